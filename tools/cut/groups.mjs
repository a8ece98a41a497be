// Which pieces of a cut program are combined into one file.
//
// The splitter makes a piece for each set of chunks that share something, a hundred of them for eight
// chunks, most of a few hundred bytes. One file for each would be as many requests; one for all would
// bring everybody what hardly anybody needs. So two files become one wherever that costs less in all.
// No chunk is known by name here, and none is more than another.

/**
 * What one more file costs who asks for it, in bytes of code and data before they are made smaller: a
 * request, the beginning of a wasm file, and that a small one compresses worse. (From 8000 on the first page
 * has to bring 15 kB that only the games and the dialog of a new game share.)
 */
export const FILE = 5000;

const cost = (chunks, size, file) => chunks * (size + file);

/** What it saves that two files are one. */
function saved(a, b, file) {
  const both = a.chunks.size + b.chunks.size - [...a.chunks].filter((chunk) => b.chunks.has(chunk)).length;
  return cost(a.chunks.size, a.size, file) + cost(b.chunks.size, b.size, file) - cost(both, a.size + b.size, file);
}

/** Whether a file is better off with `other` than with the one it would be put together with by now. */
function consider(one, other, file) {
  const saving = saved(one, other, file);
  if (saving > one.saving) Object.assign(one, { saving, partner: other });
}

/** Looks among the files after it for the one with which it saves most, the first of several. */
function look(files, place, file) {
  const one = files[place];
  Object.assign(one, { saving: 0, partner: undefined });
  for (let next = place + 1; next < files.length; next++) consider(one, files[next], file);
}

/** One file of two, which comes after all others. */
function join(files, one, file) {
  const other = one.partner;
  const left = files.filter((each) => each !== one && each !== other);
  const both = {
    chunks: new Set([...one.chunks, ...other.chunks]),
    pieces: [...one.pieces, ...other.pieces],
    size: one.size + other.size,
    saving: 0,
  };
  const all = [...left, both];
  left.forEach((each, place) => {
    if (each.partner === one || each.partner === other) look(all, place, file);
    else consider(each, both, file);
  });
  return all;
}

/**
 * Puts pieces together, each with its size and with the chunks that cannot do without it. Always the two for which
 * it saves most; what each file is best put together with is kept, since it changes for few of them.
 *
 * @param {{piece: string, chunks: string[], size: number}[]} pieces
 * @returns {{chunks: string[], pieces: string[], size: number}[]}
 */
export function grouped(pieces, file = FILE) {
  let files = pieces
    .map(({ piece, chunks, size }) => ({ chunks: new Set(chunks), pieces: [piece], size }))
    .sort((a, b) => (a.pieces[0] < b.pieces[0] ? -1 : 1));
  files.forEach((_, place) => look(files, place, file));
  for (;;) {
    const best = files.reduce((best, one) => (one.saving > best.saving ? one : best), { saving: 0 });
    if (!best.partner) break;
    files = join(files, best, file);
  }
  return files
    .map(({ chunks, pieces, size }) => ({ chunks: [...chunks].sort(), pieces: pieces.sort(), size }))
    .sort((a, b) => (a.chunks.join() < b.chunks.join() ? -1 : 1));
}

// Which pieces of a cut program are combined into one file.
//
// The splitter makes a piece for each set of chunks that share something, a hundred of them for eight
// chunks, most of a few hundred bytes. One file for each would be as many requests; one for all would
// bring everybody what hardly anybody needs. So two files become one wherever that costs less in all.
// What it costs a chunk is seen against what that chunk needs anyway, the main program included: 50 kB
// are little for a sum of games, and much for the first page. No chunk is known by name here.

/**
 * What one more file costs who asks for it, in bytes of code and data before they are made smaller: a
 * request, the beginning of a wasm file, that a small one compresses worse, and the work of taking it in
 * (measured in docs/measurements.md).
 */
export const FILE = 6000;

/** Bytes cost who needs few more than in proportion: those of the first page are waited for by whoever comes. */
const POWER = 1.5;

/** What a byte costs the chunk that needs most. Costs are whole numbers, whose sum is the same in any order. */
const UNIT = 100;

/** By chunk: how much a byte costs it, the more the less it needs beside the `main` program. */
function weights(pieces, main) {
  const needs = {};
  for (const { chunks, size } of pieces) {
    for (const chunk of new Set(chunks)) needs[chunk] = (needs[chunk] ?? main) + size;
  }
  const most = Math.max(...Object.values(needs));
  return Object.fromEntries(Object.entries(needs).map(([chunk, need]) => [chunk, Math.round(UNIT * (most / need) ** POWER)]));
}

/** What it saves that two files are one. */
function saved(a, b, { weight, file }) {
  const cost = (weight, size) => weight * (size + file);
  const added = [...b.chunks].reduce((sum, chunk) => sum + (a.chunks.has(chunk) ? 0 : weight[chunk]), 0);
  return cost(a.weight, a.size) + cost(b.weight, b.size) - cost(a.weight + added, a.size + b.size);
}

/** Whether a file is better off with `other` than with the one it would be put together with by now. */
function consider(one, other, costs) {
  const saving = saved(one, other, costs);
  if (saving > one.saving) Object.assign(one, { saving, partner: other });
}

/** Looks among the files after it for the one with which it saves most, the first of several. */
function look(files, place, costs) {
  const one = files[place];
  Object.assign(one, { saving: 0, partner: undefined });
  for (let next = place + 1; next < files.length; next++) consider(one, files[next], costs);
}

/** A file of these pieces. */
function fileOf(chunks, pieces, size, { weight }) {
  const all = [...chunks].reduce((sum, chunk) => sum + weight[chunk], 0);
  return { chunks, pieces, size, weight: all, saving: 0, partner: undefined };
}

/** One file of two, which comes after all others. */
function join(files, one, costs) {
  const other = one.partner;
  const left = files.filter((each) => each !== one && each !== other);
  const chunks = new Set([...one.chunks, ...other.chunks]);
  const both = fileOf(chunks, [...one.pieces, ...other.pieces], one.size + other.size, costs);
  const all = [...left, both];
  left.forEach((each, place) => {
    if (each.partner === one || each.partner === other) look(all, place, costs);
    else consider(each, both, costs);
  });
  return all;
}

/**
 * Puts pieces together, each with its size and with the chunks that cannot do without it, beside a `main` program of
 * so many bytes, which is not empty. Always the two for which it saves most; what each file is best put together with
 * is kept, since it changes for few of them.
 *
 * @param {{piece: string, chunks: string[], size: number}[]} pieces
 * @returns {{chunks: string[], pieces: string[], size: number}[]}
 */
export function grouped(pieces, main, file = FILE) {
  const costs = { weight: weights(pieces, main), file };
  let files = pieces
    .map(({ piece, chunks, size }) => fileOf(new Set(chunks), [piece], size, costs))
    .sort((a, b) => (a.pieces[0] < b.pieces[0] ? -1 : 1));
  files.forEach((_, place) => look(files, place, costs));
  for (;;) {
    const best = files.reduce((best, one) => (one.saving > best.saving ? one : best), { saving: 0 });
    if (!best.partner) break;
    files = join(files, best, costs);
  }
  return files
    .map(({ chunks, pieces, size }) => ({ chunks: [...chunks].sort(), pieces: pieces.sort(), size }))
    .sort((a, b) => (a.chunks.join() < b.chunks.join() ? -1 : 1));
}

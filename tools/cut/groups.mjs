// Which pieces of a cut program are put together into one file.
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

const cost = ({ chunks, size }, file) => chunks.length * (size + file);

const union = (a, b) => ({
  chunks: [...new Set([...a.chunks, ...b.chunks])].sort(),
  pieces: [...a.pieces, ...b.pieces].sort(),
  size: a.size + b.size,
});

/** The two files for which it saves most to be one; nothing where it saves nothing. */
function best(files, file) {
  let found;
  let most = 0;
  files.forEach((a, i) => {
    files.slice(i + 1).forEach((b) => {
      const saved = cost(a, file) + cost(b, file) - cost(union(a, b), file);
      if (saved > most) [found, most] = [[a, b], saved];
    });
  });
  return found;
}

/**
 * Puts pieces together, each with its size and with the chunks that cannot do without it.
 *
 * @param {{piece: string, chunks: string[], size: number}[]} pieces
 * @returns {{chunks: string[], pieces: string[], size: number}[]}
 */
export function grouped(pieces, file = FILE) {
  let files = pieces
    .map(({ piece, chunks, size }) => ({ chunks: [...chunks].sort(), pieces: [piece], size }))
    .sort((a, b) => (a.pieces[0] < b.pieces[0] ? -1 : 1));
  for (let two = best(files, file); two; two = best(files, file)) {
    files = [...files.filter((one) => !two.includes(one)), union(...two)];
  }
  return files.sort((a, b) => (a.chunks.join() < b.chunks.join() ? -1 : 1));
}

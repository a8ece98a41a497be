// A graph too large to draw, as a file supplied by a reader, and what can be found out about it.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const LARGE = 100_000;
const successors = (v) => [(v * 7 + 1) % LARGE, (v * 3 + 2) % LARGE];
/** Even vertices are the first player's, who wins at the first three. */
const WON = [0, 1, 2];

/** From how many of its vertices the first player forces a win, counted backwards from those that are won. */
function forced() {
  const before = Array.from({ length: LARGE }, () => []);
  const open = Array.from({ length: LARGE }, (_, v) => new Set(successors(v)));
  for (let v = 0; v < LARGE; v++) for (const next of open[v]) before[next].push(v);
  const won = new Set(WON);
  for (const vertex of won) {
    for (const v of before[vertex]) {
      open[v].delete(vertex);
      if (v % 2 === 0 || open[v].size === 0) won.add(v);
    }
  }
  return won.size;
}

/** The file, from how many vertices its first player forces a win, and the way to be rid of the file. */
export function largeGraph() {
  const lines = Array.from({ length: LARGE }, (_, v) => `${v} ${v % 2} -> ${successors(v).join(", ")}`);
  const folder = mkdtempSync(join(tmpdir(), "nimlab-graph-"));
  const file = join(folder, "large.txt");
  writeFileSync(file, [...lines, `win 0: ${WON.join(", ")}`, ""].join("\n"));
  return { file, forced: forced(), remove: () => rmSync(folder, { recursive: true }) };
}

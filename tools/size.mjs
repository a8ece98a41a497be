// Weighs the first load: all that a first visit fetches, gzipped. The page is several programs, each
// with its solver; who opens a link loads one of them, and what they share.
//
//   node tools/size.mjs [FOLDER]

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 300_000; // bytes, gzipped, for whichever link is opened first
// Programs that share the solver of another one, or its style sheet.
const SOLVERS = { atlas: "explorer-solver", "chomp-views": "chomp-solver" };
const STYLES = { atlas: "explorer.css", misere: "explorer.css", "chomp-views": "chomp.css", attractor: "graph.css" };
// Fetched when the page stands: the icons of those who install it, and who keeps it on the device.
const LATER = /^(icons\/|sw\.js$|version\.json$|manifest\.webmanifest$)/;

const folder = process.argv[2] ?? "dist";
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
  .map((path) => path.split(sep).join("/"))
  .filter((path) => !LATER.test(path));

// The first program's files have a fingerprint in their names, and so have style sheets that all
// programs share; one without is its program's.
const bare = (path) => path.replace(/-[0-9a-f]{15,16}(?=[._])/, "");
const WASM = /^([a-z-]+)_bg\.wasm$/;
const programs = files.map((path) => bare(path).match(WASM)?.[1]).filter(Boolean);
const owner = (path) => programs.find((name) => [`${name}.js`, `${name}_bg.wasm`, `${name}.css`].includes(bare(path)));
const pages = programs.filter((name) => !/-solver(-plain)?$/.test(name)).sort();

const parts = files.map((path) => {
  const content = readFileSync(join(folder, path));
  const gzipped = gzipSync(content, { level: 9 }).length;
  return { path, owner: owner(path), raw: content.length, gzipped };
});
parts.sort((a, b) => b.gzipped - a.gzipped);

const row = (gzipped, raw, name) =>
  console.log(`${String(gzipped).padStart(9)} ${String(raw).padStart(9)}  ${name}`);
const sum = (parts, key) => parts.reduce((total, part) => total + part[key], 0);
row("gzipped", "bytes", "file");
for (const { path, raw, gzipped } of parts) row(gzipped, raw, path);

if (!files.includes("index.html") || pages.length === 0) {
  console.error(`${folder} does not hold the built site: make build first.`);
  process.exitCode = 1;
}
console.log(`\nfirst load, at most ${LIMIT} gzipped:`);
for (const page of pages) {
  // The twin for browsers without vectors is loaded in the place of the other, and is no heavier.
  const own = [undefined, page, SOLVERS[page] ?? `${page}-solver`];
  const load = parts.filter(({ owner, path }) => own.includes(owner) || path === STYLES[page]);
  const gzipped = sum(load, "gzipped");
  row(gzipped, sum(load, "raw"), `${page}, with its solver and what all share`);
  if (gzipped > LIMIT) {
    console.error(`The first load of ${page} is ${gzipped - LIMIT} bytes too heavy.`);
    process.exitCode = 1;
  }
}

// Weighs the first load: all that is in the built site, gzipped, but for what is named below.
//
//   node tools/size.mjs [FOLDER]

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 300_000; // bytes, gzipped
const LATER = /^icons\//; // fetched by those who install the page, not by a first visit

const folder = process.argv[2] ?? "dist";
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
  .map((path) => path.split(sep).join("/"))
  .filter((path) => !LATER.test(path));

const parts = files.map((path) => {
  const content = readFileSync(join(folder, path));
  return { path, raw: content.length, gzipped: gzipSync(content, { level: 9 }).length };
});
parts.sort((a, b) => b.gzipped - a.gzipped);
const sum = (key) => parts.reduce((total, part) => total + part[key], 0);

const row = (gzipped, raw, name) =>
  console.log(`${String(gzipped).padStart(9)} ${String(raw).padStart(9)}  ${name}`);
row("gzipped", "bytes", "file");
for (const { path, raw, gzipped } of parts) row(gzipped, raw, path);
row(sum("gzipped"), sum("raw"), `first load; at most ${LIMIT} gzipped`);

const names = parts.map((part) => part.path);
if (!names.includes("index.html") || !names.some((name) => name.endsWith(".wasm"))) {
  console.error(`${folder} does not hold the built site: make build first.`);
  process.exitCode = 1;
} else if (sum("gzipped") > LIMIT) {
  console.error(`The first load is ${sum("gzipped") - LIMIT} bytes too heavy.`);
  process.exitCode = 1;
}

// Weighs the site, gzipped: all that is fetched before a page can be used, and all that is kept on the device. Fails if
// something is heavier than what Nimlab promises.
//
//   node tools/size.mjs [FOLDER]

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

// Bytes, gzipped: what the site weighs now, and little more. The solver is not counted with a page: it streams in
// behind. What made it as heavy as it is: docs/measurements.md, “What the site weighs”.
const LIMITS = { "the first page": 333_500, "a sum": 710_500, "any other page": 625_500, "all wasm": 2_759_500, "all that is kept": 2_908_500 };
const LANGUAGES = ["en", "fr"];
const SOLVER = /^(worker|solver)-/;
// Fetched once the page is drawn: pictures further down, the icons of those who install it, and those who keep it on
// the device. What wasm-bindgen leaves in snippets/ is part of the page's script as well, and is not fetched.
const LATER = /^(icons\/|pictures\/|scan[-.]|figure[-.]|snippets\/|icon-.*\.svg$|sw\.js$|version\.json$|manifest\.webmanifest$)/;

// By the program that every system has: Node's own is made for speed, and writes some 3 % more.
const gzipped = (file) => execFileSync("gzip", ["-9nc", file], { maxBuffer: 2 ** 26 }).length;

const folder = process.argv[2] ?? "dist";
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== "preview.png") // what link previews show is for other programs
  .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
  .map((name) => {
    const content = readFileSync(join(folder, name));
    // tools/cut.mjs names a file after the chunks that need it.
    const chunks = /^chunk\.(.+)-[0-9a-f]+\.wasm$/.exec(name)?.[1].split(".");
    return { name, chunks, raw: content.length, gzipped: gzipped(join(folder, name)) };
  })
  .sort((a, b) => b.gzipped - a.gzipped);
if (!files.some(({ name }) => name === "index.html")) {
  console.error(`${folder} does not contain the built site: run make build first.`);
  process.exit(1);
}

const sum = (files) => files.reduce((total, { gzipped }) => total + gzipped, 0);
const row = (gzipped, name) => console.log(`${String(gzipped).padStart(9)}  ${name}`);
const limit = (name, gzipped, what) => {
  row(gzipped, what);
  if (gzipped <= LIMITS[name]) return;
  console.error(`${what}: ${gzipped - LIMITS[name]} bytes more than the ${LIMITS[name]} of ${name}.`);
  process.exitCode = 1;
};

console.log("  gzipped  file");
files.forEach(({ gzipped, name }) => row(gzipped, name));

const common = files.filter(({ name, chunks }) => !chunks && !LATER.test(name) && !SOLVER.test(name));
// After "but" those are named that do not need it.
const needed = (chunk) => files.filter(({ chunks }) => chunks && (chunks[0] === "but") !== chunks.includes(chunk));
const words = Math.max(...LANGUAGES.map((language) => sum(needed(language))));
const pages = [...new Set(files.flatMap(({ chunks }) => chunks ?? []))].filter((chunk) => !LANGUAGES.includes(chunk) && chunk !== "but").sort();
console.log("\n  gzipped  until it can be used, the solver apart");
// The dialogs and what checks results come when they are asked for, the cards of the first page once it is drawn.
for (const page of pages.filter((page) => !["share", "new_game", "check", "cards"].includes(page))) {
  const kind = { front: "the first page", sum: "a sum" }[page] ?? "any other page";
  limit(kind, sum([...common, ...needed(page)]) + words, page);
}
console.log("\n  gzipped  in all");
row(sum(files.filter(({ name }) => SOLVER.test(name))), "the solver");
limit("all wasm", sum(files.filter(({ name }) => name.endsWith(".wasm"))), "all wasm");
limit("all that is kept", sum(files), "all that is kept on the device");

// Weighs the site, gzipped: all that is fetched before a page can be used, and all that is kept on the device. Fails if
// something is heavier than what Nimlab promises.
//
//   node tools/size.mjs [FOLDER]

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

// Bytes, gzipped. The solver is not counted with a page: it streams in behind.
// (Before there were questions and lessons: 222, 320, 900 and 1000 kB. They brought their sentences, 11 kB
// of the two catalogues, what every game says of itself for them, and the lessons' own texts: 243, 338, 1180
// and 1240 kB. Then came coins, placing on boards, other pieces, heaps by any rule, whose boards are shown on the
// first page and whose sentences are in everybody's catalogue; the class, and the check of one's own results:
// 308, 396, 1650 and 1715 kB. Then sums of any systems, which bring the rules of all of them, proofs to be read,
// the workshop, coins on grids, placing on graphs; and the first page gave away its cards: 273, 437, 1940 and
// 2065 kB, a sum 536. Then recursion made visible, quotients with their relations, definitions of terms, boards
// that turn. Then the class's own work kept apart by reader, costs and places of rules that are typed: some 20 kB of wasm. Then
// whatever the functions of the practicals return is checked and copied, and broken links lead to the game that was meant: 50 kB of
// wasm, of which 27 on the page of sequences. Then reasons for counts, rare values and periods, figures with ticks, what is wrong with
// an answer before the class, custom lessons found again: 20 kB of wasm, of which 8 on the page of sequences. Then errors that
// quote what was typed, rules of coins in sentences, boards that know whether they are wider than their frame: 11 kB of wasm,
// of which 2 are sentences in everybody's catalogue. Then results read as consoles, numpy and prints give them, with the reasons for
// what is wrong in each, masks and actions among them: 17 kB of wasm, of which 6 on the page of sequences; and a lost game of a lesson leads to another position, the end of a game to another too, and sentences were made whole: 8 kB more, of which 1 on the first page. Then what collections, Java, OCaml and sentences
// print is read as well: 27 kB of wasm, in the check alone; boards in lines, kept games told apart by when they were left, boards
// that say what a move would do, a review that stays: 20 kB, of which 8 on the first page; and lessons that are opened wherever a
// file is taken, whose questions the writer has checked. Reasons beside every table that is checked and after every answer,
// which the solver tells: 66 kB there; the path of lessons: 8 kB on the first page. Then the proof by rare heaps, certificates of codes
// that repeat for ever, digits above 7 as moves, boards that are seen before their question can be answered; the texts, the
// list and the writer of lessons came into files of their own, which more files have to share: 50 kB of wasm. Then all of the
// solver but its ground floor was compiled for size: 132 kB less. The ground floor became a crate for that, and what the page
// shares with it some kilobytes more: 4 on the page of sequences. The board of the first page is played with the keyboard too: 2 kB.
// Who wins single heaps is checked beside the strip, the sequence and the misère view: 5 kB on the page of sequences.)
const LIMITS = { "the first page": 337_000, "a sum": 624_000, "any other page": 554_000, "all wasm": 2_505_000, "all that is kept": 2_646_000 };
const LANGUAGES = ["en", "fr"];
const SOLVER = /^(worker|solver)-/;
// Fetched once the page is drawn: pictures further down, the icons of those who install it, and those who keep it on the device. What
// wasm-bindgen leaves in snippets/ is part of the page's script as well, and is not fetched.
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

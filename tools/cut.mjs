// Cuts the page's program, so that what only some pages need is loaded when one of them is opened.
//
// Trunk has built the program whole. It was linked with its relocations (feature `cut`), so
// wasm-split-cli can tell what only the split points lead to (src/app/chunk.rs), code and data, and
// takes it out into pieces; tools/cut/groups.mjs says which of them become one file. The program in the
// built site is then replaced:
//
//   page-HASH.js, page-HASH_bg.wasm    the main program; index.html is told their names
//   chunk.A.B-HASH.wasm                what the chunks A and B need, and no other, or after `but` all
//                                      chunks except A and B; index.html is told these names too
//
// Every name holds a hash of what is in the file, the script's that of all of them, so that files of
// two builds never meet. The same program gives the same files.
//
// tools/build.sh calls it. It is no hook of Trunk's: `trunk serve` builds the whole program, and has
// nothing to ask of Node.js.
//
//   node tools/cut.mjs WHOLE.wasm [FOLDER]    the program as cargo left it; the site that Trunk built

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { grouped } from "./cut/groups.mjs";
import { hub, importsOf, weight } from "./cut/wasm.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const LENT = "__wasm_split"; // from where the splitter lets pieces import what the main program has
const MAIN = "main"; // the same once they are merged; static/chunks.js gives it to them
const LINKS = "__wasm_split.js"; // the script by which the main program has its chunks loaded

// What our compiler uses and each browser of the last years knows. Not all features: binaryen would
// then write some that hardly any browser knows.
const FEATURES = [
  "bulk-memory",
  "bulk-memory-opt",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
].map((feature) => `--enable-${feature}`);

// As small as it gets. Nothing is kept in the first 1024 bytes of the memory: they are the far end of the stack.
const SMALL = ["-Oz", "--low-memory-unused", ...FEATURES];

const hash = (...contents) => {
  const all = createHash("sha256");
  contents.forEach((content) => all.update(content));
  return all.digest("hex").slice(0, 16);
};

/** Runs a program; the tools of node_modules come last, after the reader's own. */
async function run(program, ...given) {
  const PATH = [process.env.PATH, join(ROOT, "tools/binaryen"), join(ROOT, "node_modules/.bin")].join(delimiter);
  try {
    await promisify(execFile)(program, given, { env: { ...process.env, PATH }, maxBuffer: 2 ** 26 });
  } catch (error) {
    const why = error.code === "ENOENT" ? "is not there: tools/install.sh build" : (error.stderr ?? error.message);
    throw new Error(`${program}: ${why}`.slice(0, 4000));
  }
}

/** Does something for all of them, as many at a time as there are processors. */
async function eachOf(all, work) {
  const left = all.entries();
  const done = [];
  const worker = async () => {
    for (const [place, one] of left) done[place] = await work(one);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return done;
}

/** The pieces that the splitter's script loads, each with the chunks that need it. */
export function piecesOf(script) {
  const shared = new Map(); // by the script's name of it: the file
  for (const [, name, load] of script.matchAll(/^const (__chunk_\d+) = makeLoad\(([^]*?)\);\n/gm)) {
    shared.set(name, fileIn(load));
  }
  const pieces = new Map(); // by file: chunks
  const needs = (file, chunk) => pieces.set(file, [...(pieces.get(file) ?? []), chunk]);
  const chunks = [];
  const loaders = /^export const __wasm_split_load_(\w+) = wrapAsyncCb\(makeLoad\(([^]*?), \[([^\]]*)\]\)\);\n/gm;
  for (const [, chunk, load, list] of script.matchAll(loaders)) {
    chunks.push(chunk);
    // A chunk may have nothing of its own.
    const own = load.includes("fetch(") ? [fileIn(load)] : [];
    const others = list.split(", ").filter(Boolean).map((name) => shared.get(name));
    [...own, ...others].forEach((file) => needs(file, chunk));
  }
  const told = script.split("__wasm_split_load_").length - 1;
  if (chunks.length === 0 || chunks.length !== told || pieces.has(undefined)) {
    throw new Error(`${LINKS} is not what was expected`);
  }
  return { chunks: chunks.sort(), pieces };
}

function fileIn(load) {
  const [, file] = /new URL\("\.\/(\w+\.wasm)", import\.meta\.url\)/.exec(load) ?? [];
  return file;
}

/** The script that takes the place of the splitter's. */
export function linksOf(chunks) {
  const loaders = chunks.map((chunk) => `export const __wasm_split_load_${chunk} = loader("${chunk}");`);
  return `
import { initSync } from "./page.js";
import { chunksOf } from "./chunks.js";
const loader = chunksOf(window.nimlab, import.meta.url, () => initSync());
${loaders.join("\n")}
`;
}

/** Splits the whole program, and lets wasm-bindgen work on the main one: `page.js`, `page_bg.wasm`. */
async function split(whole, folder) {
  // Only these say that it was built to be cut.
  if (!readFileSync(whole).includes("reloc.CODE")) throw new Error(`${whole} has no relocations: feature \`cut\``);
  const cli = join(process.env.NIMLAB_TOOLS ?? "", "bin/wasm-split-cli");
  await run(existsSync(cli) ? cli : basename(cli), whole, folder, "--target", "web", "--out-name", "page");
  const known = piecesOf(readFileSync(join(folder, LINKS), "utf8"));
  const made = readdirSync(folder).filter((file) => /^(chunk|split)_.*\.wasm$/.test(file));
  const missed = made.filter((file) => !known.pieces.has(file));
  if (missed.length > 0 || made.length !== known.pieces.size) throw new Error(`no chunk needs ${missed}`);
  const bindgen = ["--target", "web", "--no-typescript", "--keep-lld-exports"];
  await run("wasm-bindgen", ...bindgen, "--out-dir", folder, join(folder, "page.wasm"));
  return known;
}

/**
 * A name that says which chunks need a file: those, or after `but` all the others, whichever is shorter. Systems of
 * files know no names of more than 255 bytes.
 */
export function nameOf(chunks, all) {
  const named = chunks.join(".");
  const but = ["but", ...all.filter((chunk) => !chunks.includes(chunk))].join(".");
  return but.length < named.length ? but : named;
}

/** Makes one file of a group of pieces, as small as it gets, and returns what is in it. */
async function merge(group, folder) {
  const at = (file) => join(folder, file);
  const to = at(`group.${group.name}.wasm`);
  const imports = group.pieces.flatMap((piece) => importsOf(readFileSync(at(piece))));
  const strange = imports.find(({ module }) => module !== LENT);
  if (strange) throw new Error(`a piece imports ${strange.name} from ${strange.module}`);
  const lent = `${to}.hub`;
  writeFileSync(lent, hub(imports, MAIN));
  const pieces = group.pieces.flatMap((piece) => [at(piece), piece]);
  await run("wasm-merge", ...FEATURES, lent, LENT, ...pieces, "-o", to);
  // Functions that are called often get short numbers. (The main program becomes larger by that.)
  await run("wasm-opt", ...SMALL, "--reorder-functions", to, "-o", to);
  return readFileSync(to);
}

/** What no browser would tell before a reader opens the page that it is about. */
function check(main, files) {
  const lent = WebAssembly.Module.exports(new WebAssembly.Module(main)).map(({ name }) => name);
  if (!lent.includes("__indirect_function_table")) throw new Error("the main program hides its functions");
  for (const { file, content } of files) {
    const imports = WebAssembly.Module.imports(new WebAssembly.Module(content));
    const missed = imports.filter(({ module, name }) => module !== MAIN || !lent.includes(name));
    if (missed.length > 0) throw new Error(`${file} imports ${missed.map(({ name }) => name)}`);
  }
}

/**
 * The scripts of the main program, and those it imports, as one. (The snippets that are in it then stay
 * in the site too: the program still knows them by their files' names, and whoever looks for those finds them.)
 */
async function bundle(chunks, folder) {
  const at = (file) => join(folder, file);
  cpSync(join(ROOT, "static/chunks.js"), at("chunks.js"));
  writeFileSync(at(LINKS), linksOf(chunks));
  const entry = `export * from "./page.js"; export { default } from "./page.js";`;
  writeFileSync(at("entry.js"), entry);
  const flags = ["--bundle", "--format=esm", "--minify", "--charset=utf8", "--target=es2020", "--log-level=error"];
  await run("esbuild", at("entry.js"), ...flags, `--outfile=${at("bundle.js")}`);
  return readFileSync(at("bundle.js"), "utf8");
}

/** Cuts a program: what it becomes, and what it is made of. */
export async function cut(whole, folder) {
  const { chunks, pieces } = await split(whole, folder);
  const main = join(folder, "page_bg.wasm");
  const size = (piece) => weight(readFileSync(join(folder, piece)));
  const sized = [...pieces].map(([piece, chunks]) => ({ piece, chunks, size: size(piece) }));
  const groups = grouped(sized, weight(readFileSync(main)));
  groups.forEach((group) => (group.name = nameOf(group.chunks, chunks)));
  // The main program takes longest, so it goes first.
  const [, ...contents] = await eachOf([undefined, ...groups], (group) =>
    group ? merge(group, folder) : run("wasm-opt", ...SMALL, main, "-o", main),
  );
  const files = groups.map(({ chunks, name }, place) => {
    const content = contents[place];
    return { file: `chunk.${name}-${hash(content)}.wasm`, chunks, content };
  });
  const program = readFileSync(main);
  check(program, files);
  return { program, files, script: await bundle(chunks, folder) };
}

/** Puts a program that was cut in the place of the whole one. */
export function replace({ program, files, script }, site) {
  const page = join(site, "index.html");
  const text = readFileSync(page, "utf8");
  const first = /content="?(page-[0-9a-f]+)\.js (page-[0-9a-f]+)_bg\.wasm\b/;
  const [, name, other] = first.exec(text) ?? [];
  if (!name || name !== other) throw new Error(`${page} does not name the page's program`);
  for (const file of [`${name}.js`, `${name}_bg.wasm`]) rmSync(join(site, file));
  const next = `page-${hash(program, script, ...files.map(({ file }) => file))}`;
  writeFileSync(join(site, `${next}.js`), script.replaceAll("page_bg.wasm", `${next}_bg.wasm`));
  writeFileSync(join(site, `${next}_bg.wasm`), program);
  files.forEach(({ file, content }) => writeFileSync(join(site, file), content));
  const chunks = `<meta name=nimlab-chunks content="${files.map(({ file }) => file).join(" ")}">`;
  const tag = /<meta[^>]*\bnimlab-first\b[^>]*>/;
  if (!tag.test(text)) throw new Error(`${page} has no tag for the page's program`);
  writeFileSync(page, text.replace(tag, (first) => chunks + first).replaceAll(name, next));
}

async function main([whole, site = "dist"]) {
  const folder = mkdtempSync(join(tmpdir(), "nimlab-cut-"));
  try {
    const made = await cut(whole, folder);
    replace(made, site);
    console.log(`The page's program is cut into a main one and ${made.files.length} files.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(`The page's program was not cut. ${error.message}`);
    process.exitCode = 1;
  });
}

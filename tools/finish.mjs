// What remains to be done after Trunk has built the site:
//
// - static/start.js goes into the page: it asks for everything else, so that whoever waits for a file of its
//   own waits twice. The policy of the page then names the script by its hash.
// - The solver's files get a hash of what is in them in their names, as Trunk gives the page's, and the
//   page is told their names: files of two builds never meet.
// - So do the scripts that the page fetches when they are needed.
// - The page is told which chunks each lesson begins with.
// - version.json lists the files with their hashes, in the order in which they are taken, and the age of the
//   build, which is a hash of all of it. By that the service worker tells one version from another, and whether
//   it has the whole of one.
//
// - Where the address of the site is known (NIMLAB_SITE=https://example.org/nimlab/), the page says it, and where the
//   picture of link previews is: programs that draw those follow no relative address.
//
//   node tools/finish.mjs [FOLDER]

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The tag that names the page's program. */
const FIRST = /<meta[^>]*\bname="?nimlab-first\b/;

const digest = (content, form) => createHash("sha256").update(content).digest(form);

/** The page with a script in the place of the tag that names it, and with its hash in the policy. */
export function inlined(page, tag, script) {
  if (/<\/script/i.test(script)) throw new Error("the script would end the tag that it stands in");
  const policy = "script-src 'self'";
  if (!page.includes(tag) || !page.includes(policy)) throw new Error("the page is not what was expected");
  // Not as a pattern: what is in a script is no pattern either.
  return page
    .replace(tag, () => `<script>${script}</script>`)
    .replace(policy, () => `${policy} 'sha256-${digest(script, "base64")}'`);
}

/** The page with the whole address of the site, and of the picture of link previews. */
export function addressed(page, site) {
  const picture = /(<meta[^>]*\bproperty="?og:image"?[^>]*\bcontent=)("?)preview\.png\2/;
  if (!/^https?:\/\//.test(site)) throw new Error(`NIMLAB_SITE is no address: ${site}`);
  if (!picture.test(page)) throw new Error("the page does not name the picture of link previews");
  const root = new URL(site.endsWith("/") ? site : `${site}/`).href.replaceAll('"', "%22");
  return page.replace(
    picture,
    (_, before) => `<meta property="og:url" content="${root}">${before}"${root}preview.png"`,
  );
}

/** Gives the solver's files names that hold what is in them, and tells the page. */
export function nameSolver(folder) {
  const file = join(folder, "index.html");
  const names = ["worker.js", "solver.js", "solver_bg.wasm"];
  const hash = digest(Buffer.concat(names.map((name) => readFileSync(join(folder, name)))), "hex").slice(0, 16);
  const next = names.map((name) => name.replace(/^[a-z]+/, (stem) => `${stem}-${hash}`));
  names.forEach((name, place) => renameSync(join(folder, name), join(folder, next[place])));
  const page = readFileSync(file, "utf8");
  if (!FIRST.test(page)) throw new Error(`${file} does not name its program`);
  writeFileSync(file, page.replace(FIRST, (tag) => `<meta name=nimlab-solver content="${next.join(" ")}">${tag}`));
}

/** The scripts that are fetched when they are needed, each with the name of the tag that tells the page theirs. */
const LATER = { "nimlab-figure": "figure.js", "nimlab-scan": "scan.js" };

/** Gives these scripts names that hold what is in them, and tells the page. */
export function nameScripts(folder) {
  const file = join(folder, "index.html");
  let page = readFileSync(file, "utf8");
  for (const [tag, name] of Object.entries(LATER)) {
    if (!existsSync(join(folder, name))) continue;
    const hash = digest(readFileSync(join(folder, name)), "hex").slice(0, 16);
    const next = name.replace(".", `-${hash}.`);
    renameSync(join(folder, name), join(folder, next));
    if (!FIRST.test(page)) throw new Error(`${file} does not name its program`);
    page = page.replace(FIRST, (first) => `<meta name=${tag} content=${next}>${first}`);
  }
  writeFileSync(file, page);
}

const LESSONS = fileURLToPath(new URL("../lessons/en/", import.meta.url));
const TEXTS = fileURLToPath(new URL("../src/app/lesson/texts.rs", import.meta.url));

/** The board of each step of a lesson, as static/start.js looks for its chunk; nothing for a step without one. */
export function boardsOf(text) {
  const steps = text.split(/^---[ \t]*\r?\n/m).slice(1);
  const boards = steps.filter((step) => !/^\s*teacher:/.test(step)).map((step) => {
    const [, system, keys] = /^#\/v1\/([a-z]+)\/[^\s?]*\??(\S*)/m.exec(step) ?? [];
    const view = /(?:^|&)view=([a-z-]+)/.exec(keys ?? "")?.[1];
    const asks = /(?:^|&)task=/.test(keys ?? "") || /^task:/m.test(step);
    return [system, ...(view && !asks ? [view] : [])].join("/");
  });
  return new Set(boards).size === 1 ? boards[0] : boards.join(",");
}

/** By lesson: the chunk that has its text, without the language at its end. */
export function textsOf(source) {
  const groups = [...source.matchAll(/^ +(texts_\w+)_en [A-Z_]+((?: "[a-z0-9-]+")+);$/gm)];
  return Object.fromEntries(groups.flatMap(([, chunk, names]) => names.match(/[a-z0-9-]+/g).map((name) => [name, chunk])));
}

/** Tells the page of each lesson the chunks that it begins with, so that it need not wait for one to know of the next. */
export function tellLessons(folder) {
  const file = join(folder, "index.html");
  const chunks = textsOf(readFileSync(TEXTS, "utf8"));
  const told = readdirSync(LESSONS).sort().map((name) => {
    const lesson = name.replace(/\.txt$/, "");
    if (!chunks[lesson]) throw new Error(`${TEXTS} does not say where ${name} is`);
    return `${lesson}:${chunks[lesson]}:${boardsOf(readFileSync(join(LESSONS, name), "utf8"))}`;
  });
  const page = readFileSync(file, "utf8");
  if (!FIRST.test(page)) throw new Error(`${file} does not name its program`);
  writeFileSync(file, page.replace(FIRST, (tag) => `<meta name=nimlab-lessons content="${told.join(" ")}">${tag}`));
}

/**
 * The files of a site, those first that readers are most likely to need next: what most pages need, then what one
 * page needs, smaller files first; then what the page that is open has fetched already; last the solver, which the
 * page fetches where it is needed.
 *
 * @param {{name: string, size: number}[]} files
 * @returns {string[]}
 */
export function inOrder(files) {
  const chunks = new Set(files.flatMap(({ name }) => namesIn(name)));
  const needs = (name) => {
    const names = namesIn(name);
    if (/^(solver|worker)-/.test(name)) return -1;
    return names[0] === "but" ? chunks.size - names.length : names.length;
  };
  const before = (a, b) => needs(b.name) - needs(a.name) || a.size - b.size || (a.name < b.name ? -1 : 1);
  return [...files].sort(before).map(({ name }) => name);
}

/** The chunks that a file is named after, and `but` before those that do not need it (tools/cut.mjs). */
function namesIn(name) {
  return /^chunk\.(.+)-[0-9a-f]+\.wasm$/.exec(name)?.[1].split(".") ?? [];
}

/** Gives the site in a folder its age, in the page and in version.json, and returns it. */
export function stamp(folder) {
  const file = join(folder, "index.html");
  const page = readFileSync(file, "utf8").replace(/<meta name=nimlab-age content=[0-9a-f]+>/, "");
  if (!FIRST.test(page)) throw new Error(`${file} does not name its program`);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
    // The picture of link previews is for other programs: nobody needs to keep it.
    .filter((name) => !["index.html", "version.json", "preview.png"].includes(name))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }));
  const hashed = inOrder(names).map((name) => [name, digest(readFileSync(join(folder, name)), "base64")]);
  const files = Object.fromEntries(hashed);
  const age = digest(JSON.stringify([page, files]), "hex").slice(0, 16);
  const stamped = page.replace(FIRST, (tag) => `<meta name=nimlab-age content=${age}>${tag}`);
  writeFileSync(file, stamped);
  // The script that takes a version is no part of it.
  delete files["sw.js"];
  files["index.html"] = digest(stamped, "base64");
  writeFileSync(join(folder, "version.json"), JSON.stringify({ age, files }));
  return age;
}

/** The smallest form, where there is what makes it. */
async function small(script) {
  const esbuild = await import("esbuild").catch(() => undefined);
  const made = await esbuild?.transform(script, { minify: true, charset: "utf8", target: "es2020" });
  return (made?.code ?? script).trim();
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? "dist";
  const file = join(folder, "index.html");
  const page = readFileSync(file, "utf8");
  const [tag, name] = /<script[^>]*\bsrc="?(?:\.\/)?(start-[0-9a-f]+\.js)"?[^>]*><\/script>/.exec(page) ?? [];
  if (!tag) throw new Error(`${file} does not name static/start.js`);
  const whole = inlined(page, tag, await small(readFileSync(join(folder, name), "utf8")));
  writeFileSync(file, process.env.NIMLAB_SITE ? addressed(whole, process.env.NIMLAB_SITE) : whole);
  rmSync(join(folder, name));
  nameSolver(folder);
  nameScripts(folder);
  tellLessons(folder);
  stamp(folder);
}

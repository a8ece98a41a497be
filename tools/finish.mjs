// What is left to do when Trunk has built the site:
//
// - static/programs.js goes into the page: it asks for everything else, so that who waits for a file
//   of its own waits twice. The policy of the page then names the script by its hash.
// - The build gets its age, a hash of everything in it, by which the page asks for its files and the
//   service worker tells one version from another; version.json has the hash of every file, so that
//   a version of which only a part has arrived is not taken for whole.
//
//   node tools/finish.mjs [FOLDER]

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const digest = (content, form) => createHash("sha256").update(content).digest(form);

/** The page with a script in the place of the tag that names it, and with its hash in the policy. */
export function inlined(page, tag, script) {
  if (/<\/script/i.test(script)) throw new Error("the script would end the tag that it stands in");
  const policy = "script-src 'self'";
  if (!page.includes(tag) || !page.includes(policy)) throw new Error("the page is not what was expected");
  // Not as a pattern: what stands in a script is no pattern either.
  return page
    .replace(tag, () => `<script>${script}</script>`)
    .replace(policy, () => `${policy} 'sha256-${digest(script, "base64")}'`);
}

/** Gives the site in a folder its age, in the page and in version.json, and returns it. */
export function stamp(folder) {
  const file = join(folder, "index.html");
  const page = readFileSync(file, "utf8").replace(/<meta name=nimlab-age content=[0-9a-f]+>/, "");
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
    .filter((name) => !["index.html", "version.json"].includes(name))
    .sort();
  const files = Object.fromEntries(names.map((name) => [name, digest(readFileSync(join(folder, name)), "base64")]));
  const age = digest(JSON.stringify([page, files]), "hex").slice(0, 16);
  const first = /<meta[^>]*\bname="?nimlab-first\b/;
  if (!first.test(page)) throw new Error(`${file} does not name its first program`);
  writeFileSync(file, page.replace(first, (tag) => `<meta name=nimlab-age content=${age}>${tag}`));
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
  const [tag, name] = /<script[^>]*\bsrc="?(?:\.\/)?(programs-[0-9a-f]+\.js)"?[^>]*><\/script>/.exec(page) ?? [];
  if (!tag) throw new Error(`${file} does not name static/programs.js`);
  writeFileSync(file, inlined(page, tag, await small(readFileSync(join(folder, name), "utf8"))));
  rmSync(join(folder, name));
  stamp(folder);
}

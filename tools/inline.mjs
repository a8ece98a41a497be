// Puts static/programs.js into the built page: it asks for everything else, so that who waits for a
// file of its own waits twice. The policy of the page then names the script by its hash.
//
//   node tools/inline.mjs [FOLDER]

import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The page with a script in the place of the tag that names it, and with its hash in the policy. */
export function inlined(page, tag, script) {
  if (/<\/script/i.test(script)) throw new Error("the script would end the tag that it stands in");
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = "script-src 'self'";
  if (!page.includes(tag) || !page.includes(policy)) throw new Error("the page is not what was expected");
  // Not as a pattern: what stands in a script is no pattern either.
  return page.replace(tag, () => `<script>${script}</script>`).replace(policy, () => `${policy} 'sha256-${hash}'`);
}

/** The smallest form, where there is what makes it. */
async function small(script) {
  const esbuild = await import("esbuild").catch(() => undefined);
  const made = await esbuild?.transform(script, { minify: true, charset: "utf8", target: "es2020" });
  return (made?.code ?? script).trim();
}

if (import.meta.filename === process.argv[1]) {
  const folder = process.argv[2] ?? "dist";
  const file = join(folder, "index.html");
  const page = readFileSync(file, "utf8");
  const [tag, name] = /<script[^>]*\bsrc="?(?:\.\/)?(programs-[0-9a-f]+\.js)"?[^>]*><\/script>/.exec(page) ?? [];
  if (!tag) throw new Error(`${file} does not name static/programs.js`);
  writeFileSync(file, inlined(page, tag, await small(readFileSync(join(folder, name), "utf8"))));
  rmSync(join(folder, name));
}

// The built site in Firefox and in WebKit, side by side; Chromium has tests/e2e.
//
//   node tests/engines/run.mjs [firefox|webkit] [words of a case]

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { CASES } from "./cases.mjs";
import { firefox } from "./firefox.mjs";
import { makeReader } from "./reader.mjs";
import { serveWatched } from "./site.mjs";
import { webkit } from "./webkit.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [FIREFOX, DRIVER] = execFileSync("tools/engines.sh", { cwd: root, encoding: "utf8" }).split("\n");
const ENGINES = { firefox: () => firefox(FIREFOX), webkit: () => webkit(DRIVER) };

/** What no driver of these can do. */
const NEITHER = ["open the list of themes, which is the system’s: a theme is set as a choice in it would set it"];

/** Does every case in an engine; gives the number of those that failed. */
async function drive(start, wanted) {
  const site = await serveWatched();
  const engine = await start();
  const reader = makeReader(engine, site);
  for (const what of [...engine.cannot, ...NEITHER]) console.log(`  - ${engine.name} cannot ${what}`);
  let failed = 0;
  try {
    for (const [name, work] of CASES.filter(([name]) => name.includes(wanted))) {
      const began = Date.now();
      let sign = "✓";
      try {
        await work(reader);
        await reader.noFaults();
      } catch (error) {
        failed += 1;
        sign = "✘";
        console.error(`${engine.name}, ${name}: ${error.message}\n  at ${await reader.where()}`);
      }
      console.log(`  ${sign} ${engine.name}: ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    }
  } finally {
    await engine.stop();
    await site.stop();
  }
  return failed;
}

// Whoever breaks off leaves no browser behind.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const [first, ...rest] = process.argv.slice(2);
const chosen = first in ENGINES ? [first] : Object.keys(ENGINES);
const wanted = (first in ENGINES ? rest : [first, ...rest].filter(Boolean)).join(" ");
const failed = await Promise.all(chosen.map((name) => drive(ENGINES[name], wanted)));
process.exitCode = failed.some(Boolean) ? 1 : 0;

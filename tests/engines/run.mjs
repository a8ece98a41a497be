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

/** How often a case is tried: as often as in tests/e2e, where a machine is busy with something else. */
const TRIES = 2;

/** Does a case; gives what went wrong, `null` where nothing did. */
async function attempt(work, reader) {
  try {
    await work(reader);
    await reader.noFaults();
    return null;
  } catch (error) {
    const where = await reader.where();
    // What one try has met is not held against the next.
    await reader.noFaults().catch(() => undefined);
    return `${error.message}\n  at ${where}`;
  }
}

/** Does every case in an engine; gives what went wrong, and whether it did so at every try. */
async function drive(start, wanted) {
  const site = await serveWatched();
  const engine = await start();
  const reader = makeReader(engine, site);
  for (const what of [...engine.cannot, ...NEITHER]) console.log(`  - ${engine.name} cannot ${what}`);
  const troubles = [];
  try {
    for (const [name, work] of CASES.filter(([name]) => name.includes(wanted))) {
      const began = Date.now();
      const met = [];
      let wrong;
      do {
        wrong = await attempt(work, reader);
        if (wrong) met.push(wrong);
      } while (wrong && met.length < TRIES);
      const failed = Boolean(wrong);
      troubles.push(...met.map((what) => ({ failed, told: `${engine.name}, ${name}: ${what}` })));
      const sign = failed ? "✘" : met.length ? "~" : "✓";
      console.log(`  ${sign} ${engine.name}: ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    }
  } finally {
    await engine.stop();
    await site.stop();
  }
  return troubles;
}

// Whoever breaks off leaves no browser behind.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const [first, ...rest] = process.argv.slice(2);
const chosen = first in ENGINES ? [first] : Object.keys(ENGINES);
const wanted = (first in ENGINES ? rest : [first, ...rest].filter(Boolean)).join(" ");
const troubles = (await Promise.all(chosen.map((name) => drive(ENGINES[name], wanted)))).flat();
// At the end, where they are found.
for (const { failed, told } of troubles) console.error(`${failed ? "FAILED" : "passed at a second try"}: ${told}`);
process.exitCode = troubles.some(({ failed }) => failed) ? 1 : 0;

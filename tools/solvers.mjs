// Asks the solvers of two built sites the same questions in turn, each on a page of its own, and prints the shortest
// times side by side. For a change that should not make the solver slower: build the site before it and after it.
//
//   node tools/solvers.mjs FOLDER OTHER [RUNS]      CHROMIUM names the browser
//
// It is the time from the question until nothing more is heard of the solver, which has answered another one before.

import { launch, serve } from "./served.mjs";

/** A first question, and the one whose time is taken. */
const QUESTIONS = {
  "proof of 0.376": ["heaps/0.77/15?view=sequence&to=20", "heaps/0.376/15?view=sequence&to=6000000&until=proof"],
  "proof of 0.354": ["heaps/0.77/15?view=sequence&to=20", "heaps/0.354/15?view=sequence&to=22000000&until=proof"],
  "Grundy’s game to 60 000": ["heaps/0.77/15?view=sequence&to=20", "heaps/grundy/9?view=sequence&to=60000"],
  "0.06, misère": ["heaps/0.77/5?rule=misere&view=analyse", "heaps/0.06/5000?rule=misere&view=analyse"],
  "misère quotient of 0.75": ["heaps/0.77/5?view=misere", "heaps/0.75/9?view=misere&genera=60"],
  "Chomp 12 × 14": ["chomp/3x4/4.4.4?view=analyse", "chomp/12x14/14.14.14.14.14.14.14.14.14.14.14.14?view=map"],
  "three rows to 400": ["chomp/3x4/4.4.4?view=analyse", "chomp/3x5/5.5.5?view=three-rows&to=400"],
  "recursion on 9 × 9": ["chomp/3x4/4.4.4?view=analyse", "chomp/9x9/9.9.9.9.9.9.9.9.9?view=cost"],
  "Cram 5 × 6": ["place/queens-2x2/none?view=analyse", "place/cram-5x6/none?view=analyse"],
  "Node Kayles 3 × 20": ["place/queens-2x2/none?view=analyse", "place/node-kayles-3x20/none?view=analyse"],
  "queens 10 × 10": ["place/queens-2x2/none?view=analyse", "place/queens-10x10/none?view=analyse"],
  "a sum": ["place/queens-2x2/none?view=analyse", "sum/heaps-0.77_chomp-5x7_place-cram-5x5/7_7.7.7.7.7_2.2?view=analyse"],
};
/** Milliseconds without a word after which a solver has said all. */
const QUIET = 900;

const [folder, other, runs = "3"] = process.argv.slice(2);
if (!other) {
  console.error("node tools/solvers.mjs FOLDER OTHER [RUNS]");
  process.exit(2);
}
const servers = [await serve(folder), await serve(other)];
const browser = await launch();

/** Notes when the solver was heard of last. */
function listen() {
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", () => (window.heard = performance.now()));
    }
  };
}

/** Milliseconds until the second question is answered. */
async function asked({ address }, [first, second]) {
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(listen);
  const quiet = (since) =>
    page.waitForFunction(([since, long]) => window.heard > since && performance.now() - window.heard > long, [since, QUIET], {
      polling: 100,
      timeout: 120_000,
    });
  await page.goto(`${address}#/v1/${first}`);
  await quiet(0);
  const begun = await page.evaluate((link) => {
    location.hash = link;
    return performance.now();
  }, `/v1/${second}`);
  // A long computation is asked for once more.
  const leave = page.locator(".job .primary");
  await leave.click({ timeout: 500 }).catch(() => {});
  await quiet(begun);
  const took = await page.evaluate((begun) => window.heard - begun, begun);
  await context.close();
  return took;
}

for (const [name, links] of Object.entries(QUESTIONS)) {
  const best = [Infinity, Infinity];
  for (let run = 0; run < Number(runs); run++) {
    for (const [at, server] of servers.entries()) best[at] = Math.min(best[at], await asked(server, links));
  }
  const [one, two] = best.map((ms) => `${(ms / 1000).toFixed(3)} s`.padStart(9));
  console.log(`${name.padEnd(26)} ${one} ${two}  ${(best[1] / best[0]).toFixed(2)}`);
}
await browser.close();
servers.forEach((server) => server.stop());

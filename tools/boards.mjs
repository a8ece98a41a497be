// Asks the native command and the page's worker the same questions about boards, in turn, and prints the shortest times
// side by side.
//
//   tools/measure.sh boards [runs]
//
// Natively it is the time of the whole command. In the page it is the time from the question to the solver's last
// word; each run has a page of its own. Cold, that is its first question but for one of four squares; warm, it has
// answered smaller ones of each kind, of which it has kept nothing: the browser has compiled the program for good by
// then (some tenths of a second of each).
// CHROMIUM names the browser.

import { execFileSync } from "node:child_process";
import { launch, serve } from "./served.mjs";

const BOARDS = ["cram-5x6", "cram-5x7", "node-kayles-3x21", "queens-11x11"];
const RUNS = Number(process.argv[2] ?? 5);
const MAX_FACTOR = 1.6;
const FIRST = "queens-2x2";
// The last is of other pieces, for which the solver forgets what it knows of those before.
const SMALLER = ["cram-5x5/2.2", "node-kayles-3x18/1.2", "queens-9x9/1.2", "kings-6x7/1.2"];

const server = await serve();
const browser = await launch();

/** Milliseconds of the command, and the value that it finds. */
function native(board) {
  const begun = process.hrtime.bigint();
  const said = execFileSync("target/release/nimlab", ["analyse", `/v1/place/${board}/none`], { stdio: ["ignore", "pipe", "ignore"] });
  return { took: Number(process.hrtime.bigint() - begun) / 1e6, value: JSON.parse(said).value };
}

/** Notes when jobs are asked for and when they are done: the first byte of a message says which it is. */
function listen() {
  const START = 0;
  const DONE = 3;
  window.jobs = new Map();
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        const job = window.jobs.get(data[1]);
        if (data[0] === DONE && job) job.took = performance.now() - job.begun;
      });
    }
    postMessage(data, ...rest) {
      if (data[0] === START) window.jobs.set(data[1], { begun: performance.now() });
      super.postMessage(data, ...rest);
    }
  };
}

/** Milliseconds of the longest job that the page asks for, which is the board's. */
async function inPage(board, before) {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(listen);
  const answered = () => page.waitForFunction(
    () => window.jobs.size > 0 && [...window.jobs.values()].every((job) => job.took !== undefined), null, { timeout: 300_000 });
  const link = (board) => `#/v1/place/${board.includes("/") ? board : `${board}/none`}?view=analyse`;
  await page.goto(server.address + link(FIRST));
  await answered();
  for (const next of [...before, board]) {
    await page.evaluate((hash) => {
      window.jobs.clear();
      location.hash = hash;
    }, link(next));
    await answered();
  }
  const took = await page.evaluate(() => Math.max(...[...window.jobs.values()].map((job) => job.took)));
  await context.close();
  return took;
}

const seconds = (ms) => (ms / 1000).toFixed(3).padStart(9);
console.log(`shortest of ${RUNS}, seconds     native      cold      warm  times`);
for (const board of BOARDS) {
  let [here, cold, warm] = [{ took: Infinity }, Infinity, Infinity];
  for (let run = 0; run < RUNS; run++) {
    const one = native(board);
    if (one.took < here.took) here = one;
    cold = Math.min(cold, await inPage(board, []));
    warm = Math.min(warm, await inPage(board, SMALLER));
  }
  const times = warm / here.took;
  const above = times > MAX_FACTOR ? ` above ${MAX_FACTOR}` : "";
  console.log(`${board.padEnd(18)} ${String(here.value).padStart(2)} ${[here.took, cold, warm].map(seconds).join(" ")} ${times.toFixed(2).padStart(6)}${above}`);
}
await browser.close();
server.stop();

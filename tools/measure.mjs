// Proves periods in the browser and with the native command, and prints the times side by side.
//
//   tools/measure.sh [long]
//
// The page is open and its solver has answered before: a cold start is not counted. CHROMIUM names the
// browser.

import { execFileSync } from "node:child_process";
import { launch, serve } from "./served.mjs";

const GAMES = [
  ["0.16", 1_000_000],
  ["0.56", 1_000_000],
  ["0.127", 1_000_000],
  ["0.376", 6_000_000],
  ["0.354", 22_000_000],
];
const LONG = [["0.054", 210_000_000]];
const games = process.argv.includes("long") ? [...GAMES, ...LONG] : GAMES;
const RUNS = 3;

const server = await serve();

const browser = await launch();

function native(code, to) {
  const command = ["period", code, "--limit", String(to)];
  const runs = to > 50_000_000 ? 1 : RUNS;
  const all = Array.from({ length: runs }, () =>
    JSON.parse(execFileSync("target/release/nimlab", command, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })),
  );
  return all.reduce((best, one) => (one.seconds < best.seconds ? one : best));
}

/** Milliseconds that the page says a proof took, and what it says of the period. */
async function inBrowser(code, to) {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  const link = (keys) => `${server.address}#/v1/heaps/${code}/15?view=sequence&${keys}`;
  await page.goto(link("to=20"));
  const took = page.locator("#work tr[aria-current] td").last();
  /** What the page counts in all since it began with this code. */
  const counted = async () => {
    await page.waitForFunction((cell) => /\d/.test(cell.textContent), await took.elementHandle());
    return Number((await took.textContent()).replace(/[^\d]/g, ""));
  };
  await took.waitFor();
  // The first twenty values, and the start of the solver.
  const cold = await counted();
  await page.evaluate((hash) => (location.hash = hash), new URL(link(`to=${to}&until=proof`)).hash);
  const leave = page.locator(".job .primary");
  const proved = page.locator("#period .badge.proved");
  await leave.or(proved).first().waitFor();
  if (await leave.count()) await leave.click();
  await proved.waitFor({ timeout: 600_000 });
  const milliseconds = (await counted()) - cold;
  const said = await page.locator("#period p").first().textContent();
  await context.close();
  return { milliseconds, said };
}

const seconds = (ms) => (ms / 1000).toFixed(2).padStart(8);
console.log("\nproofs, seconds      native  browser   times");
for (const [code, to] of games) {
  const here = native(code, to);
  let there = { milliseconds: Infinity };
  for (let run = 0; run < (to > 50_000_000 ? 1 : RUNS); run++) {
    const one = await inBrowser(code, to);
    if (one.milliseconds < there.milliseconds) there = one;
  }
  const figures = [here.period, here.preperiod].map((n) => n.toLocaleString("en").replace(/^(\d),(\d{3})$/, "$1$2"));
  const same = figures.every((figure) => there.said.includes(figure)) ? "" : "  DIFFERENT FIGURES";
  const times = (there.milliseconds / 1000 / here.seconds).toFixed(1).padStart(8);
  console.log(
    `${code.padEnd(16)} ${seconds(here.seconds * 1000)} ${seconds(there.milliseconds)} ${times}  ` +
      `${here.options.toLocaleString("en")} options looked at, plain ${here.plain_options.toLocaleString("en")}${same}`,
  );
}
await browser.close();
server.stop();

// How long a reader waits on a slow connection with a slow processor: 1.6 Mbit/s, a latency of 150 ms, four times
// slower. A page counts as usable once its main content has been painted: the board, the cards, the fields.
//
//   tools/audit.sh     or, with dist/ built and CHROMIUM set:  node tools/slow.mjs [RUNS]

import { launch, serve } from "./served.mjs";

const RUNS = Number(process.argv[2] ?? 3);
const PAGES = {
  "front page": ["", ".hero-board .step"],
  heaps: ["#/v1/heaps/0.77/7+5?players=human-human", "[role=gridcell]"],
  pawns: ["#/v1/pawns/5x5/1.1?players=human-human", "[role=gridcell]"],
  Chomp: ["#/v1/chomp/4x6/6.6.6.6?players=human-human", "[role=gridcell]"],
  graphs: ["#/v1/graph/sticks-6-3/0?players=human-human", "[data-vertex]"],
  "a question": ["#/v1/chomp/4x6/6.6.6.6?task=move", "[role=gridcell]"],
  "a question, ready to be answered": ["#/v1/chomp/4x6/6.6.6.6?task=move", ".task-form"],
  "the first lesson": ["#/v1/lesson/nim-1", ".task-question"],
  "the first lesson, with its board": ["#/v1/lesson/nim-1", "[role=gridcell]"],
  explorer: ["#/v1/heaps/0.77/7+5?view=sequence", "#code"],
  "explorer, with its first values": ["#/v1/heaps/0.77/7+5?view=sequence", "#period .badge"],
};
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;
/** Milliseconds for which the front page is read before going on. */
const READ = 3000;

/** Milliseconds from the navigation until the page is usable, and again without a network. */
async function visit(browser, address, seen) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  await page.addInitScript((seen) => {
    // Asked at each frame: usable is what has been painted.
    const look = () => {
      if (!document.querySelector(seen)) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
    };
    requestAnimationFrame(look);
  }, seen);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const usable = async () => {
    await page.waitForFunction(() => window.usable, undefined, { timeout: 60_000 });
    return page.evaluate(() => window.usable);
  };
  await page.goto(address, { waitUntil: "commit" });
  const first = await usable();
  // The whole site is taken meanwhile, at full speed so that nobody waits for that here.
  await session.send("Network.emulateNetworkConditions", { ...LINE, latency: 0, downloadThroughput: -1 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload({ waitUntil: "commit" });
  const second = await usable();
  await context.close();
  return [first, second];
}

/**
 * Milliseconds from the front page, which has been read for a while, until another page is usable. Nothing
 * is kept on the device: what it would be quickest with is another question.
 */
async function moveOn(browser, address, link, seen) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address);
  await page.waitForSelector(".card");
  await page.waitForTimeout(READ);
  const took = await page.evaluate(
    ([link, seen]) =>
      new Promise((resolve) => {
        const left = performance.now();
        const look = () => {
          if (!document.querySelector(`main:not(.front) ${seen}`)) return requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - left)));
        };
        location.hash = link;
        requestAnimationFrame(look);
      }),
    [link, seen],
  );
  await context.close();
  return took;
}

const server = await serve();
const browser = await launch();
const seconds = (all) => all.map((ms) => (ms / 1000).toFixed(2)).join(", ");
for (const [name, [link, seen]] of Object.entries(PAGES)) {
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, server.address + link, seen));
  const [first, second] = [0, 1].map((at) => seconds(visits.map((one) => one[at])));
  const moved = [];
  for (let run = 0; run < RUNS && link; run++) moved.push(await moveOn(browser, server.address, link, seen));
  const next = moved.length ? `; from the front page ${seconds(moved)} s` : "";
  console.log(`${name}: usable after ${first} s; again, without a network, after ${second} s${next}`);
}
await browser.close();
server.stop();

// A long run in figures: how soon it shows something, how often it reports, how soon it can be stopped, how little it
// holds up the page.

import type { Page } from "@playwright/test";
import { expect, longTasks, open, test } from "./lab";
import { button, found, LONG, main, progress, startLong, status, table } from "./explorer";

/** Notes when the page says to its worker what is to be done, and when it is answered. */
const watch = () => {
  const times = { begun: 0, first: 0, asked: 0, answered: 0 };
  Object.assign(window, { times });
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      // Kinds of replies: 2 is a report.
      this.addEventListener("message", ({ data }) => {
        if (data[0] === 2 && times.begun) times.first ||= performance.now();
        if (data[0] === 2 && times.asked) times.answered ||= performance.now();
      });
    }
    postMessage(data: Uint8Array) {
      // Kinds of requests: 0 starts a job, 1 tells it something.
      if (data[0] === 0) times.begun ||= performance.now();
      super.postMessage(data);
    }
  };
};
type Times = Record<"begun" | "first" | "asked" | "answered", number>;
const times = (page: Page) => page.evaluate(() => (window as unknown as { times: Times }).times);

/** Milliseconds between two pictures, for so long. */
const frames = (page: Page, milliseconds: number) =>
  page.evaluate(
    (milliseconds) =>
      new Promise<number[]>((resolve) => {
        const begun = performance.now();
        const took: number[] = [];
        let last = begun;
        const next = (now: number) => {
          took.push(now - last);
          last = now;
          if (now - begun < milliseconds) requestAnimationFrame(next);
          else resolve(took.slice(1));
        };
        requestAnimationFrame(next);
      }),
    milliseconds,
  );

test.describe("measured", { tag: "@alone" }, () => {
  test("the first values come within 100 ms of the start of a job", async ({ page }) => {
    await page.addInitScript(watch);
    await startLong(page);
    const { begun, first } = await times(page);
    console.log(`first values after ${(first - begun).toFixed(0)} ms`);
    expect(first - begun).toBeLessThan(100);
  });

  test("a long run tells how far it is, at most ten times a second, and shows what it has", async ({ page }) => {
    await startLong(page);
    await expect(table(page)).toBeVisible();
    const changes = await progress(page).evaluate(
      (bar) =>
        new Promise<number>((resolve) => {
          let count = 0;
          const watcher = new MutationObserver(() => (count += 1));
          watcher.observe(bar, { attributes: true, attributeFilter: ["value"] });
          setTimeout(() => resolve(count), 2000);
        }),
    );
    expect(changes).toBeGreaterThan(3);
    // What is asked for on the way is answered immediately, with how far it is.
    expect(changes, "reports in two seconds").toBeLessThanOrEqual(40);
  });

  test("cancel is answered in under 0.3 s", async ({ page }) => {
    await startLong(page);
    const took: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      // By the page's own clock, from the click to the change that is seen.
      const stopped = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let clicked = 0;
            addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { once: true, capture: true });
            const watcher = new MutationObserver(() => {
              if (!clicked || document.querySelector("main progress")) return;
              watcher.disconnect();
              resolve(performance.now() - clicked);
            });
            watcher.observe(document.querySelector("main")!, { subtree: true, childList: true });
          }),
      );
      await button(page, "Cancel").click();
      took.push(await stopped);
      await expect(status(page, /^Stopped/)).toBeVisible();
      await button(page, "Resume").click();
      const now = await found(page);
      await expect.poll(() => found(page)).toBeGreaterThan(now);
    }
    console.log(`stopped ${took.map((ms) => ms.toFixed(0)).join(", ")} ms after the button was pressed`);
    expect(Math.min(...took)).toBeLessThan(300);
  });

  test("60 frames a second while a proof runs, and no task over 50 ms", async ({ page }) => {
    await open(page, "#/v1/heaps/0.376/15?view=sequence&to=1000000");
    await expect(progress(page)).toBeVisible();
    const end = await longTasks(page);
    const took = (await frames(page, 1500)).sort((a, b) => a - b);
    const tasks = (await end()).map(({ duration }) => duration);
    const late = took.filter((ms) => ms > 34).length;
    console.log(`frames: median ${took[took.length >> 1].toFixed(1)} ms, ${late} of ${took.length} late; tasks over 50 ms: ${tasks.join(", ") || "none"}`);
    expect(took[took.length >> 1]).toBeLessThan(18);
    expect(tasks).toEqual([]);
  });

  test("zooming in millions of values does not stall", async ({ page }) => {
    await open(page, "#/v1/heaps/0.07/15?view=sequence&to=1000000");
    await expect(status(page, /Computed up to n = 1,000,000\./)).toBeVisible({ timeout: 40_000 });
    const end = await longTasks(page);
    await main(page).getByRole("group", { name: /arrow keys/ }).focus();
    for (const key of ["+", "+", "ArrowRight", "+", "-", "ArrowLeft", "End", "Home", "0"]) {
      await page.keyboard.press(key);
      await frames(page, 100);
    }
    const tasks = (await end()).map(({ duration }) => duration);
    console.log(`tasks over 50 ms while zooming: ${tasks.join(", ") || "none"}`);
    expect(tasks).toEqual([]);
  });

  test("computing on the page does not hold it up for 50 ms", async ({ page }) => {
    await page.addInitScript("delete globalThis.Worker");
    await startLong(page, LONG);
    const end = await longTasks(page);
    const before = await found(page);
    await frames(page, 2000);
    expect(await found(page), "the run goes on").toBeGreaterThan(before);
    const tasks = (await end()).map(({ duration }) => duration);
    console.log(`tasks over 50 ms while the page computes: ${tasks.join(", ") || "none"}`);
    expect(tasks).toEqual([]);
  });
});

// A worker that dies, does not respond, or holds too much memory.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { button, computed, fact, found, length, main, progress, startLong, status, underWay } from "./explorer";
import { panel } from "./heaps";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const hand = { workers: [] as Worker[], ended: 0, deaf: false, late: 0 };
    Object.assign(window, { hand });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        hand.workers.push(this);
      }
      postMessage(data: Uint8Array) {
        // The later kinds of requests are what a job is told, and a cancel.
        if (data[0] === 0) super.postMessage(data);
        // The first worker may be deaf to them; one that takes its place is not.
        else if (!hand.deaf || this !== hand.workers[0]) setTimeout(() => super.postMessage(data), hand.late);
      }
      /** Ends as a browser ends one: nobody is told. */
      vanish() {
        super.terminate();
      }
      terminate() {
        hand.ended += 1;
        super.terminate();
      }
    };
  });
});
interface Hand {
  workers: (Worker & { vanish(): void })[];
  ended: number;
  deaf: boolean;
  late: number;
}
const workers = (page: Page) =>
  page.evaluate(() => (window as unknown as { hand: Hand }).hand.workers.length);
const ended = (page: Page) => page.evaluate(() => (window as unknown as { hand: Hand }).hand.ended);
const kill = (page: Page) =>
  page.evaluate(() => {
    const last = (window as unknown as { hand: Hand }).hand.workers.at(-1)!;
    last.dispatchEvent(new Event("error"));
  });

test("a worker that dies in the middle of a job is replaced, and the result still comes", async ({ page }) => {
  await startLong(page, "#/v1/heaps/0.376/15?view=sequence&to=1000000");
  expect(await workers(page)).toBe(1);
  await kill(page);
  await computed(page, "1,000,000");
  expect(await workers(page)).toBe(2);
  await expect(main(page).getByText("Page 1 of 5001")).toBeVisible();
  await expect(fact(page, "mask")).toContainText("Mask");
});

test("a worker that ends without an event is noticed, and the result still comes", async ({ page }) => {
  await page.clock.install();
  await startLong(page, "#/v1/heaps/0.376/15?view=sequence&to=1000000");
  await page.evaluate(() => (window as unknown as { hand: Hand }).hand.workers[0].vanish());
  // The page's clock advances by itself too, for as long as a busy machine takes to ask.
  await page.clock.runFor(10_000);
  expect(await workers(page)).toBe(1);
  await page.clock.runFor(12_000);
  expect(await workers(page)).toBe(2);
  await computed(page, "1,000,000");
});

test("a worker that waits is not taken for lost", async ({ page }) => {
  await page.clock.install();
  await open(page, "#/v1/heaps/0.77/15?view=sequence&to=1000");
  await computed(page, "1000");
  await page.clock.runFor(60_000);
  expect(await workers(page)).toBe(1);
});

test("a computation that was stopped is not begun again when its worker is lost", async ({ page }) => {
  await startLong(page);
  await button(page, "Cancel").click();
  await expect(status(page, /^Stopped/)).toBeVisible();
  await kill(page);
  await expect(status(page, /partial results were lost/)).toBeVisible();
  await expect(progress(page)).toHaveCount(0);
  await button(page, "Start again").click();
  await underWay(page);
});

test("a worker that dies while the computer thinks is replaced, and the computer moves", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/40+40?rule=misere&players=computer-human&level=4");
  await expect.poll(() => workers(page)).toBe(1);
  await kill(page);
  await expect(page).toHaveURL(/moves=/, { timeout: 20_000 });
});

test("a job that kills its worker again and again is given up, in words", async ({ page }) => {
  await startLong(page);
  await kill(page);
  await underWay(page);
  await kill(page);
  await expect(main(page).getByRole("alert")).toContainText("The computation failed");
  await button(page, "Start again").click();
  await underWay(page);
});

test("a worker that hears a cancel late, as on a busy machine, keeps what it holds", async ({ page }) => {
  await page.clock.install();
  await startLong(page);
  await page.evaluate(() => void ((window as unknown as { hand: Hand }).hand.late = 1500));
  await button(page, "Cancel").click();
  await page.clock.runFor(2000);
  await expect(status(page, /^Stopped/)).toBeVisible();
  expect(await ended(page)).toBe(0);
  await button(page, "Resume").click();
  await page.clock.runFor(2000);
  const held = await found(page);
  await expect.poll(() => found(page)).toBeGreaterThan(held);
});

test("a worker that does not hear a cancel is ended", async ({ page }) => {
  await page.clock.install();
  await startLong(page);
  await page.evaluate(() => void ((window as unknown as { hand: Hand }).hand.deaf = true));
  await button(page, "Cancel").click();
  // It is given time to stop, and then to hear that it is not needed any more.
  await page.clock.runFor(6000);
  await expect(status(page, /^Computation stopped/)).toBeVisible();
  await page.clock.runFor(5000);
  expect(await ended(page)).toBe(1);
  await length(page).fill("20");
  await page.keyboard.press("Enter");
  await computed(page, "20");
  expect(await workers(page)).toBe(2);
});

test("a worker that is lost over a job that was cancelled counts against no other job", async ({ page }) => {
  await page.clock.install();
  await startLong(page);
  await page.evaluate(() => void ((window as unknown as { hand: Hand }).hand.deaf = true));
  // Another game takes the place of the one that was begun, which the worker goes on with. (Nor has that one a mask.)
  await page.goto("./#/v1/heaps/0.76/15?view=sequence&to=1000000");
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("0.76");
  await page.clock.runFor(9000);
  await expect.poll(() => workers(page)).toBe(2);
  expect(await ended(page)).toBe(1);
  await underWay(page);
  // The next one that is lost is the first of its own: it is begun a third time, not given up.
  await kill(page);
  await expect.poll(() => workers(page)).toBe(3);
  await underWay(page);
  await expect(main(page).getByRole("alert")).toHaveCount(0);
});

test("a worker that holds much memory gives it back when nobody needs it", async ({ page }) => {
  await open(page, "#/v1/heaps/0.3/11?view=sequence&to=60000000");
  await button(page, "Compute").last().click();
  await computed(page, "60,000,000");
  expect(await ended(page)).toBe(0);
  await page.getByRole("link", { name: "Atlas" }).click();
  await expect.poll(() => ended(page)).toBe(1);
});

test("a cancel that a worker did not live to answer is not asked of the next one", async ({ page }) => {
  await page.clock.install();
  await open(page, "#/v1/heaps/0.3/11?view=sequence&to=60000000");
  await button(page, "Compute").last().click();
  await computed(page, "60,000,000");
  await page.evaluate(() => void ((window as unknown as { hand: Hand }).hand.deaf = true));
  await page.getByRole("link", { name: "Atlas" }).click();
  // What it holds is given back before it has answered the cancel.
  await expect.poll(() => ended(page), { intervals: [20] }).toBe(1);
  // Another game, whose worker has much to do.
  await page.goto("./#/v1/heaps/0.76/15?view=sequence&to=1000000");
  await expect.poll(() => workers(page), { intervals: [20] }).toBe(2);
  await page.clock.runFor(5000);
  await underWay(page);
  expect(await ended(page)).toBe(1);
  expect(await workers(page)).toBe(2);
});

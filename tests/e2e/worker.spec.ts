// A worker that dies, does not listen, or holds too much memory.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { length, startLong, status, table, underWay } from "./explorer";
import { panel } from "./heaps";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const hand = { workers: [] as Worker[], ended: 0, deaf: false };
    Object.assign(window, { hand });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        hand.workers.push(this);
      }
      postMessage(data: Uint8Array) {
        // The second kind of request is a cancel.
        if (!(hand.deaf && data[0] === 1)) super.postMessage(data);
      }
      terminate() {
        hand.ended += 1;
        super.terminate();
      }
    };
  });
});
interface Hand {
  workers: Worker[];
  ended: number;
  deaf: boolean;
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
  await startLong(page, "human-human", 30_000);
  expect(await workers(page)).toBe(1);
  await kill(page);
  await expect(status(page, /Computed to n = 30,000;/)).toBeVisible({ timeout: 25_000 });
  expect(await workers(page)).toBe(2);
  const cells = table(page).getByRole("cell");
  expect((await cells.allTextContents()).slice(0, 8).join()).toBe("0,1,2,3,1,4,3,2");
  await expect(panel(page).getByText("Page 1 of 151")).toBeVisible();
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
  await expect(panel(page).getByRole("alert")).toContainText("The computation was lost");
  await panel(page).getByRole("button", { name: "Begin again" }).click();
  await underWay(page);
});

test("a worker that does not hear a cancel is ended", async ({ page }) => {
  await startLong(page);
  await page.evaluate(() => void ((window as unknown as { hand: Hand }).hand.deaf = true));
  await panel(page).getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => ended(page), { timeout: 1000, intervals: [50] }).toBe(1);
  await length(page).fill("20");
  await page.keyboard.press("Enter");
  await expect(status(page, /Computed to n = 20;/)).toBeVisible();
  expect(await workers(page)).toBe(2);
});

test("a worker that holds much memory gives it back when it is done", async ({ page }) => {
  test.setTimeout(60_000);
  await open(page, "#/v1/heaps/0.77/40+40+40?rule=misere&view=analyse");
  await expect(panel(page)).toContainText("Not known", { timeout: 50_000 });
  await expect.poll(() => ended(page)).toBe(1);
});

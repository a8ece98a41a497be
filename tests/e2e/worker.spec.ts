// The worker: where there is none, where it is old, where it dies or does not listen.

import type { Page } from "@playwright/test";
import { expect, longTasks, open, test } from "./lab";
import { expectHeaps, makeMove, panel, tab, token, winningMoves } from "./heaps";

const progress = (page: Page) => panel(page).getByRole("progressbar");
const status = (page: Page, text: RegExp) => page.getByRole("status").filter({ hasText: text });
const slices = /does not let Nimlab compute in the background/;
const newer = /A newer version of Nimlab is here/;
const found = async (page: Page) => Number(await progress(page).getAttribute("value"));

async function startLong(page: Page, to: number) {
  await open(page, `#/v1/heaps/0.77/7+5?view=sequence&to=${to}&players=human-human`);
  await panel(page).getByRole("button", { name: "Compute" }).last().click();
  await expect.poll(() => found(page), { timeout: 15_000 }).toBeGreaterThan(500);
}

/** All that computes works: reasons, a whole game, a long run with progress and cancel. */
async function everythingWorks(page: Page) {
  await open(page, "#/v1/heaps/0.77/7+5?view=analyse&level=4");
  await expect(status(page, slices)).toBeVisible({ timeout: 15_000 });
  expect(await winningMoves(page)).toEqual(["1-2-0", "2-1-1"]);
  await makeMove(page, async () => {
    await token(page, 1, 1).click();
    await token(page, 1, 2).click();
  });
  await tab(page, "Sequence").click();
  await expect(status(page, /Computed to n = 1,?000;/)).toBeVisible();
  const length = panel(page).getByRole("textbox", { name: "Compute to n =" });
  await length.fill("400000");
  await length.press("Enter");
  await expect.poll(() => found(page)).toBeGreaterThan(500);
  const end = await longTasks(page);
  const before = await found(page);
  await token(page, 1, 1).hover();
  await expect.poll(() => found(page)).toBeGreaterThan(before);
  await page.waitForTimeout(1000);
  const tasks = (await end()).map(({ duration }) => duration);
  console.log(`computing on the page, tasks over 50 ms: ${tasks.length ? tasks.join(", ") : "none"}`);
  await panel(page).getByRole("button", { name: "Cancel" }).click();
  await expect(status(page, /Cancelled/)).toBeVisible();
  expect(tasks).toEqual([]);
}

test("without workers the page computes by itself, and says so", async ({ page }) => {
  await page.addInitScript("delete globalThis.Worker");
  await everythingWorks(page);
});

test.describe("where the worker’s script fails", () => {
  test.use({ errorsAllowed: true });

  test("the page computes by itself where the script does not arrive", async ({ page }) => {
    await page.route("**/worker_loader.js", (route) => route.abort());
    await everythingWorks(page);
  });

  test("where nothing of the solver arrives, the reader is told and can play", async ({ page }) => {
    await page.route("**/worker*", (route) => route.abort());
    await open(page, "#/v1/heaps/0.77/7+5?view=analyse&players=human-human");
    await expect(panel(page)).toContainText("The computation was lost", { timeout: 15_000 });
    await token(page, 1, 3).click();
    await token(page, 1, 4).click();
    await expectHeaps(page, [2, 3, 5]);
  });
});

for (const [name, message] of [
  ["speaks another language", [200, 7, 7, 7]],
  // "I am ready", from the build "old".
  ["is of another build", [0, 3, ...Buffer.from("old")]],
] as const) {
  test(`a worker that ${name} is told of, and the page can be loaded anew`, async ({ page }) => {
    const body = `postMessage(new Uint8Array([${message.join()}]))`;
    await page.route("**/worker_loader.js", (route) =>
      route.fulfill({ body, contentType: "text/javascript" }),
    );
    await open(page, "#/v1/heaps/0.77/7+5?view=analyse");
    await expect(status(page, newer)).toBeVisible();
    await page.unroute("**/worker_loader.js");
    await page.getByRole("button", { name: "Load it" }).click();
    await expect(panel(page)).toContainText("Who is to move wins.");
    await expect(status(page, newer)).toHaveCount(0);
  });
}

test.describe("with a hand on the workers", () => {
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
    await startLong(page, 30_000);
    expect(await workers(page)).toBe(1);
    await kill(page);
    await expect(status(page, /Computed to n = 30,000;/)).toBeVisible({ timeout: 25_000 });
    expect(await workers(page)).toBe(2);
    const cells = panel(page).getByRole("region", { name: "Values" }).getByRole("cell");
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
    await startLong(page, 400_000);
    await kill(page);
    await expect.poll(() => found(page)).toBeGreaterThan(500);
    await kill(page);
    await expect(panel(page).getByRole("alert")).toContainText("The computation was lost");
    await panel(page).getByRole("button", { name: "Begin again" }).click();
    await expect.poll(() => found(page)).toBeGreaterThan(500);
  });

  test("a worker that does not hear a cancel is ended", async ({ page }) => {
    await startLong(page, 400_000);
    await page.evaluate(() => void ((window as unknown as { hand: Hand }).hand.deaf = true));
    await panel(page).getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => ended(page), { timeout: 1000, intervals: [50] }).toBe(1);
    await panel(page).getByRole("textbox", { name: "Compute to n =" }).fill("20");
    await page.keyboard.press("Enter");
    await expect(status(page, /Computed to n = 20;/)).toBeVisible();
    expect(await workers(page)).toBe(2);
  });

  test("a worker that holds much memory gives it back when it is done", async ({ page }) => {
    await open(page, "#/v1/heaps/0.77/40+40+40?rule=misere&view=analyse");
    await expect(panel(page)).toContainText("Not known", { timeout: 25_000 });
    await expect.poll(() => ended(page)).toBe(1);
  });
});

// The explorer: values, and a long run that tells how far it is, gives way, and can be stopped.

import type { Page } from "@playwright/test";
import { expect, longTasks, open, test } from "./lab";
import { expectHeaps, panel, tab, token } from "./heaps";

const kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1];
const LONG = 400_000; // minutes by the plain method
const table = (page: Page) => panel(page).getByRole("region", { name: "Values" });
const progress = (page: Page) => panel(page).getByRole("progressbar");
const status = (page: Page, text: RegExp) => panel(page).getByRole("status").filter({ hasText: text });
const button = (page: Page, name: string) => panel(page).getByRole("button", { name }).last();

/** How many values there are so far. */
const found = async (page: Page) => Number(await progress(page).getAttribute("value"));

async function startLong(page: Page, players = "human-human") {
  await open(page, `#/v1/heaps/0.77/7+5?view=sequence&to=${LONG}&players=${players}`);
  await expect(panel(page)).toContainText(/Computing to n = 400,000 takes about 5 MB of memory/);
  await button(page, "Compute").click();
  await expect.poll(() => found(page)).toBeGreaterThan(1000);
}

test("the values of Kayles to 20", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  await expect(status(page, /Computed to n = 20/)).toBeVisible();
  expect((await table(page).getByRole("cell").allTextContents()).map(Number)).toEqual(kayles);
  await expect(table(page).getByRole("rowheader")).toHaveText(["0", "10", "20"]);
  await expect(panel(page).getByRole("img")).toHaveAccessibleName(/n from 0 to 20 across, values from 0 to 7 up/);
});

test("it goes on further when asked, and the link follows", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
  await expect(status(page, /Computed to n = 1,?000;/)).toBeVisible();
  await button(page, "Go on: twice as far").click();
  await expect(status(page, /Computed to n = 2,?000;/)).toBeVisible();
  await expect(page).toHaveURL(/[?&]to=2000(&|$)/);
  await panel(page).getByRole("button", { name: "Later" }).click();
  await expect(table(page).getByRole("rowheader").first()).toHaveText("200");
  await panel(page).getByRole("textbox", { name: "Go to n =" }).fill("1999");
  await page.keyboard.press("Enter");
  await expect(table(page).getByRole("rowheader").last()).toHaveText(/^2,?000$|^1,?990$/);
});

test("a length that is asked for is computed, one of a link waits, and nothing old is passed off as new", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=100");
  await expect(status(page, /Computed to n = 100;/)).toBeVisible();
  const length = panel(page).getByRole("textbox", { name: "Compute to n =" });
  await length.fill(String(LONG));
  await panel(page).getByRole("button", { name: "Compute" }).click();
  await expect.poll(() => found(page)).toBeGreaterThan(1000);
  await button(page, "Cancel").click();
  // The same length once more.
  await length.press("Enter");
  await expect(progress(page)).toBeVisible();
  await page.goto("./#/v1/heaps/0.137/7+5?view=sequence&to=300000");
  await expect(panel(page)).toContainText(/Computing to n = 300,000 takes about/);
  await expect(table(page)).toHaveCount(0);
});

test("a long run tells how far it is, at most ten times a second, and shows what it has", async ({ page }) => {
  await startLong(page);
  expect((await table(page).getByRole("cell").allTextContents()).slice(0, 21).map(Number)).toEqual(kayles);
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
  expect(changes, "reports in two seconds").toBeLessThanOrEqual(21);
});

test("cancel is answered in under 0.3 s", async ({ page }) => {
  // When the page asks the worker to cancel (the second kind of request), and when it answers (the
  // fifth kind of reply) or is ended.
  await page.addInitScript(() => {
    const times = { asked: 0, answered: 0 };
    Object.assign(window, { times });
    const answered = () => void (times.asked && (times.answered ||= performance.now()));
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }) => data[0] === 4 && answered());
      }
      postMessage(data: Uint8Array) {
        if (data[0] === 1) times.asked = performance.now();
        super.postMessage(data);
      }
      terminate() {
        answered();
        super.terminate();
      }
    };
  });
  const times = () =>
    page.evaluate(() => (window as unknown as { times: { asked: number; answered: number } }).times);
  await startLong(page);
  const took: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await page.evaluate(() => Object.assign((window as never as { times: object }).times, { asked: 0, answered: 0 }));
    await button(page, "Cancel").click();
    await expect(status(page, /Cancelled; [\d,]+ values are here/)).toBeVisible();
    await expect.poll(async () => (await times()).answered).toBeGreaterThan(0);
    const { asked, answered } = await times();
    took.push(answered - asked);
    await expect(table(page)).toBeVisible();
    await button(page, "Begin again").click();
    await expect.poll(() => found(page)).toBeGreaterThan(1000);
  }
  console.log(`cancel answered after ${took.map((ms) => ms.toFixed(0)).join(", ")} ms`);
  expect(Math.max(...took)).toBeLessThan(300);
});

test("what is asked after a cancel comes at once", async ({ page }) => {
  await startLong(page);
  await button(page, "Cancel").click();
  const length = panel(page).getByRole("textbox", { name: "Compute to n =" });
  await length.fill("20");
  await length.press("Enter");
  await expect(status(page, /Computed to n = 20;/)).toBeVisible({ timeout: 1000 });
});

test("leaving the panel ends the run", async ({ page }) => {
  await startLong(page);
  await tab(page, "Why").click();
  await expect(panel(page)).toContainText("Who is to move wins.", { timeout: 1000 });
  await tab(page, "Sequence").click();
  await expect(button(page, "Compute")).toBeVisible();
  await expect(progress(page)).toHaveCount(0);
});

test("the page answers while a long run goes on, with moves on the board", async ({ page }) => {
  await startLong(page);
  const end = await longTasks(page);
  const before = await found(page);
  await token(page, 1, 3).click();
  await token(page, 1, 4).click();
  await expectHeaps(page, [2, 3, 5]);
  await token(page, 3, 2).hover();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectHeaps(page, [7, 5]);
  await page.waitForTimeout(3000);
  expect(await found(page), "the run goes on").toBeGreaterThan(before);
  const tasks = (await end()).map(({ duration }) => duration);
  console.log(`tasks over 50 ms during a long run: ${tasks.length ? tasks.join(", ") : "none"}`);
  expect(tasks).toEqual([]);
});

test("the computer answers while a long run goes on", async ({ page }) => {
  await startLong(page, "human-computer");
  await token(page, 1, 1).click();
  await token(page, 1, 2).click();
  await expect(page).toHaveURL(/moves=1-2-0_/);
  await expect(progress(page)).toBeVisible();
});

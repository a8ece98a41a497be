// A long run in numbers: how often it tells, how soon it is stopped, how little it holds the page up.

import { expect, longTasks, test } from "./lab";
import { button, found, kayles, progress, startLong, status, table } from "./explorer";
import { expectHeaps, token } from "./heaps";

test.describe("measured", { tag: "@alone" }, () => {
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

  test("computing on the page does not hold it up for 50 ms", async ({ page }) => {
    await page.addInitScript("delete globalThis.Worker");
    await startLong(page);
    const end = await longTasks(page);
    const before = await found(page);
    await token(page, 1, 3).click();
    await token(page, 1, 4).click();
    await expectHeaps(page, [2, 3, 5]);
    await page.waitForTimeout(2000);
    expect(await found(page), "the run goes on").toBeGreaterThan(before);
    const tasks = (await end()).map(({ duration }) => duration);
    console.log(`tasks over 50 ms while the page computes: ${tasks.join(", ") || "none"}`);
    expect(tasks).toEqual([]);
  });
});

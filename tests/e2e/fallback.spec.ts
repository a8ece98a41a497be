// When there is no worker, and when it is an old one.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { button, computed, found, LONG, status, underWay } from "./explorer";
import { expectHeaps, makeMove, panel, token, winningMoves } from "./heaps";

const slices = /Compatibility mode: everything works/;
const missing = /The solver could not be loaded/;

/** All that computes works: reasons, a whole game, a long run with progress and cancel. */
async function everythingWorks(page: Page) {
  await open(page, "#/v1/heaps/0.77/7+5?view=analyse&level=4");
  await expect(status(page, slices)).toBeVisible({ timeout: 15_000 });
  expect(await winningMoves(page)).toEqual(["1-2-0", "2-1-1"]);
  await makeMove(page, async () => {
    await token(page, 1, 1).click();
    await token(page, 1, 2).click();
  });
  await page.getByRole("link", { name: "Sequence" }).click();
  await computed(page, "1000");
  await page.goto(`./${LONG}`);
  await underWay(page);
  const before = await found(page);
  await expect.poll(() => found(page)).toBeGreaterThan(before);
  await button(page, "Cancel").click();
  await expect(status(page, /^(Stopped|Cancelled)/)).toBeVisible();
}

test.describe("where there is no worker", () => {
  test.use({ way: "page", expects: [/ERR_FAILED.*(worker|solver)|Failed to fetch/] });

  test("the page computes by itself, and says so", async ({ page, faults }) => {
    await page.addInitScript("delete globalThis.Worker");
    await everythingWorks(page);
    expect([...faults.ways]).toEqual(["page"]);
  });

  test("the page computes by itself where the worker’s script does not arrive", async ({ page, faults }) => {
    await page.route("**/worker-*.js", (route) => route.abort());
    await everythingWorks(page);
    expect([...faults.ways]).toEqual(["page"]);
  });

  test("if nothing of the solver arrives, the reader is told and can still play", async ({ page }) => {
    await page.route(/(worker|solver)-/, (route) => route.abort());
    await open(page, "#/v1/heaps/0.77/7+5?view=analyse&players=human-human");
    await expect(status(page, missing)).toBeVisible({ timeout: 15_000 });
    await expect(panel(page)).toContainText("The computation failed");
    await token(page, 1, 3).click();
    await token(page, 1, 4).click();
    await expectHeaps(page, [2, 3, 5]);
  });
});

test.describe("where something else answers for the worker", () => {
  test("the reader is told, and can reload the page", async ({ page }) => {
    await page.route("**/worker-*.js", (route) =>
      route.fulfill({ body: "postMessage(new Uint8Array([200, 7, 7, 7]))", contentType: "text/javascript" }),
    );
    await open(page, "#/v1/heaps/0.77/7+5?view=analyse");
    await expect(status(page, missing)).toBeVisible();
    await page.unroute("**/worker-*.js");
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(panel(page)).toContainText("The player to move wins.");
    await expect(status(page, missing)).toHaveCount(0);
  });
});

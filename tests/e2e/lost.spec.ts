// The solver is lost over a question that the page has asked: that is said, and can be asked again.

import type { Page } from "@playwright/test";
import { classOf, handedIn, paste } from "./classroom";
import { expectHeaps, panel, sizes, token } from "./heaps";
import { expect, open, test } from "./lab";

test.beforeEach(async ({ page }) => {
  // A worker that dies of every job, for as long as the page says so.
  await page.addInitScript(() => {
    Object.assign(window, { deadly: false });
    window.Worker = class extends Worker {
      postMessage(data: Uint8Array) {
        if (!(window as unknown as { deadly: boolean }).deadly) super.postMessage(data);
        else if (data[0] === 0) setTimeout(() => this.dispatchEvent(new Event("error")));
      }
    };
  });
});
const deadly = (page: Page, value: boolean) =>
  page.evaluate((value) => void Object.assign(window, { deadly: value }), value);
const FAILED = "The computation failed";

test("the reason of a genus", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/5?rule=misere&view=misere&genera=20");
  const origin = page.locator("#misere .origin");
  await expect(page.locator("#misere td[data-heap='20']")).toBeVisible();
  await expect(page.locator("#misere .presentation")).toBeVisible();
  await deadly(page, true);
  await page.locator("#misere td[data-heap='7']").click();
  await expect(origin.getByRole("alert")).toContainText(FAILED);
  await deadly(page, false);
  await origin.getByRole("button", { name: "Try again" }).click();
  await expect(origin).toContainText("the values of the options of a heap of 7 are");
  await expect(origin.getByRole("alert")).toHaveCount(0);
});

test("who wins a position", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human&view=play");
  await deadly(page, true);
  await page.evaluate(() => location.assign("#/v1/heaps/0.77/7+5?players=human-human&view=analyse"));
  await expect(panel(page)).toContainText(FAILED);
  await deadly(page, false);
  await panel(page).getByRole("button", { name: "Start again" }).click();
  await expect(panel(page).locator(".verdict")).toBeVisible();
  await expect(panel(page)).not.toContainText(FAILED);
});

test("the computer's move in a game that is to be won, which then counts", async ({ page }) => {
  const link = "#/v1/heaps/0.~3/3+2?task=win&level=4";
  await open(page, link);
  await token(page, 1, 3).click();
  // It takes as little as it can, so that the game lasts.
  await expect.poll(async () => (await sizes(page)).sort(), "the computer has answered").toEqual([1, 2]);
  const larger = (await sizes(page)).indexOf(2) + 1;
  await deadly(page, true);
  await token(page, larger, 2).click();
  await expectHeaps(page, [1, 1]);
  const alert = page.getByRole("alert").filter({ hasText: FAILED });
  await expect(alert).toBeVisible();
  await expectHeaps(page, [1, 1]);
  await deadly(page, false);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expectHeaps(page, [1]);
  await token(page, 1, 1).click();
  await expect(page.locator(".task-verdict")).toHaveClass(/right/);
  const line = await handedIn(page, "Ada");
  await classOf(page, link);
  await paste(page, line);
  await expect(page.locator(".class-cell")).toHaveText(["✓"]);
});

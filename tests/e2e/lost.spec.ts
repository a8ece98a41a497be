// The solver is lost over a question that the page has asked: that is said, and can be asked again.

import { classOf, handedIn, paste } from "./classroom";
import { expectHeaps, panel, sizes, token } from "./heaps";
import { expect, mortal, open, test } from "./lab";

const FAILED = "The computation failed";

test("the reason of a genus", async ({ page }) => {
  const deadly = await mortal(page);
  await open(page, "#/v1/heaps/0.77/5?rule=misere&view=misere&genera=20");
  const origin = page.locator("#misere .origin");
  await expect(page.locator("#misere td[data-heap='20']")).toBeVisible();
  await expect(page.locator("#misere .presentation")).toBeVisible();
  await deadly(true);
  await page.locator("#misere td[data-heap='7']").click();
  await expect(origin.getByRole("alert")).toContainText(FAILED);
  await deadly(false);
  await origin.getByRole("button", { name: "Try again" }).click();
  await expect(origin).toContainText("the values of the options of a heap of 7 are");
  await expect(origin.getByRole("alert")).toHaveCount(0);
});

test("who wins a position", async ({ page }) => {
  const deadly = await mortal(page);
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human&view=play");
  await deadly(true);
  await page.evaluate(() => location.assign("#/v1/heaps/0.77/7+5?players=human-human&view=analyse"));
  await expect(panel(page)).toContainText(FAILED);
  await deadly(false);
  await panel(page).getByRole("button", { name: "Start again" }).click();
  await expect(panel(page).locator(".verdict")).toBeVisible();
  await expect(panel(page)).not.toContainText(FAILED);
});

test("the computer's move in a game that is to be won, which then counts", async ({ page }) => {
  const deadly = await mortal(page);
  const link = "#/v1/heaps/0.~3/3+2?task=win&level=4";
  await open(page, link);
  await token(page, 1, 3).click();
  // It takes as little as it can, so that the game lasts.
  await expect.poll(async () => (await sizes(page)).sort(), "the computer has answered").toEqual([1, 2]);
  const larger = (await sizes(page)).indexOf(2) + 1;
  await deadly(true);
  await token(page, larger, 2).click();
  await expectHeaps(page, [1, 1]);
  const alert = page.getByRole("alert").filter({ hasText: FAILED });
  await expect(alert).toBeVisible();
  await expectHeaps(page, [1, 1]);
  await deadly(false);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expectHeaps(page, [1]);
  await token(page, 1, 1).click();
  await expect(page.locator(".task-verdict")).toHaveClass(/right/);
  const line = await handedIn(page, "Ada");
  await classOf(page, link);
  await paste(page, line);
  await expect(page.locator(".class-cell")).toHaveText(["✓"]);
});

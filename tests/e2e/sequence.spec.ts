// The explorer: values, a long run that shows what it has, gives way, and can be stopped.

import { expect, open, test } from "./lab";
import { button, kayles, length, LONG, progress, startLong, status, table, underWay } from "./explorer";
import { panel, tab, token } from "./heaps";

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
  await length(page).fill(String(LONG));
  await panel(page).getByRole("button", { name: "Compute" }).click();
  await underWay(page);
  await button(page, "Cancel").click();
  // The same length once more.
  await length(page).press("Enter");
  await expect(progress(page)).toBeVisible();
  await page.goto("./#/v1/heaps/0.137/7+5?view=sequence&to=300000");
  await expect(panel(page)).toContainText(/Computing to n = 300,000 takes about/);
  await expect(table(page)).toHaveCount(0);
});

test("what is asked after a cancel comes at once", async ({ page }) => {
  await startLong(page);
  await button(page, "Cancel").click();
  await length(page).fill("20");
  await length(page).press("Enter");
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

test("the computer answers while a long run goes on", async ({ page }) => {
  await startLong(page, "human-computer");
  await token(page, 1, 1).click();
  await token(page, 1, 2).click();
  await expect(page).toHaveURL(/moves=1-2-0_/);
  await expect(progress(page)).toBeVisible();
});

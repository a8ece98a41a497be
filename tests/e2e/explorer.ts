// The explorer as a reader sees it.

import { expect, type Page } from "@playwright/test";
import { open } from "./lab";
import { panel } from "./heaps";

export const kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1];
/** Minutes of work by the plain method. */
export const LONG = 400_000;
export const table = (page: Page) => panel(page).getByRole("region", { name: "Values" });
export const progress = (page: Page) => panel(page).getByRole("progressbar");
export const status = (page: Page, text: RegExp) =>
  page.getByRole("status").filter({ hasText: text });
export const button = (page: Page, name: string) =>
  panel(page).getByRole("button", { name }).last();
export const length = (page: Page) =>
  panel(page).getByRole("textbox", { name: "Compute to n =" });

/** How many values there are so far. */
export const found = async (page: Page) => Number(await progress(page).getAttribute("value"));

/** Waits until a run has found something. */
export const underWay = (page: Page) =>
  expect.poll(() => found(page), { timeout: 15_000 }).toBeGreaterThan(1000);

/** Starts a run that does not end by itself within a test. */
export async function startLong(page: Page, players = "human-human", to = LONG) {
  await open(page, `#/v1/heaps/0.77/7+5?view=sequence&to=${to}&players=${players}`);
  await expect(panel(page)).toContainText(/Computing to n = [\d,]+ takes about \d+ MB of memory/);
  await button(page, "Compute").click();
  await underWay(page);
}

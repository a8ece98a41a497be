// The explorer as a reader sees it.

import { expect, type Page } from "@playwright/test";
import { open } from "./lab";

export const kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1];
/** A game without a useful mask: minutes of work, and begun without being asked for. */
export const LONG = "#/v1/heaps/0.06/15?view=sequence&to=1000000";
export const main = (page: Page) => page.getByRole("main");
export const table = (page: Page) => main(page).getByRole("region", { name: "Values" });
export const progress = (page: Page) => main(page).getByRole("progressbar");
export const status = (page: Page, text: RegExp) =>
  // A formula is kept together by spaces that do not break.
  page.getByRole("status").filter({ hasText: new RegExp(text.source.replaceAll(" ", "\\s"), text.flags) });
export const button = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true });
export const length = (page: Page) => main(page).getByRole("textbox", { name: "Compute up to n =" });
export const fact = (page: Page, id: string) => page.locator(`#${id}`);
export const computed = (page: Page, to: string) =>
  expect(status(page, new RegExp(`(Computed up to|Calculé jusqu’à) n = ${to}\\.`))).toBeVisible({ timeout: 20_000 });

/** How many values there are so far. */
export const found = async (page: Page) => Number(await progress(page).getAttribute("value"));

/** Waits until a run has found something. */
export const underWay = (page: Page) =>
  expect.poll(() => found(page), { timeout: 15_000 }).toBeGreaterThan(1000);

/** Starts a run that does not end by itself within a test. */
export async function startLong(page: Page, link = LONG) {
  await open(page, link);
  await underWay(page);
}

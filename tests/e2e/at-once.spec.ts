// What is typed and sent in one moment: a busy page has not been drawn again in between, and must not take what was
// there before.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";

/** Types and sends in one turn of the page's thread, in which nothing is drawn. */
const send = (page: Page, selector: string, text: string) =>
  page.locator(selector).evaluate((found, text) => {
    const field = found as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    field.form!.requestSubmit();
  }, text);

/** A page, a field on it, what is typed there, and the address to which that leads. */
const FORMS: [string, string, string, RegExp][] = [
  ["heaps/0.77/7+5?view=sequence&to=20", "#code", "0.34", /heaps\/0\.34\//],
  ["heaps/0.77/7+5?view=sequence&to=20", "#sequence-to", "30", /to=30/],
  ["heaps/0.77/7+5?view=misere&genera=20", "#genera-to", "11", /genera=11/],
  ["heaps/0.77/7+5?players=human-human", "#typed-move", "1-2-2", /moves=1-2-2/],
  ["chomp/3x4/4.4.4?view=cost", "#cost-bar", "2x3", /chomp\/2x3/],
  ["chomp/3x5/5.5.5?view=three-rows&to=50", "#three-rows-to", "40", /to=40/],
  ["heaps/0.78/7", "#broken-text", "#/v1/heaps/0.77/7", /heaps\/0\.77\/7/],
  ["chomp/3x4/4.4.4?players=human-human", ".picker-menus label:nth-of-type(2) select", "3", /moves=0\.3/],
  ["class", "#class-open", "#/v1/lesson/nim-1", /class\/nim-1/],
];

for (const [link, field, text, leads] of FORMS) {
  test(`what was typed last is what counts: ${field}`, async ({ page }) => {
    await open(page, `#/v1/${link}`);
    await send(page, field, text);
    await expect(page).toHaveURL(leads);
  });
}

test("what was typed last is what counts: a new game", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human");
  await page.locator("#new-game").click();
  await send(page, "#heaps", "3 4 5");
  await expect(page).toHaveURL(/heaps\/0\.77\/3\+4\+5/);
});

test("what was typed last is what counts: an answer in one's own words", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5?task=open&say=Why%3F");
  await send(page, ".task-form textarea", "Because.");
  await expect(page.locator(".task-verdict")).not.toBeEmpty();
  await expect(page.locator(".task-form textarea")).toHaveValue("Because.");
});

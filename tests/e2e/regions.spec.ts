// What is said by itself comes into a place that was there before: many screen readers say nothing of one that comes
// with its words.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";

/** Does something, after which these words are in the place that was empty before. */
async function said(page: Page, place: string, words: RegExp, act: () => Promise<unknown>) {
  const before = page.locator(place);
  await expect(before).toHaveAttribute("role", "status");
  await expect(before).toBeEmpty();
  await before.evaluate((node) => node.setAttribute("data-before", ""));
  await act();
  await expect(page.locator(`${place}[data-before]`)).toHaveText(words);
}

test("a hint; and there is a place for saying that a game is not kept", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5+7");
  await expect(page.locator(".notes-unkept[role=status]")).toBeEmpty();
  await said(page, ".notes-hint", /^There is at least one winning move/, () => page.getByRole("button", { name: "Hint", exact: true }).click());
});

test("that the plots of three rows were stopped", async ({ page }) => {
  await open(page, "#/v1/chomp/3x5/5.5.5?view=three-rows&to=30000");
  const cancel = page.getByRole("button", { name: "Cancel" });
  await said(page, ".three-rows .job > p", /stopped/, () => cancel.click());
});

test("how a conjecture fares", async ({ page }) => {
  await open(page, "#/v1/chomp/4x6/6.6.6.6?view=gallery");
  await expect(page.locator(".gallery-stopped[role=status]")).toBeEmpty();
  const state = page.getByRole("button", { name: "There is always exactly one." });
  await said(page, ".conjecture > [role=status]", /no exception/, () => state.click());
});

test("what a question lacks", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/7+5");
  await page.getByRole("button", { name: "Make this a question" }).click();
  const kind = page.getByRole("dialog").getByLabel("What the pupil does");
  await said(page, ".ask-trouble", /^Write your question above/, () => kind.selectOption("next"));
});

test("what a rule comes to, once it can be read again", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5");
  await page.getByRole("button", { name: "New game" }).click();
  const code = page.getByRole("dialog").locator("#code");
  await code.fill("0.9");
  await said(page, ".rule-said", /\S/, () => code.fill("0.77"));
});

test("where a recursion stops, and at its end what it came to", async ({ page }) => {
  await open(page, "#/v1/chomp/2x3/3.3?view=recursion");
  const heard = page.locator(".board-side p.spoken[role=status]");
  const shown = page.locator(".recursion-said");
  await expect(heard).toHaveText("Nothing has been called yet.");
  // While it runs, nothing is heard of it, and it can be read.
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(heard).toBeEmpty();
  await expect(shown).not.toHaveAttribute("aria-hidden");
  await expect(shown).toContainText("Call 1:");
  await said(page, ".board-side p.spoken", /^\S/, () => page.getByRole("button", { name: "Pause" }).click());
  expect(await heard.textContent()).toBe(await shown.textContent());
  await expect(shown).toHaveAttribute("aria-hidden", "true");
  await page.getByRole("button", { name: "Go to the end" }).click();
  await expect(heard).toHaveText(/the recursion is over\. Calls: \d+\. Calls of the same function with a dictionary: \d+\.$/);
});

test("that the calls of a bar are too many to be gone through", async ({ page }) => {
  await open(page, "#/v1/chomp/7x9/9.9.9.9.9.9.9?view=recursion");
  const refused = page.locator(".recursion-refused");
  await expect(refused).toBeVisible();
  const text = (await refused.evaluate((node) => node.firstChild!.textContent))!.trim();
  await expect(page.locator("#announced")).toHaveText(text);
});

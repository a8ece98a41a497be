// The tool for the reader's own results, as a test uses it.

import type { Page } from "@playwright/test";
import { expect } from "./lab";

/** Opens the tool of the page that has come: on the one before, where it was open already, it would be closed. */
export const openTool = async (page: Page) => {
  const name = /^(Check or copy results|Vérifier ou copier des résultats)$/;
  await page.getByRole("button", { name, expanded: false }).click();
};
export const field = (page: Page) => page.locator(".check-tool textarea");
export const said = (page: Page) => page.locator("#check-said");
export const what = (page: Page) => page.getByRole("combobox", { name: "What to check" });

/** Pastes a text and waits for what is said about it; the text stays. */
export async function says(page: Page, text: string, sentence: string | RegExp) {
  await field(page).fill(text);
  await expect(said(page)).toContainText(sentence);
  await expect(field(page)).toHaveValue(text);
}

/** Pastes a text that the page makes, of what it is `given`, so that the text need not be sent there. */
export async function pasteMade(page: Page, make: (given: number) => string, given = 0) {
  await expect(field(page)).toBeVisible();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", (${make})(${given}));
    const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.querySelector(".check-tool textarea").dispatchEvent(pasted);
  }`);
}

/** Copies in a form, and gives what the clipboard then holds. */
export async function copied(page: Page, form: string) {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.locator(".check-copy").getByRole("button", { name: form, exact: true }).click();
  await expect(page.locator(".check-copy")).toContainText("Copied.");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
  return page.evaluate(() => navigator.clipboard.readText());
}

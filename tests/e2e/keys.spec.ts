// Single keys: they do what they say, never while the reader is typing, and not at all when they are switched off.

import { expect, open, test } from "./lab";
import { expectHeaps, token } from "./heaps";

const link = "#/v1/heaps/0.07/9?players=human-human";

test("keys take back, make again, open the reasons and a new game", async ({ page }) => {
  await open(page, link);
  await token(page, 1, 3).click();
  await expectHeaps(page, [2, 5]);
  await page.keyboard.press("u");
  await expectHeaps(page, [9]);
  await page.keyboard.press("r");
  await expectHeaps(page, [2, 5]);
  await page.keyboard.press("b");
  await expectHeaps(page, [9]);
  await page.keyboard.press("f");
  await expectHeaps(page, [2, 5]);
  await page.keyboard.press("w");
  await expect(page.getByRole("tab", { name: "Why" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Shift+P");
  await expect(page.getByRole("tab", { name: "Play" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Control+u");
  await expectHeaps(page, [2, 5]);
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // What is written in a field is written, and nothing else.
  await dialog.locator("#heaps").fill("");
  await dialog.locator("#heaps").pressSequentially("u7?");
  await expect(dialog.locator("#heaps")).toHaveValue("u7?");
  await page.keyboard.press("Escape");
  await expectHeaps(page, [2, 5]);
});

for (const [language, name, list, off] of [
  ["en", "Keyboard shortcuts and sounds", "U Undo", "Enable single-key shortcuts"],
  ["fr", "Raccourcis clavier et sons", "U Annuler", "Activer les raccourcis à une touche"],
] as const) {
  test(`? lists the keys that there are, and they can be switched off: ${language}`, async ({ page }) => {
    await open(page, `${link}&lang=${language}`);
    // The dialog lists what is on the page when it is opened.
    await expect(page.locator(".stepper")).toBeVisible();
    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.getByRole("row").filter({ hasText: /^U/ })).toHaveText(list.replace(" ", ""));
    await expect(dialog.getByRole("rowheader", { name: "U", exact: true })).toBeVisible();
    await dialog.getByLabel(off).uncheck();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await token(page, 1, 3).click();
    await expectHeaps(page, [2, 5]);
    await page.keyboard.press("u");
    await page.keyboard.press("?");
    await expect(dialog).toHaveCount(0);
    await expectHeaps(page, [2, 5]);

    // The button is there all the same, and the choice stays.
    await page.reload();
    await page.getByRole("button", { name }).click();
    await expect(dialog.getByLabel(off)).not.toBeChecked();
    await dialog.getByLabel(off).check();
    await page.keyboard.press("Escape");
    await page.keyboard.press("u");
    await expectHeaps(page, [9]);
  });
}

test("the list is there where the board stands alone, too", async ({ page }) => {
  await open(page, `${link}&embed=1`);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts and sounds" });
  await expect(dialog.getByRole("row").filter({ hasText: /^U/ })).toHaveCount(1);
  await dialog.getByLabel("Enable single-key shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await token(page, 1, 3).click();
  await expectHeaps(page, [2, 5]);
  await page.keyboard.press("u");
  await expectHeaps(page, [2, 5]);
});

test("keys lead from a view with a page of its own to the game", async ({ page }) => {
  await open(page, "#/v1/chomp/4x6/6.6.6.6?view=gallery");
  await page.keyboard.press("w");
  await expect(page.locator(".verdict")).toBeVisible();
});

test("an arrow with Alt or Shift belongs to the browser in a field of a table, and alone leads to the next field", async ({ page }) => {
  await open(page, "#/v1/pawns/5x5/1.1?view=fill");
  const field = (column: number) => page.getByRole("textbox", { name: `row 3, column ${column}`, exact: true });
  await field(3).focus();
  for (const key of ["Alt+ArrowLeft", "Shift+ArrowLeft", "Alt+ArrowRight", "Shift+ArrowUp"]) {
    await page.keyboard.press(key);
    await expect(field(3), `after ${key}`).toBeFocused();
  }
  await page.keyboard.press("ArrowLeft");
  await expect(field(2)).toBeFocused();
});

test("an arrow with Alt belongs to the browser, in tabs and among the steps of an algorithm", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5");
  const tab = page.getByRole("tab", { selected: true });
  const name = await tab.innerText();
  await tab.focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(tab).toHaveText(name);
  await open(page, "#/v1/graph/sticks-6-3/0?view=attractor");
  await page.getByRole("button", { name: "Next step" }).focus();
  const at = page.locator(".algorithm-slider input");
  await expect(at).toHaveValue("0");
  await page.keyboard.press("Alt+ArrowRight");
  await expect(at).toHaveValue("0");
  await page.keyboard.press("ArrowRight");
  await expect(at).toHaveValue("1");
});

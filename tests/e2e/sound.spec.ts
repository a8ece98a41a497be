// Sounds are heard by readers who have switched them on, and by nobody else.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { announced, token, turn } from "./heaps";

/** How many tones were begun. */
const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { tones: number };
    counted.tones = 0;
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      counted.tones += 1;
      begin.call(this, when);
    };
  });
});

test("a tone for a move and three for the end, once they are switched on", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/1+1?players=human-human");
  await token(page, 1, 1).click();
  await expect(turn(page)).toHaveText("Player 2 to move");
  expect(await tones(page)).toBe(0);
  await page.getByRole("button", { name: "Keyboard shortcuts and sounds" }).click();
  const box = page.getByRole("checkbox", { name: "Play a sound for every move" });
  await expect(box).not.toBeChecked();
  await box.check();
  // So that one knows what it will be.
  expect(await tones(page)).toBe(1);
  await page.keyboard.press("Escape");
  await token(page, 1, 1).click();
  await announced(page, "Player 2 has won!");
  expect(await tones(page)).toBe(4);
  // Stepping back is no move.
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await tones(page)).toBe(4);
  // The same move once more is one.
  await token(page, 1, 1).click();
  await announced(page, "Player 2 has won!");
  expect(await tones(page)).toBe(7);
  await page.reload();
  await page.getByRole("button", { name: "Keyboard shortcuts and sounds" }).click();
  await expect(box).toBeChecked();
});

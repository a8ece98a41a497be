// Input on the cells of boards, where the games' own tests do not cover it.

import { expect, open, test } from "./lab";
import * as bars from "./chomp";
import { board, drag, expectHeaps, tabTo, token } from "./heaps";
import * as pawns from "./pawns";

const TWO = "?players=human-human";

test("a heap is split by a click between two tokens", async ({ page }) => {
  await open(page, `#/v1/heaps/4.~3/5${TWO}`);
  await board(page).getByTitle("Split the heap here").nth(1).click();
  await expectHeaps(page, [2, 3]);
});

test("tokens dragged over in either direction are taken, and those let go elsewhere are not", async ({ page }) => {
  await open(page, `#/v1/heaps/0.77/7+5${TWO}`);
  await drag(page, token(page, 1, 4), token(page, 2, 2));
  await drag(page, token(page, 1, 4), page.getByRole("heading").first());
  await expectHeaps(page, [7, 5]);
  await drag(page, token(page, 1, 4), token(page, 1, 3));
  await expectHeaps(page, [2, 3, 5]);
});

test("a click without a pointer chooses, as screen readers click", async ({ page }) => {
  await open(page, `#/v1/heaps/0.77/7${TWO}`);
  for (const place of [3, 4]) await token(page, 1, place).evaluate((cell: HTMLElement) => cell.click());
  await expectHeaps(page, [2, 3]);
});

test("events that follow each other faster than the board is drawn are not lost", async ({ page }) => {
  await open(page, `#/v1/heaps/0.77/7${TWO}`);
  await board(page).evaluate((grid) => {
    const cells = [...grid.querySelectorAll("[role=gridcell]")];
    for (const cell of cells.slice(2, 4)) {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: "touch", isPrimary: true };
      for (const kind of ["pointerdown", "pointerup"]) cell.dispatchEvent(new PointerEvent(kind, { ...at, bubbles: true, cancelable: true }));
      grid.dispatchEvent(new PointerEvent("pointerleave", at));
    }
  });
  await expectHeaps(page, [2, 3]);
});

test("keys that follow each other faster than the board is drawn are not lost", async ({ page }) => {
  await open(page, `#/v1/heaps/0.77/7${TWO}`);
  await token(page, 1, 1).focus();
  await token(page, 1, 1).evaluate((cell) => {
    const press = (key: string) => cell.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    for (const key of ["ArrowRight", "ArrowRight", "Enter", "ArrowRight", "Enter"]) press(key);
  });
  await expectHeaps(page, [2, 3]);
});

test("the focus stays at the button after a move is undone by keyboard", async ({ page }) => {
  await open(page, `#/v1/heaps/0.333/7${TWO}`);
  await tabTo(page, board(page));
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expectHeaps(page, [6]);
  await expect(token(page, 1, 6)).toBeFocused();
  const undo = page.getByRole("button", { name: "Undo" });
  await tabTo(page, undo);
  await page.keyboard.press("Enter");
  await expectHeaps(page, [7]);
  await expect(undo).toBeFocused();
});

test("a pawn dragged out of the board stays where it is, and is chosen", async ({ page }) => {
  await open(page, `#/v1/pawns/5x5/1.3+2.5${TWO}`);
  const square = (written: string) => pawns.square(page, written);
  const chosen = (written: string) => expect(square(written)).toHaveAttribute("aria-selected", "true");
  await drag(page, square("1.3"), page.getByRole("heading").first());
  await chosen("1.3");
  await square("2.5").click();
  await chosen("2.5");
  await square("2.5").click();
  await expect(pawns.board(page).locator("[aria-selected=true]")).toHaveCount(0);
  await square("1.3").click();
  await page.keyboard.press("Escape");
  await expect(pawns.board(page).locator("[aria-selected=true]")).toHaveCount(0);
  // While it is pressed its targets are seen.
  await page.mouse.down();
  await chosen("1.3");
  await square("3.3").hover();
  await expect(square("3.3")).toHaveClass(/\bover\b/);
  await page.mouse.up();
  await pawns.expectPawns(page, ["2.5", "3.3"]);
});

test("keys go from bar to bar, and a bite can be cancelled", async ({ page }) => {
  await open(page, `#/v1/chomp/3x5/5.3+2.2${TWO}`);
  await bars.square(page, 1, 2).focus();
  for (const [key, row, column, bar] of [["ArrowDown", 0, 1, 1], ["Control+End", 1, 1, 1], ["Control+Home", 0, 0, 1], ["ArrowUp", 1, 0, 0]] as const) {
    await page.keyboard.press(key);
    await expect(bars.square(page, row, column, bar), `after ${key}`).toBeFocused();
  }
  await drag(page, bars.square(page, 0, 4), bars.square(page, 0, 3));
  expect(await bars.rows(page)).toEqual([5, 3]);
  await page.keyboard.press("Escape");
  await expect(bars.board(page).locator(".square.taken")).toHaveCount(0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a square is bitten and a pawn is moved with taps", async ({ page }) => {
    await open(page, `#/v1/chomp/3x5/5.5.5${TWO}`);
    await bars.square(page, 1, 2).tap();
    await bars.expectRows(page, [5, 2, 2]);
    // A finger that has left points at nothing.
    await expect(bars.board(page).locator(".square.taken")).toHaveCount(0);
    await open(page, `#/v1/pawns/5x5/1.3+2.5${TWO}`);
    await pawns.square(page, "1.3").tap();
    await pawns.square(page, "1.5").tap();
    await pawns.expectPawns(page, ["1.5", "2.5"]);
  });
});

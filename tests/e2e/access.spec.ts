// The page without eyes and without a mouse.

import type { Locator } from "@playwright/test";
import { expect, open, test } from "./lab";
import { board, expectHeaps, heap, keysTo, tab, tabTo, token } from "./heaps";

test("Tab leads through the page in its order, and the board is one stop", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human&moves=1-2-2");
  await expect(board(page).locator("[tabindex='0']")).toHaveCount(1);
  const stops = [
    page.getByRole("link", { name: "Skip to content" }),
    page.getByRole("link", { name: "Nimlab" }),
    page.getByRole("button", { name: "English" }),
    page.getByRole("button", { name: "français" }),
    page.getByRole("combobox", { name: "Colour theme" }),
    page.getByRole("button", { name: "Copy link" }),
    page.getByRole("button", { name: "Share" }),
    page.getByRole("button", { name: "Keyboard shortcuts and sounds" }),
    token(page, 1, 1),
    page.getByRole("button", { name: "Undo" }),
    // Buttons that do nothing now keep their place in the order.
    page.getByRole("button", { name: "Redo" }),
    page.getByRole("button", { name: "First position" }),
    page.getByRole("button", { name: "One move back" }),
    page.getByRole("button", { name: "One move forward" }),
    page.getByRole("button", { name: "Last position" }),
    page.getByRole("button", { name: "New game" }),
    page.getByRole("button", { name: "Add to a sum" }),
    page.getByRole("button", { name: "Make this a question" }),
    tab(page, "Play"),
    page.getByRole("link", { name: "Sequence" }),
    page.getByRole("link", { name: "Misère" }),
    page.getByRole("link", { name: "Atlas" }),
    page.getByRole("button", { name: "Hint" }),
  ];
  const languages = (await stops[3].boundingBox())!.x < (await stops[2].boundingBox())!.x;
  if (languages) [stops[2], stops[3]] = [stops[3], stops[2]];
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
});

test("the skip link leads past the header and leaves the address alone", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5");
  const address = page.url();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(token(page, 1, 1)).toBeFocused();
  expect(page.url()).toBe(address);
});

test("arrow keys, Home and End move within the board", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5+2?players=human-human");
  await tabTo(page, board(page));
  const steps: [string, number, number][] = [
    ["ArrowRight", 1, 2], ["ArrowDown", 2, 2], ["End", 2, 5], ["ArrowRight", 2, 5],
    ["ArrowDown", 3, 2], ["ArrowDown", 3, 2], ["Home", 3, 1], ["ArrowLeft", 3, 1],
    ["Control+Home", 1, 1], ["ArrowUp", 1, 1], ["Control+End", 3, 2],
  ];
  for (const [key, heapNumber, place] of steps) {
    await page.keyboard.press(key);
    await expect(token(page, heapNumber, place), `after ${key}`).toBeFocused();
  }
  await expect(board(page).locator("[tabindex='0']")).toHaveCount(1);
});

/** The ring round an element: its style, its width in pixels, and all of it. */
const ring = (element: Locator) =>
  element.evaluate((one) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(one);
    const whole = [outlineStyle, outlineWidth, outlineColor, outlineOffset].join(" ");
    return { style: outlineStyle, width: parseFloat(outlineWidth), whole };
  });

/** Fails where what has the focus has no ring, or the same as it has without the focus: `before`. */
async function hasRing(focused: Locator, before: string) {
  const { style, width, whole } = await ring(focused);
  expect(style).not.toBe("none");
  expect(width).toBeGreaterThanOrEqual(2);
  expect(whole).not.toBe(before);
}

// By system, with the cell of its board that is pressed: one that begins a move, or makes one.
for (const [link, pressed] of [
  ["heaps/0.77/7+5", 2], ["chomp/4x6/6.6.6.6", 8], ["pawns/5x5/1.3+2.5", 2], ["place/cram-4x5/2.2", 8],
  ["coins/turtles/0110100", 2],
] as const) {
  test(`a ring shows where Tab has led on a board, and none where a mouse has pressed: ${link}`, async ({ page }) => {
    await open(page, `#/v1/${link}?players=human-human`);
    const grid = page.getByRole("grid");
    const before = (await ring(grid.locator("[tabindex='0']"))).whole;
    await tabTo(page, grid);
    const focused = grid.locator(":focus");
    await hasRing(focused, before);
    // Now the browser itself would draw one round whatever gets the focus.
    await grid.getByRole("gridcell").nth(pressed).hover();
    await page.mouse.down();
    await expect(grid.getByRole("gridcell").nth(pressed)).toBeFocused();
    expect((await ring(focused)).style).toBe("none");
    await page.mouse.up();
    await page.keyboard.press("ArrowRight");
    expect((await ring(focused)).style).not.toBe("none");
  });
}

test("a ring shows where Tab has led among the steps of a lesson", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1/1");
  const step = page.locator(".lesson-step[aria-current]");
  const before = (await ring(step)).whole;
  await tabTo(page, step);
  await hasRing(step, before);
  await step.evaluate((one: HTMLElement) => one.blur());
  expect((await ring(step)).whole).toBe(before);
});

test("a run is chosen with Shift and arrows, and given up with Escape", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7?players=human-human");
  await tabTo(page, board(page));
  await keysTo(page, 1, 3);
  await page.keyboard.press("Shift+ArrowRight");
  await expect(board(page).getByRole("gridcell", { selected: true })).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(board(page).getByRole("gridcell", { selected: true })).toHaveCount(0);
  await keysTo(page, 1, 3);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await expectHeaps(page, [2, 3]);
});

test("the panels’ tabs are one stop, with arrows between them", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5");
  await tab(page, "Play").focus();
  for (const [key, name] of [["ArrowRight", "Why?"], ["ArrowRight", "Play"], ["ArrowLeft", "Why?"], ["Home", "Play"], ["End", "Why?"]]) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveAccessibleName(name);
  }
});

test("heaps and tokens have names to be spoken, in both languages", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+1");
  await expect(heap(page, 1)).toHaveAccessibleName("Row A: 7 pins");
  await expect(heap(page, 2)).toHaveAccessibleName("Row B: 1 pin");
  await expect(token(page, 1, 3)).toHaveAccessibleName("pin 3 of 7");
  await page.getByRole("button", { name: "français" }).click();
  await expect(heap(page, 1)).toHaveAccessibleName("Rangée A : 7 quilles");
  await expect(token(page, 1, 3)).toHaveAccessibleName("quille 3 sur 7");
});

test("a reader who prefers reduced motion gets none", async ({ page }) => {
  const moving = () =>
    page.evaluate(() => {
      const seconds = (text: string) => Math.max(...text.split(",").map((part) => parseFloat(part)));
      const styles = [...document.querySelectorAll("*")].map((element) => getComputedStyle(element));
      const times = styles.flatMap((style) => [
        style.animationName === "none" ? 0 : seconds(style.animationDuration),
        seconds(style.transitionDuration),
      ]);
      return Math.max(...times);
    });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human&moves=1-2-2");
  expect(await moving()).toBeGreaterThan(0.05);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await moving()).toBeLessThan(0.01);
});

test("after a move, whose turn it is is announced", async ({ page }) => {
  const news = page.locator(".notes-news");
  await open(page, "#/v1/heaps/0.~3/3+5?players=human-human");
  await token(page, 1, 2).focus();
  await page.keyboard.press("ArrowRight");
  await expect(token(page, 1, 3)).toHaveAccessibleDescription("heap A: takes 1 match, leaving 2");
  await page.keyboard.press("Enter");
  await expect(news).toContainText("Player 1 took 1 match from heap A, leaving 2. Player 2 to move.");
  await page.goto("./#/v1/heaps/0.~3/3+5+7?players=human-computer&level=4");
  await expectHeaps(page, [3, 5, 7]);
  await token(page, 1, 1).click();
  await expect(news).toContainText(/The computer took .* Your turn\./);
});

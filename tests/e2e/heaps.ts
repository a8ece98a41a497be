// Heaps as a reader sees them: the board by its spoken names, the panel's moves, the address.

import { expect, type Locator, type Page } from "@playwright/test";

/** A move as it is written, `heap-taken-left`. */
export interface Move {
  heap: number;
  take: number;
  left: number;
}

export function readMove(text: string): Move {
  const [heap, take, left] = text.split("-").map(Number);
  return { heap, take, left };
}

export const board = (page: Page) => page.getByRole("grid", { name: /^(Heaps|Tas)$/ });
export const panel = (page: Page) => page.getByRole("tabpanel");
export const tab = (page: Page, name: string) => page.getByRole("tab", { name });
export const heap = (page: Page, number: number) =>
  board(page).getByRole("row").nth(number - 1);

/** A token by its heap and its place, both from 1. */
export const token = (page: Page, heapNumber: number, place: number) =>
  heap(page, heapNumber).getByRole("gridcell").nth(place - 1);

/** The sizes of the heaps, from their spoken names: "Heap B: 7 pins". */
export async function sizes(page: Page): Promise<number[]> {
  // At one go: a row that goes away meanwhile would be waited for.
  const rows = board(page).getByRole("row");
  const names = await rows.evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label")));
  return names.map((name) => Number(/: (\d+) /.exec(name ?? "")?.[1]));
}

export const expectHeaps = (page: Page, heaps: number[]) =>
  expect.poll(() => sizes(page), "the heaps on the board").toEqual(heaps);

/** The line over the board that says whose turn it is. */
export const turn = (page: Page) => page.locator(".status-turn");

/** The end, as it is announced. */
export const announced = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

/** The buttons of the moves that the open Why panel calls winning. */
export const winningButtons = (page: Page): Locator =>
  panel(page).locator("button[data-move]");

/** Moves as they are written, of the buttons that make them. */
export const written = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.move ?? ""));

/** The winning moves that the open Why panel names, once they are there. */
export async function winningMoves(page: Page): Promise<string[]> {
  await expect(winningButtons(page).first()).toBeEnabled();
  return written(winningButtons(page));
}

/** The moves in the address. */
export function played(page: Page): string[] {
  const keys = new URLSearchParams(page.url().split("?")[1]);
  return keys.get("moves")?.split("_") ?? [];
}

/** Makes a move with `hand`, waits for the answer, and fails where the board did not take it. */
export async function makeMove(page: Page, hand: () => Promise<unknown>) {
  const before = played(page).length;
  await hand();
  await expect.poll(() => played(page).length).toBeGreaterThan(before);
  await expect(turn(page)).toHaveText(/^(Your turn|.* won[.!])$/);
}

/** Plays the first winning move of the panel with `hand` until the game is over and won. */
export async function win(page: Page, hand: (move: Move) => Promise<unknown>) {
  await expect(turn(page)).toHaveText("Your turn");
  while ((await turn(page).textContent()) === "Your turn") {
    const [best] = await winningMoves(page);
    await makeMove(page, () => hand(readMove(best)));
  }
  await expect(turn(page)).toHaveText("You have won!");
  await announced(page, "You have won!");
}

/** Presses where one token is, drags to another, and lets go. */
export async function drag(page: Page, from: Locator, to: Locator) {
  const middle = async (locator: Locator) => {
    const box = (await locator.boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await from.scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await page.mouse.up();
}

/** Moves the keys' place on the board, which has the focus, to a token. */
export async function keysTo(page: Page, heapNumber: number, place: number) {
  await page.keyboard.press("Control+Home");
  for (let i = 1; i < heapNumber; i++) await page.keyboard.press("ArrowDown");
  for (let i = 1; i < place; i++) await page.keyboard.press("ArrowRight");
  await expect(token(page, heapNumber, place)).toBeFocused();
}

/** Presses Tab until the focus is on `target`; gives the number of presses. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<number> {
  for (let presses = 1; presses <= 30; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element.contains(document.activeElement))) {
      return presses;
    }
  }
  throw new Error("30 presses of Tab do not lead there");
}

// Pawns as a reader sees them: the board by its spoken names, the panel's moves, the address.

import { expect, type Locator, type Page } from "@playwright/test";
import { makeMove, panel, turn, written } from "./heaps";

/** A square as it is written, `row.column`. */
export type Square = string;

export const board = (page: Page) => page.getByRole("grid", { name: /^(Pawn board|Plateau des pions)$/ });

/** A square of the board by its row and its column, from 1. */
export function square(page: Page, written: Square): Locator {
  const [row, column] = written.split(".").map(Number);
  return board(page).getByRole("row").nth(row - 1).getByRole("gridcell").nth(column - 1);
}

/** The squares with pawns, in the order of reading, from their spoken names. */
export async function pawns(page: Page): Promise<Square[]> {
  const names = await board(page).getByRole("gridcell").evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute("aria-label") ?? ""),
  );
  return names.flatMap((name) => {
    const found = /^row (\d+), column (\d+),(?: the sink,)? (one|\d+) pawns?\b/.exec(name);
    if (!found) return [];
    const count = found[3] === "one" ? 1 : Number(found[3]);
    return Array<string>(count).fill(`${found[1]}.${found[2]}`);
  });
}

export const expectPawns = (page: Page, squares: Square[]) =>
  expect.poll(() => pawns(page), "the pawns on the board").toEqual(squares);

/**
 * The numbers of all squares that show one, by row and column from 1: beside a piece and in the sink they are the
 * squares’ own, the others are drawn over the board.
 */
export async function numbers(page: Page): Promise<Record<Square, number>> {
  return board(page).evaluate((board) => {
    const found: Record<string, string> = {};
    const { style } = board.closest<HTMLElement>(".pawns-scroll")!;
    const at = (share: string, side: string) =>
      Math.floor((parseFloat(share) / 100) * Number(style.getPropertyValue(side))) + 1;
    // Tens come before units in the document.
    for (const text of board.querySelectorAll(".board-numbers text")) {
      const row = at(text.getAttribute("y")!, "--rows");
      const places = text.getAttribute("x")!.split(" ");
      for (const [i, digit] of [...text.textContent!].entries()) {
        const square = `${row}.${at(places[i], "--columns")}`;
        found[square] = (found[square] ?? "") + digit;
      }
    }
    for (const value of board.querySelectorAll(".square-value")) {
      const row = Number(value.closest<HTMLElement>("[data-row]")!.dataset.row) + 1;
      const column = Number(value.closest<HTMLElement>("[data-column]")!.dataset.column) + 1;
      found[`${row}.${column}`] = value.textContent!;
    }
    return Object.fromEntries(Object.entries(found).map(([square, number]) => [square, Number(number)]));
  });
}

/** The buttons of the moves that the open Why panel calls winning. */
export const winningButtons = (page: Page): Locator =>
  panel(page).locator("button[data-move]");

/** The winning moves that the open Why panel names, once they are there. */
export async function winningMoves(page: Page): Promise<string[]> {
  await expect(winningButtons(page).first()).toBeEnabled();
  return written(winningButtons(page));
}

/** Plays what `next` says with `hand` until the game is over and won. */
export async function win(
  page: Page,
  next: () => Promise<string>,
  hand: (from: Square, to: Square) => Promise<unknown>,
) {
  await expect(turn(page)).toHaveText("Your turn");
  while ((await turn(page).textContent()) === "Your turn") {
    const [from, to] = (await next()).split("-");
    await makeMove(page, () => hand(from, to));
  }
  await expect(turn(page)).toHaveText("You have won!");
}

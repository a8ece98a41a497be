// Chomp as a reader sees it: squares by their spoken names, the panel, the address.

import { expect, type Page } from "@playwright/test";
import { askForMove, typedMove } from "./lab";

/** A whole bar as written in links: `4x6/6.6.6.6`. */
export const whole = (rows: number, columns: number) =>
  `${rows}x${columns}/${Array(rows).fill(columns).join(".")}`;

export const board = (page: Page) =>
  page.getByRole("grid", { name: /^(Chocolate|Chocolat)$/ });

/** A square by row and column, both from 0, of the bar at a place from 0. */
export const square = (page: Page, row: number, column: number, bar = 0) =>
  board(page).locator(`[data-part="${bar}"] [data-row="${row}"] [data-column="${column}"]`);

/** The squares left in each row. */
export const rows = (page: Page, bar = 0) =>
  board(page)
    .locator(`[data-part="${bar}"] [data-row]`)
    .evaluateAll((rows) => rows.map((row) => row.querySelectorAll("[data-column]").length));

export const expectRows = (page: Page, wanted: number[], bar = 0) =>
  expect.poll(() => rows(page, bar), "the rows of the bar").toEqual(wanted);

/** The squares that the map on the board calls winning, as links have them: there they are counted from 0. */
export const winning = (page: Page) =>
  board(page)
    .locator(".square.wins")
    .evaluateAll((squares) =>
      squares.map((square) => {
        const [, row, column] = /\((\d+),\s(\d+)\)/.exec(square.getAttribute("aria-label") ?? "") ?? [];
        return `${Number(row) - 1}.${Number(column) - 1}`;
      }),
    );

/** The line over the board that says whose turn it is. */
export const turn = (page: Page) => page.locator(".status-turn");

/** Asks for hints and follows them, typed, until the game is over. */
export async function followHints(page: Page) {
  await expect(turn(page)).toHaveText("Your turn");
  while ((await turn(page).textContent()) === "Your turn") {
    await askForMove(page);
    const hint = page.locator(".notes-hint");
    await expect(hint).toHaveText(/^Hint: .*(\(\d+,\s\d+\)|the poison)/);
    const text = (await hint.textContent()) ?? "";
    const before = page.url();
    await (await typedMove(page)).fill(/\(\d+,\s\d+\)/.exec(text)?.[0] ?? "(1,1)");
    await page.keyboard.press("Enter");
    // Looked at with every picture: `expect` looks ever less often, and there are many moves.
    await page.waitForFunction(
      (before) =>
        location.href !== before &&
        /^(Your turn|.* won[.!])$/.test(document.querySelector(".status-turn")?.textContent ?? ""),
      before,
    );
  }
}

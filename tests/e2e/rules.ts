// Games with other rules, other pieces and coins, each played in two ways: with a given move, and with any move at all.

import { expect, type Locator, type Page } from "@playwright/test";
import { drag, makeMove, tabTo, turn, winningMoves } from "./heaps";

/** How cells of the board are pointed at. */
export type Hand = "mouse" | "keyboard";

export const grid = (page: Page): Locator => page.getByRole("grid");

/** A cell by its row and its column, from 0. */
export const cell = (page: Page, row: number, column: number): Locator =>
  grid(page).locator(`[data-row="${row}"] [data-column="${column}"]`);

/** Chooses a cell. */
async function choose(page: Page, hand: Hand, row: number, column: number) {
  const target = cell(page, row, column);
  if (hand === "mouse") return target.click();
  await page.keyboard.press("Control+Home");
  for (let i = 0; i < row; i++) await page.keyboard.press("ArrowDown");
  for (let i = 0; i < column; i++) await page.keyboard.press("ArrowRight");
  await expect(target).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Whether the first end of a run is chosen, and not yet the other. */
const begun = async (page: Page) => (await page.getByRole("status").filter({ hasText: /^You start at/ }).count()) > 0;

/** Turns the coins over that are chosen, if that was not done immediately. */
async function turnOver(page: Page, hand: Hand) {
  if ((await grid(page).locator(".coin.chosen").count()) === 0) return;
  if (hand === "keyboard") return page.keyboard.press("t");
  await page.getByRole("button", { name: "Turn over", exact: true }).click();
}

const numbers = (text: string, between: string) => text.split(between).map(Number);

/** The moves of a system as hands make them. */
interface Moves {
  /** Makes the move that is written so. */
  written(page: Page, hand: Hand, move: string): Promise<unknown>;
  /** Makes any move. */
  any(page: Page, hand: Hand): Promise<unknown>;
}

const size = async (page: Page, heap: number) =>
  grid(page).locator(`[data-row="${heap}"]`).getByRole("gridcell").count();

async function cut(page: Page, hand: Hand, move: string) {
  const [place, take, left, middle = 0] = numbers(move, "-");
  const heap = place - 1;
  const tokens = await size(page, heap);
  const three = await page.getByText(/the same gap twice/).count();
  const gap = async (before: number) => {
    if (hand === "mouse") return grid(page).locator(`[data-row="${heap}"] [data-gap="${before}"]`).click();
    await page.keyboard.press("Control+Home");
    for (let i = 0; i < heap; i++) await page.keyboard.press("ArrowDown");
    for (let i = 0; i < before; i++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("s");
  };
  if (middle > 0) await gap(left + take + middle);
  if (take === 0) {
    await gap(left);
    if (three && middle === 0) await gap(left);
    return;
  }
  // A move without a split is written with all that stays on the right: it takes what is at the end.
  const first = left === 0 && middle === 0 ? tokens - take : left;
  await choose(page, hand, heap, first);
  if (await begun(page)) await choose(page, hand, heap, first + take - 1);
}

const heaps: Moves = {
  written: cut,
  async any(page, hand) {
    // The smallest move of the menus: it is known by its tooltip only to the eye, so it is typed from their values.
    const menus = page.locator(".picker-menus");
    const closed = page.locator(".other-ways:not([open]) > summary");
    if (await closed.count()) await closed.click();
    const value = async (nth: number) => menus.locator("select").nth(nth).inputValue();
    const [heap, take] = [Number(await value(0)), Number(await value(1))];
    const left = (await menus.locator("select").nth(2).locator("option").first().textContent())!;
    const parts = numbers(left.replace(/\s/g, ""), "+").filter((part) => !Number.isNaN(part));
    const text = [heap + 1, take, ...(parts.length > 1 ? parts.slice(0, -1) : [0])].join("-");
    if (hand === "keyboard") await grid(page).locator("[tabindex='0']").first().focus();
    await cut(page, hand, text);
  },
};

const pawns: Moves = {
  async written(page, hand, move) {
    const [from, to] = move.replace(/^[a-z]/, "").split("-").map((square) => numbers(square, ".").map((n) => n - 1));
    if (hand === "mouse") return drag(page, cell(page, from[0], from[1]), cell(page, to[0], to[1]));
    await choose(page, hand, from[0], from[1]);
    await choose(page, hand, to[0], to[1]);
  },
  async any(page, hand) {
    for (const piece of await grid(page).locator("[role=gridcell]:has(svg.pawn)").all()) {
      const at = await place(piece);
      await choose(page, hand, ...at);
      const target = grid(page).locator(".square.target").first();
      if (await target.count()) return choose(page, hand, ...(await place(target)));
      await page.keyboard.press("Escape");
    }
  },
};

/** The row and the column of a cell. */
const place = (cell: Locator) =>
  cell.evaluate((cell): [number, number] => [
    Number(cell.closest<HTMLElement>("[data-row]")!.dataset.row),
    Number((cell as HTMLElement).dataset.column),
  ]);

const coins: Moves = {
  async written(page, hand, move) {
    const [first, second] = move.split("x").map((places) => numbers(places, "."));
    const [rows, columns] = second ? [first, second] : [[0], first];
    for (let i = 0; i < Math.max(rows.length, columns.length); i++) {
      await choose(page, hand, rows[i] ?? rows[0], columns[i] ?? columns[0]);
    }
    await turnOver(page, hand);
  },
  async any(page, hand) {
    const ready = page.locator(".coins-controls button:not([aria-disabled=true])");
    const before = page.url();
    for (const head of (await grid(page).locator(".coin.head").all()).reverse()) {
      const at = await place(head);
      await choose(page, hand, ...at);
      for (let more = 0; more < 4 && page.url() === before; more++) {
        if (await ready.count()) return turnOver(page, hand);
        const target = grid(page).locator(".coin.target").first();
        if (!(await target.count())) break;
        await choose(page, hand, ...(await place(target)));
      }
      if (page.url() !== before) return;
      await page.keyboard.press("Escape");
    }
  },
};

const moves: Record<string, Moves> = { heaps, pawns, coins };

/** The hands for a link. */
export const movesOf = (link: string): Moves => moves[link.split("/")[0]];

/** Plays to the end, `won` by what the Why panel says, otherwise by any moves. */
export async function playOut(page: Page, link: string, hand: Hand, won: boolean) {
  const { written, any } = movesOf(link);
  await expect(turn(page)).toHaveText("Your turn", { timeout: 20_000 });
  if (hand === "keyboard") await tabTo(page, grid(page));
  while ((await turn(page).textContent()) === "Your turn") {
    const move = won ? (await winningMoves(page))[0] : "";
    await makeMove(page, () => (won ? written(page, hand, move) : any(page, hand)));
  }
  await expect(turn(page)).toHaveText(won ? "You have won!" : "The computer has won.");
}

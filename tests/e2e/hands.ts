// Ways of using the page: with a mouse, with the keyboard alone, or like a screen reader, which finds things by their
// roles and presses them without a pointer. Moves are made on the board, as links write them.

import { expect, type Locator, type Page } from "@playwright/test";

export const HANDS = ["mouse", "keyboard", "tree"] as const;
export type Hand = (typeof HANDS)[number];

/** Presses of Tab after which a thing counts as out of reach: a long lesson has a link for each of its steps. */
const FAR = 150;

const holdsFocus = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement));

/** Goes with Tab to a thing, or to a part of it. */
async function tabTo(page: Page, target: Locator) {
  // It is looked for once, and again where another was drawn in its place: to look costs more than to press.
  const has = (element: Node) => (element.isConnected ? element.contains(document.activeElement) : "gone");
  let found = (await target.elementHandle())!;
  for (let presses = 0; presses <= FAR; presses++) {
    const now = await found.evaluate(has);
    if (now === true) return;
    if (now === "gone") found = (await target.elementHandle())!;
    else await page.keyboard.press("Tab");
  }
  throw new Error(`${FAR} presses of Tab do not lead there`);
}

/** A screen reader finds only what has a role and a name, and presses it without a pointer. */
async function pressed(target: Locator) {
  await expect(target).toHaveAccessibleName(/\S/);
  await target.evaluate((element) =>
    element instanceof HTMLElement ? element.click() : element.dispatchEvent(new MouseEvent("click", { bubbles: true })),
  );
}

export interface Hands {
  /** Presses a button, a link or a choice. */
  press(target: Locator): Promise<unknown>;
  /** Writes into a field in place of what is there. */
  write(field: Locator, text: string): Promise<unknown>;
  /** Chooses a place of a board. */
  choose(board: Locator, place: Locator): Promise<unknown>;
}

const mouse: Hands = {
  press: (target) => target.click(),
  async write(field, text) {
    await field.click();
    await field.fill(text);
  },
  choose: (_, place) => place.click(),
};

const tree: Hands = {
  press: pressed,
  async write(field, text) {
    await expect(field).toHaveAccessibleName(/\S/);
    await field.fill(text);
  },
  choose: (_, place) => pressed(place),
};

const keyboard = (page: Page): Hands => ({
  async press(target) {
    const name = (await target.getAttribute("type")) === "radio" && (await target.getAttribute("name"));
    if (!name) {
      await tabTo(page, target);
      return page.keyboard.press("Enter");
    }
    // Tab leads to a group of choices, the arrows choose within it.
    const inGroup = (name: string) => (document.activeElement as HTMLInputElement | null)?.name === name;
    for (let presses = 0; !(await page.evaluate(inGroup, name)); presses++) {
      if (presses > FAR) throw new Error(`${FAR} presses of Tab do not lead there`);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Space");
    for (let presses = 0; !(await target.isChecked()); presses++) {
      if (presses > FAR) throw new Error(`${FAR} arrows do not lead there`);
      await page.keyboard.press("ArrowDown");
    }
  },
  async write(field, text) {
    await tabTo(page, field);
    await page.keyboard.press("Control+a");
    await page.keyboard.type(text);
  },
  async choose(board, place) {
    await tabTo(page, board);
    // From wherever the keys are, as the board is drawn.
    for (let presses = 0; !(await holdsFocus(place)); presses++) {
      if (presses > FAR) throw new Error(`${FAR} arrows do not lead there`);
      await page.keyboard.press(await arrow(place));
    }
    await page.keyboard.press("Enter");
  },
});

/** The arrow that leads from where the focus is towards a place. */
const arrow = (place: Locator) =>
  place.evaluate((place) => {
    // The vertices of a drawing are gone through in an order of their own.
    if (place.closest("svg")) return "ArrowRight";
    const from = document.activeElement!;
    const number = (element: Element, name: string) =>
      Number(element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? 0);
    const away = (name: string) => number(place, name) - number(from, name);
    const isGrid = place.closest("[role=grid]");
    if (isGrid && !place.closest(".turned")) {
      const [down, right] = [away("part") || away("row"), away("column")];
      if (down !== 0) return down > 0 ? "ArrowDown" : "ArrowUp";
      return right > 0 ? "ArrowRight" : "ArrowLeft";
    }
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2, height / 2];
    };
    const [[x, y, half], [fromX, fromY]] = [middle(place), middle(from)];
    if (Math.abs(y - fromY) > half) return y > fromY ? "ArrowDown" : "ArrowUp";
    return x > fromX ? "ArrowRight" : "ArrowLeft";
  });

export const handsOf = (page: Page, hand: Hand): Hands => (hand === "keyboard" ? keyboard(page) : { mouse, tree }[hand]);

/** Where a move is made: what holds the board, the system, and the hands that make it. */
interface At {
  page: Page;
  within: Locator;
  hand: Hand;
}

const numbers = (text: string, between: string) => text.split(between).map(Number);
const grid = (at: At) => at.within.getByRole("grid");
const cell = (at: At, row: number, column: number, part = "") =>
  grid(at).locator(`${part}[data-row="${row}"] [data-column="${column}"]`);

const choose = (at: At, board: Locator, place: Locator) => handsOf(at.page, at.hand).choose(board, place);

/** Places one after the other, each as `row.column`, which begin at `from`. */
async function places(at: At, written: string[], from: number, part = "") {
  for (const place of written) {
    const [row, column] = numbers(place, ".");
    await choose(at, grid(at), cell(at, row - from, column - from, part));
  }
}

async function vertices(at: At, written: string[]) {
  const drawing = at.within.getByRole("group", { name: /^Graph/ });
  for (const vertex of written) {
    const place = drawing.locator(`[data-vertex="${vertex}"]`);
    // What can be pressed there has the role of a button.
    const button = place.getByRole("button");
    await choose(at, drawing, (await button.count()) ? button : place);
  }
}

async function heaps(at: At, move: string) {
  const [place, take, left, middle = 0] = numbers(move, "-");
  const heap = grid(at).locator(`[data-row="${place - 1}"]`);
  const tokens = heap.getByRole("gridcell");
  const gap = async (before: number) => {
    if (at.hand !== "keyboard") return heap.locator(`[data-gap="${before}"]`).click();
    await tabTo(at.page, grid(at));
    for (let presses = 0; !(await holdsFocus(tokens.nth(before))); presses++) {
      if (presses > FAR) throw new Error(`${FAR} arrows do not lead there`);
      await at.page.keyboard.press(await arrow(tokens.nth(before)));
    }
    await at.page.keyboard.press("s");
  };
  if (middle > 0) await gap(left + take + middle);
  if (take === 0) return gap(left);
  // A move without a split is written with all that stays on the right: it takes what is at the end.
  const first = left === 0 && middle === 0 ? (await tokens.count()) - take : left;
  await choose(at, grid(at), tokens.nth(first));
  const begun = at.page.getByRole("status").filter({ hasText: /^You start at/ });
  if (await begun.count()) await choose(at, grid(at), tokens.nth(first + take - 1));
}

async function coins(at: At, move: string) {
  const [first, second] = move.split("x").map((written) => numbers(written, "."));
  const [rows, columns] = second ? [first, second] : [[0], first];
  for (let i = 0; i < Math.max(rows.length, columns.length); i++) {
    await choose(at, grid(at), cell(at, rows[i] ?? rows[0], columns[i] ?? columns[0]));
  }
  // If that was not done immediately.
  if (await grid(at).locator(".coin.chosen").count()) {
    await handsOf(at.page, at.hand).press(at.within.getByRole("button", { name: "Turn over", exact: true }));
  }
}

async function chomp(at: At, move: string) {
  const [, bar, square] = /^(?:(\d+)-)?(.*)$/.exec(move)!;
  await places(at, [square], 0, `[data-part="${Number(bar ?? 1) - 1}"] `);
}

/** Makes a move on the board of a system within `within`. */
export async function makeOnBoard(page: Page, within: Locator, link: string, move: string, hand: Hand): Promise<unknown> {
  const [, system, rules] = /v1\/([^/]*)\/([^/]*)/.exec(link)!;
  const at = { page, within, hand };
  const simple = move.replace(/^[a-z]+/, "").split("-");
  switch (system) {
    case "heaps":
      return heaps(at, move);
    case "coins":
      return coins(at, move);
    case "chomp":
      return chomp(at, move);
    case "pawns":
      return places(at, simple, 1);
    case "place":
      return move.includes(".") ? places(at, move.split("-"), 1) : vertices(at, move.split("-"));
    case "graph":
      return vertices(at, [move]);
    case "sum": {
      const [, part, rest] = /^(\d+)-(.*)$/.exec(move)!;
      const [of, by] = /^([a-z]+)-(.*)$/.exec(rules.split("_")[Number(part) - 1])!.slice(1);
      const board = page.locator(`[data-sum-part="${part}"]`);
      return makeOnBoard(page, board, `v1/${of}/${by}`, rest, hand);
    }
    default:
      throw new Error(`nobody has shown how ${system} is played`);
  }
}

// A game as it unfolds: who plays, back and forth, variations, the end, what is kept.

import { expect, open, test, typedMove } from "./lab";
import type { Page } from "@playwright/test";
import {
  announced, board, expectHeaps, makeMove, panel, played, sizes, tab, token, turn, winningButtons,
} from "./heaps";

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

test("two people play one another, and the winner is announced", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/2+1?players=human-human");
  await expect(page.locator(".status").getByText("two players")).toBeVisible();
  await expect(turn(page)).toHaveText("Player 1 to move");
  await token(page, 1, 1).click();
  await token(page, 1, 2).click();
  await expect(turn(page)).toHaveText("Player 2 to move");
  await token(page, 1, 1).click();
  await announced(page, "Player 2 has won!");
  await expect(board(page).locator(".heap:not(.gone)")).toHaveCount(0);
  await tab(page, "Why").click();
  await expect(panel(page)).toContainText("the player to move can’t move, and so loses");
});

test("misère turns the end round", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/2?players=human-human&rule=misere");
  await token(page, 1, 1).click();
  await token(page, 1, 2).click();
  await announced(page, "Player 2 has won!");
});

test("the computer begins when it is its turn to begin", async ({ page }) => {
  await open(page, "#/v1/heaps/0.3/3?players=computer-human&level=4");
  await expect.poll(() => played(page)).toEqual(["1-1-0"]);
  await expect(turn(page)).toHaveText("Your turn");
  await expect(page.getByRole("status").filter({ hasText: "The computer took" })).toBeVisible();
  await makeMove(page, () => token(page, 1, 2).click());
  await announced(page, "The computer has won.");
});

test("two computers play to the end, and can be stopped", async ({ page }) => {
  // With the pause in which a move is seen before it is made.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  // Long enough to be stopped, and won by whoever begins.
  await open(page, "#/v1/heaps/0.333/15?players=computer-computer&level=4&seed=5");
  await expect.poll(() => played(page).length, { intervals: [50] }).toBeGreaterThan(0);
  await button(page, "Pause").click();
  await expect(turn(page)).toHaveText("Paused");
  const moves = played(page).length;
  // Longer than a computer takes for a move.
  await page.clock.runFor(10_000);
  expect(played(page).length).toBe(moves);
  await button(page, "Resume").click();
  await announced(page, "has won.");
  await expect(turn(page)).toHaveText("Computer 1 has won.");
});

test("whoever takes the seat of a computer that was stopped plays on", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await open(page, "#/v1/heaps/0.333/12?players=computer-computer&level=4&seed=5");
  await button(page, "Pause").click();
  await expect(turn(page)).toHaveText("Paused");
  await page.getByRole("combobox", { name: "Players" }).selectOption({ label: "You begin" });
  await expect(turn(page)).toHaveText("Your turn");
  const before = played(page).length;
  const [last] = await sizes(page);
  await token(page, 1, last).click();
  await expect.poll(() => played(page).length).toBe(before + 2);
  await expect(turn(page)).toHaveText("Your turn");
});

test("moves are taken back, made again, and stepped through", async ({ page }) => {
  // 5+3, 2+2+3, 1+2+3, 1+2+2
  await open(page, "#/v1/heaps/0.77/5+3?players=human-human&moves=1-1-2_1-1-0_3-1-0");
  await expectHeaps(page, [1, 2, 2]);
  await expect(button(page, "Redo")).toBeDisabled();
  await expect(button(page, "Last position")).toBeDisabled();
  const steps: [string, number[]][] = [
    ["Undo", [1, 2, 3]],
    ["Undo", [2, 2, 3]],
    ["Redo", [1, 2, 3]],
    ["First position", [5, 3]],
    ["One move forward", [2, 2, 3]],
    ["Last position", [1, 2, 2]],
    ["One move back", [1, 2, 3]],
  ];
  for (const [name, heaps] of steps) {
    await button(page, name).click();
    await expectHeaps(page, heaps);
  }
  await expect(page).toHaveURL(/[?&]at=2(&|$)/);
  expect(played(page)).toHaveLength(3);
  await button(page, "First position").click();
  await expect(button(page, "Undo")).toBeDisabled();
  await expect(button(page, "One move back")).toBeDisabled();
});

test("against the computer, undo goes back to the reader’s turn", async ({ page }) => {
  await open(page, "#/v1/heaps/0.3/6?level=4");
  await makeMove(page, () => token(page, 1, 6).click());
  await expectHeaps(page, [4]);
  await button(page, "Undo").click();
  await expectHeaps(page, [6]);
  await expect(turn(page)).toHaveText("Your turn");
  await expect(button(page, "Undo")).toBeDisabled();
  await button(page, "Redo").click();
  await expectHeaps(page, [4]);
  await expect(button(page, "Redo")).toBeDisabled();
});

test("after undo and a change of players, the right player moves next", async ({ page }) => {
  await open(page, "#/v1/heaps/0.3/6+5?players=human-human");
  await token(page, 1, 6).click();
  await expectHeaps(page, [5, 5]);
  await expect(turn(page)).toHaveText("Player 2 to move");
  await button(page, "Undo").click();
  await expectHeaps(page, [6, 5]);
  await expect(turn(page)).toHaveText("Player 1 to move");
  const players = page.getByRole("combobox", { name: "Players" });
  // The computer sits down where it is to move: it moves immediately, from the position that was stepped back to.
  await players.selectOption("computer-human");
  await expect(turn(page)).toHaveText("Your turn");
  await expect.poll(() => played(page)).toHaveLength(1);
  // The reader goes back before the computer's move and takes its seat: nobody moves for the reader.
  await button(page, "One move back").click();
  await expectHeaps(page, [6, 5]);
  await players.selectOption("human-computer");
  await expectHeaps(page, [6, 5]);
  await expect(turn(page)).toHaveText("Your turn");
  await makeMove(page, () => token(page, 2, 5).click());
  await expect(turn(page)).toHaveText("Your turn");
  await expect.poll(() => played(page)).toHaveLength(2);
});

test("when a game has ended the focus is at its end, and it can be played again", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/2?players=human-computer");
  const typed = await typedMove(page);
  await typed.fill("1-2-0");
  await typed.press("Enter");
  const end = page.getByRole("region", { name: "The end of the game" });
  await expect(end).toContainText("You have won!");
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await end.getByRole("button", { name: "Rematch: the computer begins" }).click();
  await expect(page).toHaveURL(/players=computer-human/);
  await expect(end).toContainText("The computer has won.");
  await end.getByRole("button", { name: "Rematch", exact: true }).click();
  await expect(end).toContainText("The computer has won.");
  // The reader has not moved.
  await end.getByRole("button", { name: "Look back at the game" }).click();
  await expect(page.locator(".review")).toContainText("never had a winning move");
});

test("a variation is played, shown, and left again", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/5+3?players=human-human&moves=1-1-0_1-1-0");
  await button(page, "One move back").click();
  const typed = await typedMove(page);
  await typed.fill("2-2-0");
  await typed.press("Enter");
  await expectHeaps(page, [4, 1]);
  const list = page.getByRole("region", { name: "Moves" });
  await expect(list.getByRole("heading", { name: "Variations" })).toBeVisible();
  const other = list.getByRole("button", { name: "2 Player 2 knocked over 1 pin in row A, leaving 3." });
  await expect(other).not.toHaveAttribute("aria-current");
  await other.click();
  await expectHeaps(page, [3, 3]);
  await expect(other).toHaveAttribute("aria-current", "step");
  await expect.poll(() => played(page)).toEqual(["1-1-0", "1-1-0"]);
  await list.getByRole("button", { name: "2 Player 2 knocked over 2 pins in row B, leaving 1." }).click();
  await expect.poll(() => played(page)).toEqual(["1-1-0", "2-2-0"]);
});

test("a hint says that there is a winning move, then where, then which, and shows it on the board", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/4");
  await button(page, "Hint").click();
  await expect(page.getByText("There is at least one winning move.")).toBeVisible();
  await expect(board(page).locator(".marked")).toHaveCount(0);
  await button(page, "Hint").click();
  await expect(page.getByText("Look at strip A.")).toBeVisible();
  await button(page, "Hint").click();
  await expect(page.getByText("Hint: place a domino on strip A, leaving 1 and 1.")).toBeVisible();
  await expect(board(page).locator(".marked")).toHaveCount(2);
});

test("a winning move of the panel can be made there", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?level=4&view=analyse");
  await expect(winningButtons(page)).toHaveCount(2);
  await makeMove(page, () => winningButtons(page).first().click());
  expect(played(page)[0]).toBe("1-2-0");
});

test("a wrong run is refused in words, and nothing is lost", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7?players=human-human");
  await token(page, 1, 2).click();
  await token(page, 1, 5).click();
  const problem = page.getByRole("region", { name: "Board" }).getByRole("alert");
  await expect(problem).toHaveText("In this game you can’t remove 4. Remove at most 2.");
  await expectHeaps(page, [7]);
  // The first end is still chosen.
  await token(page, 1, 3).click();
  await expectHeaps(page, [1, 4]);
  await expect(problem).toBeEmpty();
});

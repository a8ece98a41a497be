// What a reader who uses the keyboard and a screen reader hears, and where the focus then is.

import type { Page } from "@playwright/test";
import { expect, open, test, typedMove } from "./lab";
import { announced, board, played, tab, token, winningButtons } from "./heaps";

const news = (page: Page) => page.locator(".notes-news");
const problem = (page: Page) => page.locator(".notes-problem");
const onBoard = (page: Page) =>
  page.evaluate(() => Boolean(document.activeElement?.closest(".board-place")));

/** How often something is put into a live region while something is done: a screen reader speaks what is put there. */
async function spoken(page: Page, region: string, act: () => Promise<unknown>): Promise<number> {
  await page.locator(region).evaluate((node) => {
    const counted = node as HTMLElement & { counted?: number };
    counted.counted = 0;
    new MutationObserver((changes) => {
      counted.counted! += changes.filter(({ addedNodes, type }) => addedNodes.length > 0 || type === "characterData").length;
    }).observe(node, { childList: true, characterData: true, subtree: true });
  });
  await act();
  await page.waitForFunction((region) =>
    ((document.querySelector(region) as HTMLElement & { counted?: number }).counted ?? 0) > 0, region);
  return page.locator(region).evaluate((node) => (node as HTMLElement & { counted?: number }).counted!);
}

test("the menu of players, gone through with arrow keys, changes nothing until it is left or Enter is pressed", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5");
  const players = page.getByRole("combobox", { name: "Players" });
  await players.focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
  await expect(players).toHaveValue("computer-human");
  await expect(page.locator(".status-pairing")).toContainText("you against the computer");
  expect(played(page)).toEqual([]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await expect(page).not.toHaveURL(/players=/);
  expect(played(page)).toEqual([]);
  await players.focus();
  for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await expect(page.locator(".status-pairing")).toContainText(/two/i);
  expect(played(page)).toEqual([]);
});

test("what is refused again, and a hint that is asked for again, are spoken again", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/1+4?players=human-human");
  await token(page, 1, 1).focus();
  await page.keyboard.press("Enter");
  await expect(problem(page)).not.toBeEmpty();
  const first = await problem(page).textContent();
  expect(await spoken(page, ".notes-problem", () => page.keyboard.press("Enter"))).toBeGreaterThan(0);
  await expect(problem(page)).toHaveText(first!);
  for (let rung = 0; rung < 3; rung++) await page.keyboard.press("h");
  await expect(page.locator(".notes-hint")).toContainText("Hint: place a domino");
  expect(await spoken(page, ".notes-hint", () => page.keyboard.press("h"))).toBeGreaterThan(0);
  const field = await typedMove(page);
  await field.fill("x");
  await field.press("Enter");
  await expect(page.locator("#typed-note")).toContainText("“x” is not a move.");
  // Nothing about three heaps, which this game never leaves.
  await expect(page.locator("#typed-note")).not.toContainText("three");
  expect(await spoken(page, "#typed-note", () => field.press("Enter"))).toBeGreaterThan(0);
  await expect(page.locator("#typed-note")).toContainText("“x” is not a move.");
});

test("after a move from the reasons, and when a game is taken up again, the focus is on the board", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5+7?players=human-human&view=analyse");
  await winningButtons(page).first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => onBoard(page)).toBe(true);
  expect(played(page)).toHaveLength(1);
  // A lost game, looked back on.
  await open(page, "#/v1/heaps/0.~3/1+2?players=human-computer&level=4&moves=2-2-0&view=play");
  await announced(page, "The computer has won.");
  await page.getByRole("button", { name: "Where was the game lost?" }).click();
  await page.getByRole("button", { name: "Try again from here" }).focus();
  await page.keyboard.press("Enter");
  await expect(tab(page, "Play")).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => onBoard(page)).toBe(true);
});

test("a new game that cannot begin leads to the field that is wrong", async ({ page }) => {
  await open(page, "#/v1/chomp/4x5/5.5.5.5");
  await page.getByRole("button", { name: "New game" }).click();
  const size = page.locator("#bar-size");
  await size.fill("40x5");
  // Its note is no alert: a number is not wrong while it is being typed.
  await expect(page.locator("#bar-size-note")).not.toHaveAttribute("aria-live");
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(size).toBeFocused();
  await expect(size).toHaveAccessibleDescription(/40/);
});

test("whoever takes moves back or makes them again hears how many, where the game stands and whose turn it is", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5+7?players=human-computer&level=4");
  await token(page, 1, 1).click();
  await expect(news(page)).toContainText(/The computer took .* Your turn\./);
  await page.keyboard.press("u");
  await expect(news(page)).toHaveText("2 moves taken back. 3 heaps: 3, 5, 7. Your turn.");
  await page.keyboard.press("r");
  await expect(news(page)).toHaveText(/^2 moves made again\. .*Your turn\.$/);
  await page.keyboard.press("u");
  // A key is for a button that can be pressed.
  await expect(news(page)).toContainText("2 moves taken back.");
  await page.keyboard.press("f");
  await expect(news(page)).toHaveText(/^2 heaps: 5, 7\. Looking back: it was the computer’s turn here\.$/);
  // That is no dead end.
  await page.getByRole("button", { name: "Let the computer move" }).click();
  await expect(news(page)).toContainText(/The computer took .* Your turn\./);
  await expect(board(page).locator(":focus")).toHaveCount(1);
});

test("the keys stay in their heap when the computer takes one before it", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5+4?players=human-computer&level=4");
  await token(page, 2, 4).focus();
  await page.keyboard.press("ArrowRight");
  const cell = page.locator("[role=grid] :focus");
  await expect(cell).toHaveAccessibleDescription("heap B: takes 1 match, leaving 4");
  await page.keyboard.press("Enter");
  await expect(news(page)).toContainText("The computer took all of heap A");
  await expect(cell).toHaveAccessibleDescription(/^heap B: /);
});

test("a move that the computer answers at once is spoken once, with the answer", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5+7?players=human-computer&level=4");
  await news(page).evaluate((node) => {
    const texts: string[] = ((window as unknown as { heard: string[] }).heard = []);
    const audible = () => {
      const copy = node.cloneNode(true) as HTMLElement;
      copy.querySelectorAll("[aria-hidden]").forEach((hidden) => hidden.remove());
      return copy.textContent!.trim();
    };
    new MutationObserver(() => {
      if (audible() && audible() !== texts.at(-1)) texts.push(audible());
    }).observe(node, { childList: true, characterData: true, subtree: true });
  });
  await token(page, 1, 1).click();
  await expect(news(page)).toContainText(/The computer took .* Your turn\./);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toEqual([expect.stringMatching(/^You took all of heap A.*The computer took .* Your turn\.$/)]);
});

test("the parts of a heap are told by their names, and what is chosen is chosen once", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human&moves=1-1-2");
  await page.keyboard.press("b");
  await page.keyboard.press("f");
  await expect(page.locator(".move-said").first()).toHaveText("Player 1 knocked over 1 pin in row A, leaving 2 (C) and 4 (A).");
  await page.goto("about:blank");
  await open(page, "#/v1/coins/turtles/1010?players=human-human");
  const coins = page.getByRole("gridcell");
  await coins.first().focus();
  await page.keyboard.press("Enter");
  const chosen = page.locator("[role=gridcell][aria-selected=true]");
  await expect(chosen.first()).toBeVisible();
  expect(await chosen.first().getAttribute("aria-label")).not.toContain("selected");
  await expect(page.locator(".coins-controls [role=status]")).toContainText(/press Turn over|not yet a move/);
});

test("what a board is described by is there", async ({ page }) => {
  for (const link of [
    "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor", "#/v1/graph/tree-6-3/0?view=minimax",
    "#/v1/graph/sticks-6-3/6", "#/v1/lesson/nim-1?view=project", "#/v1/heaps/0.77/7+5",
  ]) {
    await page.goto("about:blank");
    await open(page, link);
    await expect(page.locator("[role=grid], .graph-drawing").first()).toBeVisible();
    const dead = await page.locator("main [aria-describedby]").evaluateAll((all) =>
      all.flatMap((one) => one.getAttribute("aria-describedby")!.split(/\s+/).filter((id) => id && !document.getElementById(id))));
    expect(dead, link).toEqual([]);
  }
});

test("signs that are there for the eye are not read out", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=analyse");
  const sign = page.locator(".verdict").first();
  await expect(sign).toBeVisible();
  expect(await sign.evaluate((it) => getComputedStyle(it, "::before").content)).toMatch(/^".+" \/ ""$/);
});

test("after a last move by keys the focus is on the end of the game, and Tab leads to what can be done", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/1+2?players=human-human");
  await page.locator("[role=gridcell][tabindex='0']").focus();
  const end = page.locator("#ending");
  const left = () => page.getByRole("gridcell").count();
  while ((await left()) > 0) {
    const before = await left();
    await page.keyboard.press("Enter");
    await expect.poll(left).toBeLessThan(before);
  }
  await expect(end).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(end.getByRole("button").first()).toBeFocused();
});

test("after the last move on a board whose squares stay, the focus is on the end of the game too", async ({ page }) => {
  for (const link of ["#/v1/graph/list/a=0-1+b=10?players=human-human", "#/v1/chomp/1x1/1?players=human-human"]) {
    await open(page, link);
    const board = page.locator(".board-place [tabindex='0']").first();
    for (let moves = 0; moves < 2 && !(await page.locator("#ending").count()); moves++) {
      await board.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`moves=[^_&]+(_[^_&]+){${moves}}`));
    }
    await expect(page.locator("#ending"), link).toBeFocused();
  }
});

test("a vertex is heard with who can force a win from it, where the reasons are open", async ({ page }) => {
  await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&view=analyse");
  await expect(page.getByRole("button", { name: /^5;1 \(vertex 1\), J1 to move\. J[01] can force a win, rank \d+$/ })).toBeVisible();
});

test("after the end a move that is typed is answered, and on a graph too the end gets the focus", async ({ page }) => {
  await open(page, "#/v1/graph/list/a=0-1+b=10?players=human-human");
  const field = await typedMove(page);
  await field.fill("b");
  await field.press("Enter");
  await announced(page, "has won");
  await expect(page.locator("#ending")).toBeFocused();
  await field.fill("a");
  await field.press("Enter");
  await expect(page.locator("#typed-note")).toContainText("The game is over.");
});

test("a vertex is heard with what its shape says, and a turn with the reader’s side", async ({ page }) => {
  await open(page, "#/v1/graph/list/a=0-1.2.3+b=1-0+c=10+d=1?players=human-computer&level=0");
  const vertex = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(vertex("b (vertex 1), J1 to move")).toBeVisible();
  await expect(vertex("c (vertex 2), final vertex won by J0")).toBeVisible();
  await expect(vertex("d (vertex 3), which no edge leaves")).toBeVisible();
  await expect(page.locator(".status-turn")).toHaveText("Your turn (J0)");
  // Where play stands is written below the drawing, and said once.
  await expect(page.locator(".graph-where")).not.toHaveAttribute("role");
});

test("what was refused in the field goes when it is right, and a heap that is not there is named", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human");
  const field = await typedMove(page);
  await field.fill("c-1-0");
  await field.press("Enter");
  await expect(page.locator("#typed-note")).toHaveText("There is no heap C.");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  // Heap A is split, and C is there.
  await token(page, 1, 4).click();
  await token(page, 1, 4).click();
  await expect(page.locator("#typed-note")).not.toHaveText(/There is no heap/);
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(field).toHaveValue("c-1-0");
});

test("the focus goes to the board with the move that is shown", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5+7?moves=1-3-0_2-2-0_1-5-0_1-5-0&level=4&view=analyse");
  const show = page.getByRole("button", { name: "Show the better move" });
  await show.focus();
  await page.keyboard.press("Enter");
  await expect(show).toHaveCount(0);
  await expect.poll(() => onBoard(page)).toBe(true);
});

for (const [link, first] of [
  ["pawns/5x5/1.3+2.5+5.1", "[role=grid] [tabindex='0']"],
  ["place/cram-3x4/none", "[role=grid] [tabindex='0']"],
  ["place/arc-kayles-path-5/none", ".vertex"],
]) {
  test(`giving up what was begun is said: ${link}`, async ({ page }) => {
    await open(page, `#/v1/${link}?players=human-human`);
    await page.locator(first).first().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.locator("#announced")).toHaveText("Nothing is selected any more.");
  });
}

test("the end of a lesson is said", async ({ page }) => {
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill("title: Two\nlang: en\n---\n#/v1/heaps/0.~3/3+1?task=outcome\nWho wins?\n");
  await page.getByRole("button", { name: "See it as a pupil" }).click();
  await page.getByRole("button", { name: "The player to move" }).click();
  await expect(page.locator("#announced")).toHaveText(
    "Well done: the lesson is finished. Right the first time, without a hint: 1 of 1.",
  );
});

test("a second hint is heard alone, and a wrong answer that is given again is heard again", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1/1");
  const hints = page.locator(".task-hints");
  const hint = (number: number) => page.getByRole("button", { name: `Hint ${number} of 2` });
  await hint(1).click();
  await expect(hints.locator("li")).toHaveCount(1);
  // One item is added, with its text, and nothing else changes.
  expect(await spoken(page, ".task-hints [role=status]", () => hint(2).click())).toBeLessThanOrEqual(2);
  await open(page, "#/v1/heaps/0.~3/2+3?task=value&say=Value");
  const value = page.locator(".task-form input").first();
  const verdict = page.locator(".task-verdict");
  await value.fill("7");
  await value.press("Enter");
  // The reason comes after the verdict.
  await expect(verdict).toContainText("smallest whole number");
  const said = await verdict.textContent();
  // A second press at the same moment would be the first one twice.
  await page.waitForFunction((then) => Date.now() > then, await page.evaluate(() => Date.now() + 1000));
  expect(await spoken(page, ".task-verdict", () => value.press("Enter"))).toBeGreaterThan(0);
  await expect(verdict).toHaveText(said!);
});

test("another try at a move in a graph begins on the board", async ({ page }) => {
  await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&task=move");
  // Before that the board is only to be seen.
  await expect(page.getByRole("button", { name: "No move wins" })).toBeVisible();
  // Only the first of the three moves wins; a screen reader may give the focus to any.
  await page.locator(".graph-drawing [role=button]").nth(2).press("Enter");
  await expect(page.locator(".task-verdict")).toContainText("does not win");
  const again = page.getByRole("button", { name: "Try again" });
  await again.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest(".graph-drawing")))).toBe(true);
});

test("what a vertex takes with it is said", async ({ page }) => {
  await open(page, "#/v1/place/node-kayles-graph-1-2.1-3.2-3.2-4.3-5.4-5.5-6/none?players=human-human");
  await page.locator("[data-vertex='2']").press("Enter");
  await expect(news(page)).toContainText("Vertices 1, 3 and 4 go too.");
  await open(page, "#/v1/place/node-kayles-4x4/none?players=human-human");
  await page.locator("[role=gridcell]").first().press("Enter");
  await expect(news(page)).toContainText("2 more squares go with it.");
});

test("the field that takes the place of a button has the focus", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
  await page.getByRole("button", { name: "Choose a period" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#candidate-shift")).toBeFocused();
});

test("what is copied a second time is said again", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const copy = page.getByRole("dialog").getByRole("button", { name: "Copy", exact: true }).first();
  const told = page.locator(".share-told");
  await copy.click();
  await expect(told).not.toBeEmpty();
  const said = await told.textContent();
  expect(await spoken(page, ".share-told", () => copy.click())).toBeGreaterThan(0);
  await expect(told).toHaveText(said!);
});

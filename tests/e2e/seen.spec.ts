// What has happened can be seen: what was taken leaves a trace, heaps keep their names, the last move stays marked, and
// a finished game can be reviewed move by move.

import { expect, open, test } from "./lab";
import { board, expectHeaps, played, tab, token, turn } from "./heaps";

test("heaps keep their place and their name, and what was taken leaves a trace", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5+7?players=human-human");
  await token(page, 1, 1).click();
  await expectHeaps(page, [5, 7]);
  const names = () => board(page).getByRole("row").evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label")));
  expect(await names()).toEqual(["Heap B: 5 matches", "Heap C: 7 matches"]);
  await expect(board(page).locator(".heap.gone .heap-letter")).toHaveText(["A"]);
  await expect(board(page).locator(".heap.gone .ghost")).toHaveCount(3);
  await expect(page.getByRole("status").filter({ hasText: "Player 1 took all of heap A (3 matches)." })).toBeVisible();
  await token(page, 1, 4).click();
  await expectHeaps(page, [3, 7]);
  await expect(board(page).locator(".ghost")).toHaveCount(2);
  await expect(page.getByRole("status").filter({ hasText: "Player 2 took 2 matches from heap B, leaving 3." })).toBeVisible();
  // The empty place stays at the left of the others.
  const left = (selector: string) => board(page).locator(selector).first().evaluate((it) => it.getBoundingClientRect().left);
  expect(await left(".heap.gone")).toBeLessThan(await left(".heap:not(.gone)"));
});

test("the last move stays marked in every system", async ({ page }) => {
  await open(page, "#/v1/chomp/4x6/6.6.6.6?moves=2.4_1.5&players=human-human");
  await expect(page.locator(".crumb")).toHaveCount(1);
  await page.goto("./#/v1/pawns/5x5/1.1+2.1?moves=1.1-1.3&players=human-human");
  const marked = page.locator(".pawns-board .square.last");
  await expect(marked).toHaveCount(2);
  await expect(marked.first()).toHaveAccessibleName(/^row 1, column 1/);
  await expect(marked.last()).toHaveAccessibleName(/^row 1, column 3/);
  await page.goto("./#/v1/graph/sticks-6-3/0?moves=2&players=human-human");
  await expect(page.locator(".edge.last")).toHaveCount(1);
});

test("every move of a game that is over is judged, and can be tried again", async ({ page }) => {
  const moves = "1-1-0_2-2-0_1-2-0_1-3-0_1-1-0";
  await open(page, `#/v1/heaps/0.~3/3+5+1?moves=${moves}&players=human-computer&view=analyse`);
  const review = page.getByRole("region", { name: "The game, move by move" });
  await expect(review.getByRole("status")).toHaveText(
    "Move 4 was the decisive mistake. The computer took all of heap B (3 matches). " +
      "One way to win was to take 2 matches from heap B, leaving 1.",
  );
  const marks = review.getByRole("listitem").locator(".review-mark");
  await expect(marks).toHaveText(["Mistake", "Good move", "No winning move", "Mistake", "Good move"]);
  await expect(review.locator(".review-sums")).toHaveText(
    ["nim-sum 7 → 6", "nim-sum 6 → 0", "nim-sum 0 → 2", "nim-sum 2 → 1"],
  );
  const winners = await review.locator(".ribbon i").evaluateAll((parts) => parts.map((part) => part.className));
  expect(winners).toEqual(["first", "second", "second", "second", "first", "first"]);
  // The other mistake is the computer's.
  await expect(review.getByRole("button", { name: "Try again from here" })).toHaveCount(1);
  await review.getByRole("button", { name: "Try again from here" }).click();
  await expectHeaps(page, [3, 5, 1]);
  await expect(turn(page)).toHaveText("Your turn");
  // The panel of moves is open, as it is for a game that goes on; the winning move is made on the board.
  await expect(tab(page, "Play")).toHaveAttribute("aria-selected", "true");
  await token(page, 2, 3).click();
  await expect.poll(() => played(page)[0]).toBe("2-3-2");
});

test("a reader who lost is led to the lesson that teaches the game", async ({ page }) => {
  const lesson = page.getByRole("region", { name: "The game, move by move" }).getByRole("link");
  for (const [link, title] of [
    ["heaps/0.~3/2+1?moves=1-1-0_1-1-0_1-1-0", "Two equal heaps"],
    ["heaps/0.77/1?moves=1-1-0", "Kayles: filling the table"],
    ["heaps/0.~3/1+1?moves=1-1-0_1-1-0&rule=misere", "Misère play"],
    ["pawns/3x3/2.3?moves=2.3-3.3", "Pawns and nimbers"],
    ["coins/turtles/01?moves=1", "Heads and tails"],
    ["chomp/2x2/2.2?moves=1.1_0.1_1.0_0.0", "Chomp: the first bite"],
    ["place/cram-2x2/1.1?moves=2.1-2.2", "Dominoes on a board"],
  ] as const) {
    const [place, keys] = link.split("?");
    await page.goto(`./#/v1/${place}?${keys}&players=computer-human&view=analyse`);
    await expect(lesson, link).toHaveText(`A lesson on how to win this game: “${title}”`);
    // Whoever won needs none.
    await page.goto(`./#/v1/${place}?${keys}&players=human-computer&view=analyse`);
    await expect(page.locator(".review-sum"), link).not.toBeEmpty();
    await expect(lesson, link).toHaveCount(0);
  }
});

test("a mistake at Nim is explained by the groups it left, and the end of the game keeps its place", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, "#/v1/heaps/0.~3/3+5+7?moves=3-7-0_2-2-0_1-3-0_1-3-0&players=human-computer");
  const before = (await page.locator("#ending").boundingBox())!;
  const heap = (await page.locator(".heap").first().boundingBox())!;
  await page.locator("#ending").getByRole("button", { name: "Where was the game lost?" }).click();
  await expect(page.locator(".review-sum")).toContainText(/After this move, the heaps, sorted into groups of 1, 2, 4, 8…, were 2\s\+\s1 and 4\s\+\s1: the groups 4 and 2 had no partner\./);
  expect((await page.locator("#ending").boundingBox())!.y).toBe(before.y);
  expect((await page.locator(".heap").first().boundingBox())!.y).toBe(heap.y);
});

test("a game is looked back on at the address where it was left", async ({ page }) => {
  const moves = "1-1-0_2-2-0_1-2-0_1-3-0_1-1-0";
  await open(page, `#/v1/heaps/0.~3/3+5+1?moves=${moves}&players=human-computer&view=analyse`);
  const review = page.getByRole("region", { name: "The game, move by move" });
  await review.getByRole("button", { name: "Show the better move" }).click();
  // Only the decisive mistake is told there, not the move that led to it.
  const told = page.locator(".notes.looked-back");
  await expect(told).toHaveText(/^Move 4 was the decisive mistake\./);
  await expect(page).toHaveURL(/at=3/);
  await page.reload();
  await expect(review.getByRole("listitem")).toHaveCount(5);
  await expect(told).toHaveText(/^Move 4 was the decisive mistake\./);
  // A game that goes on is none to be looked back on.
  await page.goto("./#/v1/heaps/0.~3/3+5+1?moves=1-1-0_2-2-0&at=1&players=human-human&view=analyse");
  await expect(page.locator(".verdict")).toBeVisible();
  await expect(review).toHaveCount(0);
});

test("a game whose outcome no move could change has no mistakes", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/2+1?moves=1-1-0_1-1-0_1-1-0&players=human-human&view=analyse");
  const review = page.getByRole("region", { name: "The game, move by move" });
  await expect(review.getByRole("listitem").locator(".review-mark")).toHaveText(["Good move", "No winning move", "Good move"]);
  await expect(review.getByRole("status")).toContainText("the loser never had a winning move");
  // Another game of as many moves, in the same document, has a review of its own.
  await page.goto("./#/v1/heaps/0.~3/3?moves=1-1-0_1-1-0_1-1-0&players=human-human&view=analyse");
  await expect(review.getByRole("listitem").locator(".review-mark")).toHaveText(["Mistake", "Mistake", "Good move"]);
});

test("a finished game is still looked back on while one of its points is shown", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const moves = "3-1-6_3-1-0_3-1-4_1-2-0_3-1-3_2-3-0_3-1-2_1-1-0_2-1-1_1-1-0_2-1-0_1-1-0";
  await open(page, `#/v1/heaps/0.~3/3+5+7?moves=${moves}&view=analyse&level=4`);
  const review = page.getByRole("region", { name: "The game, move by move" });
  const entries = review.locator(".review-told");
  await expect(review.getByRole("status")).toContainText("decisive mistake");
  const marks = await review.locator(".review-mark").allTextContents();
  for (const at of [2, 5]) {
    await entries.nth(at).click();
    await expect(page).toHaveURL(new RegExp(`at=${at + 1}(&|$)`));
    await expect(entries).toHaveCount(12);
    await expect(review.locator(".ribbon i")).toHaveCount(13);
    await expect(review.locator("[aria-current]")).toHaveCount(1);
    await expect(entries.nth(at)).toHaveAttribute("aria-current", "step");
    // It is not begun again.
    expect(await review.locator(".review-mark").allTextContents()).toEqual(marks);
    await expect(page.locator("[role=grid]")).toBeInViewport({ ratio: 0.9 });
  }
  await review.getByRole("button", { name: "Back to the end of the game" }).click();
  await expect(page.locator(".ending")).toBeVisible();
  await expect(entries.nth(11)).toHaveAttribute("aria-current", "step");
  await review.getByRole("button", { name: "Try again from here" }).first().click();
  await expect(tab(page, "Play")).toHaveAttribute("aria-selected", "true");
  await expect(turn(page)).toHaveText("Your turn");
});

test("whoever has the reasons open when the game is lost is led to the review", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/v1/heaps/0.~3/1+2?players=human-computer&level=4&moves=2-2-0&view=analyse");
  await expect(page.locator("#ending")).toContainText("The computer has won.");
  await expect(page.locator("#ending")).toContainText("The computer took all of heap A (1 match). No move is left: whoever made the last one wins.");
  await page.locator("#ending").getByRole("button", { name: "Where was the game lost?" }).click();
  await expect(page.locator(".review-sum")).toBeInViewport();
  await expect(page.locator(".review-sum")).toContainText("the decisive mistake");
  // One press leads back before it, to play otherwise.
  await page.getByRole("button", { name: "Play another move instead" }).click();
  await expect(page.getByRole("tab", { name: "Play" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(".status-turn")).toHaveText("Your turn");
  await expectHeaps(page, [1, 2]);
});

test("a game that begins at its end was won by nobody's last move", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/1+1?players=human-human");
  await expect(page.locator("#ending")).toContainText("There was no move to make from the start.");
  await expect(page.locator("#ending")).not.toContainText("whoever");
});

test("what the review says of a move on a graph is in sight, though a table is below the drawing", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/v1/graph/sticks-4-3/0?players=human-human&view=analyse");
  for (let move = 0; move < 4 && !(await page.locator("#ending").count()); move++) await page.locator(".vertex.choice").first().click();
  await page.locator(".review-told").first().click();
  await expect(page.locator(".notes-news")).toContainText("Move 1.");
  await expect(page.locator(".notes-news")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".vertex.current")).toBeInViewport();
});

for (const [width, height] of [[360, 740], [1440, 900]]) {
  test(`what the review says of a move is in the window with the board, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "#/v1/heaps/0.~3/3+5+7?moves=1-1-0_3-2-0_2-2-0_3-5-0_1-2-0_1-3-0&players=human-computer&view=analyse");
    const said = page.locator(".notes-news");
    await page.getByRole("button", { name: "Show the better move" }).click();
    // It is marked on the board, as it was before the mistake.
    await expect(page.locator(".token.marked")).toHaveCount(1);
    await expect(said).toContainText(
      "Move 5 was the decisive mistake. You took all of heap A (2 matches). A winning move was to take 1 match from heap B, leaving 2.",
    );
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[role=grid]")).toBeInViewport({ ratio: 1 });
    await page.locator(".review-told").nth(2).click();
    await expect(said).toContainText("Move 3.");
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[role=grid]")).toBeInViewport({ ratio: 1 });
    // Where the game is played on from there, nothing is said of what it led to.
    await page.locator(".slip").getByRole("button", { name: "Try again from here" }).first().click();
    await expect(said).not.toContainText("Mistake");
  });
}

test("without a nim-sum, the page says who was winning before a move and after it", async ({ page }) => {
  await open(page, "#/v1/chomp/2x2/2.2?moves=1.1_0.1_1.0_0.0&players=human-human&view=analyse");
  const review = page.getByRole("region", { name: "The game, move by move" });
  await expect(review.locator(".review-standing").first()).toHaveText("player 1 is winning");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("players have the reason one tap away", async ({ page }) => {
    await open(page, "#/v1/heaps/0.~3/3+5+7?lang=fr");
    const ask = page.locator(".why-bar").getByRole("button", { name: "Pourquoi ?" });
    await expect(page.locator(".why-line")).toHaveCount(0);
    for (const part of [page.locator(".header"), page.locator(".status-turn"), page.locator("[role=grid]"), ask]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await ask.click();
    await expect(page.locator(".why-line")).toContainText("Le joueur qui a le trait gagne.");
    await expect(page.locator(".why-line")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[role=grid]")).toBeInViewport({ ratio: 1 });
    await expect(ask).toHaveCount(0);
    // The line leads to all of the reason.
    await page.locator(".why-line").click();
    await expect(page.locator("#panel").getByText("Elle n’est pas nulle")).toBeInViewport({ ratio: 1 });
    // Where answers are kept back nothing offers them beside the board.
    await page.goto("about:blank");
    await open(page, "#/v1/heaps/0.~3/3+5+7?lang=fr&values=hide");
    await expect(page.locator("[role=grid]")).toBeVisible();
    await expect(ask).toHaveCount(0);
  });

  test("a hint is asked for right below the board", async ({ page }) => {
    await open(page, "#/v1/heaps/0.~3/3+5+7?players=human-human");
    const hint = page.getByRole("button", { name: "Hint" });
    await expect(hint).toHaveCount(1);
    // Above the panel, so that it is reached from the board without losing sight of it.
    const [board, asked] = [await page.locator("[role=grid]").boundingBox(), await hint.boundingBox()];
    expect(asked!.y - (board!.y + board!.height)).toBeLessThan(370);
    await hint.click();
    await expect(page.getByText("There is at least one winning move")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[role=grid]")).toBeInViewport({ ratio: 0.5 });
  });

  test("the reason stays in sight with the turn, however high the board is", async ({ page }) => {
    for (const link of [
      "heaps/0.~3/3+5+7", "heaps/0.77/7+5", "pawns/5x5/1.3+2.5", "chomp/4x5/5.5.5.5", "coins/turtles/0110100",
      "coins/twinsxtwins/000.011.010", "place/cram-4x5/2.2", "graph/sticks-6-3/0",
      "sum/heaps-0.77_chomp-3x4_pawns-5x5/7_4.4.4_1.3+2.5",
    ]) {
      for (const [view, reason] of [["play", ".why-ask"], ["analyse", ".why-line"]]) {
        await page.goto("about:blank");
        await open(page, `#/v1/${link}?lang=fr&players=human-human&view=${view}`);
        await expect(page.locator(".status-turn"), link).toBeInViewport({ ratio: 1 });
        await expect(page.locator(reason), link).toBeInViewport({ ratio: 1 });
        await expect(page.locator("[role=grid], .graph-drawing").first(), link).toBeInViewport({ ratio: 0.4 });
      }
    }
    // It hides nothing of what can be reached below it.
    await page.goto("about:blank");
    await open(page, "#/v1/graph/sticks-6-3/0?lang=fr&view=analyse");
    await page.locator("#new-game").scrollIntoViewIfNeeded();
    const [bar, after] = [(await page.locator(".why-bar").boundingBox())!, (await page.locator(".stepper").boundingBox())!];
    expect(bar.y + bar.height).toBeLessThanOrEqual(after.y);
  });

  for (const link of ["heaps/0.~3/3+5+7", "pawns/5x5/1.3+2.5", "chomp/4x5/5.5.5.5"]) {
    test(`board, turn and reason are on one screen: ${link}`, async ({ page }) => {
      await open(page, `#/v1/${link}?lang=fr&view=analyse`);
      await expect(page.locator(".why-line")).toContainText("Le joueur qui a le trait gagne.");
      for (const part of [".header", ".status-turn", "[role=grid]", ".why-line"]) {
        const box = (await page.locator(part).first().boundingBox())!;
        expect(box.y, part).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height, part).toBeLessThanOrEqual(740);
      }
      const header = (await page.locator(".header").boundingBox())!;
      expect(header.height, "one row").toBeLessThan(64);
    });
  }
});

test("looked back on, a bite is weighed by those that would have won and by how long the game lasts", async ({ page }) => {
  await open(page, "#/v1/chomp/2x2/2.2?players=human-human&view=analyse&moves=0.1_1.0_0.0");
  const moves = page.locator(".review-moves > li");
  await expect(moves).toHaveCount(3);
  await expect(moves.nth(0)).toContainText(/Only one bite was winning\. Moves left with best play: 4 → \d\.\s*A winning move was to .*\(2,\s2\)/);
  await expect(moves.nth(1)).toContainText("Only one bite was winning. Moves left with best play: 2 → 1.");
  await expect(moves.nth(2)).toContainText("No bite was winning.");
});

test("looked back on, an edge is weighed by the attractor it stayed in, and by ranks", async ({ page }) => {
  await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&players=human-human&view=analyse&moves=1_4_9_8");
  const moves = page.locator(".review-moves > li");
  await expect(moves.first()).toContainText(/edge|attractor/);
  await expect(moves.first()).toContainText(/J[01]’s attractor, rank \d → J[01]’s attractor, rank \d/);
});

test("what the first end of a run would do is said to those who hear the board", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+1?players=human-human");
  const pins = page.locator(".heaps-board [role=gridcell]");
  await pins.first().focus();
  await expect(pins.first()).toHaveAccessibleDescription(/is one end of what you take; the other end can be 1 or 2/);
  await page.keyboard.press("ArrowRight");
  await expect(pins.nth(1)).toHaveAccessibleDescription(/the other end can be 1 to 3/);
  await page.keyboard.press("Enter");
  await expect(pins.nth(1)).toHaveAccessibleDescription(/knocks over 1 pin, leaving 1 and 5/);
});

test("a winning move that is pointed at among the reasons is shown on the board", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5+7?players=human-computer&level=4&view=analyse");
  const move = page.locator(".winning .move-button").first();
  const marked = page.locator(".token.marked");
  await expect(move).toHaveText("take 1 match from heap A, leaving 2");
  await expect(marked).toHaveCount(0);
  await move.hover();
  await expect(marked).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(marked).toHaveCount(0);
  // By keys as well.
  await move.focus();
  await expect(marked).toHaveCount(1);
});

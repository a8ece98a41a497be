// Placement games: drawn with a finger, played to the end, on boards and on graphs.

import { expect, open, test } from "./lab";
import { makeMove, panel, tab, turn, winningMoves } from "./heaps";
import { board, nimSum, square, values, vertex } from "./place";

const SLOW = 120_000; // many moves, each of which is waited for

test("a computer that is told to stop thinking makes some move", async ({ page }) => {
  await open(page, "#/v1/place/cram-7x7/none?view=analyse&level=4");
  const cancel = page.getByRole("button", { name: "Cancel", exact: true });
  await expect(cancel).toBeVisible();
  await square(page, "1.1").click();
  await square(page, "1.2").click();
  await expect(page).toHaveURL(/moves=1\.1-1\.2(&|$)/);
  await cancel.click();
  await expect(page).toHaveURL(/moves=1\.1-1\.2_[\d.-]+(&|$)/);
  await expect(turn(page)).toHaveText("Your turn");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("Cram on 5 × 6 with two holes is drawn by finger and won, and its components add up", async ({ page }) => {
    test.setTimeout(SLOW);
    await open(page, "#/v1/place/cram-4x4/none?level=4");
    await page.locator("#new-game").tap();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Rows" }).fill("5");
    await dialog.getByRole("textbox", { name: "Columns" }).fill("6");
    // The first of them away from the button that was tapped just before: two taps at one place are another gesture.
    for (const hole of ["row 4, column 4", "row 2, column 2"]) {
      await dialog.getByRole("button", { name: hole }).tap();
    }
    await expect(dialog.getByRole("textbox", { name: "Missing squares" })).toHaveValue(/^\(2,\s2\) \+ \(4,\s4\)$/);
    await page.getByRole("button", { name: "Start game" }).tap();
    await expect(page).toHaveURL(/place\/cram-5x6\/2\.2\+4\.4/);
    await tab(page, "Why").tap();
    let sums = 0;
    await expect(turn(page)).toHaveText("Your turn");
    while ((await turn(page).textContent()) === "Your turn") {
      const [best] = await winningMoves(page);
      const found = await values(page);
      // It is won: the components, each with its value on the board where there are several, do not add up to 0.
      if (found.length > 1) {
        sums++;
        expect(nimSum(found)).not.toBe(0);
        await expect(panel(page).getByText(`The nim-sum of their values is ${nimSum(found)}, not 0`)).toBeVisible();
      }
      const [first, second] = best.split("-");
      await makeMove(page, async () => {
        await square(page, first).tap();
        await expect(square(page, first)).toHaveAttribute("aria-selected", "true");
        await square(page, second).tap();
      });
    }
    await expect(turn(page)).toHaveText("You have won!");
    if (sums > 0) return;
    // The computer draws its moves, and this game never came apart. Here a column without squares parts the board.
    await page.goto("about:blank");
    await open(page, "#/v1/place/cram-3x5/1.2+2.2+3.2?view=analyse");
    expect(await values(page)).toEqual([1, 0]);
    await expect(panel(page).getByText("The nim-sum of their values is 1, not 0")).toBeVisible();
  });

  for (const game of ["queens", "cram"]) {
    test(`${game} 11 × 11: a finger scrolls what is too wide, a swipe is no move, a tap is one`, async ({ page, context }) => {
      await open(page, `#/v1/place/${game}-11x11/none?players=human-human`);
      const frame = page.locator(".place-scroll");
      await expect(frame).toHaveAttribute("data-overflows", "");
      await square(page, "4.4").scrollIntoViewIfNeeded();
      const { x, y } = (await square(page, "4.4").boundingBox())!;
      const session = await context.newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", by?: number) => {
        const touchPoints = by === undefined ? [] : [{ x: x + 9 - by, y: y + 9 }];
        return session.send("Input.dispatchTouchEvent", { type, touchPoints });
      };
      await touch("touchStart", 0);
      for (let by = 10; by <= 100; by += 10) await touch("touchMove", by);
      await touch("touchEnd");
      await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(40);
      await expect(page).not.toHaveURL(/moves=/);
      await square(page, "5.11").tap();
      if (game === "cram") await square(page, "5.10").tap();
      await expect(page).toHaveURL(game === "cram" ? /moves=5\.1[01]-5\.1[01]/ : /moves=5\.11/);
    });
  }

  test("Arc Kayles on a cycle is played by tapping both ends of an edge", async ({ page }) => {
    await open(page, "#/v1/place/arc-kayles-cycle-5/none?players=human-human");
    await vertex(page, 2).tap();
    await expect(vertex(page, 1)).toHaveAccessibleName(/can be chosen next/);
    await vertex(page, 1).tap();
    await expect(page).toHaveURL(/moves=1-2/);
    await expect(vertex(page, 2)).toHaveAccessibleName("vertex 2, taken by a move");
    // Not an edge.
    await vertex(page, 3).tap();
    await vertex(page, 5).tap();
    await expect(page).toHaveURL(/moves=1-2$|moves=1-2&/);
    // The largest graphs too have vertices that a finger finds.
    for (const graph of ["tree-31", "star-32", "cycle-32", "graph-1-2.2-3.3-1.4-5.5-6.6-4.7.8"]) {
      await open(page, `#/v1/place/node-kayles-${graph}/none`);
      const boxes = await page.locator("[data-vertex]").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      for (const [at, one] of boxes.entries()) {
        expect(one.width, graph).toBeGreaterThanOrEqual(24);
        for (const other of boxes.slice(0, at)) {
          const apart = Math.hypot(one.x + one.width / 2 - other.x - other.width / 2, one.y + one.height / 2 - other.y - other.height / 2);
          expect(apart, graph).toBeGreaterThanOrEqual(one.width - 1);
        }
      }
    }
  });
});

test("vertices that are gone are no stops, and after the end there is none", async ({ page }) => {
  const link = "#/v1/place/node-kayles-graph-1-2.1-3.2-3.2-4.3-5.4-5.5-6";
  const stops = page.locator(".place-graph [data-vertex]:not([tabindex='-1'])");
  await open(page, `${link}/none?players=human-human`);
  await expect(stops).toHaveCount(6);
  await vertex(page, 1).click();
  // 1 is taken, 2 and 3 go with it.
  await expect(stops).toHaveCount(3);
  for (const gone of [1, 2, 3]) await expect(vertex(page, gone)).toHaveAttribute("aria-disabled", "true");
  await expect(vertex(page, 4)).not.toHaveAttribute("aria-disabled");
  await vertex(page, 5).click();
  await expect(page.locator("#ending")).toBeVisible();
  await expect(stops).toHaveCount(0);
});

test("Node Kayles on a graph of one’s own, by keys", async ({ page }) => {
  await open(page, "#/v1/place/cram-4x5/none?players=human-human");
  await page.locator("#new-game").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Game" }).selectOption({ label: "Node Kayles on a graph" });
  const graph = dialog.getByRole("textbox", { name: "Graph" });
  for (const [text, sentence] of [
    ["", /is not a graph/],
    ["1-2, 2", /^(?!.*is not)/],
    ["1-2-3", /is not a graph/],
    ["1-33", /Vertex 33 is out of range/],
    ["3-3", /joins a vertex to itself/],
    ["cycle 2", /at least 3 vertices/],
  ] as const) {
    await graph.fill(text);
    await expect(graph).toHaveAccessibleDescription(sentence);
  }
  await graph.fill("1-2, 2-3, 3-1, 3-4, 4-5");
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page).toHaveURL(/place\/node-kayles-graph-1-2\.1-3\.2-3\.3-4\.4-5\/none/);
  await vertex(page, 1).focus();
  await page.keyboard.press("Enter");
  await expect(vertex(page, 3)).toHaveAccessibleName("vertex 3, gone");
  await expect(vertex(page, 4)).toHaveAccessibleName("vertex 4, free, joined to 5");
  await page.keyboard.press("Tab");
  await tab(page, "Why").click();
  await expect(page.locator(".verdict")).toBeVisible();
  // Arrow keys go to the next vertex in their direction.
  await open(page, "#/v1/place/arc-kayles-path-5/none?players=human-human");
  await vertex(page, 1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(vertex(page, 2)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(vertex(page, 3)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/moves=2-3/);
});

test("pieces of one’s own choice are laid, also where one is part of another", async ({ page }) => {
  await open(page, "#/v1/place/cram-4x5/none?players=human-human");
  await page.locator("#new-game").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Game" }).selectOption({ label: "Polyominoes of your choice" });
  const piece = (name: string) => dialog.getByRole("button", { name, exact: true });
  await piece("I, 2 squares").click();
  await expect(dialog.getByText("Choose at least one piece.")).toBeVisible();
  await piece("I, 2 squares").click();
  await piece("L, 3 squares").click();
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page).toHaveURL(/place\/pieces-i2\.l3-4x5\/none/);
  await square(page, "1.1").click();
  await square(page, "1.2").click();
  // A domino, or the beginning of a larger piece.
  await page.getByRole("button", { name: "Place this piece" }).click();
  await expect(page).toHaveURL(/moves=1\.1-1\.2/);
  for (const at of ["3.1", "3.2", "4.1"]) await square(page, at).click();
  await expect(page).toHaveURL(/moves=1\.1-1\.2_3\.1-3\.2-4\.1/);
  await expect(board(page)).toBeVisible();
});

test("a board that is whole has no letters, and a queen is said to attack beyond missing squares where some are missing", async ({ page }) => {
  const note = page.locator(".game-note");
  await open(page, "#/v1/place/queens-6x6/none?view=analyse");
  await expect(page.locator(".verdict")).toBeVisible();
  await expect(page.locator(".part-letter")).toHaveCount(0);
  await expect(note).not.toContainText("missing");
  await page.goto("about:blank");
  await open(page, "#/v1/place/queens-6x6/2.2");
  await expect(note).toContainText("A queen also attacks squares beyond missing ones.");
});

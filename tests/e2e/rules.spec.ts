// Every game with another rule, with other pieces or with coins: won and lost, with the mouse and with the keyboard.

import type { Page } from "@playwright/test";
import { analyse, buildNative } from "./native";
import { expect, open, test } from "./lab";
import { turn } from "./heaps";
import { cell, grid, type Hand, playOut } from "./rules";

/** Each is won for whoever begins. */
const GAMES: Record<string, string> = {
  "Grundy’s game": "heaps/grundy/9+7",
  squares: "heaps/squares/19",
  primes: "heaps/primes/16",
  "powers of two": "heaps/powers2/17",
  "triangular numbers": "heaps/triangular/19",
  "at most half": "heaps/half/9+6",
  divisors: "heaps/divisors/12+10",
  "coprime numbers": "heaps/coprime/9+10",
  "a rule of one’s own": "heaps/take-2.5-two-or-1-whole/9+4",
  "a hexadecimal code": "heaps/x0.F8/6+3",
  "three heaps without taking": "heaps/take-0-two.three/7",
  "Turning Turtles": "coins/turtles/0110100",
  "Mock Turtles": "coins/mock/1011011",
  Ruler: "coins/ruler/10010111",
  Twins: "coins/twins/0101100",
  Triplets: "coins/triplets/0011011",
  "coins of one’s own": "coins/own-0-1-1.2/1011011",
  "Turning Corners": "coins/twinsxtwins/000.011.010",
  "coins on a grid": "coins/turtlesxruler/010.101",
  "Wythoff’s queen": "pawns/6x6/q1.2",
  rook: "pawns/6x6/r1.2",
  king: "pawns/6x6/k1.3+k2.4",
  bishop: "pawns/5x5/b1.1+b2.1",
  knight: "pawns/6x6/n1.2+n1.3",
  "steps of one’s own": "pawns/5x6_-1.2_1.0_1.1/o2.1+o1.2",
  "pieces of several kinds": "pawns/5x5/q1.3+k2.2+n1.1",
};

const HANDS: Hand[] = ["mouse", "keyboard"];

// Each game by one hand in turn; by both on demand, which `make audit` does.
for (const [at, [name, link]] of Object.entries(GAMES).entries()) {
  for (const hand of process.env.NIMLAB_HANDS === "all" ? HANDS : [HANDS[at % HANDS.length]]) {
    test(`${name}: won and lost by ${hand}`, async ({ page }) => {
      test.setTimeout(90_000);
      await open(page, `#/v1/${link}?level=1&seed=5&view=analyse`);
      await playOut(page, link, hand, true);
      // Against a first player who never errs, every way to play loses.
      await open(page, `#/v1/${link}?level=4&players=computer-human`);
      await playOut(page, link, hand, false);
    });
  }
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("Ruler is played by a finger that goes from coin to coin", async ({ page, context }) => {
    await open(page, "#/v1/coins/ruler/10011?players=human-human");
    const middle = async (column: number) => {
      const { x, y, width, height } = (await cell(page, 0, column).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const session = await context.newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", ...columns: number[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: await Promise.all(columns.map(middle)) });
    await touch("touchStart", 4);
    await touch("touchMove", 3);
    await touch("touchMove", 2);
    await touch("touchEnd");
    await expect(page).toHaveURL(/moves=4\.3\.2/);
  });

  test("a row of coins is one line as long as a finger can touch its coins, then it is bent, and all of it is in sight", async ({ page }) => {
    await open(page, "#/v1/coins/turtles/10110111011011011?players=human-human&moves=16");
    await expect(page.locator(".coins-table")).not.toHaveAttribute("data-overflows");
    for (const column of [0, 8, 16]) await expect(cell(page, 0, column)).toBeInViewport({ ratio: 0.9 });
    // The rightmost coin is the one furthest right.
    await page.goto("about:blank");
    await open(page, "#/v1/coins/turtles/0110100?players=human-human");
    const boxes = await Promise.all([0, 4, 6].map((column) => cell(page, 0, column).boundingBox()));
    expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
    expect(boxes.map((box) => box!.x)).toEqual(boxes.map((box) => box!.x).sort((a, b) => a - b));
  });

  test("a rule of one’s own is typed and played", async ({ page }) => {
    await open(page, "#/v1/heaps/0.~3/7+9?players=human-human");
    await page.locator("#new-game").tap();
    await page.locator("#code").fill("take-1.4-whole-or-squares-two");
    await expect(page.locator(".rule-said")).toContainText("A heap of 6 can become");
    await page.getByRole("button", { name: "Start game" }).tap();
    // Four of the first heap, from the third token on.
    await cell(page, 0, 2).tap();
    await cell(page, 0, 5).tap();
    await expect.poll(() => page.url()).toContain("moves=1-4-2");
  });
});

test("a name that begins like a rule opens its game", async ({ page }) => {
  await open(page);
  await page.locator("#own-code").fill("Take a square");
  await page.locator("#own-code").press("Enter");
  await expect(page).toHaveURL(/#\/v1\/heaps\/squares\/19/);
});

test("a gap that is marked belongs to its game, can be moved, and goes with the move", async ({ page }) => {
  const gap = (before: number) => page.locator(`[data-gap="${before}"]`);
  const marked = page.locator(".gap.marked");
  await open(page, "#/v1/heaps/take-0-three/7?players=human-human");
  await expect(page.locator(".board-how")).toContainText("two gaps of a heap to split it into three.");
  await gap(2).click();
  await expect(marked).toHaveAttribute("data-gap", "2");
  await page.goto("#/v1/heaps/take-0-three/9?players=human-human");
  await expect(grid(page).getByRole("gridcell")).toHaveCount(9);
  await expect(marked).toHaveCount(0);
  // Where something must be taken, two gaps are no move: the mark goes to the other.
  await page.goto("#/v1/heaps/x0.8/12?players=human-human");
  await expect(page.locator(".board-how")).toContainText("Mark a gap in a heap first");
  await gap(2).click();
  await gap(5).click();
  await expect(marked).toHaveAttribute("data-gap", "5");
  await cell(page, 0, 8).click();
  await expect(page).toHaveURL(/moves=1-1-5-3|moves=1-1-/);
  await expect(marked).toHaveCount(0);
});

/** How many pixels across, at the middle of its height, belong to a gap; how many to the token before it. */
const across = (page: Page, before: number) =>
  page.locator(`[data-gap="${before}"]`).first().evaluate((gap) => {
    const token = gap.previousElementSibling!;
    const [from, to] = [token.getBoundingClientRect().left, gap.nextElementSibling!.getBoundingClientRect().right];
    const y = (gap.getBoundingClientRect().top + gap.getBoundingClientRect().bottom) / 2;
    const count = (of: Element) => {
      let pixels = 0;
      for (let x = Math.ceil(from); x < to; x++) {
        if (document.elementFromPoint(x, y)?.closest("[data-gap], [data-column]") === of) pixels++;
      }
      return pixels;
    };
    return { gap: count(gap), token: count(token) };
  });

test("a gap is as wide for a pointer as it has to be, and leaves the tokens theirs", async ({ page }) => {
  // Where tokens are taken, too.
  await open(page, "#/v1/heaps/4.~3/3+5+7?players=human-human");
  const { gap, token } = await across(page, 2);
  expect(gap).toBeGreaterThanOrEqual(23);
  expect(token).toBeGreaterThanOrEqual(23);
  // While something is dragged the gaps are not there.
  await cell(page, 0, 1).hover();
  await page.mouse.down();
  await expect(grid(page)).toHaveClass(/dragging/);
  expect((await across(page, 2)).gap).toBe(0);
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await expect(grid(page)).not.toHaveClass(/dragging/);
  await expect(page).not.toHaveURL(/moves=/);
});

test.describe("a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("splits a heap between two tokens, and need not hit the line between them", async ({ page }) => {
    await open(page, "#/v1/heaps/4.~3/3+5+7?players=human-human");
    const { gap, token } = await across(page, 2);
    expect(gap).toBeGreaterThanOrEqual(17);
    expect(token).toBeGreaterThanOrEqual(23);
    const line = (await page.locator("[data-gap='2']").first().boundingBox())!;
    await page.touchscreen.tap(line.x + line.width / 2 - 8, line.y + line.height / 2);
    await expect(page).toHaveURL(/moves=1-0-2/);
    // A match is taken as before: the third of five, and those after it.
    await cell(page, 2, 2).tap();
    await expect(page).toHaveURL(/moves=1-0-2_3-3-2/);
  });
});

test("groups by hand: sorted, struck out, and what is left alone is said with its heap", async ({ page }) => {
  for (const [width, height] of [[1366, 768], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await open(page, "#/v1/lesson/nim-2");
    const pieces = page.locator(".group-piece");
    await expect(pieces).toHaveCount(3);
    for (let heap = 0; heap < 3; heap++) await expect(pieces.nth(heap)).toBeInViewport({ ratio: 1 });
  }
  const said = page.locator(".groups-left");
  const heap = (name: string) => page.getByRole("group", { name: `Heap ${name}` });
  const group = (name: string, size: number) => heap(name).getByRole("button", { name: `Group of ${size}`, exact: true });
  for (const name of ["A", "B", "C", "C"]) await heap(name).getByRole("button").last().click();
  await expect(said).toContainText("Two equal groups can still be struck out.");
  const before = (await page.locator(".groups-heaps").boundingBox())!;
  await group("A", 2).click();
  await group("B", 4).click();
  await expect(said).toContainText("2 and 4 are not equal");
  expect((await page.locator(".groups-heaps").boundingBox())!.y).toBe(before.y);
  for (const [one, other, size] of [["B", "C", 4], ["A", "C", 2], ["A", "B", 1]] as const) {
    if ((await group(one, size).getAttribute("aria-pressed")) !== "true") await group(one, size).click();
    await group(other, size).click();
  }
  await expect(said).toContainText("One group is left without a partner: a group of 1 (heap C).");
  await expect(said).toHaveClass(/done/);
});

test("groups by hand belong to Nim", async ({ page }) => {
  const groups = page.getByRole("link", { name: "Groups", exact: true });
  await open(page, "#/v1/heaps/0.~3/3+5+7?players=human-human");
  await expect(groups).toBeVisible();
  await open(page, "#/v1/heaps/squares/20?players=human-human");
  await expect(page.getByRole("link", { name: "Sequence" })).toBeVisible();
  await expect(groups).toHaveCount(0);
  // A link from before says why, and leads on.
  await open(page, "#/v1/heaps/squares/20?view=groups");
  await expect(page.getByRole("main")).toContainText("In this game, it isn’t.");
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(turn(page)).toBeVisible();
});

const ENDED: Record<string, string> = {
  "heaps/grundy/2+1+2": "Not everything has been taken (heap sizes left: 1, 2), but the rule allows no more moves.",
  "coins/twins/1000": "would need coins further left than the row goes",
  "coins/twinsxtwins/100.100": "further up or further left than the grid goes",
  "coins/turtles/000": "All the coins show tails.",
  "pawns/5x5_2.0/o4.2": "One piece has not reached the sink, but it can’t move any more.",
};
for (const [link, why] of Object.entries(ENDED)) {
  test(`where no move is left at the beginning it is said why: ${link}`, async ({ page }) => {
    await open(page, `#/v1/${link}?view=analyse`);
    await expect(page.locator("#panel")).toContainText("the player to move can’t move, and so loses");
    await expect(page.locator("#panel")).toContainText(why);
  });
}

test("what a long run costs is said before", async ({ page }) => {
  await open(page, "#/v1/heaps/half/15?view=sequence");
  await expect(page.locator("#sequence-to-note")).toContainText(/About\s2[45],000,000,000,000\soptions have to be examined up to n\s=\s10,000,000\./);
  await open(page, "#/v1/heaps/take-1to9999-two/10000?view=sequence&to=20000");
  await expect(page.getByRole("main")).toContainText(/Computing up to n\s=\s20,000 takes some time.*\soptions have to be examined/);
  await open(page, "#/v1/heaps/take-1to9999-two/10000?view=analyse&players=human-human");
  await expect(page.getByRole("tabpanel")).toContainText("The winner is not worked out here");
});

test("the page and the native command agree on every game", async ({ page }) => {
  test.setTimeout(240_000);
  buildNative();
  for (const link of Object.values(GAMES)) {
    for (const rule of ["normal", "misere"]) {
      const found = analyse(`/v1/${link}?rule=${rule}`);
      await open(page, `#/v1/${link}?rule=${rule}&view=analyse&players=human-human`);
      await expect(turn(page)).toBeVisible();
      const verdict = page.locator(".verdict").first();
      await expect(verdict, link).toHaveClass(new RegExp(`\\b${found.outcome === "unknown" ? "unknown" : found.outcome}\\b`));
      const moves = page.getByRole("tabpanel").locator("button[data-move]");
      // What the page before it told may be there for a moment.
      await expect(async () => {
        const written = await moves.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.move));
        expect(written, link).toEqual(found.winning.slice(0, written.length));
        if (found.winning.length > 0) expect(written.length, link).toBeGreaterThan(0);
      }).toPass({ timeout: 10_000 });
    }
  }
});

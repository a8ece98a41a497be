// The queen's board: its losing squares are outlined, and the golden ratio is drawn through them, turned or not.

import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { board, numbers } from "./pawns";

const NOTE = "The dashed lines start from the sink and follow the golden ratio";
const golden = (page: Page) => page.locator(".golden");

/** That two things are drawn in the same place. */
async function coincide(one: Locator, other: Locator) {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  for (const side of ["x", "y", "width", "height"] as const) expect(Math.abs(a[side] - b[side]), side).toBeLessThan(2);
}

test("the lost squares are Wythoff’s, outlined, with lines at the golden ratio", async ({ page }) => {
  await open(page, "#/v1/pawns/8x8/q2.4?view=analyse");
  await expect(golden(page)).toHaveCount(1);
  await expect(page.getByText(NOTE)).toBeVisible();
  await coincide(golden(page), page.locator(".colours"));
  await coincide(golden(page), page.locator(".board-numbers"));
  const found = Object.entries(await numbers(page));
  expect(found).toHaveLength(64);
  const lost = found.filter(([, number]) => number === 0).map(([square]) => square);
  // (0, 0), (1, 2), (3, 5) and (4, 7) to go, and the other way round.
  expect(lost.sort()).toEqual(["1.4", "3.5", "4.1", "5.3", "6.7", "7.6", "8.8"]);
  const outlines = (await page.locator(".colours .outlines").getAttribute("d"))!;
  expect(outlines.match(/M/g)).toHaveLength(lost.length);
  // From the middle of the sink, one by φ to the left and the other by φ up.
  const lines = (await golden(page).locator("path").getAttribute("d"))!;
  const slopes = [...lines.matchAll(/M(\S+) (\S+)L(\S+) ([^M]+)/g)].map((line) => {
    const [x, y, toX, toY] = line.slice(1).map(Number);
    expect([x, y]).toEqual([7.5, 7.5]);
    return (x - toX) / (y - toY);
  });
  expect(slopes.map((slope) => slope.toFixed(3))).toEqual(["1.618", "0.618"]);
});

for (const link of ["8x8/2.4", "8x8/r2.4", "8x8/q2.4?rule=misere"]) {
  test(`no golden ratio on ${link}`, async ({ page }) => {
    await open(page, `#/v1/pawns/${link}${link.includes("?") ? "&" : "?"}view=analyse`);
    await expect(page.getByRole("tabpanel")).toBeVisible();
    await expect(golden(page)).toHaveCount(0);
    await expect(page.getByText(NOTE)).toHaveCount(0);
  });
}

test("once she has left the board its numbers are still hers", async ({ page }) => {
  await open(page, "#/v1/pawns/8x8/q7.7?moves=7.7-8.8&view=analyse&players=human-human");
  await expect(page.getByRole("tabpanel")).toBeVisible();
  const found = await numbers(page);
  expect([found["1.1"], found["7.7"], found["4.1"], found["3.5"]]).toEqual([5, 2, 0, 0]);
});

test("a long board has the lines both ways, and the numbers in their squares", async ({ page }) => {
  await open(page, "#/v1/pawns/4x12/q1.1?view=analyse");
  const turn = page.getByRole("button", { name: "Turn the board" });
  for (let times = 0; times < 2; times++) {
    await expect(golden(page)).toHaveCount(1);
    await coincide(golden(page), page.locator(".colours"));
    await coincide(golden(page), page.locator(".board-numbers"));
    // The last square of the drawing is the sink.
    const [drawn, sink] = [(await golden(page).boundingBox())!, (await board(page).locator(".sink").boundingBox())!];
    expect(Math.abs(drawn.x + drawn.width - sink.x - sink.width)).toBeLessThan(2);
    expect(Math.abs(drawn.y + drawn.height - sink.y - sink.height)).toBeLessThan(2);
    await turn.click();
  }
});

test("the queen’s table has the lines once all squares are numbered, and Wythoff’s pairs", async ({ page }) => {
  await open(page, "#/v1/pawns/8x8/q2.4?view=nimbers&built=20");
  await expect(page.getByText(/Losing pairs on this grid.*\(1, 2\) 2\.000 · \(3, 5\) 1\.667 · \(4, 7\) 1\.750/)).toBeVisible();
  await expect(golden(page)).toHaveCount(0);
  await page.getByRole("button", { name: "All squares" }).click();
  await expect(golden(page)).toHaveCount(1);
  await expect(page.getByText(NOTE)).toBeVisible();
  const cells = page.locator(".nimber-sheet tbody td");
  const [drawn, first, last] = await Promise.all(
    [golden(page), cells.first(), cells.last()].map(async (one) => (await one.boundingBox())!),
  );
  expect(Math.abs(drawn.x - first.x)).toBeLessThan(2);
  expect(Math.abs(drawn.y - first.y)).toBeLessThan(2);
  expect(Math.abs(drawn.x + drawn.width - last.x - last.width)).toBeLessThan(2);
  expect(Math.abs(drawn.y + drawn.height - last.y - last.height)).toBeLessThan(2);
  // The lines are in no one’s way: they begin in the square that is numbered first.
  await cells.last().click();
  await expect(page.getByRole("heading", { name: "Square 1 of 64" })).toBeVisible();
  await expect(golden(page)).toHaveCount(0);
});

test("a screen reader announces how many squares a queen can reach, not each of them", async ({ page }) => {
  await open(page, "#/v1/pawns/30x30/q1.1?players=human-human");
  const said = page.locator(".pawns-frame > [role=status]");
  await page.locator(".pawns-board [role=gridcell]").first().focus();
  await page.keyboard.press("Enter");
  await expect(said).toHaveText(
    "The queen at (1, 1) is selected. It can go to 87 squares (29 to the right, 29 down, 29 diagonally).",
  );
  await open(page, "#/v1/pawns/5x5/1.3?players=human-human");
  await page.locator(".pawns-board [role=gridcell]").nth(2).focus();
  await page.keyboard.press("Enter");
  await expect(said).toContainText("It can go to (1, 4), (1, 5), (2, 3), (3, 3).");
});

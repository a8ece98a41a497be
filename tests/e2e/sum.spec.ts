// Sums: built from boards that are open, sent as a link, and won by following the reasons.

import type { Page } from "@playwright/test";
import { axe, expect, noFaults, open, ready, test, typedMove, watch } from "./lab";
import { turn } from "./heaps";

const BOARDS = ["#/v1/heaps/0.77/7", "#/v1/chomp/3x4/4.4.4", "#/v1/pawns/5x5/1.3+2.5"];
const SUM = /\/v1\/sum\/heaps-0\.77_chomp-3x4_pawns-5x5\/7_4\.4\.4_1\.3\+2\.5/;

const part = (page: Page, number: number) => page.locator(`[data-sum-part="${number}"]`);
const dialog = (page: Page) => page.getByRole("dialog");

/** Adds what is seen to the sum in the making. */
async function add(page: Page, link: string, said: RegExp | string = "The position has been added.") {
  // In a document of its own: otherwise the page before, which stays until the next has come, could still be pressed.
  await page.goto("about:blank");
  await open(page, link);
  await page.getByRole("button", { name: "Add to a sum" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText(said);
}

const close = (page: Page) => dialog(page).getByRole("button", { name: "Close" }).click();

test("a sum is built from three open boards, sent as a link, and won by following its reasons", async ({ page, browser, baseURL }) => {
  for (const [place, link] of BOARDS.entries()) {
    await add(page, link);
    await expect(dialog(page).getByRole("listitem")).toHaveCount(place + 1);
    if (place < 2) await close(page);
  }
  await dialog(page).getByRole("link", { name: "Open the sum" }).click();
  await expect(page).toHaveURL(SUM);
  await expect(page.locator("[data-sum-part]")).toHaveCount(3);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Share" }).click();
  const sent = await dialog(page).getByRole("textbox", { name: "Link" }).inputValue();

  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const faults = await watch(context, baseURL!);
  const friend = await context.newPage();
  await friend.goto(`${sent}?level=4`);
  await ready(friend);
  await expect(friend).toHaveURL(SUM);
  // The last square of a bar is never bitten beside other games, so the page does not say that it is later.
  await part(friend, 2).getByRole("gridcell").first().hover();
  await expect(part(friend, 2).locator(".preview")).toHaveText("With several games at once, nobody may bite a poisoned square.");
  await friend.getByRole("tab", { name: "Why" }).click();
  const reasons = friend.getByRole("tabpanel");
  for (let moves = 0; moves < 60 && (await turn(friend).textContent()) === "Your turn"; moves++) {
    await expect(reasons.locator(".verdict.win")).toBeVisible();
    // In at least one part there is a move to the value that it must have.
    await expect(reasons.locator(".sum-reasons .wins").first()).toContainText(/In part \d .*to value \d/);
    const before = friend.url();
    await reasons.locator("button[data-move]").first().click();
    await friend.waitForFunction(
      (before) =>
        location.href !== before &&
        /^(Your turn|.* won[.!])$/.test(document.querySelector(".status-turn")?.textContent ?? ""),
      before,
    );
  }
  await expect(turn(friend)).toHaveText("You have won!");
  await expect(friend.locator("[data-sum-part].stuck")).toHaveCount(3);
  expect([...faults.ways], "who answered").toEqual(["worker"]);
  noFaults(faults);
  await context.close();
});

test("a touch on a part's own board is a move in the sum, and goes back", async ({ page }) => {
  await open(page, "#/v1/sum/heaps-0.77_chomp-3x4_pawns-5x5/7_4.4.4_1.3+2.5?players=human-human");
  await part(page, 2).locator('[data-row="1"] [data-column="2"]').click();
  await expect(page).toHaveURL(/moves=2-1\.2/);
  const squares = part(page, 3).getByRole("row");
  await squares.nth(0).getByRole("gridcell").nth(2).click();
  await squares.nth(0).getByRole("gridcell").nth(4).click();
  await expect(page).toHaveURL(/moves=2-1\.2_3-1\.3-1\.5/);
  await expect(page.locator(".moves")).toContainText("in part 3");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/moves=2-1\.2_3-1\.3-1\.5&at=1/);
  await expect(part(page, 2).locator('[data-row="1"] [data-column]')).toHaveCount(2);
});

test("what cannot be a part is said, and what was collected stays until it is opened", async ({ page }) => {
  await add(page, "#/v1/coins/mock/1011011");
  await close(page);
  await add(page, "#/v1/heaps/0.77/7?rule=misere", /Sums need normal play/);
  await expect(dialog(page).getByRole("listitem")).toHaveCount(1);
  await close(page);
  await add(page, "#/v1/graph/sticks-6-3/0");
  await expect(dialog(page).getByRole("listitem")).toHaveCount(2);
  await dialog(page).getByRole("button", { name: /^Remove .*mock|^Remove Mock/i }).click();
  await expect(dialog(page).getByRole("listitem")).toHaveCount(1);
  await dialog(page).getByRole("link", { name: "Open the sum" }).click();
  await expect(page).toHaveURL(/\/v1\/sum\/heaps-0\.333\/6/);
  // A sum in a sum is its parts.
  await page.getByRole("button", { name: "Add to a sum" }).click();
  await expect(dialog(page).getByRole("listitem")).toHaveCount(1);
});

test("a part that is removed or opened in one tab leaves what another tab has added", async ({ page, context }) => {
  await add(page, "#/v1/coins/mock/1011011");
  const other = await context.newPage();
  await add(other, "#/v1/graph/sticks-6-3/0");
  await add(other, "#/v1/heaps/0.77/7");
  const parts = (where: Page) => dialog(where).getByRole("listitem");
  await expect(parts(other)).toHaveCount(3);
  await dialog(page).getByRole("button", { name: /^Remove/ }).click();
  await expect(parts(page)).toHaveCount(2);
  // What is opened here is no longer collected; what came meanwhile is.
  await add(other, "#/v1/chomp/3x4/4.4.4");
  await dialog(page).getByRole("link", { name: "Open the sum" }).click();
  await expect(page).toHaveURL(/\/v1\/sum\/heaps-0\.333_heaps-0\.77\/6_7/);
  await page.getByRole("button", { name: "Add to a sum" }).click();
  await expect(parts(page)).toHaveCount(3);
});

test("a move in a part that there is not says so", async ({ page }) => {
  await open(page, "#/v1/sum/heaps-0.77_chomp-3x4_pawns-5x5/7_4.4.4_1.3+2.5?players=human-human");
  const field = await typedMove(page);
  for (const [text, sentence] of [
    ["9-(1,1)", /There is no part 9/],
    ["0-(1,1)", /There is no part 0/],
    ["2-", /“2-” is not a move in a sum/],
    ["x", /“x” is not a move in a sum/],
  ] as const) {
    await field.fill(text);
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toHaveValue(text);
  }
  await field.fill("2-(2, 3)");
  await field.press("Enter");
  await expect(page).toHaveURL(/moves=2-1\.2/);
});

test("a sum that cannot be read says where it is wrong", async ({ page }) => {
  await open(page, "#/v1/sum/heaps-0.77_graph-list/7_0");
  await expect(page.locator(".broken")).toContainText("only the owner of the vertex may move");
  await open(page, "#/v1/sum/heaps-0.77_chomp-30x30/7_" + Array(30).fill(30).join(".") + "?view=analyse");
  await expect(page.locator(".verdict.unknown")).toBeVisible({ timeout: 30_000 });
  await axe(page);
  // Two of them cancel out.
  const bar = Array(30).fill(30).join(".");
  await open(page, `#/v1/sum/chomp-30x30_heaps-0.77_chomp-30x30/${bar}_7_${bar}?view=analyse`);
  await expect(page.locator(".verdict.win")).toBeVisible();
  await expect(page.locator(".why .theorem")).toContainText("Parts 1 and 3 are equal.");
  await expect(part(page, 3).locator(".sum-note")).toHaveCount(0);
});

test("on a phone the end of a sum is brought into sight, whoever makes the last move", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/v1/sum/heaps-0.77_chomp-3x4_pawns-5x5/2_1.1_5.4?moves=1-1-1-0_3-5.4-5.5&level=4");
  await part(page, 2).locator('[data-row="1"] [data-column="0"]').click();
  await expect(turn(page)).toContainText("won");
  await expect(page.getByRole("button", { name: "Rematch", exact: true })).toBeInViewport();
});

test("in a sum it is said what becomes of the poison", async ({ page }) => {
  await open(page, "#/v1/sum/heaps-0.77_chomp-3x4/1_1?players=human-human");
  await expect(page.locator(".sum-part.chomp")).toContainText("Nobody may eat the poison");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("what the computer has done is in sight, whichever board that was on", async ({ page }) => {
    await open(page, "#/v1/sum/heaps-0.77_chomp-3x4_pawns-5x5/7_4.4.4_1.3+2.5?level=4");
    await part(page, 1).getByRole("gridcell").nth(3).tap();
    await part(page, 1).getByRole("gridcell").nth(3).tap();
    const news = page.locator(".notes");
    await expect(news).toContainText("The computer");
    await expect(news).toBeInViewport({ ratio: 1 });
    await part(page, 3).scrollIntoViewIfNeeded();
    await expect(news).toBeInViewport({ ratio: 1 });
  });
});

for (const [what, link, cell] of [
  ["a pin", "#/v1/sum/heaps-0.77_chomp-3x4/7_4.4.4", 2],
  ["half a domino", "#/v1/sum/place-cram-3x4_chomp-3x4/none_4.4.4", 5],
  ["a coin", "#/v1/sum/coins-turtles_chomp-3x4/0110_4.4.4", 2],
] as const) {
  test(`a move that is begun on one board is given up on the next: ${what}`, async ({ page }) => {
    await open(page, `${link}?players=human-human`);
    const [first, bar] = [part(page, 1), part(page, 2)];
    await first.getByRole("gridcell").nth(cell).focus();
    await page.keyboard.press("Enter");
    const chosen = first.locator("[aria-selected=true]");
    await expect(chosen).not.toHaveCount(0);
    await bar.getByRole("gridcell").last().focus();
    await expect(chosen).toHaveCount(0);
  });
}

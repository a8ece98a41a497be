// What is said where something cannot be done: in sight, and without moving what is below.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";

const problem = (page: Page) => page.locator(".notes-problem");
const top = async (page: Page, what: string) => (await page.locator(what).boundingBox())!.y;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a graph says at the bottom of the screen that there is no such edge, without a ring round anything", async ({ page }) => {
    await open(page, "#/v1/graph/sticks-6-3/0?rule=misere");
    await page.locator(".graph-drawing").getByText("1;0", { exact: true }).tap();
    await expect(problem(page)).toHaveText("There is no edge from 6;0 to 1;0.");
    await expect(problem(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const ring = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(await ring()).toBe("none");
    // The computer answers a move; what it leaves the focus on has no ring either.
    await page.locator(".graph-drawing").getByText("4;1", { exact: true }).tap();
    await expect(page).toHaveURL(/moves=2_/);
    expect(await ring()).toBe("none");
  });

  test("the board says why it lies still where it was the computer’s turn", async ({ page }) => {
    for (const [link, place] of [
      ["#/v1/heaps/0.~3/3+5+7?moves=3-1-6_1-1-0&at=1", ".heaps-board .token"],
      ["#/v1/chomp/4x6/6.6.6.6?moves=3.5_1.4&at=1", "[role=gridcell]"],
      ["#/v1/graph/sticks-6-3/0?rule=misere&moves=2_5&at=1", ".graph-drawing .vertex"],
    ]) {
      await open(page, link);
      await expect(page.locator(".status-turn")).toContainText("Looking back");
      await page.locator(place).nth(3).tap({ force: true });
      await expect(problem(page)).toContainText("Go on to your own turn, or let the computer move.");
      await expect(problem(page)).toBeInViewport({ ratio: 1 });
      await page.getByRole("button", { name: "Let the computer move" }).tap();
      await expect(problem(page)).toBeEmpty();
    }
  });

  test("what is pressed after a long refusal does not move away under the finger", async ({ page }) => {
    await open(page, "#/v1/chomp/4x6/6.6.6.6?lang=fr");
    await page.locator("[role=gridcell]").first().tap();
    await expect(problem(page)).toContainText("empoisonné");
    const hint = page.getByRole("button", { name: "Indice" });
    const { x, y, width, height } = (await hint.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(problem(page)).toBeHidden();
    expect((await hint.boundingBox())!.y).toBe(y);
    await page.mouse.up();
    await expect(page.locator(".notes-hint")).toContainText("coup gagnant");
  });

  test("hints and refusals leave the buttons below where they are", async ({ page }) => {
    await open(page, "#/v1/pawns/5x5/1.3+2.5+5.1?moves=1.3-3.3_3.3-5.3");
    const before = await top(page, ".stepper");
    const hint = page.getByRole("button", { name: "Hint" });
    for (const said of ["There is at least one winning move.", "Look at the pawn", "Hint: move the pawn"]) {
      await hint.tap();
      await expect(page.locator(".notes-hint")).toContainText(said);
      expect(Math.abs((await top(page, ".stepper")) - before)).toBeLessThanOrEqual(2);
    }
  });
});

test("a hint does not push the buttons off a laptop’s screen", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const link of [
    "#/v1/heaps/0.~3/3+5+7?moves=2-3-2_2-2-0",
    "#/v1/chomp/4x6/6.6.6.6?moves=3.5_1.4",
    "#/v1/pawns/5x5/1.3+2.5+5.1?moves=1.3-3.3_3.3-5.3",
  ]) {
    await open(page, link);
    const before = await top(page, ".stepper");
    await page.keyboard.press("h");
    await expect(page.locator(".notes-hint")).not.toBeEmpty();
    expect(await top(page, ".stepper")).toBe(before);
    await expect(page.locator(".stepper")).toBeInViewport({ ratio: 1 });
  }
});

test("a refusal goes when the reader turns to something else", async ({ page }) => {
  const refuse = async () => {
    await page.locator(".graph-drawing").getByText("1;0", { exact: true }).click();
    await expect(problem(page)).not.toBeEmpty();
  };
  await open(page, "#/v1/graph/sticks-6-3/0?rule=misere");
  await refuse();
  await page.keyboard.press("Escape");
  await expect(problem(page)).toBeEmpty();
  await refuse();
  await page.keyboard.press("w");
  await expect(problem(page)).toBeEmpty();
  await refuse();
  await page.locator(".panel-side").click({ position: { x: 2, y: 2 } });
  await expect(problem(page)).toBeHidden();
});

test("no game is begun in which there is no move", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5+7");
  await page.locator("#new-game").click();
  await page.locator("#heaps").fill("0");
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(/There is no move in that position/);
  await expect(page.locator("#heaps")).toHaveValue("0");
  await page.locator("#heaps").fill("2");
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page).toHaveURL(/heaps\/0\.~3\/2/);
});

test("a step of a lesson that is not open says which comes first, by a press and by a link", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1/7");
  const said = page.locator(".lesson-closed");
  await expect(page).toHaveURL(/nim-1\/1/);
  await expect(said).toHaveText("Finish step 1 first: the next ones open one after another.");
  await open(page, "#/v1/lesson/nim-1/99");
  await expect(said).toHaveText("There is no step 99: this lesson has 8 steps.");
  await open(page, "#/v1/lesson/nim-1/1");
  await expect(page.locator(".lesson-step").first()).toBeVisible();
  await expect(said).toBeEmpty();
  // It says that it does nothing now, but not why.
  await page.getByRole("button", { name: "Step 3 of 8" }).click({ force: true });
  await expect(said).toHaveText(/Finish step 1 first/);
});

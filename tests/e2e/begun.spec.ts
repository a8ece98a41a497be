// What is begun and not finished: a move, a dialog, a word on what was wrong. It belongs to the position at which it
// was begun, and to nothing else.

import { expect, noFaults, open, ready, still, test, watch } from "./lab";
import { board as heaps, expectHeaps, token } from "./heaps";
import { board as place, square, vertex } from "./place";

test("a move that is begun in one game is not finished in another", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/5+7?players=human-human");
  await token(page, 1, 2).click();
  await expect(heaps(page).locator("[aria-selected=true]")).toHaveCount(1);
  await page.evaluate(() => location.assign("#/v1/heaps/0.77/4+6+9?players=human-human"));
  await expectHeaps(page, [4, 6, 9]);
  await expect(heaps(page).locator("[aria-selected=true]")).toHaveCount(0);

  await open(page, "#/v1/place/cram-4x4/none?players=human-human");
  await square(page, "2.2").click();
  await expect(place(page).locator("[aria-selected=true]")).toHaveCount(1);
  await page.evaluate(() => location.assign("#/v1/place/cram-4x4/1.1+2.2?players=human-human"));
  await expect(place(page)).toBeVisible();
  await expect(place(page).locator("[aria-selected=true]")).toHaveCount(0);
});

test("a move that is begun in one part of a sum is given up where the hand goes to a graph", async ({ page }) => {
  await open(page, "#/v1/sum/heaps-0.77_place-arc-kayles-cycle-5/7_none?players=human-human");
  await token(page, 1, 2).click();
  await expect(page.locator("[role=gridcell][aria-selected=true]")).toHaveCount(1);
  await vertex(page, 1).click();
  await expect(page.locator("[role=gridcell][aria-selected=true]")).toHaveCount(0);
  // Whoever does not see the vertex hears that it is chosen.
  await expect(vertex(page, 1)).toHaveAttribute("aria-pressed", "true");
  await token(page, 1, 2).click();
  await expect(vertex(page, 1)).toHaveAttribute("aria-pressed", "false");
});

test("one piece is placed where it was pressed and let go, and not where a hand was drawn to", async ({ page }) => {
  await open(page, "#/v1/place/node-kayles-4x5/none?players=human-human");
  const from = (await square(page, "2.2").boundingBox())!;
  const to = (await square(page, "3.4").boundingBox())!;
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + 9, { steps: 5 });
  await page.mouse.up();
  await still(page);
  await expect(page).not.toHaveURL(/moves=/);
  await square(page, "3.4").click();
  await expect(page).toHaveURL(/moves=3\.4/);
});

test("the dialog of a new game goes with the page that it was opened on", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+4");
  await page.evaluate(() => location.assign("#/v1/heaps/0.77/9+8"));
  await expectHeaps(page, [9, 8]);
  await page.locator("#new-game").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expectHeaps(page, [3, 4]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("what was wrong with the move that was typed is not said of the next position", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/5+7?players=human-human");
  await page.locator("summary", { hasText: "Other ways to move" }).click();
  await page.locator("#typed-move").press("Enter");
  await expect(page.locator("#typed-move")).toHaveAttribute("aria-invalid", "true");
  await token(page, 1, 1).click();
  await token(page, 1, 1).click();
  await expect(page).toHaveURL(/moves=/);
  await expect(page.locator("#typed-move")).toHaveAttribute("aria-invalid", "false");
});

test("on the computer’s turn that is looked back at, the board says why it is closed, by keys too, and its own buttons work", async ({ page }) => {
  await open(page, "#/v1/pawns/3x12/1.2+2.5?players=computer-human");
  await expect(page).toHaveURL(/moves=/);
  await page.keyboard.press("b");
  const problem = page.locator(".notes-problem");
  await page.getByRole("button", { name: "Turn the board" }).click();
  await expect(page.getByRole("grid").first()).toBeVisible();
  await expect(problem).toBeEmpty();
  await page.getByRole("gridcell").first().focus();
  await page.keyboard.press("Enter");
  await expect(problem).toContainText("computer’s turn");
});

test("whoever watches two computers on a phone stays where they have scrolled to", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL, hasTouch: true, isMobile: true, viewport: { width: 390, height: 600 },
    // So that computers take their time: without, they may have played to the end before the page has scrolled.
    reducedMotion: "no-preference",
  });
  const faults = await watch(context, baseURL!);
  const page = await context.newPage();
  await page.goto("./#/v1/heaps/0.77/19+17+15+12?players=computer-computer&level=1");
  await ready(page);
  await expect(page).toHaveURL(/moves=/);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  const moves = () => new URL(page.url()).hash.split("_").length;
  const first = moves();
  await expect.poll(moves).toBeGreaterThan(first + 1);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before - 100);
  noFaults(faults);
  await context.close();
});

test("what was begun in one language is there when the reader comes back to it from another", async ({ page }) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem("nimlab.lessons", "kayles 0 0 0"));
  const field = page.locator(".task-numbers input");
  await open(page, "#/v1/lesson/kayles/2", { lang: "fr" });
  await field.fill("7");
  const begun = () => page.evaluate(() => localStorage.getItem("nimlab.begun"));
  await expect.poll(begun).toMatch(/ 7\|/);
  // Another page: on the same one, what is begun would come along.
  await page.goto("about:blank");
  await open(page, "#/v1/lesson/kayles/2", { lang: "en" });
  await expect(field).toHaveValue("");
  await page.getByRole("button", { name: "FR – Français" }).click();
  await expect(field).toHaveValue("7");
  expect(await begun()).toMatch(/ 7\|/);
  // And what is begun in one comes along to the other, once.
  await field.fill("8");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator(".task-question")).toContainText("value");
  await expect(field).toHaveValue("8");
  await expect.poll(begun).toMatch(/^\S+ 8\|\s*$/);
});

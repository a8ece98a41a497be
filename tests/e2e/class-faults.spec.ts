// What was once lost on the way from a reader to the teacher: a line beside one that was cut, a step whose answer was
// not kept, the day of a class; and what a link draws, for each reader or for all of them.

import type { Page } from "@playwright/test";
import { cells, choose, handedIn, lesson } from "./classroom";
import { expect, open, test } from "./lab";
import { token } from "./heaps";

const news = (page: Page) => page.locator("#class-news");

/** A line of an attempt at the first lesson. */
async function line(page: Page): Promise<string> {
  await open(page, "#/v1/lesson/nim-1");
  await token(page, 1, 5).click();
  return handedIn(page, "Léa");
}

test("of lines that are pasted where a lesson is chosen those that do not count are reported", async ({ page }) => {
  const good = await line(page);
  await open(page, "#/v1/class");
  await page.locator("#class-open").fill(`${good} ${good.slice(0, -6)}`);
  await page.locator("#class-open").press("Enter");
  await expect(page.locator("main h2").first()).toHaveText("Two equal heaps");
  await expect(cells(page).locator("th")).toHaveText(["Léa"]);
  await expect(news(page)).toContainText("One submission added.");
  await expect(news(page)).not.toContainText("already in the table");
  await expect(news(page)).toContainText("incomplete or has been changed");
  // They are kept, and reported only then.
  await page.reload();
  await expect(cells(page).locator("th")).toHaveText(["Léa"]);
  await expect(news(page)).not.toContainText("incomplete or has been changed");
  // Only what was there before is known there.
  await open(page, "#/v1/class");
  await page.locator("#class-open").fill(`${good} ${good.slice(0, -6)}`);
  await page.locator("#class-open").press("Enter");
  await expect(news(page)).toContainText("One submission was already in the table.");
  await expect(news(page)).not.toContainText("added");
  await expect(cells(page).locator("th")).toHaveText(["Léa"]);
});

test("what is wrong with a line is said also after a submission was taken away", async ({ page }) => {
  const good = await line(page);
  await open(page, "#/v1/class/nim-1");
  await page.locator("#class-lines").fill(`${good}\nNL1.AAAA`);
  await page.locator("#class-add").click();
  await expect(news(page)).toContainText("Line 2");
  await cells(page).first().locator("button").first().click();
  await page.locator("#class-remove").click();
  await expect(news(page)).toContainText("The submission was removed.");
  await expect(news(page)).toContainText("Line 2");
  await expect(page.locator("#class-lines")).toHaveValue(/NL1\.AAAA/);
});

test("a step that is done is handed in when it is answered again, if its answer was not kept", async ({ page }) => {
  const link = await lesson(page, "title: One\nlang: en\n---\nOne?\n( ) no\n(x) yes\n");
  await page.goto(`/${link}`);
  await choose(page, "yes");
  await expect(page.locator(".lesson-end")).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("nimlab.attempts"));
  await page.reload();
  await expect(page.locator(".lesson-end")).toBeVisible();
  await expect(page.getByText("Hand in my work")).toHaveCount(0);
  // All answers count until it is right, and none after that.
  await choose(page, "no");
  await choose(page, "yes");
  const handed = await handedIn(page, "Léa");
  await page.reload();
  await choose(page, "no");
  expect(await handedIn(page, "Léa")).toBe(handed);
  await open(page, link.replace("/lesson/", "/class/"));
  await page.locator("#class-lines").fill(handed);
  await page.locator("#class-add").click();
  await expect(page.locator(".class-cell")).toHaveText(["✓ 2"]);
});

test("a hint that is taken in one tab counts in the other", async ({ page, context }) => {
  const link = await lesson(page, "title: Two\nlang: en\n---\nOne?\n( ) no\n(x) yes\n---\nTwo?\n? Think.\n( ) no\n(x) yes\n");
  await page.goto(`/${link}`);
  await choose(page, "yes");
  await page.locator("#lesson-next").click();
  const second = await context.newPage();
  await second.goto(`/${link}`);
  await expect(second.locator(".lesson-text")).toHaveText("Two?");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(page.locator("#task-hints")).toContainText("Think.");
  await choose(second, "yes");
  await expect(second.locator(".lesson-end")).toContainText("1 of 2");
});

test("what readers believe is no question that they have right or wrong", async ({ page }) => {
  const link = await lesson(page, "title: Two\nlang: en\n---\nOne?\n( ) no\n(x) yes\n---\nWhat do you think?\n(x) this\n(x) that\n");
  await page.goto(`/${link}`);
  await choose(page, "yes");
  await page.locator("#lesson-next").click();
  await page.getByLabel("this", { exact: true }).check();
  await page.locator(".task-form button[type=submit]").click();
  await expect(page.locator(".lesson-end")).toContainText("1 of 1");
});

test("a class page of the day leads pupils to that day, also tomorrow", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-23T10:00:00Z") });
  await open(page, "#/v1/class/day");
  await page.locator("#class-link summary").click();
  await expect(page.locator("#class-link a")).toHaveAttribute("href", /lesson\/day-2026-11-23$/);
  await expect(page).toHaveURL(/class\/day-2026-11-23$/);
});

test("a link that is too long for a QR code says so on the class page", async ({ page }) => {
  let random = 1;
  const word = () => ((random = (random * 48271) % 2147483647)).toString(36);
  const text = Array.from({ length: 900 }, word).join(" ");
  const link = await lesson(page, `title: Long\nlang: en\n---\nRead ${text}\n---\nOne?\n( ) no\n(x) yes\n`);
  await open(page, link.replace("/lesson/", "/class/"));
  await page.locator("#class-link summary").click();
  await expect(page.locator("#class-link")).toContainText("too long for a QR code");
});

test("a question that is drawn for each pupil has no seed, and options may be written with any spaces", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/7+5?seed=3&lang=en");
  await page.getByRole("button", { name: "Make this a question" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("More", { exact: true }).click();
  const made = dialog.getByLabel("Link with the question");
  await dialog.getByLabel("What the pupil does").selectOption("move");
  await expect(made).toHaveValue(/seed=3/);
  await dialog.getByLabel("A different position of this size for each pupil").check();
  await expect(made).toHaveValue(/fresh=1/);
  await expect(made).not.toHaveValue(/seed=/);
  await dialog.getByLabel("What the pupil does").selectOption("choice");
  await dialog.getByLabel("Answers, one per line").fill("( x ) yes\n(\u00a0) no");
  await expect(made).toHaveValue(/options=(~|%7E)yes(%7C|\|)no(&|$)/i);
});

test("a link that draws its position draws no other one after a lost game", async ({ page }) => {
  const link = await lesson(page, "title: Win\nlang: en\n---\n#/v1/heaps/0.~3/5+4?seed=3&task=win&level=4&fresh=1&hints=0\nWin.\n");
  await page.goto(`/${link}`);
  const here = page.locator(".step-game");
  await expect(here).toHaveAttribute("data-here", /heaps/);
  const before = await here.getAttribute("data-here");
  // The computer takes the other heap.
  await token(page, 1, 1).click();
  await expect(page.locator("#try-again")).toHaveText("Try again");
  await page.locator("#try-again").click();
  // At the beginning of the game that was lost.
  await expect(here).toHaveAttribute("data-here", /&at=0&/);
  expect((await here.getAttribute("data-here"))!.split("?")[0]).toBe(before!.split("?")[0]);
});

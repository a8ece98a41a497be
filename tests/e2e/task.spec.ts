// Questions in links: what is asked, how wrong and right answers are received, and that nothing gives the answer away
// beforehand. The answers are those that `nimlab lesson` gives.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { expectRows, square } from "./chomp";
import { sizes, token } from "./heaps";

const verdict = (page: Page) => page.locator(".task-verdict");
const question = (page: Page) => page.locator(".task-question h1");

const ASKED = "#/v1/chomp/4x5/5.5.5.5?task=move&say=Where%20do%20you%20bite%20first%3F";

test("a wrong bite is played out, the right one accepted with its reason, and nothing tells it before", async ({ page }) => {
  await open(page, ASKED);
  await expect(question(page)).toHaveText("Where do you bite first?");
  // No panel, no view, no list of moves, no value on the board.
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.locator(".square.wins, .winning, .why-line")).toHaveCount(0);
  // As the map says it, of a square and of all.
  const untold = async () =>
    expect(await page.locator("main").ariaSnapshot()).not.toMatch(/winning bite|\bbites? wins?\b/);
  await untold();
  expect(page.url()).toContain("task=move");

  await square(page, 0, 1).click();
  await expect(verdict(page)).toContainText("That move does not win");
  // The computer answers, and has then won: the reader sees how.
  await expect(page.locator(".notes-news")).toContainText("The computer took a bite");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectRows(page, [5, 5, 5, 5]);
  await expect(verdict(page)).toHaveText("");
  // Nor now that the solver has spoken.
  await expect(page.locator(".square.wins, .winning, .why-line")).toHaveCount(0);
  await untold();

  await square(page, 2, 2).click();
  await expect(verdict(page)).toContainText("Right!");
  await expect(verdict(page)).toContainText("You leave [5, 5, 2, 2]. Each of the 13 bites from there that spare the poison has a winning reply.");
  // Moves that were tried are not in the address: it opens to the same question.
  expect(page.url()).not.toContain("moves=");
  await page.getByRole("link", { name: "Explore this position" }).click();
  await expect(page.getByRole("tab", { name: "Why" })).toBeVisible();
});

test("on a phone, in French, by touch", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: "fr-FR" });
  const page = await context.newPage();
  await page.goto(`./${ASKED}`);
  await expect(question(page)).toBeVisible();
  await square(page, 2, 2).tap();
  await expect(verdict(page)).toContainText("Exact");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.close();
});

test("all winning moves are marked, taken away again, and checked", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+3+3?task=moves");
  const check = () => page.getByRole("button", { name: "Check" }).click();
  await token(page, 2, 2).click();
  const heard = page.getByRole("status").filter({ hasText: /moves? (is|are) marked/ });
  await expect(heard).toHaveText("One move is marked: take 2 matches from heap B, leaving 1.");
  await check();
  await expect(verdict(page)).toHaveText("The move you marked does not win.");
  await token(page, 1, 1).click();
  await expect(page.locator(".task-mark")).toHaveCount(2);
  await expect(heard).toHaveText(/^2 moves are marked; the last one: take all of heap A/);
  // All are seen on the board: the whole heap A, and two tokens of heap B.
  await expect(page.locator(".token.marked")).toHaveCount(5);
  await check();
  await expect(verdict(page)).toHaveText("One of the moves you marked does not win.");
  await page.getByRole("button", { name: /^Remove: .*leaving/ }).click();
  await expect(heard).toHaveText(/^One move is marked: take all of heap A/);
  await expect(page.getByRole("list", { name: "Marked moves" })).toBeFocused();
  await check();
  await expect(verdict(page)).toContainText("2 winning moves are still missing");
  await token(page, 2, 1).click();
  await token(page, 3, 1).click();
  await check();
  await expect(verdict(page)).toContainText("You found all 3 winning moves.");
});

test("the reader says who wins before anything is shown, and values are compared one by one", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5+6?task=outcome");
  await page.getByRole("button", { name: "The player to move" }).click();
  await expect(verdict(page)).toContainText("No.");
  await page.getByRole("button", { name: "The other player" }).click();
  await expect(verdict(page)).toContainText("The player to move loses. Nim-sum: 0.");

  await page.goto("./#/v1/heaps/0.77/7+5?task=value");
  const fields = page.locator(".task-numbers input");
  await expect(fields).toHaveCount(3);
  for (const [at, value] of ["2", "3", "5"].entries()) await fields.nth(at).fill(value);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toContainText("numbers are wrong");
  await expect(page.locator(".task-numbers input[aria-invalid=true]")).toHaveCount(2);
  await fields.nth(2).fill("6");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toContainText("One number is wrong.");
  await fields.nth(1).fill("4");
  await fields.nth(0).fill("2");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toContainText("2 ⊕ 4 = 6");
});

test("a table is filled in, by the end or number by number, and a formula is tried at every place", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/5?task=fill&check=each");
  const cells = page.locator(".sheet-field");
  await expect(cells).toHaveCount(6);
  for (const [at, value] of ["0", "1", "2", "3", "1", "9"].entries()) await cells.nth(at).fill(value);
  await expect(page.locator(".sheet-field.wrong")).toHaveCount(1);
  // What is begun is there again after a reload; what is done is not begun.
  await page.reload();
  await expect(cells.nth(3)).toHaveValue("3");
  await expect(page.locator(".sheet-field.wrong")).toHaveCount(1);
  await cells.nth(5).fill("4");
  await expect(verdict(page)).toContainText("Right!");
  expect(await page.evaluate(() => localStorage.getItem("nimlab.begun"))).toBe("");

  await page.goto("./#/v1/pawns/5x5/1.1?task=formula");
  await page.getByLabel("Your formula").fill("(N - i) mod");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The formula stops too early")).toBeVisible();
  await page.getByLabel("Your formula").fill("(N - i) mod 3");
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toContainText("The formula fails in");
  await expect(page.locator(".sheet-value.wrong").first()).toBeVisible();
  await page.getByLabel("Your formula").fill("((N - i) mod 3) ⊕ ((M - j) mod 3)");
  // What was wrong of another formula is not said of this one.
  await expect(page.locator(".sheet-value")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toContainText("Right!");
});

test("what comes next, a choice, and free words", async ({ page }) => {
  await open(page, "#/v1/pawns/5x5/1.1?task=next&done=1");
  await expect(page.getByText(/^So far: \(5,\s5\)\.$/)).toBeVisible();
  // What the grid has not is refused, not judged.
  for (const none of ["(6, 5)", "(0, 3)", "(9, 9)"]) {
    await page.getByLabel("The next one").fill(none);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`“${none}” is not a square of this grid.`)).toBeVisible();
    await expect(verdict(page)).toBeEmpty();
  }
  await page.getByLabel("The next one").fill("(4, 5)");
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toContainText("Right!");

  await page.goto("./#/v1/heaps/0.77/7?task=choice&options=a%20pile%7C~a%20row&say=What%20is%20it%3F");
  await page.getByLabel("a pile").check();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toHaveText("That’s not it.");
  await page.getByLabel("a row").check();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toContainText("Right!");

  await page.goto("./#/v1/heaps/0.77/7?task=open");
  await page.locator("textarea").fill("Because.");
  await page.getByRole("button", { name: "Keep my answer" }).click();
  await expect(verdict(page)).toContainText("This answer is not graded.");
});

test("a game is won within so many moves, or tried again", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/1+1+1?task=win&within=2&level=4");
  await expect(question(page)).toHaveText("Win in at most 2 moves.");
  await token(page, 1, 1).click();
  await expect(page.getByRole("status").filter({ hasText: "The computer took" })).toBeVisible();
  await token(page, 1, 1).click();
  await expect(verdict(page)).toHaveText(/^Well done, you won!/);
});

test("hints go as far as the link lets them, one after the other", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/7+5+3?task=move");
  await page.getByRole("button", { name: "Hint 1 of 2" }).click();
  await expect(page.locator(".task-hints li")).toHaveText([/groups of 1, 2, 4, 8…/]);
  await page.getByRole("button", { name: "Hint 2 of 2" }).click();
  await expect(page.locator(".task-hints li").last()).toHaveText("Look at heap A.");
  await expect(page.getByRole("button", { name: /^Hint/ })).toHaveCount(0);
  await page.goto("./#/v1/heaps/0.~3/7+5+3?task=move&hints=0");
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Hint/ })).toHaveCount(0);
});

test("a position that is drawn stands in the address, and opens to the same one", async ({ page, context }) => {
  await open(page, "#/v1/heaps/0.~3/15+15+15?task=move&fresh=1&seed=7");
  await expect.poll(() => page.url()).not.toContain("fresh");
  const link = page.url();
  const other = await context.newPage();
  await other.goto(link);
  await expect(question(other)).toBeVisible();
  expect(other.url()).toBe(link);
});

test("what cannot be asked is explained, with the link to edit", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7?rule=misere&task=fill");
  await expect(page.locator(".broken")).toContainText("In misère play there are no Grundy values here");
  await page.goto("./#/v1/heaps/0.77/7?task=dance");
  await expect(page.locator(".broken")).toContainText("move, moves, win, outcome");
});

test("a number that cannot be the answer is told from a text that is none, and nothing is cut", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?task=value");
  const first = page.locator(".task-numbers input").first();
  for (const [text, sentence] of [
    ["-1", "“-1” is not a whole number from 0 up."],
    ["2,5", "“2,5” is not a whole number from 0 up."],
    ["99999999999999999999999", "“99999999999999999999999” is too large."],
    ["two", "“two” is not a number."],
  ]) {
    await first.fill("");
    await first.pressSequentially(text);
    await first.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    await expect(first).toHaveValue(text);
    await expect(verdict(page)).toHaveText("");
  }
});

test("a formula says that a number is too large, and that it divides by zero", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7?task=formula");
  const field = page.getByLabel("Your formula");
  await field.fill("n + 99999999999");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/“99999999999” is too large/);
  await field.fill("n div 0");
  await field.press("Enter");
  await expect(verdict(page)).toHaveText("The formula divides by zero in 8 places.");
});

test("what has not the form of the next step is not counted as a wrong answer", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/9?task=next&done=4");
  const field = page.getByLabel("The next one");
  for (const text of ["(1,3)", "3 or 4", "-1"]) {
    await field.fill(text);
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(/does not fit here\. Type one whole number from 0 up, for example 2\./);
    await expect(verdict(page)).toHaveText("");
    await expect(field).toHaveValue(text);
  }
  await field.fill("1");
  await field.press("Enter");
  await expect(verdict(page)).toContainText("Right!");
});

test("after a wrong formula another is typed, letter by letter, without losing the field", async ({ page }) => {
  await open(page, "#/v1/pawns/7x10/1.1?task=formula");
  const field = page.getByLabel("Your formula");
  await field.fill("n mod 4");
  await page.keyboard.press("Enter");
  await expect(page.locator(".task-verdict")).toContainText("fails in 58 places");
  const formula = "((N - i) mod 3) ⊕ ((M - j) mod 3)";
  await field.press("Control+a");
  // What is there in between is no formula.
  await page.keyboard.type(formula);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(formula);
  await page.keyboard.press("Enter");
  await expect(page.locator(".task-verdict")).toHaveClass(/right/);
});

test("on the narrowest phones a digit has room in its field", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/v1/heaps/0.333/10?task=fill");
  const cells = page.locator(".sheet-field");
  await expect(cells).toHaveCount(11);
  await cells.nth(3).fill("3");
  const room = await cells.nth(3).evaluate((cell) => {
    const style = getComputedStyle(cell);
    return cell.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 0.6 * parseFloat(style.fontSize);
  });
  expect(room).toBeGreaterThan(4);
});

test("a grid of seven by ten is seen whole, and filled in", async ({ page }) => {
  await open(page, "#/v1/pawns/7x10/1.1?task=fill");
  const fields = page.locator(".sheet-field");
  await expect(fields).toHaveCount(70);
  await expect(fields.first()).toBeVisible();
  for (let place = 0; place < 70; place++) {
    const [row, column] = [Math.floor(place / 10) + 1, (place % 10) + 1];
    await fields.nth(place).fill(String(((7 - row) % 3) ^ ((10 - column) % 3)));
  }
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toContainText("Right!");
});

test("a question can be asked on any board, and its link holds no answer", async ({ page }) => {
  // The winning bite was played and taken back before the question was made.
  await open(page, "#/v1/chomp/4x5/5.5.5.5?moves=2.2&at=0&players=human-human");
  await page.getByRole("button", { name: "Make this a question" }).click();
  await page.getByLabel("Your question").fill("Where?");
  const link = await page.getByLabel("Link with the question").inputValue();
  // Its squares are numbered as on the board; in a lesson, as the moves are that an author names.
  expect(link).toContain("&task=move&say=Where%3F");
  expect(link).not.toContain("count=");
  expect(link).not.toContain("2.2");
  await page.getByRole("button", { name: "Add to my lesson" }).click();
  await expect(page.getByText("Question added. Steps in your lesson now: ")).toBeInViewport();
  await page.goto("./#/v1/lesson/write");
  await expect(page.locator(".lesson-file")).toHaveValue(/---\n#\/v1\/chomp\/4x5\/5\.5\.5\.5\?(?=.*count=0).*task=move.*\nWhere\?/);
});

test("all winning moves are marked though the computer would be to move", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+3+3?task=moves&players=computer-human");
  await token(page, 1, 1).click();
  await expect(page.locator(".task-mark")).toHaveCount(1);
});

test("the number of hints tells nothing of the answer", async ({ page }) => {
  for (const heaps of ["7+5+3", "3+5+6"]) {
    await page.goto(`./#/v1/heaps/0.~3/${heaps}?task=move`);
    await expect(page.getByRole("button", { name: "Hint 1 of 2" })).toBeVisible();
  }
});

test("an answer that is given before the solver is there is taken when it is", async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/solver-*_bg.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "#/v1/heaps/0.~3/3+5+6?task=outcome");
  await page.getByRole("button", { name: "The other player" }).click();
  await expect(verdict(page)).toHaveText("");
  arrive();
  await expect(verdict(page)).toContainText("Right!");
});

test("a move takes the place of “no move wins” that was said before the solver was there", async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/solver-*_bg.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "#/v1/heaps/0.~3/3+1?task=move&hints=0");
  await page.getByRole("button", { name: "No move wins" }).click();
  await token(page, 1, 2).click();
  await expect(page.getByRole("button", { name: "No move wins" })).toHaveCount(0);
  arrive();
  await expect(verdict(page)).toContainText("Right!");
  await expect(verdict(page)).toHaveClass(/right/);
});

test("after a wrong “no move wins” the board takes a move", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+1?task=move&hints=0");
  await page.getByRole("button", { name: "No move wins" }).click();
  await expect(verdict(page)).toHaveClass(/wrong/);
  await token(page, 1, 2).click();
  await expect(verdict(page)).toHaveClass(/right/);
});

test("where the computer begins a game that is to be won, it begins again after a loss", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/1+1+1?task=win&level=4&players=computer-human");
  // The board that is there before takes no move.
  await expect.poll(() => sizes(page), "the computer has begun").toEqual([1, 1]);
  await token(page, 1, 1).click();
  await expect(verdict(page)).toHaveClass(/wrong/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => sizes(page), "the computer has begun").toEqual([1, 1]);
});

test("a question that is tried again keeps its form: what one was about to press is still there", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+1?task=move&hints=0");
  const form = await page.locator(".task-form").elementHandle();
  await token(page, 2, 1).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "No move wins" })).toBeVisible();
  expect(await form!.evaluate((it) => it.isConnected)).toBe(true);
});

test("checking before there is an answer says what to do first, and counts as no attempt", async ({ page }) => {
  const first: Record<string, [string, string]> = {
    "heaps/0.~3/13+6?task=value": ["Type a number first.", "Saisissez d’abord un nombre."],
    "pawns/3x3/1.1?task=fill": ["Fill in the table first.", "Remplissez d’abord le tableau."],
    "pawns/5x5/1.1?task=next&done=1": ["Type the next step first.", "Saisissez d’abord l’étape suivante."],
    "pawns/5x5/1.1?task=formula": ["Type a formula, for example", "Saisissez une formule, par exemple"],
    "heaps/0.77/7?task=choice&options=a%20pile%7C~a%20row": ["Choose an answer first.", "Choisissez d’abord une réponse."],
    "heaps/0.77/7?task=open": ["Write your answer first.", "Écrivez d’abord votre réponse."],
  };
  for (const [link, said] of Object.entries(first)) {
    for (const [place, lang] of (["en", "fr"] as const).entries()) {
      await page.goto("about:blank");
      await open(page, `#/v1/${link}`, { lang });
      await page.locator(".task-form button[type=submit]").click();
      await expect(page.locator(".task-form .field-error"), link).toContainText(said[place]);
      await expect(verdict(page)).toHaveText("");
    }
  }
  // It is gone with the first answer.
  await page.locator("textarea").fill("Parce que.");
  await expect(page.locator(".task-form .field-error")).toHaveCount(0);
});

test("a nim-sum in binary digits is not accepted, but is recognised", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/13+6?task=value");
  const fields = page.locator(".task-numbers input");
  for (const [place, number] of ["13", "6", "1011"].entries()) await fields.nth(place).fill(number);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toHaveText("1011 is 11 written in binary. Here, write the answer in decimal.");
  await fields.nth(2).fill("11");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toContainText("Right!");
});

test("a question in the page's own words stands there once", async ({ page }) => {
  const said = page.getByText(/^Find a winning move/);
  await open(page, "#/v1/chomp/3x4/4.4.4?task=move&say=Find%20a%20winning%20move");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find a winning move");
  await expect(said).toHaveCount(1);
  await open(page, "#/v1/chomp/3x4/4.4.4?task=move&say=Where%3F");
  await expect(said).toHaveCount(1);
});

test("a table without a question says what goes into it", async ({ page }) => {
  const asked = page.locator(".task-question");
  for (const [link, said] of [
    ["graph/sticks-6-3/0?rule=misere&task=fill", "For each vertex, enter 1 if J0 can force a win from it, and 0 otherwise."],
    ["chomp/3x4/4.4.4?task=fill", "In each square, enter 2 if biting it wins"],
    ["pawns/3x4/1.1?task=fill", "In each square, enter its nimber"],
    ["coins/turtles/0000001?task=fill", "For each place, enter the Grundy value of a single head there."],
  ]) {
    await open(page, `#/v1/${link}`);
    await expect(asked).toContainText(said);
    await open(page, `#/v1/${link}&say=Write%20what%20you%20think.`);
    await expect(asked).toContainText("Write what you think.");
    await expect(asked).not.toContainText(said);
  }
});

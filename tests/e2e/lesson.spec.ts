// Lessons: done step by step, saved after every answer, written, packed into links.

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { board, sizes, token } from "./heaps";

const steps = (page: Page) => page.locator(".lesson-step");
const verdict = (page: Page) => page.locator(".task-verdict");
const next = (page: Page) => page.locator("#lesson-next");

/** The example of the format. */
const EXAMPLE = readFileSync("docs/lessons.md", "utf8").split("```")[1].trimStart();

test("the way to the next step is where it was in the step before, and not where the way back is", async ({ page }) => {
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill(`title: Steps\nlang: en\n${["One.", "Two.", "Three."].map((text) => `---\n${text}\n`).join("")}`);
  await page.getByRole("button", { name: "See it as a pupil" }).click();
  const first = (await next(page).boundingBox())!;
  await next(page).click();
  await expect(page.locator(".lesson-text")).toHaveText("Two.");
  const second = (await next(page).boundingBox())!;
  const back = (await page.getByRole("button", { name: "Back", exact: true }).boundingBox())!;
  expect(Math.abs(second.x - first.x)).toBeLessThan(2);
  expect(back.x + back.width).toBeLessThanOrEqual(first.x);
});

test("all lessons are in the list, in both languages, and open", async ({ page }) => {
  for (const lang of ["en", "fr"] as const) {
    await open(page, "#/v1/lesson", { lang });
    const entries = page.locator(".lesson-entry a");
    await expect(entries).toHaveCount(21);
    // Each has its title, not its file's name.
    await expect(entries.first()).not.toHaveText("nim-1");
    await entries.last().click();
    await expect(page.locator(".lesson-head h1")).not.toBeEmpty();
    await expect(steps(page).first()).toBeVisible();
  }
});

test("from the first page to the first answer of the first lesson, which is kept", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "Start with two heaps" }).click();
  await expect(page).toHaveURL(/#\/v1\/lesson\/nim-1\/1$/);
  await expect(steps(page).first()).toHaveAttribute("aria-current", "step");
  await expect(steps(page).nth(2)).toHaveAttribute("aria-disabled", "true");
  await token(page, 1, 1).click();
  await expect(verdict(page)).toContainText("You took all the matches");
  const done = page.getByRole("button", { name: /^Step 1 of \d+, done$/ });
  await expect(done).toBeVisible();
  await page.reload();
  await expect(done).toBeVisible();
  await expect(steps(page).nth(1)).not.toHaveAttribute("aria-disabled");
});

/** A lesson in a link, packed as the page does it. */
async function packed(page: Page, text: string): Promise<string> {
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill(text);
  await page.getByRole("button", { name: "See it as a pupil" }).click();
  await expect(page).toHaveURL(/#\/v1\/lesson\/~[\w-]+/);
  return page.url();
}

test("a lesson is written, packed into a link, and done in another browser; a reload loses nothing", async ({ page, browser, baseURL }) => {
  const text = [
    "title: Two heaps", "lang: en", "---", "Read this *first*.", "---",
    "#/v1/heaps/0.~3/3+1?task=move&hints=0", "Which move?", "? Make them equal.",
    "+ Now they mirror each other.", "- 2-1-0: Then one heap is left.", "---",
    "How many heaps?", "( ) one", "(x) two", "",
  ].join("\n");
  const link = await packed(page, text);
  const context = await browser.newContext({ baseURL });
  const pupil = await context.newPage();
  await pupil.goto(link);
  await expect(pupil.locator(".lesson-head h1")).toHaveText("Two heaps");
  await expect(pupil.locator(".lesson-text em")).toHaveText("first");
  await next(pupil).click();
  await expect(pupil.locator(".lesson-text")).toHaveText("Which move?");
  await expect(next(pupil)).toHaveCount(0);
  await token(pupil, 2, 1).click();
  await expect(verdict(pupil)).toContainText("Then one heap is left.");
  await pupil.getByRole("button", { name: "Try again" }).click();
  await pupil.getByRole("button", { name: "Hint" }).click();
  await expect(pupil.locator(".task-hints li")).toHaveText(["Make them equal."]);
  await token(pupil, 1, 2).click();
  await expect(verdict(pupil)).toContainText("Now they mirror each other.");
  await pupil.reload();
  await expect(steps(pupil).nth(1)).toHaveText("✓");
  await steps(pupil).nth(2).click();
  await pupil.getByRole("radio", { name: "two" }).check();
  await pupil.getByRole("button", { name: "Check" }).click();
  await expect(pupil.locator(".lesson-end")).toContainText("Right the first time, without a hint: 1 of 2.");
  await context.close();
});

test("the example of the format goes through a link and comes back byte for byte", async ({ page }) => {
  const link = await packed(page, EXAMPLE);
  await page.goto(link);
  await expect(page.locator(".lesson-head h1")).toHaveText("Chomp: the first bite");
  await expect(page.locator(".lesson-problems")).toHaveCount(0);
  await open(page, "#/v1/lesson/write");
  await expect(page.locator(".lesson-file")).toHaveValue(EXAMPLE);
});

/** Drops a text as a file on an element. */
const drop = (target: Locator, text: string) =>
  target.evaluate((element, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "lesson.txt", { type: "text/plain" }));
    element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, text);

test("a lesson that came in a link can be saved as a file, byte for byte, and opened wherever files are accepted", async ({ page, browser, baseURL }) => {
  const link = await packed(page, EXAMPLE);
  const context = await browser.newContext({ baseURL, acceptDownloads: true });
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "Share", exact: true }).click();
  await other.locator("summary", { hasText: "file" }).click();
  const [download] = await Promise.all([
    other.waitForEvent("download"),
    other.getByRole("button", { name: "Save the lesson" }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toBe(EXAMPLE);
  await other.keyboard.press("Escape");
  const title = other.locator(".lesson-head h1");
  const file = { name: "lesson.txt", mimeType: "text/plain", buffer: Buffer.from(EXAMPLE) };
  // In the dialog, from the list of lessons, and dropped there.
  await other.goto("./#/v1/heaps/0.77/7+5");
  await other.getByRole("button", { name: "Share", exact: true }).click();
  await other.locator("summary", { hasText: "file" }).click();
  await other.getByRole("dialog").locator("input[type=file]").setInputFiles(file);
  await expect(title).toHaveText("Chomp: the first bite");
  await other.goto("./#/v1/lesson");
  await other.locator("input[type=file]").setInputFiles(file);
  await expect(title).toHaveText("Chomp: the first bite");
  await other.goto("./#/v1/lesson");
  await expect(title).toHaveCount(0);
  await drop(other.locator(".lesson-list.path"), EXAMPLE);
  await expect(title).toHaveText("Chomp: the first bite");
  // Where one is written it takes the place of the text.
  await other.goto("./#/v1/lesson/write");
  await expect(other.locator(".lesson-file")).not.toHaveValue(EXAMPLE);
  await drop(other.locator(".lesson-file"), EXAMPLE);
  await expect(other.locator(".lesson-file")).toHaveValue(EXAMPLE);
  await context.close();
});

test("the solver is asked whether every question has an answer", async ({ page }) => {
  await open(page, "#/v1/lesson/write");
  const head = "title: A\n---\n";
  const lost = "#/v1/heaps/0.~3/3+3?task=win&level=4\nWin.\n---\n#/v1/pawns/5x5/1.1?task=move\n";
  await page.locator(".lesson-file").fill(`${head}${lost}---\n#/v1/chomp/4x5/5.5.5.5?task=move\n- 9.9: No.\n---\nThe end.\n`);
  await page.getByRole("button", { name: "Check the questions" }).click();
  const checks = page.locator(".lesson-checks li");
  await expect(checks).toHaveText([
    /^Line 3: .*cannot be won/, /^Line 6: No move wins here/, /^Line 9: The comment on “9\.9” is never shown/, "Nothing is asked.",
  ]);
  await page.locator(".lesson-file").fill(`${head}#/v1/chomp/4x5/5.5.5.5?task=move\n- 1.1: No.\n`);
  await page.getByRole("button", { name: "Check the questions" }).click();
  await expect(checks).toHaveText(["The question has an answer."]);
  // What was said is of this text alone.
  await page.locator(".lesson-file").fill(`${head}Another one.\n`);
  await expect(checks).toHaveCount(0);
});

test("a text that is too long for a lesson is kept whole, and reported", async ({ page }) => {
  await open(page, "#/v1/lesson/write");
  const long = `title: A\n---\n${"Word ".repeat(14_000)}\n`;
  await page.locator(".lesson-file").fill(long);
  await expect(page.locator(".lesson-problems")).toContainText("Line 3: The lesson is 69 kB long");
  await expect(page.getByRole("button", { name: "See it as a pupil" })).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".lesson-file")).toHaveValue(long);
});

test("the words of a question stay words, whatever they begin with", async ({ page }) => {
  await open(page, "#/v1/chomp/4x5/5.5.5.5");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.locator("summary", { hasText: "Make this a question" }).click();
  for (const words of ["note: where do you bite?", "a\n---\nb", "? really", "(x) yes"]) {
    await page.locator(".ask textarea").first().fill(words);
    await page.getByRole("button", { name: "Add to my lesson" }).click();
  }
  await page.goto("./#/v1/lesson/write");
  await expect(page.locator("#lesson-state")).toContainText("4 steps.");
});

test("what is wrong with a lesson is said with its line, and the text stays", async ({ page }) => {
  await open(page, "#/v1/lesson/write");
  const wrong = "title: A\n---\ncolour: red\n---\n#/v1/chess/e4/1\n";
  await page.locator(".lesson-file").fill(wrong);
  const problems = page.locator(".lesson-problems li");
  await expect(problems).toHaveText([/^Line 3: /, /^Line 5: /]);
  await page.reload();
  await expect(page.locator(".lesson-file")).toHaveValue(wrong);
  // A link that was cut.
  const link = await packed(page, EXAMPLE);
  await page.goto(link.replace(/\/\d+$/, "").slice(0, -20));
  await expect(page.getByRole("alert").filter({ hasText: "incomplete" })).toBeVisible();
  await page.goto("./#/v1/lesson/no-such-lesson");
  await expect(page.getByRole("alert").filter({ hasText: "no-such-lesson" })).toBeVisible();
});

test("steps of a lesson are put in another order, by keys too", async ({ page }) => {
  await open(page, "#/v1/lesson/write");
  const file = page.locator(".lesson-file");
  await file.fill("title: A\nlang: en\n---\none\n---\ntwo\n---\nthree");
  const order = page.locator(".lesson-order li > :first-child");
  await expect(order).toHaveText(["one", "two", "three"]);
  await page.getByRole("button", { name: "Move step 3 up" }).focus();
  await page.keyboard.press("Enter");
  await expect(order).toHaveText(["one", "three", "two"]);
  // The focus goes with the step, so that it can continue.
  await expect(page.getByRole("button", { name: "Move step 2 up" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(file).toHaveValue("title: A\nlang: en\n---\nthree\n---\none\n---\ntwo\n");
  await page.keyboard.press("Enter");
  await expect(order).toHaveText(["three", "one", "two"]);
});

test("the page for writing lessons explains choices, hints and comments, with an example", async ({ page }) => {
  const languages = [["en", "two heaps", "a hint"], ["fr", "deux tas", "un indice"]];
  for (const [lang, option, hint] of languages) {
    await page.goto(`/?${lang}#/v1/lesson/write?lang=${lang}`);
    const how = page.locator("#lesson-how");
    await expect(how).toContainText(hint);
    await expect(how.locator("code")).toHaveText(["(x)", "( )", "?", "-"]);
    const example = await how.locator("pre").innerText();
    await page.locator(".lesson-file").fill(`title: A\n---\nOne?\n${example}\n`);
    await expect(page.locator(".lesson-problems")).toHaveCount(0);
    await page.locator("#lesson-state ~ .row .primary").click();
    await expect(page.getByLabel(option, { exact: true })).toBeVisible();
    await page.locator(".task-hints button").click();
    await expect(page.locator(".task-hints li")).toHaveCount(1);
  }
});

test("sharing from the page where a lesson is written shares the lesson", async ({ page }) => {
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill("title: Mine\n---\nOne?\n( ) no\n(x) yes\n");
  await page.getByRole("button", { name: "Share" }).click();
  const shared = await page.getByRole("dialog").locator("textarea").first().inputValue();
  expect(shared).toMatch(/#\/v1\/lesson\/~[\w-]+/);
  await page.goto(shared);
  await page.reload();
  await expect(page.locator("h1")).toHaveText("Mine");
});

test("a wrong move that is made again is answered again", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/5?task=move");
  for (let round = 0; round < 3; round++) {
    // All but one: the computer takes that.
    await token(page, 1, 2).click();
    await expect(verdict(page)).toContainText("That move does not win");
    await expect(page.locator(".heap.gone")).toHaveCount(1);
    await page.locator("#try-again").click();
    await expect(token(page, 1, 5)).toBeVisible();
  }
});

test("a game that is lost in a lesson is followed by another position, also after a reload", async ({ page }) => {
  const lesson = "title: Games\nlang: en\n---\n#/v1/heaps/0.~3/12+12?task=win&level=4&fresh=1&hints=0\nWin.\n---\nDone.\n";
  await page.goto(await packed(page, lesson));
  const heaps = async () => {
    await expect(board(page)).toBeVisible();
    return (await sizes(page)).join("+");
  };
  const seen = new Set<string>();
  for (let round = 0; round < 3; round++) {
    seen.add(await heaps());
    // One heap is taken whole: the computer takes the other.
    await token(page, 1, 1).click();
    await expect(verdict(page)).toContainText("The computer won this time");
    await expect(page.getByRole("button", { name: "New position" })).toBeVisible();
    if (round === 1) await page.reload();
    else await page.getByRole("button", { name: "New position" }).click();
    await expect(verdict(page)).toBeEmpty();
  }
  expect(seen.size).toBeGreaterThan(1);
});

test("markup in a question is text", async ({ page }) => {
  const say = encodeURIComponent("<img src=x onerror=alert(1)> Where?");
  await open(page, `#/v1/heaps/0.77/7?task=move&say=${say}`);
  await expect(page.locator(".task-question h1")).toHaveText("<img src=x onerror=alert(1)> Where?");
  await expect(page.locator(".task-question img")).toHaveCount(0);
});

test("a lesson leads to other pages of Nimlab, and nowhere else", async ({ page, context }) => {
  const link = "#/v1/pawns/5x5/1.3?view=nimbers";
  const said = `See [the grid](${link}), [mine](mine.html), [a](#b) and [1, 2](3).`;
  await page.goto(await packed(page, `title: Links\nlang: en\n---\n${said}\n`));
  const text = page.locator(".lesson-text p");
  await expect(text).toHaveText("See the grid, [mine](mine.html), [a](#b) and [1, 2](3).");
  await expect(text.locator("a")).toHaveCount(1);
  const opens = context.waitForEvent("page");
  await text.locator("a").click();
  const other = await opens;
  await expect(other.getByRole("button", { name: "Check or copy results" })).toBeVisible();
  await other.close();
});

test("the position of the day is the same for everybody, and counts a row of days", async ({ page, browser, baseURL }) => {
  await page.clock.install({ time: new Date("2026-11-23T10:00:00Z") });
  await open(page, "#/v1/lesson/day");
  // A Monday: three heaps, who wins?
  const heaps = () => page.locator("[data-says]").getAttribute("data-says");
  await expect(page.locator(".task-outcomes")).toBeVisible();
  const mine = await heaps();
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.clock.install({ time: new Date("2026-11-23T22:00:00Z") });
  await other.goto("./#/v1/lesson/day");
  await expect(other.locator("[data-says]")).toHaveAttribute("data-says", mine!);
  await context.close();
  for (const name of ["The other player", "The player to move"]) {
    if (await page.locator(".lesson-end").count()) break;
    await page.getByRole("button", { name }).click();
    await expect(verdict(page)).not.toBeEmpty();
  }
  await expect(page.locator(".lesson-end")).toContainText("Streak: one day.");
  await page.getByRole("link", { name: "The previous day’s position, explained" }).click();
  // To what is explained, not to the question.
  await expect(page).toHaveURL(/day-2026-11-22\/2$/);
  await expect(page.locator(".lesson-head h1")).toContainText("22 November 2026");
  await expect(steps(page)).toHaveCount(2);
  // Whoever comes back finds the position solved, before anything else.
  await page.goBack();
  await expect(page.locator(".lesson-end")).toContainText("Streak: one day.");
  const top = async (what: string) => (await page.locator(what).boundingBox())!.y;
  expect(await top(".lesson-end")).toBeLessThan(await top(".task-outcomes"));
});

test("a day has its date in every address, and lasts as long as it is open", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-23T23:59:00Z") });
  await open(page, "#/v1/lesson/day");
  await expect(page.locator(".task-outcomes")).toBeVisible();
  await expect(page).toHaveURL(/lesson\/day-2026-11-23\/1$/);
  // Past midnight, and in another language, it is the same one, and counts.
  await page.clock.setSystemTime(new Date("2026-11-24T00:02:00Z"));
  const says = await page.locator("[data-says]").getAttribute("data-says");
  await page.getByRole("button", { name: "français" }).click();
  await expect(page.locator(".lesson-head h1")).toHaveText("La position du 23 novembre 2026");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("[data-says]")).toHaveAttribute("data-says", says!);
  const sum = says!.match(/\d+/g)!.slice(1).reduce((sum, heap) => sum ^ Number(heap), 0);
  await page.getByRole("button", { name: sum === 0 ? "The other player" : "The player to move" }).click();
  // As the day is over, its explanation comes next.
  await page.locator("#lesson-next").click();
  await page.locator("#lesson-next").click();
  await expect(page.locator(".lesson-end")).toContainText("Well done: this position is solved.");
  await expect(page.locator(".lesson-end")).toContainText("Streak: one day.");
  // The worksheet leads to the same, and draws nothing.
  await page.getByRole("link", { name: "Worksheet" }).click();
  await expect(page.locator(".sheet-code small")).toContainText("day-2026-11-23");
  await expect(page.locator(".sheet")).not.toContainText("version");
  await expect(page).not.toHaveURL(/seed=/);
  await open(page, "#/v1/lesson/day-2026-11-25");
  await expect(page.locator("#lesson-cut")).toContainText("That day hasn’t started yet");
});

test("what was answered in another tab counts", async ({ page, context }) => {
  const link = await packed(page, "title: One\nlang: en\n---\nHow many?\n( ) 1\n(x) 2\n");
  await page.goto(link);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator(".task-form, .task-options").first()).toBeVisible();
  const answer = async (tab: Page, option: string) => {
    await tab.getByLabel(option, { exact: true }).check();
    await tab.getByRole("button", { name: "Check" }).click();
  };
  await answer(page, "1");
  await expect(verdict(page)).not.toBeEmpty();
  await answer(other, "2");
  await expect(other.locator(".lesson-end")).toContainText("0 of 1");
});

test("what one answers in one's own words is there again after a reload", async ({ page }) => {
  const link = await packed(page, "title: Why\nlang: en\n---\nWhy?\ntask: open\n---\nThank you.\n");
  await page.goto(link);
  await page.locator(".task-form textarea").fill("Because 7 ⊕ 7 = 0.\nThat is all.");
  await page.getByRole("button", { name: "Keep my answer" }).click();
  await expect(verdict(page)).toContainText("This answer is not graded.");
  await page.reload();
  await steps(page).first().click();
  await expect(page.locator(".task-form textarea")).toHaveValue("Because 7 ⊕ 7 = 0.\nThat is all.");
});

test("a step that is not open yet cannot be reached by its address, and the teacher's notes wait for the end", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1/8");
  await expect(steps(page).first()).toHaveAttribute("aria-current", "step");
  await expect(page.getByText("Teacher’s notes")).toHaveCount(0);
});

test("Back leads to the step before, Forward to the one after, and a page that one comes back from to the same step", async ({ page }) => {
  const steps = ["One.", "Two.", "Three."].map((text) => `---\n${text}\n`).join("");
  await page.goto(await packed(page, `title: Steps\nlang: en\n${steps}`));
  const said = page.locator(".lesson-text");
  await expect(said).toHaveText("One.");
  await next(page).click();
  await expect(said).toHaveText("Two.");
  await expect(page).toHaveURL(/\/2$/);
  await next(page).click();
  await expect(said).toHaveText("Three.");
  await page.goto("./#/v1/heaps/0.77/7+5");
  await expect(page.locator(".board-side")).toBeVisible();
  await page.goBack();
  await expect(said).toHaveText("Three.");
  await page.goBack();
  await expect(said).toHaveText("Two.");
  await page.goBack();
  await expect(said).toHaveText("One.");
  await expect(page).toHaveURL(/\/1$/);
  await page.goForward();
  await expect(said).toHaveText("Two.");
});

test("a question that is answered wrongly again and again may be passed", async ({ page }) => {
  const step = "---\n#/v1/heaps/0.77/7+5?task=value\n";
  await page.goto(await packed(page, `title: Stuck\nlang: en\n${step}---\nThe next one.\n`));
  const skip = page.getByRole("button", { name: "Continue without answering" });
  for (let tries = 1; tries <= 4; tries++) {
    await expect(skip).toHaveCount(0);
    for (const place of [0, 1, 2]) await page.locator(".task-numbers input").nth(place).fill(String(90 + tries));
    await page.getByRole("button", { name: "Check" }).click();
    await expect(verdict(page)).not.toBeEmpty();
    await expect(page.locator(".task-numbers input").first()).toHaveValue(String(90 + tries));
  }
  await skip.click();
  await expect(page.locator(".lesson-text")).toHaveText("The next one.");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator(".lesson-end")).toContainText("One question was skipped");
  // It is told from those that were answered, also after a reload, and can still be answered.
  await page.reload();
  await page.getByRole("button", { name: "Step 1 of 2, skipped" }).click();
  for (const [place, value] of [2, 4, 6].entries()) await page.locator(".task-numbers input").nth(place).fill(String(value));
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("button", { name: "Step 1 of 2, done" })).toBeVisible();
  await next(page).click();
  await expect(page.locator(".lesson-end")).not.toContainText("skipped");
});

test("a wrong answer that is given with two quick clicks is one answer", async ({ page }) => {
  const value = "---\n#/v1/heaps/0.77/7?task=value\n";
  const chosen = "---\nHow many?\n( ) one\n(x) two\n";
  for (const step of [value, chosen]) {
    await page.goto(await packed(page, `title: Twice\nlang: en\n${step}---\nThe next one.\n`));
    if (step === value) await page.locator(".task-numbers input").fill("9");
    else await page.getByLabel("one").check();
    // With four answers the question may be passed: these are three, or six.
    for (let tries = 1; tries <= 3; tries++) {
      await page.getByRole("button", { name: "Check" }).dblclick();
      await expect(verdict(page)).not.toBeEmpty();
    }
    await expect(page.locator("#lesson-skip")).toHaveCount(0);
  }
});

test("two quick clicks lead one step further", async ({ page }) => {
  await page.goto(await packed(page, "title: Read\nlang: en\n---\none\n---\ntwo\n---\nthree\n"));
  await next(page).dblclick();
  await expect(page.locator(".lesson-text")).toHaveText("two");
  await expect(page).toHaveURL(/\/2$/);
  await next(page).click();
  await expect(page.locator(".lesson-text")).toHaveText("three");
});

test("what was begun of one question is not in another on the same board", async ({ page }) => {
  const step = (done: number) => `---\n#/v1/heaps/0.77/9?task=next&done=${done}\n`;
  await page.goto(await packed(page, `title: Two\nlang: en\nfree: yes\n${step(3)}${step(4)}`));
  const field = page.getByLabel("The next one");
  await field.fill("31");
  await next(page).click();
  await expect(page).toHaveURL(/\/2$/);
  await expect(field).toHaveValue("");
  await field.fill("42");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(field).toHaveValue("31");
  await page.reload();
  await next(page).click();
  await expect(field).toHaveValue("42");
});

test("moving a step can be undone like something typed", async ({ page }) => {
  await open(page, "#/v1/lesson/write");
  const text = page.locator(".lesson-file");
  const lesson = (...steps: string[]) => `title: A\nlang: en\n${steps.map((step) => `---\n${step}\n`).join("")}`;
  const first = lesson("One.", "Two.", "Three.");
  await text.fill(first);
  const down = page.getByRole("button", { name: "Move step 2 down" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue(lesson("One.", "Three.", "Two."));
  await expect(page.getByRole("button", { name: "Move step 3 down" })).toBeFocused();
  await text.focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text).toHaveValue(first);
  await expect(page.locator(".lesson-order li > :first-child")).toHaveText(["One.", "Two.", "Three."]);
  await page.reload();
  await expect(text).toHaveValue(first);
});

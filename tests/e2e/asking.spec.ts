// A question is made with all its fields; if it has no answer, this is said, and a reader can continue without one;
// after an answer, a reason is given.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { sizes, token } from "./heaps";

const verdict = (page: Page) => page.locator(".task-verdict");
const made = (page: Page) => page.getByRole("dialog").getByLabel("Link with the question");
const said = (page: Page) => page.getByRole("dialog").locator(".lesson-checks li");

/** Opens the fields for a question about a position. */
async function ask(page: Page, link: string) {
  await open(page, link);
  await page.getByRole("button", { name: "Make this a question" }).click();
  await page.getByRole("dialog").getByText("More", { exact: true }).click();
}

const kind = (page: Page) => page.getByRole("dialog").getByLabel("What the pupil does");

test("the rarely used fields of a question go into its link, and only where they matter", async ({ page }) => {
  await ask(page, "#/v1/heaps/0.~3/7+5?lang=en");
  const dialog = page.getByRole("dialog");
  await kind(page).selectOption("win");
  // Against a computer that makes mistakes a pupil may win by chance.
  await dialog.getByLabel(/Maximum number of the pupil/).fill("9");
  await expect(made(page)).toHaveValue(/level=4&.*task=win&within=9/);
  await dialog.getByLabel("Level").selectOption("2");
  await expect(made(page)).not.toHaveValue(/level/);
  await dialog.getByLabel("Level").selectOption("4");
  await dialog.getByLabel(/Maximum number of the pupil/).fill("0");
  await expect(dialog.locator(".field-error")).toContainText("whole number");
  await kind(page).selectOption("fill");
  await dialog.getByLabel("Check each number as soon as it is typed").check();
  await expect(made(page)).toHaveValue(/task=fill&check=each/);
  await expect(made(page)).not.toHaveValue(/within|level/);
  await kind(page).selectOption("next");
  await dialog.getByLabel("Your question").fill("What is G(3)?");
  await dialog.getByLabel(/Steps already done/).fill("3");
  await expect(made(page)).toHaveValue(/task=next&.*done=3/);
  await expect(made(page)).not.toHaveValue(/check/);
  await dialog.getByLabel("A different position of this size for each pupil").check();
  await expect(made(page)).toHaveValue(/fresh=1/);
});

test("answers that are the same are refused, and where all are right nothing is judged", async ({ page }) => {
  await ask(page, "#/v1/heaps/0.~3/7+5?lang=en");
  const dialog = page.getByRole("dialog");
  await kind(page).selectOption("choice");
  const answers = dialog.getByLabel("Answers, one per line");
  await answers.fill("(x) yes\nno\nyes");
  await expect(dialog.locator(".field-error")).toHaveText("Two of the answers are the same.");
  await answers.fill("(x) yes\n(x) no");
  await expect(dialog).toContainText("All answers are marked as right");
  await answers.fill("(x) yes\nno");
  await expect(dialog).toContainText("The question has an answer.");
});

test("too few moves to force a win are refused where a question is made, and reported where it is read", async ({ page }) => {
  await ask(page, "#/v1/heaps/0.~3/3+2?lang=en&level=4");
  await kind(page).selectOption("win");
  const within = page.getByRole("dialog").getByLabel(/Maximum number of the pupil/);
  await within.fill("2");
  await expect(said(page)).toContainText("This game cannot be won in 2 moves");
  await within.fill("3");
  await expect(said(page)).toHaveText("The question has an answer.");

  await open(page, "#/v1/heaps/0.~3/3+2?task=win&within=2&level=4&lang=en");
  await expect(page.locator(".task-no-answer")).toContainText("cannot be won in 2 moves");
  await open(page, "#/v1/heaps/0.~3/3+2?task=win&within=3&level=4&lang=en");
  await expect(page.getByRole("heading", { name: "Win in at most 3 moves." })).toBeVisible();
  // The solver is asked for the computer's move after that.
  await token(page, 1, 3).click();
  const left = async () => (await sizes(page)).join("+");
  await expect.poll(left, "the computer has answered").not.toMatch(/^[32]\+2$/);
  await expect(page.locator(".task-no-answer")).toHaveCount(0);
});

test("kinds that ask for a win are marked on a lost position", async ({ page }) => {
  await ask(page, "#/v1/heaps/0.~3/5+5?lang=en");
  await kind(page).selectOption("move");
  await expect(said(page)).toContainText("No move wins here");
  await kind(page).selectOption("outcome");
  const option = (name: string) => kind(page).locator(`option[value=${name}]`);
  for (const name of ["move", "win"]) {
    await expect(option(name)).toHaveText(/no win can be forced here/);
    await expect(option(name)).toBeDisabled();
  }
  await expect(option("moves")).toBeEnabled();
});

test("a question without an answer is passed over in a lesson", async ({ page }) => {
  await open(page, "#/v1/lesson/write?lang=en");
  const lesson = ["title: Few", "lang: en", "---", "#/v1/heaps/0.~3/3+2?task=win&within=2&level=4", "Win.", "---", "The end."];
  await page.locator(".lesson-file").fill(`${lesson.join("\n")}\n`);
  await page.getByRole("button", { name: "Check the questions" }).click();
  await expect(page.locator(".lesson-checks")).toContainText("cannot be won in 2 moves");
  await page.getByRole("button", { name: "See it as a pupil" }).click();
  await expect(page.locator(".task-no-answer")).toContainText("cannot be won in 2 moves");
  await page.getByRole("button", { name: "Continue without answering" }).click();
  await expect(page.getByText("The end.")).toBeVisible();
});

test("after a wrong number, the page says what the right one follows from, and the number itself only once it is right", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/5?task=value&lang=en");
  await page.locator(".task-numbers input").fill("3");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toContainText("That’s not it.");
  await expect(verdict(page)).toContainText("The moves from there lead to the values 0, 1, 2, 3. The value is the smallest whole number");
  await expect(verdict(page)).not.toContainText("that is 4");
  await page.locator(".task-numbers input").fill("4");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toContainText("Here that is 4.");

  await page.goto("./#/v1/heaps/0.~3/7+5?task=value&lang=en");
  const fields = page.locator(".task-numbers input");
  for (const [at, value] of ["7", "5", "12"].entries()) await fields.nth(at).fill(value);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toContainText("111 ⊕ 101");

  await page.goto("./#/v1/chomp/2x3/3.3?task=fill&lang=en");
  const cells = page.locator(".sheet-field");
  await expect(page.locator(".task-sheet thead th")).toHaveText(["1", "2", "3"]);
  for (const [at, value] of ["0", "2", "1", "1", "1", "2"].entries()) await cells.nth(at).fill(value);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toContainText("Row 1, column 2. Biting here leaves [1, 1], a winning position.");
  await page.goto("./#/v1/chomp/2x3/3.3?task=fill&count=0&lang=en");
  await expect(page.locator(".task-sheet thead th")).toHaveText(["0", "1", "2"]);
});

test("a sheet that is checked number by number says immediately what the first wrong one should follow from", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/5?task=fill&check=each&lang=en");
  const cells = page.locator(".sheet-field");
  for (const [at, value] of ["0", "1", "3"].entries()) await cells.nth(at).fill(value);
  await expect(verdict(page)).toContainText("G(2). The moves from there lead to the values 0, 1.");
  await cells.nth(2).fill("2");
  await expect(verdict(page)).toHaveText("");
});

test("a right bite is said to leave a lost bar, with the reason", async ({ page }) => {
  await open(page, "#/v1/chomp/3x3/3.3.3?task=move&lang=en");
  await page.locator('[role="gridcell"]').nth(4).click();
  await expect(verdict(page)).toContainText("You leave [3, 1, 1].");
  await expect(verdict(page)).toContainText("two arms of equal length (2)");
});

test("in a small frame what is said of a move stays in sight when the computer has answered it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await open(page, "#/v1/heaps/0.~3/5+3?task=move&embed=1");
  await page.getByRole("gridcell").first().click();
  const verdict = page.locator(".task-verdict");
  await expect(verdict).toContainText("That move does not win.");
  // With the last match goes the focus that was on the board.
  await expect(page.getByRole("gridcell")).toHaveCount(0);
  await expect(page.locator("#panel")).toBeFocused();
  await expect(verdict).toBeInViewport();
  await expect(page.getByRole("button", { name: "Try again" })).toBeInViewport();
});

test("on a phone the question stays in sight, and the board begins on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lang of ["en", "fr"]) {
    await open(page, `#/v1/chomp/4x5/5.5.5.5?task=move&say=Which%20square%20wins%3F&lang=${lang}`);
    const asked = page.locator("#question");
    await expect(asked).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(asked).toBeInViewport({ ratio: 1 });
    await open(page, `#/v1/lesson/nim-1/2?lang=${lang}`);
    // The board of a step comes after its page, and is not that of the question before.
    await expect(page.locator(".step-game .board-frame")).toBeInViewport();
  }
});

test("Share does not give away the answer to a reader who is asked a question", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+3?task=move&lang=en");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("Make this a question").click();
  await expect(made(page)).toHaveValue(/task=move/);
  // With the link comes what the solver says of it, or at first that this is on its way.
  await expect(page.getByRole("dialog").getByText(/^(Loading…|Working out the answer…)$/)).toHaveCount(0);
  await expect(said(page)).toHaveCount(0);
  await expect(kind(page).locator("option:disabled")).toHaveCount(0);
  // Another question is answered for whoever makes it.
  await kind(page).selectOption("outcome");
  await expect(said(page)).toHaveText("The question has an answer.");
});

test("a file that is not text is reported wherever a lesson is opened, and the next file removes the message", async ({ page }) => {
  await open(page, "#/v1/lesson?lang=en");
  const field = page.getByLabel("Open a lesson");
  const picture = { name: "a.png", mimeType: "image/png", buffer: Buffer.from([0x89, 0x50, 0xff, 0xfe, 0x00]) };
  await field.setInputFiles(picture);
  await expect(page.getByRole("alert").filter({ hasText: "This is not a text file" })).toBeVisible();
  const lesson = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("title: Read\n---\nRead this.\n") };
  await field.setInputFiles(lesson);
  await expect(page.getByRole("heading", { name: "Read" })).toBeVisible();
  await expect(page.getByText("This is not a text file")).toHaveCount(0);
});

test("a table is pasted into the sheet, from the field on where it is pasted", async ({ page }) => {
  const cells = page.locator(".sheet-field");
  const paste = (at: number, text: string) =>
    cells.nth(at).evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      return field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  const written = () => cells.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join(" "));
  await open(page, "#/v1/pawns/3x3/1.1?task=fill&lang=en");
  await expect(cells).toHaveCount(9);
  // A single number is left to the browser.
  expect(await paste(0, "7")).toBe(true);
  expect(await paste(0, "[[0, 1, 2],\n [1, 2, 0],\n [2, 1, 0]]")).toBe(false);
  await expect.poll(written).toBe("0 1 2 1 2 0 2 1 0");
  await paste(4, "8 9\n7 6");
  await expect.poll(written).toBe("0 1 2 1 8 9 2 7 6");
  // What has no place is not cut.
  await paste(4, "[[1, 2, 3],\n [4, 5, 6]]");
  const problem = page.getByRole("region", { name: "Your answer" }).getByRole("alert");
  await expect(problem).toContainText("What you pasted (2 × 3) does not fit here: from this field on there is room for 2 × 2.");
  await expect.poll(written).toBe("0 1 2 1 8 9 2 7 6");
  // Of a console, what was printed.
  await paste(0, ">>> grid(3, 3)\n[[0, 1, 2], [1, 2, 0], [2, 1, 0]]");
  await expect.poll(written).toBe("0 1 2 1 2 0 2 1 0");
  await expect(problem).toBeEmpty();
  await page.goto("./#/v1/heaps/0.77/5?task=fill&lang=en");
  await expect(cells).toHaveCount(6);
  await paste(0, "0,1,2,3,1,4");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdict(page)).toContainText("Right!");
  // What is right stays as it is.
  await expect(cells.first()).toBeDisabled();
});

test("a question about numbers that only its author knows is not made without words", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human");
  await page.getByRole("button", { name: "Make this a question" }).click();
  const dialog = page.getByRole("dialog");
  await kind(page).selectOption({ label: "says what comes next" });
  await expect(dialog.getByText("Write your question above")).toBeVisible();
  await expect(made(page)).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "Your question" }).fill("G(0) to G(3) are shown. What is G(4)?");
  await expect(dialog.getByText("Write your question above")).toHaveCount(0);
  await expect(made(page)).toHaveValue(/task=next.*done=4/);
});

test("a question that was begun is there when its dialog opens again, also after a move, until it has been used", async ({ page }) => {
  const field = page.getByRole("dialog").getByRole("textbox", { name: "Your question" });
  const again = () => page.getByRole("button", { name: "Make this a question" }).click();
  await ask(page, "#/v1/heaps/0.~3/7+5?players=human-human");
  await kind(page).selectOption("outcome");
  await field.fill("Who wins here?");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await token(page, 1, 3).click();
  await again();
  await expect(field).toHaveValue("Who wins here?");
  await expect(kind(page)).toHaveValue("outcome");
  await expect(made(page)).toHaveValue(/moves=1-5-2&.*task=outcome&say=Who%20wins/);
  await page.getByRole("dialog").getByRole("button", { name: "Add to my lesson" }).click();
  await expect(page.getByRole("dialog").getByText("Question added.")).toBeVisible();
  await page.keyboard.press("Escape");
  await again();
  await expect(field).toHaveValue("");
  // Of another game nothing is asked that was begun about this one.
  await field.fill("And here?");
  await page.keyboard.press("Escape");
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human");
  await again();
  await expect(field).toHaveValue("");
});

test("the question after the last that a lesson may have says so", async ({ page }) => {
  const steps = Array.from({ length: 60 }, (_, step) => `---\nStep ${step + 1}\n`);
  await page.addInitScript((text) => localStorage.setItem("nimlab.draft", text), `title: Long\nlang: en\n${steps.join("")}`);
  await ask(page, "#/v1/heaps/0.~3/7+5?lang=en");
  await page.getByRole("dialog").getByRole("button", { name: "Add to my lesson" }).click();
  await expect(page.getByRole("dialog")).toContainText("Your lesson now has 61 steps; at most 60 are allowed");
});

// What a pupil corrects or starts over, and what a teacher writes as she is used to.

import { choose, handedIn, lesson } from "./classroom";
import { expect, open, test, typedMove } from "./lab";

const field = ".task-form textarea";

const PLACES = [["without a board", ""], ["on a board", "#/v1/heaps/0.77/9+5\n"]] as const;

for (const [where, link] of PLACES) {
  test(`an answer in one's own words that is corrected is no longer called kept, ${where}`, async ({ page }) => {
    await page.goto(`/${await lesson(page, `title: Words\nlang: en\n---\n${link}Why?\ntask: open\n---\nThe end.\n`)}`);
    const keep = page.getByRole("button", { name: "Keep my answer" });
    const verdict = page.locator(".task-verdict");
    await page.locator(field).fill("I do not know.");
    await keep.click();
    await expect(verdict).toContainText("Noted");
    await page.locator(field).fill("He copies every move.");
    await expect(verdict).not.toContainText("Noted");
    // What is not kept yet is there when the reader comes back, and can be kept.
    await page.locator("#lesson-next").click();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.locator(field)).toHaveValue("He copies every move.");
    await keep.click();
    await expect(verdict).toContainText("Noted");
    await page.reload();
    await expect(page.locator(field)).toHaveValue("He copies every move.");
  });
}

for (const [where, link] of PLACES) {
  test(`a new version that is not kept is said to be none, and what was kept needs no keeping, ${where}`, async ({ page }) => {
    await page.goto(`/${await lesson(page, `title: Words\nlang: en\n---\n${link}Why?\ntask: open\n---\nThe end.\n`)}`);
    const keep = page.getByRole("button", { name: "Keep my answer" });
    const unkept = page.getByText("Your new version has not been kept yet.");
    await page.locator(field).fill("First.");
    await expect(unkept).toHaveCount(0);
    await keep.click();
    await page.locator(field).fill("Second.");
    await expect(unkept).toBeVisible();
    await page.locator("#lesson-next").click();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(unkept).toBeVisible();
    await keep.click();
    await expect(unkept).toHaveCount(0);
    await page.reload();
    await expect(page.locator(field)).toHaveValue("Second.");
    await expect(keep).toHaveCount(0);
    await expect(unkept).toHaveCount(0);
  });
}

test("a game that is given up counts as lost", async ({ page }) => {
  const link = await lesson(page, "title: One\nlang: en\n---\n#/v1/heaps/0.~3/3+2?task=win&level=4\nWin.\n");
  await page.goto(`/${link}`);
  const move = async (mv: string) => {
    await (await typedMove(page)).fill(mv);
    await page.keyboard.press("Enter");
  };
  await move("1-2-0");
  await page.getByRole("button", { name: "Give up and start over" }).click();
  const line = await handedIn(page, "Léa");
  await page.goto(`/${link.replace("/lesson/", "/class/")}`);
  await page.locator("#class-lines").fill(line);
  await page.locator("#class-add").click();
  await expect(page.locator(".class-cell").first()).toHaveText("✗ 1");
  await expect(page.getByRole("button", { name: /^Léa, step 1: / })).toHaveCount(1);
});

test("whoever has a line and not the link finds a lesson of which answers are kept", async ({ page }) => {
  const link = await lesson(page, "title: Mine\nlang: en\n---\nOne?\n( ) no\n(x) yes\n");
  await page.goto(`/${link}`);
  await choose(page, "yes");
  const line = await handedIn(page, "Léa");
  await page.goto("/#/v1/class");
  const given = page.locator("#class-open");
  await given.fill(line);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Paste the link to that lesson")).toBeVisible();
  await page.goto(`/${link.replace("/lesson/", "/class/")}`);
  await page.locator("#class-lines").fill(line);
  await page.locator("#class-add").click();
  await expect(page.locator(".class-cell")).toHaveText(["✓"]);
  await page.goto("/#/v1/class");
  await given.fill(line);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Mine" })).toBeVisible();
});

test("starting a lesson over asks once more, as its answers may have to be handed in", async ({ page }) => {
  await page.goto(`/${await lesson(page, "title: One\nlang: en\n---\nOne?\n( ) no\n(x) yes\n")}`);
  await choose(page, "yes");
  const end = page.locator(".lesson-end");
  const over = end.getByRole("button", { name: "Start this lesson over" });
  // Neither by a double click nor by a key that is held.
  await over.dblclick();
  await expect(end).toContainText("hand them in first");
  await page.waitForFunction(() => document.activeElement?.id === "lesson-erase-no");
  await page.keyboard.press("Enter");
  await expect(end).not.toContainText("hand them in first");
  await expect(over).toBeFocused();
  await over.click();
  await end.getByRole("button", { name: "Erase and start over" }).click();
  await expect(end).toHaveCount(0);
});

test("a list with dashes is a list in a step that asks nothing, and what is starred twice is bold", async ({ page }) => {
  await page.goto(`/${await lesson(page, "title: List\nlang: en\n---\nThe **one** rule:\n- Take as many as you like.\n- Never pass.\n---\nThe end.\n")}`);
  const text = page.locator(".lesson-text");
  await expect(text.locator("ul li")).toHaveText(["Take as many as you like.", "Never pass."]);
  await expect(text.locator("strong")).toHaveText("one");
  await expect(text).not.toContainText("*");
});

test("what is asked stands on the class page without its signs", async ({ page }) => {
  const link = await lesson(page, "title: One\nlang: en\n---\nWhich *one*?\n( ) this\n(x) that\n");
  await page.goto(`/${link}`);
  await choose(page, "this");
  await choose(page, "that");
  const line = await handedIn(page, "Léa");
  await page.goto(`/${link.replace("/lesson/", "/class/")}`);
  await page.locator("#class-lines").fill(line);
  await page.locator("#class-add").click();
  const mistakes = page.locator(".class-mistakes");
  await expect(mistakes.locator("em")).toHaveText("one");
  await page.locator(".class-cell").first().click();
  await expect(page.getByText("Which one?", { exact: true })).toHaveCount(2);
});

test("whoever writes a lesson and looks at it as a pupil has a way back to the text", async ({ page, browser, baseURL }) => {
  const link = await lesson(page, "title: Mine\nlang: en\n---\nRead.\n---\nOn.\n");
  await page.getByRole("link", { name: "Back to the text" }).click();
  await expect(page.locator(".lesson-file")).toHaveValue(/title: Mine/);
  // A pupil has none.
  const context = await browser.newContext({ baseURL, locale: "en" });
  const pupil = await context.newPage();
  await pupil.goto(`/${link}`);
  await expect(pupil.getByRole("heading", { level: 1 })).toHaveText("Mine");
  await expect(pupil.getByRole("link", { name: "Back to the text" })).toHaveCount(0);
  await context.close();
});

test("what a class has answered in its own words is read on one page", async ({ page }) => {
  const link = await lesson(page, "title: Why\nlang: en\n---\nWhy do *you* think so?\ntask: open\n");
  await page.goto(`/${link}`);
  await page.locator(field).fill("Because I copy.");
  await page.getByRole("button", { name: "Keep my answer" }).click();
  const line = await handedIn(page, "Léa");
  await page.goto(`/${link.replace("/lesson/", "/class/")}`);
  await page.locator("#class-lines").fill(line);
  await page.locator("#class-add").click();
  await page.getByText("Step 1: one answer in the pupil’s own words").click();
  const answers = page.locator("details", { hasText: "own words" });
  await expect(answers.locator("li")).toHaveText(["Léa: Because I copy."]);
  await expect(answers).toContainText("Why do you think so?");
});

test("an author who corrects a sentence loses nothing of what was done", async ({ page, browser, baseURL }) => {
  const text = "title: One\nlang: en\n---\n#/v1/heaps/0.~3/5+3?task=outcome\nWho wniss?\n---\n#/v1/heaps/0.~3/4?task=outcome\nAnd here?\n";
  const link = await lesson(page, text);
  const mended = await lesson(page, text.replace("wniss", "wins"));
  expect(mended).not.toBe(link);
  const context = await browser.newContext({ baseURL, locale: "en" });
  const pupil = await context.newPage();
  await pupil.goto(`/${link}`);
  const first = pupil.getByRole("button", { name: "The player to move" });
  await first.click();
  await pupil.locator("#lesson-next").click();
  // The corrected lesson goes on where the pupil was.
  await pupil.goto(`/${mended}`);
  await expect(pupil.getByText("And here?")).toBeVisible();
  await first.click();
  await expect(pupil.locator(".task-verdict")).not.toBeEmpty();
  const line = await handedIn(pupil, "Léa");
  await context.close();
  for (const each of [link, mended]) {
    await page.goto(`/${each.replace("/lesson/", "/class/")}`);
    await page.locator("#class-lines").fill(line);
    await page.locator("#class-add").click();
    // Until it is taken in, the page shows what it showed before.
    await expect(page.locator("#class-lines")).toHaveValue("");
    await expect(page.locator(".class-cell")).toHaveText(["✓", "✓"]);
  }
  // It is kept once, with the text that was corrected.
  await page.goto("/#/v1/class");
  await page.getByRole("link", { name: "One", exact: true }).click();
  await page.getByRole("link", { name: "The lesson", exact: true }).click();
  await expect(page.getByText("Who wins?", { exact: true })).toBeVisible();
});

// What is written on the page for lessons: it is kept, whatever comes in its place, from files and from other tabs.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";

const write = (page: Page) => open(page, "#/v1/lesson/write");
const field = (page: Page) => page.locator(".lesson-file");
const back = (page: Page) => page.getByRole("button", { name: "Bring it back" });
const file = (title: string) => `title: ${title}\n---\nText.\n`;

/** Opens a file in the place of what is written. */
const bring = (page: Page, content: string | Buffer) =>
  page.locator("input[type=file]").setInputFiles({ name: "other.txt", mimeType: "text/plain", buffer: Buffer.from(content as string) });

test("what was written is kept, whichever files are opened in its place", async ({ page }) => {
  await write(page);
  const text = field(page);
  await text.fill("title: Mine\n---\nOne.\n");
  await expect(back(page)).toHaveCount(0);
  for (const content of ["no lesson at all <b>", "no lesson at all <b>", " ", "title: Another\n---\nTwo.\n"]) {
    await bring(page, content);
    await expect(text).toHaveValue(content);
  }
  await page.reload();
  await expect(text).toHaveValue("title: Another\n---\nTwo.\n");
  await back(page).click();
  await expect(text).toHaveValue("title: Mine\n---\nOne.\n");
  // The other is a file that can be opened again.
  await expect(back(page)).toHaveCount(0);
  // What was changed in it is not, also where the page was left meanwhile.
  await bring(page, "title: Another\n---\nTwo.\n");
  await text.fill("title: Changed\n---\nTwo.\n");
  await page.reload();
  await back(page).click();
  await expect(text).toHaveValue("title: Mine\n---\nOne.\n");
  await back(page).click();
  await expect(text).toHaveValue("title: Changed\n---\nTwo.\n");
});

test("what a file has replaced is undone whole, like something typed", async ({ page }) => {
  await write(page);
  const text = field(page);
  await text.click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(file("Mine"));
  await bring(page, file("Other"));
  await expect(text).toHaveValue(file("Other"));
  await text.focus();
  await page.keyboard.press("Control+Z");
  await expect(text).toHaveValue(file("Mine"));
  await bring(page, file("Other"));
  await expect(text).toHaveValue(file("Other"));
  await back(page).click();
  await expect(text).toHaveValue(file("Mine"));
  await text.focus();
  await page.keyboard.press("Control+Z");
  await expect(text).toHaveValue(file("Other"));
});

test("a file with the line ends of Windows is one text, of which nothing else is kept", async ({ page }) => {
  await write(page);
  await bring(page, file("Other").replaceAll("\n", "\r\n"));
  await expect(field(page)).toHaveValue(file("Other"));
  await expect(back(page)).toHaveCount(0);
});

test("several files in a row, one of them changed, do not take the reader's own text away", async ({ page }) => {
  await write(page);
  const text = field(page);
  await text.fill(file("Mine"));
  await bring(page, file("One"));
  await expect(text).toHaveValue(file("One"));
  await text.fill(file("One, changed"));
  await bring(page, file("Two"));
  await expect(text).toHaveValue(file("Two"));
  await page.reload();
  await back(page).click();
  await expect(text).toHaveValue(file("One, changed"));
  await back(page).click();
  await expect(text).toHaveValue(file("Mine"));
  await back(page).click();
  await expect(text).toHaveValue(file("One, changed"));
});

test("the link that is copied on the page where a lesson is written is the lesson’s", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await write(page);
  await field(page).fill(file("Given out"));
  for (const name of ["Copy link", "Copy the lesson’s link"]) {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await page.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("#/v1/lesson/");
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Given out");
    await write(page);
  }
});

test("a text with thousands of breaks is no list of steps, and can be written on", async ({ page }) => {
  await write(page);
  const text = field(page);
  const many = "title: A\n" + "---\nx\n".repeat(8000);
  await text.evaluate((field, many) => {
    (field as HTMLTextAreaElement).value = many;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, many);
  await expect(page.locator(".lesson-problems")).toContainText("8000");
  await expect(page.locator(".lesson-order")).toHaveCount(0);
  await text.press("End");
  await text.pressSequentially("ab");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("nimlab.draft")!.length)).toBe(many.length + 2);
});

test("a text of another tab is not lost, typed over or not, and whatever it had kept before", async ({ page, context }) => {
  await write(page);
  await field(page).fill(file("Mine"));
  // Another tab writes, has a file take the place of that, writes again, and goes.
  const other = await context.newPage();
  await write(other);
  await field(other).fill(file("Essay"));
  await bring(other, file("File"));
  await field(other).fill(file("File, changed"));
  await other.close();
  await bring(page, file("Another"));
  await expect(field(page)).toHaveValue(file("Another"));
  const found = new Set<string>();
  for (let turn = 0; turn < 4; turn++) {
    await back(page).click();
    found.add((await field(page).inputValue()).split("\n")[0]);
  }
  expect([...found]).toEqual(expect.arrayContaining(["title: Mine", "title: Essay", "title: File, changed"]));
});

test("of two tabs in which lessons are written neither loses its text", async ({ page, context }) => {
  const other = await context.newPage();
  for (const one of [page, other]) await write(one);
  await field(page).fill(file("One"));
  await expect(back(page)).toHaveCount(0);
  await field(other).fill(file("Other"));
  await expect(back(other)).toBeVisible();
  await field(page).fill(file("One more"));
  await back(page).click();
  await expect(field(page)).toHaveValue(file("Other"));
  await back(page).click();
  await expect(field(page)).toHaveValue(file("One more"));
  await page.reload();
  await back(page).click();
  await expect(field(page)).toHaveValue(file("Other"));
});

test("a file from an older editor has its accents, and one in UTF-8 keeps its own, broken or not", async ({ page }) => {
  await write(page);
  // A no-break space before a guillemet after é happens to be a letter in UTF-8.
  const french = "title: Déjà vu\nlang: fr\n---\nQu’as-tu «\u00a0trouvé\u00a0» à l’école ? œuf\n";
  // Latin-1 has neither of these two.
  const western = Buffer.from(french.replaceAll("’", "\x92").replace("œ", "\x9c"), "latin1");
  const broken = Buffer.concat([Buffer.from(french), Buffer.from([0xe9])]);
  const read: [Buffer, string][] = [[western, french], [Buffer.from(french), french], [broken, `${french}\ufffd`]];
  for (const [bytes, text] of read) {
    await field(page).fill("");
    await bring(page, bytes);
    await expect(field(page)).toHaveValue(text);
  }
});

test("the guide for teachers is found where they work, and ends without a score", async ({ page }) => {
  const guide = page.getByRole("link", { name: "A guide for teachers" });
  for (const place of ["#/v1/lesson", "#/v1/class"]) {
    await page.goto(`./${place}`);
    await expect(guide, place).toHaveAttribute("href", /#\/v1\/lesson\/guide$/);
  }
  await page.goto("./#/v1/lesson/nim-1");
  await page.getByText("For the teacher").click();
  await expect(guide).toBeVisible();
  await page.goto("./#/v1/lesson/write");
  const [all] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Everything that a lesson can contain" }).click(),
  ]);
  await expect(all.getByRole("heading", { name: "Writing a lesson" })).toBeVisible();
  // Its last step, in the other language.
  await all.getByRole("button", { name: "Français" }).click();
  await all.locator(".lesson-step").last().click();
  await expect(all.getByRole("heading", { name: "Ce que Nimlab sait de vos élèves" })).toBeVisible();
  for (const step of await all.locator(".lesson-step").all()) {
    await step.click();
    await all.locator("#lesson-next").click();
  }
  await expect(all.locator(".lesson-end")).toContainText("C’est tout.");
  await expect(all.locator(".lesson-end")).not.toContainText("sur");
  await expect(all.getByRole("button", { name: "Recommencer cette leçon" })).toHaveCount(0);
  await expect(all.getByRole("link", { name: "Fiche à imprimer" })).toHaveCount(0);
});

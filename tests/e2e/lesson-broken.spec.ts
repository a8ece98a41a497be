// Lessons that are not intact: a link that leads to no board, a packed link that was cut, a file that is too long.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";

const title = (page: Page) => page.locator(".lesson-head h1");
const next = (page: Page) => page.locator("#lesson-next");

/** A lesson as a file that is chosen in the list of lessons. */
async function choose(page: Page, text: string) {
  await open(page, "#/v1/lesson");
  const chosen = page.waitForEvent("filechooser");
  await page.getByText("Open a lesson").click();
  await (await chosen).setFiles({ name: "lesson.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
}

test("a step whose link leads to no board says so with its line, and is passed over", async ({ page }) => {
  const link = "#/v1/heaps/0.9/7+x?task=move";
  await choose(page, `title: A\nlang: en\n---\nLook.\n${link}\n---\nThe second step.\n`);
  await expect(title(page)).toHaveText("A");
  const alert = page.locator(".task-no-answer");
  await expect(alert).toContainText("Line 5: ");
  await expect(alert.locator("code")).toHaveText(link.slice(1));
  await expect(next(page)).toHaveCount(0);
  await alert.getByRole("button", { name: "Continue without answering" }).click();
  await expect(page.locator(".lesson-text")).toHaveText("The second step.");
});

test("the question of a link in a lesson is read, and a board ends a paragraph", async ({ page }) => {
  await choose(page, "title: A\nlang: en\n---\nFirst.\n#/v1/heaps/0.~3/3+1?task=move&say=Which%20heap%3F\nSecond.\n");
  await expect(page.locator(".lesson-text p")).toHaveText(["First.", "Second.", "Which heap?"]);
});

test("a link that was cut can be edited, and its complete steps are shown", async ({ page }) => {
  const step = (number: number) => `---\nStep ${number}: ${[..."abcdefghijklmnopqrstuvwxyz"].map((sign) => sign.repeat(number)).join(" ")}\n`;
  await choose(page, `title: Cut\nlang: en\n${Array.from({ length: 9 }, (_, at) => step(at + 1)).join("")}`);
  await expect(title(page)).toHaveText("Cut");
  const whole = page.url().replace(/\/1$/, "");
  await page.goto("about:blank");
  const cut = whole.slice(0, -30);
  await page.goto(cut);
  await expect(page.getByRole("alert").filter({ hasText: "incomplete or has been changed" })).toBeVisible();
  const field = page.getByLabel("Edit the link");
  await expect(field).toHaveValue(cut);
  await page.getByRole("link", { name: "Open what can be read" }).click();
  await expect(title(page)).toHaveText("Cut");
  const count = await page.locator(".lesson-step").count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(9);
  await expect(page.locator(".lesson-text")).toContainText("Step 1:");
  await page.goBack();
  await field.fill(whole);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.locator(".lesson-step")).toHaveCount(9);
});

test("a file that is too long for a lesson says in which line, and its text is there", async ({ page }) => {
  await choose(page, `title: Long\n---\n${"A line of a text that goes on.\n".repeat(3000)}`);
  const alert = page.getByRole("alert").filter({ hasText: "The maximum, 64" });
  await expect(alert).toContainText("Line 2116:");
  await alert.locator("summary").click();
  await expect(alert.getByRole("textbox")).toHaveValue(/^title: Long/);
  // It is said of that file, not of the lesson that comes next.
  await page.locator("main a[href*='lesson/nim-1']").first().click();
  await expect(page.locator(".lesson-step").first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("a step whose link leads to a lesson says that it is no game, and is passed over", async ({ page }) => {
  await choose(page, "title: A\nlang: en\n---\n#/v1/lesson/nim-1\ntask: move\nWhich move?\n---\nThe second step.\n");
  const alert = page.locator(".task-no-answer");
  await expect(alert).toContainText("This link does not lead to a game.");
  await alert.getByRole("button", { name: "Continue without answering" }).click();
  await expect(page.locator(".lesson-text")).toHaveText("The second step.");
});

test("a text in a language that is not wanted any more does not come late", async ({ page }) => {
  let late = () => {};
  const held = new Promise<void>((go) => (late = go));
  const text = /chunk\.texts_fr\.texts_nim_fr-/;
  await page.route(text, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "#/v1/lesson/nim-1");
  const english = await title(page).textContent();
  const asked = page.waitForRequest(text);
  await page.locator(".header-language[lang=fr]").click();
  await asked;
  await page.locator(".header-language[lang=en]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const came = page.waitForResponse(text);
  late();
  await (await came).finished();
  // What follows is drawn after whatever came.
  await page.getByRole("button", { name: "Step 1 of" }).click();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(idle)))));
  expect(await title(page).textContent()).toBe(english);
  await expect(title(page)).toHaveAttribute("lang", "en");
});

// What an author has written is spoken in the language of the lesson, and the page's own words in the reader's.

import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./lab";

const TEXT = [
  "title: Two heaps", "lang: en", "level: beginners", "minutes: 5", "---",
  "How many heaps are there?", "( ) one", "(x) two", "? Count them.", "+ Two it is.", "- Count again.", "---",
  "#/v1/heaps/0.~3/3+1?task=outcome", "Who wins?", "? Make them equal.", "- loss: Look at the taller one.", "---",
  "teacher:", "Ask them why.", "",
].join("\n");

/** The lesson in a link, as the page packs it. */
async function packed(page: Page): Promise<string> {
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill(TEXT);
  await page.getByRole("button", { name: "See it as a pupil" }).click();
  await expect(page).toHaveURL(/#\/v1\/lesson\/~[\w-]+/);
  const [name] = /~[\w-]+/.exec(page.url())!;
  await page.goto("about:blank");
  return `#/v1/lesson/${name}`;
}

/** The language in which each of these is spoken, once they are there. */
async function spoken(all: Locator, count = 1): Promise<string[]> {
  await expect(all).toHaveCount(count);
  return all.evaluateAll((found) => found.map((one) => one.closest<HTMLElement>("[lang]")!.lang));
}

test("in a lesson in another language than the page’s", async ({ page }) => {
  await open(page, await packed(page), { lang: "fr" });
  expect(await spoken(page.locator(".lesson-head h1"))).toEqual(["en"]);
  expect(await spoken(page.locator(".lesson-where span").filter({ hasText: "beginners" }))).toEqual(["en"]);
  expect(await spoken(page.locator(".lesson-where"))).toEqual(["fr"]);
  expect(await spoken(page.locator(".lesson-text"))).toEqual(["en"]);
  expect(await spoken(page.locator(".choices legend"))).toEqual(["fr"]);
  expect(await spoken(page.locator(".choices label span"), 2)).toEqual(["en", "en"]);
  await page.locator(".task-hints button").click();
  expect(await spoken(page.locator(".task-hints li"))).toEqual(["en"]);
  // A wrong answer, then the right one: the page's verdict, and after it the author's remark.
  for (const [place, remark] of [[0, "Count again."], [1, "Two it is."]] as const) {
    await page.getByRole("radio").nth(place).check();
    await page.locator(".task-form [type=submit]").click();
    await expect(page.locator(".task-verdict p").last()).toHaveText(remark);
    expect(await spoken(page.locator(".task-verdict p"), 2)).toEqual(["fr", "en"]);
  }
  // The same with a board.
  await page.locator("#lesson-next").click();
  await expect(page.locator(".task-outcomes button").first()).toBeVisible();
  expect(await spoken(page.locator("#question"))).toEqual(["fr"]);
  await page.locator(".task-hints button").click();
  expect(await spoken(page.locator(".task-hints li"))).toEqual(["en"]);
  await page.locator(".task-outcomes button").nth(1).click();
  await expect(page.locator(".task-verdict p").last()).toHaveText("Look at the taller one.");
  expect(await spoken(page.locator(".task-verdict p"), 2)).toEqual(["fr", "en"]);
  await page.locator(".task-outcomes button").first().click();
  await expect(page.locator(".lesson-end")).toBeVisible();
  expect(await spoken(page.locator("details .lesson-text").filter({ hasText: "Ask them why." }))).toEqual(["en"]);
});

test("on a projector, where the buttons are the page’s", async ({ page }) => {
  await open(page, `${await packed(page)}?view=project`, { lang: "fr" });
  expect(await spoken(page.locator(".project-title"))).toEqual(["en"]);
  expect(await spoken(page.locator(".project-question .lesson-text"))).toEqual(["en"]);
  expect(await spoken(page.locator(".project-options"))).toEqual(["en"]);
  expect(await spoken(page.locator(".project-what"))).toEqual(["fr"]);
  expect(await spoken(page.locator(".project-at"))).toEqual(["fr"]);
  await page.locator(".project-bar button").first().click();
  expect(await spoken(page.locator(".project-answer .answer"))).toEqual(["en"]);
  expect(await spoken(page.locator(".project-answer .answer-why"))).toEqual(["en"]);
  expect(new Set(await page.locator(".project-bar :is(button, a)").evaluateAll((all) =>
    all.map((one) => one.closest<HTMLElement>("[lang]")!.lang)))).toEqual(new Set(["fr"]));
});

test("on paper, and on the key", async ({ page }) => {
  const lesson = await packed(page);
  await open(page, `${lesson}?view=paper`, { lang: "fr" });
  expect(await spoken(page.locator(".sheet h1"))).toEqual(["en"]);
  expect(await spoken(page.locator(".sheet-about span"))).toEqual(["en"]);
  expect(await spoken(page.locator(".sheet .lesson-text"), 2)).toEqual(["en", "en"]);
  expect(await spoken(page.locator(".sheet-what"), 2)).toEqual(["fr", "fr"]);
  await page.goto("about:blank");
  await open(page, `${lesson}?view=key`, { lang: "fr" });
  await expect(page.locator(".key-mistakes dd")).toHaveText(["Count again.", "Look at the taller one."]);
  expect(await spoken(page.locator(".key-mistakes dd"), 2)).toEqual(["en", "en"]);
  expect(await spoken(page.locator(".sheet h1"))).toEqual(["fr"]);
  expect(await spoken(page.locator(".sheet h1 span"))).toEqual(["en"]);
  expect(await spoken(page.locator(".key-answer h3"), 2)).toEqual(["fr", "fr"]);
  expect(await spoken(page.locator(".sheet-teacher .lesson-text"))).toEqual(["en"]);
});

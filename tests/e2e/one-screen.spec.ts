// What a pupil needs is together on a phone, and what a teacher looks for is a tap away.

import { deflateSync } from "node:zlib";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";

/** A lesson of which each step can be opened immediately, in a link. */
function free(name: string, step: number) {
  const text = readFileSync(`lessons/en/${name}.txt`, "utf8").replace("\n---", "\nfree: yes\n---");
  return `#/v1/lesson/~${deflateSync(Buffer.from(text)).toString("base64url")}/${step}`;
}

/** From the top of the question to the end of the fields and buttons of the answer. */
const needed = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    return box(".task-form").bottom - box("#question").top;
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const [name, step] of [["nim-1", 2], ["nim-1", 3], ["nim-1", 5], ["nim-2", 2], ["nim-2", 3]] as const) {
    test(`question, board and answer of ${name}, step ${step}, are on one screen`, async ({ page }) => {
      await open(page, free(name, step));
      await expect(page.locator(".task-form")).toBeVisible();
      expect(await needed(page)).toBeLessThan(740);
      // Nothing is kept free between the board and the answer.
      const gap = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        return box(".panel").top - box(".board-place").bottom;
      });
      expect(gap).toBeLessThan(24);
    });
  }

  for (const [link, kept] of [
    ["#/v1/heaps/0.~3/3+5+7?lang=fr", false],
    ["#/v1/chomp/4x6/6.6.6.6?lang=fr", false],
    ["#/v1/heaps/4.~3/6+5?lang=fr", true],
  ] as const) {
    test(`what the computer has done on ${link} is on the screen with the board`, async ({ page }) => {
      await open(page, link);
      await expect(page.locator(".board-how")).toBeVisible();
      await page.getByRole("gridcell").last().tap();
      await expect(page.locator(".notes")).toContainText("L’ordinateur a");
      // How moves are made is no longer needed, except where a heap can also be split without taking.
      await expect(page.locator(".board-how")).toBeVisible({ visible: kept });
      if (kept) return;
      await expect(page.locator(".notes")).toBeInViewport({ ratio: 0.9 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole("gridcell").first()).toBeInViewport();
    });
  }

  for (const lang of ["en", "fr"]) {
    test(`all of the first page is on one screen, ${lang}`, async ({ page }) => {
      await open(page, `?lang=${lang}`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator(".hero-board .step")).toHaveCount(15);
      await expect(page.locator(".front-part").last()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(740);
    });
  }

  test("who has begun finds the path without unfolding anything", async ({ page }) => {
    await open(page, "");
    await expect(page.locator(".front-path")).toHaveCount(0);
    await page.goto("./#/v1/lesson/nim-1/1");
    await page.locator(".task-form").waitFor();
    await page.getByRole("button", { name: "No move wins" }).click();
    await page.goto("./#/");
    await expect(page.locator(".front > .front-path li")).toHaveCount(17);
    await expect(page.locator(".front > .front-path li.next a")).toBeInViewport();
  });
});

test.describe("on a phone held sideways", () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

  for (const [link, move] of [
    ["#/v1/heaps/0.~3/3+5+7", "1-1-0"],
    ["#/v1/pawns/5x5/1.3+2.5+5.1", "1.3-2.3"],
    ["#/v1/chomp/4x6/6.6.6.6", "3.5"],
    ["#/v1/place/cram-4x5/none", "1.1-1.2"],
    ["#/v1/coins/turtles/0100101", "6"],
  ] as const) {
    test(`the whole board, whose turn it is and what has happened are on the screen, ${link}`, async ({ page }) => {
      for (const moves of ["", `moves=${move}&`]) {
        await page.goto("about:blank");
        await open(page, `${link}?${moves}players=human-human`, { lang: "fr" });
        const cells = page.getByRole("gridcell");
        await expect(cells.first()).toBeInViewport({ ratio: 0.9 });
        await expect(cells.last()).toBeInViewport({ ratio: 0.9 });
        await expect(page.locator(".status-turn")).toBeInViewport({ ratio: 1 });
        if (!moves) continue;
        await expect(page.locator(".notes")).toContainText("Au joueur 2 de jouer");
        await expect(page.locator(".notes")).toBeInViewport({ ratio: 0.9 });
      }
    });
  }

  test("the news stays beside a bar that is higher than the screen", async ({ page }) => {
    await open(page, "#/v1/chomp/16x16/16.16.16.16.16.16.16.16.16.16.16.16.16.16.16.16?moves=15.15&players=human-human");
    await expect(page.locator(".notes")).toContainText("Player 2 to move");
    await expect(page.locator(".notes")).toBeInViewport({ ratio: 0.9 });
  });

  test("a graph is whole beside whose turn it is", async ({ page }) => {
    await open(page, "#/v1/graph/sticks-6-3/0");
    for (const what of [".graph-drawing", ".status-turn"]) {
      await expect(page.locator(what)).toBeInViewport({ ratio: 0.95 });
    }
  });
});

test("the rule is read once, and stays to be found", async ({ page }) => {
  await open(page, free("nim-1", 1));
  const rule = "Take as many matches as you like from any one heap.";
  await expect(page.locator(".task-question")).toContainText(rule);
  await open(page, free("nim-1", 3));
  await expect(page.locator("#question")).toBeVisible();
  await expect(page.locator(".task-form")).toBeVisible();
  await expect(page.locator(".task-question")).not.toContainText(rule);
  await page.getByText("The rules", { exact: true }).click();
  await expect(page.locator(".task-rule")).toContainText(rule);
});

test("a question leads its teacher to the wall and to its key in two taps, and tells nothing before", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/7+4?task=move");
  const [wall, key] = ["On the projector", "Answer key"].map((name) => page.getByRole("link", { name }));
  await expect(page.getByRole("link", { name: "Worksheet" })).toBeVisible();
  await expect(wall).toBeHidden();
  await expect(key).toBeHidden();
  await page.getByText("For the teacher: projector, answer key").click();
  await expect(wall).toBeVisible();
  await key.click();
  await expect(page.locator(".key-answer .answer")).toHaveAttribute("data-answer", "1-3-0");
});

test("what shows a lesson in another page is called after the lesson that is written", async ({ page }) => {
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill("title: Kayles for beginners\n---\nHello.\n");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("summary", { hasText: "Embed in a web page" }).click();
  await expect(dialog.getByLabel("Embed in a web page")).toHaveValue(/title="Kayles for beginners"/);
});

test("why no table can be asked for is said of a sum and of misère play", async ({ page }) => {
  for (const [link, said] of [
    ["#/v1/sum/heaps-0.77_heaps-0.77/7_5?task=formula", "A sum has no table to fill in"],
    ["#/v1/heaps/0.77/7?rule=misere&task=formula", "In misère play there are no Grundy values here"],
  ]) {
    await page.goto("about:blank");
    await open(page, link);
    await expect(page.locator("main")).toContainText(said);
  }
});

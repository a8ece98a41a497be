// What is kept on the device: saved, read back, erased; broken data there stops nothing.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { expectHeaps, token } from "./heaps";

const kept = (page: Page) => page.getByRole("region", { name: "Saved on this device" });
const GAMES = "nimlab.games";

test("games are saved as a file, erased, and taken back with their variations", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/4+2?players=human-human");
  await token(page, 2, 1).click();
  await expectHeaps(page, [4]);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), GAMES)).toContain("moves=");
  await page.getByRole("link", { name: "Nimlab" }).click();
  await expect(kept(page)).toContainText("1 game is saved on this device alone");
  const before = await page.evaluate((key) => localStorage.getItem(key), GAMES);

  const coming = page.waitForEvent("download");
  await kept(page).getByRole("button", { name: "Save the games to a file" }).click();
  const file = await (await coming).path();
  expect(readFileSync(file, "utf8")).toBe(before);

  await kept(page).getByRole("button", { name: "Erase everything" }).click();
  await kept(page).getByRole("button", { name: "Keep everything" }).click();
  await expect(kept(page)).toContainText("1 game is saved");
  await kept(page).getByRole("button", { name: "Erase everything" }).click();
  await kept(page).getByRole("button", { name: "Erase", exact: true }).click();
  await expect(kept(page).getByRole("status")).toHaveText("Everything saved on this device has been erased.");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("nimlab")))).toEqual([]);
  await expect(page.getByRole("link", { name: /^Back to/ })).toHaveCount(0);

  const field = kept(page).getByLabel("Add games from a file");
  await field.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("not a game\n\n/v1/\n") });
  await expect(kept(page).getByRole("status")).toHaveText("That file does not contain a game.");
  await field.setInputFiles(file);
  await expect(kept(page).getByRole("status")).toHaveText("1 game added.");
  await page.getByRole("link", { name: /^Back to/ }).click();
  await expectHeaps(page, [4]);
});

test("all that is kept can be gone on with, the older ones folded away", async ({ page }) => {
  await open(page);
  const links = Array.from({ length: 9 }, (_, at) => `/v1/heaps/0.77/${at + 1}+5`);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [GAMES, links.join("\n\n")]);
  await page.reload();
  const left = page.getByRole("navigation", { name: "Your recent games" });
  await expect(left.getByRole("link").filter({ visible: true })).toHaveCount(6);
  await expect(left.getByRole("link").first()).toHaveText("Back to Kayles 0.77 · 1 + 5, at the start");
  await left.getByText("3 older games").click();
  await left.getByRole("link", { name: "Kayles 0.77 · 9 + 5, at the start" }).click();
  await expectHeaps(page, [9, 5]);
});

test("a full device is reported", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const file = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("/v1/heaps/0.77/7+5\n") };
  await kept(page).getByLabel("Add games from a file").setInputFiles(file);
  await expect(kept(page).getByRole("status")).toContainText("Couldn’t save the games");
});

test("a lesson among the games is opened from there, and no game is added", async ({ page }) => {
  await open(page);
  const lesson = "title: From a file\nlang: en\n---\nRead this.\n";
  const file = { name: "lesson.txt", mimeType: "text/plain", buffer: Buffer.from(lesson) };
  await kept(page).getByLabel("Add games from a file").setInputFiles(file);
  await expect(kept(page).getByRole("status")).toHaveText("This file is a lesson, not a collection of games. No game was added.");
  // Whoever leaves it there does not find it where lessons are.
  await page.evaluate(() => location.assign("#/v1/lesson"));
  await expect(page.locator(".lesson-list").first()).toBeVisible();
  await page.evaluate(() => location.assign("#/"));
  await kept(page).getByLabel("Add games from a file").setInputFiles(file);
  // By the keyboard: cards that still come above may move the link between a press and its release.
  await kept(page).getByRole("link", { name: "Open this lesson" }).press("Enter");
  await expect(page.getByRole("heading", { name: "From a file" })).toBeVisible();
  await expect(page).toHaveURL(/#\/v1\/lesson\/~/);
});

test("the path on the first page says what is done and goes on", async ({ page }) => {
  await open(page);
  const path = page.getByRole("list", { name: "The path" });
  await expect(path.getByRole("link").first()).toHaveAccessibleName("1. Two equal heaps: next");
  await page.evaluate(() => {
    const steps = Array.from({ length: 8 }, (_, step) => `nim-1 ${step} 0 0`);
    localStorage.setItem("nimlab.lessons", [...steps, "chomp 0 0 0"].join("\n"));
  });
  await page.reload();
  await expect(path.getByRole("link").first()).toHaveAccessibleName("1. Two equal heaps: done");
  await expect(path.getByRole("link").nth(1)).toHaveAccessibleName("2. Groups of 4, 2 and 1: next");
  await expect(path.getByRole("link", { name: "13. Chomp: the first bite: in progress" })).toBeVisible();
  await page.getByRole("link", { name: "Continue: Groups of 4, 2 and 1" }).first().click();
  await expect(page).toHaveURL(/#\/v1\/lesson\/nim-2/);
});

/** Numbers that look like chance and can be repeated. */
function draws(seed: number) {
  return (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

const PIECES = [
  "/v1/", "/v2/", "heaps", "pawns", "chomp", "graph", "0.77", "0.[3]", "4.[3]", "5x5", "30x30", "list", "tree-6-3", "sticks-9-9",
  "/", "+", ".", "?", "&", "=", "_", "-", "moves", "at", "rule=misere", "view=", "analyse", "sequence", "map", "attractor",
  "level=9", "seed=18446744073709551616", "1.1", "7+5", "9999999999999", "%00", "%", "é", "\u0000", "<b>", "'", '"', "\n", "\n\n",
  "players=human-human", "values=hide", "embed=1", "lang=fr", "theme=dark", "window=5-1", "to=-1", "moves=1-2-2_1-1-0",
];
const hostile = (draw: (below: number) => number) =>
  Array.from({ length: 1 + draw(12) }, () => PIECES[draw(PIECES.length)]).join("");

test("hostile links and stored games: no panic, no blank page", async ({ page }) => {
  test.setTimeout(120_000);
  const draw = draws(7);
  await page.goto("./");
  // Thousands are tried natively; these show that the page behaves as the program does.
  for (let round = 0; round < 4; round++) {
    const games = Array.from({ length: 5 }, () => `${draw(2) ? "/v1/heaps/0.77/7+5?" : ""}${hostile(draw)}`);
    const links = Array.from({ length: 9 }, () => `#${draw(3) ? "/v1/" : ""}${draw(2) ? "heaps/" : ""}${hostile(draw)}`);
    await page.evaluate(([key, text]) => {
      location.hash = "#/";
      // A game that is shown keeps itself: not after this.
      addEventListener("pagehide", () => localStorage.setItem(key, text));
    }, [GAMES, games.join("\n\n")]);
    await page.reload();
    for (const link of ["#/", "#/v1/heaps/0.77/7+5", ...links]) {
      await page.evaluate(async (link) => {
        location.hash = link;
        // Until it is heard and shown.
        await new Promise((resolve) => setTimeout(resolve, 30));
      }, link);
      const said = () => page.evaluate(() => document.querySelector("main")?.textContent?.trim().length ?? 0);
      await expect.poll(said, { message: JSON.stringify(link), intervals: [20, 50, 100, 500] }).toBeGreaterThan(10);
    }
  }
});

test("games that look alike are told apart by where they began, and by when they were left", async ({ page }) => {
  await open(page);
  const games = [
    "/v1/pawns/5x5/1.1?moves=1.1-1.2\n@29400000",
    "/v1/pawns/5x5/1.1?moves=1.1-1.3\n@29401440",
    "/v1/pawns/5x5/2.2?moves=2.2-2.3\n@29400000",
    "/v1/heaps/0.77/7+5",
  ];
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [GAMES, games.join("\n\n")]);
  await page.reload();
  const left = page.getByRole("navigation", { name: "Your recent games" }).getByRole("link");
  await expect(left).toHaveCount(4);
  const titles = (await left.allTextContents()).map((title) => title.replace(/^Back to /, ""));
  expect(new Set(titles).size).toBe(4);
  expect(titles[0]).toMatch(/after 1 move · 1\.1 · .*24 Nov/);
  expect(titles[2]).toMatch(/after 1 move · 2\.2/);
  expect(titles[3]).toBe("Kayles 0.77 · 7 + 5, at the start");
});

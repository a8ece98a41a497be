// The address follows what is shown, and leads back to it: after a reload, with Back, in another browser.

import type { Page } from "@playwright/test";
import { expect, noFaults, open, ready, test, typedMove, watch } from "./lab";
import { board, expectHeaps, makeMove, played, tab, token, turn } from "./heaps";

const hash = (page: Page) => new URL(page.url()).hash;
const entries = (page: Page) => page.evaluate(() => history.length);

test("the address follows the game without filling the history", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human");
  const before = await entries(page);
  await token(page, 1, 3).click();
  await token(page, 1, 4).click();
  await expect.poll(() => hash(page)).toBe("#/v1/heaps/0.77/7+5?moves=1-2-2&players=human-human");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => hash(page)).toContain("at=0");
  await tab(page, "Why").click();
  await expect.poll(() => hash(page)).toContain("view=analyse");
  expect(await entries(page)).toBe(before);
});

test("a new game is an entry of the history, and Back leads to the old one", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human&moves=1-2-2");
  const before = await entries(page);
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("dialog").getByLabel("Octal code").fill("0.137");
  await page.getByRole("dialog").getByRole("textbox", { name: "Heaps" }).fill("4 4");
  await page.getByRole("button", { name: "Start game" }).click();
  await expectHeaps(page, [4, 4]);
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expectHeaps(page, [2, 3, 5]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kayles 0.77");
  await page.goForward();
  await expectHeaps(page, [4, 4]);
});

test("a link copied in mid-game opens the same game in a fresh browser", async ({
  page, context, browser, baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "#/v1/heaps/0.77/7+5?level=3&seed=7");
  await makeMove(page, async () => {
    await token(page, 1, 1).click();
    await token(page, 1, 2).click();
  });
  await expect.poll(() => played(page)).toHaveLength(2);
  const moves = played(page);
  const heaps = await board(page).getByRole("row").count();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  // Only characters that chat programs and mail keep in one piece.
  expect(new URL(copied).hash.slice(1)).toMatch(/^[A-Za-z0-9\-._~/+?=&]+$/);

  const fresh = await browser.newContext();
  const faults = await watch(fresh, baseURL!);
  const other = await fresh.newPage();
  await other.goto(copied);
  await ready(other);
  await expect(board(other).getByRole("row")).toHaveCount(heaps);
  expect(await board(other).ariaSnapshot()).toBe(await board(page).ariaSnapshot());
  expect(played(other)).toEqual(moves);
  await expect(turn(other)).toHaveText("Your turn");
  await expect(other.getByRole("combobox", { name: "Players" })).toHaveValue("human-computer");
  await expect(other.getByRole("combobox", { name: "Level" })).toHaveValue("3");
  expect(other.url()).toBe(copied);
  noFaults(faults);
  await fresh.close();
});

test("without leave to copy, the button says where the link is", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await open(page, "#/v1/heaps/0.77/7+5");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Couldn’t copy" })).toBeVisible();
});

test("a reload in mid-game brings back the game with its variations", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/5+3?players=human-human");
  const typed = await typedMove(page);
  for (const move of ["1-1-0", "1-1-0"]) {
    await typed.fill(move);
    await typed.press("Enter");
  }
  await expectHeaps(page, [3, 3]);
  await page.getByRole("button", { name: "One move back" }).click();
  await typed.fill("2-2-0");
  await typed.press("Enter");
  await expectHeaps(page, [4, 1]);
  await page.reload();
  await ready(page);
  await expectHeaps(page, [4, 1]);
  const list = page.getByRole("region", { name: "Moves" });
  await expect(list.getByRole("heading", { name: "Variations" })).toBeVisible();
  await list.getByRole("button", { name: "2 Player 2 knocked over 1 pin in row A, leaving 3." }).click();
  await expectHeaps(page, [3, 3]);
});

test("the front page leads back to the last game", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/9+7?players=human-human");
  await token(page, 1, 1).click();
  await expectHeaps(page, [7, 7]);
  await page.getByRole("link", { name: "Nimlab" }).click();
  await page.getByRole("link", { name: /^Back to Cram on a line/ }).click();
  await expectHeaps(page, [7, 7]);
});

test("`at` shows a point of the game, from which one plays on", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?moves=1-2-2_3-1-0&at=1&players=human-human");
  await expectHeaps(page, [2, 3, 5]);
  await expect(turn(page)).toHaveText("Player 2 to move");
  await page.getByRole("button", { name: "One move forward" }).click();
  await expectHeaps(page, [2, 3, 4]);
  await expect.poll(() => hash(page)).not.toContain("at=");
});

test("a link that a mail or a platform has written in another way is read as it was", async ({ page }) => {
  for (const link of ["#/v1/heaps/0.77/7+5?view=analyse&amp;lang=fr&amp;level=4", "#%2Fv1%2Fheaps%2F0.77%2F7%2B5%3Fview%3Danalyse%26lang%3Dfr%26level%3D4"]) {
    await page.goto("about:blank");
    await open(page, link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kayles 0.77");
    await expect(page).toHaveURL(/#\/v1\/heaps\/0\.77\/7\+5\?[a-z]+=[a-z0-9]+&[a-z]+=[a-z0-9]+&[a-z]+=[a-z0-9]+$/);
    expect(new URL(page.url()).hash.split(/[?&]/).sort()).toEqual(["#/v1/heaps/0.77/7+5", "lang=fr", "level=4", "view=analyse"]);
  }
});

test("an equal link of another shape becomes the canonical one", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7%2B5?level=2&view=play&rule=normal&players=human-human");
  await expect.poll(() => hash(page)).toBe("#/v1/heaps/0.77/7+5?players=human-human");
});

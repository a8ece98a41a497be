// A question outside a lesson: it is answered, handed in, read by the class page, and reported to a frame.

import type { Page } from "@playwright/test";
import { inflateSync } from "node:zlib";
import { cells, classOf, elsewhere, handedIn, lesson, paste } from "./classroom";
import { expect, open, test, watch } from "./lab";
import { expectHeaps, heap, sizes, token } from "./heaps";

const ASKED = "#/v1/heaps/0.~3/3+1?task=move&say=Which%20move%3F&hints=0";
const marks = (page: Page) => page.locator(".class-cell");
const again = (page: Page) => page.getByRole("button", { name: /^(Try again|Réessayer)$/ });

test("two readers of one link, in two languages, are in one table", async ({ page }) => {
  await open(page, ASKED);
  await expect(page.getByText("Hand in my work")).toHaveCount(0);
  await token(page, 2, 1).click();
  await again(page).click();
  // What was answered stays when the page is opened again.
  await page.reload();
  await token(page, 1, 2).click();
  await expect(page.locator("#hand-in-name")).toBeVisible();
  const first = await handedIn(page, "Ada");
  expect(first.length).toBeLessThan(150);
  await page.evaluate(() => localStorage.clear());
  await open(page, "#/v1/class");
  await open(page, ASKED, { lang: "fr", theme: "dark" });
  await token(page, 1, 2).click();
  await page.locator("#hand-in-name").fill("Zoé");
  const second = await page.locator(".hand-in-line").inputValue();

  await classOf(page, `${ASKED}&lang=en`);
  await expect(page.locator("main h2").first()).toHaveText("Which move?");
  await paste(page, `${first} and ${second}`);
  await expect(cells(page).locator("th")).toHaveText(["Ada", "Zoé"]);
  await expect(marks(page)).toHaveText(["✓ 2", "✓"]);
  await page.locator(".class-wrong").click();
  await expect(page.locator("#class-replay .step-game")).toHaveAttribute("data-here", /3\+1\?moves=2-1-0&players=human-human$/);
});

/** Makes two heaps equal, move after move, until the game is won. */
async function mirror(page: Page) {
  const won = page.locator(".task-verdict.right");
  // A heap that is taken whole is no row.
  const heaps = async () => [...(await sizes(page)), 0, 0].slice(0, 2);
  while (!(await won.isVisible())) {
    const [first, second] = await heaps();
    await token(page, first > second ? 1 : 2, Math.min(first, second) + 1).click();
    const equal = async () => new Set(await heaps()).size === 1;
    await expect.poll(async () => (await won.isVisible()) || !(await equal()), "the computer has answered").toBe(true);
  }
}

test("a game that is to be won goes on where it was left, and counts as it was played", async ({ page }) => {
  const link = "#/v1/heaps/0.~3/7+4?task=win&level=4";
  await open(page, link);
  await token(page, 1, 5).click();
  await expect.poll(() => sizes(page), "the computer has answered").not.toEqual([4, 4]);
  const left = await sizes(page);
  expect(left).not.toEqual([7, 4]);
  await page.reload();
  await expectHeaps(page, left);
  await expect(page.getByText("Hand in my work")).toHaveCount(0);
  await mirror(page);
  await expect(page.locator(".task-verdict")).toHaveClass(/right/);
  const line = await handedIn(page, "Ada");
  // What is won is not continued.
  await page.reload();
  await expectHeaps(page, [7, 4]);
  // The seed is that of the game, so the computer's moves are found to be its own.
  await classOf(page, link);
  await paste(page, line);
  await expect(marks(page)).toHaveText(["✓"]);
});

test("a game that is to be won within so many moves is another than one that may take as long as it likes", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/7+4?task=win&level=4");
  await token(page, 1, 5).click();
  await expect.poll(() => sizes(page), "the computer has answered").not.toEqual([4, 4]);
  const left = await sizes(page);
  expect(left).not.toEqual([7, 4]);
  await open(page, "#/v1/heaps/0.~3/7+4?task=win&level=4&within=6");
  await expectHeaps(page, [7, 4]);
  await open(page, "#/v1/heaps/0.~3/7+4?task=win&level=4");
  await expectHeaps(page, left);
});

test("a game of a lesson is continued too, unless it was given up", async ({ page }) => {
  const link = await lesson(page, "title: Win\nlang: en\n---\n#/v1/heaps/0.~3/7+4?task=win&level=4\nWin.\n---\n#/v1/heaps/0.~3/3+1?task=move\nWhich?\n");
  await open(page, link);
  await token(page, 1, 5).click();
  await expect.poll(() => sizes(page), "the computer has answered").not.toEqual([4, 4]);
  const left = await sizes(page);
  await page.reload();
  await expectHeaps(page, left);
  await page.getByRole("button", { name: "Give up and start over" }).click();
  await expectHeaps(page, [7, 4]);
  await page.reload();
  await expectHeaps(page, [7, 4]);
});

test("a game at a position that was drawn is continued at that position, and one that was given up is not", async ({ page }) => {
  const link = await lesson(page, "title: Win\nlang: en\n---\n#/v1/heaps/0.~3/9+9?task=win&level=4&fresh=1\nWin.\n");
  await open(page, link);
  await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
  const [first, second] = await sizes(page);
  await token(page, first > second ? 1 : 2, Math.min(first, second) + 1).click();
  const total = async () => (await sizes(page)).reduce((sum, size) => sum + size, 0);
  await expect.poll(total, "the computer has answered").toBeLessThan(2 * Math.min(first, second));
  const left = await sizes(page);
  const place = () => page.locator(".step-game").getAttribute("data-here");
  const position = async () => (await place())!.split("?")[0];
  const here = await place();
  const began = await position();
  await page.reload();
  await expectHeaps(page, left);
  await expect.poll(place).toBe(here);
  // Another language has the same game.
  await page.getByRole("button", { name: "FR – Français" }).click();
  await expectHeaps(page, left);
  await page.getByRole("button", { name: "Abandonner et recommencer" }).click();
  await expect.poll(place).not.toContain("moves=");
  // Two draws may be alike, three are not.
  if ((await position()) === began) {
    await token(page, 1, 1).click();
    await expect.poll(place).toContain("moves=");
    await page.locator("#try-again").click();
    await expect.poll(place).not.toContain("moves=");
  }
  expect(await position()).not.toBe(began);
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect.poll(place).not.toContain("moves=");
});

test("a question of which the author says nothing is called after its game on the class page", async ({ page }) => {
  await classOf(page, "#/v1/heaps/0.77/7+5?task=outcome&lang=en");
  await expect(page.locator("main h2").first()).toHaveText("Kayles 0.77");
});

test("the dialog for a question leads to the class page of it", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?lang=en&theme=dark");
  await page.getByRole("button", { name: "Make this a question" }).click();
  const dialog = page.getByRole("dialog");
  const link = await dialog.getByLabel("Link with the question").inputValue();
  await dialog.getByText("For the teacher: projector, answer key").click();
  const href = await dialog.getByRole("link", { name: "Class", exact: true }).getAttribute("href");
  // The worksheet, whose code pupils scan, is the same lesson, and is called after its game.
  const sheet = await dialog.getByRole("link", { name: "Worksheet" }).getAttribute("href");
  const packed = (href: string | null) => /~[\w-]+/.exec(href ?? "")?.[0];
  expect(packed(sheet)).toBe(packed(href));
  await dialog.getByRole("link", { name: "Worksheet" }).click();
  await expect(page.locator(".sheet h1")).toHaveText("Kayles 0.77");
  await page.goBack();
  await page.keyboard.press("Escape");
  await classOf(page, link);
  // The theme of the link is carried on by the first alone.
  await expect(page).toHaveURL((url) => url.hash === href?.split("?")[0]);
});

test("a game that is won counts with the computer's own moves, and not with others", async ({ page }) => {
  // Whoever begins wins, whatever anybody does.
  const link = "#/v1/heaps/0.~3/1+1+1?task=win&level=4";
  await open(page, link);
  await token(page, 1, 1).click();
  await expect(heap(page, 1).or(heap(page, 2)).first()).toBeVisible();
  await expect(page.locator(".heaps-board .token:not(.ghost)")).toHaveCount(1);
  await page.locator(".heaps-board .token:not(.ghost)").click();
  await expect(page.locator(".task-verdict")).toContainText("won");
  await expect(page.locator("#hand-in-name")).toBeVisible();
  const line = await handedIn(page, "");
  await classOf(page, link);
  await paste(page, line);
  await expect(marks(page)).toHaveText(["✓"]);
});

test("in a frame a question tells what happens", async ({ browser, baseURL }) => {
  const site = new URL(baseURL!).origin;
  const [around, server] = await elsewhere({
    "/": `<iframe src="${site}/${ASKED}&embed=1" style="width:100%;height:900px"></iframe><script>
      const told = (window.told = []);
      addEventListener("message", ({ data }) => data.type !== "height" && told.push(data));
    </script>`,
  });
  const context = await browser.newContext({ baseURL, locale: "en" });
  const faults = await watch(context, baseURL!, around);
  const other = await context.newPage();
  await other.goto(around);
  const frame = other.frameLocator("iframe");
  const pins = frame.getByRole("grid").getByRole("row");
  await pins.nth(1).getByRole("gridcell").nth(0).click();
  await frame.getByRole("button", { name: "Try again" }).click();
  await pins.nth(0).getByRole("gridcell").nth(1).click();
  const told = () => other.evaluate(() => (window as unknown as { told: { type: string; attempt?: string }[] }).told);
  await expect.poll(async () => (await told()).length).toBe(4);
  const all = await told();
  expect(all).toMatchObject([
    { nimlab: 1, type: "ready", steps: 1 },
    { type: "answered", step: 1, right: false, wrong: 0 },
    { type: "answered", step: 1, right: true, wrong: 1 },
    { type: "finished", right: 0, questions: 1 },
  ]);
  expect(all[3].attempt).toMatch(/^NL1\./);
  expect(faults.strangers).toEqual([]);
  await context.close();
  server.close();
});

test("what was answered in one's own words is there again after a reload, and can be corrected", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/9+5?task=open&say=Why%3F");
  const field = page.locator(".task-form textarea");
  const keep = page.getByRole("button", { name: "Keep my answer" });
  for (const words of ["My essay", "My essay, mended"]) {
    await field.fill(words);
    await keep.click();
    await expect(page.locator(".task-verdict")).toContainText("Noted");
    await page.reload();
    await expect(field).toHaveValue(words);
  }
});

/** The mark of a text (FNV-1a, 64 bits), under which what was answered was kept until 29 November 2026. */
function formerName(text: string): string {
  const mark = [...Buffer.from(text)].reduce(
    (mark, byte) => BigInt.asUintN(64, (mark ^ BigInt(byte)) * 0x0100_0000_01b3n),
    0xcbf2_9ce4_8422_2325n,
  );
  return `~${mark.toString(16).padStart(16, "0")}`;
}

test("what is kept under a question’s former name is there when the page is drawn, and brought under its name only then", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/9+5?task=open&say=Why%3F");
  const field = page.locator(".task-form textarea");
  await field.fill("My essay");
  await page.getByRole("button", { name: "Keep my answer" }).click();
  await expect(page.locator(".task-verdict")).toContainText("Noted");
  const href = await page.locator("main a[href*='/lesson/~']").first().getAttribute("href");
  const [, packed] = /~([\w-]+)/.exec(href ?? "") ?? [];
  const former = formerName(inflateSync(Buffer.from(packed, "base64url")).toString());
  const keys = ["nimlab.lessons", "nimlab.attempts"];
  const kept = () => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key) ?? ""), keys);
  const names = async () => (await kept()).map((lines) => lines.split(" ")[0]);
  const [name, same] = await names();
  expect(name).toMatch(/^~[0-9a-f]{16}$/);
  expect(same).toBe(name);
  expect(former).not.toBe(name);
  const before = (await kept()).map((lines) => lines.replaceAll(name, former));
  await page.evaluate(
    ([keys, before]) => keys.forEach((key, at) => localStorage.setItem(key, before[at])),
    [keys, before] as const,
  );
  // Whether the question was drawn each time that something was kept.
  await page.addInitScript((keys) => {
    const { drawn } = Object.assign(window, { drawn: [] as boolean[] });
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...entry) {
      if (keys.includes(entry[0])) drawn.push(document.querySelector(".task-form") !== null);
      keep.apply(this, entry);
    };
  }, keys);
  await page.reload();
  await expect(field).toHaveValue("My essay");
  await expect.poll(names).toEqual([name, name]);
  expect((await kept()).join("\n")).not.toContain(former);
  const drawn = await page.evaluate(() => (window as unknown as { drawn: boolean[] }).drawn);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn).not.toContain(false);
  await expect(page.locator(".hand-in-line")).toHaveValue(/NL1\./);
});

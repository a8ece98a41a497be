// The small boards of the first page: a first move made there is made in the game.

import type { Locator, Page } from "@playwright/test";
import { axe, expect, open as openPage, ready, test } from "./lab";
import { expectHeaps } from "./heaps";

/** Opens a page, and waits until all of it is laid out: what is low on it moves then, under a press that is on its way. */
async function open(...what: Parameters<typeof openPage>) {
  await openPage(...what);
  await expect(what[0].locator(":root[data-stands]")).toHaveCount(1);
}

const card = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) }).first();
/** What only the cards need, not what the front shares with them. */
const cards = (url: URL) => /chunk\..*\bcards\b.*\.wasm$/.test(url.pathname) && !/\bfront\b|chunk\.but\./.test(url.pathname);
const played = (link: string) => new RegExp(`${link.replace(/[?+.]/g, "\\$&")}(_|&|$)`);

test("the large board is played with a touch", async ({ page }) => {
  await open(page);
  const heap = page.locator(".hero-board .heaps-card").nth(1);
  await heap.locator(".step").nth(2).click();
  await expect(page).toHaveURL(/heaps\/0\.~3\/3\+5\+7\?moves=2-3-2_/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Games that can be solved");
});

test("no id is there twice, and every token is drawn", async ({ page }) => {
  await open(page);
  await expect(page.locator(".systems .card-board").first()).toBeVisible();
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
    const uses = [...document.querySelectorAll("use")].map((one) => one.getAttribute("href")!.slice(1));
    return { twice: ids.filter((id, at) => ids.indexOf(id) !== at), missing: uses.filter((id) => !ids.includes(id)) };
  });
  expect(found).toEqual({ twice: [], missing: [] });
});

test("the large board is played with the keyboard, and says what each match takes", async ({ page }) => {
  await open(page);
  await page.locator(".hero .card-name").focus();
  await page.keyboard.press("Tab");
  const focused = page.locator(".hero-board :focus");
  await expect(focused).toHaveAccessibleName("match 1 of 3: takes 3 matches, leaving nothing");
  await expect(page.getByRole("group", { name: "Heap B: 5 matches" })).toBeVisible();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(focused).toHaveAccessibleName("match 3 of 5: takes 3 matches, leaving 2");
  // One stop, which stays where the keys were.
  await page.keyboard.press("Tab");
  await expect(focused).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(focused).toHaveAccessibleName(/^match 3 of 5/);
  await axe(page);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/heaps\/0\.~3\/3\+5\+7\?moves=2-3-2_/);
  await expect(page.locator("#announced")).toHaveText("You took 3 matches from heap B, leaving 2.");
});

test.describe(() => {
  test.use({ expects: [/ERR_FAILED|Failed to fetch/] });
  test("cards that fail to load can be requested again; everything else is there", async ({ page }) => {
  await page.route(cards, (route) => route.abort());
  await open(page);
  const missing = page.getByRole("region", { name: "Games" }).getByRole("alert");
  const again = missing.getByRole("button");
  await expect(again).toBeVisible();
  await expect(page.locator(".hero-board .step")).toHaveCount(15);
  await page.unroute(cards);
  await again.click();
  await expect(card(page, "Kayles")).toBeVisible();
  await expect(missing).toHaveCount(0);
});
});

test("each view to explore has its picture, and leads there", async ({ page }) => {
  await open(page);
  const pictures = page.locator(".explore");
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const drawn = picture.locator("img");
    await expect.poll(() => drawn.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)).toBe(true);
    const link = (await picture.getByRole("link").getAttribute("href"))!;
    await page.evaluate((link) => void (location.hash = link), link);
    await expect(page.locator("main:not(.front)"), link).toBeVisible();
    await expect(page.locator(".broken"), link).toHaveCount(0);
    await page.goBack();
    await expect(page.locator("main.front")).toBeVisible();
  }
});

test("every piece is reached from the first page", async ({ page }) => {
  await open(page);
  for (const name of ["Rooks", "Kings", "Bishops", "Knights", "Custom pieces"]) {
    await page.getByRole("link", { name: `${name} 8 × 8`, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page.getByRole("grid").locator("svg.pawn").first()).toBeVisible();
    await page.goBack();
    await expect(page.locator("main.front")).toBeVisible();
  }
});

test("Nim: from the token that is clicked, all to the end", async ({ page }) => {
  await open(page);
  const heap = card(page, /^Nim$/).locator(".heaps-card").nth(1);
  await heap.locator(".step").nth(2).hover();
  await heap.locator(".step").nth(2).click();
  await expect(page).toHaveURL(played("heaps/0.~3/3+5+7?moves=2-3-2"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nim");
});

test("Cram: a domino; the first page comes back", async ({ page }) => {
  await open(page);
  await card(page, "Cram on a line").locator(".heaps-card").nth(1).locator(".step").first().click();
  await expect(page).toHaveURL(played("heaps/0.07/9+7?moves=2-2-0"));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Games that can be solved");
});

test("the computer answers the move that was made on the first page", async ({ page }) => {
  await open(page);
  const kayles = card(page, "Kayles");
  await kayles.locator(".heaps-card").nth(1).locator(".step").nth(2).click();
  await expect(page).toHaveURL(/moves=2-1-2_/);
});

test("Chomp: what a bite takes is shown before", async ({ page }) => {
  await open(page);
  const bar = card(page, /^Chomp 3 × 5/);
  const square = (row: number, column: number) => bar.locator(".chomp-card-row").nth(row).locator(":scope > *").nth(column);
  // Pointed at again each time: what is drawn above it as it scrolls into sight moves it.
  const faded = (row: number, column: number) =>
    expect.poll(async () => {
      await square(1, 2).hover();
      return square(row, column).evaluate((it) => getComputedStyle(it).opacity !== "1");
    });
  for (const [row, column, goes] of [[0, 4, false], [1, 1, false], [1, 2, true], [1, 4, true], [2, 1, false], [2, 3, true]] as const)
    await faded(row, column).toBe(goes);
  await square(1, 2).click();
  await expect(page).toHaveURL(played("chomp/3x5/5.5.5?moves=1.2"));
});

test("pawns, and graphs", async ({ page }) => {
  await open(page);
  await card(page, "Pawns 3 × 3").locator(".step").nth(1).click();
  await expect(page).toHaveURL(played("pawns/3x3/1.1?moves=1.1-1.3"));
  await page.goBack();
  await page.locator(".systems .graph-card .step").nth(1).click();
  await expect(page).toHaveURL(played("graph/sticks-6-3/0?rule=misere&moves=2"));
});

test("by keys a card is one stop, and all of it is a link", async ({ page }) => {
  await open(page);
  const link = card(page, "Kayles").getByRole("link");
  await expect(link).toHaveCount(1);
  // Its note, over which the link lies; wherever it is at that moment, as other cards may still come.
  await card(page, "Kayles").locator(".card-note").click({ force: true });
  await expect(page).toHaveURL(/heaps\/0\.77\/7\+5$/);
});

test("every first move that a small board offers is legal", async ({ page }) => {
  await open(page);
  const steps = () => page.locator(".step").evaluateAll((all) => all.map((it) => it.getAttribute("href")!));
  // The cards of one system are drawn after those of another.
  await expect.poll(async () => (await steps()).length).toBeGreaterThan(200);
  const links = await steps();
  for (const link of links.filter((_, at) => at % 7 === 0)) {
    await page.evaluate((link) => void (location.hash = link), link);
    // The page before it is a game as well.
    await ready(page);
    await expect(page, link).toHaveURL(played(link));
    await expect(page.locator("main.game"), link).toBeVisible();
    await expect(page.locator(".broken"), link).toHaveCount(0);
  }
});

test("opening a card far down leads to the top of the game, and Back leads down again", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, serviceWorkers: "block" });
  const page = await context.newPage();
  await open(page);
  await expect(page.locator(".front-way-in")).toBeInViewport({ ratio: 1 });
  // On a phone all that there is can be seen on one screen, and is unfolded from there.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2 * 640);
  // What is folded away is not drawn before.
  await expect(page.locator(".front-part")).toHaveCount(5);
  await expect(page.locator(".front-part :is(a, button, img)")).toHaveCount(0);
  await page.locator("#front-games").tap();
  const link = card(page, /Chomp 8 × 10/).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const down = await page.evaluate(() => scrollY);
  expect(down).toBeGreaterThan(1000);
  await link.tap();
  await expect(page.locator("main.game")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("#content")).toBeFocused();
  await page.goBack();
  await expect(page.locator("main.front")).toBeVisible();
  // Cards that have not been seen yet are taken to be of one height: not to the pixel, but on the screen.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(down - 640);
  await context.close();
});

test("a link to the first page may say the language", async ({ page }) => {
  await open(page, "#/?lang=fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Des jeux que l’on sait résoudre");
  await page.getByRole("button", { name: "Partager" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("checkbox")).toHaveCount(1);
  await expect(dialog.getByRole("textbox")).toHaveValue(/#\/\?lang=fr$/);
});

test("when the cards arrive, nothing else is redrawn: what is clicked at that moment leads where it says", async ({ page }) => {
  let come = () => {};
  const asked = new Promise<void>((done) => (come = done));
  await page.route(cards, async (route) => {
    await asked;
    await route.continue();
  });
  await open(page);
  const stands = await page.locator("main > *, main a, main img").elementHandles();
  const said = await Promise.all(stands.map((one) => one.evaluate((it) => [it.tagName, it.getAttribute("href"), it.getAttribute("aria-labelledby")].join())));
  expect(stands.length).toBeGreaterThan(15);
  come();
  await expect(page.locator(".systems[aria-busy=false]")).toBeVisible();
  const after = await Promise.all(stands.map((one) => one.evaluate((it) => it.isConnected && [it.tagName, it.getAttribute("href"), it.getAttribute("aria-labelledby")].join())));
  expect(after).toEqual(said);
});

test("what is low on the first page does not move under the mouse when further cards come", async ({ page }) => {
  await page.addInitScript(() => {
    const places: number[] = ((window as unknown as { places: number[] }).places = []);
    const look = () => {
      const kept = document.querySelector(".front-kept");
      if (kept) places.push(kept.getBoundingClientRect().top + scrollY);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page);
  await expect(page.locator("#front-heaps")).toBeAttached();
  await expect(page.locator(":root[data-stands]")).toHaveCount(1);
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(40);
});

test("on a phone every small board is whole, and its parts are equal", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await page.locator("summary", { hasText: "Games" }).click();
  const boards = page.locator(".card-board");
  await expect(boards.filter({ has: page.locator(".coins-card") }).first()).toBeVisible();
  const wrong = await boards.evaluateAll((boards) => {
    const beyond = (board: Element) => {
      const frame = board.getBoundingClientRect();
      const outside = [...board.querySelectorAll("*")].some((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
      });
      const equal = [...board.querySelectorAll(".chomp-card-row, .coins-card:not(.on-grid)")].every((row) => {
        const [first, ...rest] = [...row.children].map((part) => part.getBoundingClientRect());
        return rest.every(({ width, top }) => Math.abs(width - first.width) < 0.5 && Math.abs(top - first.top) < 0.5);
      });
      return outside || !equal;
    };
    const shown = boards.filter((board) => board.getClientRects().length > 0);
    return shown.filter(beyond).map((board) => board.closest(".card")?.querySelector(".card-name")?.textContent);
  });
  expect(await boards.count()).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

// What is beside and over a board fits: in few lines on a phone, in the same place from view to view, cut nowhere.

import { deflateSync } from "node:zlib";
import { expect, open, resize, test } from "./lab";

const top = async (locator: import("@playwright/test").Locator) => (await locator.boundingBox())!.y;

for (const theme of ["light", "projector"] as const) {
  test(`on a phone, the header takes one line and the rule and the turn take three, in the theme ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [lang, players] of [["fr", "human-human"], ["en", "human-computer"]] as const) {
      await page.goto("about:blank");
      await open(page, `#/v1/heaps/0.77/7+5?players=${players}`, { lang, theme });
      const line = theme === "projector" ? 25 : 20;
      const status = (await page.locator(".status").boundingBox())!;
      expect(status.height, lang).toBeLessThanOrEqual(3 * line + 1);
      // The one is not placed beside the other, which would leave half of the line to each.
      expect(await top(page.locator(".status-turn"))).toBeGreaterThan(await top(page.locator(".status-rule")));
      const [brand, tools] = [page.locator(".brand"), page.locator(".header-tools")];
      expect(Math.abs((await top(brand)) - (await top(tools))), lang).toBeLessThan(20);
    }
  });
}

test("the steps of a game take one line beside a panel, and two on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, "#/v1/heaps/0.77/7+5", { lang: "fr" });
  const [first, fresh, sum] = [page.locator(".stepper button").first(), page.locator("#new-game"), page.locator("#to-sum")];
  expect(await top(sum)).toBe(await top(first));
  await expect(sum).toBeInViewport({ ratio: 1 });
  await expect(sum).toHaveAccessibleName("Ajouter à une somme");
  await expect(sum).toHaveText(/Somme/);
  await resize(page, { width: 360, height: 740 });
  await expect(async () => {
    expect(await top(fresh)).toBeGreaterThan(await top(first));
    expect(await top(sum)).toBe(await top(fresh));
    expect(await top(page.locator(".hint-near"))).toBe(await top(first));
  }).toPass({ timeout: 15_000 });
  await resize(page, { width: 1440, height: 900 });
  await expect(sum.getByText("Ajouter à une somme")).toBeVisible();
});

test("the names of the views stand beside a board in one line, those of Chomp in two", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [link, lines] of [["heaps/0.77/7+5", 1], ["pawns/5x5/1.3+2.5", 1], ["graph/sticks-6-3/0", 1], ["chomp/4x6/6.6.6.6", 2]] as const) {
    await page.goto("about:blank");
    await open(page, `#/v1/${link}`, { lang: "fr" });
    const tops = await page.locator(".tab").evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
    expect(new Set(tops).size, link).toBe(lines);
  }
});

test("the header stays where it is from one view of a game to the next, and from page to page", async ({ page }) => {
  const views = ["play", "sequence", "misere", "atlas"].map((view) => [`#/v1/heaps/0.77/7+5?view=${view}`, ".tab"]);
  const pages = [["", ".front"], ["#/v1/lesson", ".lesson-entry"], ["#/v1/lesson/nim-1/1", ".lesson-head"], ["#/v1/class", ".class"]];
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    const places = new Map<number, string>();
    for (const [link, shows] of [...views, ...pages]) {
      await page.goto("about:blank");
      await open(page, link);
      await expect(page.locator(shows).first()).toBeVisible();
      places.set(Math.round((await page.locator(".brand").boundingBox())!.x), link);
    }
    expect([...places.values()], `${width}`).toHaveLength(1);
  }
});

test.describe("under a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("coins are large, and a long row of them goes on below", async ({ page }) => {
    for (const [row, least] of [["0110100", 36], ["10".repeat(32), 32]] as const) {
      await page.goto("about:blank");
      await open(page, `#/v1/coins/mock/${row}`);
      const boxes = await page.locator(".coin-art").evaluateAll((all) => all.map((coin) => coin.getBoundingClientRect()));
      expect(Math.min(...boxes.map((box) => box.width)), row).toBeGreaterThanOrEqual(least);
      expect(Math.max(...boxes.map((box) => box.right)), row).toBeLessThanOrEqual(360);
      await expect(page.locator(".scroll-hint")).toHaveCount(0);
    }
    await page.goto("about:blank");
    await open(page, "#/v1/coins/twinsxtwins/0000.0010.0100.0001");
    const box = (await page.locator(".coin-art").first().boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(48);
  });

  test("what a step of a lesson asks is seen, though its text is shortened", async ({ page }) => {
    const told = "Rangez les allumettes de chaque tas par groupes de 4, 2 et 1, chaque sorte servant au plus une fois par tas. ";
    const lesson = `title: Groupes\nlang: fr\n---\n#/v1/heaps/0.~3/6\n${told.repeat(9)}\n\nComment range-t-on un tas de 6 ?\n( ) 3 + 3\n(x) 4 + 2\n`;
    await open(page, `#/v1/lesson/~${deflateSync(lesson).toString("base64url")}`, { lang: "fr" });
    await expect(page.getByRole("button", { name: "Afficher tout le texte" })).toBeVisible();
    await expect(page.getByText(/^Comment range.t.on un tas de 6/)).toBeInViewport({ ratio: 1 });
  });

  test("a question before a class is not cut", async ({ page }) => {
    await open(page, "#/v1/lesson/nim-1/3?view=project", { lang: "fr" });
    await expect(page.locator(".project .heaps-board")).toBeVisible();
    const cut = await page.locator(".project-text").evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
  });

  test("a game that is over shows the ways on in two columns", async ({ page }) => {
    await open(page, "#/v1/heaps/0.77/2?moves=1-2-0", { lang: "fr" });
    const buttons = page.locator(".ending .button");
    expect(await top(buttons.nth(0))).toBe(await top(buttons.nth(1)));
    const box = (await page.locator(".ending").boundingBox())!;
    expect(box.height).toBeLessThan(300);
  });

  test("a part of the first page that is folded away says what is in it", async ({ page }) => {
    await open(page);
    const games = page.locator("details.front-games > summary");
    await expect(games).toHaveText(/Games\s*Kayles/);
    expect((await games.boundingBox())!.height).toBeLessThan(50);
    await games.tap();
    await expect(games.locator(".quiet")).toBeHidden();
  });
});

test("cards of a line say what they say at the same height", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const list = page.locator("section[aria-labelledby='front-heaps'] .cards");
  await list.scrollIntoViewIfNeeded();
  const notes = list.locator("li:nth-child(-n + 4) .card-note");
  await expect(notes).toHaveCount(4);
  const tops = await notes.evaluateAll((all) => all.map((note) => Math.round(note.getBoundingClientRect().top)));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
});

test("before a class, question and buttons are within the window at every width", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1/2?view=project", { lang: "fr", theme: "projector" });
  await expect(page.locator(".project .heaps-board")).toBeVisible();
  for (const width of [360, 700, 768, 900, 1024]) {
    await resize(page, { width, height: 900 });
    const outside = () => page.locator(".project").evaluate((project) => {
      const all = [...project.querySelectorAll(".project-bar .button, .project-text")];
      return all.filter((one) => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().bottom > innerHeight + 1).length;
    });
    await expect.poll(outside, `${width} px`).toBe(0);
  }
});

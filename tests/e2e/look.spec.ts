// How a link says how a game is shown: language, theme, embed; and what the reader chooses.

import { expect, open, ready, test } from "./lab";
import { announced, expectHeaps, tabTo, token } from "./heaps";
import { board as pawnBoard, square as pawnSquare } from "./pawns";
import { vertex } from "./place";

const html = "html";

test("`lang` sets the language, and a choice of the reader’s goes into the link", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5", { lang: "fr" });
  await expect(page.locator(html)).toHaveAttribute("lang", "fr");
  await expect(page.getByText("Celui qui renverse la dernière quille gagne")).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator(html)).toHaveAttribute("lang", "en");
  await expect(page.getByText("The player who knocks over the last pin wins")).toBeVisible();
  await expect(page).toHaveURL(/[?&]lang=en(&|$)/);
  await page.reload();
  await ready(page);
  await expect(page.getByText("The player who knocks over the last pin wins")).toBeVisible();
});

test("a link without `lang` stays without, whatever the reader chooses", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5");
  await page.getByRole("button", { name: "français" }).click();
  await expect(page.getByText("Celui qui renverse la dernière quille gagne")).toBeVisible();
  expect(page.url()).not.toContain("lang");
  // The choice is kept on the device.
  await page.reload();
  await ready(page);
  await expect(page.getByText("Celui qui renverse la dernière quille gagne")).toBeVisible();
});

test("a link’s language is not kept on the device", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5", { lang: "fr" });
  await expect(page.locator(html)).toHaveAttribute("lang", "fr");
  await page.goto("./");
  await page.reload();
  await ready(page);
  await expect(page.locator(html)).toHaveAttribute("lang", "en");
});

test.describe("in a French browser", () => {
  test.use({ locale: "fr-CA" });

  test("the page is French", async ({ page }) => {
    await open(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Des jeux que l’on sait résoudre");
  });
});

for (const theme of ["light", "dark", "projector"] as const) {
  test(`\`theme=${theme}\` sets the theme`, async ({ page }) => {
    await open(page, "#/v1/heaps/0.77/7+5", { theme });
    await expect(page.locator(html)).toHaveAttribute("data-theme", theme);
    await expect(page.getByRole("combobox", { name: "Colour theme" })).toHaveValue(theme);
  });
}

test("a theme that is chosen changes the page, the link, and what is kept", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5", { theme: "dark" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.getByRole("combobox", { name: "Colour theme" }).selectOption("light");
  await expect.poll(ground).not.toBe(dark);
  await expect(page).toHaveURL(/[?&]theme=light(&|$)/);
  await page.goto("./");
  await page.reload();
  await ready(page);
  await expect(page.locator(html)).toHaveAttribute("data-theme", "light");
});

test("the menu of themes says what the page looks like, whatever was chosen in it before", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5");
  const menu = page.getByRole("combobox", { name: "Colour theme" });
  await menu.selectOption("dark");
  for (const [link, value] of [["?theme=light", "light"], ["", "dark"], ["?theme=projector", "projector"], ["", "dark"]]) {
    await page.evaluate((link) => void (location.hash = `#/v1/heaps/0.77/7+5${link}`), link);
    await expect(page.locator(html)).toHaveAttribute("data-theme", value);
    await expect(menu).toHaveValue(value);
  }
});

test("`embed` shows the board alone, to play on", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/2?embed=1&players=human-human");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("tablist")).toHaveCount(0);
  await expect(page.getByText("A player who can’t move loses")).toBeVisible();
  await token(page, 1, 1).click();
  await announced(page, "Player 1 has won!");
  const whole = page.getByRole("link", { name: "Open in Nimlab" });
  await expect(whole).toHaveAttribute("href", /#\/v1\/heaps\/0\.07\/2\?moves=1-2-0&players=human-human$/);
});

test("an embedded game begins anew inside its frame", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/9?embed=1&players=human-human");
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Heaps" }).fill("6");
  await page.getByRole("button", { name: "Start game" }).click();
  await expectHeaps(page, [6]);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]embed=1(&|$)/);
});

test("`embed` works inside a frame of another page", async ({ page, baseURL }) => {
  // Nimlab's own page shows no frames; that of somebody else does.
  const address = `${baseURL}?frame#/v1/heaps/0.07/2?embed=1&players=human-human`;
  await page.setContent(`<iframe src="${address}" width="500" height="400"></iframe>`);
  const frame = page.frameLocator("iframe");
  await frame.getByRole("gridcell").first().click();
  await expect(frame.getByRole("status").filter({ hasText: "Player 1 has won!" })).toBeVisible();
});

test("on paper: dark ink, whatever the screen has, and nothing to press", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "#/v1/pawns/5x5/1.3+2.5+5.1?view=analyse");
  await expect(page.locator(".verdict")).toBeVisible();
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const onScreen = await ink();
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect.poll(ink).not.toBe(onScreen);
  // The winning moves are buttons, and what is read; so are terms in a sentence.
  await expect(page.locator("button:not(.move-button, .term)").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("grid")).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  expect(await ink()).not.toBe(onScreen);
});

test("on paper a sequence keeps what was found, and has nothing of what is only pressed; a plot has dark points", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=200", { theme: "dark" });
  await expect(page.locator("#period .badge").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const pressed of ["#files", "#candidate", "#named", "#plot-keys", ".plot-tools"]) await expect(page.locator(pressed)).toBeHidden();
  for (const found of ["#period", "#values table", ".plot figcaption", ".plot canvas"]) await expect(page.locator(found).first()).toBeVisible();
  await expect(page.locator(".plot canvas").first()).toHaveCSS("filter", /invert/);
  await page.emulateMedia({ media: "screen" });
  await page.getByLabel("Colour theme").selectOption("light");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".plot canvas").first()).toHaveCSS("filter", "none");
  // The bar of small screens says what the panel says.
  await open(page, "#/v1/heaps/0.77/7+5+12?view=analyse");
  await expect(page.locator(".panel .verdict")).toBeVisible();
  await expect(page.locator(".why-bar")).toBeHidden();
});

test("a link on paper has its whole address", async ({ page, baseURL }) => {
  await open(page, "#/v1/lesson/practical-attractor?view=paper");
  const link = page.locator(".sheet a[data-address]").first();
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const after = await link.evaluate((it) => getComputedStyle(it, "::after").content);
  expect(after).toContain(`${baseURL}#/v1/graph/`);
});

test("on paper a long table is whole", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=atlas");
  await page.locator(".atlas .primary").click();
  await expect(page.locator(".atlas-table .badge.proved").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const cut = () =>
    page.evaluate(() => [...document.querySelectorAll(".scroll")].filter((box) => box.scrollHeight > box.clientHeight + 1).length);
  await expect.poll(cut).toBe(0);
});

test("in the reader's own colours the pieces are still there", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page);
  const ground = (selector: string) => page.locator(selector).first().evaluate((it) => getComputedStyle(it).backgroundColor);
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const piece of [".chomp-card .step", ".pawns-card span", ".header-language[aria-pressed=true]"])
    expect(await ground(piece), piece).not.toBe(canvas);
});

test("in the reader's own colours the keys are told from where a piece can go, and vertices that are gone from free ones", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "#/v1/pawns/5x5/1.3+2.5?players=human-human");
  await tabTo(page, pawnBoard(page));
  for (const key of ["Control+Home", "ArrowRight", "ArrowRight", "Enter", "ArrowRight"]) await page.keyboard.press(key);
  await expect(pawnSquare(page, "1.4")).toBeFocused();
  const outline = (at: string) =>
    pawnSquare(page, at).evaluate((square) => {
      const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(square);
      return [outlineStyle, outlineColor, outlineOffset].join(" ");
    });
  for (const other of ["1.5", "2.3", "3.3"]) {
    await expect(pawnSquare(page, other)).toHaveClass(/\btarget\b/);
    expect(await outline(other), other).not.toContain("none");
    expect(await outline(other), other).not.toBe(await outline("1.4"));
  }

  await open(page, "#/v1/place/node-kayles-graph-1-2.1-3.2-3.3-4.4-5/none?players=human-human&moves=1");
  const border = (number: number) => vertex(page, number).evaluate((one) => getComputedStyle(one).borderTopStyle);
  const free = await border(4);
  // The first was taken, the others went with it.
  await expect(vertex(page, 1)).toHaveClass(/\btaken\b/);
  for (const gone of [1, 2, 3]) {
    await expect(vertex(page, gone)).toHaveClass(/\bgone\b/);
    expect(await border(gone), `vertex ${gone}`).not.toBe(free);
  }
  expect(await border(1)).not.toBe(await border(2));
});

test("an embedded view says the game's name and rule, and shows what it is about", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?embed=1&view=analyse&values=hide");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kayles 0.77");
  await expect(page.getByText("Knock over one pin, or two side by side.")).toBeVisible();
  await expect(page.locator(".verdict")).toHaveCount(0);
  await page.getByRole("button", { name: "Show the answers" }).click();
  await expect(page.locator(".verdict")).toBeVisible();
});

// How a link says that a game is looked at: language, theme, embed; and what the reader chooses.

import { expect, open, ready, test } from "./lab";
import { announced, expectHeaps, token } from "./heaps";

const html = "html";

test("`lang` sets the language, and a choice of the reader’s goes into the link", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5", { lang: "fr" });
  await expect(page.locator(html)).toHaveAttribute("lang", "fr");
  await expect(page.getByText("Qui ne peut plus jouer perd")).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator(html)).toHaveAttribute("lang", "en");
  await expect(page.getByText("Who cannot move loses")).toBeVisible();
  await expect(page).toHaveURL(/[?&]lang=en(&|$)/);
  await page.reload();
  await ready(page);
  await expect(page.getByText("Who cannot move loses")).toBeVisible();
});

test("a link without `lang` stays without, whatever the reader chooses", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5");
  await page.getByRole("button", { name: "français" }).click();
  await expect(page.getByText("Qui ne peut plus jouer perd")).toBeVisible();
  expect(page.url()).not.toContain("lang");
  // The choice is kept on the device.
  await page.reload();
  await ready(page);
  await expect(page.getByText("Qui ne peut plus jouer perd")).toBeVisible();
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
    await expect(page.getByRole("combobox", { name: "Colours" })).toHaveValue(theme);
  });
}

test("a theme that is chosen changes the page, the link, and what is kept", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5", { theme: "dark" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.getByRole("combobox", { name: "Colours" }).selectOption("light");
  await expect.poll(ground).not.toBe(dark);
  await expect(page).toHaveURL(/[?&]theme=light(&|$)/);
  await page.goto("./");
  await page.reload();
  await ready(page);
  await expect(page.locator(html)).toHaveAttribute("data-theme", "light");
});

test("`embed` shows the board alone, to play on", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/2?embed=1&players=human-human");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("tablist")).toHaveCount(0);
  await expect(page.getByText("Who cannot move loses")).toBeVisible();
  await token(page, 1, 1).click();
  await announced(page, "Player 1 has won!");
  const whole = page.getByRole("link", { name: "Open in Nimlab" });
  await expect(whole).toHaveAttribute("href", /#\/v1\/heaps\/0\.07\/2\?moves=1-2-0&players=human-human$/);
});

test("an embedded game begins anew inside its frame", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/9?embed=1&players=human-human");
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("dialog").getByLabel("Heaps").fill("6");
  await page.getByRole("button", { name: "Begin" }).click();
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

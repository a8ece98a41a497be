// The language and the theme of a link, and those of a reader whose browser is French.

import { expect, open, test } from "./lab";

test.use({ locale: "fr-FR" });

for (const start of ["#/?lang=en", "#/v1/chomp/4x5/5.5.5.5?view=gallery&lang=en"]) {
  test(`every link of ${start} keeps its language, and so does a reload`, async ({ page }) => {
    await open(page, start);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const links = page.locator('a[href^="#/"]');
    // The cards of the first page come after it.
    await expect.poll(() => links.count()).toBeGreaterThan(5);
    const without = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href") ?? "").filter((href) => !/[?&]lang=en(&|$)/.test(href)),
    );
    expect(without).toEqual([]);
    await links.last().click();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    // Whoever chooses a language has chosen it everywhere.
    await page.getByRole("button", { name: /^FR/ }).click();
    await expect(page.locator("a.brand")).toHaveAttribute("href", "#/");
  });
}

test("the language and the theme of a link go with all ways from there, and elsewhere the reader’s own are back", async ({ page }) => {
  const root = page.locator("html");
  const stands = async (link: RegExp, lang: string, theme: string | null) => {
    await expect(page).toHaveURL(link);
    await expect(root).toHaveAttribute("lang", lang);
    await expect(root).toHaveJSProperty("dataset.theme", theme ?? undefined);
  };
  await open(page, "#/?lang=en&theme=dark");
  await page.locator(".systems a.card-name[href*='/chomp/']").click();
  await stands(/chomp\/.*lang=en.*theme=dark/, "en", "dark");
  await page.locator(".brand").click();
  await stands(/#\/\?lang=en&theme=dark$/, "en", "dark");
  await page.reload();
  await stands(/#\/\?lang=en&theme=dark$/, "en", "dark");
  // By the keyboard alone, and to a lesson.
  await page.locator("main a[href*='/v1/lesson']").first().press("Enter");
  await stands(/\/v1\/lesson.*lang=en&theme=dark$/, "en", "dark");
  // What is typed opens as it would in a fresh browser.
  await page.goto("./#/v1/heaps/0.77/7+5");
  await stands(/0\.77\/7\+5$/, "fr", null);
  // What was chosen is the reader's own, and is in no address.
  await page.getByRole("button", { name: "English" }).click();
  await page.locator(".brand").click();
  await stands(/#\/$/, "en", null);
});

test("what is chosen while a page is on its way counts, and not what its link sets", async ({ page }) => {
  const root = page.locator("html");
  let come = () => {};
  const awaited = new Promise<void>((resolve) => (come = resolve));
  await open(page, "#/?lang=en&theme=dark");
  await page.route(/\/chunk\.lesson[^/]*\.wasm$/, (route) => awaited.then(() => route.continue()));
  await page.evaluate(() => location.assign("#/v1/lesson?lang=en&theme=dark"));
  await expect(root).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: /^FR/ }).click();
  await expect(root).toHaveAttribute("lang", "fr");
  come();
  await expect(page).toHaveTitle(/Leçons|Lessons/);
  await expect(page.locator("a.brand")).toHaveAttribute("href", "#/?theme=dark");
  await expect(root).toHaveAttribute("lang", "fr");
  await expect(root).toHaveAttribute("data-theme", "dark");
});

test("a language before the # is that of the page, until another is chosen", async ({ page }) => {
  const root = page.locator("html");
  await open(page, "?lang=en#/v1/heaps/0.77/7+5");
  await expect(root).toHaveAttribute("lang", "en");
  await page.locator(".brand").click();
  await expect(root).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: /^FR/ }).click();
  await expect(root).toHaveAttribute("lang", "fr");
});

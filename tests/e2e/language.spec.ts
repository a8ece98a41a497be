// The language and the theme of a link, and those of a reader whose browser is French.

import { expect, open, still, test } from "./lab";

test.use({ locale: "fr-FR" });

for (const start of ["#/?lang=en", "#/v1/chomp/4x5/5.5.5.5?view=gallery&lang=en"]) {
  test(`every link of ${start} keeps its language, and so does a reload`, async ({ page }) => {
    await open(page, start);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const links = page.locator('a[href^="#/"]');
    // The cards of the first page come after it, and bars after the gallery that has room for them.
    const whole = start.startsWith("#/?") ? ".systems[aria-busy=false]" : ".gallery-bites";
    await expect(page.locator(whole).first()).toBeVisible();
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

test("in a lesson too, what was chosen over its link is there after a reload, at each step", async ({ page }) => {
  const root = page.locator("html");
  await open(page, "#/v1/lesson/nim-1/1?lang=en&theme=dark");
  await expect(page.locator(".lesson-head h1")).toHaveText("Two equal heaps");
  await page.getByRole("button", { name: /^FR/ }).click();
  await expect(page.locator(".lesson-head h1")).toHaveText("Deux tas égaux");
  await expect(page).toHaveURL(/nim-1\/1\?lang=fr&theme=dark$/);
  await page.reload();
  await expect(root).toHaveAttribute("lang", "fr");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(page.locator(".lesson-head h1")).toHaveText("Deux tas égaux");
});

test("the language of a sheet is its own, and not that of the pages that it leads to", async ({ page }) => {
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill("title: Two heaps\nlang: en\n---\n#/v1/heaps/0.~3/3+1?task=move\nWhich move?\n");
  await page.locator("a[href*='view=paper']").click();
  await expect(page.locator(".sheet-who")).toContainText("Name");
  const links = page.locator("a[href^='#/']");
  await expect(links.first()).toBeVisible();
  expect(await links.evaluateAll((all) => all.filter((link) => link.getAttribute("href")?.includes("lang=")).length)).toBe(0);
});

test("a worksheet of Nimlab is in the reader’s language, whatever the page before it was in", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?lang=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.evaluate(() => location.assign("#/v1/lesson/nim-1?view=paper"));
  await expect(page.locator(".sheet-who")).toContainText("Nom");
});

test("what was chosen before does not fight with the language of a link", async ({ page }) => {
  await open(page, "#/");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.evaluate(() => {
    let written = 0;
    const replace = history.replaceState.bind(history);
    history.replaceState = (...how) => {
      document.documentElement.dataset.written = String(++written);
      replace(...how);
    };
    location.assign("#/v1/pawns/5x5/1.3+2.5?lang=fr&theme=dark");
  });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await still(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveURL(/lang=fr&theme=dark$/);
  expect(Number(await page.locator("html").getAttribute("data-written"))).toBeLessThan(5);
});

test("what was chosen in a lesson is not undone on the way to a page that is slow, nor by coming back", async ({ page }) => {
  const root = page.locator("html");
  let come = () => {};
  const awaited = new Promise<void>((resolve) => (come = resolve));
  await open(page, "#/v1/lesson/nim-1/1?lang=fr");
  await page.getByRole("button", { name: "English" }).click();
  await expect(root).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(/lang=en/);
  await page.route(/\/chunk\.([^/]*\.)?graph[.-][^/]*\.wasm$/, (route) => awaited.then(() => route.continue()));
  await page.evaluate(() => location.assign("#/v1/graph/list/a=0-1+b=10?lang=fr"));
  await expect(page.locator(".on-its-way")).toBeVisible();
  await expect(root).toHaveAttribute("lang", "en");
  // Chosen meanwhile, it is over the link of the game that comes.
  await page.getByRole("button", { name: /^FR/ }).click();
  await page.getByRole("button", { name: "English" }).click();
  come();
  await expect(page.locator(".graph-drawing")).toBeVisible();
  await expect(root).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(/graph\/list\/.*lang=en/);
  await page.goBack();
  await expect(page.locator(".lesson-head h1")).toBeVisible();
  await expect(page).toHaveURL(/lesson\/nim-1\/1\?lang=en$/);
  await expect(root).toHaveAttribute("lang", "en");
});

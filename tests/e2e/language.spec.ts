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
    await expect(page.locator("a.brand")).toHaveAttribute("href", "#/?lang=fr");
  });
}

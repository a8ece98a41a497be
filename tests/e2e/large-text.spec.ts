// Text of twice the size, as a reader sets it in the browser: all of a page can be read without scrolling sideways.

import { expect, open, test } from "./lab";
import config from "./playwright.config";

const { launchOptions } = config.use!;
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions!.args!, "--blink-settings=defaultFontSize=32"] } });

/** Each with something that is there only once all has been worked out: the widest comes last. */
const LINKS: [link: string, whole: string][] = [
  ["", "main h1"],
  ["#/v1/heaps/0.77/7+5?view=analyse", ".why table.binary"],
  ["#/v1/heaps/0.77/7+5?view=sequence", ".facts .figure-files"],
  ["#/v1/pawns/5x5/1.3+2.5?view=analyse", ".why .figure-files"],
  ["#/v1/chomp/4x5/5.5.5.5?view=analyse", ".why .verdict"],
  ["#/v1/graph/sticks-6-3/0?view=analyse", ".why .verdict"],
];

for (const width of [360, 640, 1280]) {
  test(`text at 200 % on ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [link, whole] of LINKS) {
      await open(page, link);
      await expect(page.locator(whole).first()).toBeVisible();
      const { size, wide, seen } = await page.evaluate(() => ({
        size: getComputedStyle(document.documentElement).fontSize,
        wide: document.documentElement.scrollWidth,
        seen: document.documentElement.clientWidth,
      }));
      expect(size).toBe("32px");
      expect(wide, link).toBeLessThanOrEqual(seen);
    }
  });
}

// The wheel scrolls the page also over what can be zoomed; with Ctrl held, as browsers report two fingers on a touchpad
// too, it zooms that.

import type { Page } from "@playwright/test";
import { expect, fitted, open, test } from "./lab";

test.use({ viewport: { width: 1366, height: 600 } });

const seen: Record<string, [string, (page: Page) => Promise<string | null>]> = {
  "graph/sticks-6-3/0": [".graph-drawing", (page) => page.locator(".graph-drawing").getAttribute("viewBox")],
  "heaps/0.77/7+5?view=sequence&to=1000": [
    ".plot-frame",
    (page) => page.locator(".plot-frame").getByRole("img").getAttribute("aria-label"),
  ],
};

for (const [link, [where, shown]] of Object.entries(seen)) {
  test(`the wheel scrolls the page, and with Ctrl zooms what is under it: ${link}`, async ({ page }) => {
    await open(page, `#/v1/${link}`);
    // All of it is there.
    await expect.poll(() => shown(page)).toMatch(link.startsWith("graph") ? /\d/ : /values from 0 to 8/);
    if (link.startsWith("graph")) await fitted(page);
    const whole = await shown(page);
    await page.locator(where).hover({ position: { x: 200, y: 60 } });
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await shown(page)).toBe(whole);
    // It may take its time.
    let scrolled = -1;
    await expect.poll(async () => {
      const before = scrolled;
      scrolled = await page.evaluate(() => scrollY);
      return scrolled - before;
    }).toBe(0);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -120);
    await expect.poll(() => shown(page)).not.toBe(whole);
    await page.keyboard.up("Control");
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
}

// What is on a page stays where it is while the rest comes.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";

const links = [
  "",
  "#/v1/heaps/0.77/7+5?view=analyse",
  "#/v1/heaps/0.77/7+5?view=sequence",
  "#/v1/pawns/5x5/1.1?view=nimbers",
  "#/v1/chomp/4x6/6.6.6.6?view=map",
  "#/v1/graph/sticks-6-3/0?view=attractor",
  "#/v1/lesson/nim-1",
  "#/v1/class",
];

type Jump = { value: number; what: string[] };

/** Notes how far what is seen moves, as browsers count it (Layout Instability API). */
const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    const jumps: Jump[] = [];
    const said = ({ node, previousRect, currentRect }: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }) =>
      `${node?.getAttribute?.("class") ?? node?.nodeName}: ${previousRect.y} to ${currentRect.y}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as any[]) jumps.push({ value: entry.value, what: entry.sources.map(said) });
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { jumps });
  });

for (const width of [412, 1440]) {
  test(`nothing jumps on ${width} pixels while a page comes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    await watchJumps(page);
    for (const link of links) {
      // Another document each time, as when one comes by a link.
      await page.goto("about:blank");
      await open(page, link);
      await expect(page.locator("main [aria-busy=true], main progress")).toHaveCount(0);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      const jumps = await page.evaluate(() => (window as unknown as { jumps: Jump[] }).jumps);
      const sum = jumps.reduce((sum, { value }) => sum + value, 0);
      expect.soft(sum, `${link}\n${jumps.flatMap(({ value, what }) => [value.toFixed(3), ...what]).join("\n")}`).toBeLessThan(0.05);
    }
  });
}

// Fingers on the drawing of a graph: one scrolls the page until the drawing is zoomed in, and then moves the drawing;
// two zoom.

import type { CDPSession, Page } from "@playwright/test";
import { expect, fitted, open, test } from "./lab";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

type Finger = { x: number; y: number };

/** Moves fingers from where they come down to where they are lifted. */
async function drag(client: CDPSession, from: Finger[], to: Finger[]) {
  const STEPS = 12;
  const at = (step: number) =>
    from.map(({ x, y }, id) => ({ id, x: x + ((to[id].x - x) * step) / STEPS, y: y + ((to[id].y - y) * step) / STEPS }));
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step++) {
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
  }
  // Held for a moment, so that nothing goes on by its own weight.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(STEPS) });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const seen = (page: Page) => page.locator(".graph-drawing").getAttribute("viewBox");
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const wide = async (page: Page) => Number((await seen(page))!.split(" ")[2]);

for (const link of ["graph/sticks-6-3/0", "graph/sticks-6-3/0?view=attractor"]) {
  test(`one finger scrolls the page, or moves what is zoomed in, and two zoom: ${link}`, async ({ page }) => {
    await open(page, `#/v1/${link}`);
    await expect(page.locator(".graph-drawing")).toContainText("0;0");
    await fitted(page);
    const client = await page.context().newCDPSession(page);
    const box = (await page.locator(".graph-drawing").boundingBox())!;
    const [x, y] = [box.x + 60, box.y + Math.min(box.height, 740 - box.y) - 60];
    const whole = await seen(page);

    // As it is at first: the page goes up, and the drawing stays as it is.
    await drag(client, [{ x, y }], [{ x, y: y - 200 }]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    expect(await seen(page)).toBe(whole);
    await page.evaluate(() => scrollTo(0, 0));

    // Two fingers, one above the other, zoom it where it is.
    const middle = { x: box.x + 150, y: box.y + 200 };
    await drag(
      client,
      [{ ...middle, y: middle.y - 30 }, { ...middle, y: middle.y + 30 }],
      [{ ...middle, y: middle.y - 90 }, { ...middle, y: middle.y + 90 }],
    );
    await expect.poll(() => wide(page)).toBeLessThan(Number(whole!.split(" ")[2]) * 0.7);
    expect(await scrolled(page)).toBe(0);

    // Now one finger moves the drawing, and not the page.
    const closer = await seen(page);
    await drag(client, [{ x, y }], [{ x: x + 20, y: y - 200 }]);
    await expect.poll(() => seen(page)).not.toBe(closer);
    expect(await scrolled(page)).toBe(0);
    const [before, after] = [closer!, (await seen(page))!].map((box) => Number(box.split(" ")[1]));
    expect(after - before).toBeGreaterThan(50);

    // Seen whole again, it lets the page be scrolled again.
    await page.getByRole("group", { name: "Zoom" }).getByRole("button").last().tap();
    await page.evaluate(() => scrollTo(0, 0));
    await drag(client, [{ x, y }], [{ x, y: y - 200 }]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  });
}

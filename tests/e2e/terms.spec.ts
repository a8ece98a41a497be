// Terms in a sentence, which open their definitions.

import { expect, open, test } from "./lab";

test("what is joined to a term stays on its line", async ({ page }) => {
  await open(page, "#/v1/place/cram-4x5/2.2?view=analyse", { lang: "fr" });
  const term = page.locator(".term").first();
  await expect(term).toBeVisible();
  let beside = 0;
  for (let width = 280; width <= 480; width += 10) {
    await page.setViewportSize({ width, height: 740 });
    const parted = await page.locator(".term").evaluateAll((terms) =>
      terms.flatMap((term) => {
        const line = term.getBoundingClientRect();
        // The letters around the button, where they are no space.
        const around = [term.previousSibling, term.nextSibling].flatMap((text, side) => {
          if (!(text instanceof Text) || text.data === "") return [];
          const at = side === 0 ? text.length - 1 : 0;
          const range = new Range();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return /^[ \n]$/.test(range.toString()) ? [] : [range.getBoundingClientRect()];
        });
        return around.map((letter) => letter.bottom > line.top && letter.top < line.bottom);
      }),
    );
    beside += parted.length;
    expect(parted, `${width} px`).not.toContain(false);
  }
  expect(beside).toBeGreaterThan(0);
});

test("a term opens its definition, and closes it", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=analyse");
  const term = page.getByRole("button", { name: "nim-sum" }).first();
  await term.click();
  await expect(term).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("note").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(term).toHaveAttribute("aria-expanded", "false");
});

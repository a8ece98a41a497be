// The mask workshop.

import { axe, expect, open, test } from "./lab";
import { button, computed, fact, main } from "./explorer";

/** The values of Kayles by its rule. */
function kaylesTo(last: number): number[] {
  const values: number[] = [0];
  for (let n = 1; n <= last; n++) {
    const options = new Set<number>();
    for (const rest of [n - 1, n - 2]) {
      for (let a = 0; a <= rest / 2; a++) options.add(values[a] ^ values[rest - a]);
    }
    let value = 0;
    while (options.has(value)) value++;
    values.push(value);
  }
  return values;
}

const bits = (value: number) => value.toString(2).replaceAll("0", "").length;

test("the mask of Kayles is found, switched and kept in the link", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
  await computed(page, "1000");
  await expect(fact(page, "mask")).toContainText("1111 in binary, 15 in decimal");
  await expect(fact(page, "mask")).not.toContainText("too many");
  await button(page, "Open the workshop").click();
  const workshop = fact(page, "workshop");
  await expect(workshop).toContainText("Switch on at least one bit.");
  await button(page, "Find the best mask").click();
  const values = kaylesTo(1000);
  const rare = values.map((_, n) => n).filter((n) => n > 0 && bits(values[n] & 15) % 2 === 0);
  await expect(workshop).toContainText(`Rare heaps from 1 onwards: ${rare.length} of 1000`);
  await expect(workshop).toContainText(`The last one is ${rare.at(-1)}.`);
  await expect(workshop).toContainText("The mask agrees with the cut-off of 10%");
  await expect(page).toHaveURL(/[?&]mask=1111(&|$)/);
  // Another bit, another mask.
  await workshop.getByRole("button", { name: "8", exact: true }).click();
  await expect(workshop).toContainText("Mask 111 in binary, 7 in decimal");
  await expect(workshop).toContainText("the mask and the cut-off disagree: 8.");
  await expect(page).toHaveURL(/[?&]mask=111(&|$)/);
  await axe(page);
});

test("a mask in a link opens the workshop; one value is worked out both ways", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&mask=1111&lang=fr");
  const workshop = fact(page, "workshop");
  const n = workshop.getByRole("textbox", { name: "G(n) pour n =" });
  const values = kaylesTo(60);
  for (const heap of [30, 11, 60]) {
    await n.fill(String(heap));
    await expect(workshop).toContainText(`G(${heap}) = ${values[heap]}`);
  }
  const options = await workshop.locator(".working tbody tr").count();
  const skipped = await workshop.locator(".working tr.skipped").count();
  // One taken leaves 59 in 30 ways, two taken leave 58 in 30.
  expect(options).toBe(60);
  expect(skipped).toBeGreaterThan(10);
  await n.fill("5000");
  await expect(workshop.getByRole("alert")).toContainText("400");
  await axe(page);
});

test("what no mask helps says so", async ({ page }) => {
  await open(page, "#/v1/heaps/0.333/7?view=sequence");
  await button(page, "Open the workshop").click();
  await expect(fact(page, "workshop")).toContainText("there is nothing to skip");
});

test("the empty heap is neither rare nor common", async ({ page }) => {
  await open(page, "#/v1/heaps/0.16/15?view=sequence&to=40000");
  await computed(page, "40,000");
  const said = await fact(page, "histogram").locator("p").first().textContent();
  const [, common, rare] = (said ?? "").match(/Common heaps: ([\d,]+); rare heaps: ([\d,]+)/) ?? [];
  const number = (text: string) => Number(text.replaceAll(",", ""));
  expect(number(common) + number(rare)).toBe(40_000);
  // By the plain method the mask that would serve is told.
  await open(page, "#/v1/heaps/0.16/15?view=sequence&to=5000&method=plain");
  await expect(fact(page, "mask")).toContainText("Masks are used only by the fast method.");
  await expect(fact(page, "mask")).toContainText("The mask that would leave the fewest rare heaps is 11110");
  await expect(main(page)).not.toContainText("not finite");
});

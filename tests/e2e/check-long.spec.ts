// Texts of every length in the tool for the reader's own results: how they come, what is refused, how long it takes.

import { field, openTool, pasteMade, said, says } from "./check";
import { axe, expect, longTasks, open, test } from "./lab";
import { computed } from "./explorer";

/** A million values; of 0.333 they are n mod 4, but for one. */
const MILLION = () => `[${Array.from({ length: 1_000_000 }, (_, n) => (n === 765_432 ? 7 : n % 4)).join(", ")}]`;

test("a verdict goes as soon as another text is there", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  await openTool(page);
  await says(page, "[0, 1, 2, 3]", "All 4 values agree.");
  const now = await field(page).evaluate(async (area: HTMLTextAreaElement) => {
    area.value = "[0, 1, 2, 4]";
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return document.querySelector("#check-said")!.textContent;
  });
  // On a busy machine the next one may be there already.
  expect(now).toMatch(/^(Comparing…|G\(3\): you have 4)/);
  await expect(said(page)).toContainText("G(3): you have 4");
});

test("a grid that ends early is compared so far", async ({ page }) => {
  await open(page, "#/v1/chomp/2x3/3.3?view=map&lang=fr");
  await openTool(page);
  await says(page, "[[0, 1, 1]]", "il ne contient que la première des 2 lignes");
  await axe(page);
});

test("of a million values the wrong one is found, by the worker", async ({ page, faults }) => {
  await open(page, "#/v1/heaps/0.333/5?view=sequence&to=1000000");
  await computed(page, "1,000,000");
  await openTool(page);
  faults.ways.clear();
  await pasteMade(page, MILLION);
  await expect(said(page)).toContainText("G(765432): you have 7; the right value is 0.", { timeout: 15_000 });
  await expect(said(page).locator("mark")).toHaveText("7");
  expect([...faults.ways]).toEqual(["worker"]);
  const large = page.locator(".check-large");
  await expect(large).toContainText("The text has 3,000,000 characters; it is too long to be shown here. 1,000,000 values were read.");
  await large.getByText("Show the beginning").click();
  await expect(large.locator("pre")).toContainText("[0, 1, 2, 3, 0, 1, 2, 3,");
  await expect(field(page)).toBeHidden();
  await axe(page);
  await page.getByRole("button", { name: "Remove this text" }).click();
  await expect(field(page)).toBeFocused();
  await expect(said(page)).toBeEmpty();
  await says(page, "[0, 1, 2, 3, 0]", "All 5 values agree.");
});

test("too long a text is refused by its size", async ({ page }) => {
  await open(page, "#/v1/pawns/5x5/1.1?view=nimbers");
  await openTool(page);
  await pasteMade(page, () => "1 ".repeat(8_900_000));
  await expect(said(page)).toContainText("The text is too long: it is 17 MB long, and the maximum is 16 MB. The text in the field has not changed.");
});

test("a file may be dropped, unless it is too long", async ({ page }) => {
  await open(page, "#/v1/pawns/5x5/1.1?view=nimbers");
  await openTool(page);
  const drop = (text: string, times: number) =>
    field(page).evaluate((area, [text, times]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text.repeat(times)], "nimbers.txt", { type: "text/plain" }));
      area.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, [text, times] as const);
  await drop("0 1 3 0 1\n1 0 2 1 0\n3 2 0 3 2\n0 1 3 0 1\n1 0 2 1 0\n", 1);
  await expect(said(page)).toContainText("All 25 values agree.");
  await drop("0 1 3 0 1\n", 1_780_000);
  await expect(said(page)).toContainText("The text is too long: it is 17 MB long, and the maximum is 16 MB.");
  await expect(field(page)).toHaveValue(/^0 1 3 0 1\n1 0 2 1 0/);
  // What is no text is named, and what was there stays.
  await drop("\u0000", 10);
  await expect(said(page)).toContainText("nimbers.txt");
  await expect(said(page)).toContainText("is not a text file and was not read.");
  await expect(field(page)).toHaveValue(/^0 1 3 0 1\n1 0 2 1 0/);
});

test("the same in French", async ({ page }) => {
  await open(page, "#/v1/pawns/5x5/1.1?view=nimbers&lang=fr");
  await openTool(page);
  await says(page, "1 2\n3 4", /\(1, 1\)\s: vous avez 1\s; la bonne valeur est 0\./);
  await axe(page);
});

test.describe("without a worker", () => {
  test.use({ way: "page", expects: [/ERR_FAILED.*(worker|solver)|Failed to fetch/] });

  test("the page compares what it can at one go, and says where it cannot", async ({ page }) => {
    await page.addInitScript("delete globalThis.Worker");
    await open(page, "#/v1/pawns/5x5/1.1?view=nimbers");
    await openTool(page);
    const right = "0 1 3 0 1\n1 0 2 1 0\n3 2 0 3 2\n0 1 3 0 1\n1 0 2 1 0\n";
    await says(page, right, "All 25 values agree.");
    await pasteMade(page, () => "1 0\n".repeat(1_000_000));
    await expect(said(page)).toContainText("This is too much to compare here");
    await expect(said(page)).toContainText("at most 512 kB");
    await page.getByRole("button", { name: "Remove this text" }).click();
    await says(page, right.replace("3 2 0", "3 2 1"), "(3, 3): you have 1; the right value is 0.");
  });
});

test("a million values are compared within a second, and do not hold up the page", { tag: "@alone" }, async ({ page }) => {
  await open(page, "#/v1/heaps/0.333/5?view=sequence&to=1000000");
  await computed(page, "1,000,000");
  await openTool(page);
  const told = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener("paste", () => {
          const began = performance.now();
          const watch = new MutationObserver(() => {
            if (document.querySelector("#check-said .check-differs")) resolve(performance.now() - began);
          });
          watch.observe(document.querySelector("#check-said")!, { childList: true, subtree: true });
        });
      }),
  );
  const tasks = await longTasks(page);
  await pasteMade(page, MILLION);
  const milliseconds = await told;
  const held = Math.max(0, ...(await tasks()).map(({ duration }) => duration));
  console.log(`a million values: told ${milliseconds.toFixed(0)} ms after they were pasted; longest task ${held.toFixed(0)} ms`);
  expect(milliseconds).toBeLessThan(1_000);
  expect(held).toBeLessThan(300);
});

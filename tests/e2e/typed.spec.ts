// Moves and lengths that are typed: what is wrong is said beside the field, and the text stays there to be corrected.

import { expect, open, test, typedMove } from "./lab";
import { expectHeaps, panel, played } from "./heaps";

const moves: [string, RegExp][] = [
  ["", /^Type a move first\. .*A-2-1/],
  ["hello", /“hello” is not a move\. Use the format heap-taken-left/],
  ["1-1-1-1", /If you take 1, you must leave nothing, one heap or two heaps\./],
  ["0-1-0", /is not a move/],
  ["3-1-0", /no heap number 3: there are only 2/],
  ["1-3-0", /can’t remove 3\. Remove at most 2/],
  ["1-0-3", /can’t remove 0\. Remove at least 1/],
  ["2-1-9", /can’t leave 9 on the left: only 4 remain in all/],
  ["1-8-0", /can’t take 8: the heap has only 7\./],
  ["1-99999999999-0", /is not a move/],
  // With the letter of its heap, as it was typed.
  ["B-3-x", /“B-3-x” is not a move/],
  // Without what is left, from the end.
  ["B-3", /can’t remove 3\. Remove at most 2/],
  ["a-9", /can’t take 9: the heap has only 7\./],
];

test("a move typed wrongly is explained, and stays there to be corrected", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human");
  const typed = await typedMove(page);
  for (const [text, sentence] of moves) {
    await typed.fill(text);
    await typed.press("Enter");
    await expect(typed).toHaveAccessibleDescription(sentence);
    await expect(typed).toHaveAttribute("aria-invalid", "true");
    await expect(typed).toHaveValue(text);
  }
  expect(played(page)).toEqual([]);
  await typed.fill(" 1-2-2 ");
  await typed.press("Enter");
  await expectHeaps(page, [2, 3, 5]);
  await typed.fill("b-1");
  await typed.press("Enter");
  await expectHeaps(page, [2, 3, 4]);
});

test("a sequence of a wrong length is refused beside its field", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7?view=sequence&to=20");
  const length = page.getByRole("textbox", { name: "Compute up to n =" });
  for (const text of ["", "abc", "-1", "+5", "1.5", "1000000000000"]) {
    await length.fill(text);
    await length.press("Enter");
    await expect(length).toHaveAccessibleDescription(/Enter a whole number from 0 to [\d,]+\./);
    await expect(length).toHaveAttribute("aria-invalid", "true");
    await expect(length).toHaveValue(text);
  }
  await length.fill("30");
  await length.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Computed up to n = 30" })).toBeVisible();
});

for (const [count, first, typed, last] of [["", 1, "5.1", 7], ["&count=0", 0, "4.0", 6]] as const) {
  test(`places of coins are shown, typed and told from ${first}`, async ({ page }) => {
    await open(page, `#/v1/coins/turtles/0110100?players=human-human${count}`);
    const coins = page.locator(".coin");
    await expect(coins.first()).toHaveAccessibleName(`place ${first}, tails`);
    expect(await page.locator(".coin-place").evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.place))).toEqual(
      Array.from({ length: 7 }, (_, at) => `${at + first}`),
    );
    const field = await typedMove(page);
    await field.fill(`${last + 1}`);
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(new RegExp(`There is no coin at place ${last + 1}: this row ends at place ${last}\\.`));
    await field.fill(typed);
    await field.press("Enter");
    await expect(page).toHaveURL(/moves=4\.0/);
    await expect(page.locator(".moves")).toContainText(`turned over the coins at places ${typed.replace(".", " and ")}`);
    await open(page, `#/v1/coins/turtles/0110100?task=fill${count}`);
    await expect(page.locator(".task-sheet th[scope=col]").first()).toHaveText(`${first}`);
  });
}

// The Why panel: it agrees with the native command, gives its reasons, and says nothing when it does not know or is
// asked not to.

import { expect, open, test } from "./lab";
import { board, expectHeaps, heap, panel, tab, token, winningButtons, written } from "./heaps";
import { analyse, buildNative } from "./native";

const verdicts = { win: "The player to move wins.", loss: "The player to move loses.", unknown: "Outcome not known" };

test.describe("the page agrees with the native command", () => {
  test.beforeAll(() => {
    test.setTimeout(240_000);
    buildNative();
  });

  const LINKS = {
    "in normal play": [
      "0.77/7+5+12",
      "0.77/7+5+12?moves=1-2-2_4-1-0",
      "0.77/7+5+12?moves=1-2-2_4-1-0&at=1",
      "0.77/1+2+3",
      "0.07/9+7",
      "0.333/20",
      "0.137/9+4+4",
      "0.007/11",
      "0.6/12+5",
      "4.~3/3+5+7",
      "0.~3/24+23",
      "0.~3/3+5+6",
      "0.77/200+150",
    ],
    "in misère play": [
      "0.333/20?rule=misere",
      "0.333/21?rule=misere",
      "0.~3/3+5+7?rule=misere",
      "0.~3/3+5+6?rule=misere",
      "0.~3/1+1+1?rule=misere",
      "0.77/7+5+12?rule=misere",
      "0.07/9+7?rule=misere",
      "4.77/6+5?rule=misere",
    ],
  };
  for (const [play, links] of Object.entries(LINKS)) {
    test(`who wins ${play}, and how`, async ({ page }) => {
      await open(page);
      for (const link of links) {
        const told = analyse(`#/v1/heaps/${link}`);
        const glue = link.includes("?") ? "&" : "?";
        // By way of the first page, so that nothing of the last position is taken for this one's.
        await page.goto("./#/");
        await expect(panel(page)).toHaveCount(0);
        await page.goto(`./#/v1/heaps/${link}${glue}view=analyse&players=human-human`);
        await expect(panel(page), link).toContainText(verdicts[told.outcome]);
        for (const [outcome, sentence] of Object.entries(verdicts)) {
          if (outcome !== told.outcome) await expect(panel(page), link).not.toContainText(sentence);
        }
        const more = panel(page).locator("summary", { hasText: /^Show \d+ more$/ });
        if (await more.count()) await more.click();
        expect(await written(winningButtons(page)), link).toEqual(told.winning);
        if (told.nim_sum !== undefined) {
          const sum = panel(page).getByRole("row", { name: /^Nim-sum/ });
          await expect(sum.getByRole("cell").first(), link).toHaveText(String(told.nim_sum));
        }
      }
    });
  }
});

test("what is not known is called so, and no verdict is given", async ({ page }) => {
  await open(page, "#/v1/heaps/0.06/5000?rule=misere&view=analyse");
  await expect(panel(page)).toContainText("Outcome not known", { timeout: 25_000 });
  await expect(panel(page)).toContainText(/The position is too large to search|without reaching a conclusion/);
  await expect(panel(page)).not.toContainText("The player to move");
  await expect(winningButtons(page)).toHaveCount(0);
  await tab(page, "Play").click();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText("No hint: the outcome of this position is not known.")).toBeVisible({ timeout: 25_000 });
});

test("the nim-sum is shown in binary columns", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5+12?view=analyse");
  const table = panel(page).getByRole("table", { name: "Values in binary" });
  const row = (name: string) => table.getByRole("row", { name }).getByRole("cell").allTextContents();
  await expect(table).toBeVisible();
  expect(await row("Row A (7)")).toEqual(["2", "0", "1", "0"]);
  expect(await row("Row B (5)")).toEqual(["4", "1", "0", "0"]);
  expect(await row("Row C (12)")).toEqual(["4", "1", "0", "0"]);
  expect(await row("Nim-sum")).toEqual(["2", "0", "1", "0"]);
  await expect(winningButtons(page).first()).toHaveAccessibleName(/knock over 1 pin in row A, leaving 3 and 3/i);
  await expect(panel(page)).toContainText("2 ⊕ 2 = 0: bring the heap to value 0");
});

test("a winning move need not be in a heap with the top bit", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/24+23?view=analyse");
  await expect.poll(() => written(winningButtons(page))).toEqual(["1-1-0"]);
  await expect(panel(page)).toContainText("24 ⊕ 15 = 23");
});

test("a losing position shows where each move leads", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5+6?view=analyse");
  const options = panel(page).getByRole("region", { name: "Why every move loses" });
  await expect(options.getByRole("row")).toHaveCount(1 + 3 + 5 + 6);
  const sums = await options.locator("td.value").allTextContents();
  expect(sums).toHaveLength(14);
  expect(sums).not.toContain("0");
});

test("the mex of a chosen heap is shown with its options", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5+12?view=analyse");
  await panel(page).getByRole("combobox", { name: "Heap of" }).selectOption({ label: "5" });
  await expect(panel(page)).toContainText("The Grundy value of a heap of 5 is 4");
  await expect(panel(page).getByText("missing", { exact: true })).toHaveCount(1);
  await expect(panel(page).getByRole("listitem").filter({ hasText: "missing" })).toContainText("4");
  await panel(page).getByText("The 5 options and their values").click();
  const rows = panel(page).getByRole("region", { name: "Where the Grundy value comes from" }).getByRole("row");
  await expect(rows).toHaveCount(1 + 5);
});

test("in misère play no Grundy value is seen or heard", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=analyse");
  // In normal play they are: on the board, and spoken.
  await expect(heap(page, 1)).toHaveAccessibleName("Row A: 7 pins, Grundy value 2");
  for (const link of ["0.77/7+5", "0.~3/3+5+7", "0.333/20"]) {
    await page.goto(`./#/v1/heaps/${link}?view=analyse&rule=misere`);
    await expect(panel(page)).toContainText("The player to move");
    await expect(heap(page, 1)).toHaveAccessibleName(/ (pins|matches)$/);
    expect(await board(page).textContent()).not.toMatch(/Grundy/);
    await expect(board(page).locator(".heap-value")).toHaveCount(0);
    const text = (await page.getByRole("main").textContent())!;
    expect(text.replace("In misère play, Grundy values don’t decide who wins, so they are not shown.", "")).not.toMatch(/Grundy|⊕/);
  }
});

test("`values=hide` keeps the answers until they are asked for", async ({ page }) => {
  await page.addInitScript(() => {
    const answers = /Grundy|Nim-sum|winning move|to move (wins|loses)|heap-value/i;
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const found = answers.exec(document.body?.innerHTML ?? "");
      if (found) seen.push(found[0]);
    };
    new MutationObserver(look).observe(document, {
      subtree: true, childList: true, characterData: true, attributes: true,
    });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await open(page, "#/v1/heaps/0.07/4+2?values=hide&level=4&seed=1");
  await page.getByRole("link", { name: "Sequence" }).click();
  await expect(page.getByRole("main")).toContainText("The answers for this position are hidden.");
  await page.getByRole("link", { name: "Why" }).click();
  await expect(panel(page)).toContainText("The answers for this position are hidden.");
  await token(page, 2, 1).click();
  await expectHeaps(page, [1, 1]);
  expect(await seen(), "answers before they were asked for").toEqual([]);

  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Show the answers" }).click();
  await expect(panel(page)).toContainText("The player to move wins");
  await expect(heap(page, 1)).toHaveAccessibleName(/Grundy value 2$/);
  // The next position is hidden again.
  await page.getByRole("button", { name: "Last position" }).click();
  await expect(panel(page)).not.toContainText("The player to move");
  await expect(heap(page, 1)).toHaveAccessibleName(/square$/);
});

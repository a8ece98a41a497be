// The reader's own results about bars of Chomp, next to each of its maps and tables.

import { copied, field, openTool, said, says, what } from "./check";
import { axe, expect, open, test } from "./lab";

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
});

test("a win map, and a dictionary of positions", async ({ page }) => {
  await open(page, "#/v1/chomp/2x3/3.3?view=map");
  await openTool(page);
  await says(page, "[[0, 1, 1], [1, 1, 2]]", "All 6 values agree.");
  await says(page, "0,1,1\n1,1,2\n", "All 6 values agree.");
  await expect(what(page)).toBeVisible();
  await says(page, "0,1,1\n1,2,2\n", "(1, 1): you have 2; the right value is 1.");
  await expect(said(page)).toContainText("Biting here leaves [3, 1], a winning position. The opponent wins by biting (0, 2).");
  await says(page, "{{0, 1, 1}, {1, 1, 2}", "Line 1, column 1: “{” is opened here but never closed.");
  await what(page).selectOption("A dictionary: position → winning or not");
  await says(page, "{'[2]': True, '[2, 1]': False, '[2, 2]': True}", "All 3 values agree.");
  await says(page, "{(2,): True, (2, 1): True}", "[2, 1] is a losing position; your program says it is winning.");
  await axe(page);
});

test("the functions of the practical on Chomp", async ({ page }) => {
  await open(page, "#/v1/chomp/3x5/5.3.3?view=map");
  await openTool(page);
  await what(page).selectOption("The position: its list of rows");
  await says(page, "[5, 3, 3]", "The value agrees.");
  await says(page, "[5, 3, 3, 0]", "[5, 3, 3]: you have [5, 3, 3, 0]; the right value is [5, 3, 3].");
  await what(page).selectOption("The playable squares");
  await says(page, await copied(page, "Python"), "All 10 values agree.");
  await says(page, "[(0, 0), (0, 1)]", "[5, 3, 3]: (0, 0) does not belong here.");
  await expect(said(page).locator("svg.check-bar .check-square")).toBeVisible();
  await what(page).selectOption("After each bite: square → rows");
  await says(page, "{(2, 1): [5, 3, 1]}", "The value agrees.");
  await says(page, "(2, 1): [5, 1, 1]", "(2, 1): you have [5, 1, 1]; the right value is [5, 3, 1].");
  await axe(page);
  await open(page, "#/v1/chomp/3x5/3.1.1?view=map");
  await openTool(page);
  await what(page).selectOption("A winning bite, or False");
  await says(page, "False", "The value agrees.");
  await says(page, "(0, 1)", "[3, 1, 1]: your program answers (0, 1), but no move wins here.");
});

test("Chomp: squares may be counted as the board counts them", async ({ page }) => {
  await open(page, "#/v1/chomp/3x5/5.3.3?view=map");
  await openTool(page);
  const counted = page.getByRole("combobox", { name: "Squares in the results are counted" });
  await expect(counted).toHaveValue("program");
  await expect(page.locator("#check-about")).toContainText("(0, 0) is the poison");
  await what(page).selectOption("The playable squares");
  const fromOne = "[(1, 2), (1, 3), (1, 4), (1, 5), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)]";
  await says(page, fromOne, "does not belong here");
  await counted.selectOption("board");
  await expect(page.locator("#check-about")).toContainText("(1, 1) is the poison");
  await expect(said(page)).toContainText("All 10 values agree.");
  await axe(page);
  await says(page, "[(1, 1), (1, 2)]", "[5, 3, 3]: (1, 1) does not belong here.");
  // A board that counts as programs do leaves no choice.
  await open(page, "#/v1/chomp/3x5/5.3.3?view=map&count=0");
  await expect(counted).toHaveCount(0);
  await expect(field(page)).toBeVisible();
});

test("beside the tables of Chomp, each first difference with its reason", async ({ page }) => {
  const why = said(page).locator(".check-why");
  await open(page, "#/v1/chomp/3x5/5.5.5?view=gallery&size=4");
  await openTool(page);
  await says(page, "{(2, 2): [(1, 1)], (3, 3): [(1, 2)]}", "(3, 3): (1, 2) does not belong here.");
  await expect(why).toContainText("Winning first bites of 3 × 3: (1, 1).");
  await expect(why).toContainText("Biting (1, 2) leaves [3, 2, 2]. From there the opponent wins by biting");
  await expect(why.locator("svg.small-bar .small-mark")).toHaveCount(1);
  await says(page, "{(2, 2): [(7, 1)]}", "(2, 2): (7, 1) does not belong here.");
  await expect(why).toContainText("is not a square of this bar");
  await what(page).selectOption("(rows, columns) → a winning first bite, or False");
  await says(page, "{(2, 2): (1, 1), (1, 1): False}", "2 values agree.");
  await says(page, "{(3, 4): False}", "your program finds no winning move");
  await expect(why).toContainText(/Biting \(\d, \d\) leaves \[[\d, ]+\], a losing position: this bite wins\./);
  await axe(page);
  await open(page, "#/v1/chomp/3x5/5.5.5?view=three-rows&to=300");
  await openTool(page);
  // Far beyond what a table of all positions holds.
  await says(page, "{1: [(1, 0)], 300: [(1, 1)]}", "(300)");
  await expect(why).toContainText(/Winning first bites of 3 × 300: \(\d, \d+\)/);
  await expect(why).toContainText(/leaves \[300, 1, 1\]\. From there the opponent wins by biting/);
  await what(page).selectOption("3 × n: the number of losing positions up to the last n");
  await says(page, "1", "the right value is");
  await expect(why).toContainText("299 with two rows (those of the form [b + 1, b]), and");
  await open(page, "#/v1/chomp/4x5/5.5.5.5?view=cost");
  await openTool(page);
  await says(page, "{5: 380}", "you have 380; the right value is 379.");
  await expect(why).toContainText(/Called for \[5, 5, 5, 5\], the function tries, in this order: \(0, 1\), .* =\s379 calls\./);
  await expect(why).toContainText("The dictionary answers");
  await what(page).selectOption("Columns → number of positions, the empty one included");
  await says(page, "{5: 125}", "the right value is 126.");
  await expect(why).toContainText(/ways to choose 4 of 9 objects:\s126\./);
  await axe(page);
});

test("a dictionary and the calls of a recursion, with reasons", async ({ page }) => {
  const why = said(page).locator(".check-why");
  await open(page, "#/v1/chomp/4x5/5.5.5.5?view=recursion");
  await openTool(page);
  await says(page, "95440", "agrees");
  await says(page, "95441", "the right value is 95440.");
  await expect(why).toContainText(/With its own call, that makes 1 \+ .* =\s95,440 calls\./);
  await what(page).selectOption("The dictionary at the end: position → True or False");
  await says(page, await copied(page, "Python"), "does not need");
  for (const keys of ["{'[2]': True, '[2, 1]': False}", "{(2,): True, (2, 1): False}", "{'2-1': False, '2': True, '1': False}"]) {
    await says(page, keys, /values agree/);
    await expect(said(page)).toContainText("is missing from yours.");
  }
  await says(page, "{'[2, 1]': True}", "[2, 1] is a losing position; your program says it is winning.");
  await expect(why).toContainText("Every bite either leaves a winning position");
  await axe(page);
});

test("first bites are copied as lines and read again", async ({ page }) => {
  for (const view of ["gallery&size=5", "three-rows&to=20"]) {
    await open(page, `#/v1/chomp/4x5/5.5.5.5?view=${view}`);
    await openTool(page);
    await says(page, await copied(page, "CSV"), "agree.");
    await page.goto("about:blank");
  }
});

test("first bites of bars that lie the other way round", async ({ page }) => {
  await open(page, "#/v1/chomp/4x5/5.5.5.5?view=gallery&size=5");
  await openTool(page);
  await says(page, "{(3, 2): [(2, 1)], (2, 3): [(1, 2)]}", "agree.");
  await says(page, "{(3, 2): [(1, 1)]}", "(3, 2): (1, 1) does not belong here.");
  await expect(said(page).locator(".check-why")).not.toBeEmpty();
});

test("what else a map can show, and the dictionary while it fills", async ({ page }) => {
  await open(page, "#/v1/chomp/3x4/4.4.4?view=map");
  await page.locator("select:has(option[value=plies])").selectOption("plies");
  const more = page.getByRole("button", { name: "Check or copy results" }).last();
  await expect(page.locator("table.bar-values")).toBeVisible();
  await more.click();
  const cells = await page.locator("table.bar-values tbody tr").evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))));
  await says(page, JSON.stringify(cells), "All 12 values agree.");
  await page.goto("about:blank");
  await open(page, "#/v1/chomp/3x4/4.4.4?view=recursion");
  await openTool(page);
  await page.getByRole("button", { name: "Next step" }).click();
  await expect(field(page)).toBeVisible();
});

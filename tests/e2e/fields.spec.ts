// The fields of a new game: what is wrong is said beside the field, and nothing typed is lost.

import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { expectHeaps } from "./heaps";

const field = (page: Page, name: string) => page.getByRole("dialog").getByRole("textbox", { name });

async function newGame(page: Page, link = "#/v1/heaps/0.77/7+5?players=human-human") {
  await open(page, link);
  await page.getByRole("button", { name: "New game" }).click();
}

/** The field keeps the text and is described by a sentence that says what is wrong. */
async function refused(input: Locator, text: string, sentence: RegExp) {
  await input.fill(text);
  await expect(input).toHaveAccessibleDescription(sentence);
  await expect(input).toHaveAttribute("aria-invalid", "true");
  await expect(input).toHaveValue(text);
}

const codes: [string, RegExp][] = [
  ["", /Enter an octal code/],
  ["0.78", /“8” is not an octal digit\. Use digits from 0 to 7/],
  ["0.9", /“9” is not an octal digit/],
  ["0.7a", /“a” is not allowed/],
  ["🎲", /“🎲” is not allowed/],
  ["0.7.7", /only one point/],
  ["077", /a point after the first digit/],
  ["1.77", /0, or 4 .*With “1”/],
  ["0.", /at least one digit after the point/],
  ["0.00", /allows no moves/],
  ["0.[3", /closing bracket is missing/],
  ["0.[]", /repeating part is empty/],
  ["{1, 65}", /“65” can’t be in the set: an octal code has at most 64 digits\. Write take-1\.65-whole instead/],
  ["{}", /set is empty/],
  ["take-1..3", /Say what may be taken.* At character 8\./],
  ["take-1-some", /“some” can’t be left.* Character 8: “some”\./],
  ["take-1-", /Say what may be left.* At the end of the text\./],
  ["take-0-none", /allows no moves at all\.$/],
  [`0.${"7".repeat(65)}`, /65 digits after the point\. The maximum is 64/],
];

test("every bad code gets a sentence beside its field", async ({ page }) => {
  await newGame(page);
  for (const [text, sentence] of codes) {
    await refused(field(page, "Octal code"), text, sentence);
  }
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(/Fix the highlighted field/);
  await expect(page.getByRole("dialog")).toBeVisible();
});

const heaps: [string, RegExp][] = [
  ["", /A heap size is missing/],
  ["-1", /“-1” is not a heap size\. Enter whole numbers from 1 to 10,000/],
  ["1000000000000", /1000000000000 tokens is too many for one heap\. The maximum is 10,000/],
  ["10001", /maximum is 10,000/],
  ["7 + seven", /“seven” is not a heap/],
  ["7 + 0", /heap can’t be empty/],
  ["1.5", /“1.5” is not a heap/],
  [Array(200).fill("1").join(" + "), /200 heaps is too many\. The maximum is 64/],
];

test("bad heaps get a sentence beside their field", async ({ page }) => {
  await newGame(page);
  for (const [text, sentence] of heaps) await refused(field(page, "Heaps"), text, sentence);
  await field(page, "Heaps").fill("7 + 5");
  await expect(field(page, "Heaps")).toHaveAttribute("aria-invalid", "false");
  await expect(field(page, "Heaps")).toHaveAccessibleDescription(/Up to 64 heaps/);
});

test("a bad seed gets a sentence beside its field", async ({ page }) => {
  await newGame(page, "#/v1/heaps/0.77/7+5");
  await page.getByRole("dialog").getByText("More options", { exact: true }).click();
  for (const text of ["-1", "x", "18446744073709551616"]) {
    await refused(field(page, "Random seed"), text, /whole number from 0 to 18446744073709551615/);
  }
  // It is corrected where it is.
  await field(page, "Random seed").fill("");
  await expect(field(page, "Random seed")).toBeVisible();
  await page.keyboard.type("7");
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page).toHaveURL(/[?&]seed=7(&|$)/);
});

test("a bad seed does not keep two people from playing, for whom nothing is drawn", async ({ page }) => {
  await newGame(page, "#/v1/heaps/0.77/7+5");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("More options", { exact: true }).click();
  await field(page, "Random seed").fill("x");
  await dialog.getByRole("combobox", { name: "Players" }).selectOption({ label: "Two players" });
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page).toHaveURL(/players=human-human/);
});

const valid: [string, string, string][] = [
  [".137", "4, 4", "#/v1/heaps/0.137/4+4"],
  ["0,77", "3 3", "#/v1/heaps/0.77/3+3"],
  ["0.[3]", "3;5;7", "#/v1/heaps/0.~3/3+5+7"],
  ["{1, 3, 4}", "17", "#/v1/heaps/0.3033/17"],
];

test("what people type is understood, and a game begins", async ({ page }) => {
  await newGame(page);
  for (const [code, text, link] of valid) {
    await field(page, "Octal code").fill(code);
    await field(page, "Heaps").fill(text);
    await page.getByRole("button", { name: "Start game" }).click();
    await expect(page).toHaveURL(new RegExp(`${link.replace(/[.+?]/g, "\\$&")}\\?players=human-human$`));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "New game" }).click();
  }
});

test("a named game sets code, heaps and rule", async ({ page }) => {
  await newGame(page);
  const games = page.getByRole("dialog").getByRole("combobox", { name: "Game" });
  await games.selectOption({ label: "Fort Boyard’s sticks 0.333" });
  await expect(field(page, "Octal code")).toHaveValue("0.333");
  await expect(field(page, "Heaps")).toHaveValue("20");
  await expect(page.getByRole("radio", { name: "The player who makes the last move loses (misère)" })).toBeChecked();
  await field(page, "Octal code").fill("0.77");
  await expect(games.locator("option:checked")).toHaveText("Kayles 0.77");
  // A custom game is written in the field; until it is, the menu keeps to what is in force.
  await games.selectOption({ label: "Custom game" });
  await expect(games.locator("option:checked")).toHaveText("Kayles 0.77");
  await games.dispatchEvent("pointerdown");
  await games.selectOption({ label: "Custom game" });
  await expect(field(page, "Octal code")).toBeFocused();
  await expect(games.locator("option:checked")).toHaveText("Kayles 0.77");
  await page.getByRole("radio", { name: "A player who can’t move loses" }).check();
  await page.getByRole("button", { name: "Start game" }).click();
  await expectHeaps(page, [20]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kayles 0.77");
  await expect(page.getByText("The player who knocks over the last pin wins")).toBeVisible();
});

test("a name is typed to its end, though another game’s name begins like it", async ({ page }) => {
  await newGame(page);
  const code = field(page, "Octal code");
  await code.fill("");
  // Prim is another name of the game of coprime numbers.
  await code.pressSequentially("primes");
  await expect(code).toHaveValue("primes");
  await expect(page.getByRole("dialog").locator(".rule-said")).toContainText("a prime number");
  await code.fill("");
  await code.pressSequentially("Nim de Lasker");
  await expect(code).toHaveValue("Nim de Lasker");
  // Once it is there, it is the game with its heaps.
  await code.blur();
  await expect(code).toHaveValue("4.[3]");
  await expect(field(page, "Heaps")).toHaveValue("3 + 5 + 7");
});

test("the menus of a rule say what the rule is", async ({ page }) => {
  await newGame(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Make your own rule").click();
  const take = dialog.getByRole("combobox", { name: "Take" });
  const leave = dialog.getByRole("combobox", { name: "Leave" });
  const code = field(page, "Octal code");
  const left = () => leave.locator("option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  for (const [typed, text] of [
    ["1 - 5", "take-1to5-whole"],
    ["2 + 3k, 7", "take-2by3.7-whole"],
    ["1, 3, 4", "take-1.3.4-whole"],
  ]) {
    await leave.selectOption("whole");
    await page.locator("#own-numbers").fill(typed);
    await expect(code).toHaveValue(text);
    await expect(code).toHaveAttribute("aria-invalid", "false");
    await expect(page.locator("#own-numbers")).toHaveValue(typed);
  }
  await take.selectOption("powers");
  await page.locator("#own-base").fill("3");
  await expect(code).toHaveValue("take-powers3-whole");
  await expect(dialog.locator(".rule-said")).toContainText("a power of 3");
  await take.selectOption("by");
  await page.locator("#own-first").fill("70");
  await page.locator("#own-step").fill("5");
  await expect(code).toHaveValue("take-70by5-whole");
  // Without taking there is no heap that stays whole.
  for (const [before, after] of [["whole", "two"], ["whole.two", "two"], ["any", "two.three"], ["unequal", "unequal"]]) {
    await take.selectOption("any");
    await leave.selectOption(before);
    await take.selectOption("0");
    await expect(leave).toHaveValue(after);
    expect(await left()).toEqual(["two", "unequal", "equal", "three", "two.three"]);
    await expect(code).toHaveValue(`take-0-${after}`);
    await expect(code).toHaveAttribute("aria-invalid", "false");
  }
});

test("what is wrong with a number of one’s own rule is said at its field, and only there", async ({ page }) => {
  await newGame(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Make your own rule").click();
  await dialog.getByRole("combobox", { name: "Leave" }).selectOption("whole");
  const numbers = page.locator("#own-numbers");
  await refused(numbers, "0", /^0 can’t be used here: from a heap that is not split, a move takes at least 1\.$/);
  await expect(dialog.getByText("0 can’t be used here")).toHaveCount(1);
  await expect(field(page, "Octal code")).toHaveAccessibleDescription(/see the field marked below/);
  await dialog.getByRole("combobox", { name: "Leave" }).selectOption("two");
  await expect(numbers).toHaveAttribute("aria-invalid", "false");
  await expect(field(page, "Octal code")).toHaveAttribute("aria-invalid", "false");
});

test("a rule of one’s own has as many parts as are added", async ({ page }) => {
  await newGame(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Make your own rule").click();
  const code = field(page, "Octal code");
  const takes = dialog.getByRole("combobox", { name: "Take" });
  await dialog.getByRole("button", { name: "Add another part" }).click();
  await expect(takes).toHaveCount(2);
  await expect(code).toHaveValue("take-1to2-whole.two-or-0-two");
  await takes.nth(1).selectOption("squares");
  await page.locator("#own-leave-2").selectOption("unequal");
  await expect(code).toHaveValue("take-1to2-whole.two-or-squares-unequal");
  await expect(code).toHaveAttribute("aria-invalid", "false");
  await dialog.getByRole("button", { name: /^Remove part\s1$/ }).click();
  await expect(takes).toHaveCount(1);
  await expect(code).toHaveValue("take-squares-unequal");
  // What is typed in several parts appears in the menus.
  await code.fill("take-any-whole-or-0-unequal");
  await expect(takes).toHaveCount(2);
});

test("a rule of one’s own by menus is said back and played", async ({ page }) => {
  await newGame(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Make your own rule").click();
  // The menus begin with the rule that is in the field.
  await expect(page.locator("#own-numbers")).toHaveValue("1-2");
  await expect(dialog.getByRole("combobox", { name: "Leave" })).toHaveValue("whole.two");
  await dialog.getByRole("combobox", { name: "Leave" }).selectOption("whole");
  await dialog.getByRole("combobox", { name: "Take" }).selectOption("squares");
  await expect(field(page, "Octal code")).toHaveValue("take-squares-whole");
  await expect(dialog.locator(".rule-said")).toHaveText(/take a square number .* A heap of 6 can become 5 or 2\./);
  await dialog.getByRole("combobox", { name: "Take" }).selectOption("0");
  await expect(dialog.getByRole("combobox", { name: "Leave" })).toHaveValue("two");
  await dialog.getByRole("combobox", { name: "Leave" }).selectOption("unequal");
  await expect(dialog.locator(".rule-said")).toHaveText(/into two unequal heaps .* 1 \+ 5 or 2 \+ 4\./);
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grundy’s game");
  await expectHeaps(page, [7, 5]);
});

test("the dialog closes with Escape, and the focus goes back to its button", async ({ page }) => {
  await newGame(page);
  await field(page, "Octal code").fill("0.137");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New game" })).toBeFocused();
  await expectHeaps(page, [7, 5]);
});

// Games with other rules, with other pieces and with coins: what the Why panel says about them, and their hints.

import { expect, open, test } from "./lab";
import { panel } from "./heaps";
import { grid } from "./rules";

/** What follows `#/v1/`, and sentences of the panel. */
const WHY: Record<string, [string, (string | RegExp)[]]> = {
  "coins in a row": ["coins/mock/1011011", [
    "The nim-sum of the values of the heads is 4, not 0: at least one move makes it 0.",
    "values of the coins turned: 4 = 4",
    "The values are the odious numbers",
    "Why place 7 has its value",
    "12, 15. The smallest number missing is 13.",
  ]],
  "coins in a row that are lost": ["coins/turtles/1110", [
    "The player to move loses.",
    "The nim-sum of the values of the heads is 0 (a P-position).",
    "A head at place n has the value n.",
  ]],
  // The bite is told, since what it leaves is lost for a reason.
  "a bite that leaves arms of the same length": ["chomp/6x7/4.4.1.1", [/Bite square \(2,\s2\): two equal arms are left/]],
  "a bite that leaves two columns": ["chomp/6x7/4.4.4.1", [/Bite square \(1,\s3\): .* is now one square shorter than the other/]],
  "a bite that leaves two rows": ["chomp/6x7/6.5.3", [/Bite square \(3,\s1\): .* is now one square shorter than the other/]],
  "a bar that is lost for no simple reason": ["chomp/6x7/4.2.2", ["The player to move loses.", "No simple reason is known."]],
  "coins of one’s own": ["coins/own-0-1-1.2/1011011", ["Nimlab gives no closed form for this rule."]],
  "coins in misère play": ["coins/mock/1011011?rule=misere", [
    /In misère play, the values of the heads don’t decide who wins\. Solved by exhaustive search \(\d+ positions\)\./,
  ]],
  "coins on a grid": ["coins/twinsxtwins/000.011.010", [
    "The nim-sum of the values of the heads is 1, not 0",
    "A head is worth the nim-product ⊗ of its row’s value and its column’s value",
    "Nim-multiplication table",
    "2 ⊗ 2 = 3",
  ]],
  "pieces on firm squares": ["pawns/8x8/k6.7+b7.7?rule=misere", [
    "The player to move wins.",
    "At least one piece is on a firm square",
    "it is 2, and the player to move loses if it is 0.",
  ]],
  "pieces on fickle squares": ["pawns/8x8/k7.8+k8.7?rule=misere", [
    "The player to move wins.",
    "All the pieces are on fickle squares",
    "The nim-sum of the nimbers in normal play is 0.",
  ]],
  "a piece on a fickle square": ["pawns/8x8/k7.8?rule=misere", [
    "The player to move loses.",
    "The nim-sum of the nimbers in normal play is 1.",
  ]],
};

for (const [name, [link, sentences]] of Object.entries(WHY)) {
  test(`why: ${name}`, async ({ page }) => {
    const glue = link.includes("?") ? "&" : "?";
    await open(page, `#/v1/${link}${glue}view=analyse&players=human-human`);
    for (const sentence of sentences) await expect(panel(page)).toContainText(sentence);
  });
}

test("the nimbers of tame pieces are told in both conventions", async ({ page }) => {
  await open(page, "#/v1/pawns/8x8/k6.7+b7.7?rule=misere&view=analyse&players=human-human");
  const table = panel(page).getByRole("table", { name: "Nimbers in both conventions" });
  await expect(table.getByRole("row", { name: /king at \(6,\s7\)/i }).getByRole("cell")).toHaveText(["3", "3", "firm"]);
  await expect(table.getByRole("row", { name: /bishop at \(7,\s7\)/i }).getByRole("cell")).toHaveText(["1", "0", "fickle"]);
});

/** Where a hint says to look. */
const HINTS: Record<string, string> = {
  "heaps/grundy/9": "Look at heap A.",
  "pawns/8x8/q2.4": "Look at the queen at (2, 4).",
  "coins/turtles/0110100": "Look at the coin at place 5.",
};

for (const [link, where] of Object.entries(HINTS)) {
  test(`hints: ${link}`, async ({ page }) => {
    await open(page, `#/v1/${link}?players=human-human`);
    const ask = page.getByRole("button", { name: "Hint", exact: true });
    await ask.click();
    await expect(page.getByText("There is at least one winning move.")).toBeVisible();
    await expect(grid(page).locator(".marked")).toHaveCount(0);
    await ask.click();
    await expect(page.getByText(where)).toBeVisible();
    await ask.click();
    await expect(page.locator(".notes-hint")).toHaveText(/^Hint: \S/);
  });
}

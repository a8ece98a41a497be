// Every step of every lesson that comes with the page, done by a reader who knows the answers, which are those of the
// native command. Moves are made on the board.

import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Hand, HANDS, handsOf, makeOnBoard } from "./hands";
import { expect, open, still, test } from "./lab";
import { analyse, buildNative } from "./native";

const lessons = readdirSync("lessons/en").map((file) => file.replace(".txt", ""));
const FORMULAS = ["n mod 4", "n", "((N - i) mod 3) ⊕ ((M - j) mod 3)"];

interface Step {
  task: string | null;
  answer: unknown;
}

test.beforeAll(buildNative);

const verdict = (page: Page) => page.locator(".task-verdict");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const here = async (page: Page) => (await page.locator(".step-game").getAttribute("data-here"))!;
const plies = (link: string) => /moves=([^&]*)/.exec(link)?.[1].split("_").length ?? 0;

/** Makes a move where the step has its board. */
const move = async (page: Page, hand: Hand, mv: string) =>
  makeOnBoard(page, page.locator(".step-game"), await here(page), mv, hand);

/** Plays the moves that win until the game is over. */
async function win(page: Page, hand: Hand) {
  for (let ply = 0; ply < 200; ply++) {
    const link = await here(page);
    const found = analyse(link).winning;
    if (found.length === 0) {
      // The computer is to move.
      await expect.poll(() => here(page)).not.toBe(link);
      continue;
    }
    await move(page, hand, found[0]);
    await expect.poll(async () => plies(await here(page)) > plies(link) + 1 || (await verdict(page).textContent()) !== "").toBe(true);
    if ((await verdict(page).textContent()) !== "") return;
  }
}

async function answer(page: Page, { task, answer }: Step, hand: Hand) {
  const { press, write } = handsOf(page, hand);
  switch (task) {
    case "move": {
      const [mv] = analyse(await here(page)).winning;
      return mv === undefined ? press(button(page, "No move wins")) : move(page, hand, mv);
    }
    case "moves": {
      const { winning } = analyse(await here(page));
      for (const mv of winning) await move(page, hand, mv);
      return press(button(page, winning.length > 0 ? "Check" : "No move wins"));
    }
    case "win":
      return win(page, hand);
    case "outcome": {
      const { outcome } = analyse(await here(page));
      const says = { win: "The player to move", loss: "The other player", unknown: "Neither" };
      return press(button(page, says[outcome]));
    }
    case "value": {
      const found = analyse(await here(page)) as unknown as Record<string, number[] | number>;
      const values = found.values as number[] | undefined;
      const numbers = values ? (values.length > 1 ? [...values, (found.nim_sum ?? found.value) as number] : values) : [(found.plies ?? found.rank) as number];
      const fields = page.locator(".task-numbers input");
      await expect(fields).toHaveCount(numbers.length);
      for (const [at, number] of numbers.entries()) await write(fields.nth(at), String(number));
      return press(button(page, "Check"));
    }
    case "fill": {
      const fields = page.locator(".sheet-field");
      const numbers = (answer as number[][]).flat();
      await expect(fields).toHaveCount(numbers.length);
      for (const [at, number] of numbers.entries()) await write(fields.nth(at), String(number));
      if (await button(page, "Check").count()) await press(button(page, "Check"));
      return;
    }
    case "next":
      await write(page.getByLabel("The next one"), (answer as string[])[0]);
      return page.keyboard.press("Enter");
    case "formula":
      for (const formula of FORMULAS) {
        await write(page.getByLabel("Your formula"), formula);
        await page.keyboard.press("Enter");
        await expect(verdict(page)).not.toBeEmpty({ timeout: 1000 }).catch(() => {});
        if ((await verdict(page).textContent())?.includes("Right!")) return;
      }
      return;
    case "choice": {
      const options = page.locator("input[name=task-choice]");
      await press(options.nth(Number((answer as string[])[0]) - 1));
      // Where any answer will do, an opinion is asked for.
      const opinion = (await options.count()) === (answer as string[]).length;
      return press(button(page, opinion ? "Keep my answer" : "Check"));
    }
    case "open":
      await write(page.locator("textarea").first(), "Because.");
      return press(button(page, "Keep my answer"));
  }
}

/** Each lesson by one hand in turn; by all of them on demand, which `make audit` does. */
const ways = lessons.flatMap((lesson, at) =>
  (process.env.NIMLAB_HANDS === "all" ? HANDS : [HANDS[at % HANDS.length]]).map((hand) => ({ lesson, hand })),
);

for (const { lesson, hand } of ways) {
  test(`the lesson ${lesson} is done from its first step to its last by ${hand}`, async ({ page }) => {
    test.setTimeout(240_000);
    const told = execFileSync("target/debug/nimlab", ["lesson", `lessons/en/${lesson}.txt`], { encoding: "utf8" });
    const steps = JSON.parse(told).steps as Step[];
    await open(page, `#/v1/lesson/${lesson}/1?seed=3&lang=en`);
    for (const [at, step] of steps.entries()) {
      await test.step(`step ${at + 1}: ${step.task}`, async () => {
        await expect(page.locator(".lesson-step").nth(at)).toHaveAttribute("aria-current", "step");
        if (step.task !== null) {
          // Before that the board is only to be seen.
          await expect(verdict(page)).toBeAttached();
          await answer(page, step, hand);
          await expect(verdict(page)).toHaveClass(/right/);
          // Signs of emphasis and code are drawn, not read out.
          await expect(verdict(page)).not.toContainText("`");
        }
        const next = page.locator("#lesson-next");
        // What was said is brought into sight a moment after it is said, and the button with it.
        await still(page);
        if (at + 1 < steps.length || step.task === null) await handsOf(page, hand).press(next);
      });
    }
    await expect(page.locator(".lesson-end")).toBeVisible();
    // The path continues, but for its last lesson; the guide for teachers is none of it.
    await expect(page.locator("#lesson-following")).toHaveCount(["practical", "misere", "guide"].some((name) => lesson.startsWith(name)) ? 0 : 1);
  });
}

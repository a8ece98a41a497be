// Every step of every lesson that comes with the page, done by somebody who knows the answers: they are those
// of the native command.

import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, otherWays, test } from "./lab";
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

/** A move as the board counts: the lessons on Chomp count from 0 as links do, its bars in sums from 1. */
function asShown(link: string, mv: string) {
  const [, part, row, column] = /^(\d+)-(\d+)\.(\d+)$/.exec(mv) ?? [];
  const systems = /sum\/([^/]*)\//.exec(link)?.[1].split("_") ?? [];
  if (!systems[Number(part) - 1]?.startsWith("chomp")) return mv;
  return `${part}-(${Number(row) + 1},${Number(column) + 1})`;
}

async function type(page: Page, mv: string) {
  const shown = asShown(await here(page), mv);
  // A step that has just come may be drawn anew once, and closes what was opened in it.
  await expect(async () => {
    await otherWays(page);
    await page.locator("#typed-move").fill(shown, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Enter");
}

/** Plays the moves that win until the game is over. */
async function win(page: Page) {
  for (let ply = 0; ply < 200; ply++) {
    const link = await here(page);
    const found = analyse(link).winning;
    if (found.length === 0) {
      // The computer is to move.
      await expect.poll(() => here(page)).not.toBe(link);
      continue;
    }
    await type(page, found[0]);
    await expect.poll(async () => plies(await here(page)) > plies(link) + 1 || (await verdict(page).textContent()) !== "").toBe(true);
    if ((await verdict(page).textContent()) !== "") return;
  }
}

async function answer(page: Page, { task, answer }: Step) {
  switch (task) {
    case "move": {
      const [mv] = analyse(await here(page)).winning;
      return mv === undefined ? button(page, "No move wins").click() : type(page, mv);
    }
    case "moves": {
      const { winning } = analyse(await here(page));
      for (const mv of winning) await type(page, mv);
      return button(page, winning.length > 0 ? "Check" : "No move wins").click();
    }
    case "win":
      return win(page);
    case "outcome": {
      const { outcome } = analyse(await here(page));
      const says = { win: "The player to move", loss: "The other player", unknown: "Neither" };
      return button(page, says[outcome]).click();
    }
    case "value": {
      const found = analyse(await here(page)) as unknown as Record<string, number[] | number>;
      const values = found.values as number[] | undefined;
      const numbers = values ? (values.length > 1 ? [...values, (found.nim_sum ?? found.value) as number] : values) : [(found.plies ?? found.rank) as number];
      const fields = page.locator(".task-numbers input");
      await expect(fields).toHaveCount(numbers.length);
      for (const [at, number] of numbers.entries()) await fields.nth(at).fill(String(number));
      return button(page, "Check").click();
    }
    case "fill": {
      const fields = page.locator(".sheet-field");
      const numbers = (answer as number[][]).flat();
      await expect(fields).toHaveCount(numbers.length);
      for (const [at, number] of numbers.entries()) await fields.nth(at).fill(String(number));
      if (await button(page, "Check").count()) await button(page, "Check").click();
      return;
    }
    case "next":
      await page.getByLabel("The next one").fill((answer as string[])[0]);
      return page.keyboard.press("Enter");
    case "formula":
      for (const formula of FORMULAS) {
        await page.getByLabel("Your formula").fill(formula);
        await page.keyboard.press("Enter");
        await expect(verdict(page)).not.toBeEmpty({ timeout: 1000 }).catch(() => {});
        if ((await verdict(page).textContent())?.includes("Right!")) return;
      }
      return;
    case "choice":
      await page.locator("input[name=task-choice]").nth(Number((answer as string[])[0]) - 1).check();
      return button(page, "Check").click();
    case "open":
      await page.locator("textarea").first().fill("Because.");
      return button(page, "Hand in").click();
  }
}

for (const lesson of lessons) {
  test(`the lesson ${lesson} is done from its first step to its last`, async ({ page }) => {
    test.setTimeout(240_000);
    const told = execFileSync("target/debug/nimlab", ["lesson", `lessons/en/${lesson}.txt`], { encoding: "utf8" });
    const steps = JSON.parse(told).steps as Step[];
    await open(page, `#/v1/lesson/${lesson}/1?seed=3&lang=en`);
    for (const [at, step] of steps.entries()) {
      await test.step(`step ${at + 1}: ${step.task}`, async () => {
        await expect(page.locator(".lesson-step").nth(at)).toHaveAttribute("aria-current", "step");
        if (step.task !== null) {
          await answer(page, step);
          await expect(verdict(page)).toHaveClass(/right/);
        }
        const next = page.locator("#lesson-next");
        if (at + 1 < steps.length || step.task === null) await next.click();
      });
    }
    await expect(page.locator(".lesson-end")).toBeVisible();
  });
}

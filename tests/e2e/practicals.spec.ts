// The functions of the four practicals, as a student goes through them: what the student's program prints is pasted on
// the page that docs/results.md names; it is judged right, and, with one wrong value, judged wrong with a reason.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";

interface Function {
  name: string;
  page: string;
  choice: string;
  right: string;
  /** What is marked in the broken text. */
  marked: string;
  broken: string;
}

const data = readFileSync(new URL("../data/practicals.txt", import.meta.url), "utf8");
const functions: Function[] = data.split("\n=== ").slice(1).map((block) => {
  const [, heading, right, marked, broken] = /^(.*)\n([^]*?)\n--- broken \| (.*)\n([^]*?)\n?$/.exec(block)!;
  const [name, page, choice] = heading.split(" | ");
  return { name, page, choice: choice.trim(), right, marked, broken };
});

/** Opens a page, once for all functions of it, with the tool. */
async function opened(page: Page, link: string) {
  await open(page, link);
  await page.getByRole("button", { name: "Check or copy results" }).click();
  await expect(page.locator(".check-tool")).toBeVisible();
}

const byPage = new Map<string, Function[]>();
for (const one of functions) byPage.set(one.page, [...(byPage.get(one.page) ?? []), one]);

test("there are the functions of all four practicals", () => {
  expect(functions.length).toBeGreaterThan(60);
  expect(new Set(functions.map(({ name }) => name)).size).toBe(functions.length);
});

for (const [link, all] of byPage) {
  test(`right, and where it is not: ${link} (${all.map(({ name }) => name).join("; ")})`, async ({ page }) => {
    await opened(page, link);
    const field = page.locator(".check-tool textarea");
    const said = page.locator("#check-said");
    for (const { name, choice, right, marked, broken } of all) {
      if (choice) {
        // By its whole name: one choice may begin as another one does.
        const option = page.locator(".check-tool").getByLabel("What to check").locator("option").filter({ hasText: choice });
        await expect(option.first(), name).toBeAttached({ timeout: 15_000 });
        await page.locator(".check-tool").getByLabel("What to check").selectOption({ label: choice });
      }
      await field.fill(right);
      await expect(said, name).toContainText(/agrees?\.|The set is right|The strategy wins/, { timeout: 15_000 });
      await expect(said.locator(".check-wrong, .check-first"), name).toHaveCount(0);
      await field.fill(broken);
      await expect(said.locator("mark").first(), name).toHaveText(marked);
      // The reason is there too, unless the text cannot be one at all; that of mex is part of what is said.
      if (name === "mex") await expect(said).toContainText("the smallest non-negative integer not in the set");
      else await expect(said.locator(".check-why, .check-wrong").first(), name).not.toBeEmpty();
      await expect(said, name).not.toContainText(/agrees?\.$/);
    }
  });
}

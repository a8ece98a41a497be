// The explorer: values and what they show, how to continue, stop and save, and what is refused.

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { field, openTool, said, says, what } from "./check";
import { expect, open, savedLines, test } from "./lab";
import { button, computed, fact, kayles, length, main, progress, startLong, status, table, underWay } from "./explorer";

test("the values of Kayles to 20", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  await computed(page, "20");
  await expect(table(page).getByRole("cell")).toHaveText(kayles.map(String));
  await expect(table(page).getByRole("rowheader")).toHaveText(["0", "10", "20"]);
  await expect(main(page).getByRole("img")).toHaveAccessibleName(/n from 0 to 20 on the horizontal axis and values from 0 to 7/);
  await expect(page).toHaveTitle("Sequence · Kayles 0.77 – Nimlab");
});

test("0.16 is proved, with the figures of the table", async ({ page }) => {
  await open(page, "#/v1/heaps/0.16/15?view=sequence&to=1000000&until=proof");
  const period = fact(page, "period");
  await expect(period).toContainText("Proved: G(n + 149,459) = G(n) for all n ≥ 105,351.", { timeout: 20_000 });
  await expect(period.getByRole("heading")).toHaveText("Period proved");
  await expect(fact(page, "mask")).toContainText("Mask 11110 in binary, 30 in decimal");
  await expect(fact(page, "mask").getByRole("table")).toContainText("16842111110");
  await expect(status(page, /The largest value is 23, first reached at n = 229,790/)).toBeVisible();
});

test("what is only observed is never called proved", async ({ page }) => {
  await open(page, "#/v1/heaps/4.~3/3+5?view=sequence&to=120");
  await expect(fact(page, "period").getByRole("heading")).toHaveText("Period observed");
  await expect(fact(page, "period")).toContainText("not proved");
});

test("where it is known that no period exists, it is said why", async ({ page }) => {
  await open(page, "#/v1/heaps/squares/19?view=sequence");
  await expect(fact(page, "period")).toContainText("That alone says nothing about the values that follow.");
  await expect(fact(page, "period")).toContainText("It is known that the values never repeat: whatever the period");
});

test("it goes on further when asked, and the link follows", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
  await computed(page, "1000");
  await button(page, "Go further").click();
  await computed(page, "2000");
  await expect(page).toHaveURL(/[?&]to=2000(&|$)/);
  await button(page, "Next").click();
  await expect(table(page).getByRole("rowheader").first()).toHaveText("200");
  const jump = main(page).getByRole("textbox", { name: "Go to n =" });
  await jump.fill("1 999");
  await jump.press("Enter");
  await expect(table(page).getByRole("rowheader").last()).toHaveText("1990");
});

test("a length may be written in several ways", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  for (const [written, to] of [
    ["500", "500"],
    ["10,000", "10000"],
    ["11 000", "11000"],
    ["12\u00a0000", "12000"],
    ["14\u202f000", "14000"],
    ["15e3", "15000"],
  ]) {
    await length(page).fill(written);
    await length(page).press("Enter");
    await expect(page, JSON.stringify(written)).toHaveURL(new RegExp(`[?&]to=${to}(&|$)`));
    await computed(page, Number(to) < 10_000 ? to : Number(to).toLocaleString("en"));
  }
});

test("an invalid length is refused beside the field", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  await computed(page, "20");
  for (const wrong of ["1000000000000", "-1", "1.5", "", "x", "1e", "1e99"]) {
    // What is said of one is gone before the next is tried.
    await length(page).fill("20");
    await length(page).press("Enter");
    await expect(length(page)).not.toHaveAttribute("aria-invalid", "true");
    await length(page).fill(wrong);
    await length(page).press("Enter");
    await expect(length(page), wrong).toHaveAttribute("aria-invalid", "true");
    await expect(main(page), wrong).toContainText("Enter a whole number from 0 to 1,000,000,000.");
    await computed(page, "20");
  }
});

test("what was typed for one game is not in the field of another", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  const code = main(page).getByRole("combobox", { name: "Game" });
  await code.fill("0.9");
  await code.press("Enter");
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await page.evaluate(() => location.assign("#/v1/heaps/0.07/7?view=sequence&to=20"));
  await expect(code).toHaveValue("0.07");
  await expect(code).toHaveAttribute("aria-invalid", "false");
});

test("results that were pasted stay when the values are computed again", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=400");
  await computed(page, "400");
  await openTool(page);
  await says(page, "[0, 1, 2, 3, 1, 4, 3, 2]", "All 8 values agree.");
  await length(page).fill("100");
  await length(page).press("Enter");
  await computed(page, "100");
  await expect(field(page)).toHaveValue("[0, 1, 2, 3, 1, 4, 3, 2]");
  await expect(said(page)).toContainText("All 8 values agree.");
});

test("results are compared with the values that were there until they are computed again", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=30000");
  await computed(page, "30,000");
  await openTool(page);
  await what(page).selectOption("(Pre-period, period)");
  await says(page, "(71, 12)", "The value agrees.");
  // So much work for the plain method is not begun without asking: until then there is no value of this run.
  await button(page, "Try the plain method").click();
  await expect(table(page)).toHaveCount(0);
  await expect(button(page, "Compute")).toHaveCount(2);
  await says(page, "(70, 12)", "(n₀, p): you have (70, 12); the right value is (71, 12).");
  await what(page).selectOption("Grundy values");
  await says(page, "[0, 1, 2, 3, 1, 4, 3, 2]", "All 8 values agree.");
  await says(page, "[0, 1, 2, 3, 1, 5]", "G(5): you have 5; the right value is 4.");
  await button(page, "Back to the fast method").click();
  await computed(page, "30,000");
  await expect(said(page)).toContainText("G(5): you have 5; the right value is 4.");
  await says(page, "[0, 1, 2, 3, 1, 4]", "All 6 values agree.");
});

test("results are compared with nothing of another game", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=400");
  await computed(page, "400");
  await openTool(page);
  await says(page, "[0, 1, 2, 3, 1, 4, 3, 2]", "All 8 values agree.");
  // So many values are not computed without asking.
  await page.goto("./#/v1/heaps/0.376/7?view=sequence&to=3300000");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("0.376");
  await expect(button(page, "Compute")).toHaveCount(2);
  await expect(said(page)).toHaveCount(0);
});

test("a plot is painted again when the device becomes dark, and when the window becomes narrow", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=400");
  await computed(page, "400");
  const canvas = page.locator(".plot-frame canvas");
  const seen = () => canvas.evaluate((it) => (it as HTMLCanvasElement).toDataURL());
  const fits = () => canvas.evaluate((it) => (it as HTMLCanvasElement).width - it.clientWidth * Math.min(2, Math.max(1, devicePixelRatio)));
  const light = await seen();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(canvas).toHaveAttribute("data-dark", "");
  expect(await seen()).not.toBe(light);
  await page.setViewportSize({ width: 480, height: 800 });
  await expect.poll(async () => Math.abs(await fits())).toBeLessThan(2);
});

test("invalid codes are reported beside the field, and games are found by name", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  const code = main(page).getByRole("combobox", { name: "Game" });
  for (const [text, said] of [
    ["0.0", /allows no moves/],
    ["0.78", /not an octal digit/],
    ["0.7.7", /only one point/],
    ["", /Enter an octal code/],
    ["1.7", /Before the point, enter 0, or 4/],
    [`0.${"1".repeat(65)}`, /65 digits after the point\. The maximum is 64/],
  ] as const) {
    await code.fill(text);
    // It is not wrong while it is being typed.
    await expect(code).toHaveAttribute("aria-invalid", "false");
    await code.press("Enter");
    await expect(main(page).locator("#code-note")).toHaveText(said);
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await expect(code).toHaveValue(text);
  }
  await code.fill(`0.${"0".repeat(63)}7`);
  await code.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("00007");
  await computed(page, "10,000");
  await code.fill("dawson’s chess");
  await code.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dawson’s Chess 0.137");
  await expect(fact(page, "period")).toContainText("Proved: G(n + 34) = G(n) for all n ≥ 52.");
  // The answer that most have come for is in sight above the plot too.
  await expect(status(page, /Proved: from n = 52 on, the period is 34\./)).toBeVisible();
});

test("a run is stopped and goes on from there, and a second one takes its place", async ({ page }) => {
  await startLong(page);
  await button(page, "Cancel").click();
  await expect(status(page, /^Stopped\. [\d,]+ values are available\.$/)).toBeVisible();
  await expect(table(page)).toBeVisible();
  const before = Number(((await status(page, /^Stopped/).textContent()) ?? "").replace(/[^\d]/g, ""));
  await button(page, "Resume").click();
  await expect.poll(async () => Number(await progress(page).getAttribute("value"))).toBeGreaterThan(before);
  await length(page).fill("500000");
  await length(page).press("Enter");
  await expect(page).toHaveURL(/[?&]to=500000(&|$)/);
  await underWay(page);
  const code = main(page).getByRole("combobox", { name: "Game" });
  await code.fill("0.77");
  await code.press("Enter");
  await computed(page, "[\\d,]+");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kayles 0.77");
});

test("a shorter length than what is there ends at once", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/15?view=sequence&to=1000");
  await computed(page, "1000");
  await length(page).fill("50");
  await length(page).press("Enter");
  await expect(page).toHaveURL(/[?&]to=50(&|$)/);
  await expect(progress(page)).toHaveCount(0);
  await computed(page, "50");
  await expect(length(page)).toHaveValue("50");
  await expect(table(page).getByRole("rowheader").last()).toHaveText("50");
});

test("a search that finds its period proved leaves the field, the link and the values as they are, and says so", async ({ page }) => {
  for (const to of [1000, 5000]) {
    await page.goto("about:blank");
    await open(page, `#/v1/heaps/0.77/7+5?view=sequence&to=${to}`);
    await computed(page, String(to));
    await button(page, "Find the period").click();
    await expect(page).toHaveURL(/until=proof/);
    await expect(status(page, /^Proved: G\(n \+ 12\) = G\(n\) for all n ≥ 71\. The period is 12, the pre-period is 71/)).toHaveCount(1);
    await expect(length(page)).toHaveValue(String(to));
    await expect(page).not.toHaveURL(/to=210000000/);
    await computed(page, String(to));
    await button(page, "Go further").click();
    await expect(page).toHaveURL(new RegExp(`[?&]to=${2 * to}(&|$)`));
    await expect(length(page)).toHaveValue(String(2 * to));
    await computed(page, (2 * to).toLocaleString("en").replace(/^(\d),(\d{3})$/, "$1$2"));
    await expect(page).not.toHaveURL(/until/);
  }
});

test("where a search ends, the field and the link say", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  await computed(page, "20");
  await button(page, "Find the period").click();
  await expect(status(page, /^Proved: G\(n \+ 12\)/)).toHaveCount(1);
  await expect(length(page)).not.toHaveValue("210000000");
  const to = await length(page).inputValue();
  await expect(page).toHaveURL(new RegExp(to === "1000" ? "until=proof" : `[?&]to=${to}(&|$)`));
  const last = status(page, /Computed up to/);
  expect(((await last.textContent()) ?? "").replace(/[,\s]/g, "")).toContain(`n=${to}.`);
});

/** What a table of values shows: n at the left of each row, and the values that are marked. */
const shownValues = async (page: Page) => ({
  rows: await table(page).locator("tbody th").allTextContents(),
  marked: await table(page).locator("td.exception").evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.heap))),
});

test("a row of the table may be one period, and what breaks it is marked", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=400");
  await computed(page, "400");
  // Winning Ways, chapter 4, and G(0).
  const exceptions = [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70];
  await expect(table(page).locator("td.exception")).toHaveCount(exceptions.length);
  expect(await shownValues(page)).toEqual({ rows: Array.from({ length: 20 }, (_, row) => String(10 * row)), marked: exceptions });
  await button(page, "12 (the period)").click();
  await expect(button(page, "12 (the period)")).toHaveAttribute("aria-pressed", "true");
  await expect(table(page).locator("thead th")).toHaveCount(13);
  await expect(table(page).locator("tbody tr")).toHaveCount(16);
  expect(await shownValues(page)).toEqual({ rows: Array.from({ length: 16 }, (_, row) => String(12 * row)), marked: exceptions });
  // The page with a heap begins with a whole row.
  await main(page).getByRole("textbox", { name: "Go to n =" }).fill("200");
  await main(page).getByRole("textbox", { name: "Go to n =" }).press("Enter");
  await expect(table(page).locator("tbody th").first()).toHaveText("192");
  await expect(table(page).locator("tbody tr").nth(1).locator("td")).toHaveText(["4", "1", "2", "8", "1", "4", "7", "2", "1", "8", "2", "7"]);
  await expect(fact(page, "values")).not.toContainText("break the period");
});

test("what is opened in a card takes the width of the page, and its button stays in sight", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
  await computed(page, "1000");
  const wide = (id: string) => page.locator(`.fact:has(> #${id})`).evaluate((card) => card.getBoundingClientRect().width > 0.95 * card.parentElement!.clientWidth);
  for (const [id, name] of [["proof", "Read the proof"], ["workshop", "Open the workshop"]] as const) {
    expect(await wide(id)).toBe(false);
    await button(page, name).click();
    await expect.poll(() => wide(id)).toBe(true);
    await expect(button(page, name)).toBeInViewport();
    await button(page, name).click();
    await expect.poll(() => wide(id)).toBe(false);
    await expect(button(page, name)).toBeInViewport();
  }
});

test("its tables have names", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  await computed(page, "20");
  for (const [id, name] of [
    ["work", "Work done"],
    ["histogram", "How often each value occurs"],
    ["values", /Values of G\(n\)/],
  ] as const) await expect(fact(page, id).getByRole("table", { name })).toBeVisible();
});

test("in the reader’s own colours what is pressed has the text that goes with its background", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  const [text, ground, wanted] = await button(page, "Dots").evaluate((one) => {
    const probe = document.createElement("i");
    probe.style.cssText = "forced-color-adjust: none; color: HighlightText; background: Highlight";
    document.body.append(probe);
    const [found, system] = [getComputedStyle(one), getComputedStyle(probe)];
    return [found.color, found.backgroundColor, [system.color, system.backgroundColor]];
  });
  expect([text, ground]).toEqual(wanted);
});

test("a wrong entry in a small field is explained beside it, and stays there to be corrected", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/15?view=sequence&to=1000&candidate=12-0");
  for (const [name, text, said] of [
    ["from n =", "abc", "Enter a whole number from 0 to 999."],
    ["Period to test, p", "-3", "Enter a whole number from 1 to 999."],
    ["Go to n =", "5000", "Enter a whole number from 0 to 1000."],
  ]) {
    const field = main(page).getByRole("textbox", { name });
    await field.fill(text);
    await field.press("Tab");
    await expect(main(page).getByRole("alert")).toHaveText(said);
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
});

test("a long length in a link waits for the reader, and says what it takes", async ({ page }) => {
  await open(page, "#/v1/heaps/0.054/15?view=sequence&to=206000000&until=proof");
  await expect(main(page)).toContainText("Computing up to n = 206,000,000 takes some time and about 201 MB of memory.");
  await expect(progress(page)).toHaveCount(0);
  await expect(table(page)).toHaveCount(0);
});

test("a candidate can be stepped, dragged and typed; it is refuted or holds so far, and is never called proved", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&candidate=12-0");
  const candidate = fact(page, "candidate");
  const said = candidate.getByRole("status");
  await expect(said).toHaveText(
    "From n = 0 onwards, G(n + 12) = G(n) first fails at n = 0: G(0) = 0, but G(12) = 4. It fails 16 times, the last at n = 70.",
  );
  await candidate.getByRole("textbox", { name: "from n =" }).fill("71");
  await candidate.getByRole("textbox", { name: "from n =" }).press("Enter");
  await expect(said).toHaveText(/for all n from 71 to 988, as far as the values are known\. By itself, this is an observation, not a proof\./);
  await expect(page).toHaveURL(/[?&]candidate=12-71(&|$)/);
  await candidate.getByRole("button", { name: "Increase by 1" }).click();
  await expect(said).toContainText("G(n + 13) = G(n) first fails");
  await candidate.getByRole("slider").press("ArrowRight");
  await expect(said).toContainText("G(n + 14) = G(n) first fails");
  await candidate.getByRole("button", { name: "Clear" }).click();
  await expect(page).not.toHaveURL(/candidate/);
});

test("both methods are seen side by side", async ({ page }) => {
  await open(page, "#/v1/heaps/0.16/15?view=sequence&to=8000");
  const work = fact(page, "work");
  const rows = work.locator("tbody tr");
  await expect(rows.nth(0)).toContainText(/fast8001[\d,]+\d\sms/);
  await button(page, "Try the plain method").click();
  await expect(page).toHaveURL(/[?&]method=plain(&|$)/);
  await expect(rows.nth(1)).toContainText(/plain800116,006,997\d+\sms|plain8001[\d,]+\sms/, { timeout: 20_000 });
  await expect(rows.nth(0)).toContainText(/fast8001/);
  await button(page, "Back to the fast method").click();
  await expect(page).not.toHaveURL(/method/);
});

test("before a long plain run there is a way back to the fast method", async ({ page }) => {
  await open(page, "#/v1/heaps/0.16/15?view=sequence&to=400000");
  await expect(fact(page, "work").locator("tbody tr").nth(0)).toContainText(/fast400,001/, { timeout: 20_000 });
  await button(page, "Try the plain method").click();
  await expect(page.locator(".job")).toContainText("400,000");
  await expect(button(page, "Compute").last()).toBeVisible();
  await button(page, "Back to the fast method").click();
  await expect(page).not.toHaveURL(/method/);
  await expect(fact(page, "work").locator("tbody tr").nth(0)).toContainText(/fast400,001/, { timeout: 20_000 });
});

test("leave for a long run by one method is none for the other", async ({ page }) => {
  await open(page, "#/v1/heaps/0.16/15?view=sequence&to=1000");
  await computed(page, "1000");
  await length(page).fill("400000");
  await button(page, "Compute").click();
  await expect(fact(page, "work").locator("tbody tr").nth(0)).toContainText(/fast400,001/, { timeout: 20_000 });
  await button(page, "Try the plain method").click();
  await expect(page.locator(".job")).toContainText("takes some time");
  await expect(progress(page)).toHaveCount(0);
});

test("at the last page of the table the focus stays on the button that led there", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=399");
  await computed(page, "399");
  const on = fact(page, "values").getByRole("button", { name: "Next" });
  await on.press("Enter");
  await expect(table(page).getByRole("rowheader").first()).toHaveText("200");
  await expect(on).toHaveAttribute("aria-disabled", "true");
  await expect(on).toBeFocused();
  await on.press("Enter");
  await expect(table(page).getByRole("rowheader").first()).toHaveText("200");
});

test("what is known of Lasker’s Nim is not called open, nor proved here; of another rule only what was seen is told", async ({ page }) => {
  await open(page, "#/v1/heaps/4.~3/5?view=sequence&to=500");
  await expect(fact(page, "period")).toContainText("It is known that from n = 1 onwards the values repeat with period 4 and saltus 4.");
  await expect(fact(page, "period").locator(".badge")).toHaveText("observed");
  await open(page, "#/v1/heaps/0.~7/5?view=sequence&to=500");
  await expect(fact(page, "period")).toContainText("the next one could break the pattern");
});

test("genera of Dawson’s Kayles are those of the literature, and sums are decided", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/9+7?view=misere&genera=18");
  const misere = fact(page, "misere");
  await expect(misere.getByRole("region", { name: "Single heaps in misère play" }).getByRole("cell")).toHaveText(
    "0 0 1 1 2 0 3 1 1 0 31431 3 20520 2 4146 0 5057 20520 2".split(" "),
  );
  await expect(misere.getByRole("status")).toContainText("All genera up to n = 18 are known.");
  const lines = await savedLines(page, misere.getByRole("button", { name: "CSV" }));
  expect(lines.slice(0, 4)).toEqual(["heap,g_plus,g_minus,genus", "0,0,1,0^120", "1,0,1,0^120", "2,1,0,1^031"]);
  expect(lines).toHaveLength(20);
  // Where one comes from, by a click and by a number.
  await misere.getByRole("cell", { name: "20520" }).first().click();
  await expect(misere.locator(".origin")).toContainText("options");
  const field = misere.getByLabel("Where does a genus come from?");
  await expect(field).toHaveValue("12");
  await field.fill("99");
  await field.press("Enter");
  await expect(misere.getByText("Enter a whole number between 0 and 18.")).toBeVisible();
  await field.fill("5");
  await field.press("Enter");
  await expect(misere.locator(".origin details")).toContainText("options");
});

test("the misère quotient of Kayles is proved for heaps of any size", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=misere&genera=10");
  await expect(fact(page, "misere").getByRole("status")).toContainText(
    /has order 40 and is proved to be valid for heaps of any size/,
    { timeout: 25_000 },
  );
});

test("files and the clipboard have the values", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  await computed(page, "20");
  const text = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
    return readFile(await download.path(), "utf8");
  };
  expect(await text("Values as CSV")).toBe(kayles.map((value, n) => `${n},${value}\n`).join(""));
  expect(await text("b-file (OEIS)")).toBe(kayles.map((value, n) => `${n} ${value}\n`).join(""));
  expect((await text("Report as text")).replaceAll("\u00a0", " ")).toContain("Computed up to n = 20.");
  const drawing = await text("Plot as SVG");
  expect(drawing).toMatch(/^<svg .*<\/svg>\n$/s);
  // Numbers along both axes, and their names.
  for (const number of ["0", "5", "10", "15", "20", "n", "G(n)"]) expect(drawing).toContain(`>${number}</text>`);
  expect((await text("Plot as PNG")).slice(1, 4)).toBe("PNG");
  await button(page, "Copy the values").click();
  await expect(status(page, /^Copied\.$/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("20,1\n");
});

test("values are copied within the click, as Safari asks for, and also where that cannot be", async ({ page }) => {
  for (const items of [true, false]) {
    await page.addInitScript((items) => {
      // Refuses what does not come in a click, as Safari does; the other browser takes no text which is still to come.
      const inClick = () => window.event?.type === "click";
      let copied = "";
      const take = async (text: string) => void (copied = text);
      const clipboard = {
        write: (all: ClipboardItem[]) =>
          inClick() ? all[0].getType("text/plain").then((blob) => blob.text()).then(take) : Promise.reject(new Error()),
        writeText: (text: string) => (items && !inClick() ? Promise.reject(new Error()) : take(text)),
        readText: async () => copied,
      };
      Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
      if (!items) Reflect.deleteProperty(window, "ClipboardItem");
    }, items);
    await page.goto("about:blank");
    await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
    await computed(page, "20");
    await button(page, "Copy the values").click();
    await expect(status(page, /^Copied\.$/)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("20,1\n");
  }
});

test("a plot has round numbers along both axes, each at its place", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=400");
  await computed(page, "400");
  const across = page.locator(".plot .axis.across i");
  const up = page.locator(".plot .axis.up i");
  await expect(across).toHaveText(["0", "100", "200", "300", "400"]);
  await expect(up).toHaveText(["0", "2", "4", "6", "8"]);
  const frame = (await page.locator(".plot-frame").boundingBox())!;
  const middle = (await across.nth(2).boundingBox())!;
  expect(Math.abs(middle.x + middle.width / 2 - (frame.x + frame.width / 2))).toBeLessThan(2);
  // No number lies on the plot, on another number, or on the caption.
  const caption = (await page.locator(".plot figcaption").boundingBox())!;
  expect(middle.y).toBeGreaterThanOrEqual(frame.y + frame.height - 1);
  expect(middle.y + middle.height).toBeLessThanOrEqual(caption.y);
  for (const number of await up.all()) {
    const box = (await number.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + 1);
  }
  await page.getByRole("button", { name: "Strip" }).click();
  await expect(up).toHaveCount(0);
  await expect(across).toHaveCount(5);
});

test("a link with every key of the explorer opens as it was left", async ({ page }) => {
  const link =
    "#/v1/heaps/0.16/15?view=sequence&lang=fr&theme=dark&to=3000&until=proof&window=100-900&plot=strip&method=plain&candidate=7-30&genera=5";
  await open(page, link);
  await computed(page, "3000");
  expect(new URL(page.url()).hash).toBe(link);
  await expect(main(page).getByRole("img")).toHaveAccessibleName(/n de 100 à 900/);
  await expect(main(page).getByRole("button", { name: "Bande" })).toHaveAttribute("aria-pressed", "true");
  await expect(fact(page, "candidate").getByRole("textbox").first()).toHaveValue("7");
  await page.getByRole("link", { name: "Misère" }).click();
  await expect(fact(page, "misere")).toContainText("Tous les genres jusqu’à n = 5 sont connus.");
});

test("the plot is moved by keys, and the window goes to the link", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
  await computed(page, "1000");
  const plot = main(page).getByRole("group", { name: "Plot of the values" });
  await expect(plot).toHaveAccessibleDescription(/arrow keys/);
  await plot.focus();
  await page.keyboard.press("+");
  await expect(main(page).getByRole("img")).toHaveAccessibleName(/n from 250 to 750/);
  await page.keyboard.press("End");
  await expect(main(page).getByRole("img")).toHaveAccessibleName(/n from 500 to 1000/);
  await expect(page).toHaveURL(/[?&]window=500-1000(&|$)/);
  await page.keyboard.press("0");
  await expect(page).not.toHaveURL(/window/);
});

test("a window that is chosen just before another game is explored is not that of the other", async ({ page }) => {
  await page.clock.install();
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
  await computed(page, "1000");
  await main(page).getByRole("group", { name: "Plot of the values" }).focus();
  // Both within the time for which the hand must rest before the window goes to the link.
  await page.evaluate(() => {
    const key = new KeyboardEvent("keydown", { key: "+", bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(key);
    location.assign("#/v1/heaps/0.07/7?view=sequence");
  });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("0.07");
  await computed(page, "1000");
  await expect(main(page).getByRole("img")).toHaveAccessibleName(/n from 0 to 1000/);
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(/heaps\/0\.07\/7/);
  await expect(page).not.toHaveURL(/window=/);
});

test("memory that the browser refuses is reported, and nothing crashes", async ({ playwright, launchOptions, baseURL }) => {
  // 64 MB for a program; a length that takes 400 MB.
  const args = [...(launchOptions.args ?? []), "--js-flags=--wasm-max-mem-pages=1024"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL, locale: "en-GB" });
  await open(page, "#/v1/heaps/0.16/15?view=sequence&to=400000000");
  await button(page, "Compute").last().click();
  await expect(main(page).getByRole("alert")).toHaveText(/needs about 386\sMB of memory, more than is available here/);
  await length(page).fill("1000");
  await length(page).press("Enter");
  await computed(page, "1000");
  await browser.close();
});

test("more values than the plain method can handle are refused, with the limit", async ({ page }) => {
  await open(page, "#/v1/heaps/0.16/15?view=sequence&to=1000000000&method=plain");
  await button(page, "Compute").last().click();
  await expect(main(page).getByRole("alert")).toContainText(/1,000,000,000 is too large: the maximum is 10,000,000/);
});

test("a length that is being typed stays when a search ends", async ({ page }) => {
  await open(page, "#/v1/heaps/0.354/7?view=sequence");
  const field = page.locator("#sequence-to");
  await page.getByRole("button", { name: "Find the period" }).click();
  await field.fill("432");
  await expect(page.locator("#period .badge.proved")).toBeVisible();
  await expect(page).not.toHaveURL(/to=210000000/);
  await expect(field).toHaveValue("432");
});

// The atlas: many codes in one table, computed for as long as the reader likes.

import { expect, longTasks, open, savedLines, test } from "./lab";
import { button, main, status } from "./explorer";

const frame = (page: import("@playwright/test").Page) =>
  main(page).getByRole("region", { name: "Atlas" });

test("codes are settled, sorted and grouped, and it goes on where it stopped", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=atlas&sort=period&order=down");
  await button(page, "Compute").click();
  await expect(status(page, /Computing\. Codes settled: 3\d\d of 514/)).toBeVisible({ timeout: 25_000 });
  await button(page, "Stop").click();
  const rests = status(page, /^Codes settled: 3\d\d of 514; periods proved: 3\d\d\.$/);
  await expect(rests).toBeVisible();
  await frame(page).getByRole("button", { name: "code" }).click();
  await expect(page).not.toHaveURL(/sort/);
  await expect(frame(page).getByRole("rowheader").first()).toHaveText("0.1");
  const row = (code: string) => frame(page).getByRole("row").filter({ has: page.getByRole("link", { name: code, exact: true }) });
  const lines = await savedLines(page, button(page, "CSV"));
  expect(lines[0]).toBe("code,status,period,preperiod,saltus,largest,first,mask,values");
  expect(lines.filter((line) => line.includes(",proved,")).length).toBeGreaterThan(300);
  expect(lines.find((line) => line.startsWith("0.07,"))).toMatch(/^0\.07,proved,34,53,0,9,\d+,[01]*,\d+$/);
  await expect(row("0.07").getByRole("cell")).toHaveText(["proved", "34", "53", "9", /.*/, /.*/, "0.4, shifted left by 1", "A002187 (a(n − 1))"]);
  await button(page, "Resume").click();
  await expect(status(page, /^Computing/)).toBeVisible();
  await row("0.07").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cram on a line 0.07");
  // A look at one code loses nothing of all the others.
  await page.goBack();
  await expect(status(page, /^Codes settled: 3\d\d of 514; periods proved: 3\d\d\.$/)).toBeVisible();
  await expect(row("0.07").getByRole("cell").first()).toHaveText("proved");
  await expect(button(page, "Resume")).toBeVisible();
});

test("the seconds can be typed while it computes", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=atlas");
  await button(page, "Compute").click();
  const settled = status(page, /^Computing/);
  await expect(settled).toBeVisible();
  const seconds = page.locator(".atlas input[inputmode=numeric]");
  await seconds.fill("");
  await seconds.press("4");
  const before = await settled.textContent();
  await expect(settled).not.toHaveText(before!);
  await seconds.press("7");
  await expect(seconds).toHaveValue("47");
  await seconds.press("Enter");
  await expect(page).toHaveURL(/budget=47/);
  await button(page, "Stop").click();
});

test("it opens with what is known", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=atlas");
  const first = frame(page).locator("tbody tr[aria-rowindex]").first();
  await expect(first).toContainText(/published|open/);
});

test("it stops by itself when the seconds are over", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=atlas&budget=1");
  await button(page, "Compute").click();
  await expect(button(page, "Resume")).toBeVisible();
});

test("a computing time that is none is marked, and nothing begins with another", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=atlas&budget=5");
  const field = page.getByLabel("Computing time (seconds)");
  for (const wrong of ["-1", "abc", "3601", "0", ""]) {
    await field.fill(wrong);
    await field.press("Tab");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue(wrong);
    await expect(button(page, "Compute")).toBeDisabled();
  }
  await field.fill("7");
  await field.press("Tab");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(page).toHaveURL(/budget=7/);
  await expect(button(page, "Compute")).toBeEnabled();
});

test("only the rows in sight are drawn, and scrolling does not stall", { tag: "@alone" }, async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=atlas");
  await button(page, "Compute").click();
  await expect(status(page, /Computing\. Codes settled: 3\d\d of 514/)).toBeVisible({ timeout: 25_000 });
  expect(await frame(page).getByRole("row").count()).toBeLessThan(60);
  const end = await longTasks(page);
  for (let turn = 0; turn < 20; turn++) {
    // Until it has been drawn there.
    await frame(page).evaluate(
      (box, at) => new Promise((drawn) => (box.scrollTo(0, at), requestAnimationFrame(() => requestAnimationFrame(drawn)))),
      turn * 1100,
    );
  }
  await expect(frame(page).locator("tr[aria-rowindex]").last()).toHaveAttribute("aria-rowindex", "515");
  expect((await end()).map(({ duration }) => duration)).toEqual([]);
});

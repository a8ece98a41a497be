// What is asked for again is computed again, and what was typed stays as it was typed.

import { expect, open, test } from "./lab";

test("genera that were stopped are computed when they are asked for again", async ({ page }) => {
  await open(page, "#/v1/heaps/0.31011/7?view=misere&genera=4000");
  const view = page.locator("#misere");
  await view.getByRole("button", { name: "Cancel" }).click();
  await expect(view.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await view.getByRole("button", { name: "Compute" }).click();
  await expect(view.getByRole("button", { name: "Cancel" })).toBeVisible();
});

test("a square of a sheet shows the digit that is judged", async ({ page }) => {
  await open(page, "#/v1/pawns/5x5/1.1?view=fill");
  const field = page.locator("table input").first();
  await field.focus();
  await page.keyboard.type("22");
  await expect(field).toHaveValue("2");
  await expect(page).toHaveURL(/filled=2/);
});

test("a number of columns may be written as the page writes it", async ({ page }) => {
  await open(page, "#/v1/chomp/3x5/5.5.5?view=three-rows&to=100");
  const field = page.locator("#three-rows-to");
  await field.fill("2,000");
  await field.press("Enter");
  await expect(page).toHaveURL(/to=2000/);
});

test("a bar of another size is shown with the same recursion", async ({ page }) => {
  await open(page, "#/v1/chomp/4x5/5.5.5.5?view=recursion&base=0&order=columns&memory=1");
  const size = page.locator("#cost-bar");
  await size.fill("3 x 3");
  await size.press("Enter");
  await expect(page).toHaveURL(/chomp\/3x3\/3\.3\.3\?view=recursion&base=0&order=columns&memory=1/);
});

test("heaps that were typed stay when a game is named after them", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5");
  await page.locator("#new-game").click();
  await page.locator("#heaps").fill("9 + 9");
  await page.locator("#code").fill("dawson's kayles");
  await page.locator("#code").press("Tab");
  await expect(page.locator("#code")).toHaveValue("0.07");
  await expect(page.locator("#heaps")).toHaveValue("9 + 9");
});

test("a won vertex is not said to have no edge where it has not joined yet", async ({ page }) => {
  await open(page, "#/v1/graph/list/a=0-1.2+b=10+c=10?view=attractor&method=calls");
  await page.getByLabel("Ask me which vertex comes next").check();
  await page.locator(".graph-question select").selectOption("2");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  const said = page.locator(".graph-question [role=status]");
  await expect(said).toContainText("its turn will come, but another vertex goes first");
  await expect(said).not.toContainText("no edge leads out of it");
});

// Where the focus is after what had it has gone, what a held key does, and by which name a page is announced.

import type { Page } from "@playwright/test";
import { expect, open, test, typedMove } from "./lab";

/** Whether the focus is within what a selector finds. */
const within = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((selector) => Boolean(document.activeElement?.closest(selector)), selector));
/** Waits until the focus has been put somewhere, and fails where it is nowhere. */
const somewhere = (page: Page) => expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole("button", { name }).first().focus();
  await page.keyboard.press("Enter");
};

test("Try again leads to the board, the last hint to the hints, a typed answer to what is said of it", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1/1");
  await press(page, "Hint 1 of 2");
  await press(page, "Hint 2 of 2");
  await within(page, "#task-hints").toBe(true);
  await (await typedMove(page)).fill("A-4-1");
  await page.keyboard.press("Enter");
  await expect(page.locator(".task-verdict")).not.toBeEmpty();
  await within(page, "#panel").toBe(true);
  await press(page, "Try again");
  await within(page, ".board-place").toBe(true);
  await page.keyboard.press("Tab");
  await within(page, "main").toBe(true);
});

for (const [link, name] of [
  ["#/v1/heaps/0.77/7+5?view=sequence", "Go further"],
  ["#/v1/heaps/0.77/7+5?view=misere", "Compute genera"],
  ["#/v1/chomp/4x6/6.6.6.6?view=gallery", "There is always exactly one."],
  ["#/v1/chomp/4x6/6.6.6.6?view=cost", "Measure the time"],
] as const) {
  test(`the focus stays near what was pressed: ${name}`, async ({ page }) => {
    await open(page, link);
    const button = page.getByRole("button", { name, exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await somewhere(page);
    // And when all that the press has led to is there.
    await expect(page.locator("main [aria-busy=true], main progress")).toHaveCount(0);
    await somewhere(page);
    await page.keyboard.press("Tab");
    await within(page, "main").toBe(true);
  });
}

test("the second click of a double click does not press what has come under the pointer", async ({ page }) => {
  const end = page.locator("#ending");
  for (const name of ["Rematch", "Another position"]) {
    await open(page, "#/v1/heaps/0.~3/3+4?moves=1-3-0_1-4-0&players=human-human");
    await expect(end).not.toHaveClass(/fresh/);
    const button = end.getByRole("button", { name });
    // What the first click leads to puts another button under the pointer.
    await page.evaluate(() => {
      addEventListener("click", ({ detail }) => {
        if (detail !== 1) return;
        const cover = document.createElement("button");
        cover.id = "cover";
        cover.style.cssText = "position: fixed; inset: 0; z-index: 99";
        cover.addEventListener("click", () => cover.setAttribute("data-pressed", ""));
        document.body.append(cover);
      });
    });
    await button.dblclick();
    await expect(page.locator("#cover")).toHaveCount(1);
    await expect(page.locator("#cover")).not.toHaveAttribute("data-pressed");
    await page.locator("#cover").evaluate((cover) => cover.remove());
    await page.goto("about:blank");
  }
  // Pressing the same button twice is pressing it twice.
  await open(page, "#/v1/heaps/0.~3/3+5+7?moves=1-1-0_2-1-0_3-1-0&players=human-human");
  await page.getByRole("button", { name: "Undo" }).dblclick();
  await expect(page).toHaveURL(/moves=1-1-0&|moves=1-1-0_2-1-0_3-1-0&at=1/);
});

for (const [name, selector] of [["Make this a question", "Your question"], ["Add to a sum", "Your sum"]] as const) {
  test(`a dialog closes where its page is left: ${name}`, async ({ page }) => {
    await open(page, "#/v1/heaps/0.77/7+5");
    await page.goto("./#/v1/chomp/3x4/4.4.4");
    await expect(page.locator(".chomp-board")).toBeVisible();
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toContainText(selector);
    await page.goBack();
    await expect(page).toHaveURL(/heaps/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator(".heaps-board")).toBeVisible();
  });
}

test("a page that comes after the focus has its name, and says it", async ({ page }) => {
  await open(page, "");
  await page.getByRole("link", { name: "New here? Begin with the first lesson." }).focus();
  await page.keyboard.press("Enter");
  const named = /^Two equal heaps\. Step 1 of \d+/;
  await expect(page.getByRole("main")).toHaveAccessibleName(named);
  await expect(page.locator("#page-named")).toHaveText(named);
});

test("the page of a new game is called after the new game", async ({ page }) => {
  await open(page, "#/v1/chomp/4x6/6.6.6.6");
  await page.keyboard.press("n");
  await page.getByRole("dialog").getByLabel("Size").fill("2x3");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chomp 2 × 3");
  await expect(page.getByRole("main")).toHaveAccessibleName("Chomp 2 × 3");
});

test("the steps of a lesson are one stop of the Tab key, and arrows lead along them", async ({ page }) => {
  await open(page, "#/v1/lesson/practical-octal");
  const steps = page.locator(".lesson-step");
  await expect(steps.first()).toHaveAttribute("aria-current", "step");
  await page.locator(".lesson-where a").focus();
  await page.keyboard.press("Tab");
  await expect(steps.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(steps.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(steps.last()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(steps.last()).toBeFocused();
  // It is not open yet, which is said.
  await page.keyboard.press("Enter");
  await expect(page.locator(".lesson-closed")).not.toBeEmpty();
  await page.keyboard.press("Home");
  await expect(steps.first()).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest(".lesson-steps"))).toBeNull();
});

test("a key that is held down makes one move", async ({ page }) => {
  for (const link of ["#/v1/chomp/4x6/6.6.6.6", "#/v1/heaps/0.~3/3+5+7", "#/v1/graph/sticks-6-3/0?rule=misere"]) {
    await open(page, link);
    await page.locator(".board-place [tabindex='0']").first().focus();
    await page.keyboard.press("ArrowRight");
    // As a held key does: it comes down again and again, and goes up once.
    for (let times = 0; times < 12; times++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    // The reader's move and the answer to it.
    await expect(page).toHaveURL(/moves=[^_&]+_[^_&]+(&|$)/);
    for (let times = 0; times < 12; times++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    // Until it is the reader's turn again, and stays so: what a held key does more comes after that.
    const moves = () => new URL(page.url()).hash.split("moves=")[1].split("_").length;
    let [same, before] = [0, 0];
    await expect
      .poll(async () => {
        const rests = /^Your turn| won[.!]$/.test((await page.locator(".status-turn").textContent()) ?? "");
        const now = moves();
        same = rests && now === before ? same + 1 : 0;
        before = now;
        return same;
      }, { message: `${link} is at rest`, intervals: [50] })
      .toBeGreaterThanOrEqual(5);
    expect(moves(), link).toBeLessThanOrEqual(4);
  }
});

test("who wins is heard when W opens the reasons", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5");
  await page.locator(".board-place [tabindex='0']").first().focus();
  await page.keyboard.press("w");
  const heard = page.locator(".board-side > p.spoken[role=status]");
  await expect(heard).toHaveText("The player to move wins. Nim-sum: 6.");
  await within(page, ".board-place").toBe(true);
});

test("a page is announced by its name, a step of a lesson with its number", async ({ page }) => {
  const steps = ["One.", "Two."].map((text) => `---\n${text}\n`).join("");
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill(`title: Steps\nlang: en\n${steps}`);
  await page.getByRole("button", { name: "See it as a pupil" }).click();
  await expect(page.locator(".lesson-text")).toHaveText("One.");
  await press(page, /^Next/);
  await expect(page.locator(".lesson-text")).toHaveText("Two.");
  await expect(page.getByRole("main")).toHaveAccessibleName("Steps. Step 2 of 2");
  await page.goto("./#/v1/heaps/0.77/7+5");
  await expect(page.getByRole("main")).toHaveAccessibleName("Kayles 0.77");
});

// A lesson on a projector, as a worksheet, and as its answer key.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, resize, test } from "./lab";
import { buildNative } from "./native";
import { token } from "./heaps";

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
];

/** A step of each system, with the board that is drawn in it. */
const boards = {
  heaps: ["nim-1/5", ".heaps-board"],
  pins: ["kayles/5", ".heaps-board"],
  pawns: ["pawns/2", ".pawns-scroll"],
  "a large grid": ["practical-pawns/1", ".pawns-scroll"],
  chomp: ["chomp/2", ".chomp-board .bar"],
  "a long bar": ["chomp/1", ".chomp-board .bar"],
  graph: ["attractor/1", ".graph-drawing"],
  "a large graph": ["attractor/6", ".graph-drawing"],
  coins: ["coins/4", ".coins-board"],
  "a sum": ["adding/2", ".sum-board"],
  "a board for dominoes": ["boards/3", ".place-scroll"],
  "a square board": ["boards/6", ".place-scroll"],
  pieces: ["wythoff/3", ".pawns-scroll"],
};

const show = (page: Page) => page.getByRole("button", { name: "Show the answer" });
const at = (page: Page) => page.locator(".project-at");

/** The height of an element as a part of the window's. */
const part = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((it) => it.getBoundingClientRect().height / innerHeight);

test("before a class a board takes at least 70 % of the height", async ({ page }) => {
  test.slow();
  for (const [name, [step, board]] of Object.entries(boards)) {
    await open(page, `#/v1/lesson/${step}?view=project&seed=3`);
    await expect(page.locator(`.project ${board}`).first()).toBeVisible();
    for (const size of sizes) {
      await resize(page, size);
      await expect.soft(async () => {
        expect(await part(page, ".project .board-frame"), "the frame").toBeGreaterThanOrEqual(0.7);
        expect(await part(page, `.project ${board}`), "the board").toBeGreaterThanOrEqual(0.7);
        const over = await page.evaluate(() => [
          document.documentElement.scrollHeight - innerHeight,
          document.documentElement.scrollWidth - innerWidth,
          ...[...document.querySelectorAll(".project-board, .project .board-frame")].map((it) => it.scrollHeight - it.clientHeight),
        ]);
        expect(Math.max(...over), "what does not fit").toBeLessThanOrEqual(1);
      }, `${name} at ${size.width} × ${size.height}`).toPass({ timeout: 10_000 });
    }
  }
});

test("before a class neither what is asked above a board nor the board is cut off", async ({ page }) => {
  for (const step of [
    "adding/1", "chomp/6", "coins/1", "coins/5", "corners/1", "corners/2", "corners/6", "practical-attractor/25",
    "practical-attractor/26",
  ]) {
    await open(page, `#/v1/lesson/${step}?view=project&seed=3&lang=fr`);
    await expect(page.locator(".project .board-frame").first()).toBeVisible();
    for (const size of [{ width: 1280, height: 720 }, { width: 1920, height: 1080 }]) {
      await resize(page, size);
      const parts = page.locator(".project :is(.project-text, .project-board, .board-frame, .coins-table)");
      await expect.soft(async () => {
        const cut = await parts.evaluateAll((all) =>
          all.map((it) => Math.max(it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth)));
        expect(Math.max(...cut)).toBeLessThanOrEqual(1);
      }, `${step} at ${size.width}`).toPass({ timeout: 10_000 });
    }
  }
});

/** How far a part of the text begins above its column, in pixels. */
const hidden = (page: Page, selector: string) =>
  page.locator(selector).evaluate((it) => it.closest(".project-text")!.getBoundingClientRect().top - it.getBoundingClientRect().top);

for (const { width, height } of [{ width: 1280, height: 720 }, { width: 1024, height: 768 }]) {
  test(`before a class what is read fits, or begins where it can be seen, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const step of ["minimax/3", "sticks/5", "attractor/5", "attractor/4", "nim-3/4"]) {
      await open(page, `#/v1/lesson/${step}?view=project&seed=3&lang=fr`);
      await expect(page.locator(".project .board-frame").first()).toBeVisible();
      const over = () => page.locator(".project-text").evaluate((it) => it.scrollHeight - it.clientHeight);
      await expect.poll(over, `what is cut off of ${step}`).toBeLessThanOrEqual(1);
    }
    for (const step of ["nim-2/4", "nim-2/5", "corners/5", "corners/7", "nim-1/8", "pawns/5"]) {
      await open(page, `#/v1/lesson/${step}?view=project&seed=3&lang=fr`);
      await page.getByRole("button", { name: "Montrer la réponse" }).click();
      await expect(page.locator(".project-answer .answer").first()).toBeVisible();
      await expect.poll(() => hidden(page, ".project-answer"), `the answer to ${step}`).toBeLessThanOrEqual(1);
    }
    // Nothing but text is no higher than the window, or can be gone through.
    await open(page, "#/v1/lesson/practical-octal/22?view=project&lang=fr");
    const text = page.locator(".project-text");
    await expect(text).toContainText("Soient k le rang");
    const { top, bottom } = await text.evaluate((it) => it.getBoundingClientRect());
    expect([top >= 0, bottom <= height]).toEqual([true, true]);
    await open(page, "#/v1/lesson/nim-2/4?view=project&lang=fr&given=3-2-0");
    await expect(page.locator(".project-given")).toContainText("Réponse donnée");
    await expect.poll(() => hidden(page, ".project-given")).toBeLessThanOrEqual(1);
  });
}

test("on a projector the key that shows the answer shows all of it before it hides it", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 420 });
  await open(page, "#/v1/lesson/corners/5?view=project&seed=3&lang=fr");
  const text = page.locator(".project-text");
  const left = () => text.evaluate((it) => it.scrollHeight - it.clientHeight - it.scrollTop);
  const answer = page.locator(".project-answer .answer").first();
  // The key is heard once the step is there.
  await expect(page.getByRole("button", { name: "Montrer la réponse" })).toBeVisible();
  await page.keyboard.press(".");
  await expect(answer).toBeVisible();
  await expect.poll(left).toBeGreaterThan(1);
  for (let press = 0; press < 20 && (await left()) > 1; press++) await page.keyboard.press("ArrowDown");
  expect(await left()).toBeLessThanOrEqual(1);
  await expect(answer).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".project-answer")).toBeEmpty();
});

test("on a projector nothing shows the answer until it is requested, with the button or a presenter’s remote", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1/3?view=project");
  await expect(page.locator(".heaps-board")).toBeVisible();
  const untold = async () => {
    await expect(page.locator(".panel, form, input, .task-hints, header")).toHaveCount(0);
    expect(await page.locator("body").innerText()).not.toContain("leaving 3");
    await expect(page.locator(".token.marked")).toHaveCount(0);
  };
  await untold();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "projector");
  await show(page).click();
  await expect(page.locator(".project-answer")).toContainText("take 2 matches from heap A, leaving 3");
  await expect(page.locator(".project-answer")).toContainText("Now both heaps have 3 matches");
  await expect(page.locator(".token.marked")).toHaveCount(2);
  // The remote: on, back, on again, the answer, which does not stay for the next step.
  await page.keyboard.press("PageDown");
  await expect(at(page)).toHaveText("Step 4 of 8");
  await expect(page).toHaveURL(/nim-1\/4\?(seed=\d+&)?view=project$/);
  await expect(page.locator(".project-answer")).toBeEmpty();
  await page.keyboard.press("PageUp");
  await expect(at(page)).toHaveText("Step 3 of 8");
  // Nor where it was shown before, and the solver has spoken.
  await expect(page.locator(".project-answer")).toBeEmpty();
  await untold();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(at(page)).toHaveText("Step 5 of 8");
  await page.keyboard.press(".");
  await expect(page.locator(".project-answer .answer")).toHaveAttribute("data-answer", "3-2-0");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".project-answer")).toBeEmpty();
  for (let step = 0; step < 9; step++) await page.keyboard.press("ArrowRight");
  await expect(at(page)).toHaveText("Step 8 of 8");
  await page.getByRole("link", { name: "Leave" }).click();
  await expect(page.locator(".lesson-steps")).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test("a question says the same on the page, on paper and on the projector; in a lesson too the rules are said to all", async ({ page }) => {
  await open(page, `#/v1/heaps/0.77/7+5?task=outcome&say=${encodeURIComponent("Que vaut 2*3*4, *vraiment* ?")}`);
  await expect(page.locator("#question")).toHaveText("Que vaut 2*3*4, vraiment ?");
  await page.getByText("For the teacher").click();
  await page.getByRole("link", { name: "On the projector" }).click();
  await expect(page.locator(".project-question")).toContainText("Que vaut 2*3*4, vraiment ?");
  await page.getByRole("link", { name: "Leave" }).click();
  await page.getByText("For the teacher").click();
  await page.getByRole("link", { name: /Worksheet|worksheet/ }).click();
  await expect(page.locator("main")).toContainText("Que vaut 2*3*4, vraiment ?");
  // A game to be won is to be known.
  await open(page, "#/v1/lesson/sticks/2?view=project");
  await expect(page.locator(".project-rules")).toContainText("last");
});

test("the projector is left to where it was opened from", async ({ page }) => {
  const leave = page.getByRole("link", { name: "Leave" });
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill("title: Mine\nlang: en\n---\n#/v1/heaps/0.~3/3+1?task=move\nWhich?\n---\nRead.\n");
  await page.getByRole("link", { name: "On the projector" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await leave.click();
  await expect(page.locator(".lesson-file")).toHaveValue(/^title: Mine/);
  // A question alone, whose rules nobody has read before.
  await open(page, "#/v1/chomp/4x5/5.5.5.5?task=move");
  await page.getByText("For the teacher").click();
  await page.getByRole("link", { name: "On the projector" }).click();
  await expect(page.locator(".project-rules")).toContainText("poison");
  await leave.click();
  await expect(page).toHaveURL(/#\/v1\/chomp\/4x5\/5\.5\.5\.5\?task=move/);
});

test("on a projector a field has the keys that are pressed in it", async ({ page }) => {
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill("title: Kayles\nlang: en\n---\nLook.\n---\n#/v1/heaps/0.77/7?view=sequence&to=100\nWhat do you see?\n");
  await page.getByRole("button", { name: "See it as a pupil" }).click();
  await expect(page).toHaveURL(/#\/v1\/lesson\/~[\w-]+/);
  await page.goto(`./${new URL(page.url()).hash.replace(/\/\d+$/, "")}/2?view=project`);
  const length = page.getByRole("textbox", { name: "Compute up to n =" });
  await length.click();
  await page.keyboard.press("End");
  for (const key of ["Backspace", "ArrowLeft", "Delete", "5"]) await page.keyboard.press(key);
  await expect(length).toHaveValue("15");
  await expect(page).toHaveURL(/\/2\?view=project/);
});

test("on a projector both sides can be played, and a key undoes", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1/3?view=project");
  const tokens = page.locator(".heaps-board .token:not(.ghost)");
  await expect(tokens).toHaveCount(8);
  await token(page, 1, 3).click();
  await expect(tokens).toHaveCount(5);
  // The computer keeps quiet.
  await token(page, 2, 2).click();
  await expect(tokens).toHaveCount(3);
  await page.keyboard.press("Backspace");
  await expect(tokens).toHaveCount(5);
  // The answer is that to the question.
  await page.keyboard.press("ArrowDown");
  await expect(tokens).toHaveCount(8);
  // Whoever goes by Tab to the board has its keys.
  await page.keyboard.press("ArrowDown");
  await page.getByRole("grid").locator("[tabindex='0']").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(at(page)).toHaveText("Step 3 of 8");
  await page.keyboard.press("PageDown");
  await expect(at(page)).toHaveText("Step 4 of 8");
});

/** What the author says after an answer, hints, and the notes: none of it is for a worksheet. */
function secrets(lesson: string): string[] {
  const [steps, teacher] = lesson.split("\nteacher:\n");
  const said = steps.split("\n").filter((line) => /^[?+-] /.test(line));
  const lines = said.map((line) => line.replace(/^[?+-] ([\w.-]+: )?/, "")).concat(teacher.split("\n"));
  return lines.map((line) => line.replace(/[*`#]/g, "").trim()).filter((line) => line.length > 30);
}

test("a worksheet has the questions, boards and room, and nothing of the answers", async ({ page }) => {
  for (const name of ["nim-1", "kayles", "pawns", "chomp", "attractor", "coins", "boards", "adding"]) {
    await open(page, `#/v1/lesson/${name}?view=paper&seed=3`);
    await expect(page.locator(".sheet-step").first()).toBeVisible();
    const file = readFileSync(`lessons/en/${name}.txt`, "utf8");
    const steps = file.split("\n---\n").slice(1).filter((step) => !step.startsWith("teacher:"));
    await expect(page.locator(".sheet-step")).toHaveCount(steps.length);
    await expect(page.locator(".figure")).toHaveCount(steps.filter((step) => step.includes("#/v1/")).length);
    const text = (await page.locator(".sheet").innerText()).replace(/\s+/g, " ");
    for (const secret of secrets(file)) expect(text, name).not.toContain(secret.replace(/\s+/g, " "));
    await expect(page.locator("[data-answer], .answer, .token, form, input")).toHaveCount(0);
    // Numbers are printed only over and beside a table that is to be filled in.
    for (const cell of await page.locator(".sheet-table tbody td").all()) await expect(cell).toBeEmpty();
    await expect(page.locator(".sheet .qr")).toHaveCount(1);
    await expect(page.locator(".sheet-rules p").first()).not.toBeEmpty();
    // The vertices of a graph, and how each part of a sum is played.
    if (name === "boards") await expect(page.locator(".sheet-step").last().locator(".figure circle")).toHaveCount(7);
    if (name === "adding") await expect(page.locator(".sheet-rules")).toContainText(/Kayles.* – .*Chomp/s);
  }
});

test("no table of a worksheet is cut, on A4 as on Letter", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  // The room for print within the margins of a sheet.
  for (const width of [688, 710]) {
    await page.setViewportSize({ width, height: 1000 });
    for (const name of ["sticks", "kayles", "practical-attractor", "practical-pawns", "practical-octal"]) {
      await open(page, `#/v1/lesson/${name}?view=paper&seed=3`);
      await expect(page.locator(".sheet-table").first()).toBeVisible();
      const cut = await page.locator(".sheet-table").evaluateAll((tables) => {
        const edge = document.querySelector(".sheet")!.getBoundingClientRect().right;
        return tables.map((table) => {
          const inside = table.parentElement!.getBoundingClientRect().right;
          const own = table.getBoundingClientRect().right;
          return Math.max(own - edge, getComputedStyle(table.parentElement!).overflowX === "visible" ? 0 : own - inside);
        });
      });
      expect(Math.max(...cut), `${name}, ${width}`).toBeLessThanOrEqual(1);
    }
  }
});

test("a key lists no answer as a mistake that is right in the position that was drawn", async ({ page }) => {
  // By hand: rows of 4 and 1 pin have the same value, so that no move wins in the last question.
  await open(page, "#/v1/lesson/kayles?seed=1&view=key");
  const step = page.locator(".sheet-step").nth(7);
  await expect(step.locator(".key-answer .answer")).toHaveText("No move wins");
  await expect(step.locator(".key-mistakes dt")).not.toContainText(["No move wins"]);
  await open(page, "#/v1/lesson/kayles?seed=3&view=key");
  await expect(step.locator(".key-answer .answer")).not.toHaveText("No move wins");
  await expect(step.locator(".key-mistakes dt", { hasText: "No move wins" })).toHaveCount(1);
});

test("a worksheet is printed in black on white, and no step is parted", async ({ page }) => {
  await open(page, "#/v1/lesson/pawns?view=paper&seed=3");
  await expect(page.locator(".sheet .figure").first()).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const strange = await page.evaluate(() => {
    const own = [document.body, ...document.querySelectorAll<HTMLElement>(".sheet, .sheet *:not(.qr, .qr *)")];
    return own.filter((it) => {
      const style = getComputedStyle(it);
      const clear = style.backgroundColor === "rgba(0, 0, 0, 0)" && style.backgroundImage === "none";
      return !clear || (it !== document.body && style.color !== "rgb(0, 0, 0)");
    }).map((it) => it.outerHTML.slice(0, 80));
  });
  expect(strange).toEqual([]);
  for (const step of await page.locator(".sheet-step").all()) await expect(step).toHaveCSS("break-inside", "avoid");
  for (const away of [".sheet-screen", "header:not(.sheet-head)"]) {
    for (const it of await page.locator(away).all()) await expect(it).toBeHidden();
  }
  // Each step is on one page: as high as a page at most, and there is no page without anything.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12]/);
  const pages = pdf.match(/\/Type \/Page\b/g)!.length;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThanOrEqual(6);
});

test("a worksheet and its key show the same positions, and the lesson draws as they do", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1?view=paper");
  await expect(page).toHaveURL(/nim-1\?seed=\d+&view=paper$/);
  const drawn = () => page.locator(".figure").evaluateAll((all) => all.map((it) => it.getAttribute("aria-label")));
  await expect(page.locator(".figure")).toHaveCount(8);
  const [sheet, set] = [await drawn(), await page.locator(".sheet-about").innerText()];
  await page.getByRole("link", { name: "Answer key" }).click();
  await expect(page.locator(".key-answer .answer")).toHaveCount(8);
  expect(await drawn()).toEqual(sheet);
  expect(await page.locator(".sheet-about").innerText()).toBe(set);
  const seed = /seed=(\d+)/.exec(page.url())![1];
  await open(page, `#/v1/lesson/nim-1/6?view=project&seed=${seed}`);
  const sizes = page.locator(".heaps-board .heap-size");
  await expect(sizes).toHaveCount(2);
  expect(sheet[5]).toContain((await sizes.allInnerTexts()).join(", "));
});

interface Printed {
  steps: { task: string | null; link: string | null; answer: unknown }[];
}

/** An answer of the native command as the key has it. */
function written(task: string | null, answer: unknown): string {
  if (answer === null) return "";
  if (typeof answer === "string") return answer;
  const list = answer as (string | number)[] | number[][];
  if (task === "value") return list.join(".");
  if (task === "fill" || task === "formula") return (list as number[][]).map((row) => row.join(".")).join("_");
  return list.length === 0 ? "none" : list.join(" ");
}

test("the key has what the native command gives, with reasons, mistakes, hints and the teacher’s notes", async ({ page }) => {
  test.setTimeout(120_000);
  buildNative();
  for (const name of ["nim-1", "kayles", "misere", "pawns", "chomp", "attractor", "coins", "boards", "adding"]) {
    const told: Printed = JSON.parse(
      execFileSync("target/debug/nimlab", ["lesson", `lessons/en/${name}.txt`], { encoding: "utf8" }),
    );
    await open(page, `#/v1/lesson/${name}?view=key&seed=3`);
    const steps = page.locator(".sheet-step");
    await expect(steps).toHaveCount(told.steps.length);
    for (const [at, { task, link, answer }] of told.steps.entries()) {
      const said = steps.nth(at).locator(".key-answer .answer");
      if (task === null) {
        await expect(said).toHaveCount(0);
        continue;
      }
      await expect(said, `${name} ${at + 1}`).toHaveCount(1, { timeout: 15_000 });
      // Other positions are drawn by another seed.
      if (link?.includes("fresh=1")) continue;
      await expect(said, `${name} ${at + 1}`).toHaveAttribute("data-answer", written(task, answer));
    }
    const text = (await page.locator(".sheet").innerText()).replace(/\s+/g, " ");
    // What is said of an answer stays away where the position that was drawn makes it right.
    const right = await page.locator(".answer").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.answer));
    const file = readFileSync(`lessons/en/${name}.txt`, "utf8");
    const kept = file.split("\n").filter((line) => !right.some((answer) => answer && line.startsWith(`- ${answer}: `)));
    for (const secret of secrets(kept.join("\n"))) expect(text, name).toContain(secret.replace(/\s+/g, " "));
  }
});

test("a single question can be projected and printed from the dialog for sharing", async ({ page }) => {
  await open(page, "#/v1/chomp/3x5/5.1.1?task=move&say=Where%20do%20you%20bite%3F");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("Make this a question").click();
  await expect(page.getByLabel("Your question")).toHaveValue("Where do you bite?");
  await page.getByRole("dialog").getByText("For the teacher: projector, answer key").click();
  await page.getByRole("dialog").getByRole("link", { name: "Worksheet" }).click();
  await expect(page.locator(".sheet-step")).toHaveCount(1);
  await expect(page.locator(".sheet-step")).toContainText("Where do you bite?");
  await page.getByRole("link", { name: "On the projector" }).click();
  await expect(page.locator(".project .bar")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".project-answer .answer")).toHaveAttribute("data-answer", "0.3");
});

test("a sheet is in the language of its lesson", async ({ page }) => {
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill("title: Deux tas\nlang: fr\n---\n#/v1/heaps/0.~3/3+1?task=move\nQuel coup\u202f?\n");
  await page.getByRole("link", { name: "Worksheet" }).click();
  await expect(page.locator(".sheet-who")).toContainText("Nom");
  await expect(page.locator(".sheet-rules")).toContainText("tas");
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeVisible();
});

test("an unknown view is reported, with the views that exist", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1?view=poster");
  await expect(page.locator(".broken")).toContainText("poster");
  await expect(page.locator(".broken")).toContainText("project, paper, key");
});

test("the key names what was wrongly chosen by its text", async ({ page }) => {
  await open(page, "#/v1/lesson/practical-octal?view=key&seed=3");
  const mistakes = page.locator(".key-mistakes dt");
  await expect(mistakes.filter({ hasText: "n mod 4 = 1" })).toHaveCount(1);
  await expect(mistakes.filter({ hasText: "Both sentences are about misère play." })).toHaveCount(1);
});

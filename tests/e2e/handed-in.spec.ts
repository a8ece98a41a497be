// A class without a server: three readers do a lesson, what they hand in goes through a chat, and the teacher's page
// replays it. The same lesson is done in a frame and in a learning platform in framed.spec.ts. Nothing leaves a device
// by itself: every test here fails if there is a request to anywhere else, or one that contains answers (lab.ts).

import { readFileSync } from "node:fs";
import { axe, expect, mortal, open, test, typedMove } from "./lab";
import { cells, choose, handedIn, LESSON, lesson, next, noFaultsOfOthers, reader } from "./classroom";
import { token } from "./heaps";

/** Two questions without a board, the first with a hint. */
const TWO = "title: Two\nlang: en\n---\nOne?\n( ) no\n(x) yes\n? Not no.\n---\nTwo?\n( ) no\n(x) yes\n";

test.afterEach(noFaultsOfOthers);

test("three readers, one paste: the table, the most common mistake and the replays are right", async ({ page, browser, baseURL }) => {
  test.slow();
  const link = await lesson(page, LESSON);
  const [good, slow, early] = await Promise.all([1, 2, 3].map(() => reader(browser, baseURL!, link)));
  // The first is right immediately.
  await token(good, 1, 2).click();
  await next(good).click();
  await choose(good, "two");
  await next(good).click();
  await good.getByText("The other player").click();
  await expect(good.locator(".lesson-end")).toContainText("3 of 3");
  // The second is wrong twice.
  await token(slow, 2, 1).click();
  await slow.getByRole("button", { name: "Try again" }).click();
  await token(slow, 1, 3).click();
  await slow.getByRole("button", { name: "Try again" }).click();
  await token(slow, 1, 2).click();
  await next(slow).click();
  await choose(slow, "two");
  await next(slow).click();
  await slow.getByText("The other player").click();
  // The third stops after a wrong answer.
  await token(early, 2, 1).click();
  const lines = await Promise.all([handedIn(good, "Élodie"), handedIn(slow, "Karim"), handedIn(early, "")]);
  expect(lines.every((line) => /^NL1\.[\w-]+$/.test(line))).toBe(true);
  expect(lines.every((line) => line.length < 600)).toBe(true);

  await open(page, link.replace("/lesson/", "/class/"));
  const chat = [
    "[08:31] Élodie :", lines[0], "", `[08:32] Karim: here you are « ${lines[1]} ». Thanks!`,
    `> ${lines[2]}`, "[08:33] Zoé: I lost mine", lines[0].slice(0, 60), `again ${lines[0]}`,
  ].join("\n");
  await page.locator("#class-lines").fill(chat);
  await page.locator("#class-add").click();
  await expect(page.locator("#class-news")).toContainText("3 submissions added.");
  await expect(page.locator("#class-news")).toContainText("One submission was already in the table.");
  await expect(page.locator("#class-news li")).toHaveText([/^Line 7: .*incomplete/]);
  await expect(page.locator("#class-lines")).toHaveValue(chat);
  await expect(cells(page).locator("th")).toHaveText(["Élodie", "Karim", "Pupil 3"]);
  const marks = (row: number) => cells(page).nth(row).locator("td").evaluateAll((all) =>
    all.map((cell) => cell.textContent ?? ""));
  expect(await marks(0)).toEqual(["✓", "✓", "✓"]);
  expect(await marks(1)).toEqual(["✓ 3", "✓", "✓"]);
  expect(await marks(2)).toEqual(["✗ 1", "", ""]);
  await expect(page.locator(".class-table tfoot td")).toHaveText([/^33/, /^100/, /^100/]);
  // Times and hints, to be read where they are wanted.
  await page.locator("#class-details").check();
  const karim = cells(page).nth(1).locator(".class-cell").first();
  await expect(karim).toHaveAttribute("aria-label", /^Karim, step 2: right on attempt 3 \(hints: 0, time: 0 min \d+ s\)$/);
  expect(await karim.evaluate((cell) => getComputedStyle(cell, "::after").content)).toMatch(/^"0:\d\d"$/);
  // The commonest mistake, and its board.
  const mistake = page.locator(".class-wrong").first();
  await expect(mistake).toHaveAttribute("data-answer", "2-1-0");
  await expect(mistake).toContainText("heap B");
  await expect(page.locator(".class-mistakes li li").first()).toContainText("(2 pupils)");
  await mistake.click();
  await expect(page.locator("#class-replay .step-game")).toHaveAttribute("data-here", /3\+1\?moves=2-1-0&players=human-human$/);
  // Whoever presses it again is led there again.
  await mistake.focus();
  await mistake.press("Enter");
  await expect(page.locator("#class-replay")).toBeFocused();
  // One reader's answers, one after the other.
  await cells(page).nth(1).locator("button").first().click();
  await expect(page.locator("#class-replay h2")).toContainText("Karim");
  const given = page.locator(".class-given button");
  await expect(given).toHaveCount(3);
  expect(await given.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.answer))).toEqual(["2-1-0", "1-1-0", "1-2-0"]);
  await page.locator(".class-given button").nth(2).click();
  await expect(page.locator("#class-replay .step-game")).toHaveAttribute("data-here", /3\+1\?moves=1-2-0&players=human-human$/);
  // The mistake before a class: the question, the answer, and the board after it.
  const [wall] = await Promise.all([
    page.context().waitForEvent("page"),
    page.locator(".class-mistakes").getByRole("link", { name: /heap B/ }).first().click(),
  ]);
  await expect(wall.locator(".project")).toContainText("Which move?");
  await expect(wall.locator(".project")).toContainText("Answer given: take all of heap B (1 match)");
  await expect(wall.locator(".project .token:not(.ghost)")).toHaveCount(3);
  // Why it is wrong: how the opponent wins then. The right answer comes when it is asked for, on the question's board.
  await expect(wall.locator(".project-given")).toContainText("This move leaves nim-sum 3, not 0.");
  await expect(wall.locator(".project-given")).toContainText("The opponent’s winning reply: take all");
  await wall.getByRole("button", { name: "Show the answer" }).click();
  await expect(wall.locator(".project-answer .answer")).toHaveAttribute("data-answer", "1-2-0");
  await expect(wall.locator(".project .token:not(.ghost)")).toHaveCount(4);
  await wall.close();
  // Without names: nowhere on the page, also after a reload.
  await page.locator("#class-nameless").check();
  await expect(cells(page).locator("th")).toHaveText(["Pupil 1", "Pupil 2", "Pupil 3"]);
  await expect(page.locator("#class-replay h2")).toContainText("Pupil 2");
  await expect(page.locator("#class-lines")).toBeHidden();
  expect(await page.locator("body").innerText()).not.toMatch(/Karim|Élodie/);
  await page.reload();
  await expect(cells(page).locator("th")).toHaveText(["Pupil 1", "Pupil 2", "Pupil 3"]);
  await page.locator("#class-nameless").uncheck();
  await expect(cells(page).locator("th")).toHaveText(["Élodie", "Karim", "Pupil 3"]);
  // On paper the wrong answers stay, without the controls.
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".class-mistakes .class-wrong").first()).toBeVisible();
  await expect(page.locator("#class-lines")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the table (CSV)" }).click();
  expect((await saving).suggestedFilename()).toBe("nimlab-deux-tas.csv");
  const csv = readFileSync(await (await saving).path(), "utf8").split("\n");
  expect(csv[0]).toMatch(/^\ufeff?"Pupil","Step 1","Step 1: wrong answers","Step 1: hints","Step 1: seconds","Step 1: answers",/);
  expect(csv[2]).toMatch(/^"Karim",,,,,,"right",2,0,\d+,"2-1-0 \| 1-1-0 \| 1-2-0","right",0,0,\d+,"2","right",0,0,\d+,"The other player"$/);
  // Erased, with what is open of it; what comes then is shown by itself.
  await cells(page).nth(1).locator("button").first().click();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.locator("#class-erase").click();
  await expect(cells(page)).toHaveCount(0);
  await expect(page.locator("#class-lines")).toHaveValue("");
  await page.locator("#class-lines").fill(lines[2]);
  await page.locator("#class-add").click();
  await expect(cells(page)).toHaveCount(1);
  await expect(page.locator("#class-replay")).toHaveCount(0);
  // Names are kept back as long as there are some: without any, lines can be pasted.
  await page.locator("#class-nameless").check();
  await expect(page.locator("#class-lines")).toBeHidden();
  await page.locator("#class-erase").click();
  await expect(page.locator("#class-lines")).toBeVisible();
  await page.reload();
  await expect(page.locator("#class-add")).toBeVisible();
  await expect(cells(page)).toHaveCount(0);
  for (const other of [good, slow, early]) await other.context().close();
});

/** A step of a lesson, an answer to it, and what is said before a class of why it is wrong. */
const MISTAKES = [
  { step: "#/v1/heaps/0.~3/3+1?task=move&hints=0\nWhich move?", given: "1-1-0", why: [/nim-sum 3, not 0/, /winning reply: take/] },
  { step: "#/v1/heaps/0.~3/2?rule=misere&task=move\nWhich move?\n- 1-2-0: Count again.", given: "1-2-0", why: [/ends the game and loses it/, /^Count again/] },
  { step: "#/v1/heaps/0.~3/3+1?task=move&hints=0\nWhich move?", given: "none", why: [/^There is at least one winning move/] },
  { step: "#/v1/heaps/0.~3/3+1?task=move&hints=0\nWhich move?", given: "1-2-0", why: [] },
  { step: "#/v1/heaps/0.~3/2+2?task=outcome\nWho wins?", given: "win", why: [/look for a good reply/] },
  { step: "#/v1/heaps/0.~3/3+1?task=value\nHow much?", given: "3.1.3", why: [/^One number is wrong/] },
  { step: "#/v1/heaps/0.77/5?task=fill\nFill it in.", given: "0.1.2.0.1.4", why: [/numbers? (is|are) wrong/] },
  { step: "How many?\n( ) one\n(x) two\n- Look again.", given: "1", why: [/^That’s not it/, /^Look again/] },
];

for (const { step, given, why } of MISTAKES) {
  test(`before a class it is said why ${given} is wrong: ${step.split("\n")[0]}`, async ({ page }) => {
    const link = await lesson(page, `title: One\nlang: en\n---\n${step}\n`);
    await page.goto(`/?wall#${link.slice(1)}/1?view=project&given=${given}`);
    await expect(page.locator(".project-given")).toBeVisible();
    await expect(page.locator(".project-why")).toHaveText(why);
    const marked = /^3\.1\.3$|^0\./.test(given) ? /✗/ : /^[^✗]*$/;
    await expect(page.locator(".project-given")).toHaveText(marked);
    await axe(page, `the answer ${given}`);
    // The lesson itself is left without it.
    await page.getByRole("link", { name: "Leave" }).click();
    await expect(page).not.toHaveURL(/given=/);
  });
}

test("of moves that all win and are not all that do, it is said that they were marked", async ({ page }) => {
  const link = await lesson(page, "title: One\nlang: en\n---\n#/v1/heaps/0.~3/3+3+3?task=moves\nWhich moves?\n");
  await page.goto(`/${link}`);
  await token(page, 1, 1).click();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.locator(".task-verdict")).toContainText("2 winning moves are still missing");
  const line = await handedIn(page, "Ada");
  await open(page, link.replace("/lesson/", "/class/"));
  await page.locator("#class-lines").fill(line);
  await page.locator("#class-add").click();
  await expect(page.locator(".class-wrong")).toHaveText("Marked: take all of heap A (3 matches)");
});

test("what could not be checked because the solver was lost is checked when it is pasted again", async ({ page, browser, baseURL }) => {
  const deadly = await mortal(page);
  const link = await lesson(page, LESSON);
  const pupil = await reader(browser, baseURL!, link);
  await token(pupil, 1, 2).click();
  const line = await handedIn(pupil, "Ada");
  await open(page, link.replace("/lesson/", "/class/"));
  const cell = cells(page).first().locator("td").first();
  await deadly(true);
  await page.locator("#class-lines").fill(line);
  await page.locator("#class-add").click();
  await expect(cell).toContainText("⊘");
  await deadly(false);
  await page.locator("#class-lines").fill(line);
  await page.locator("#class-add").click();
  await expect(cell).toHaveText("✓");
});

test("one class follows another in the same page, each under its own address", async ({ page }) => {
  await open(page, "#/v1/class/nim-1");
  await expect(page.locator("main h2").first()).toBeVisible();
  const first = await page.locator("main h2").first().textContent();
  // Every state that is drawn, with the address it is drawn under.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const title = document.querySelector("main h2")?.textContent ?? "";
      seen.push(`${location.hash} ${title}`);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.evaluate(() => void (location.hash = "#/v1/class/nim-2"));
  await expect(page.locator("main h2").first()).not.toHaveText(first!);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.some((state) => state.startsWith("#/v1/class/nim-2"))).toBe(true);
  expect(seen.filter((state) => state === `#/v1/class/nim-2 ${first}`)).toEqual([]);
});

test("a question that nobody came to has an empty column", async ({ page }) => {
  const link = await lesson(page, TWO);
  await choose(page, "no");
  const line = await handedIn(page, "Ada");
  await open(page, link.replace("/lesson/", "/class/"));
  await page.locator("#class-lines").fill(line);
  await page.locator("#class-add").click();
  await expect(page.locator(".class-table thead th")).toHaveCount(3);
  await expect(cells(page).locator("td")).toHaveText(["✗ 1", ""]);
  await expect(page.locator(".class-table tfoot td")).toHaveText([/^0/, ""]);
});

test("each of several winning moves is right, also where one of them is found long before the others", async ({ page }) => {
  // By its symmetry it is won with 2.4-3.4, which is told first; four more moves win.
  const link = await lesson(page, "title: Cram\nlang: en\n---\n#/v1/place/cram-4x7/none?task=move\nFind a winning move.\n");
  await expect(page.locator(".task-question")).toBeVisible();
  const field = await typedMove(page);
  await field.fill("1.2-1.3");
  await field.press("Enter");
  await expect(page.locator(".task-verdict")).toContainText("Right!");
  const line = await handedIn(page, "Ada");
  await open(page, link.replace("/lesson/", "/class/"));
  await page.locator("#class-lines").fill(line);
  await page.locator("#class-add").click();
  await expect(cells(page).locator("td")).toHaveText(["✓"]);
});

test("a reader's link brings the answers to the teacher's page, and the address keeps none", async ({ page, browser, baseURL }) => {
  const link = await lesson(page, LESSON);
  const pupil = await reader(browser, baseURL!, link);
  await token(pupil, 1, 2).click();
  const line = await handedIn(pupil, "Zoé");
  await open(page, `${link.replace("/lesson/", "/class/")}?attempt=${line}`);
  await expect(cells(page).locator("th")).toHaveText(["Zoé"]);
  await expect(page).not.toHaveURL(/attempt/);
  await pupil.context().close();
});

test("the QR code of an attempt at ten steps is read back by another decoder", async ({ page, browser }) => {
  const steps = Array.from({ length: 10 }, (_, step) => `---\nQuestion ${step + 1}?\n( ) no\n(x) yes\n`);
  const link = await lesson(page, `title: Ten steps\nlang: en\n${steps.join("")}`);
  await page.goto(`/${link}`);
  for (let step = 0; step < 10; step++) {
    await choose(page, "no");
    await choose(page, "yes");
    if (step < 9) await next(page).click();
  }
  const line = await handedIn(page, "Maximilian-Alexandre 12b");
  expect(line.length).toBeLessThan(600);
  await page.locator("#hand-in").getByRole("button", { name: "QR code" }).click();
  const picture = await page.locator(".hand-in-qr .qr").screenshot();
  const lab = await (await browser.newContext()).newPage();
  await lab.addScriptTag({ path: "node_modules/jsqr/dist/jsQR.js" });
  const text = await lab.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
    canvas.drawImage(image, 0, 0);
    const { data, width, height } = canvas.getImageData(0, 0, image.width, image.height);
    const { jsQR } = window as unknown as { jsQR(data: Uint8ClampedArray, width: number, height: number): { data: string } | null };
    return jsQR(data, width, height)?.data;
  }, `data:image/png;base64,${picture.toString("base64")}`);
  expect(text).toContain(line);
  await lab.context().close();
});

test("what was tried before the page was opened again counts: mistakes, hints, and what was drawn", async ({ page }) => {
  const link = await lesson(page, `${TWO}---\n#/v1/heaps/0.~3/3+1?task=move&hints=0&fresh=1\nWhich move?\n`);
  await page.goto(`/${link}`);
  await choose(page, "no");
  // A hint is taken though no answer follows it.
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".task-hints")).toContainText("Not no.");
  await page.reload();
  await choose(page, "yes");
  await next(page).click();
  await choose(page, "yes");
  await next(page).click();
  const drawn = page.locator(".step-game");
  await expect(drawn).toHaveAttribute("data-here", /heaps/);
  const before = await drawn.getAttribute("data-here");
  await page.getByRole("button", { name: "No move wins" }).click();
  // The position is kept with the answer, and the answer once it has been judged.
  await expect(page.locator(".task-verdict")).not.toBeEmpty();
  await page.reload();
  await expect(drawn).toHaveAttribute("data-here", before!);
  const line = await handedIn(page, "Zoé");
  await open(page, link.replace("/lesson/", "/class/"));
  await page.locator("#class-lines").fill(line);
  await page.locator("#class-add").click();
  await expect(page.locator(".class-cell")).toHaveText(["✓ 2", "✓", /✗ 1|✓/]);
  await expect(page.locator(".class-cell").first()).toHaveAttribute("aria-label", /hints: 1,/);
});

test("answers in two languages are one attempt at a lesson of Nimlab", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1/1", { lang: "fr" });
  await token(page, 1, 1).click();
  await expect(next(page)).toBeVisible();
  await page.goto("/?again#/v1/lesson/nim-1/2?lang=en");
  await page.getByText("The other player").click();
  await expect(next(page)).toBeVisible();
  const line = await handedIn(page, "Ada");
  await open(page, "#/v1/class/nim-1");
  await page.locator("#class-lines").fill(line);
  await page.locator("#class-add").click();
  await expect(page.locator(".class-cell")).toHaveText(["✓", "✓"]);
  // So is what is shown of it.
  await page.locator(".class-cell").first().click();
  const replay = page.locator("#class-replay");
  for (const [language, answer] of [["FR", "prendre tout le tas A"], ["EN", "all of heap A"]]) {
    await page.getByRole("button", { name: new RegExp(`^${language}`) }).click();
    await expect(replay.locator(".class-given")).toContainText(answer);
    await expect(replay.locator(".step-game")).toBeVisible();
  }
});

test("a line of which little is left is reported, and stays; a name that is too long says so", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1/1");
  await token(page, 1, 1).click();
  await expect(next(page)).toBeVisible();
  await handedIn(page, "Ada");
  const full = page.locator("#hand-in .field-full");
  await expect(full).toBeEmpty();
  await page.locator("#hand-in-name").fill("");
  await page.locator("#hand-in-name").pressSequentially("Jean-Baptiste de La Rochelle");
  await expect(page.locator("#hand-in-name")).toHaveValue("Jean-Baptiste de La Roch");
  await expect(full).toHaveText("This field is full: no more than 24 characters fit here.");
  const line = await page.locator(".hand-in-line").inputValue();
  await open(page, "#/v1/class/nim-1");
  await page.locator("#class-lines").fill(`NL1.ZZZ\n${line}`);
  await page.locator("#class-add").click();
  await expect(cells(page)).toHaveCount(1);
  await expect(page.locator("#class-news")).toContainText("Line 1: This line is incomplete or has been changed.");
  await expect(page.locator("#class-lines")).toHaveValue(`NL1.ZZZ\n${line}`);
});

test("a lesson of one's own is found again without its link, until its answers are erased", async ({ page }) => {
  const link = await lesson(page, TWO);
  await page.goto(`/${link}`);
  await choose(page, "yes");
  const line = await handedIn(page, "Zoé");
  const own = page.locator("#class-own li");
  await open(page, "#/v1/class");
  await expect(page.locator("#class-open")).toBeVisible();
  await expect(own).toHaveCount(0);
  await open(page, link.replace("/lesson/", "/class/"));
  await page.locator("#class-lines").fill(line);
  await page.locator("#class-add").click();
  await expect(cells(page)).toHaveCount(1);
  // Another lesson is being written by now: the text is that beside the answers.
  await lesson(page, LESSON);
  await page.goto("/?later#/v1/class");
  await expect(own).toHaveText([/^Two\s*one submission$/]);
  await axe(page, "the lessons of one's own");
  await own.getByRole("link").click();
  await expect(page.locator("main h2").first()).toHaveText("Two");
  await expect(cells(page).locator("th")).toHaveText(["Zoé"]);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.locator("#class-erase").click();
  await expect(cells(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Choose another lesson" }).click();
  await expect(page.locator("#class-open")).toBeVisible();
  await expect(own).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("nimlab.class") ?? "")).toBe("");
});

test("two tabs of one reader are one attempt, and neither loses an answer of the other", async ({ page, context }) => {
  const link = await lesson(page, TWO);
  await page.goto(`/${link}`);
  const other = await context.newPage();
  await other.goto(`/${link}`);
  await expect(other.getByText("One?")).toBeVisible();
  await choose(page, "no");
  await choose(page, "yes");
  await next(page).click();
  await choose(other, "yes");
  await choose(page, "no");
  await page.reload();
  const line = await handedIn(page, "Zoé");
  await open(page, link.replace("/lesson/", "/class/"));
  for (const one of [line, await handedIn(other, "Zoé")]) {
    await page.locator("#class-lines").fill(one);
    await page.locator("#class-add").click();
    await expect(page.locator("#class-lines")).toHaveValue("");
  }
  await expect(cells(page)).toHaveCount(1);
  await expect(page.locator(".class-cell")).toHaveText(["✓ 2", "✗ 1"]);
});

test("a hand-in goes by file, by link and by line, and all are the same", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const link = await lesson(page, TWO);
  await page.goto(`/${link}`);
  await choose(page, "yes");
  const line = await handedIn(page, "Zoé");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  expect(readFileSync(await (await saving).path(), "utf8")).toBe(`${line}\n`);
  await page.locator("#hand-in").getByRole("button", { name: "Copy the link" }).click();
  await expect(page.locator("#hand-in [role=status]:not(.field-full)")).not.toBeEmpty();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`/${link.replace("/lesson/", "/class/")}?attempt=${line}`, page.url()).href);
});

// The class page with a lot of lines, and with lines it cannot accept: it says what is wrong with which line or file,
// and the good ones count.

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { BrowserContext, Page } from "@playwright/test";
import { cells, choose, handedIn, lesson } from "./classroom";
import { expect, longTasks, open, test } from "./lab";
import { token } from "./heaps";

/** Ten questions. */
const LESSON = ["title: Ten", "lang: en"]
  .concat(Array.from({ length: 9 }, (_, at) => `---\nQuestion ${at + 1}?\n( ) no\n(x) yes`))
  .concat("---\n#/v1/heaps/0.~3/3+1?task=move&hints=0\nWhich move?\n")
  .join("\n");

const news = (page: Page) => page.locator("#class-news");

/** A line with an answer to each question, and the link to the class page of the lesson. */
interface HandedIn {
  line: string;
  link: string;
}

let made: HandedIn | undefined;

/** What a reader hands in, made once by each worker. */
async function handIn(page: Page): Promise<HandedIn> {
  made ??= await answerAll(page);
  return made;
}

async function answerAll(page: Page): Promise<HandedIn> {
  const link = await lesson(page, LESSON);
  await page.goto(`/${link}`);
  for (let step = 0; step < 9; step++) {
    if (step % 3 === 0) await choose(page, "no");
    await choose(page, "yes");
    await page.locator("#lesson-next").click();
  }
  await token(page, 1, 2).click();
  return { line: await handedIn(page, ""), link: link.replace("/lesson/", "/class/") };
}

/** A number as a varint of two bytes, another one each. */
const twoBytes = (number: number) => [128 | ((number + 128) & 127), (number + 128) >> 7];

/** The same answers as another attempt, by another reader: the line taken apart (src/class/code.rs). */
function another(line: string, number: number, own = number): string {
  const packed = Buffer.from(line.slice(4), "base64url").subarray(0, -4);
  const bytes = packed[0] === 0 ? [...packed.subarray(1)] : [...inflateRawSync(packed.subarray(1))];
  let at = 1 + bytes[0]; // the lesson's name
  const varint = () => {
    while (bytes[at++] >= 128);
  };
  varint(); // its mark
  const id = at;
  varint();
  expect(bytes[at]).toBe(0); // no name
  const name = Buffer.from(`pupil ${number}`);
  return coded([...bytes.slice(0, id), ...twoBytes(own), name.length, ...name, ...bytes.slice(at + 1)]);
}

/** The line of an attempt in its bytes. */
function coded(bytes: number[]): string {
  const whole = [1, ...deflateRawSync(Buffer.from(bytes))];
  let mark = 0xcbf29ce484222325n;
  for (const byte of whole) mark = ((mark ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  const sum = Number((mark & 0xffffffffn) ^ (mark >> 32n));
  return `NL1.${Buffer.from([...whole, ...[0, 8, 16, 24].map((shift) => (sum >>> shift) & 255)]).toString("base64url")}`;
}

/** A file with these lines. */
function file(name: string, text: string | Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), "nimlab-")), name);
  writeFileSync(path, text);
  return path;
}

/** A line of an attempt at a lesson, whose class page is open in two tabs. */
async function twoTabs(page: Page, context: BrowserContext): Promise<{ line: string; second: Page }> {
  await open(page, "#/v1/lesson/nim-1");
  await token(page, 1, 5).click();
  const line = await handedIn(page, "");
  await open(page, "#/v1/class/nim-1");
  const second = await context.newPage();
  await open(second, "#/v1/class/nim-1");
  await expect(second.locator("#class-add")).toBeVisible();
  return { line, second };
}

/** As if it were pasted. */
const fill = (page: Page, text: string) =>
  page.locator("#class-lines").evaluate((field, text) => ((field as HTMLTextAreaElement).value = text), text);

test("what was pasted and not yet added stays while a file is taken in", async ({ page }) => {
  const { line, link } = await handIn(page);
  await open(page, link);
  const pasted = another(line, 1);
  await fill(page, pasted);
  await page.locator(".class-take input[type=file]").setInputFiles(file("class.txt", line));
  await expect(news(page)).toContainText("One submission added.");
  await expect(cells(page)).toHaveCount(1);
  await expect(page.locator("#class-lines")).toHaveValue(pasted);
  await page.locator("#class-add").click();
  await expect(cells(page)).toHaveCount(2);
  await expect(page.locator("#class-lines")).toHaveValue("");
});

const five = (line: string) => Array.from({ length: 500 }, (_, number) => another(line, number));

test("five hundred attempts from a file are all in the table, and any of them is replayed", async ({ page }) => {
  const { line, link } = await handIn(page);
  await open(page, link);
  await page.locator(".class-take input[type=file]").setInputFiles(file("class.txt", five(line).join("\n")));
  await expect(news(page)).toContainText("500 submissions added.", { timeout: 30_000 });
  await expect(cells(page)).toHaveCount(500);
  await expect(cells(page).last().locator("th")).toHaveText("pupil 499");
  await expect(cells(page).last().locator(".class-cell")).toHaveCount(10);
  await cells(page).last().locator(".class-cell").first().click();
  await expect(page.locator("#class-replay h2")).toContainText("pupil 499");
  await expect(page.locator(".class-given button")).toHaveText(["no", "yes"]);
});

test("the table is one stop for Tab, and arrows, Home and End lead from cell to cell", async ({ page }) => {
  const { line, link } = await handIn(page);
  await open(page, link);
  await fill(page, five(line).slice(0, 30).join("\n"));
  await page.locator("#class-add").click();
  await expect(cells(page)).toHaveCount(30);
  const table = page.getByRole("region", { name: "Pupils and steps" }).getByRole("grid");
  const stops = table.locator("button[tabindex='0'], button:not([tabindex])");
  const focused = table.locator(".class-cell:focus");
  await expect(stops).toHaveCount(1);
  await page.locator("#class-table").focus();
  await page.keyboard.press("Tab");
  await expect(focused).toHaveAccessibleName(/^pupil 0, step 1: /);
  for (const [key, name] of [
    ["ArrowLeft", "pupil 0, step 1"], ["ArrowRight", "pupil 0, step 2"], ["ArrowDown", "pupil 1, step 2"],
    ["End", "pupil 1, step 10"], ["Home", "pupil 1, step 1"], ["Control+End", "pupil 29, step 10"],
  ]) {
    await page.keyboard.press(key);
    await expect(focused, key).toHaveAccessibleName(new RegExp(`^${name}: `));
  }
  // Tab leads out of the table, and back to where the keys were.
  await page.keyboard.press("Tab");
  await expect(focused).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(focused).toHaveAccessibleName(/^pupil 29, step 10: /);
  await expect(stops).toHaveCount(1);
  // Enter and Space press the button that has the focus, a click any other; the keys go on from there.
  await page.keyboard.press("Enter");
  await expect(page.locator("#class-replay h2")).toContainText("pupil 29");
  await cells(page).nth(2).locator(".class-cell").nth(3).click();
  await expect(page.locator("#class-replay h2")).toContainText(/pupil 2$/);
  await expect(stops).toHaveAccessibleName(/^pupil 2, step 4: /);
});

test("five hundred attempts are in the table in a second, and the page stays smooth", { tag: "@alone" }, async ({ page }) => {
  const { line, link } = await handIn(page);
  await open(page, link);
  await expect(page.locator("#class-add")).toBeVisible();
  await fill(page, five(line).join("\n"));
  const long = await longTasks(page);
  const took = await page.evaluate(async () => {
    const start = performance.now();
    document.getElementById("class-add")!.click();
    while (document.querySelectorAll(".class-table tbody tr").length < 500) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  await expect(news(page)).toContainText("500 submissions added.");
  const tasks = (await long()).map(({ duration }) => Math.round(duration));
  console.log(`500 attempts at ten steps: ${took.toFixed(0)} ms; tasks of more than 50 ms: ${tasks.join(", ") || "none"}`);
  expect(took).toBeLessThan(1000);
  expect(tasks).toEqual([]);
});

test("ten thousand lines of all kinds: what is wrong is said with its number, the good ones count", async ({ page }) => {
  const { line, link } = await handIn(page);
  const lines = Array.from({ length: 10_000 }, (_, at) => `[08:31] pupil ${at + 1}: hello`);
  lines[9] = another(line, 1);
  lines[4_999] = `${line.slice(0, -9)}`;
  lines[7_499] = line.replace("NL1", "NL2");
  lines[9_998] = another(line, 2);
  lines[9_999] = coded([5, ...Buffer.from("chomp"), 7, 8, 0, 0]);
  await open(page, link);
  await expect(page.locator("#class-add")).toBeVisible();
  await fill(page, lines.join("\n"));
  await page.locator("#class-add").click();
  await expect(news(page)).toContainText("2 submissions added.");
  await expect(news(page).locator("li")).toHaveText([
    /^Line 5000: .*incomplete/, /^Line 7500: .*newer version/, /^Line 10000 belongs to another lesson/,
  ]);
  await expect(cells(page)).toHaveCount(2);
});

test("a file that is too large is named and not read; the others count", async ({ page }) => {
  const { line, link } = await handIn(page);
  await open(page, link);
  const files = [file("film.txt", Buffer.alloc(5 * 1024 * 1024, "x")), file("class.txt", line)];
  await page.locator(".class-take input[type=file]").setInputFiles(files);
  await expect(news(page)).toContainText("film.txt is too large and was not read: the maximum is 4 MB.");
  await expect(news(page)).toContainText("One submission added.");
  await page.locator("#class-lines").fill("NL1. is missing");
  await page.locator("#class-add").click();
  await expect(news(page)).toContainText("No line in this text begins with “NL1.”");
});

test("files are named where something is wrong with them, whatever they are; the others count", async ({ page }) => {
  const { line, link } = await handIn(page);
  await open(page, link);
  const [first, second, third] = [another(line, 1), another(line, 2), another(line, 3)];
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(second, "utf16le")]);
  const files = [
    file("a.txt", `Hello\n${first}\n${third.slice(0, -9)}\n`), file("b.txt", wide), file("c.png", Buffer.alloc(3_000_000, 0)),
  ];
  await page.locator(".class-take input[type=file]").setInputFiles(files);
  await expect(news(page)).toContainText("2 submissions added.");
  await expect(news(page)).toContainText("c.png is not a text file and was not read.");
  await expect(news(page).locator("li")).toHaveText([/^a\.txt, line 3: .*incomplete/]);
  // The same file once more, corrected; and one that is dropped.
  await page.locator(".class-take input[type=file]").setInputFiles([files[1]]);
  await expect(news(page)).toContainText("One submission was already in the table.");
  await page.locator(".class-take").evaluate((place, text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "dropped.txt"));
    place.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, third);
  await expect(news(page)).toContainText("One submission added.");
  await expect(cells(page)).toHaveCount(3);
});

test("two readers with one name stay two, and a later version of an attempt replaces the earlier one", async ({ page }) => {
  const { line, link } = await handIn(page);
  await open(page, link);
  const named = (number: number) => another(line, number);
  await fill(page, [named(1), named(2)].join("\n"));
  await page.locator("#class-add").click();
  await expect(cells(page).locator("th")).toHaveText(["pupil 1", "pupil 2"]);
  // Another reader with the same name as the first: the name is in the line, what tells them apart is drawn.
  await fill(page, another(line, 1, 3));
  await page.locator("#class-add").click();
  await expect(cells(page).locator("th")).toHaveText(["pupil 1", "pupil 2", "pupil 1"]);
});

test("an attempt that comes again under another name is said to take the place of the first", async ({ page }) => {
  const { line, link } = await handIn(page);
  await open(page, link);
  for (const [lines, said, names] of [
    [[another(line, 1)], "One submission added.", ["pupil 1"]],
    [[another(line, 2, 1), another(line, 3)], "One submission replaces an earlier one.", ["pupil 2", "pupil 3"]],
  ] as const) {
    await fill(page, lines.join("\n"));
    await page.locator("#class-add").click();
    await expect(news(page)).toContainText(said);
    await expect(cells(page).locator("th")).toHaveText([...names]);
  }
});

test("the table can be ordered, and pupils without names keep their numbers", async ({ page, browser, baseURL }) => {
  const { line, link } = await handIn(page);
  const other = await (await browser.newContext({ baseURL, locale: "en" })).newPage();
  await other.goto(`/${link.replace("/class/", "/lesson/")}`);
  await choose(other, "yes");
  const begun = await handedIn(other, "pupil 9");
  await other.context().close();
  await open(page, link);
  const names = cells(page).locator("th");
  const order = page.locator("#class-order");
  const came = ["pupil 10", "pupil 9", "pupil 1"];
  await fill(page, [another(line, 10), begun, another(line, 1)].join("\n"));
  await page.locator("#class-add").click();
  await expect(names).toHaveText(came);
  await order.selectOption("by name");
  await expect(names).toHaveText(["pupil 1", "pupil 9", "pupil 10"]);
  // A mark leads to the answers of the pupil in whose row it is.
  await cells(page).first().locator("button").first().click();
  await expect(page.locator("#class-replay h2")).toHaveText(/ · pupil 1$/);
  await order.selectOption("fewest right answers first");
  await expect(names).toHaveText(["pupil 9", "pupil 10", "pupil 1"]);
  await order.selectOption("by name");
  await page.getByLabel("Hide the names").check();
  await expect(names).toHaveText(["Pupil 1", "Pupil 2", "Pupil 3"]);
  await expect(order).toHaveValue("class-order-handed-in");
  await page.getByLabel("Hide the names").uncheck();
  await expect(names).toHaveText(["pupil 1", "pupil 9", "pupil 10"]);
  await expect(order).toHaveValue("class-order-name");
  await order.selectOption("as handed in");
  await expect(names).toHaveText(came);
  // The menu is no wider than a phone, in French too.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Français" }).click();
  await expect(order.locator("option").first()).toHaveText("ordre d’arrivée");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("lines that a full device cannot keep are not lost on the way to their lesson", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = function () {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, "#/v1/class");
  const field = page.locator("#class-open");
  const line = coded([5, ...Buffer.from("nim-1"), 7, 8, 0, 0]);
  await field.fill(line);
  await field.press("Enter");
  await expect(page.locator("#class-open-note")).toContainText("could not be saved on this device");
  await expect(field).toHaveValue(line);
});

test("lines that are added by two quick clicks are new, and what is wrong of one’s own stays when another tab adds some", async ({ page, context }) => {
  const { line, second } = await twoTabs(page, context);
  await fill(page, [another(line, 1), "NL1.AAAA"].join("\n"));
  await page.locator("#class-add").dblclick();
  await expect(cells(page)).toHaveCount(1);
  await expect(news(page)).toContainText("One submission added.");
  await expect(news(page)).toContainText("Line 2");
  await expect(cells(second)).toHaveCount(1);
  await fill(second, another(line, 2));
  await second.locator("#class-add").click();
  await expect(cells(page)).toHaveCount(2);
  await expect(news(page)).toContainText("Line 2");
});

test("one submission is taken away, and another tab sees what this one has", async ({ page, context }) => {
  const { line, second } = await twoTabs(page, context);
  await fill(page, [1, 2, 3].map((number) => another(line, number)).join("\n"));
  await page.locator("#class-add").click();
  for (const tab of [page, second]) await expect(cells(tab).locator("th")).toHaveText(["pupil 1", "pupil 2", "pupil 3"]);
  // What the other tab shows stays that of the same pupil, wherever the row is then.
  await cells(second).nth(2).locator("button").first().click();
  await cells(page).nth(1).locator("button").first().click();
  await page.locator("#class-remove").click();
  await expect(page.locator("#class-news")).toContainText("The submission was removed.");
  await expect(page.locator("#class-replay")).toHaveCount(0);
  for (const tab of [page, second]) await expect(cells(tab).locator("th")).toHaveText(["pupil 1", "pupil 3"]);
  await expect(second.locator("#class-replay h2")).toContainText("pupil 3");
  await page.reload();
  await expect(cells(page).locator("th")).toHaveText(["pupil 1", "pupil 3"]);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.locator("#class-erase").click();
  await expect(cells(second)).toHaveCount(0);
});

test("what is erased while it is looked through does not come back, whatever the language was when it came", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1");
  await token(page, 1, 5).click();
  const line = await handedIn(page, "");
  // The text of a lesson that comes with Nimlab is another one in another language.
  await open(page, "#/v1/class/nim-1");
  await expect(page.locator("#class-add")).toBeVisible();
  await fill(page, another(line, 9999));
  await page.locator("#class-add").click();
  await cells(page).first().locator("button").first().click();
  await expect(page.locator("#class-remove")).toBeVisible();
  await fill(page, Array.from({ length: 3000 }, (_, number) => another(line, number)).join("\n"));
  await page.locator("#class-add").click();
  // Nothing is taken away while lines are taken in.
  await expect(page.locator("#class-remove")).toHaveCount(0);
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator("main h2").first()).toHaveText("Deux tas égaux");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.locator("#class-erase").click();
  await expect(cells(page)).toHaveCount(0);
  // What comes then is looked through after what came before.
  await fill(page, another(line, 9000));
  await page.locator("#class-add").click();
  await expect(cells(page).locator("th")).toHaveText(["pupil 9000"]);
  await page.reload();
  await expect(cells(page).locator("th")).toHaveText(["pupil 9000"]);
});

test("lines that lead to no lesson say why, and are not kept", async ({ page }) => {
  const { line } = await handIn(page);
  await open(page, "#/v1/class");
  const field = page.locator("#class-open");
  const note = page.locator("#class-open-note");
  await field.fill(line);
  await field.press("Enter");
  await expect(note).toContainText("a lesson that does not come with Nimlab");
  await field.fill(line.slice(0, -5));
  await field.press("Enter");
  await expect(note).toContainText("incomplete or has been changed");
  await expect(field).toHaveValue(line.slice(0, -5));
  expect(await page.evaluate(() => localStorage.getItem("nimlab.class"))).toBeNull();
  // A line of a lesson of Nimlab whose text was another one: its page says so.
  await field.fill(coded([5, ...Buffer.from("nim-1"), 7, 8, 0, 0]));
  await field.press("Enter");
  await expect(page.locator("main h2").first()).toHaveText("Two equal heaps");
  await expect(news(page)).toContainText("One line saved on this device no longer fits this lesson.");
  await page.locator("#class-lines").fill(coded([5, ...Buffer.from("nim-1"), 7, 9, 0, 0]));
  await page.locator("#class-add").click();
  await expect(news(page).locator("li")).toHaveText([/^Line 1: .*another version/]);
});

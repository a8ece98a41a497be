// Figures: what a view shows, saved as SVG and PNG files that need nothing else.

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { whole } from "./chomp";
import { KINDS } from "../kinds.mjs";
import { askForMove, expect, open, test } from "./lab";

/** The bytes of what a button saves. */
async function saved(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** The texts of a drawing that are printed over others. */
const clashes = (page: Page, drawing: string) =>
  page.evaluate((drawing) => {
    const place = document.createElement("div");
    place.innerHTML = drawing;
    document.body.append(place);
    // One text may be the numbers of a row, each with its place.
    const parts = (text: SVGTextElement) =>
      /[ ,]/.test(text.getAttribute("x") ?? "")
        ? [...(text.textContent ?? "")].map((said, at) => ({ said, ...placed(text, text.getExtentOfChar(at)) }))
        : [{ said: text.textContent ?? "", ...placed(text, text.getBBox()) }];
    const placed = (text: SVGTextElement, { x, y, width, height }: DOMRect) => {
      const [begin, end] = [[x, y], [x + width, y + height]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(text.getScreenCTM()!));
      // Above and below its signs a line of text has room that may be shared.
      const room = Math.abs(end.y - begin.y) / 5;
      const [left, right] = [Math.min(begin.x, end.x) + 1, Math.max(begin.x, end.x) - 1];
      return { left, right, top: Math.min(begin.y, end.y) + room, bottom: Math.max(begin.y, end.y) - room };
    };
    const boxes = [...place.querySelectorAll("text")].flatMap(parts);
    place.remove();
    const seen = boxes.filter(({ said, left, right }) => said.trim() && left < right);
    const meets = (one: (typeof boxes)[0], other: (typeof boxes)[0]) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return seen.flatMap((one, at) => seen.slice(at + 1).filter((other) => meets(one, other)).map((other) => `${one.said} on ${other.said}`));
  }, drawing);

/** The few that are saved as pictures as well: a board, a grid, a table. The browser paints whatever is drawn. */
const PAINTED = /heaps.*theme=dark|nimbers$|The graph as a table/;

/** Saves a figure, looks whether it can stand alone, and gives the text of the drawing. */
async function figure(page: Page, buttons: Locator, shows: string[], which: string) {
  const button = (name: string) => buttons.getByRole("button", { name, exact: true });
  const drawing = (await saved(page, button("SVG"))).content.toString();
  const found = await page.evaluate((text) => {
    const drawn = new DOMParser().parseFromString(text, "image/svg+xml");
    const words = [...drawn.querySelectorAll("text")].map((one) => one.textContent);
    const [, paper] = drawn.documentElement.children;
    return { wrong: drawn.querySelector("parsererror")?.textContent, words: words.join(" "), paper: paper.getAttribute("fill") };
  }, drawing);
  expect(found.wrong).toBeUndefined();
  expect(found.paper).toBe("#ffffff");
  for (const words of shows) expect(found.words.replaceAll("\u00a0", " ")).toContain(words);
  expect.soft(await clashes(page, drawing), page.url()).toEqual([]);
  // Nothing of the page is needed to see it.
  expect(drawing).not.toMatch(/var\(|class=|system-ui|NaN|undefined/);
  await expect(button("PNG")).toBeEnabled();
  if (!PAINTED.test(which)) return drawing;
  const { content } = await saved(page, button("PNG"));
  expect(content.subarray(1, 4).toString()).toBe("PNG");
  expect(content.readUInt32BE(16)).toBeGreaterThanOrEqual(1200);
  return drawing;
}

const group = (page: Page, name: string | RegExp) => page.getByRole("group", { name });

test("the board of each system is saved from the dialog for sharing, in light colours", async ({ page }) => {
  for (const [link, ...shows] of [
    ["#/v1/heaps/0.77/7+5?players=human-human&theme=dark", "Kayles", "A", "7"],
    [`#/v1/chomp/${whole(3, 4)}?view=map&players=human-human`, "Chomp 3 × 4", "2"],
    ["#/v1/pawns/8x8/q1.3+k2.5?view=analyse&players=human-human", "8"],
    ["#/v1/coins/turtles/0110100?players=human-human", "7"],
    ["#/v1/place/cram-4x5/2.2?players=human-human", "Cram 4 × 5", "5"],
    ["#/v1/graph/sticks-6-3/6?players=human-human", "J1", "0;0"],
    ["#/v1/sum/coins-mock_heaps-0.77/1011011_7?players=human-human", "Kayles", "7"],
  ]) {
    await open(page, link);
    await expect(page.locator(".board-place")).toBeVisible();
    await page.getByRole("button", { name: "Share", exact: true }).first().click();
    await figure(page, group(page, "Picture of the board"), shows, link);
    await page.keyboard.press("Escape");
  }
});

test("views save what they show, with a caption in the reader’s language", async ({ page }) => {
  test.slow();
  // The last is what has to be unfolded first.
  const views: [string, RegExp, string[], (string | RegExp)?][] = [
    ["#/v1/pawns/7x10/1.1?view=nimbers", /Nimbers of the 7 × 10 grid/, ["Nimbers of the 7 × 10 grid", "10", "3"]],
    ["#/v1/heaps/0.77/7+5?view=sequence&to=400", /How often each value occurs/, ["How often each value occurs", "100"]],
    ["#/v1/heaps/0.77/7+5?view=sequence&to=400", /each row begins/, ["+9", "each row begins"]],
    ["#/v1/heaps/0.77/7+5?view=atlas", /what is known of their periods/, ["0.77", "71"]],
    ["#/v1/heaps/0.77/7+5?view=misere&genera=10", /Single heaps in misère play/, ["+9", "146"]],
    [`#/v1/chomp/${whole(3, 4)}?view=gallery`, /All the bars/, ["3 × 4", "(1, 2)"]],
    [`#/v1/chomp/${whole(3, 4)}?view=cost`, /Number of calls for bars/, ["powers of ten", "4"]],
    [`#/v1/chomp/${whole(3, 4)}?view=cost`, /What the usual recursion costs/, ["3 × 4", "Positions"]],
    [`#/v1/chomp/${whole(3, 6)}?view=three-rows&to=100`, /a horizontally, b vertically/, ["100", "0 … 100"]],
    ["#/v1/graph/sticks-6-3/0", /The graph as a table/, ["6;0", "J0"], "The graph as a table"],
    ["#/v1/heaps/0.77/7+5?view=analyse", /Where the Grundy value comes from/, ["1 + 3"], /^The \d+ options/],
    ["#/v1/heaps/0.77/7+5?view=sequence&to=400", /Well-known games/, ["0.137"], "Well-known games"],
    [`#/v1/chomp/${whole(3, 4)}?view=recursion`, /The bar of the current call/, ["leaves the opponent", "3"]],
    // The last, as the page stays in the language of a link.
    ["#/v1/pawns/7x10/1.1?view=nimbers&lang=fr", /Table de nim-addition/, ["Table de nim-addition", "⊕"]],
  ];
  for (const [link, name, shows, folded] of views) {
    await test.step(`${link} ${name}`, async () => {
      await open(page, link);
      if (folded) await page.locator("summary").filter({ hasText: folded }).first().click();
      await figure(page, group(page, name).first(), shows, `${name.source} ${link}`);
    });
  }
});

test("in a browser that does not say how high its letters are, words of a figure are where they belong", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["fontBoundingBoxAscent", "fontBoundingBoxDescent"]) delete (TextMetrics.prototype as never)[name];
  });
  await open(page, "#/v1/pawns/7x10/1.1?view=nimbers");
  const shows = ["Nimbers of the 7 × 10 grid", "10", "3"];
  await figure(page, group(page, /Nimbers of the 7 × 10 grid/).first(), shows, "words");
});

test("a picture that the browser cannot make is reported", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (made: BlobCallback) => made(null);
  });
  await open(page, "#/v1/pawns/7x10/1.1?view=nimbers");
  await group(page, /Nimbers of the 7 × 10 grid/).first().getByRole("button", { name: "PNG" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The picture could not be made" })).toBeVisible();
});

test("names of marks on a saved plot stand clear of lines and of each other", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=400");
  const { content } = await saved(page, page.getByRole("button", { name: "Plot as SVG" }));
  const clashes = await page.evaluate((text) => {
    document.body.innerHTML = text;
    const boxes = [...document.querySelectorAll("svg text")].map((one) => ({ said: one.textContent, box: one.getBoundingClientRect() }));
    const lines = [...document.querySelectorAll("svg path[d*='V']")].map((one) => one.getBoundingClientRect());
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => meets(one.box, other.box)).map((other) => `${one.said} on ${other.said}`));
    // A line has no width of its own; the frame of the plot is no line.
    const struck = boxes.filter(({ box }) => lines.some((line) => line.width < 2 && meets(box, new DOMRect(line.x - 0.5, line.y, 1, line.height))));
    return [...pairs, ...struck.map(({ said }) => `a line on ${said}`)];
  }, content.toString());
  expect(clashes).toEqual([]);
  expect(content.toString()).toContain("n₀ + p");
});

test.describe("where the script for figures does not come", () => {
  test.use({ expects: [/figure/] });

  test("it is said where a figure was asked for, and it comes when it is asked for again", async ({ page }) => {
    let lost = true;
    await page.route("**/figure-*.js*", (route) => (lost ? route.abort() : route.continue()));
    for (const [link, name] of [
      ["#/v1/pawns/7x10/1.1?view=nimbers", "SVG"],
      ["#/v1/heaps/0.77/7+5?view=sequence&to=400", "Plot as PNG"],
    ]) {
      lost = true;
      await open(page, link);
      await page.reload();
      const button = page.getByRole("button", { name, exact: true }).first();
      await button.click();
      const told = page.getByRole("alert").filter({ hasText: "The picture was not saved" });
      await expect(told).toBeVisible();
      const again = told.getByRole("button", { name: "Try again" });
      // What is asked for now does not come either.
      await Promise.all([page.waitForEvent("requestfailed", (request) => request.url().includes("figure-")), again.click()]);
      await expect(told).toBeVisible();
      lost = false;
      const file = await saved(page, again);
      expect(file.content.length).toBeGreaterThan(1000);
      await expect(told).toHaveCount(0);
    }
  });
});

test("the script for figures is that of the build: its name has its hash", async ({ page }) => {
  await open(page, "#/v1/pawns/7x10/1.1?view=nimbers");
  const name = await page.locator("meta[name=nimlab-figure]").getAttribute("content");
  expect(name).toMatch(/^figure-[0-9a-f]{16}\.js$/);
  const version = await (await page.request.get("./version.json")).json();
  expect(Object.keys(version.files)).toContain(name);
  expect(Object.keys(version.files)).not.toContain("figure.js");
});

test("what is turned on the page is turned in the drawing too", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?players=human-human");
  // The tokens of a hint lean.
  await askForMove(page);
  await expect(page.locator(".token.marked").first()).toBeVisible();
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  const buttons = group(page, "Picture of the board");
  const drawing = (await saved(page, buttons.getByRole("button", { name: "SVG", exact: true }))).content.toString();
  const found = await page.evaluate((text) => {
    const drawn = new DOMParser().parseFromString(text, "image/svg+xml");
    const turned = [...drawn.querySelectorAll('g[transform^="matrix"]')].filter((one) => {
      const [, b] = one.getAttribute("transform")!.match(/-?[\d.]+/g)!.map(Number);
      return Math.abs(b) > 0.05;
    });
    return turned.map((one) => one.childElementCount);
  }, drawing);
  expect(found.length).toBeGreaterThan(0);
  expect(Math.max(...found)).toBeGreaterThan(0);
  // The board itself is as it was.
  await expect(page.locator(".token.marked .token-art").first()).not.toHaveAttribute("style", /transform: none/);
});

test("the plot of a sequence has a caption", async ({ page }) => {
  for (const [lang, says] of [["en", "The Grundy values G(n) for n from 0 to 400."], ["fr", "Les valeurs de Grundy G(n) pour n de 0 à 400."]] as const) {
    await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=400", { lang });
    const button = page.locator("#files").getByRole("button", { name: /SVG/ });
    await expect(button).toBeVisible();
    const text = (await saved(page, button)).content.toString();
    // Where the plot is narrow the caption has several lines.
    expect(text.replaceAll("\u00a0", " ").replace(/<\/text><text[^>]*>/g, " ")).toContain(says);
  }
});

test("whoever goes elsewhere before the script for figures comes gets no file and no error", async ({ page }) => {
  let come = () => {};
  const awaited = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/figure-*.js*", (route) => awaited.then(() => route.continue()));
  await open(page, "#/v1/pawns/7x10/1.1?view=nimbers");
  const asked = page.waitForRequest("**/figure-*.js*");
  await page.getByRole("button", { name: "SVG", exact: true }).first().click();
  await asked;
  await page.evaluate(() => void (location.hash = "#/v1/chomp/3x4/4.4.4"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Chomp");
  let files = 0;
  page.on("download", () => (files += 1));
  const came = page.waitForResponse("**/figure-*.js*");
  come();
  await (await came).finished();
  // It has been run by now: a module is run only once.
  await page.evaluate(async () => {
    const { content } = document.querySelector<HTMLMetaElement>("meta[name=nimlab-figure]")!;
    await import(new URL(content, document.baseURI).href);
    await new Promise((done) => setTimeout(done));
  });
  expect(files).toBe(0);
});

/** All of them, once there come no more: a part of a page may come after what the page is known by. */
async function settled(all: Locator): Promise<Locator[]> {
  let [count, same] = [-1, 0];
  await expect
    .poll(async () => {
      const now = await all.count();
      same = now === count ? same + 1 : 0;
      count = now;
      return same;
    }, { intervals: [50] })
    .toBeGreaterThanOrEqual(4);
  return all.all();
}

test("nothing is printed over anything in the figures of any kind of page", async ({ page }) => {
  test.setTimeout(240_000);
  let count = 0;
  for (const [name, { link, shows, holds, press }] of Object.entries(KINDS)) {
    await page.goto("about:blank");
    await open(page, link);
    if (press) await page.locator(press).first().click();
    await page.locator(shows).first().waitFor();
    if (holds) await page.locator(holds).first().waitFor({ state: "attached" });
    for (const button of await settled(page.getByRole("button", { name: /^(SVG|Plot as SVG)$/ }))) {
      const drawing = (await saved(page, button)).content.toString();
      expect.soft(await clashes(page, drawing), name).toEqual([]);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(25);
});

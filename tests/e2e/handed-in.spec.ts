// A class without a server: three readers do a lesson, what they hand in goes through a chat, and the
// teacher's page replays it. The same lesson is done in a frame and in a learning platform. Nothing leaves a device
// by itself: every test here fails on a request to anywhere else, or with answers in it (lab.ts).

import { readFileSync } from "node:fs";
import type { FrameLocator, Page } from "@playwright/test";
import { expect, open, test, watch } from "./lab";
import { cells, choose, elsewhere, handedIn, lesson, next, noFaultsOfOthers, reader } from "./classroom";
import { token } from "./heaps";

/** Three questions, and something to read. */
const LESSON = [
  "title: Deux tas", "lang: en", "---", "Read this first.", "---",
  "#/v1/heaps/0.~3/3+1?task=move&hints=0", "Which move?", "---",
  "How many heaps?", "( ) one", "(x) two", "( ) three", "---",
  "#/v1/heaps/0.~3/2+2?task=outcome", "Who wins?", "",
].join("\n");

test.afterEach(noFaultsOfOthers);

test("three readers, one paste, and the table, the commonest mistake and the replays are right", async ({ page, browser, baseURL }) => {
  const link = await lesson(page, LESSON);
  const [good, slow, early] = await Promise.all([1, 2, 3].map(() => reader(browser, baseURL!, link)));
  // The first is right at once.
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
  await expect(page.locator("#class-news")).toContainText("3 attempts added.");
  await expect(page.locator("#class-news")).toContainText("One attempt was already in the table.");
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
  await expect(karim).toHaveAttribute("aria-label", /^right on attempt 3 \(hints: 0, time: 0 min \d+ s\)$/);
  expect(await karim.evaluate((cell) => getComputedStyle(cell, "::after").content)).toMatch(/^"0:\d\d"$/);
  // The commonest mistake, and its board.
  const mistake = page.locator(".class-wrong").first();
  await expect(mistake).toHaveAttribute("data-answer", "2-1-0");
  await expect(mistake).toContainText("heap B");
  await expect(page.locator(".class-mistakes li li").first()).toContainText("(2 pupils)");
  await mistake.click();
  await expect(page.locator("#class-replay .step-game")).toHaveAttribute("data-here", /3\+1\?moves=2-1-0&players=human-human$/);
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
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the table (CSV)" }).click();
  const csv = readFileSync(await (await saving).path(), "utf8").split("\n");
  expect(csv[0]).toMatch(/^\ufeff?"Pupil","Step 1","1 wrong answers","1 hints","1 seconds",/);
  expect(csv[2]).toMatch(/^"Karim",,,,,"right",2,0,\d+,"right",0,0,\d+,"right",0,0,\d+$/);
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
  await page.locator("#class-erase").click();
  await page.reload();
  await expect(page.locator("#class-add")).toBeVisible();
  await expect(cells(page)).toHaveCount(0);
  for (const other of [good, slow, early]) await other.context().close();
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
  await expect(page.locator("#hand-in [role=status]")).not.toBeEmpty();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`/${link.replace("/lesson/", "/class/")}?attempt=${line}`, page.url()).href);
});

test("in a frame of another origin a lesson tells what happens, and the frame is as high as the page", async ({ page, browser, baseURL }) => {
  const link = await lesson(page, LESSON);
  const site = new URL(page.url()).origin;
  const [around, server] = await elsewhere({
    "/": `<iframe src="${site}/${link}?embed=1" style="width:100%"></iframe><script>
      const told = (window.told = []);
      addEventListener("message", ({ data, source }) => {
        const frame = document.querySelector("iframe");
        if (source !== frame.contentWindow) return;
        told.push(data);
        if (data.type === "height") frame.style.height = data.height + "px";
      });
      window.say = (words) => document.querySelector("iframe").contentWindow.postMessage({ nimlab: 1, ...words }, "*");
    </script>`,
  });
  const context = await browser.newContext({ baseURL, locale: "en" });
  const faults = await watch(context, baseURL!, around);
  const other = await context.newPage();
  await other.goto(around);
  const inside = other.frameLocator("iframe");
  await answerAll(inside);
  const told = () => other.evaluate(() => (window as unknown as { told: Told[] }).told);
  await expect.poll(async () => (await told()).map(({ type }) => type).filter((type) => type !== "height"))
    .toEqual(["ready", "answered", "answered", "answered", "answered", "finished"]);
  const all = await told();
  expect(all.every(({ nimlab }) => nimlab === 1)).toBe(true);
  expect(all.find(({ type }) => type === "ready")).toMatchObject({ title: "Deux tas", steps: 4 });
  expect(all.filter(({ type }) => type === "answered")).toMatchObject([
    { step: 2, right: false, wrong: 0 }, { step: 2, right: true, wrong: 1 }, { step: 3, right: true, wrong: 0 },
    { step: 4, right: true, wrong: 0 },
  ]);
  const last = all.find(({ type }) => type === "finished")!;
  expect(last).toMatchObject({ right: 2, questions: 3 });
  expect(last.attempt).toMatch(/^NL1\./);
  // What leads out of the lesson is not there, and no state of it makes the frame creep.
  await expect(inside.getByRole("link", { name: "Lessons" })).toHaveCount(0);
  const heights = all.filter(({ type }) => type === "height").map(({ height }) => height!);
  expect(heights.length, String(heights)).toBeLessThan(16);
  // The frame shows all of the page, and no more: its height settles, and follows what is shorter.
  const cut = () => inside.locator("#content").evaluate((content) => {
    const { clientHeight, scrollHeight } = document.documentElement;
    return [scrollHeight - clientHeight, clientHeight - Math.ceil(content.getBoundingClientRect().bottom + scrollY)].map(Math.abs);
  });
  await expect.poll(async () => Math.max(...(await cut())), "what is cut off, or left empty").toBeLessThanOrEqual(1);
  const say = (words: object) => other.evaluate((words) => (window as unknown as { say(words: object): void }).say(words), words);
  const current = inside.locator(".lesson-step[aria-current]");
  await say({ type: "review", step: 3 });
  await expect(current).toHaveText("✓");
  await expect(inside.locator(".lesson-text")).toContainText("How many heaps?");
  const high = await other.locator("iframe").evaluate((frame) => frame.clientHeight);
  await say({ type: "start" });
  await expect(inside.locator(".lesson-text")).toContainText("Read this first.");
  await expect.poll(async () => Math.max(...(await cut()))).toBeLessThanOrEqual(1);
  expect(await other.locator("iframe").evaluate((frame) => frame.clientHeight)).not.toBe(high);
  // Whoever opens the page again has finished nothing anew; another reader finds nothing of the first.
  await other.reload();
  await expect(inside.locator(".lesson-step.done")).toHaveCount(4);
  expect((await told()).map(({ type }) => type)).not.toContain("finished");
  await say({ type: "start", reader: "another" });
  await expect(inside.locator(".lesson-step.done")).toHaveCount(0);
  await inside.locator("#lesson-next").click();
  await pick(inside, 1, 2);
  await expect.poll(async () => (await told()).filter(({ type }) => type === "answered")).toMatchObject([{ step: 2, right: true, wrong: 0 }]);
  await say({ type: "start", reader: "a third" });
  await expect(inside.locator(".lesson-step.done")).toHaveCount(0);
  expect(faults.strangers).toEqual([]);
  await context.close();
  server.close();
});

test("a SCORM package gives completion and score to a learning platform", async ({ page, browser, baseURL }) => {
  const link = await lesson(page, LESSON);
  await open(page, link.replace("/lesson/", "/class/"));
  await page.getByText("For a learning platform").click();
  const saving = page.waitForEvent("download");
  await page.locator("#class-scorm").click();
  const files = unpacked(readFileSync(await (await saving).path()));
  expect(Object.keys(files)).toEqual(["imsmanifest.xml", "index.html"]);
  expect(await manifestFaults(page, files)).toEqual([]);
  const bad = files["imsmanifest.xml"].replace('identifierref="page"', 'identifierref="pages"').replace("webcontent", "web");
  expect(await manifestFaults(page, { ...files, "imsmanifest.xml": bad })).toHaveLength(2);
  const [around, server] = await elsewhere({
    "/package/index.html": files["index.html"],
    "/scorm.js": readFileSync("node_modules/scorm-again/dist/scorm12.min.js", "utf8"),
    "/": `<script src="/scorm.js"></script><script>window.API = new Scorm12API({ autocommit: false });
      API.cmi.core.student_id = new URLSearchParams(location.search).get("who") ?? "ada-17";</script>
      <iframe src="/package/index.html" style="width:100%;height:900px"></iframe>`,
  });
  const context = await browser.newContext({ baseURL, locale: "en" });
  const faults = await watch(context, baseURL!, around);
  const platform = await context.newPage();
  await platform.goto(around);
  const value = (name: string) => platform.evaluate((name) =>
    (window as unknown as { API: { lmsGetValue(name: string): string } }).API.lmsGetValue(name), name);
  const sco = platform.frameLocator("iframe");
  await expect(sco.frameLocator("iframe").locator(".lesson-step").first()).toBeVisible();
  expect(await value("cmi.core.lesson_status")).toBe("incomplete");
  await answerAll(sco.frameLocator("iframe"));
  await expect.poll(() => value("cmi.core.lesson_status")).toBe("completed");
  expect(Number(await value("cmi.core.score.raw"))).toBe(67);
  expect(await value("cmi.suspend_data")).toMatch(/^NL1\./);
  // The next one at this computer begins with nothing, and nothing of the first is told for him.
  await platform.goto(`${around}/?who=karim-18`);
  await expect(sco.frameLocator("iframe").locator(".lesson-step").first()).toBeVisible();
  await sco.frameLocator("iframe").locator("#lesson-next").click();
  await pick(sco.frameLocator("iframe"), 1, 2);
  await expect(sco.frameLocator("iframe").locator(".lesson-step.done")).toHaveCount(2);
  expect(await value("cmi.core.lesson_status")).toBe("incomplete");
  expect(await value("cmi.suspend_data")).toBe("");
  // What the device keeps of them names nobody.
  const kept = await platform.frames().at(-1)!.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toMatch(/ada-17|karim-18/);
  expect(faults.strangers).toEqual([]);
  await context.close();
  server.close();
});

/**
 * What is wrong with the manifest of a package, by the rules of SCORM 1.2 (Content Aggregation Model 1.2, 2.3.5)
 * and of the content packaging under it, as far as they concern a package with one page: written apart from what
 * makes it. (The schemas themselves are not free to be kept here.)
 */
const manifestFaults = (page: Page, files: Record<string, string>) =>
  page.evaluate((files) => {
    const CP = "http://www.imsproject.org/xsd/imscp_rootv1p1p2", ADL = "http://www.adlnet.org/xsd/adlcp_rootv1p2";
    const faults: string[] = [];
    const must = (holds: boolean, what: string) => void (holds || faults.push(what));
    const read = new DOMParser().parseFromString(files["imsmanifest.xml"], "application/xml");
    if (read.querySelector("parsererror")) return ["it is no XML"];
    /** Elements with those that they hold in their order ("+": one or more), and with their attributes ("?": may be missing). */
    const form: Record<string, [RegExp, string[]]> = {
      manifest: [/^metadata organizations resources $/, ["identifier", "version?"]],
      metadata: [/^schema schemaversion $/, []],
      schema: [/^$/, []],
      schemaversion: [/^$/, []],
      organizations: [/^(organization )+$/, ["default"]],
      organization: [/^title (item )+$/, ["identifier", "structure?"]],
      title: [/^$/, []],
      item: [/^title (item )*$/, ["identifier", "identifierref?", "isvisible?", "parameters?"]],
      resources: [/^(resource )*$/, []],
      resource: [/^(file )*$/, ["identifier", "type", "href?", `${ADL} scormtype`]],
      file: [/^$/, ["href"]],
    };
    const all = [...read.querySelectorAll("*")];
    for (const one of all) {
      const [children, attributes] = form[one.localName] ?? [/^$/, []];
      must(one.namespaceURI === CP && one.localName in form, `${one.tagName} is none of its elements`);
      must(children.test([...one.children].map(({ localName }) => `${localName} `).join("")), `what is in ${one.tagName}`);
      const names = [...one.attributes].filter(({ prefix, name }) => !["xmlns", "xsi"].includes(prefix ?? "") && name !== "xmlns");
      const has = names.map(({ namespaceURI, localName }) => (namespaceURI ? `${namespaceURI} ${localName}` : localName));
      for (const name of attributes) must(name.endsWith("?") || has.includes(name), `${one.tagName} lacks ${name}`);
      for (const name of has) must(attributes.some((known) => known.replace("?", "") === name), `${one.tagName} has ${name}`);
    }
    const text = (name: string) => read.querySelector(name)?.textContent;
    must(text("schema") === "ADL SCORM" && text("schemaversion") === "1.2", "it does not say what it is");
    const ids = all.flatMap((one) => one.getAttribute("identifier") ?? []);
    must(new Set(ids).size === ids.length, "an identifier stands twice");
    for (const id of ids) must(/^[A-Za-z_][\w.-]*$/.test(id), `${id} is no identifier`);
    const named = (kind: string, name: string | null | undefined) => all.some((one) => one.localName === kind && one.getAttribute("identifier") === name);
    must(named("organization", read.querySelector("organizations")?.getAttribute("default")), "its first organization is missing");
    for (const item of read.querySelectorAll("item")) must(named("resource", item.getAttribute("identifierref")), "an item leads nowhere");
    for (const resource of read.querySelectorAll("resource")) {
      must(resource.getAttribute("type") === "webcontent", "a resource is no web content");
      must(["sco", "asset"].includes(resource.getAttributeNS(ADL, "scormtype") ?? ""), "a resource is neither SCO nor asset");
      const held = [...resource.children].map((file) => file.getAttribute("href"));
      must(held.includes(resource.getAttribute("href")), "a resource does not hold its page");
      for (const file of held) must(file! in files, `${file} is missing`);
    }
    const listed = [...read.querySelectorAll("file")].map((file) => file.getAttribute("href"));
    for (const file of Object.keys(files)) must(file === "imsmanifest.xml" || listed.includes(file), `${file} is not listed`);
    return faults;
  }, files);

/** Two questions without a board, the first with a hint. */
const TWO = "title: Two\nlang: en\n---\nOne?\n( ) no\n(x) yes\n? Not no.\n---\nTwo?\n( ) no\n(x) yes\n";

interface Told { nimlab: number; type: string; attempt?: string; height?: number }

/** Takes so many from a heap, both from 1. */
const pick = (frame: FrameLocator, heap: number, place: number) =>
  frame.getByRole("grid").getByRole("row").nth(heap - 1).getByRole("gridcell").nth(place - 1).click();

/** Goes through the lesson; the first question is answered wrongly at first. */
async function answerAll(frame: FrameLocator) {
  await frame.locator("#lesson-next").click();
  await pick(frame, 2, 1);
  await frame.getByRole("button", { name: "Try again" }).click();
  await pick(frame, 1, 2);
  await frame.locator("#lesson-next").click();
  await frame.getByLabel("two", { exact: true }).check();
  await frame.getByRole("button", { name: "Check" }).click();
  await frame.locator("#lesson-next").click();
  await frame.getByText("The other player").click();
}

/** The files of a zip in which they are stored as they are. */
function unpacked(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const [size, name, extra] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26), zip.readUInt16LE(at + 28)];
    const body = at + 30 + name + extra;
    files[zip.toString("utf8", at + 30, at + 30 + name)] = zip.toString("utf8", body, body + size);
    at = body + size;
  }
  return files;
}

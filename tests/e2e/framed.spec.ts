// The lesson that a class does (handed-in.spec.ts) in the frame of another page, and in a learning platform.

import { readFileSync } from "node:fs";
import type { FrameLocator, Page } from "@playwright/test";
import { expect, open, test, watch } from "./lab";
import { elsewhere, LESSON, lesson } from "./classroom";

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
  const told = () => other.evaluate(() => (window as unknown as { told: FrameEvent[] }).told);
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
  // Whoever opens the page again has not finished anything again; another reader finds nothing of the first.
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
  test.slow();
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
    "/alone": `<iframe src="/package/index.html" style="width:100%;height:900px"></iframe>`,
    "/": `<script src="/scorm.js"></script><script>window.API = new Scorm12API({ autocommit: false });
      API.cmi.core.student_id = new URLSearchParams(location.search).get("who") ?? "ada-17";
      API.on("LMSSetValue.cmi.core.session_time", (name, value) => (window.spent = value));</script>
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
  // The platform is told how long the lesson was open when it closes.
  await platform.locator("iframe").evaluate((frame) => frame.remove());
  await expect.poll(() => platform.evaluate(() => (window as unknown as { spent?: string }).spent)).toMatch(/^0000:0[0-5]:[0-5]\d$/);
  // A platform that has lost it, or begins another attempt, is told again when the pupil comes back.
  await platform.reload();
  await expect.poll(() => value("cmi.core.lesson_status")).toBe("completed");
  expect(Number(await value("cmi.core.score.raw"))).toBe(67);
  // The next pupil at this computer starts from scratch, and nothing of the first one's work is reported.
  await platform.goto(`${around}/?who=karim-18`);
  await expect(sco.frameLocator("iframe").locator(".lesson-step").first()).toBeVisible();
  await sco.frameLocator("iframe").locator("#lesson-next").click();
  await pick(sco.frameLocator("iframe"), 1, 2);
  await expect(sco.frameLocator("iframe").locator(".lesson-step.done")).toHaveCount(2);
  expect(await value("cmi.core.lesson_status")).toBe("incomplete");
  expect(await value("cmi.suspend_data")).toBe("");
  // A lesson that is loaded again in its frame is this pupil's still.
  const again = platform.frames().at(-1)!;
  await again.evaluate(() => {
    document.documentElement.id = "before";
    location.reload();
  });
  await expect(sco.frameLocator("iframe").locator("#before")).toHaveCount(0);
  await expect(sco.frameLocator("iframe").locator(".lesson-step").first()).toBeVisible();
  await expect(sco.frameLocator("iframe").locator(".lesson-step.done")).toHaveCount(2);
  // What the device keeps of them names nobody.
  const kept = await platform.frames().at(-1)!.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toMatch(/ada-17|karim-18/);
  // In a page of another origin, which does not let itself be looked into, the lesson is done without a platform.
  const [strange, stranger] = await elsewhere({ "/": `<iframe src="${around}/alone" style="width:100%;height:900px"></iframe>` });
  const wrong: string[] = [];
  platform.on("pageerror", (error) => wrong.push(error.message));
  await platform.goto(strange);
  const deep = platform.frameLocator("iframe").frameLocator("iframe").frameLocator("iframe");
  await expect(deep.locator(".lesson-step").first()).toBeVisible();
  const high = () => platform.frameLocator("iframe").frameLocator("iframe").locator("iframe").evaluate((frame) => (frame as HTMLElement).style.height);
  await expect.poll(high).not.toBe("");
  expect(wrong).toEqual([]);
  stranger.close();
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

interface FrameEvent { nimlab: number; type: string; attempt?: string; height?: number }

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

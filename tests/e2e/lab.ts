// What the browser tests share. Import `test` and `expect` from here: every test then fails on a
// request that leaves the site, and on an error in the console.

import type Axe from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type BrowserContext, expect, type Locator, type Page, type Request, test as base } from "@playwright/test";

export { expect };

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Where something was computed: in a worker, as it should be, or on the page, where no worker can be had. */
export type Way = "worker" | "page";

/** What a context did that it should not have, and which way it took. */
export interface Faults {
  /** Addresses outside the site that were asked for. */
  strangers: string[];
  /** Errors in the console, and exceptions nobody caught. */
  errors: string[];
  /** Requests that failed, and answers that say so; what was left by going elsewhere has not failed. */
  failed: string[];
  /** Where findings were reported from. */
  ways: Set<Way>;
}

/**
 * Tells which way is taken, by what the page itself cannot help doing: a worker's report comes as a
 * message of that worker (its first byte is 2), and the page computes with a program that it has fetched.
 */
function tellWays() {
  const tell = (window as unknown as { tellWay(way: Way): void }).tellWay;
  const whole = window.fetch;
  window.fetch = (...request) => {
    if (/solver[\w-]*\.wasm/.test(String(request[0]))) tell("page");
    return whole(...request);
  };
  if (!window.Worker) return;
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", ({ data }) => data[0] === 2 && tell("worker"));
    }
  };
}

/** Lets a worker die of every job, from the next page on, for as long as it is told to by the function that this gives. */
export async function mortal(page: Page): Promise<(deadly: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const state = Object.assign(window, { deadly: false });
    window.Worker = class extends Worker {
      postMessage(data: Uint8Array) {
        if (!state.deadly) super.postMessage(data);
        else if (data[0] === 0) setTimeout(() => this.dispatchEvent(new Event("error")));
      }
    };
  });
  return (deadly) => page.evaluate((deadly) => void Object.assign(window, { deadly }), deadly);
}

/** How a request that failed says that the service worker made it. */
const KEEPER = "service worker: ";

/** Watches a context, for one that a test opens by itself; `around` is the page that it shows the site in. */
export async function watch(context: BrowserContext, site: string, around = site): Promise<Faults> {
  const faults: Faults = { strangers: [], errors: [], failed: [], ways: new Set() };
  const origins = [site, around].map((address) => new URL(address).origin);
  await context.exposeFunction("tellWay", (way: Way) => void faults.ways.add(way));
  await context.addInitScript(tellWays);
  // Said as the console says it, so that one pattern tells both.
  const fails = (why: unknown, request: Request) =>
    faults.failed.push(`${request.serviceWorker() ? KEEPER : ""}${why} ${request.url()}`);
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") fails(why, request);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) fails(response.status(), response.request());
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    const inside = ["data:", "blob:"].includes(url.protocol) || origins.includes(url.origin);
    // What readers hand in is told to nobody, not even to the site itself.
    const tells = [url.pathname + url.search, request.postData() ?? ""].some((text) => text.includes("NL1."));
    if (!inside || (tells && url.protocol.startsWith("http"))) faults.strangers.push(request.url());
  });
  context.on("console", (message) => {
    if (message.type() === "error") faults.errors.push(`${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (error) => faults.errors.push(String(error.error())));
  return faults;
}

/** Fails the test if there were faults other than those it `expects`, or work done another `way`. */
export function noFaults(faults: Faults, expects: RegExp[] = [], way: Way = "worker") {
  expect(faults.strangers, "requests that leave the site").toEqual([]);
  const unexpected = (found: string[]) => found.filter((one) => !expects.some((expected) => expected.test(one)));
  expect(unexpected(faults.errors), "errors in the console").toEqual([]);
  // A version that is not whole is not taken: what its keeper asks for in vain does no harm.
  const failed = faults.failed.filter((one) => !one.startsWith(KEEPER));
  expect(unexpected(failed), "requests that failed").toEqual([]);
  if (way === "worker") expect([...faults.ways], "the page computed by itself").not.toContain("page");
}

interface Lab {
  /** The errors and failed requests that a test brings about: `test.use({ expects: [/…/] })`. Others fail it. */
  expects: RegExp[];
  /** Which way everything is to be computed; `page` where a test takes the worker away. */
  way: Way;
  /** What the test's own context did. */
  faults: Faults;
}

export const test = base.extend<Lab>({
  expects: [[], { option: true }],
  way: ["worker", { option: true }],
  faults: [
    async ({ context, baseURL, expects, way }, use) => {
      const faults = await watch(context, baseURL!);
      await use(faults);
      noFaults(faults, expects, way);
    },
    { auto: true },
  ],
});

/** Keys of the link that tests set often. */
export interface Keys {
  lang?: "fr" | "en";
  theme?: "light" | "dark" | "projector";
}

/** Opens a link (`#/v1/heaps/0.77/7+5+12`, or nothing for the start) and waits for the program. */
export async function open(page: Page, link = "", keys: Keys = {}) {
  const added = Object.entries(keys).map(([key, value]) => `${key}=${value}`);
  if (added.length && !link) throw new Error("keys need a link to stand in");
  const glue = link.includes("?") ? "&" : "?";
  await page.goto(`./${link}${added.length ? glue + added.join("&") : ""}`);
  await ready(page);
}

/**
 * Waits until the program has taken the place of the text that is there before it, and the page of the address that of
 * the page before, which stays, and can be used, while the next is on its way.
 */
export async function ready(page: Page) {
  await expect(page.locator(".shell, .on-its-way")).toHaveCount(0);
}

/** Gives the window another size, and waits until what measures it has heard of that, and is drawn. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(async ({ width, height }) => {
    const drawn = () => new Promise(requestAnimationFrame);
    while (innerWidth !== width || innerHeight !== height) await drawn();
    for (let frames = 0; frames < 3; frames++) await drawn();
  }, size);
}

/** Waits until a graph has measured its frame: what it shows has the frame's shape then. */
export const fitted = (page: Page) =>
  expect.poll(
    () =>
      page.locator(".graph-drawing").first().evaluate((svg) => {
        const [, , width, height] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
        return Math.abs(width / height - svg.clientWidth / svg.clientHeight);
      }),
    "how far the shape of the drawing is from that of its frame",
  ).toBeLessThan(0.02);

/** Puts a long text into a field, as pasting it does: `fill` types it, which takes a browser seconds for each 500 lines. */
export const pour = (field: Locator, text: string) =>
  field.evaluate((field, text) => {
    (field as HTMLTextAreaElement).value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  }, text);

/** The lines of the file that a button saves. */
export async function savedLines(page: Page, button: Locator): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFileSync(await download.path(), "utf8").trimEnd().split("\n");
}

/** Asks for hints until there is nothing more to be told: that there is a winning move, where, which. */
export async function askForMove(page: Page) {
  const ask = page.getByRole("button", { name: "Hint", exact: true });
  for (let rung = 0; rung < 3; rung++) await ask.click();
}

/** Opens the menus and the field for moves. */
export async function otherWays(page: Page) {
  const closed = page.locator(".other-ways:not([open]) > summary");
  if (await closed.count()) await closed.click();
}

/** The field in which moves are typed, once it can be seen. */
export async function typedMove(page: Page): Promise<Locator> {
  await expect(page.locator("#typed-move")).toHaveCount(1);
  await otherWays(page);
  return page.locator("#typed-move");
}

/**
 * Fails with what axe finds on the page as it stands, said so that it can be corrected. `rules` are
 * those that are checked; all, where none are given.
 */
export async function axe(page: Page, view = "the page", rules: string[] = []) {
  // Once for each document: what is opened by its address alone stays in the same.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: typeof Axe }).axe.run({
        resultTypes: ["violations"],
        // What it would fetch again is asked by rules of turned screens and played sounds alone.
        preload: false,
        ...(rules.length ? { runOnly: { type: "rule", values: rules } } : {}),
      }),
    rules,
  );
  const found = violations.flatMap(({ id, impact, help, nodes }) => [
    `${id} (${impact}): ${help}`,
    ...nodes.map(({ target, failureSummary }) => `  ${target.join(" ")}\n    ${failureSummary}`),
  ]);
  expect.soft(found.join("\n"), `what axe finds on ${view}`).toBe("");
}

/** A task that held the page's thread for more than 50 ms. Times are in milliseconds. */
export interface LongTask {
  start: number;
  duration: number;
}

/** Watches for long tasks from now on; the function it gives ends that and lists them. */
export async function longTasks(page: Page): Promise<() => Promise<LongTask[]>> {
  const observer = await page.evaluateHandle(() => {
    const tasks: LongTask[] = [];
    const note = (entries: PerformanceEntryList) =>
      entries.forEach(({ startTime, duration }) => tasks.push({ start: startTime, duration }));
    const watcher = new PerformanceObserver((list) => note(list.getEntries()));
    watcher.observe({ type: "longtask" });
    return { tasks, end: () => (note(watcher.takeRecords()), watcher.disconnect()) };
  });
  return async () => {
    // An entry is queued after its task: let a turn go by first.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return observer.evaluate(({ tasks, end }) => (end(), tasks));
  };
}

/** Waits until the page has not been scrolled for some frames. */
export const still = (page: Page) =>
  page.evaluate(async () => {
    for (let [same, before] = [0, NaN]; same < 6; before = scrollY) {
      await new Promise(requestAnimationFrame);
      same = scrollY === before ? same + 1 : 0;
    }
  });

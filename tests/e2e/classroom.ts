// A teacher's browser and those of her pupils: what the tests of the class page share.

import { createServer, type Server } from "node:http";
import type { Browser, Page } from "@playwright/test";
import { expect, noFaults, open, watch, type Faults } from "./lab";

/** A lesson: three questions, and something to read. */
export const LESSON = [
  "title: Deux tas", "lang: en", "---", "Read this first.", "---",
  "#/v1/heaps/0.~3/3+1?task=move&hints=0", "Which move?", "---",
  "How many heaps?", "( ) one", "(x) two", "( ) three", "---",
  "#/v1/heaps/0.~3/2+2?task=outcome", "Who wins?", "",
].join("\n");

export const next = (page: Page) => page.locator("#lesson-next");
export const cells = (page: Page) => page.locator(".class-table tbody tr");

/** The link to a lesson, as the page on which it is written makes it. */
export async function lesson(page: Page, text: string): Promise<string> {
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill(text);
  await page.getByRole("button", { name: "See it as a pupil" }).click();
  await expect(page).toHaveURL(/#\/v1\/lesson\/~[\w-]+/);
  return new URL(page.url()).hash.replace(/\/1$/, "");
}

/** What went wrong on the devices of other readers. */
const others: Faults[] = [];

/** Fails the test where something went wrong on the device of another reader, or where it asked somebody else. */
export function noFaultsOfOthers() {
  for (const faults of others.splice(0)) noFaults(faults);
}

/** Another reader, on another device. */
export async function reader(browser: Browser, baseURL: string, link: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en" });
  others.push(await watch(context, baseURL));
  const page = await context.newPage();
  await page.goto(`/${link}`);
  await next(page).click();
  return page;
}

export async function choose(page: Page, option: string) {
  await page.getByLabel(option, { exact: true }).check();
  await page.getByRole("button", { name: "Check" }).click();
}

/** What a reader copies. */
export async function handedIn(page: Page, name: string): Promise<string> {
  const summary = page.getByText("Hand in my work");
  // It may open by itself just then.
  await expect(async () => {
    if (!(await page.locator("#hand-in-name").isVisible())) await summary.click();
    await expect(page.locator("#hand-in-name")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.locator("#hand-in-name").fill(name);
  return page.locator(".hand-in-line").inputValue();
}

/** A site of another origin that has these pages. */
export async function elsewhere(pages: Record<string, string>): Promise<[string, Server]> {
  const server = createServer(({ url }, response) => {
    const text = pages[(url ?? "/").split("?")[0]];
    response.writeHead(text === undefined ? 404 : 200, { "content-type": url?.endsWith(".js") ? "text/javascript" : "text/html" });
    response.end(text ?? "");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return [`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, server];
}

/** Opens the class page of a question by its link. */
export async function classOf(page: Page, link: string) {
  await open(page, "#/v1/class");
  await page.locator("#class-open").fill(new URL(link, page.url()).href);
  await page.locator("#class-open").press("Enter");
  await expect(page.locator("#class-add")).toBeVisible();
}

/** Adds a text on the class page that is open. */
export async function paste(page: Page, text: string) {
  await page.locator("#class-lines").fill(text);
  await page.locator("#class-add").click();
}

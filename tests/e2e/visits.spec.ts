// Returning readers find the service worker running: on the first visit, on the second, when the stored site answers
// for the page, on the fifth, and without a network. Every kind of page is tried, on the fifth some.

import type { Browser, Page } from "@playwright/test";
import { type Kind, KINDS } from "../kinds.mjs";
import { expect, noFaults, open, test, watch, type Faults } from "./lab";

test.use({ serviceWorkers: "allow" });

/** What is kept answers for one as for another: by then it has for every kind. */
const OFTEN = ["the first page", "heaps", "pawns", "sums", "a step of a lesson"];

/** Opens the page in a new document, and looks which way its answer came. */
async function visit(page: Page, { link, shows, holds, press, alone }: Kind, faults: Faults, which: string) {
  faults.ways.clear();
  await page.goto("about:blank");
  await open(page, link);
  if (press) await page.locator(press).click();
  await expect(page.locator(shows).first()).toBeVisible();
  if (holds) await expect(page.locator(holds).first()).toBeAttached();
  if (!alone) await expect.poll(() => [...faults.ways], `who answered, ${which}`).toEqual(["worker"]);
  await expect(page.locator(".news"), `what is said of the solver, ${which}`).toHaveCount(0);
  await expect(page.locator("[data-boot]:visible"), `what is said of the page, ${which}`).toHaveCount(0);
}

/** The tables of the page, folded ones among them, that have no buttons for files beside them. */
function unsaved() {
  const beside = (table: Element) => {
    let place: Element | null = table;
    for (let up = 0; place && up < 4; up += 1) {
      place = place.parentElement;
      if (place?.querySelector(".figure-files, .files")) return true;
    }
    return false;
  };
  // What is typed into, or compared, is no figure; a class has a file of its own.
  const tables = [...document.querySelectorAll("main table:not(.check-own table, form table, .class-table, .task-sheet, .sheet-table, .fill table)")];
  return tables.filter((table) => !beside(table)).map((table) => `${table.className}: ${table.textContent?.slice(0, 60)}`);
}

/** On its first visit each kind has a device of its own, where nothing is kept yet (nor is it meanwhile, which would take longer). */
async function firstVisit(browser: Browser, baseURL: string, [name, kind]: [string, Kind]) {
  const context = await browser.newContext({ baseURL, locale: "en-GB", serviceWorkers: "block" });
  const faults = await watch(context, baseURL);
  await visit(await context.newPage(), kind, faults, `${name}, on the first visit`);
  noFaults(faults);
  await context.close();
}

// In three, so that they go side by side.
for (const third of [0, 1, 2]) {
  const kinds = Object.entries(KINDS).filter((_, i) => i % 3 === third);
  const names = kinds.map(([name]) => name).join(", ");
  test(`the worker answers whoever comes back: ${names}`, async ({ page, context, faults, browser, baseURL }) => {
    test.setTimeout(120_000);
    for (const kind of kinds) await firstVisit(browser, baseURL!, kind);
    await open(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // Whatever was opened between, each is opened a second time, and some more often.
    const often = kinds.filter(([name]) => OFTEN.includes(name));
    for (const [which, some] of [["the second", kinds], ["the fifth", often]] as const) {
      for (const [name, kind] of some) {
        await visit(page, kind, faults, `${name}, on ${which} visit`);
        const controlled = await page.evaluate(() => Boolean(navigator.serviceWorker.controller));
        expect(controlled, `what is kept answers for ${name}, on ${which} visit`).toBe(true);
      }
    }
    // What the last page still asks for is not to be cut off.
    await page.goto("about:blank");
    await context.setOffline(true);
    // On a phone, since whatever a kind is known by has to be seen there too: the contact sheet waits for it.
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [name, kind] of kinds) {
      await visit(page, kind, faults, `${name}, without a network`);
      expect(await page.evaluate(unsaved), `tables of ${name} that cannot be saved`).toEqual([]);
    }
    expect(faults.failed, "requests that failed").toEqual([]);
    await context.setOffline(false);
  });
}

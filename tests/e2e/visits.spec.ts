// Whoever comes back finds the worker at work: on the first visit, on the second, when what is kept on the
// device answers for the page, on the fifth, and without a network. Every kind of page is tried.

import type { Browser, Page } from "@playwright/test";
import { expect, noFaults, open, test, watch, type Faults } from "./lab";

test.use({ serviceWorkers: "allow" });

interface Kind {
  link: string;
  /** What the page shows when it has its answer. */
  answered: (page: Page) => Promise<unknown>;
  /** It asks no solver. */
  alone?: boolean;
}

const shows = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible();
const verdict = shows(".verdict");

const KINDS: Record<string, Kind> = {
  "the first page": { link: "", answered: shows(".cards"), alone: true },
  "a link that cannot be read": { link: "#/v1/heaps/0.78/7", answered: shows(".broken"), alone: true },
  heaps: { link: "#/v1/heaps/0.77/7+5?view=analyse", answered: verdict },
  "heaps in misère play": { link: "#/v1/heaps/0.77/7+5?rule=misere&view=analyse", answered: verdict },
  "a game against the computer": {
    link: "#/v1/heaps/0.77/7+5?players=computer-human&level=4",
    answered: (page) => expect(page).toHaveURL(/moves=/),
  },
  sequences: { link: "#/v1/heaps/0.77/7+5?view=sequence", answered: shows("#period .badge.proved") },
  "the atlas": {
    link: "#/v1/heaps/0.77/7+5?view=atlas",
    answered: async (page) => {
      await page.locator(".atlas .primary").click();
      await shows(".atlas-table .badge")(page);
    },
  },
  "genera of heaps": { link: "#/v1/heaps/0.77/7+5?view=misere&genera=20", answered: shows("#misere td") },
  pawns: { link: "#/v1/pawns/5x5/1.3+2.5?view=analyse", answered: verdict },
  "nimbers of pawns": { link: "#/v1/pawns/5x5/1.1?view=nimbers", answered: shows(".nimbers"), alone: true },
  "pawns, filled in": { link: "#/v1/pawns/5x5/1.1?view=fill", answered: shows(".nimbers"), alone: true },
  chomp: { link: "#/v1/chomp/4x5/5.5.5.5?view=analyse", answered: verdict },
  "a win map": { link: "#/v1/chomp/4x5/5.5.5.5?view=map", answered: shows(".map-wins") },
  "the gallery": { link: "#/v1/chomp/4x6/6.6.6.6?view=gallery", answered: shows(".gallery-bites") },
  "three rows": { link: "#/v1/chomp/3x5/5.5.5?view=three-rows&to=50", answered: shows(".three-rows .fact") },
  "the cost of recursion": {
    link: "#/v1/chomp/3x4/4.4.4?view=cost",
    answered: shows(".counter.done"),
  },
  graphs: { link: "#/v1/graph/sticks-6-3/0?view=analyse", answered: verdict },
  attractors: { link: "#/v1/graph/sticks-6-3/0?view=attractor", answered: shows(".graph-drawing"), alone: true },
  minimax: { link: "#/v1/graph/tree-6-3/0?view=minimax", answered: shows(".graph-said"), alone: true },
};

/** Opens the page in a new document, and looks which way its answer came. */
async function visit(page: Page, { link, answered, alone }: Kind, faults: Faults, which: string) {
  faults.ways.clear();
  await page.goto("about:blank");
  await open(page, link);
  await answered(page);
  if (!alone) await expect.poll(() => [...faults.ways], `who answered, ${which}`).toEqual(["worker"]);
  await expect(page.locator(".news"), `what is said of the solver, ${which}`).toHaveCount(0);
  await expect(page.locator("[data-boot]:visible"), `what is said of the page, ${which}`).toHaveCount(0);
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
    test.setTimeout(60_000);
    for (const kind of kinds) await firstVisit(browser, baseURL!, kind);
    await open(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // Whatever was opened between, each is opened a second time and more often.
    for (const which of ["the second", "the fifth"]) {
      for (const [name, kind] of kinds) {
        await visit(page, kind, faults, `${name}, on ${which} visit`);
        const controlled = await page.evaluate(() => Boolean(navigator.serviceWorker.controller));
        expect(controlled, `what is kept answers for ${name}, on ${which} visit`).toBe(true);
      }
    }
    await context.setOffline(true);
    for (const [name, kind] of kinds) await visit(page, kind, faults, `${name}, without a network`);
    expect(faults.failed, "requests that failed").toEqual([]);
    await context.setOffline(false);
  });
}

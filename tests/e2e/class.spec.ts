// What a class does: a teacher sets up a position, hides the answers and sends the link; a pupil opens it in a fresh
// browser in another language, plays with the keyboard, loses the network, and carries on.

import { createServer, type Server } from "node:http";
import type { Browser, Locator, Page } from "@playwright/test";
import { expect, noFaults, open, ready, test, typedMove, watch } from "./lab";
import { tabTo } from "./heaps";

test.use({ serviceWorkers: "allow" });

/**
 * By system: the game that the teacher takes from the first page, what is written in the fields of a new
 * one, and where that leads; the keys of the pupil's first move on the board, and what it is; the moves
 * that are typed then, before and after the network goes.
 */
const SYSTEMS = [
  {
    name: "heaps", card: "Kayles", fields: { heaps: "3 2" }, link: "heaps/0.77/3+2",
    keys: ["Enter", "Enter"], first: "1-1-0", typed: "1-1-0", then: "2-2-0",
  },
  {
    name: "pawns", card: "Pawns 5 × 5", fields: { squares: "1.3 2.5" }, link: "pawns/5x5/1.3+2.5",
    keys: ["Control+Home", "ArrowRight", "ArrowRight", "Enter", "ArrowRight", "ArrowRight", "Enter"],
    first: "1.3-1.5", typed: "2.5-3.5", then: "3.5-5.5",
  },
  {
    name: "place", card: "Cram 4 × 5", fields: { gone: "1.1" }, link: "place/cram-4x5/1.1",
    keys: ["Control+Home", "ArrowRight", "Enter", "ArrowRight", "Enter"],
    first: "1.2-1.3", typed: "2.1-2.2", then: "2.3-2.4",
  },
  {
    name: "chomp", card: "Chomp 4 × 6", fields: { "bar-size": "3x5" }, link: "chomp/3x5/5.5.5",
    keys: ["Control+Home", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "Enter"],
    first: "2.2", typed: "1.3", then: "0.4",
  },
  {
    name: "graph", card: "6 sticks, 1 to 3 per turn (graph)", fields: { sticks: "5" }, link: "graph/sticks-5-3/0",
    keys: ["Enter"], first: "1", typed: "4", then: "3",
  },
] as const;

/** Everything on a page that a reader could see or hear, spoken names included. */
const said = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll("[aria-label], [title], [alt]")];
    const spoken = names.flatMap((one) => ["aria-label", "title", "alt"].map((name) => one.getAttribute(name) ?? ""));
    return [document.body.textContent, ...spoken].join(" ");
  });

/** What would tell a pupil who wins, and how. */
const GIVEN_AWAY =
  /(le trait|au trait|doit jouer|est au coup) (gagne|perd)|(?<!carte des )coups? gagnants?|nim-somme|nimber \d/i;

/** A move as a reader writes it: squares of a bar are counted from 1 on the board, from 0 in links. */
const asShown = (system: string, move: string) =>
  system === "chomp" ? `(${move.split(".").map((number) => Number(number) + 1).join(",\u00a0")})` : move;

/** Makes a move by the field that takes one typed, which is reached by Tab. */
async function type(page: Page, system: string, move: string) {
  const field = await typedMove(page);
  // After a move the focus stays in it.
  if (!(await field.evaluate((one) => one === document.activeElement))) await tabTo(page, field);
  await page.keyboard.type(asShown(system, move));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${move.replace(/\./g, "\\.")}(&|$|_)`));
}

/** A teacher's way to a position: a card of the first page, then a new game with other fields. */
async function build(page: Page, card: string, fields: Record<string, string>) {
  await open(page);
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("link", { name: card, exact: true }).click();
  await page.getByRole("button", { name: "New game" }).click();
  const dialog = page.getByRole("dialog");
  for (const [field, text] of Object.entries(fields)) await dialog.locator(`#${field}`).fill(text);
  await dialog.getByRole("combobox", { name: "Players" }).selectOption("human-human");
  await dialog.getByRole("button", { name: "Start game" }).click();
  await expect(dialog).toHaveCount(0);
}

for (const { name, card, fields, link, keys, first, typed, then } of SYSTEMS) {
  test(`a class plays ${name}`, async ({ page, browser, baseURL }) => {
    test.slow();
    await build(page, card, fields);
    await expect(page).toHaveURL(new RegExp(`/v1/${link.replace(/[+.]/g, "\\$&")}(\\?|$)`));
    await page.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Hide the answers until someone asks for them").check();
    const sent = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
    expect(sent).toContain("values=hide");

    const context = await browser.newContext({ baseURL, locale: "fr-FR", serviceWorkers: "allow" });
    const faults = await watch(context, baseURL!);
    const pupil = await context.newPage();
    // Nothing gives the answer away, on the first page or on that of the reasons, however long one waits.
    const untold = async () => {
      expect(await said(pupil)).not.toMatch(GIVEN_AWAY);
      await expect(pupil.locator(".verdict")).toHaveCount(0);
    };
    await pupil.clock.install();
    for (const way of ["&view=analyse", ""]) {
      await pupil.goto(sent + way);
      await ready(pupil);
      await expect(pupil.locator("main h1")).toBeVisible();
      await pupil.clock.runFor(5000);
      await untold();
    }
    await expect(pupil.locator("html")).toHaveAttribute("lang", "fr");
    await tabTo(pupil, pupil.locator("[role=grid], .graph-drawing").first());
    for (const key of keys) await pupil.keyboard.press(key);
    await expect(pupil).toHaveURL(new RegExp(`moves=${first.replace(/\./g, "\\.")}(&|$)`));
    await type(pupil, name, typed);

    // The site is kept by now; the network goes.
    await pupil.evaluate(() => navigator.serviceWorker.ready);
    // All of the program has come, the solver too.
    await untold();
    await expect.poll(() => pupil.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    await context.setOffline(true);
    await pupil.reload();
    await ready(pupil);
    const moves = `${first}_${typed}`.replace(/\./g, "\\.");
    await expect(pupil).toHaveURL(new RegExp(`moves=${moves}(&|$)`));
    await type(pupil, name, then);
    await pupil.getByRole("tab", { name: "Pourquoi" }).click();
    await pupil.getByRole("button", { name: "Afficher les réponses" }).click();
    await expect(pupil.getByRole("tabpanel").locator(".verdict, .review")).toBeVisible();
    expect([...faults.ways], "who answered").toEqual(["worker"]);
    noFaults(faults);
    await context.close();
  });
}

test.describe("in another web page", () => {
  let server: Server;
  let school = "";
  /** What the body of the school's page leaves free on both sides. */
  const MARGINS = 16;
  const VIEWS = [
    "heaps/0.77/7+5?embed=1", "heaps/0.77/7+5?view=analyse&embed=1", "heaps/0.77/7+5?view=sequence&to=200&embed=1",
    "heaps/0.77/7+5?view=misere&genera=20&embed=1", "heaps/0.77/7+5?view=atlas&embed=1",
    "coins/turtles/0110100?embed=1", "coins/mock/1011011?view=analyse&embed=1", "coins/twinsxtwins/000.011.010?embed=1", "pawns/6x6_1.0_0.1/o1.1?view=analyse&embed=1", "place/cram-4x5/2.2?embed=1", "place/cram-3x5/1.3+2.3+3.3?view=analyse&embed=1", "sum/heaps-0.77_chomp-3x4_pawns-5x5/7_4.4.4_1.3+2.5?embed=1", "sum/coins-mock_place-cram-4x5/1011011_2.2?view=analyse&embed=1", "pawns/5x5/1.3+2.5?embed=1", "pawns/5x5/1.3+2.5?view=analyse&embed=1", "pawns/5x5/1.1?view=nimbers&embed=1", "pawns/5x5/1.1?view=fill&embed=1",
    "chomp/3x5/5.5.5?embed=1", "chomp/3x5/5.5.5?view=analyse&embed=1", "chomp/3x5/5.5.5?view=map&embed=1",
    "chomp/3x5/5.5.5?view=gallery&embed=1", "chomp/3x5/5.5.5?view=three-rows&to=50&embed=1", "chomp/3x5/5.5.5?view=cost&embed=1",
    "graph/sticks-6-3/0?embed=1", "graph/sticks-6-3/0?view=analyse&embed=1", "graph/sticks-6-3/0?view=attractor&embed=1", "graph/tree-6-3/0?view=minimax&embed=1",
  ];

  // Another origin: another port, and a page that knows nothing of Nimlab but the line it was given.
  test.beforeAll(async () => {
    server = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? "/", "http://localhost");
      const link = (searchParams.get("link") ?? "").replace(/&/g, "&amp;").replace(/"/g, "&quot;");
      response.setHeader("content-type", "text/html");
      response.end(`<!doctype html><title>A school</title><h1>A school</h1><a href="#x">before</a>
        <iframe src="${link}" title="Nimlab" style="width:100%;height:700px;border:0"></iframe><a href="#y">after</a>`);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    school = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
  });
  test.afterAll(() => void server.close());

  /** A context of its own, with the school's page around a view; what it did is checked in the end. */
  const atSchool = async (browser: Browser, baseURL: string, walk: (page: Page, to: (view: string) => Promise<unknown>) => Promise<void>) => {
    const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, locale: "en-GB" });
    // The school's own page is no stranger; whatever else the frame asks for is.
    const faults = await watch(context, baseURL, school);
    const page = await context.newPage();
    await walk(page, (view) => page.goto(`${school}?link=${encodeURIComponent(`${baseURL}#/v1/${view}`)}`));
    noFaults(faults);
    await context.close();
  };

  for (const system of ["heaps", "pawns", "chomp", "coins", "place", "graph", "sum"]) {
    test(`every view of ${system} stands in a frame of any width`, ({ browser, baseURL }) =>
      atSchool(browser, baseURL!, async (page, to) => {
        for (const view of VIEWS.filter((view) => view.startsWith(system))) {
          await to(view);
          const frame = page.frameLocator("iframe");
          await expect(frame.locator("main.embed h1, main.embed [role=grid], main.embed .graph-drawing").first(), view).toBeVisible();
          await expect(frame.getByRole("banner"), view).toHaveCount(0);
          for (const width of [320, 768, 1200]) {
            await page.setViewportSize({ width, height: 800 });
            const over = await frame.locator("main.embed").evaluate(async (_, inner) => {
              // The frame has a process of its own, which hears of its new width a little later.
              while (innerWidth !== inner) await new Promise(requestAnimationFrame);
              return document.documentElement.scrollWidth - innerWidth;
            }, width - MARGINS);
            expect.soft(over, `${view} scrolls sideways in ${width} pixels by`).toBeLessThanOrEqual(0);
          }
        }
      }));
  }

  test("keys play in a frame, and lead in and out of it", ({ browser, baseURL }) =>
    atSchool(browser, baseURL!, async (page, to) => {
      await to("chomp/3x5/5.5.5?players=human-human&embed=1");
      const frame = page.frameLocator("iframe");
      await expect(frame.getByRole("grid")).toBeVisible();
      const focused = () => document.hasFocus() && [...document.querySelectorAll("*")].indexOf(document.activeElement!);
      const where = async () => [await page.evaluate(focused), await frame.locator("main").evaluate(focused)];
      /** The frame has a process of its own: a key has done its work when the focus has gone on, not before. */
      const tabTo = async (target: Locator) => {
        for (let presses = 0; presses < 30; presses++) {
          if (await target.evaluate((one) => document.hasFocus() && one === document.activeElement)) return;
          const before = await where();
          await page.keyboard.press("Tab");
          await expect.poll(where).not.toEqual(before);
        }
      };
      await page.getByRole("link", { name: "before" }).focus();
      const inGrid = frame.locator("[role=grid] [tabindex='0']");
      await tabTo(inGrid);
      await expect(inGrid).toBeFocused();
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await expect(frame.locator(".status-turn")).toHaveText("Player 2 to move");
      const after = page.getByRole("link", { name: "after" });
      await tabTo(after);
      await expect(after).toBeFocused();
    }));
});

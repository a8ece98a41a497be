// What can go wrong around the page: the device's storage, the clock, the network, a style sheet, frames, long links.
// In every case the reader is told, and nothing is lost.

import type { Page } from "@playwright/test";
import { readdirSync } from "node:fs";
import { lesson } from "./classroom";
import { expect, open, test } from "./lab";
import { button, computed, found, LONG, status, underWay } from "./explorer";
import { board, expectHeaps, makeMove, sizes, token, turn } from "./heaps";

const GAME = "#/v1/heaps/0.77/7+5?players=human-human";
/** All that is kept on a device (src/app/hooks/store.rs). */
const KEYS = [
  "games", "language", "theme", "keys", "sounds", "lessons", "draft", "draft-tab", "former", "days", "attempts",
  "begun", "class", "nameless", "sum",
].map((name) => `nimlab.${name}`);

/** Takes one pin, and then the next, from the first heap. */
async function twoMoves(page: Page) {
  for (const size of [7, 6]) {
    await token(page, 1, size).click();
    await token(page, 1, size).click();
    await expectHeaps(page, [size - 1, 5]);
  }
}

test.describe("a device that keeps nothing", () => {
  const refusals = {
    "is forbidden": () =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      }),
    "is not there": () => Object.defineProperty(window, "localStorage", { value: null }),
    "throws at everything": () => {
      for (const name of ["getItem", "setItem", "removeItem", "key"])
        Object.defineProperty(Storage.prototype, name, {
          value: () => {
            throw new DOMException("no", "SecurityError");
          },
        });
    },
  };
  for (const [how, refuse] of Object.entries(refusals)) {
    test(`storage that ${how}: a game is played, language and theme are chosen`, async ({ page }) => {
      await page.addInitScript(refuse);
      await open(page, `${GAME}&view=analyse`);
      await expect(page.locator(".verdict")).toBeVisible();
      await twoMoves(page);
      await page.locator(".header-theme").selectOption("dark");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.locator(".header-language[lang=fr]").click();
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      await page.locator(".brand").click();
      await expect(page.locator(".cards").first()).toBeVisible();
    });
  }

  test("with cookies blocked, only what would have been stored is missing", async ({ page }) => {
    await page.addInitScript(refusals["is forbidden"]);
    await page.addInitScript(() => {
      const refused = () => Promise.reject(new DOMException("no", "SecurityError"));
      Object.defineProperty(window, "caches", { value: { open: refused, keys: refused, match: refused, has: refused } });
      for (const name of ["register", "getRegistration"])
        Object.defineProperty(ServiceWorkerContainer.prototype, name, { value: refused });
    });
    await open(page, `${GAME}&view=analyse`);
    await expect(page.locator(".verdict")).toBeVisible();
    await twoMoves(page);
    await expect(page.locator("[data-boot]:visible, .news")).toHaveCount(0);
  });

  const links = "/v1/heaps/0.77/7+5\n/v9/\n\n\n\n/v1/x/\uD800";

  test("garbage in all that is kept stops nothing", async ({ page }) => {
    test.slow();
    for (const garbage of ["", "\u0000", "null", "{", "9".repeat(100_000), links]) {
      await test.step(JSON.stringify(garbage.slice(0, 20)), async () => {
        await page.addInitScript(
          ([garbage, ...keys]) => {
            if (location.protocol === "http:") for (const key of keys) localStorage.setItem(key, garbage);
          },
          [garbage, ...KEYS],
        );
        await page.goto("about:blank");
        await open(page);
        await expect(page.locator(".cards").first()).toBeVisible();
        await open(page, GAME);
        await token(page, 1, 7).click();
        await token(page, 1, 7).click();
        await expectHeaps(page, [6, 5]);
        // The parts of a sum in the making.
        await page.locator("#to-sum").click();
        await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await open(page, "#/v1/lesson/write");
        await expect(page.locator(".lesson-file")).toBeVisible();
        await open(page, "#/v1/class");
        await expect(page.locator("#class-open")).toBeVisible();
        await open(page, "#/v1/lesson/nim-1/1");
        await expect(page.locator(".lesson-step").first()).toHaveAttribute("aria-current", "step");
        await expect(page.getByRole("grid")).toBeVisible();
      });
    }
  });
});

test("a clock that jumps or stands still holds up neither the computer nor a proof", async ({ page }) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let calls = 0;
    // A day back, a day on, and then the same for ever.
    performance.now = () => (calls++ % 3 ? now() + 86_400_000 * (calls % 2 ? 1 : -1) : 0);
    Date.now = () => 0;
  });
  await open(page, "#/v1/heaps/0.77/7+5?players=computer-human&level=4");
  await expect(page).toHaveURL(/moves=/);
  await page.goto("./#/v1/heaps/0.16/15?view=sequence&to=1000000&until=proof");
  await expect(page.locator("#period .badge.proved")).toBeVisible({ timeout: 20_000 });
});

test("a game is played in another page's frame that allows no more than scripts and the site's own origin", async ({ page, baseURL }) => {
  const address = `${baseURL}?framed${GAME}`;
  await page.setContent(`<iframe sandbox="allow-scripts allow-same-origin" src="${address}" width="900" height="700"></iframe>`);
  const frame = page.frameLocator("iframe");
  await frame.getByRole("gridcell").first().click();
  await expect(frame.getByRole("gridcell").first()).toHaveAttribute("aria-selected", "true");
});

test.describe("where the page cannot run", () => {
  const nowhere = (page: Page) => page.frames().at(-1)!.locator('[data-boot="nowhere"]');

  test("in a frame without an origin it is said what is missing", async ({ browser, baseURL }) => {
    const page = await browser.newPage();
    await page.setContent(`<iframe sandbox="allow-scripts" src="${baseURL}${GAME}" width="900" height="700"></iframe>`);
    await expect(nowhere(page)).toContainText("add allow-same-origin to the frame’s sandbox");
    await expect(page.frames().at(-1)!.locator("[data-boot]:visible")).toHaveCount(1);
    await page.close();
  });

  test("opened as a file it is said so", async ({ browser }) => {
    const page = await browser.newPage();
    await page.goto(new URL("../../dist/index.html", import.meta.url).href);
    await expect(nowhere(page)).toContainText("it was opened as a file");
    await page.close();
  });

  for (const [what, policy] of Object.entries({
    scripts: "default-src 'self'",
    WebAssembly: "default-src 'self'; script-src 'self' 'unsafe-inline'",
  })) {
    test(`under a host's policy without room for the page's ${what} it is said`, async ({ browser, baseURL }) => {
      const page = await browser.newPage();
      await page.route(baseURL!, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
      });
      await page.goto(baseURL!);
      await expect(page.locator('[data-boot="cannot"]')).toContainText("WebAssembly is blocked by the browser or by this site’s host");
      await page.close();
    });
  }
});

for (const kilobytes of [8, 64]) {
  test(`a link of ${kilobytes} kB is read, or it is said what is wrong with it`, async ({ page }) => {
    const moves = Array(kilobytes * 171).fill("1-1-0").join("_");
    await open(page, `#/v1/heaps/0.77/9999?players=human-human&moves=${moves}`);
    await expect(board(page).or(page.getByRole("alert")).first()).toBeVisible();
    const large = "0=0-1+1=1-0+".repeat(kilobytes * 85);
    await open(page, `#/v1/graph/list/${large.slice(0, -1)}`);
    await expect(page.locator("svg.graph-drawing").or(page.getByRole("alert")).first()).toBeVisible();
    await open(page, `#/v1/${"x".repeat(kilobytes * 1024)}`);
    // Not what was said of the link before.
    await expect(page.locator("#broken-text")).toHaveValue(/^\/v1\/x{9}/);
    await expect(page.getByRole("alert").first()).toBeVisible();
    // The page continues.
    await open(page, GAME);
    await expectHeaps(page, [7, 5]);
  });
}

test.describe("offline in the middle", () => {
  test.use({ expects: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test("of a computer's move, and of a long run: both go on", async ({ page, context }) => {
    await open(page, "#/v1/heaps/0.77/7+5?level=4&view=analyse");
    // The solver has come.
    await expect(page.locator(".verdict")).toBeVisible();
    await makeMove(page, async () => {
      await token(page, 1, 1).click();
      await context.setOffline(true);
      await token(page, 1, 2).click();
    });
    await expect(turn(page)).toHaveText("Your turn");
    await context.setOffline(false);
    await page.goto(`./${LONG}`);
    await underWay(page);
    await context.setOffline(true);
    const before = await found(page);
    await expect.poll(() => found(page)).toBeGreaterThan(before);
    await button(page, "Cancel").click();
    await expect(status(page, /^(Stopped|Cancelled)/)).toBeVisible();
    await context.setOffline(false);
    await page.goto("./#/v1/heaps/0.77/7+5?view=sequence");
    await computed(page, "1000");
  });
});

test.describe("a style sheet", () => {
  test.use({ expects: [/ERR_FAILED|Failed|404|integrity|MIME/] });
  const sheets = readdirSync(new URL("../../dist", import.meta.url)).filter((name) => name.endsWith(".css"));

  test("that does not come: the page is read and played", async ({ page }) => {
    for (const name of sheets) await page.route(`**/${name}`, (route) => route.abort());
    await open(page, GAME);
    await expect(page.locator("main h1")).toBeVisible();
    await token(page, 1, 7).click();
    await token(page, 1, 7).click();
    await expectHeaps(page, [6, 5]);
  });
});

/** Has a device that is full each time that a page is opened; the function it gives makes room. */
async function fullDevice(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    const device = Object.assign(window, { full: true });
    Storage.prototype.setItem = function (...entry) {
      if (device.full) throw new DOMException("full", "QuotaExceededError");
      keep.apply(this, entry);
    };
  });
  return async () => {
    await page.evaluate(() => void Object.assign(window, { full: false }));
  };
}

test("a full device is reported during a game, until there is room again", async ({ page }) => {
  const makeRoom = await fullDevice(page);
  await open(page, "#/v1/heaps/0.~3/7+5?players=human-human");
  const told = page.getByText("This game could not be saved");
  await expect(told).toHaveCount(0);
  await token(page, 1, 7).click();
  await expect(told).toBeVisible();
  await makeRoom();
  await token(page, 1, 6).click();
  await expect(told).toHaveCount(0);
});

for (const [asked, link, isBoard] of [
  ["in a lesson", "", true],
  ["in a lesson, without a board", "", false],
  ["by a link", "#/v1/heaps/0.~3/3+1?task=value", true],
] as const) {
  test(`a full device is reported while an answer is being written, until there is room again: ${asked}`, async ({ page }) => {
    const question = isBoard ? "#/v1/heaps/0.~3/3+1?task=value\nHow much?" : "task: open\nWhy?";
    const text = `title: Full\nlang: en\n---\n${question}\n`;
    const at = link || (await lesson(page, text));
    const makeRoom = await fullDevice(page);
    await page.goto("about:blank");
    await open(page, at);
    const field = page.locator(isBoard ? ".task-numbers input" : ".task-form textarea").first();
    const told = page.getByRole("alert").filter({ hasText: "Your progress could not be saved" });
    await expect(field).toBeVisible();
    await expect(told).toHaveCount(0);
    await field.fill("3");
    await expect(told).toHaveCount(1);
    await expect(field).toBeFocused();
    await makeRoom();
    await field.fill("30");
    await expect(told).toHaveCount(0);
    await page.reload();
    await expect(field).toHaveValue("30");
    await expect(told).toHaveCount(0);
  });
}

test("a full device is reported during a game that is to be won, which goes on, until there is room again", async ({ page }) => {
  const makeRoom = await fullDevice(page);
  await open(page, "#/v1/heaps/0.~3/7+4?task=win&level=4");
  const told = page.getByRole("alert").filter({ hasText: "Your progress could not be saved" });
  const total = async () => (await sizes(page)).reduce((sum, size) => sum + size, 0);
  await expectHeaps(page, [7, 4]);
  await expect(told).toHaveCount(0);
  await token(page, 1, 5).click();
  await expect.poll(total, "the computer has answered").toBeLessThan(8);
  await expect(told).toHaveCount(1);
  await makeRoom();
  const [first, second] = await sizes(page);
  await token(page, first > second ? 1 : 2, Math.min(first, second) + 1).click();
  await expect.poll(total, "the computer has answered").toBeLessThan(2 * Math.min(first, second));
  await expect(told).toHaveCount(0);
  const left = await sizes(page);
  await page.reload();
  await expectHeaps(page, left);
});

// Whoever goes to a game of another system just when the solver has told the computer what to move there.
for (const round of [1, 2, 3]) {
  test(`the computer begins, though it was about to move in another game (${round})`, async ({ page }) => {
    const to = "#/v1/heaps/0.77/7+5?players=computer-human&level=4";
    await page.addInitScript((to) => {
      const hand = window as unknown as { leaves: boolean };
      window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          this.addEventListener("message", ({ data }) => {
            if (data[0] !== 2 || !hand.leaves) return;
            hand.leaves = false;
            setTimeout(() => (location.hash = to));
          });
        }
      };
    }, to);
    await open(page, to);
    await expect(page).toHaveURL(/moves=/);
    await page.goto("./#/v1/graph/sticks-6-3/0");
    const vertex = page.locator('svg [data-vertex="2"]');
    await expect(vertex).toBeVisible();
    await page.evaluate(() => Object.assign(window, { leaves: true }));
    await vertex.click();
    await expect(page).toHaveURL(/heaps.*moves=/);
  });
}

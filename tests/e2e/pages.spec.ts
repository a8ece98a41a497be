// The page is one program, whose chunks are loaded when they are needed: links lead from one page to another and back,
// and nothing is lost.
import { axe, expect, open, test } from "./lab";
import { board, expectHeaps, token } from "./heaps";

const sequence = { name: "Sequence" };

test("a link that says its language brings that one alone, together with what it shows", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("./#/v1/chomp/3x4/4.4.4?view=gallery&lang=fr");
  await expect(page.locator(".gallery-bites").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(asked.filter((path) => /\/chunk\.en-/.test(path))).toEqual([]);
  const place = (what: RegExp) => asked.findIndex((path) => what.test(path));
  expect(place(/\/chunk\.gallery-/)).toBeGreaterThan(0);
  expect(place(/\/chunk\.gallery-/), "asked for before the program could").toBeLessThan(place(/\/(worker|solver)-/));
});

test("a link to another page shows it, and Back leads back to the game as it was", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/4+2?players=human-human");
  await token(page, 2, 1).click();
  await expectHeaps(page, [4]);
  await page.getByRole("link", sequence).click();
  await expect(page.getByRole("link", sequence)).toHaveAttribute("aria-current", "page");
  await expect(board(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.goBack();
  await expectHeaps(page, [4]);
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.goForward();
  await expect(page.getByRole("link", sequence)).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Play" }).click();
  await expectHeaps(page, [4]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectHeaps(page, [4, 2]);
});

test("going to another page moves the focus to its top", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/4+2");
  await page.getByRole("link", sequence).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("clicks in quick succession end where the last one leads", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/4+2");
  await page.evaluate(() => {
    location.hash = "#/v1/heaps/0.07/4+2?view=sequence";
    location.hash = "#/v1/heaps/0.77/3";
  });
  await expectHeaps(page, [3]);
  await expect(page.getByRole("main")).toHaveCount(1);
});

test("a page that opens late does not overwrite the address of where the reader has gone", async ({ page }) => {
  const [one, two] = ["#/v1/pawns/30x30/1.1+2.1+30.29", "#/v1/pawns/5x5/1.3+2.5"];
  for (const wait of [0, 1, 2, 4, 8, 16, 32]) {
    await open(page, "#/v1/heaps/0.07/4+2");
    await page.evaluate(
      async ([one, two, wait]) => {
        location.hash = one;
        // As soon as the next program is there, and a little later.
        while (!document.querySelector("main h1")?.textContent?.includes("30 × 30")) {
          await new Promise((resolve) => setTimeout(resolve));
        }
        const end = performance.now() + wait;
        while (performance.now() < end) await new Promise((resolve) => setTimeout(resolve));
        location.hash = two;
      },
      [one, two, wait] as const,
    );
    await expect(page.getByRole("heading", { level: 1 }), `after ${wait} ms`).toHaveText("Pawns 5 × 5");
    await expect(page).toHaveURL(/5x5/);
  }
});

/** What may come in the place of a part of the program, and what the browser says of it. */
const WRONG: Record<string, { answer: (whole: Buffer) => Partial<{ status: number; body: Buffer | string; contentType: string }> | "abort" }> = {
  "does not come": { answer: () => "abort" },
  "is not there": { answer: () => ({ status: 404, body: "not found" }) },
  "is cut": { answer: (whole) => ({ body: whole.subarray(0, whole.length / 2), contentType: "application/wasm" }) },
  "is empty": { answer: () => ({ body: "", contentType: "application/wasm" }) },
  "is a page": { answer: () => ({ body: "<!doctype html><title>Welcome</title>", contentType: "text/html" }) },
  // A program that is whole, and asks for what this one does not have.
  "is of another build": {
    answer: () => ({
      body: Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 12, 1, 4, 109, 97, 105, 110, 3, 111, 108, 100, 0, 0]),
      contentType: "application/wasm",
    }),
  },
};

test.describe("a part of the program", () => {
  test.use({ expects: [/(ERR_FAILED|404).*\/chunk\./] });
  // What no other page needs.
  const PART = /\/chunk\.sequence-[^/]*\.wasm$/;
  const missing = "This part of the site could not be loaded.";

  for (const [how, { answer }] of Object.entries(WRONG)) {
    test(`that ${how} is said, what was open stays, and it can be asked for again`, async ({ page }) => {
      await open(page, "#/v1/heaps/0.07/4+2?players=human-human");
      await token(page, 2, 1).click();
      await page.route(PART, async (route) => {
        const given = answer(await (await route.fetch()).body());
        await (given === "abort" ? route.abort() : route.fulfill(given));
      });
      await page.getByRole("link", sequence).click();
      await expect(page.getByRole("alert").filter({ hasText: missing })).toBeVisible();
      await expectHeaps(page, [4]);
      await axe(page);
      // The address says again what is shown, and continues with it.
      await expect(page).toHaveURL(/4\+2\?moves=2-2-0&players=human-human$/);
      await token(page, 1, 1).click();
      await expectHeaps(page, [2]);
      await expect(page).toHaveURL(/moves=2-2-0_1-2-0/);
      await page.unroute(PART);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("link", sequence)).toHaveAttribute("aria-current", "page");
      await expect(page.getByText(missing)).toBeHidden();
      await page.goBack();
      await expectHeaps(page, [2]);
    });

    test(`that ${how} where a link leads to it is said too, and can be asked for again`, async ({ page }) => {
      await page.route(PART, async (route) => {
        const given = answer(await (await route.fetch()).body());
        await (given === "abort" ? route.abort() : route.fulfill(given));
      });
      await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
      await expect(page.getByRole("alert").filter({ hasText: missing })).toBeVisible();
      await page.unroute(PART);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("link", sequence)).toHaveAttribute("aria-current", "page");
      await expect(page.getByText(missing)).toBeHidden();
    });
  }

  test("that has another type is taken all the same", async ({ page }) => {
    await page.route(PART, async (route) => route.fulfill({ response: await route.fetch(), contentType: "application/octet-stream" }));
    await open(page, "#/v1/heaps/0.07/4+2");
    await page.getByRole("link", sequence).click();
    await expect(page.getByRole("link", sequence)).toHaveAttribute("aria-current", "page");
  });

  test("that is slow is announced, and the page before it keeps working", async ({ page }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(PART, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, "#/v1/heaps/0.07/4+2?players=human-human");
    await page.getByRole("link", sequence).click();
    await expect(page.getByText("Loading…")).toBeVisible();
    await token(page, 2, 1).click();
    await expectHeaps(page, [4]);
    // What is shared meanwhile is what is seen, not what is on its way.
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByLabel("Link", { exact: true })).toHaveValue(/0\.07\/4\+2\?moves=2-2-0/);
    await page.keyboard.press("Escape");
    arrive();
    await expect(page.getByRole("link", sequence)).toHaveAttribute("aria-current", "page");
    await expect(page.getByText("Loading…")).toBeHidden();
    // Back leads to the game as it was left, the move made meanwhile included.
    await page.goBack();
    await expectHeaps(page, [4]);
    await expect(page).toHaveURL(/moves=2-2-0/);
  });

  test("that contains the sentences does not arrive: those already there stay, and the others can be requested again", async ({ page }) => {
    const words = /\/chunk\.fr-[^/]*\.wasm$/;
    await page.route(words, (route) => route.abort());
    await open(page, "#/v1/heaps/0.07/4+2");
    await page.getByRole("button", { name: "Français" }).click();
    await expect(page.getByText("The French version could not be loaded.")).toBeVisible();
    await expect(page.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    // A choice that could not be followed is not kept: the next visit needs its words.
    await page.reload();
    await expect(page.getByRole("button", { name: "New game" })).toBeVisible();
    await page.getByRole("button", { name: "Français" }).click();
    await expect(page.getByText("The French version could not be loaded.")).toBeVisible();
    await page.unroute(words);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.reload();
    await expect(page.getByRole("button", { name: "Nouvelle partie" })).toBeVisible();
  });

  for (const [chunk, asked] of [["share", "Share"], ["new_game", "New game"]]) {
    test(`that holds a dialog, ${asked}, does not come: it is said, and asked for again`, async ({ page }) => {
      const dialogs = new RegExp(`/chunk\\.${chunk}-[^/]*\\.wasm$`);
      await page.route(dialogs, (route) => route.abort());
      await open(page, "#/v1/heaps/0.07/4+2");
      await page.getByRole("button", { name: asked }).click();
      await expect(page.getByText("This window could not be loaded.")).toBeVisible();
      await page.unroute(dialogs);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page.getByText("This window could not be loaded.")).toHaveCount(0);
    });
  }
});

test("each system's board looks as it does by itself, whatever was shown before", async ({ page }) => {
  const systems = {
    pawns: "#/v1/pawns/5x5/1.3+2.5+5.1",
    coins: "#/v1/coins/turtles/0110100",
    place: "#/v1/place/cram-4x5/2.2",
    chomp: "#/v1/chomp/4x6/6.6.6.6",
    graph: "#/v1/graph/sticks-6-3/0",
    heaps: "#/v1/heaps/0.77/7+5",
  };
  /** What a board's first cells look like. */
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main [role=gridcell], main [data-vertex]")].slice(0, 8).map((cell) => {
        const { width, height } = cell.getBoundingClientRect();
        const { position, borderRadius, backgroundColor, display } = getComputedStyle(cell);
        return [Math.round(width), Math.round(height), position, borderRadius, backgroundColor, display].join(" ");
      }),
    );
  const alone: Record<string, string[]> = {};
  const settled = async () => {
    await expect(page.locator("main.game").locator("[role=gridcell], [data-vertex]").first()).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return look();
  };
  for (const [system, link] of Object.entries(systems)) {
    await page.goto("about:blank");
    await open(page, link);
    alone[system] = await settled();
    expect(alone[system].length).toBeGreaterThan(0);
  }
  for (const system of ["pawns", "chomp", "graph", "pawns", "heaps", "chomp", "pawns"] as const) {
    await page.evaluate((link) => void (location.hash = link), systems[system]);
    await expect(page).toHaveURL(new RegExp(system));
    await expect.poll(settled, system).toEqual(alone[system]);
  }
});

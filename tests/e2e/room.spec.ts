// The board comes first: it takes up most of the window, stays where it is, and can be seen together with what is said
// about it.

import type { Page } from "@playwright/test";
import { expect, fitted, open, resize, still, test } from "./lab";
import { token } from "./heaps";

const BOARDS = [
  "heaps/0.77/7+5", "pawns/5x5/1.3+2.5", "chomp/4x6/6.6.6.6", "graph/sticks-6-3/0", "coins/turtles/0110100",
  "coins/mock/10110111011011011", "coins/twinsxtwins/000.011.010", "place/cram-4x5/2.2",
  "sum/heaps-0.77_chomp-3x4_pawns-5x5/7_4.4.4_1.3+2.5", "sum/coins-mock_place-cram-4x5/1011011_2.2",
  "sum/heaps-0.77_chomp-3x4_pawns-5x5_heaps-0.~3/7_4.4.4_1.3+2.5_3+5",
];
/** Views with a drawing and a panel beside it. */
const VIEWS = ["graph/sticks-6-3/0?view=attractor", "graph/tree-5-3/0?view=minimax"];

const frame = (page: Page) => page.locator(".sum-board, .board-frame").first();

/** Windows in which a page is measured one after the other: it is opened once. */
const WINDOWS = [{ width: 1440, height: 900 }, { width: 1920, height: 1080 }];

type Looks = (width: number, height: number) => Promise<unknown>;

/** Opens a link in a new document, and looks at it in each window, until it is laid out there as it should be. */
async function inWindows(page: Page, link: string, shows: string, looks: Looks) {
  await page.goto("about:blank");
  await open(page, `#/v1/${link}`);
  await expect(page.locator(shows).first()).toBeVisible();
  for (const size of WINDOWS) {
    await resize(page, size);
    if (link.startsWith("graph")) await fitted(page);
    const named = `${link} at ${size.width} × ${size.height}`;
    await expect.soft(() => looks(size.width, size.height), named).toPass({ timeout: 10_000 });
  }
}

test("with a panel open the board takes most of the window, and no more than there is", async ({ page }) => {
  test.slow();
  for (const link of BOARDS) {
    await inWindows(page, link, ".panel", async (width, height) => {
      const box = (await frame(page).boundingBox())!;
      // Below a graph is its legend, and what one plays with is on the same screen.
      const graph = link.startsWith("graph");
      expect((box.width * box.height) / (width * height)).toBeGreaterThanOrEqual(graph ? 0.5 : 0.55);
      if (graph) await expect(page.locator(".stepper")).toBeInViewport({ ratio: 1, timeout: 1_000 });
      // A graph has its table below; a rule of several lines takes the room it needs.
      const head = (await page.locator(".game-head").boundingBox())!;
      if (graph || head.height > 48) return;
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(whole, "it needs no scrolling").toBeLessThanOrEqual(height);
    });
  }
  for (const link of VIEWS) {
    await inWindows(page, link, ".panel-side .panel", async (width, height) => {
      const box = (await page.locator(".graph-frame").boundingBox())!;
      expect((box.width * box.height) / (width * height)).toBeGreaterThanOrEqual(0.55);
      expect(box.y + box.height).toBeLessThan(height);
    });
  }
});

/** What is drawn, by the frame that it is drawn in. */
const DRAWN = {
  ".board-frame": ":is(.heap, .bar .square, .board-row .square, .coin)",
  ".graph-drawing": ".vertex :is(circle, rect)",
  ".place-graph": ".vertex",
  ".sum-board": ".sum-part",
  ".sheet-frame": "td[data-column]",
  ".groups-heaps": ".group-piece",
  ".call-board": ".call-square",
};
const DRAWINGS: [keyof typeof DRAWN, string, number?][] = [
  [".board-frame", "heaps/0.77/7+5"], [".board-frame", "heaps/0.~3/3+5+7"], [".board-frame", "heaps/0.07/20+9"],
  [".board-frame", "pawns/5x5/1.3+2.5"], [".board-frame", "pawns/3x12/1.3"], [".board-frame", "chomp/4x6/6.6.6.6"],
  [".board-frame", "chomp/3x10/10.10.10"], [".board-frame", "coins/turtles/0110100"], [".board-frame", "place/cram-4x5/2.2"],
  // What can be done with its coins is said in several lines below them.
  [".board-frame", "coins/twinsxtwins/000.011.010", 0.62], [".board-frame", "coins/turtlesxturtles/1000.0100.0000.0010", 0.62],
  [".graph-drawing", "graph/sticks-6-3/0"], [".graph-drawing", "graph/sticks-10-3/0"], [".graph-drawing", "graph/tree-5-3/0"],
  [".graph-drawing", "graph/sticks-6-3/0?view=attractor"], [".graph-drawing", "graph/tree-5-3/0?view=minimax"],
  [".place-graph", "place/node-kayles-path-9/none"], [".place-graph", "place/arc-kayles-tree-7/none"],
  [".sum-board", "sum/heaps-0.77_chomp-3x4_pawns-5x5/7_4.4.4_1.3+2.5"],
];
/** Views without a board's frame: the part of the window's height that is below what leads to them. */
const SHEETS: [keyof typeof DRAWN, string][] = [
  [".sheet-frame", "pawns/5x5/1.1?view=nimbers"], [".sheet-frame", "pawns/8x8/1.1?view=nimbers"],
  [".sheet-frame", "pawns/5x5/1.1?view=fill"], [".groups-heaps", "heaps/0.~3/3+5+7?view=groups"],
  [".groups-heaps", "heaps/0.~3/13+11?view=groups"], [".call-board", "chomp/3x4/4.4.4?view=recursion&memory=1"],
];

/** The box around all that is drawn in a frame, and that of the frame. */
async function drawing(page: Page, frame: keyof typeof DRAWN) {
  const place = page.locator(frame).first();
  await expect(place.locator(DRAWN[frame]).first()).toBeVisible();
  if (frame === ".graph-drawing") await fitted(page);
  return place.evaluate((place, drawn) => {
    const boxes = [...place.querySelectorAll(drawn)].map((it) => it.getBoundingClientRect()).filter((box) => box.width > 0);
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    const whole = place.getBoundingClientRect();
    return { across: (right - left) / whole.width, down: (bottom - top) / whole.height, height: bottom - top, bottom };
  }, DRAWN[frame]);
}

test("a drawing uses up the width or the height of its frame", async ({ page }) => {
  test.slow();
  for (const [frame, link, least = 0.75] of DRAWINGS) {
    await inWindows(page, link, frame, async () => {
      const { across, down } = await drawing(page, frame);
      expect(Math.max(across, down)).toBeGreaterThanOrEqual(least);
    });
  }
});

test("a sheet uses up the width of its frame, or as much of the height as there is below what leads to it", async ({ page }) => {
  for (const [frame, link] of SHEETS) {
    await inWindows(page, link, frame, async (_, height) => {
      const { height: high, bottom, across } = await drawing(page, frame);
      expect(Math.max(high / height, across)).toBeGreaterThanOrEqual(0.44);
      expect(bottom, "it is in the window").toBeLessThanOrEqual(height);
    });
  }
});

test("neither a first message nor the end of a game moves the page", async ({ page }) => {
  for (const [width, height] of [[1366, 768], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await open(page, "#/v1/heaps/0.77/1+1?level=4");
    const whole = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await whole()).toBe(height);
    await page.getByRole("button", { name: "Hint" }).first().click();
    await expect(page.locator(".notes-hint")).toBeVisible();
    expect(await whole()).toBe(height);
    await page.getByRole("gridcell").first().click();
    await expect(page.locator("#ending")).toBeInViewport({ ratio: 1 });
    // It is brought into sight a moment after it has come.
    await still(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test("on a phone a drawing uses up the width of its frame, or the height that fingers leave it", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  for (const [frame, link] of DRAWINGS) {
    await page.goto("about:blank");
    await open(page, `#/v1/${link}`);
    const { across, down } = await drawing(page, frame);
    expect.soft(Math.max(across, down), link).toBeGreaterThanOrEqual(0.6);
  }
  await context.close();
});

for (const [width, height] of [[1024, 768], [1440, 900]]) {
  test(`a sum of many parts is in the window with the turn, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const parts of [
      "heaps-0.77_chomp-3x4_pawns-5x5_heaps-0.~3/7_4.4.4_1.3+2.5_3+5",
      "heaps-0.77_chomp-3x4_pawns-5x5_heaps-0.~3_coins-mock_place-cram-4x5/7_4.4.4_1.3+2.5_3+5_1011011_2.2",
    ]) {
      await page.goto("about:blank");
      await open(page, `#/v1/sum/${parts}?lang=fr`);
      const grids = page.locator(".sum-part [role=grid]");
      await expect(grids).toHaveCount(parts.split("/")[0].split("_").length);
      for (const grid of await grids.all()) await expect(grid).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".status-turn")).toBeInViewport({ ratio: 1 });
    }
  });

  test(`the end of a game lies on nothing of a full board, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const link of [
      "pawns/8x8/8.7?moves=8.7-8.8", "coins/turtlesxturtles/1000.0000.0000.0000?moves=0x0", "heaps/0.07/2?moves=1-2-0",
      "chomp/4x6/6.6.6.6?moves=0.1_3.0_2.0_1.0_0.0", "place/cram-2x2/none?moves=1.1-1.2_2.1-2.2",
    ]) {
      await page.goto("about:blank");
      await open(page, `#/v1/${link}&players=human-human`);
      const [end, board] = [(await page.locator(".ending").boundingBox())!, (await page.locator("[role=grid]").boundingBox())!];
      expect(end.y, link).toBeGreaterThanOrEqual(board.y + board.height);
    }
  });
}

test("coins and the parts of a sum are as large as the board lets them be", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "#/v1/coins/turtles/0110100");
  const coins = await page.locator(".coin-art").evaluateAll((all) => all.map((coin) => coin.getBoundingClientRect().width));
  // In one line: which of them is further right counts more than how large they are.
  expect(Math.min(...coins)).toBeGreaterThan(130);
  // They are gone through as one row, line by line.
  await page.locator(".coin").first().focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await expect(page.locator(".coin:focus")).toHaveAccessibleName(/place 6/);
  await page.goto("about:blank");
  await open(page, "#/v1/sum/heaps-0.77_chomp-3x4_pawns-5x5/7_4.4.4_1.3+2.5");
  const parts = page.locator(".sum-part");
  await expect(parts).toHaveCount(3);
  for (const part of await parts.all()) {
    const [whole, grid] = [(await part.boundingBox())!, (await part.getByRole("grid").boundingBox())!];
    expect(grid.width / whole.width).toBeGreaterThan(0.75);
  }
});

test("the board stays where it is while the turn changes", async ({ page }) => {
  for (const lang of ["en", "fr"] as const) {
    await page.goto("about:blank");
    await open(page, "#/v1/heaps/0.~3/3+5+7?players=human-computer", { lang });
    const status = page.locator(".status-turn");
    const short = await status.textContent();
    for (const [width, height] of [[360, 740], [1024, 768], [1440, 900]]) {
      await resize(page, { width, height });
      const top = async () => (await page.locator(".board-place").boundingBox())!.y + (await page.evaluate(() => scrollY));
      const before = await top();
      for (const said of ["L’ordinateur choisit un coup", "The computer is choosing a move", "Vous avez gagné !"]) {
        await status.evaluate((element, text) => (element.textContent = text), said);
        expect(await top(), `${said} at ${width} × ${height}`).toBe(before);
      }
      await status.evaluate((element, text) => (element.textContent = text), short);
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const link of ["heaps/0.~3/3+5+7", "pawns/5x5/1.3+2.5", "chomp/4x5/5.5.5.5", "coins/turtles/0110100"]) {
    test(`board and hint are in sight together: ${link}`, async ({ page }) => {
      await open(page, `#/v1/${link}`);
      await page.getByRole("button", { name: "Hint", exact: true }).tap();
      const hint = page.locator(".notes-hint");
      await expect(hint).not.toHaveText("");
      await expect(hint).toBeInViewport({ ratio: 1 });
      await expect(page.locator("[role=grid]").first()).toBeInViewport({ ratio: 0.95 });
    });
  }

  test("the vertices of a graph of ten sticks can be told and touched", async ({ page }) => {
    await open(page, "#/v1/graph/sticks-10-3/0");
    const sizes = await page.locator(".vertex > g").evaluateAll((all) =>
      all.map((vertex) => {
        const shapes = [...vertex.querySelectorAll(":is(circle, rect):not(.reach)")];
        return Math.max(...shapes.map((shape) => shape.getBoundingClientRect().height));
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(23);
    const reach = await page.locator(".vertex .reach").evaluateAll((all) => all.map((it) => it.getBoundingClientRect().width));
    expect(reach).toHaveLength(3);
    expect(Math.min(...reach)).toBeGreaterThanOrEqual(44);
    // A finger beside the circle is near enough.
    const box = (await page.locator(".vertex.choice .reach").first().boundingBox())!;
    await page.touchscreen.tap(box.x + 4, box.y + box.height / 2);
    await expect(page).toHaveURL(/moves=/);
  });

  test("so are the board of a question and its hints", async ({ page }) => {
    await open(page, "#/v1/heaps/0.~3/7+5+3?task=move");
    await page.getByRole("button", { name: "Hint 1 of 2" }).tap();
    await expect(page.locator(".task-hints li")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[role=grid]")).toBeInViewport({ ratio: 0.6 });
  });
});

test("that a new game has begun is told, and whose turn it is", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/2?players=human-human");
  const news = page.locator(".notes-news");
  await expect(news).toHaveText("");
  await token(page, 1, 1).click();
  await expect(news).toContainText("Player 1 has won!");
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(news).toHaveText("A new game has begun. One heap of 2. Player 1 to move.");
});

/** The width and height of the first of these. */
const sizeOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

test("hardly anything is smaller on a projector, and a tablet has larger heaps than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const link = "#/v1/heaps/0.77/7+5?view=analyse";
  await open(page, link);
  const light = await sizeOf(page, ".heaps-board .token");
  await page.goto("about:blank");
  await open(page, `${link}&theme=projector`);
  const wall = await sizeOf(page, ".heaps-board .token");
  // Its letters are larger, and so is what they take.
  expect(wall.width).toBeGreaterThanOrEqual(light.width * 0.93);
  expect(wall.height).toBeGreaterThanOrEqual(light.height * 0.93);
  // Nor is any other board, and all of the page is in sight.
  for (const [board, piece, screen] of [
    ["pawns/5x5/1.3+2.5+5.1", ".pawns-board [role=gridcell]", [1440, 900]],
    ["pawns/5x5/1.3+2.5+5.1", ".pawns-board [role=gridcell]", [1920, 1080]],
    ["place/cram-4x5/none", "[role=gridcell]", [1920, 1080]],
    ["chomp/4x6/6.6.6.6", ".chomp-board .square", [1920, 1080]],
  ] as const) {
    await page.setViewportSize({ width: screen[0], height: screen[1] });
    const sizes: number[] = [];
    for (const theme of ["light", "projector"]) {
      await page.goto("about:blank");
      await open(page, `#/v1/${board}?players=human-human&theme=${theme}`);
      sizes.push((await sizeOf(page, piece)).width);
    }
    expect(sizes[1], `${board} at ${screen[0]}`).toBeGreaterThanOrEqual(sizes[0] * 0.93);
    const high = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(high, `${board} at ${screen[0]}`).toBeLessThanOrEqual(screen[1] + 2);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("about:blank");
  await open(page, link);
  expect((await sizeOf(page, ".heaps-board .token")).width).toBeGreaterThan(60);
  await expect(page.locator("[role=grid]")).toBeInViewport({ ratio: 1 });
});

test("several bars and graphs to place on take their room as well", async ({ page }) => {
  for (const [width, height, least] of [[1440, 900, 90], [1920, 1080, 110]] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await open(page, "#/v1/chomp/4x4/4.4.4.4+3.3.3?view=analyse");
    expect((await sizeOf(page, ".chomp-board .square")).width).toBeGreaterThan(least);
    await expect(page.locator("[role=grid]")).toBeInViewport({ ratio: 1 });
    for (const graph of ["node-kayles-path-9", "arc-kayles-tree-7"]) {
      await page.goto("about:blank");
      await open(page, `#/v1/place/${graph}/none?view=analyse`);
      expect((await sizeOf(page, ".vertex")).width, graph).toBeGreaterThan(70);
      await expect(page.locator(".place-graph")).toBeInViewport({ ratio: 1 });
    }
  }
});

test("a long board to place on is turned, and its pieces with it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const board of ["node-kayles-30x4", "cram-30x3"]) {
    await page.goto("about:blank");
    await open(page, `#/v1/place/${board}/none?players=human-human`);
    const box = (await page.locator(".place-board").boundingBox())!;
    expect(box.width, board).toBeGreaterThan(2 * box.height);
    expect(box.x + box.width).toBeLessThan(1440);
  }
  const cell = (row: number, column: number) =>
    page.locator(`.board-row[data-row="${row - 1}"] [data-column="${column - 1}"]`);
  await cell(5, 1).click();
  await cell(6, 1).click();
  await expect(page).toHaveURL(/moves=5\.1-6\.1/);
  // One below the other on the board, they are beside one another as it is drawn.
  const [one, two] = [(await cell(5, 1).boundingBox())!, (await cell(6, 1).boundingBox())!];
  expect(two.x).toBeGreaterThan(one.x);
  await expect(cell(5, 1).locator(".piece")).toHaveClass(/joined-right/);
  await expect(cell(6, 1).locator(".piece")).toHaveClass(/joined-left/);
});

test("the end of a finished game is in the window at once, and another board is offered", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "#/v1/place/cram-2x2/none?moves=1.1-1.2_2.1-2.2&players=human-human");
  const buttons = page.locator(".ending button");
  await expect(buttons).not.toHaveCount(0);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Another position" }).click();
  await expect(page).toHaveURL(/place\/cram-2x2\/\d/);
  await expect(page.locator(".ending")).toHaveCount(0);
});

test("where the owner of a vertex moves, the choices say who one is", async ({ page }) => {
  await open(page, "#/v1/graph/list/a=1-1.2+b=0-3+c=0-4+d=10+e=11?lang=fr");
  const players = page.locator(".play-panel").getByLabel("Joueurs");
  await expect(players.locator("option:checked")).toHaveText("Vous êtes J0");
  await expect(players.locator("option")).toContainText(["Vous êtes J0", "Vous êtes J1"]);
  // Sticks are taken by turns.
  await page.goto("about:blank");
  await open(page, "#/v1/graph/sticks-6-3/0?lang=fr");
  await expect(players.locator("option:checked")).toHaveText("Vous commencez");
});

test("the rule of a code is in the panel in pictures", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5");
  await page.locator(".play-panel summary").filter({ hasText: "The rule in pictures" }).click();
  await expect(page.locator(".play-panel .drawn-rule figure").first()).toBeVisible();
});

test("a mouse that ends a game leaves no ring round its end, a key does", async ({ page }) => {
  const outline = () => page.locator("#ending").evaluate((end) => getComputedStyle(end).outlineStyle);
  await open(page, "#/v1/heaps/0.07/2?players=human-human");
  await token(page, 1, 1).click();
  await expect(page.locator("#ending")).toBeFocused();
  expect(await outline()).not.toBe("solid");
  await page.goto("./#/v1/chomp/1x1/1?players=human-human");
  await page.locator("[role=gridcell][tabindex='0']").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#ending")).toBeFocused();
  expect(await outline()).toBe("solid");
});

test("the move in view is in sight in the list of a long game", async ({ page }) => {
  const moves = Array.from({ length: 40 }, (_, at) => `1-1-${40 - at}`).join("_");
  await open(page, `#/v1/heaps/0.~3/41?players=human-human&moves=${moves}`);
  const current = page.locator(".moves .move[aria-current]");
  const list = page.locator(".move-line");
  const inside = () => current.evaluate((move) => {
    const [here, whole] = [move.getBoundingClientRect(), move.closest(".move-line")!.getBoundingClientRect()];
    return here.top >= whole.top - 1 && here.bottom <= whole.bottom + 1;
  });
  await expect(list.locator(".move")).toHaveCount(40);
  expect(await list.evaluate((line) => line.scrollHeight > line.clientHeight)).toBe(true);
  await expect.poll(inside).toBe(true);
  await list.locator(".move").first().press("Enter");
  await expect(list.locator(".move").first()).toHaveAttribute("aria-current", "step");
  await expect.poll(inside).toBe(true);
  // A list that is drawn again is where it was.
  await list.locator(".move").last().press("Enter");
  await page.getByRole("tab", { name: "Why?" }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole("tab", { name: "Play" }).click();
  await expect.poll(inside).toBe(true);
});

test("a finger that ends a game leaves no ring round the board", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await open(page, "#/v1/heaps/0.07/2?players=human-human");
  await token(page, 1, 1).tap();
  await expect(page.locator(".ending")).toBeVisible();
  const rings = await page.locator("[role=grid], .ending").evaluateAll((all) => all.map((it) => getComputedStyle(it).outlineStyle));
  expect(rings).not.toContain("solid");
  await context.close();
});

test("tokens that are neighbours in the rule are neighbours on the screen", async ({ page }) => {
  for (const [link, width, height] of [
    ["#/v1/heaps/0.77/12", 360, 740],
    ["#/v1/heaps/0.07/9+7", 360, 740],
    ["#/v1/heaps/0.77/7+5", 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await open(page, `${link}?players=human-human`);
    const heap = page.locator(".heap").first().locator(".token");
    const tops = await heap.evaluateAll((tokens) => tokens.map((token) => token.getBoundingClientRect().top));
    expect(tops.length, link).toBeGreaterThan(6);
    expect(new Set(tops).size, `${link} at ${width}`).toBe(1);
  }
});

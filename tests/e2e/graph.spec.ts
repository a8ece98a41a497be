// Graphs: drawn, played on, stepped through, and supplied by the reader.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axe, expect, longTasks, open, pour, test } from "./lab";
import { played } from "./heaps";
import { analyse, buildNative } from "./native";

const cwd = new URL("../..", import.meta.url).pathname;
const drawing = (page: Page) => page.locator("svg.graph-drawing");
const vertex = (page: Page, number: number) => page.locator(`svg [data-vertex="${number}"]`);
const turn = (page: Page) => page.locator(".status-turn");
const panel = (page: Page) => page.locator(".graph-panel");
const last = (page: Page) => page.getByRole("button", { name: "Go to the end" }).click();

/** Opens the field for a custom graph and puts a text into it. */
async function bring(page: Page, text: string) {
  await open(page, "#/v1/graph/sticks-6-3/0?players=human-human");
  await page.locator("#new-game").click();
  await page.getByRole("radio", { name: "Your own graph" }).check();
  await pour(page.locator("#own-graph"), text);
}
const note = (page: Page) => page.locator("#own-graph-note");

test("no number of a drawing is under the buttons that zoom", async ({ page }) => {
  const drawing = "#/v1/graph/list/a=1-1.2+b=0-3.4+c=11+d=00+e=00?theme=projector&view=";
  for (const size of [{ width: 1024, height: 768 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    for (const view of ["minimax", "attractor"]) {
      await open(page, drawing + view);
      await expect(page.locator(".vertex").first()).toBeVisible();
      const under = () => page.evaluate(() => {
        const buttons = document.querySelector(".graph-zoom")!.getBoundingClientRect();
        const meets = (it: DOMRect) => it.right > buttons.left && it.left < buttons.right && it.bottom > buttons.top && it.top < buttons.bottom;
        return [...document.querySelectorAll(".vertex :is(text, circle, rect)")].filter((it) => meets(it.getBoundingClientRect())).length;
      });
      await expect.poll(under, `${view} at ${size.width}`).toBe(0);
    }
  }
});

test("a drawing that was made larger stays so when the window changes a little", async ({ page }) => {
  await open(page, "#/v1/graph/sticks-10-3/0");
  await expect(page.locator(".vertex").first()).toBeVisible();
  const svg = page.locator(".graph-drawing > svg, svg.graph-drawing").first();
  const scale = () => svg.evaluate((it) => it.clientWidth / Number(it.getAttribute("viewBox")!.split(" ")[2]));
  for (let times = 0; times < 5; times++) await page.getByRole("button", { name: "Zoom in" }).click();
  const before = await scale();
  await page.setViewportSize({ width: 1280, height: 650 });
  await expect.poll(() => svg.evaluate((it) => Math.abs(it.clientWidth / it.clientHeight - Number(it.getAttribute("viewBox")!.split(" ")[2]) / Number(it.getAttribute("viewBox")!.split(" ")[3])))).toBeLessThan(0.02);
  expect(Math.abs((await scale()) / before - 1)).toBeLessThan(0.02);
});

test("labels of six sticks stand beside their vertices: none on another one, on a vertex, or outside", async ({ page }) => {
  for (const [link, width] of [["#/v1/graph/sticks-6-3/6", 360], ["#/v1/graph/sticks-6-3/6", 1440], ["#/v1/graph/sticks-6-3/0?view=attractor", 768]] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, link);
    // What is on the vertices comes with the drawing, which the solver makes.
    await expect(drawing(page)).toContainText("0;0");
    await expect(drawing(page).locator("text").filter({ hasText: "6;0" }).first()).toBeVisible();
    // A drawing that was just measured is drawn again.
    await expect(async () => {
      const found = await drawing(page).evaluate((svg) => {
        const all = [...svg.querySelectorAll("text")].filter((one) => one.getBoundingClientRect().width > 0 && one.textContent!.trim());
        const boxes = all.map((one) => ({ said: one.textContent!, box: one.getBoundingClientRect() }));
        const meets = (one: DOMRect, other: DOMRect) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
        const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => meets(one.box, other.box)).map((other) => `${one.said} on ${other.said}`));
        const frame = svg.getBoundingClientRect();
        const outside = boxes.filter(({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1).map(({ said }) => `${said} outside`);
        return { labels: boxes.map(({ said }) => said), wrong: [...pairs, ...outside] };
      });
      expect(found.wrong, link).toEqual([]);
      for (const label of ["6;0", "5;1", "4;1", "3;1", "0;0", "0;1"]) expect(found.labels.join(" "), link).toContain(label);
    }).toPass();
  }
});

test("who wins at a final vertex stands below its middle", async ({ page }) => {
  await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor");
  const won = drawing(page).locator("text.won");
  await expect(won.first()).toBeVisible();
  for (const label of await won.all()) {
    const beside = await label.evaluate((text) => {
      const [said, shape] = [text, text.parentElement!.querySelector(".vertex-button")!.lastElementChild!].map((one) => one.getBoundingClientRect());
      return Math.abs(said.x + said.width / 2 - shape.x - shape.width / 2);
    });
    expect(beside).toBeLessThan(2);
  }
});

test.describe("six sticks", () => {
  test.beforeAll(() => buildNative());

  for (const rule of ["misere", "normal"]) {
    test(`the attractor of J0 agrees with play on heaps, ${rule}`, async ({ page }) => {
      const key = rule === "misere" ? "rule=misere&" : "";
      await open(page, `#/v1/graph/sticks-6-3/0?${key}view=attractor`);
      await expect(drawing(page)).toBeVisible();
      await expect(page.locator("svg [data-vertex]")).toHaveCount(12);
      await last(page);
      for (let number = 0; number < 12; number++) {
        const label = await vertex(page, number).locator(".label").textContent();
        const [left, player] = label!.split(";").map(Number);
        if (left === 0) continue;
        const { outcome } = analyse(`#/v1/heaps/0.333/${left}${key ? "?rule=misere" : ""}`);
        const zero = (outcome === "win") === (player === 0);
        await expect(vertex(page, number), label!).toHaveClass(zero ? /region0/ : /region1/);
      }
      // The strategy from 6;0: the thick edge leads where the winning move on heaps leads.
      const { winning } = analyse(`#/v1/heaps/0.333/6${key ? "?rule=misere" : ""}`);
      await page.goto(`./#/v1/graph/sticks-6-3/0?${key}view=analyse&players=human-human`);
      const moves = page.locator(".why .move");
      await expect(moves).toHaveCount(winning.length);
      for (const move of winning) {
        const taken = Number(move.split("-")[1]);
        await expect(page.locator(".why")).toContainText(`${6 - taken};1`);
      }
    });
  }

  test("the tree is shown with its values", async ({ page }) => {
    await open(page, "#/v1/graph/tree-6-3/0?rule=misere&view=minimax");
    await expect(page.locator("svg [data-vertex]")).toHaveCount(52);
    await expect(panel(page)).toContainText("Minimax examines every node (52)");
    await page.goto("./#/v1/graph/sticks-6-3/0?rule=misere&view=minimax");
    await expect(panel(page)).toContainText("This is not a tree");
    await page.getByRole("link", { name: "Show the tree of the same game" }).click();
    await expect(page.locator("svg [data-vertex]")).toHaveCount(52);
  });

  test("steps go forwards and backwards, and into the link", async ({ page }) => {
    await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor&step=3");
    await expect(page.getByText("Step 3 of 36")).toBeVisible();
    await page.getByRole("button", { name: "Next step" }).click();
    await expect(page.getByText("Step 4 of 36")).toBeVisible();
    await expect(page).toHaveURL(/step=4/);
    await page.getByRole("button", { name: "Next step" }).press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("Step 2 of 36")).toBeVisible();
    await page.getByRole("button", { name: "J1", exact: true }).click();
    await expect(page.getByText("Step 0 of")).toBeVisible();
    await expect(page).toHaveURL(/player=1/);
  });

  test("recursive calls find the same set, and a strategy without ranks goes round", async ({ page }) => {
    await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor&method=calls");
    await page.getByRole("button", { name: "Go to the end" }).click();
    await page.getByText("attr, compt and pred").click();
    await expect(page.locator(".graph-lists")).toContainText("attr = [8, 10, 4, 5, 6, 1, 0]");
    await axe(page);
    await page.getByText("A strategy without ranks").click();
    await page.getByRole("link", { name: "See a graph where play can go round for ever" }).click();
    const closed = page.locator(".graph-round:not([open]) > summary");
    if (await closed.count()) await closed.click();
    await expect(page.locator(".graph-round")).toContainText("a → b → a");
    const next = page.getByRole("button", { name: "Next move of the cycle" });
    for (let move = 0; move < 3; move++) await next.click();
    await expect(page.locator(".graph-round")).toContainText("After 2 moves: a (vertex 0). Complete rounds: 1.");
  });

  test("a question does not say how large its graph is, which may be what it asks", async ({ page }) => {
    const table = page.locator(".graph-table > summary");
    await open(page, "#/v1/graph/sticks-6-3/0?rule=misere");
    await expect(table).toHaveText(/12 vertices/, { useInnerText: true });
    await page.goto("./#/v1/graph/sticks-6-3/0?rule=misere&task=choice&say=How%20many%20vertices%3F&options=~12%7C13");
    await expect(page.locator("#question")).toHaveText("How many vertices?");
    await expect(table).toHaveText("The graph as a table", { useInnerText: true });
  });

  test("the reader is asked which vertex comes next", async ({ page }) => {
    await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor&step=2");
    await page.getByRole("checkbox", { name: "Ask me which vertex comes next" }).check();
    await vertex(page, 0).click();
    await expect(panel(page)).toContainText("Not 6;0 (vertex 0): none of its edges leads");
    // The next step is the reader's to say; keys that go through the list say nothing yet.
    const onward = page.getByRole("button", { name: "Next step" });
    while (!(await page.locator(".graph-waits").count())) await onward.click();
    // What was said last does not name it.
    await expect(page.locator(".graph-said")).not.toContainText("1;1");
    await onward.click();
    const list = page.getByLabel("Next vertex");
    await expect(list).toBeFocused();
    await list.selectOption({ label: "1;1 (vertex 10)" });
    await expect(panel(page)).toContainText("Score: 0 out of 1.");
    await panel(page).getByRole("button", { name: "Check", exact: true }).click();
    await expect(panel(page)).toContainText("Correct: 1;1 (vertex 10) joins the set.");
    await expect(panel(page)).toContainText("Score: 1 out of 2.");
  });

  test("a game is won by keys alone", async ({ page }) => {
    await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&players=human-human");
    await vertex(page, 1).getByRole("button").focus();
    for (const [keys, at] of [
      [["Home"], "5;1"], [["Home"], "4;0"],
    ] as const) {
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press("Enter");
      await expect(page.locator(".graph-where")).toContainText(at);
      // The focus follows once the move has been drawn.
      await expect(drawing(page).locator("[tabindex='0']:focus")).toHaveCount(1);
    }
    await page.keyboard.press("+");
    for (let made = 2; !(await page.locator(".status-turn.over").count()); made++) {
      await page.keyboard.press("Enter");
      await expect.poll(() => played(page).length).toBe(made + 1);
    }
    await expect(turn(page)).toHaveText(/has won!/);
  });

  test("the computer answers", async ({ page }) => {
    await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&level=4");
    await vertex(page, 1).click();
    await expect(page).toHaveURL(/moves=1_\d/, { timeout: 10_000 });
  });
});

test.describe("a graph of one's own", () => {
  test("a triple and a DOT file are read and played on", async ({ page }) => {
    await bring(page, 'S = [0, 1, 2]\nA = {0: [1, 2], 1: [2], 2: []}\nE = {0: "2;0", 1: "1;1", 2: "0;0"}');
    await expect(note(page)).toContainText("3 vertices, 3 edges.");
    await expect(note(page)).toContainText("Read as a Python literal or JSON.");
    await expect(page.locator("#own-graph-rule")).toHaveValue("misere");
    await expect(note(page)).toContainText("J0 can force a win from 3 vertices");
    await page.locator("#own-graph-rule").selectOption("normal");
    await expect(note(page)).toContainText("J0 can force a win from 0 vertices");
    await page.locator("#own-graph-rule").selectOption("misere");
    await expect(note(page)).toContainText("J0 can force a win from 3 vertices");
    await page.getByRole("dialog").locator("button[type=submit]").click();
    await expect(page).toHaveURL(/graph\/list\//);
    await expect(page.locator("svg [data-vertex]")).toHaveCount(3);
    await page.locator("#new-game").click();
    const dot = 'digraph { a [shape=circle]; b [shape=box, win=0]; a -> b; a -> a; }';
    const file = { name: "a.dot", mimeType: "text/plain", buffer: Buffer.from(dot) };
    await page.getByLabel("Or choose a file").setInputFiles(file);
    await expect(note(page)).toContainText("2 vertices, 2 edges.");
    await page.getByRole("dialog").locator("button[type=submit]").click();
    await expect(page.locator("svg [data-vertex]")).toHaveCount(2);
  });

  test("what was typed stays beside a large file, whether that can be read or not", async ({ page }) => {
    const typed = "a 0 -> b\nb 1 -> a\nwin 0: b";
    await bring(page, typed);
    await expect(note(page)).toContainText("2 vertices, 2 edges.");
    const buffer = Buffer.from("# nothing\n".repeat(30_000) + "a 2 -> b\n");
    await page.getByLabel("Or choose a file").setInputFiles({ name: "large.txt", mimeType: "text/plain", buffer });
    await expect(note(page).locator(".field-error")).toBeVisible();
    await expect(note(page)).toContainText("Read from the file “large.txt”.");
    await expect(page.locator("#own-graph")).toHaveValue(typed);
    await page.getByRole("button", { name: "Use the text in the field instead" }).click();
    await expect(note(page)).toContainText("2 vertices, 2 edges.");
    await expect(note(page)).not.toContainText("large.txt");
  });

  test("what a link has of a graph is read as well", async ({ page }) => {
    await bring(page, "a=0-1+b=1-0+c=10");
    await expect(note(page)).toContainText("Read as the notation of links.");
    await expect(note(page)).toContainText("3 vertices, 2 edges.");
    await page.locator("#own-graph").fill("a=0-7");
    await expect(note(page).locator(".field-error")).toContainText("vertex 7");
    await expect(page.locator("#own-graph")).toHaveValue("a=0-7");
  });

  test("a game that is asked for while its graph is being read begins when it has been read", async ({ page }) => {
    await page.clock.install();
    await bring(page, "a 0 -> b");
    // From here on it is not read before the clock goes on.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator("#own-graph").fill("a 0 -> b\nb 1 -> a\nwin 0: b");
    await page.getByRole("button", { name: "Start game" }).click();
    await expect(page.getByRole("dialog").getByRole("alert").last()).toContainText("as soon as the text has been read");
    await page.clock.runFor(300);
    await page.clock.resume();
    await expect(page.locator("svg [data-vertex]")).toHaveCount(2);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("where nothing can be played, it is said where the reason is", async ({ page }) => {
    const large = Array.from({ length: 2100 }, (_, at) => `v${at} ${at % 2} -> v${(at + 1) % 2100}`).join("\n");
    await bring(page, large);
    await expect(note(page)).toContainText("too large");
    await page.getByRole("button", { name: "Start game" }).click();
    await expect(page.getByRole("dialog").getByRole("alert").last()).toContainText("the note above says why");
    // What is chosen then has not been asked for.
    await page.getByRole("radio", { name: "A heap of sticks, as a graph" }).check();
    await expect(page.locator("#sticks")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("what was pasted is still there when the dialog was closed, until another graph is open", async ({ page }) => {
    const text = "a 0 -> b\nb 1 -> a, c\nc 0 ->\nwin 1: c";
    await bring(page, text);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.locator("#new-game").click();
    await page.getByRole("radio", { name: "Your own graph" }).check();
    await expect(page.locator("#own-graph")).toHaveValue(text);
    await expect(note(page)).toContainText("3 vertices");
    // Nor is what was there first.
    await page.getByRole("button", { name: "Discard this text" }).click();
    await expect(page.locator("#own-graph")).not.toHaveValue(text);
    await page.locator("#own-graph").fill(text);
    await expect(note(page)).toContainText("3 vertices");
    await page.getByRole("button", { name: "Start game" }).click();
    await expect(page.locator("svg [data-vertex]")).toHaveCount(3);
    await page.locator("#new-game").click();
    await expect(page.locator("#own-graph")).toHaveValue(/^start: a|^a 0/);
    await expect(note(page)).toContainText("3 vertices");
  });

  test("what is missing in a text is told, and the rest is taken", async ({ page }) => {
    await bring(page, "a 0 -> b\nb 1 -> c\nwin 1: c");
    await expect(note(page)).toContainText("Vertex c appears only as a successor (line 2, column 8).");
    await expect(note(page)).toContainText("3 vertices, 2 edges.");
    await page.locator("#own-graph").fill("([0, 1], {0: [1]}, ['x', 'y'])");
    await expect(note(page)).toContainText("No label says who owns a vertex");
    await expect(note(page)).toContainText("both players move in turn");
  });

  for (const [what, text, said] of [
    ["a dangling name", "a 0 ->\nwin 0: b", "there is no vertex “b”"],
    ["no owner", "a ->\nwin 0: a", "a"],
    ["a name twice", "a 0 ->\na 1 ->", "Line 2, column 1: vertex “a” is already defined"],
    ["nothing", "", "There is no vertex in this text."],
    ["rubbish", "\u0001\u0002\u0000PNG", "this is not text"],
  ] as const) {
    test(`bad input is said at the field: ${what}`, async ({ page }) => {
      await bring(page, text);
      await expect(note(page).locator(".field-error")).toContainText(said);
      await expect(page.locator("#own-graph")).toHaveValue(text);
      await expect(page.locator("#own-graph")).toHaveAttribute("aria-invalid", "true");
      await page.getByRole("dialog").locator("button[type=submit]").click();
      await expect(page.getByRole("dialog")).toContainText("Fix the highlighted field");
    });
  }

  test("too large a tree, a cycle, a missing payoff", async ({ page }) => {
    await open(page, "#/v1/graph/sticks-6-3/0");
    await page.locator("#new-game").click();
    await page.getByRole("radio", { name: "as a tree" }).check();
    await page.locator("#sticks").fill("40");
    await expect(page.locator("#sticks-note, #most-note").filter({ hasText: /at most 2,?000/ })).toBeVisible();
    await page.goto("./#/v1/graph/list/a=0-1+b=1-0?view=minimax");
    await expect(panel(page)).toContainText("play can loop: b → a → b");
    await page.goto("./#/v1/graph/list/a=0-1+b=1?view=minimax");
    await expect(panel(page)).toContainText("has neither a payoff nor a winner");
  });

  test("a game with payoffs says what it is worth, and what it has brought", async ({ page }) => {
    await open(page, "#/v1/graph/list/a=0-2.1+b=1-3.4+c=0_1+d=0_9+e=0_5?view=analyse&players=human-human");
    await expect(page.locator(".why")).toContainText("With best play on both sides, the payoff to J0 is 5.");
    await expect(page.locator(".why")).toContainText("Best move");
    await page.locator(".why").locator("button.move").click();
    await page.locator(".why").locator("button.move").click();
    await expect(page.locator("#ending h2")).toHaveText("The game ends with payoff 5 to J0.");
    await expect(page.locator("#ending")).not.toContainText("Nobody wins");
    await expect(page.getByText("J0 wants the largest payoff, J1 the smallest").first()).toBeVisible();
  });

  test("the review of a game with payoffs says which move would have brought more", async ({ page }) => {
    await open(page, "#/v1/graph/list/a=0-2.1+b=1-3.4+c=0_1+d=0_9+e=0_5?players=human-human");
    await expect(page.locator(".vertex text.won")).toHaveText(["1", "9", "5"]);
    await expect(page.getByRole("button", { name: "c (vertex 2), where the game ends with payoff 1 to J0" })).toBeVisible();
    await expect(page.locator(".graph-legend")).toContainText("its payoff to J0");
    await expect(page.locator(".graph-legend")).not.toContainText("won by the player");
    await page.locator('svg [data-vertex="2"]').click();
    await page.getByRole("button", { name: "Look back at the game" }).click();
    const entry = page.locator(".review li").first();
    await expect(entry).toContainText("Mistake");
    await expect(entry).toContainText("It was better to move from a to b.");
    await page.goto("about:blank");
    await open(page, "#/v1/graph/list/a=0-2.1+b=1-3.4+c=0_1+d=0_9+e=0_5?players=human-human");
    await page.locator('svg [data-vertex="1"]').click();
    await page.locator('svg [data-vertex="4"]').click();
    await page.getByRole("button", { name: "Look back at the game" }).click();
    await expect(page.locator(".review li").first()).toContainText("Payoff to J0 with best play: 5 → 5");
    await expect(page.locator(".review li").nth(1)).toContainText("Good move");
    // Nothing reaches out of the panel.
    const beyond = await page.locator(".review li").first().evaluate((entry) => entry.scrollWidth - entry.clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });

  for (const [form, text] of [
    ["successors", "[[1, 2], [2], []]"],
    ["edges", "[(0, 1), (0, 2), (1, 2)]"],
  ] as const) {
    test(`a bare list of ${form} is a graph`, async ({ page }) => {
      await bring(page, text);
      await expect(note(page)).toContainText("both players move in turn");
      await expect(page.locator("#own-graph")).not.toHaveAttribute("aria-invalid", "true");
    });
  }
});

test("times of 200 vertices", { tag: "@alone" }, async ({ page }) => {
  // 100 sticks, 1 to 3 at a turn: 200 states but those that cannot be reached.
  const began = Date.now();
  await open(page, "#/v1/graph/sticks-100-3/0?rule=misere&view=attractor");
  await expect(drawing(page)).toBeVisible();
  const count = await page.locator("svg [data-vertex]").count();
  console.log(`${count} vertices on the screen ${Date.now() - began} ms after the address`);
  await page.getByLabel("Speed").selectOption({ label: "60 steps a second" });
  const times = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const frames: number[] = [];
        const tick = (now: number) => (frames.push(now), frames.length < 121 ? requestAnimationFrame(tick) : done(frames));
        requestAnimationFrame(tick);
      }),
  );
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const frames = await times;
  const pauses = frames.slice(1).map((now, i) => now - frames[i]).sort((a, b) => a - b);
  const at = await page.locator(".algorithm-slider span").textContent();
  console.log(`frames while stepping: median ${pauses[60].toFixed(1)}, 95% ${pauses[114].toFixed(1)} ms; ${at}`);
  expect(pauses[60]).toBeLessThan(50);
});

for (const [size, edges] of [[100_000, 5], [1_000_000, 5]] as const) {
  test(`${size} vertices are read and solved in the worker`, { tag: "@alone" }, async ({ page }, info) => {
    test.setTimeout(120_000);
    const lines: string[] = [];
    let seed = 1;
    const draw = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
    for (let v = 0; v < size; v++) {
      const row = Array.from({ length: edges }, () => draw() % size);
      lines.push(`${v} ${v % 2} -> ${row.join(", ")}`);
    }
    lines.push("win 0: 0, 1, 2", "");
    const path = info.outputPath("large.txt");
    writeFileSync(path, lines.join("\n"));
    await bring(page, "");
    await expect(note(page).locator(".field-error")).toBeVisible();
    const end = await longTasks(page);
    const began = Date.now();
    await page.getByLabel("Or choose a file").setInputFiles(path);
    await expect(note(page)).toContainText("too large to draw", { timeout: 60_000 });
    console.log(`${size} vertices, ${size * edges} edges: summed up ${Date.now() - began} ms after the file was chosen`);
    const tasks = (await end()).map(({ duration }) => duration);
    console.log(`tasks over 50 ms meanwhile: ${tasks.join(", ") || "none"}`);
    expect(tasks).toEqual([]);
    execFileSync("rm", [path], { cwd });
  });
}

test("a vertex that no arrow leads to says so when it is clicked, and after a click no ring looks like advice", async ({ page }) => {
  await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&players=human-human");
  await page.locator("[data-vertex='6']").first().click();
  await expect(page.locator(".notes-problem")).toHaveText(/There is no edge from 6;0 to \d;\d\./);
  await page.locator("[data-vertex='2']").first().click();
  await expect(page).toHaveURL(/moves=2/);
  const drawing = page.locator(".graph-drawing");
  await expect(drawing).toHaveClass(/pointed/);
  await page.keyboard.press("ArrowRight");
  await expect(drawing).not.toHaveClass(/pointed/);
  // Nor is it missing for a reader who comes back with the keyboard.
  await page.locator("[data-vertex='6']").first().click();
  await expect(drawing).toHaveClass(/pointed/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(drawing.locator(":focus")).toHaveCount(1);
  await expect(drawing).not.toHaveClass(/pointed/);
});

test("what one plays with, and what one steps with, is on a teacher's screen", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, "#/v1/graph/sticks-6-3/0", { lang: "fr" });
  for (const what of [".graph-where", ".graph-legend", ".stepper", "#new-game"]) {
    await expect(page.locator(what).first(), what).toBeInViewport({ ratio: 1 });
  }
  await page.goto("about:blank");
  await open(page, "#/v1/graph/sticks-6-3/0?view=attractor", { lang: "fr" });
  for (const what of [".algorithm-steps", ".algorithm-slider input"]) {
    await expect(page.locator(what), what).toBeInViewport({ ratio: 1 });
  }
});

test("the legend has what is drawn, and nothing else", async ({ page }) => {
  const legend = page.locator(".graph-legend");
  await open(page, "#/v1/graph/sticks-6-3/0?view=analyse");
  await expect(legend).toContainText("edge to a smaller rank");
  await expect(legend).not.toContainText("neither player can");
  await page.goto("about:blank");
  await open(page, "#/v1/graph/list/a=0-1+b=1-0?view=analyse");
  await expect(legend).toContainText("neither player can");
  await page.goto("about:blank");
  await open(page, "#/v1/graph/sticks-6-3/0?view=attractor&step=31");
  await expect(legend).toContainText("in the attractor");
  await page.getByRole("button", { name: "Go to the end" }).click();
  await expect(page.locator(".graph-said")).toHaveText("Take 6;0 (vertex 0) from the front of the queue. It has no predecessors.");
});

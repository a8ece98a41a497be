// Every view of the page, and how one gets there.

import { expect, type Page } from "@playwright/test";
import { panel, token } from "./heaps";
import { open, typedMove } from "./lab";

/** By a link, until the page `shows` what it computes, or fetches when it has come. */
const to = (link: string, shows = "main") => async (page: Page) => {
  await open(page, link);
  await expect(page.locator(shows).first()).toBeVisible();
};
const openDialog = async (page: Page) => {
  await open(page, "#/v1/heaps/0.77/7+5?players=human-computer");
  await page.locator("#new-game").click();
};
const summaries = async (page: Page) => {
  for (const summary of await page.getByRole("dialog").locator("summary").all()) await summary.click();
};

/** The way to a view from any page of the site without a dialog open. */
type Way = (page: Page) => Promise<void>;

/** Names of the views, each with the way to it, by what they belong to. */
export const views: Record<string, Record<string, Way>> = {
  heaps: {
    "a game": to("#/v1/heaps/0.77/7+5?moves=1-2-2&players=human-human", "main.heaps [role=grid]"),
    "a game with a run half chosen": async (page) => {
      await open(page, "#/v1/heaps/0.77/7+5?players=human-human");
      await token(page, 1, 3).click();
    },
    "a game with a wrong move": async (page) => {
      await open(page, "#/v1/heaps/0.07/9+7?players=human-human");
      await (await typedMove(page)).fill("1-3-0");
      await page.keyboard.press("Enter");
    },
    "three heaps to be left": async (page) => {
      await open(page, "#/v1/heaps/take-0-two.three/7?players=human-human");
      await page.locator("[data-gap='3']").click();
    },
    "a game by a rule": to("#/v1/heaps/take-1.2-unequal/9+7?players=human-human", "main.heaps [role=grid]"),
    "a sequence by a rule": to("#/v1/heaps/grundy/9+7?view=sequence&to=1000"),
    "a game of many heaps": to(`#/v1/heaps/0.77/${Array(64).fill(2).join("+")}`),
    "a game with large heaps": to("#/v1/heaps/0.333/200+10000?rule=misere"),
    "a game that is over": to("#/v1/heaps/0.77/2?moves=1-2-0"),
    "why a game was lost": async (page) => {
      await open(page, "#/v1/heaps/0.77/3?moves=1-1-0_1-2-0&view=analyse");
      await expect(panel(page)).not.toBeEmpty();
    },
    "why, won": async (page) => {
      await open(page, "#/v1/heaps/0.77/7+5+12?view=analyse");
      await expect(page.locator(".verdict.win")).toBeVisible();
    },
    "why, lost": async (page) => {
      await open(page, "#/v1/heaps/0.~3/3+5+6?view=analyse");
      await expect(page.locator(".verdict.loss")).toBeVisible();
    },
    "why, misère, not known": async (page) => {
      await open(page, "#/v1/heaps/0.06/5000?rule=misere&view=analyse");
      await expect(page.locator(".verdict.unknown")).toBeVisible({ timeout: 30_000 });
    },
    "why, hidden": to("#/v1/heaps/0.77/7+5?values=hide&view=analyse"),
    "a new game": openDialog,
    "a new game with errors": async (page) => {
      await openDialog(page);
      await page.getByRole("dialog").locator("#code").fill("0.78");
      await page.getByRole("dialog").locator("#heaps").fill("-1");
      await page.getByRole("dialog").locator("button[type=submit]").click();
    },
  },
  explorer: {
    "the sequence": async (page) => {
      await open(page, "#/v1/heaps/0.77/7+5?view=sequence&candidate=12-0");
      await expect(page.locator("#period .badge.proved")).toBeVisible();
      await page.locator("#named summary").click();
    },
    "a proof, checked": async (page) => {
      await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
      await page.locator("#proof .button").first().click();
      await page.locator(".proof .button").first().click();
      await page.locator(".proof details summary").first().click();
      await expect(page.locator(".proof [role=status]")).not.toBeEmpty();
    },
    "a proof by remainders": async (page) => {
      // Not the button of the code that was there before.
      await page.goto("about:blank");
      await open(page, "#/v1/heaps/0.333/7?view=sequence");
      await page.locator("#proof .button").first().click();
      await expect(page.locator(".proof .leads").first()).toBeVisible();
    },
    "the workshop of masks": to("#/v1/heaps/0.77/7+5?view=sequence&mask=1111", ".working"),
    "the rule in pictures": async (page) => {
      await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
      await page.locator(".explorer > details > summary").first().click();
      await expect(page.locator(".drawn-rule .strip")).toBeVisible();
    },
    "the sequence, as a strip": async (page) => {
      await open(page, "#/v1/heaps/0.16/15?view=sequence&to=3000&plot=strip");
      await expect(page.locator("#mask .bits")).toBeVisible();
      await page.locator("#mask summary").click();
    },
    "the sequence, waiting": to("#/v1/heaps/0.054/15?view=sequence&to=206000000&until=proof"),
    "the sequence with errors": async (page) => {
      await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
      await page.locator("#code").fill("0.8");
      await page.locator("#code").press("Enter");
      await page.locator("#sequence-to").fill("x");
      await page.locator("#sequence-to").press("Enter");
    },
    "the atlas": async (page) => {
      await open(page, "#/v1/heaps/0.77/7+5?view=atlas");
      await page.locator(".atlas .primary").click();
      await expect(page.locator(".atlas-table .badge.proved").first()).toBeVisible();
      // At rest: while it computes, its button may change under whoever looks at its colours.
      await page.locator(".atlas .row > .button:not(.primary)").first().click();
      // Under the pointer it takes its time to change its colour.
      await page.mouse.move(0, 0);
      await expect(page.locator(".atlas .row > .primary")).toBeVisible();
    },
    "misère heaps": async (page) => {
      await open(page, "#/v1/heaps/0.77/7+5?view=misere&genera=40");
      await expect(page.locator("#misere td").first()).toBeVisible();
    },
    "groups by hand": to("#/v1/heaps/0.~3/3+5+7?view=groups", ".groups"),
    "a question": to("#/v1/heaps/0.~3/7+5+3?task=move&say=Where%3F", ".task-question"),
    "a table to be filled in": to("#/v1/heaps/0.77/9?task=fill", ".task-sheet"),
    "the lessons": to("#/v1/lesson", ".lesson-list"),
    "a step of a lesson": to("#/v1/lesson/nim-2", ".lesson-steps"),
    "a lesson before a class": to("#/v1/lesson/nim-1/3?view=project", ".project .heaps-board"),
    "an answer before a class": async (page) => {
      await open(page, "#/v1/lesson/chomp/1?view=project");
      await page.getByRole("button", { name: /^(Show the answer|Montrer la réponse)$/ }).click();
      await expect(page.locator(".project-answer .answer")).toBeVisible();
    },
    "a worksheet": to("#/v1/lesson/kayles?view=paper&seed=1", ".sheet .figure"),
    "an answer key": to("#/v1/lesson/nim-2?view=key&seed=1", ".key-answer .answer"),
    "a lesson that is written": to("#/v1/lesson/write", ".lesson-file"),
    "misère heaps, not asked for": to("#/v1/heaps/0.77/7+5?view=misere"),
  },
  pawns: {
    "a game of pawns": to("#/v1/pawns/5x5/1.1+2.1+3.1?moves=3.1-3.3_1.1-2.1_3.3-3.5&players=human-human"),
    "a large game of pawns": to("#/v1/pawns/30x30/1.1+2.1+30.29"),
    "why, pawns": async (page) => {
      await open(page, "#/v1/pawns/5x5/1.3+2.5+5.1?view=analyse");
      await expect(page.locator(".verdict.win")).toBeVisible();
    },
    "why, pawns, misère": async (page) => {
      await open(page, "#/v1/pawns/5x5-4/1.1+1.1+2.3?rule=misere&view=analyse");
      await expect(page.locator(".verdict")).toBeVisible();
    },
    "nimbers": to("#/v1/pawns/7x10/1.1?view=nimbers&built=30", ".nimbers"),
    "nimbers, filled in": to("#/v1/pawns/7x10/1.1?view=fill&filled=012", ".nimbers"),
    "a new game of pawns": async (page) => {
      await open(page, "#/v1/pawns/5x5/1.3+2.5");
      await page.locator("#new-game").click();
    },
    "a pawn at the end of a row": to("#/v1/pawns/5x5/5.4?moves=5.4-5.5&view=analyse"),
    "a pawn that is chosen": async (page) => {
      await open(page, "#/v1/pawns/5x5/1.3+2.5?players=human-human");
      await page.getByRole("grid").locator("[tabindex='0']").click();
    },
    "pawns alone": to("#/v1/pawns/5x5/1.1?embed=1"),
    "pieces of all kinds": to("#/v1/pawns/8x8/q1.3+r2.5+k3.3+b4.1+n5.5+6.6?players=human-human"),
    "why, pieces, misère": async (page) => {
      await open(page, "#/v1/pawns/6x6/q1.3+k2.2?rule=misere&view=analyse");
      await expect(page.locator(".verdict")).toBeVisible();
    },
    "steps of one’s own": to("#/v1/pawns/8x8_-1.2_2.1_1.1/o1.3+o2.2?view=analyse", ".verdict"),
    "nimbers by steps of one’s own": to("#/v1/pawns/8x8_-1.2_2.1_1.1/o1.3?view=nimbers", ".nimbers"),
    "a new game with steps of one’s own": async (page) => {
      await open(page, "#/v1/pawns/8x8_-1.2_2.1/o1.3");
      await page.locator("#new-game").click();
    },
    "nimbers of a queen": to("#/v1/pawns/8x8/q2.4?view=nimbers", ".nimbers"),
    "nimbers of a queen, filled in": to("#/v1/pawns/8x8/q2.4?view=fill&filled=7a", ".nimbers"),
  },
  coins: {
    "a row of coins": to("#/v1/coins/turtles/0110100?players=human-human"),
    "a long row of coins": to(`#/v1/coins/mock/${"10".repeat(32)}`),
    "why, coins": async (page) => {
      await open(page, "#/v1/coins/mock/1011011?view=analyse");
      await expect(page.locator(".verdict")).toBeVisible();
    },
    "why, coins, misère": async (page) => {
      await open(page, "#/v1/coins/ruler/10010111?rule=misere&view=analyse");
      await expect(page.locator(".verdict")).toBeVisible();
    },
    "coins that are chosen": async (page) => {
      await open(page, "#/v1/coins/mock/1011011?players=human-human");
      await page.getByRole("grid").locator("[tabindex='0']").click();
    },
    "coins on a grid": to("#/v1/coins/twinsxtwins/0000.0010.0100.0001?players=human-human"),
    "coins on a grid that are chosen": async (page) => {
      await open(page, "#/v1/coins/twinsxtwins/0000.0010.0100.0001?players=human-human");
      await page.getByRole("grid").locator("[tabindex='0']").click();
    },
    "why, coins on a grid": to("#/v1/coins/twinsxruler/0000.0010.0100.0001?view=analyse", ".verdict"),
    "a new game of coins on a grid": async (page) => {
      await open(page, "#/v1/coins/own-0-1xruler/1011.0101");
      await page.locator("#new-game").click();
    },
    "a new game of coins": async (page) => {
      await open(page, "#/v1/coins/own-0-1-1.2/1011");
      await page.locator("#new-game").click();
    },
  },
  place: {
    "a game of Cram": to("#/v1/place/cram-5x6/none?moves=1.1-1.2_2.1-3.1&players=human-human"),
    "a large board": to("#/v1/place/node-kayles-4x30/none?players=human-human"),
    "why, components": async (page) => {
      await open(page, "#/v1/place/cram-3x5/1.3+2.3+3.3?view=analyse");
      await expect(page.locator(".verdict")).toBeVisible();
    },
    "why, queens, misère": async (page) => {
      await open(page, "#/v1/place/queens-5x5/none?moves=2.3&rule=misere&players=human-human&view=analyse");
      await expect(page.locator(".verdict")).toBeVisible();
    },
    "a new game on a board": async (page) => {
      await open(page, "#/v1/place/cram-4x5/2.2");
      await page.locator("#new-game").click();
    },
    "a domino that is begun": async (page) => {
      await open(page, "#/v1/place/cram-4x5/none?players=human-human");
      await page.getByRole("grid").locator("[tabindex='0']").click();
    },
    "a graph of one’s own": async (page) => {
      await open(page, "#/v1/place/node-kayles-graph-1-2.2-3.3-1.3-4.5-6/none?view=analyse&players=human-human");
      await expect(page.locator(".verdict")).toBeVisible();
    },
    "an edge that is begun": async (page) => {
      await open(page, "#/v1/place/arc-kayles-tree-7/none?players=human-human");
      await page.locator("[data-vertex='2']").click();
    },
    "a new game with pieces": async (page) => {
      await open(page, "#/v1/place/pieces-i2.l3-4x5/none");
      await page.locator("#new-game").click();
    },
    "a new game on a graph": async (page) => {
      await open(page, "#/v1/place/node-kayles-path-9/2");
      await page.locator("#new-game").click();
    },
    "a board alone": to("#/v1/place/cram-4x5/none?embed=1"),
  },
  sums: {
    "three games": to("#/v1/sum/heaps-0.77_chomp-3x4_pawns-5x5/7_4.4.4_1.3+2.5?moves=2-1.2&players=human-human"),
    "eight parts": to(`#/v1/sum/${Array(8).fill("place-cram-3x4").join("_")}/${Array(8).fill("none").join("_")}`),
    "why, sums": async (page) => {
      await open(page, "#/v1/sum/heaps-0.77_chomp-3x4_pawns-5x5/7_4.4.4_1.3+2.5?view=analyse");
      await expect(page.locator(".verdict")).toBeVisible();
    },
    "a sum that is not known": async (page) => {
      await open(page, `#/v1/sum/heaps-0.77_chomp-30x30/7_${Array(30).fill(30).join(".")}?view=analyse`);
      await expect(page.locator(".verdict.unknown")).toBeVisible({ timeout: 30_000 });
    },
    "a new sum": async (page) => {
      await open(page, "#/v1/sum/coins-mock_heaps-0.77/1011011_7");
      await page.locator("#new-game").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "a sum in the making": async (page) => {
      await open(page, "#/v1/heaps/0.77/7");
      await page.locator("#to-sum").click();
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    },
    "a sum alone": to("#/v1/sum/coins-mock_heaps-0.77/1011011_7?embed=1"),
  },
  chomp: {
    "a bar": to("#/v1/chomp/4x6/6.6.6.6?players=human-human"),
    "why, chomp, won": async (page) => {
      await open(page, "#/v1/chomp/4x5/5.5.5.5?view=analyse");
      await expect(page.locator(".verdict.win")).toBeVisible();
    },
    "why, chomp, lost": async (page) => {
      await open(page, "#/v1/chomp/4x4/4.1.1.1?view=analyse");
      await expect(page.locator(".verdict.loss")).toBeVisible();
    },
    "why, a sum of bars": async (page) => {
      await open(page, "#/v1/chomp/3x5/5.3.1+2.2?view=analyse");
      await expect(page.locator(".verdict")).toBeVisible();
    },
    "a bar that is eaten": to("#/v1/chomp/2x2/2.2?moves=0.1_1.0_0.0&players=human-human"),
    "a map": to("#/v1/chomp/8x10/10.10.10.10.10.10.10.10?view=map", ".map-wins"),
    "the map of a large bar": to(`#/v1/chomp/30x30/${Array(30).fill(30).join(".")}?view=map`),
    "the gallery of first bites": to("#/v1/chomp/4x6/6.6.6.6?view=gallery", ".gallery-bites"),
    "three rows": to("#/v1/chomp/3x5/5.5.5?view=three-rows&to=200", ".three-rows .fact"),
    "the cost lab": to("#/v1/chomp/4x5/5.5.5.5?view=cost", ".counter.done"),
    "a new game of Chomp": async (page) => {
      await open(page, "#/v1/chomp/4x6/6.6.6.6");
      await page.locator("#new-game").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "a map alone, hidden": to("#/v1/chomp/4x6/6.6.6.6?embed=1&view=map&values=hide"),
    "a bar alone": to("#/v1/chomp/4x6/6.6.6.6?embed=1"),
  },
  graphs: {
    "a graph, and why": async (page) => {
      await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&players=human-human&view=analyse");
      await expect(page.locator(".verdict")).toBeVisible();
    },
    "an attractor": async (page) => {
      await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor&step=20");
      await page.locator("details > summary").first().click();
    },
    "minimax on a tree": to("#/v1/graph/tree-6-3/0?rule=misere&view=minimax", ".graph-said"),
    "a graph too large to draw": to("#/v1/graph/sticks-300-3/0?rule=misere"),
    "a graph of one's own with an error": async (page) => {
      await open(page, "#/v1/graph/sticks-6-3/0?rule=misere");
      await page.locator("#new-game").click();
      await page.getByRole("radio").nth(2).check();
      await page.locator("#own-graph").fill("a -> b\nb 1");
      await expect(page.locator("#own-graph-note .field-error")).toBeVisible();
    },
    "a graph alone": to("#/v1/graph/sticks-6-3/0?embed=1"),
  },
  house: {
    "the front page": to("#/", ".systems .card-name"),
    "a broken link": to("#/v1/heaps/0.78/7+x?level=9"),
    "a board alone": to("#/v1/heaps/0.77/7+5?embed=1"),
    "the share dialog": async (page) => {
      await open(page, "#/v1/heaps/0.77/7+5");
      await page.getByRole("button", { name: /^(Share|Partager)$/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await summaries(page);
    },
    "the list of keys": async (page) => {
      await open(page, "#/v1/heaps/0.77/7+5");
      await page.getByRole("button", { name: /^(Keyboard shortcuts and sounds|Raccourcis clavier et sons)$/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
};

/** Leaves a view: closes what is in the way of the next. */
export async function leave(page: Page) {
  if (await page.getByRole("dialog").count()) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
}

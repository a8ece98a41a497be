// Every view of the page, and how one gets there.

import { expect, type Page } from "@playwright/test";
import { panel, token } from "./heaps";

const to = (link: string) => async (page: Page) => void (await page.goto(`./${link}`));
const openDialog = async (page: Page) => {
  await page.goto("./#/v1/heaps/0.77/7+5?players=human-computer");
  await page.locator("#new-game").click();
};

/** Names of the views, each with the way to it from any page of the site without a dialog open. */
export const views: Record<string, (page: Page) => Promise<void>> = {
  "the front page": to("#/"),
  "a game": to("#/v1/heaps/0.77/7+5?moves=1-2-2&players=human-human"),
  "a game with a run half chosen": async (page) => {
    await page.goto("./#/v1/heaps/0.77/7+5?players=human-human");
    await token(page, 1, 3).click();
  },
  "a game with a wrong move": async (page) => {
    await page.goto("./#/v1/heaps/0.07/9+7?players=human-human");
    await page.locator("#typed-move").fill("1-3-0");
    await page.keyboard.press("Enter");
  },
  "a game of many heaps": to(`#/v1/heaps/0.77/${Array(64).fill(2).join("+")}`),
  "a game with large heaps": to("#/v1/heaps/0.333/200+10000?rule=misere"),
  "a game that is over": to("#/v1/heaps/0.77/2?moves=1-2-0"),
  "why a game was lost": async (page) => {
    await page.goto("./#/v1/heaps/0.77/3?moves=1-1-0_1-2-0&view=analyse");
    await expect(panel(page)).not.toBeEmpty();
  },
  "why, won": async (page) => {
    await page.goto("./#/v1/heaps/0.77/7+5+12?view=analyse");
    await expect(page.locator(".verdict.win")).toBeVisible();
  },
  "why, lost": async (page) => {
    await page.goto("./#/v1/heaps/0.~3/3+5+6?view=analyse");
    await expect(page.locator(".verdict.loss")).toBeVisible();
  },
  "why, misère, not known": async (page) => {
    await page.goto("./#/v1/heaps/0.06/5000?rule=misere&view=analyse");
    await expect(page.locator(".verdict.unknown")).toBeVisible({ timeout: 15_000 });
  },
  "why, hidden": to("#/v1/heaps/0.77/7+5?values=hide&view=analyse"),
  "the sequence": async (page) => {
    await page.goto("./#/v1/heaps/0.77/7+5?view=sequence&candidate=12-0");
    await expect(page.locator("#period .badge.proved")).toBeVisible();
    await page.locator("#named summary").click();
  },
  "misère heaps": async (page) => {
    await page.goto("./#/v1/heaps/0.77/7+5?view=misere&genera=40");
    await expect(page.locator("#misere td").first()).toBeVisible();
  },
  "misère heaps, not asked for": to("#/v1/heaps/0.77/7+5?view=misere"),
  "the sequence, as a strip": async (page) => {
    await page.goto("./#/v1/heaps/0.16/15?view=sequence&to=3000&plot=strip");
    await expect(page.locator("#mask .bits")).toBeVisible();
    await page.locator("#mask summary").click();
  },
  "the sequence, waiting": to("#/v1/heaps/0.054/15?view=sequence&to=206000000&until=proof"),
  "the sequence with errors": async (page) => {
    await page.goto("./#/v1/heaps/0.77/7+5?view=sequence");
    await page.locator("#code").fill("0.8");
    await page.locator("#sequence-to").fill("x");
    await page.locator("#sequence-to").press("Enter");
  },
  "the atlas": async (page) => {
    await page.goto("./#/v1/heaps/0.77/7+5?view=atlas");
    await page.locator(".atlas .primary").click();
    await expect(page.locator(".atlas-table .badge.proved").first()).toBeVisible();
  },
  "a new game": openDialog,
  "a new game with errors": async (page) => {
    await openDialog(page);
    await page.getByRole("dialog").locator("#code").fill("0.78");
    await page.getByRole("dialog").locator("#heaps").fill("-1");
    await page.getByRole("dialog").locator("button[type=submit]").click();
  },
  "a game of pawns": to("#/v1/pawns/5x5/1.1+2.1+3.1?moves=3.1-3.3_1.1-2.1_3.3-3.5&players=human-human"),
  "a large game of pawns": to("#/v1/pawns/30x30/1.1+2.1+30.29"),
  "why, pawns": async (page) => {
    await page.goto("./#/v1/pawns/5x5/1.3+2.5+5.1?view=analyse");
    await expect(page.locator(".verdict.win")).toBeVisible();
  },
  "why, pawns, misère": async (page) => {
    await page.goto("./#/v1/pawns/5x5-4/1.1+1.1+2.3?rule=misere&view=analyse");
    await expect(page.locator(".verdict")).toBeVisible();
  },
  "nimbers": to("#/v1/pawns/7x10/1.1?view=nimbers&built=30"),
  "nimbers, filled in": to("#/v1/pawns/7x10/1.1?view=fill&filled=012"),
  "a new game of pawns": async (page) => {
    await page.goto("./#/v1/pawns/5x5/1.3+2.5");
    await page.locator("#new-game").click();
  },
  "a broken link": to("#/v1/heaps/0.78/7+x?level=9"),
  "a board alone": to("#/v1/heaps/0.77/7+5?embed=1"),
};

/** Leaves a view: closes what stands in the way of the next. */
export async function leave(page: Page) {
  if (await page.getByRole("dialog").count()) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
}

// Boards as a reader sees them: squares by their rows and columns, components with their values.

import { expect, type Locator, type Page } from "@playwright/test";

export const board = (page: Page) => page.getByRole("grid", { name: /^(Board|Plateau)$/ });

/** A square of the board as it is written, `row.column` from 1. */
export function square(page: Page, written: string): Locator {
  const [row, column] = written.split(".").map((number) => Number(number) - 1);
  return board(page).locator(`[data-row="${row}"] [data-column="${column}"]`);
}

/** A vertex of a graph by its number. */
export const vertex = (page: Page, number: number) =>
  page.getByRole("group", { name: /^(Graph|Graphe)$/ }).locator(`[data-vertex="${number}"]`);

/** The values of the components that the board shows, once they are there. */
export async function values(page: Page): Promise<number[]> {
  await expect(page.locator(".verdict")).toBeVisible();
  const shown = board(page).locator(".part-letter strong");
  return (await shown.allTextContents()).map(Number);
}

/** What values of components add up to. */
export const nimSum = (values: number[]) => values.reduce((sum, value) => sum ^ value, 0);

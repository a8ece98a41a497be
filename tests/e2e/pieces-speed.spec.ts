// Boards of 30 × 30 with pieces of five kinds, or with queens, compared with the same boards with pawns, in one run:
// what a click costs the page's main thread, in processor time, which does not depend on what else the machine does.

import type { CDPSession, Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { cell } from "./rules";

/** Where each of five pieces goes, by rows and columns from 1. */
const PAWNS = { pieces: "1.1+2.3+5.5+7.2+9.9", moves: [[1, 1, 1, 3], [2, 3, 2, 5], [5, 5, 5, 6], [7, 2, 8, 2], [9, 9, 9, 11]] };
const KINDS = { pieces: "q1.1+r2.3+k5.5+b7.2+n9.9", moves: [[1, 1, 1, 3], [2, 3, 2, 5], [5, 5, 5, 6], [7, 2, 8, 3], [9, 9, 10, 11]] };
const QUEENS = { pieces: "q1.1+q2.3+q5.5+q7.2+q9.9", moves: [[1, 1, 1, 3], [2, 3, 2, 5], [5, 5, 5, 6], [7, 2, 8, 3], [9, 9, 9, 11]] };
const BOARDS: [string, typeof PAWNS][] = [["pieces of five kinds", KINDS], ["queens alone", QUEENS]];

/** Milliseconds of processor time that the main thread has taken so far. */
async function taken(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
}

/** Once what was clicked is painted, and nothing is left to do. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  );

/** What choosing a piece costs, and what moving it does. */
async function costs(page: Page, { pieces, moves }: typeof PAWNS, view: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await open(page, `#/v1/pawns/30x30/${pieces}?players=human-human${view}`);
  await expect(cell(page, 29, 29)).toBeVisible();
  const found: number[][] = [[], []];
  for (const [row, column, toRow, toColumn] of moves) {
    for (const [step, at] of [[row, column], [toRow, toColumn]].entries()) {
      const before = await taken(session);
      await cell(page, at[0] - 1, at[1] - 1).click();
      await settled(page);
      found[step].push((await taken(session)) - before);
    }
  }
  await session.detach();
  return found;
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

for (const [name, view] of [["without numbers", ""], ["with numbers", "&view=analyse"]]) {
  for (const [what, board] of BOARDS) {
    test(`30 × 30 ${name}: ${what} are as smooth as pawns`, { tag: "@alone" }, async ({ page }) => {
      const pawns = await costs(page, PAWNS, view);
      const others = await costs(page, board, view);
      for (const [step, doing] of ["choosing", "moving"].entries()) {
        const [pawn, other] = [median(pawns[step]), median(others[step])];
        console.log(`30 × 30 ${name}, ${doing}: pawns ${pawn.toFixed(0)} ms, ${what} ${other.toFixed(0)} ms of processor time`);
        // The numbers change with the kind that is chosen; they are one drawing, and no square changes with them. But
        // a queen has up to 87 squares to go to, all of which light up, and appear among the reasons, where a pawn has
        // 4.
        expect(other).toBeLessThan(2 * pawn);
      }
    });
  }
}

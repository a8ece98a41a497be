// How long whole tables and three rows take in this browser. The assertions only tell a broken engine from a slow
// machine; the times are printed.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { whole } from "./chomp";

/** Numbers as postcard writes them. */
function varint(number: number): number[] {
  return number < 128 ? [number] : [(number & 127) | 128, ...varint(number >>> 7)];
}

/** Asks a fresh solver questions in its own bytes, one after the other, and gives for each the
 * milliseconds to its answer: its last, or with `first` its first. */
async function ask(page: Page, questions: number[][], first = false): Promise<number[]> {
  return page.evaluate(async ({ questions, first }) => {
    const { nimlab } = window as unknown as { nimlab: { employ(): Worker } };
    const worker = nimlab.employ();
    const [READY, REPORT, DONE] = [0, 2, 3];
    /** When the last job reported first. */
    let reported = 0;
    /** Waits for a reply of a kind, and gives the number of its job. */
    const heard = (wanted: number) =>
      new Promise<number>((resolve) => {
        worker.onmessage = ({ data }) => {
          const [kind, job] = new Uint8Array(data);
          if (kind === REPORT) reported ||= performance.now();
          if (kind === wanted) resolve(job);
        };
      });
    const start = (job: number, system: number, ask: number[]) =>
      worker.postMessage(new Uint8Array([0, job, system, ask.length, ...ask]));
    await heard(READY);
    // Which number the system has depends on how many there are: only one of them answers.
    const answer = heard(DONE);
    for (let system = 0; system < 8; system++) start(system, system, [1, 3, 2, 2]);
    const system = await answer;
    const times: number[] = [];
    for (const [at, question] of questions.entries()) {
      const begun = performance.now();
      const told = heard(DONE);
      reported = 0;
      start(100 + at, system, question);
      await told;
      times.push((first ? reported : performance.now()) - begun);
    }
    worker.terminate();
    return times;
  }, { questions, first });
}

const ANALYSE = 0;
const QUESTION = 1;
const MAP = 0;
const WHOLE = 3;
const THREE_ROWS = 5;

test("whole tables", { tag: "@alone" }, async ({ page }) => {
  test.setTimeout(300_000);
  await open(page, `#/v1/chomp/${whole(4, 6)}`);
  const largest = Number(process.env.LARGEST ?? 16);
  for (const side of [10, 12, 14, 16, 17, 18].filter((side) => side <= largest)) {
    const times: number[] = [];
    for (let run = 0; run < (side > 14 ? 2 : 5); run++) {
      times.push(...(await ask(page, [[QUESTION, WHOLE, side, side]])));
    }
    console.log(`${side} × ${side}: ${times.map((ms) => ms.toFixed(0)).join(", ")} ms`);
    if (side <= 12) expect(Math.min(...times)).toBeLessThan(400);
  }
});

test("three rows", { tag: "@alone" }, async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(4, 6)}`);
  for (const to of [1000, 10_000]) {
    const [took] = await ask(page, [[QUESTION, THREE_ROWS, ...varint(to), ...varint(400)]]);
    console.log(`three rows to ${to}: ${took.toFixed(0)} ms`);
    expect(took).toBeLessThan(10_000);
  }
});

test("maps after the table", { tag: "@alone" }, async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, `#/v1/chomp/${whole(4, 6)}`);
  for (const side of [12, 14, 16]) {
    // What is left of the bar: most of it, a staircase, a bar of 11 × 11 whose plies are worth finding.
    const left = [
      Array(side).fill(side - 1),
      Array.from({ length: side }, (_, row) => side - Math.floor(row / 2)),
      Array.from({ length: side }, (_, row) => side - row),
      Array(11).fill(11),
    ];
    const bar = (rows: number[]) => [rows.length, ...rows];
    const table = [QUESTION, WHOLE, side, side];
    const maps = left.map((rows) => [QUESTION, MAP, ...bar(rows)]);
    // The analysis that the board's own map is drawn from: a bar's rows and columns, its bars, how many moves.
    const analyses = left.map((rows) => [ANALYSE, side, side, 1, ...bar(rows), ...varint(1000)]);
    for (const [name, asked] of [["maps", maps], ["who wins, with all bites", analyses]] as const) {
      const [, ...times] = await ask(page, [table, ...asked], true);
      console.log(`${side} × ${side}, ${name}: ${times.map((ms) => ms.toFixed(1)).join(", ")} ms`);
      expect(Math.min(...times)).toBeLessThan(100);
    }
  }
});

// How long whole tables and three rows take in this browser. What is asserted is only what tells a
// broken engine from a slow machine; the times are printed, to be read.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./lab";
import { whole } from "./chomp";

/** Numbers as postcard writes them. */
function varint(number: number): number[] {
  return number < 128 ? [number] : [(number & 127) | 128, ...varint(number >>> 7)];
}

/** Asks a fresh solver a question in its own bytes, and gives the milliseconds to its last answer. */
async function ask(page: Page, question: number[]): Promise<number> {
  return page.evaluate(async (question) => {
    const nimlab = (window as unknown as { nimlab: { loader(name: string): string } }).nimlab;
    const worker = new Worker(nimlab.loader("chomp-solver"), { type: "module" });
    /** Waits for a reply of a kind, and gives the number of its job. */
    const heard = (wanted: number) =>
      new Promise<number>((resolve) => {
        worker.onmessage = ({ data }) => {
          const [kind, job] = new Uint8Array(data);
          if (kind === wanted) resolve(job);
        };
      });
    const start = (job: number, system: number, ask: number[]) =>
      worker.postMessage(new Uint8Array([0, job, system, ask.length, ...ask]));
    const [READY, DONE] = [0, 3];
    await heard(READY);
    // Which number the system has depends on how many there are: only one of them answers.
    const first = heard(DONE);
    for (let system = 0; system < 8; system++) start(system, system, [1, 3, 2, 2]);
    const system = await first;
    const begun = performance.now();
    const done = heard(DONE);
    start(100, system, question);
    await done;
    const took = performance.now() - begun;
    worker.terminate();
    return took;
  }, question);
}

const QUESTION = 1;
const WHOLE = 3;
const THREE_ROWS = 5;

test("whole tables", { tag: "@alone" }, async ({ page }) => {
  test.setTimeout(300_000);
  await open(page, `#/v1/chomp/${whole(4, 6)}`);
  const largest = Number(process.env.LARGEST ?? 16);
  for (const side of [10, 12, 14, 16, 17, 18].filter((side) => side <= largest)) {
    const times: number[] = [];
    for (let run = 0; run < (side > 14 ? 2 : 5); run++) {
      times.push(await ask(page, [QUESTION, WHOLE, side, side]));
    }
    console.log(`${side} × ${side}: ${times.map((ms) => ms.toFixed(0)).join(", ")} ms`);
    if (side <= 12) expect(Math.min(...times)).toBeLessThan(400);
  }
});

test("three rows", { tag: "@alone" }, async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(4, 6)}`);
  for (const to of [1000, 10_000]) {
    const took = await ask(page, [QUESTION, THREE_ROWS, ...varint(to), ...varint(400)]);
    console.log(`three rows to ${to}: ${took.toFixed(0)} ms`);
    expect(took).toBeLessThan(10_000);
  }
});

// Waits for something expected, and for nothing else.

import { setTimeout as pause } from "node:timers/promises";

const PATIENCE = 20_000;

/** What `look` finds, as soon as it finds something; an error that says `what` did not come. */
export async function until(what, look, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited for ${patience / 1000} s in vain: ${what}`);
    await pause(20);
  }
}

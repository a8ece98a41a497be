// The native command, which the page must agree with.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { test } from "@playwright/test";

const cwd = fileURLToPath(new URL("../..", import.meta.url));
const options = { cwd, encoding: "utf8", maxBuffer: 1 << 28 } as const;

let built = false;

/**
 * Builds the command where it is missing or old, once for each worker: with its tests and as `cargo test` does, so that
 * after that there is nothing to do.
 */
export function buildNative() {
  if (built) return;
  // It takes minutes where nothing is there yet.
  test.setTimeout(test.info().timeout + 600_000);
  execFileSync("cargo", ["test", "--quiet", "--locked", "--no-run", "--test", "native"], options);
  built = true;
}

export interface Analysis {
  outcome: "win" | "loss" | "unknown";
  winning: string[];
  nim_sum?: number;
  values?: number[];
  undecided?: number;
}

/** `nimlab analyse LINK`. */
export function analyse(link: string): Analysis {
  return JSON.parse(execFileSync("target/debug/nimlab", ["analyse", link], options));
}

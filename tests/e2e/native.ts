// The native command, which the page must agree with.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const cwd = fileURLToPath(new URL("../..", import.meta.url));
const options = { cwd, encoding: "utf8", maxBuffer: 1 << 28 } as const;

/** Builds the command where it is missing or old; seconds if cargo has something to do. */
export function buildNative() {
  execFileSync("cargo", ["build", "--quiet", "--locked", "--bin", "nimlab"], options);
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

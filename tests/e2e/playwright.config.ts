// The built site in a real browser, at the root of a host and below a sub-path.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";

const root = fileURLToPath(new URL("../..", import.meta.url));
const chromium =
  process.env.CHROMIUM ??
  execFileSync("tools/browser.sh", { cwd: root, encoding: "utf8" }).split("\n")[2];

/** A server of dist/ on any free port, which it leaves in the environment under `name`. */
const serve = (name: string, base: string) => ({
  command: `node tools/serve.mjs dist --port 0 --base ${base}`,
  cwd: root,
  wait: { stdout: new RegExp(`localhost:(?<${name}>\\d+)`) },
});

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  // Three on two cores: a test mostly waits for the page.
  workers: 3,
  // On a busy machine a page may come late once; the report names what was tried again.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  // What is there costs no waiting: these are for a machine that is busy with other things, not for speed.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-GB",
    // Dates are said as they are on the reader's clock.
    timezoneId: "UTC",
    // Nothing moves that need not, and the computer moves immediately.
    contextOptions: { reducedMotion: "reduce" },
    // Taking one slows every step.
    trace: "on-first-retry",
    // What it keeps would answer in the place of the routes of these tests; offline.spec.ts lets it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Chromium's sandbox cannot start for root, as in most containers.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
  webServer: [serve("nimlab_root", "/"), serve("nimlab_below", "/some/where/")],
  projects: [
    {
      name: "root",
      grepInvert: /@alone/,
      use: { baseURL: `http://localhost:${process.env.NIMLAB_ROOT}/` },
    },
    {
      // The same site as most people host it; what is said of addresses must hold here too.
      name: "below",
      testMatch: "smoke.spec.ts",
      use: { baseURL: `http://localhost:${process.env.NIMLAB_BELOW}/some/where/` },
    },
    // What measures times, by itself: for `make audit`, not for a machine that is busy with tests.
    ...(process.env.NIMLAB_CLOCKS
      ? [
          {
            name: "alone",
            grep: /@alone/,
            workers: 1,
            // What else the machine does may spoil a measurement, but not three in a row.
            retries: 2,
            use: { baseURL: `http://localhost:${process.env.NIMLAB_ROOT}/`, trace: "off" as const },
          },
        ]
      : []),
  ],
});

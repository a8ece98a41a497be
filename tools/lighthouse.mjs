// Lighthouse on the built site: the median of five runs for each page. Fails if one of them is below what Nimlab
// promises. It is fetched from npm when it is run; nothing else needs it.
//
//   tools/audit.sh     or, with dist/ built and CHROMIUM set:  node tools/lighthouse.mjs [RUNS]

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { serve } from "./served.mjs";

const VERSION = "13.5.0";
const RUNS = Number(process.argv[2] ?? 5);
const PAGES = {
  "front page": "",
  heaps: "#/v1/heaps/0.77/7+5",
  pawns: "#/v1/pawns/5x5/1.3+2.5+5.1",
  Chomp: "#/v1/chomp/4x6/6.6.6.6",
  graphs: "#/v1/graph/sticks-6-3/0?rule=misere",
};
/** The least score of each category, of 100. */
const MIN_SCORES = { performance: 95, accessibility: 100, "best-practices": 100 };

const run = promisify(execFile);
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function scores(url) {
  const flags = ["--headless=new", "--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const { stdout } = await run(
    "npm",
    [
      ...["exec", "--yes", `--package=lighthouse@${VERSION}`, "--", "lighthouse", url, "--output=json", "--quiet"],
      `--only-categories=${Object.keys(MIN_SCORES).join(",")}`,
      `--chrome-flags=${flags.join(" ")}`,
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM }, maxBuffer: 64 << 20 },
  );
  const { categories } = JSON.parse(stdout);
  return Object.fromEntries(Object.keys(MIN_SCORES).map((name) => [name, Math.round(categories[name].score * 100)]));
}

const server = await serve();
let failed = false;
for (const [name, link] of Object.entries(PAGES)) {
  const runs = [];
  for (let number = 0; number < RUNS; number++) runs.push(await scores(server.address + link));
  const parts = Object.entries(MIN_SCORES).map(([category, least]) => {
    const all = runs.map((one) => one[category]);
    failed ||= median(all) < least;
    return `${category} ${median(all)} (${all.join(", ")})`;
  });
  console.log(`${name}: ${parts.join("; ")}`);
}
server.stop();
process.exit(failed ? 1 : 0);

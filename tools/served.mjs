// The built site, served on a free port for as long as a tool needs it, and the browser that opens it.

import { execFileSync, spawn } from "node:child_process";
import { chromium } from "playwright-core";

/** Where the browser is: what CHROMIUM names, or else the one that tools/measure.sh takes. */
const executable = () => process.env.CHROMIUM ?? execFileSync("tools/browser.sh", { encoding: "utf8" }).split("\n")[0];

/** A browser without windows. */
export const launch = () =>
  chromium.launch({
    executablePath: executable(),
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });

/** The address of a built site, and the way to stop serving it. */
export async function serve(folder = "dist") {
  const server = spawn("node", ["tools/serve.mjs", folder, "--port", "0"]);
  const port = await new Promise((resolve, reject) => {
    server.stdout.on("data", (text) => {
      const found = /localhost:(\d+)/.exec(String(text));
      if (found) resolve(found[1]);
    });
    server.on("exit", () => reject(new Error("the site could not be served")));
  });
  return { address: `http://localhost:${port}/`, stop: () => void server.kill() };
}

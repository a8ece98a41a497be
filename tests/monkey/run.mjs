// A monkey using the page: it clicks, drags, types and goes to and fro on every kind of page, from a seed.
//
//   SEED=11 MONKEY_SECONDS=60 node tests/monkey/run.mjs [words of a kind's name, or the beginning of its link]
//
// The seconds are shared by the kinds that are tried. With the same seed the same is drawn for a kind; what comes
// of it is the same as far as the page is as fast as it was.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { serve } from "../../tools/served.mjs";
import { KINDS } from "../kinds.mjs";
import { act, resize } from "./acts.mjs";
import { chance } from "./chance.mjs";
import { atWork, grown, isEmpty, shown, weight } from "./sight.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const SEED = process.env.SEED ?? "1";
const SECONDS = Number(process.env.MONKEY_SECONDS ?? 19);
/** What is left at the end of each part is examined, and weighed; a short run has one part. */
const PARTS = 4;
const SHORT = 5;
/** Milliseconds after which what is still at work is taken not to end, where its figures stand still. */
const PATIENCE = 20_000;
/** The acts that are told of a failure. */
const REPORTED = 25;

/** A page that nobody has used, and what goes wrong on it. */
async function fresh(browser, address, kept) {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block" });
  const errors = [];
  context.on("weberror", (error) => errors.push(error.error().stack || `an error without a trace: ${error.error()}`));
  context.on("console", (message) => message.type() === "error" && errors.push(`${message.text()} (${message.location().url})`));
  await context.addInitScript(() => void (window.print = () => {}));
  if (kept) await context.addInitScript((kept) => Object.entries(kept).forEach((item) => localStorage.setItem(...item)), kept);
  const page = await context.newPage();
  page.on("crash", () => errors.push("the page crashed"));
  await page.goto(address);
  return { context, page, errors };
}

/** Waits until nothing is at work and nothing changes; fails where something is at work and its figures stand still. */
async function rest(page) {
  let [before, same, since] = ["", 0, Date.now()];
  const end = Date.now() + PATIENCE;
  while (same < 3) {
    const [busy, seen] = [await page.evaluate(atWork), await page.evaluate(shown)];
    // On a busy machine a page takes a while to come.
    const work = busy || ((await page.evaluate(isEmpty)) ? "nothing is there yet" : "");
    const now = work + seen;
    if (now !== before) [same, since] = [0, Date.now()];
    else if (!work) same += 1;
    before = now;
    if (Date.now() - since > PATIENCE) throw new Error(`at work without an end: ${work}`);
    // What goes on and on, as a long proof does, is none of the monkey's business.
    if (Date.now() > end) return false;
    await page.waitForTimeout(50);
  }
  return true;
}

/** Where a reader's answers are kept on the device, so that a link to a question gives none of them away. */
const ANSWERED = /#\/v1\/(lesson|class)|[?&]task=/;

/** Opens the address that is shown in a browser where nobody has been, with the reader's choices alone. */
async function sameElsewhere(browser, page) {
  const [address, here] = [page.url(), await page.evaluate(shown)];
  const kept = await page.evaluate(() => {
    const choices = Object.entries(localStorage).filter(([key]) => /language|theme/.test(key));
    return Object.fromEntries(choices);
  });
  const other = await fresh(browser, address, kept);
  try {
    if (!(await rest(other.page))) return;
    const there = await other.page.evaluate(shown);
    if (there !== here && !ANSWERED.test(address)) throw new Error(`${address} opens to something else:\n  ${here}\n  ${there}`);
  } finally {
    await other.context.close();
  }
}

/** Lets the monkey at a kind of page for some seconds. */
async function play(browser, site, [name, { link }], seconds) {
  const draw = chance(`${SEED} ${name}`);
  const { context, page, errors } = await fresh(browser, site + link);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const done = [];
  const weights = [];
  try {
    const parts = seconds < SHORT ? 1 : PARTS;
    for (let part = 0; part < parts; part++) {
      const end = Date.now() + (seconds * 1000) / parts;
      while (Date.now() < end) {
        done.push(`${await act(page, draw)}  → ${page.url().slice(site.length)}`);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        if (errors.length) throw new Error(errors.join("\n"));
      }
      await resize(page, { width: 1280, height: 800 });
      const isAtRest = await rest(page);
      if (await page.evaluate(isEmpty)) throw new Error("the main part is empty");
      if (isAtRest) await sameElsewhere(browser, page);
      await page.goto(site + (link || "#/"));
      await rest(page);
      weights.push(await weight(session));
      if (errors.length) throw new Error(errors.join("\n"));
    }
    const more = parts > 1 ? grown(weights) : [];
    if (more.length) throw new Error(`only grows: ${more}: ${JSON.stringify(weights)}`);
    console.log(`  ✓ ${name} (${done.length} acts)`);
    return true;
  } catch (error) {
    const again = `SEED=${SEED} MONKEY_SECONDS=${seconds} node tests/monkey/run.mjs ${JSON.stringify(name)}`;
    const last = done.slice(-REPORTED).join("\n    ");
    console.error(`  ✘ ${name}: ${error.message}\n    at ${page.url()}\n  after ${done.length} acts, the last:\n    ${last}\n  ${again}`);
    return false;
  } finally {
    await context.close();
  }
}

const executablePath =
  process.env.CHROMIUM ?? execFileSync("tools/browser.sh", { cwd: root, encoding: "utf8" }).split("\n")[2];
const args = ["--disable-gpu", "--no-first-run", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
const words = process.argv.slice(2).join(" ");
const kinds = Object.entries(KINDS).filter(([name, { link }]) => name.includes(words) || link.startsWith(words));
if (kinds.length === 0) throw new Error(`There is no kind of page with “${words}” in its name or at the beginning of its link.`);
console.log(`The monkey’s seed is ${SEED}.`);
const site = await serve();
const browser = await chromium.launch({ executablePath, args });
try {
  // Two side by side: a monkey mostly waits for the page.
  const left = kinds.values();
  const lane = async () => {
    for (const kind of left) {
      if (!(await play(browser, site.address, kind, SECONDS / kinds.length))) process.exitCode = 1;
    }
  };
  await Promise.all([lane(), lane()]);
} finally {
  await browser.close();
  site.stop();
}

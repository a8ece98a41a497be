// The contact sheet: every kind of page, in every width, theme and language, side by side, so that a change can be
// compared with the previous state.
//
//   make sheet            or, with dist/ built and CHROMIUM set:  node tools/sheet.mjs [words of a kind]
//
// For each kind there is one picture with all of them in target/sheet/, and index.html shows the pictures. Where a
// sheet was kept (make keep, in target/sheet-kept/), it names those that differ, and shows what does.

import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { KINDS } from "../tests/kinds.mjs";
import { serve } from "./served.mjs";
import { compared, indexOf } from "./sheet/compared.mjs";

const FOLDER = "target/sheet";
const KEPT = "target/sheet-kept";
const WIDTHS = { 360: 740, 768: 1024, 1440: 900, 1920: 1080 };
const LOOKS = [["light", "en"], ["light", "fr"], ["dark", "en"], ["dark", "fr"], ["projector", "en"], ["projector", "fr"]];
/** How large a picture of a page is on the sheet: its share of the window. */
const SCALE = 0.4;
/** Milliseconds that a page has to show what it is for. */
const PATIENCE = 30_000;
const LESSONS = {
  "all lessons": { link: "#/v1/lesson", shows: "main a" },
  "a lesson": { link: "#/v1/lesson/nim-1", shows: ".task [role=gridcell]" },
  "a lesson before the class": { link: "#/v1/lesson/nim-1/2?view=project", shows: "main h1" },
  "a question": { link: "#/v1/chomp/4x6/6.6.6.6?task=move", shows: ".task-question" },
  "the class": { link: "#/v1/class", shows: "main h1" },
};

const asked = process.argv.slice(2).join(" ").toLowerCase();
const kinds = Object.entries({ ...KINDS, ...LESSONS }).filter(([name]) => name.toLowerCase().includes(asked));
const file = (name) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.png`;

/** The kind with its link in this language and theme, as it stands when it has its answer. */
async function taken(page, address, kind, theme, lang) {
  const link = kind.link || "#/";
  await page.goto("about:blank");
  await page.goto(`${address}${link}${link.includes("?") ? "&" : "?"}theme=${theme}&lang=${lang}`);
  if (kind.press) await page.locator(kind.press).first().click({ timeout: PATIENCE });
  await page.locator(kind.shows).first().waitFor({ timeout: PATIENCE });
  if (kind.holds) await page.locator(kind.holds).first().waitFor({ state: "attached", timeout: PATIENCE });
  await page.evaluate(() => document.fonts.ready);
  return (await page.screenshot()).toString("base64");
}

/** A kind in every look and width. */
async function allLooks(browser, address, kind) {
  const rows = [];
  for (const [theme, lang] of LOOKS) {
    const pictures = [];
    for (const [width, height] of Object.entries(WIDTHS)) {
      const viewport = { width: Number(width), height };
      const context = await browser.newContext({ viewport, reducedMotion: "reduce", serviceWorkers: "block" });
      try {
        const image = await taken(await context.newPage(), address, kind, theme, lang);
        pictures.push({ width: Number(width), image });
      } catch (error) {
        throw new Error(`${width} px, ${theme}, ${lang}: ${error.message}`);
      } finally {
        await context.close();
      }
    }
    rows.push({ look: `${theme}, ${lang}`, pictures });
  }
  return rows;
}

/** All pictures of a kind as one. */
async function joined(page, name, rows) {
  const picture = ({ width, image }) => `<img width="${Math.round(width * SCALE)}" src="data:image/png;base64,${image}">`;
  const row = ({ look, pictures }) => `<p>${look}</p><div>${pictures.map(picture).join("")}</div>`;
  const style = "body{margin:8px;width:max-content;background:#888;font:14px sans-serif}p{margin:4px 0}div{display:flex;gap:8px;align-items:start}";
  await page.setContent(`<style>${style}</style><h1>${name}</h1>${rows.map(row).join("")}`);
  await page.screenshot({ path: `${FOLDER}/${file(name)}`, fullPage: true });
}

mkdirSync(FOLDER, { recursive: true });
const differences = [];
const { address, stop } = await serve();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
try {
  const board = await browser.newPage();
  for (const [name, kind] of kinds) {
    try {
      await joined(board, name, await allLooks(browser, address, kind));
    } catch (error) {
      // The others are drawn all the same.
      process.exitCode = 1;
      console.error(`${name}: ${error.message.split("\n")[0]}`);
      continue;
    }
    const difference = await compared(board, [KEPT, FOLDER], file(name));
    differences.push({ name, file: file(name), ...difference });
    console.log(`${FOLDER}/${file(name)}${difference.changed ? `: ${difference.changed}` : ""}`);
  }
} finally {
  await browser.close();
  stop();
}
writeFileSync(`${FOLDER}/index.html`, indexOf(differences, KEPT.replace("target", "..")));

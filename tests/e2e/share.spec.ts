// What a teacher does with a position: the link with and without answers, a code, a page, a file.
import { readFileSync } from "node:fs";
import { expect, open, still, test } from "./lab";
import { board, expectHeaps } from "./heaps";
import { type Page } from "@playwright/test";

const link = "#/v1/heaps/0.77/7+5+12?moves=1-1-3&players=human-human&seed=7";

async function share(page: Page) {
  await page.getByRole("button", { name: /^(Share|Partager)$/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

test("the link is shown, with answers or without, and in the reader's own language or in this one", async ({ page }) => {
  await open(page, link);
  const dialog = await share(page);
  const text = dialog.getByRole("textbox", { name: "Link" });
  await expect(text).toHaveValue(new RegExp(`/${link.replace(/[?+.]/g, "\\$&")}$`));
  await dialog.getByLabel("Hide the answers until someone asks for them").check();
  await expect(text).toHaveValue(/seed=7&values=hide$/);
  await dialog.getByLabel("Open the link in English").check();
  await expect(text).toHaveValue(/seed=7&values=hide&lang=en$/);
  await expect(dialog.getByRole("img", { name: "QR code for this link" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
  await expectHeaps(page, [3, 3, 5, 12]);
});

test("that a link was copied is not said of another link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, link);
  const dialog = await share(page);
  await dialog.getByRole("button", { name: "Copy", exact: true }).first().click();
  await expect(dialog.locator(".share-told")).toHaveText("Copied.");
  await dialog.getByLabel("Hide the answers until someone asks for them").check();
  await expect(dialog.locator(".share-told")).toBeEmpty();
});

test("a dialog that is long on its way says so", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/5");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.locator(".on-its-way")).toBeVisible();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator(".on-its-way")).toHaveCount(0);
});

test("a dialog that comes when the reader has left does not open", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/5");
  await open(page, "#/v1/heaps/0.77/6");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route("**/*.wasm", async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.locator("#share, header").getByRole("button", { name: "Share" }).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.goBack();
  await expectHeaps(page, [5]);
  const came = page.waitForResponse(/\.wasm$/);
  release();
  await (await came).finished();
  await still(page);
  // It is there now: the next time, the dialog opens with no request.
  await page.unroute("**/*.wasm");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.locator("#share, header").getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the lines for another page hold the board, which is played there", async ({ page, context, baseURL }) => {
  await open(page, link);
  const dialog = await share(page);
  await dialog.getByText("Embed in a web page").click();
  const lines = await dialog.getByRole("textbox", { name: "Embed in a web page" }).inputValue();
  expect(lines).toContain("embed=1");
  const other = await context.newPage();
  await other.route("http://elsewhere.test/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><h1>A school</h1>${lines}` }),
  );
  // The page of the school is on another origin; the site is where it was.
  expect(baseURL).toContain("localhost");
  await other.setContent(`<h1>A school</h1>${lines}`);
  const frame = other.frameLocator("iframe");
  await expect(frame.getByRole("grid", { name: "Heaps" })).toBeVisible();
  await expect(frame.getByRole("banner")).toHaveCount(0);
});

test("the lines for another page ask for the height that the position needs", async ({ page, context }) => {
  const links = [
    "heaps/0.77/7+5", "heaps/0.~3/3+5+7+9+11+13", "chomp/4x5/5.5.5.5", "graph/sticks-6-3/0", "place/cram-4x5/2.2",
    "sum/heaps-0.77_chomp-3x4_pawns-5x5/7_4.4.4_1.3+2.5",
  ];
  const other = await context.newPage();
  await other.setViewportSize({ width: 376, height: 800 });
  for (const [width, link] of [[1280, links[0]], ...links.map((link) => [360, link] as const)] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("about:blank");
    await open(page, `#/v1/${link}`);
    const dialog = await share(page);
    await dialog.getByText("Embed in a web page").click();
    const lines = await dialog.getByRole("textbox", { name: "Embed in a web page" }).inputValue();
    await other.setContent(`<h1>A school</h1>${lines}`);
    const frame = other.frameLocator("iframe");
    await expect(frame.locator(".status-turn")).toBeVisible();
    await expect(frame.locator(".embed-foot")).toBeVisible();
    const spare = () => frame.locator("#content").evaluate((content) => innerHeight - content.getBoundingClientRect().bottom - scrollY);
    // The page in the frame is laid out in several frames.
    await expect(async () => {
      expect(await spare(), link).toBeGreaterThanOrEqual(0);
      expect(await spare(), link).toBeLessThan(width > 360 ? 260 : 140);
    }).toPass({ timeout: 15_000 });
  }
});

test("a frame that is as high as its page does not grow by itself on a phone", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 376, height: 800 });
  await page.setContent(`<iframe style="width: 100%; height: 400px" src="${baseURL}#/v1/graph/sticks-6-3/0?embed=1"></iframe>`);
  const frame = page.frameLocator("iframe");
  const height = () => frame.locator(".graph-drawing").evaluate((drawing) => drawing.clientHeight);
  await expect(frame.locator(".graph-drawing")).toBeVisible();
  const before = await height();
  await page.locator("iframe").evaluate((frame) => (frame.style.height = "1400px"));
  // The frame has a process of its own, which hears of its new height a little later, and then lays out its page.
  await frame.locator(".graph-drawing").evaluate(async () => {
    const drawn = () => new Promise(requestAnimationFrame);
    while (innerHeight !== 1400) await drawn();
    for (let frames = 0; frames < 2; frames++) await drawn();
  });
  expect(await height()).toBe(before);
});

test("a lesson has its code, its lines for another page, and its ways to the class", async ({ page }) => {
  await open(page, "#/v1/lesson/nim-1/1?seed=3");
  await expect(page.locator(".lesson-steps")).toBeVisible();
  const dialog = await share(page);
  await expect(dialog.getByRole("img", { name: "QR code for this link" })).toBeVisible();
  await dialog.getByText("Embed in a web page").click();
  await expect(dialog.getByRole("textbox", { name: "Embed in a web page" })).toHaveValue(/#\/v1\/lesson\/nim-1\?seed=3&amp;embed=1"/);
  const way = (name: string) => dialog.getByRole("link", { name, exact: true });
  // No pupil comes to the answers by one tap.
  await expect(way("Answer key")).toBeHidden();
  await dialog.getByText("For the teacher: projector, answer key").click();
  await expect(way("On the projector")).toHaveAttribute("href", "#/v1/lesson/nim-1?seed=3&view=project");
  await expect(way("Answer key")).toHaveAttribute("href", "#/v1/lesson/nim-1?seed=3&view=key");
  await expect(way("Class")).toHaveAttribute("href", "#/v1/class/nim-1");
  await way("Worksheet").click();
  await expect(page.locator(".sheet-step").first()).toBeVisible();
  // One that is too long says by how much.
  const words = Array.from({ length: 900 }, (_, at) => (at * at * 7919).toString(36)).join(" ");
  await open(page, "#/v1/lesson/write");
  await page.locator(".lesson-file").fill(`title: Long\nlang: en\n---\n${words}\n`);
  await page.getByRole("button", { name: "See it as a pupil" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  // Its single step needs no way to others.
  await expect(page.locator(".lesson-steps")).toHaveCount(0);
  await share(page);
  await expect(page.locator(".share-qr")).toHaveText(/it has \d+ characters, and a code holds at most 2953/);
});

test("a game is saved as a file and read back", async ({ page }) => {
  await open(page, link);
  let dialog = await share(page);
  await dialog.getByText("Save or open a file").click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save the game" }).click();
  const file = await (await download).path();
  expect(readFileSync(file, "utf8")).toContain(link);
  await page.keyboard.press("Escape");
  await page.goto("./#/");
  await expect(board(page)).toHaveCount(0);
  dialog = await share(page);
  await dialog.getByText("Save or open a file").click();
  await dialog.getByLabel("Open a saved game").setInputFiles(file);
  await expect(dialog).toBeHidden();
  await expectHeaps(page, [3, 3, 5, 12]);

  dialog = await share(page);
  await dialog.getByText("Save or open a file").click();
  await dialog.getByLabel("Open a saved game").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("nothing") });
  await expect(dialog.getByText("That file does not contain a game.")).toBeVisible();
});

test("a lesson in the letters of an older system is opened with its accents", async ({ page }) => {
  await open(page, link);
  const dialog = await share(page);
  await dialog.getByText("Save or open a file").click();
  const buffer = Buffer.from("title: Élèves à côté\nlang: fr\n---\nDéjà vu ?\n", "latin1");
  await dialog.getByLabel("Open a saved game").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer });
  await expect(page.getByRole("heading", { name: "Élèves à côté" })).toBeVisible();
});

test("the QR code fills the screen", async ({ page }) => {
  await open(page, link);
  const dialog = await share(page);
  await dialog.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe("share-qr");
  const { width, height } = (await dialog.getByRole("img", { name: "QR code for this link" }).boundingBox())!;
  const screen = page.viewportSize()!;
  expect(Math.min(width, height)).toBeGreaterThan(Math.min(screen.width, screen.height) * 0.8);
});

test("a screen that is refused is no error, and where none is to be had nobody is offered one", async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => {
      Object.assign(window, { asked: true });
      return Promise.reject(new TypeError("Element is not connected"));
    };
  });
  await open(page, link);
  await (await share(page)).getByRole("button", { name: "Full screen" }).click();
  expect(await page.evaluate(() => "asked" in window)).toBe(true);
  await page.keyboard.press("Escape");
  // As in a frame that the page around does not let fill the screen, and on a phone.
  await page.evaluate(() => Object.defineProperty(document, "fullscreenEnabled", { value: false }));
  const dialog = await share(page);
  await expect(dialog.getByRole("img", { name: "QR code for this link" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Full screen" })).toHaveCount(0);
});

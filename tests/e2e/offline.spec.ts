// After one visit the whole site works without a network, and a newer version is taken as a whole.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, noFaults, open, ready, test, watch } from "./lab";
import { expectHeaps, panel } from "./heaps";
import { type Browser, type BrowserContext, type Page } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

/** Waits until the site is kept on the device. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let i = 0; i < 100 && !navigator.serviceWorker.controller; i++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

test("without a network all of it works: a game, its solver, another view", async ({ page, context }) => {
  await open(page);
  await kept(page);
  await context.setOffline(true);
  await page.goto("./#/v1/heaps/0.77/7+5+12?view=analyse");
  await page.reload();
  await ready(page);
  await expectHeaps(page, [7, 5, 12]);
  await expect(panel(page)).toContainText("The player to move wins");
  await page.getByRole("link", { name: "Sequence" }).click();
  await expect(page.getByRole("link", { name: "Sequence" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { name: /period/i }).first()).toBeVisible();
});

test("a version that is whole on the device is not fetched again", async ({ page, context }) => {
  await open(page);
  await kept(page);
  const asked: string[] = [];
  context.on("request", (request) => request.serviceWorker() && asked.push(new URL(request.url()).pathname));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.unregister()));
  await page.reload();
  await ready(page);
  await kept(page);
  // Its own script, and which version there is.
  expect(asked.filter((path) => !path.endsWith("/sw.js"))).toEqual(["/version.json"]);
});

test("where a device cannot read what it has kept, the network is asked", async ({ page, context }) => {
  await open(page);
  await kept(page);
  await context.serviceWorkers()[0].evaluate(() => {
    CacheStorage.prototype.open = () => Promise.reject(new Error("damaged"));
  });
  await page.reload();
  await ready(page);
  await page.goto("./#/v1/heaps/0.77/7+5");
  await expectHeaps(page, [7, 5]);
});

test("on a first visit no newer version is offered, even if the browser reports late what it has stored", async ({ page }) => {
  await page.addInitScript(() => {
    // The worker is in charge before the page hears that it is installed. (WebKit offered a newer version on a first
    // visit once; this order of events does that.)
    const container = ServiceWorkerContainer.prototype;
    const { get } = Object.getOwnPropertyDescriptor(container, "controller")!;
    const register = container.register;
    let first: ServiceWorker | null = null;
    container.register = async function (...how) {
      const registration = await register.apply(this, how);
      first = registration.installing ?? registration.waiting ?? registration.active;
      return registration;
    };
    Object.defineProperty(container, "controller", {
      get() {
        return get!.call(this) ?? first;
      },
    });
  });
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(page.locator("[data-boot]:visible")).toHaveCount(0);
});

test("a device that is full takes nothing, is left with nothing, and the page works", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(test.info().project.use.baseURL!);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 200_000 });
  await open(page, "#/v1/heaps/0.77/7+5+12?view=analyse");
  const installed = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration?.installing;
    if (worker) await new Promise<void>((done) => worker.addEventListener("statechange", () => done()));
    return worker?.state;
  });
  expect(["redundant", undefined]).toContain(await installed);
  const left = () => page.evaluate(async () => (await caches.keys()).filter((name) => name !== "nimlab-worker"));
  await expect.poll(left).toEqual([]);
  await page.reload();
  await ready(page);
  await expect(panel(page)).toContainText("The player to move wins");
  await expect(page.locator("[data-boot]:visible")).toHaveCount(0);
});

test.describe("where the browser has deleted what was kept", () => {
  test.use({ expects: [/503|ERR_INTERNET_DISCONNECTED/] });

  test("it is reported without a network, and stored again with one", async ({ page, context }) => {
    test.slow();
    // Noted once the whole of it is there.
    const noted = () => page.evaluate(async () => Boolean(await (await caches.open("nimlab-worker")).match("version")));
    await open(page);
    await kept(page);
    await page.evaluate(async () => void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))));
    await context.setOffline(true);
    await page.goto("./#/v1/heaps/0.77/7+5+12");
    await page.reload();
    await expect(page.getByText("the browser has deleted the copy of Nimlab")).toBeVisible();
    await expect(page.getByText("le navigateur a effacé la copie de Nimlab")).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await ready(page);
    await expectHeaps(page, [7, 5, 12]);
    await expect.poll(noted, { timeout: 20_000 }).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await ready(page);
    await expectHeaps(page, [7, 5, 12]);
  });
});

const NEWER = "A new version of Nimlab is available.";

/** The site in a folder of its own, to be rebuilt while it is served. */
async function ownSite(browser: Browser) {
  const dist = fileURLToPath(new URL("../../dist", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "nimlab-"));
  cpSync(dist, folder, { recursive: true });
  const { makeServer } = (await import("../../tools/serve.mjs" as string)) as {
    makeServer: (folder: string) => Promise<import("node:http").Server>;
  };
  const { stamp } = (await import("../../tools/finish.mjs" as string)) as { stamp: (folder: string) => string };
  const server = await makeServer(folder);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as { port: number };
  // What is held back, and until when.
  let held: { name: RegExp; until: Promise<void> } | undefined;
  const answers = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", async (request, response) => {
    if (held?.name.test(request.url ?? "")) await held.until;
    for (const answer of answers) answer.call(server, request, response);
  });
  const baseURL = `http://localhost:${port}/`;
  const context = await browser.newContext({ baseURL, serviceWorkers: "allow", locale: "en-GB" });
  const faults = await watch(context, baseURL);
  return {
    context,
    /** Adds to the style sheet, as another build would: its name has its hash, and the page its name. */
    restyle: (text: string) => {
      const page = readFileSync(join(folder, "index.html"), "utf8");
      const [link, name] = /<link[^>]*\bhref="?(?:\.\/)?(nimlab-[0-9a-f]+\.css)[^>]*>/.exec(page)!;
      const next = `nimlab-${"0".repeat(16)}.css`;
      writeFileSync(join(folder, next), readFileSync(join(folder, name), "utf8") + text);
      rmSync(join(folder, name));
      const linked = page.replace(link, `<link rel="stylesheet" href="${next}">`);
      writeFileSync(join(folder, "index.html"), linked);
      stamp(folder);
    },
    /** Holds back what is asked for by this name, until what it gives is called. */
    hold: (name: RegExp) => {
      let release = () => {};
      held = { name, until: new Promise((resolve) => (release = resolve)) };
      return release;
    },
    named: (name: RegExp) => readdirSync(folder).find((file) => name.test(file))!,
    hide: (name: string) => renameSync(join(folder, name), join(folder, `${name}.away`)),
    unhide: (name: string) => renameSync(join(folder, `${name}.away`), join(folder, name)),
    read: (name: string) => readFileSync(join(folder, name)),
    write: (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content),
    end: async () => {
      noFaults(faults);
      await context.close();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Two tabs of a site that is kept on the device. */
async function twoTabs(context: BrowserContext) {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto("");
  await ready(one);
  await kept(one);
  await other.goto("");
  await ready(other);
  return [one, other];
}

const age = (page: Page) => page.locator('meta[name="nimlab-age"]').getAttribute("content");

/** Looks for a newer version, and waits until it has been taken whole or refused. */
const lookForNewer = (page: Page) =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update().catch(() => {}); // what is not there is refused
    const worker = registration.installing;
    while (worker?.state === "installing") {
      await new Promise((changed) => worker.addEventListener("statechange", changed, { once: true }));
    }
  });

async function notOffered(page: Page) {
  await page.reload();
  await ready(page);
  await lookForNewer(page);
  await expect(page.getByText(NEWER)).toBeHidden();
}

test("a newer version is announced, and taken as a whole when the reader agrees", async ({ browser }) => {
  // The whole site is fetched several times.
  test.setTimeout(150_000);
  const site = await ownSite(browser);
  const page = await site.context.newPage();
  await page.goto("");
  await ready(page);
  await kept(page);
  const old = (await age(page))!;

  // Nothing but a style sheet is new, and it is a version all the same.
  site.restyle("h1 { letter-spacing: 3px }");
  // A file that the browser does not have is missing: nothing is taken.
  const sheet = site.named(/^nimlab-.*\.css$/);
  site.hide(sheet);
  await notOffered(page);
  site.unhide(sheet);
  // It is what a host answers for one that is not there: nothing is taken. The browser keeps that answer, and the file
  // is asked for again all the same.
  const whole = site.read(sheet);
  site.write(sheet, "<!doctype html>not found");
  await notOffered(page);
  site.write(sheet, whole);

  // A try that began before may still be on its way, and fail: the next visit looks again.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(NEWER)).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 60_000 });
  expect(await age(page)).toBe(old);
  // Not taken yet: it is offered again, and nothing is fetched for it again.
  const asked: string[] = [];
  site.context.on("request", (request) => request.serviceWorker() && asked.push(request.url()));
  await page.getByRole("button", { name: "Later" }).press("Enter");
  await expect(page.getByText(NEWER)).toBeHidden();
  await expect(page.locator("#content")).toBeFocused();
  await page.reload();
  await expect(page.getByText(NEWER)).toBeVisible({ timeout: 20_000 });
  await lookForNewer(page);
  expect(asked.filter((url) => /wasm/.test(url))).toEqual([]);
  await page.getByRole("button", { name: "Update" }).click();
  await expect.poll(() => age(page), { timeout: 15_000 }).not.toBe(old);
  await ready(page);
  await page.goto("./#/v1/pawns/5x5/1.1");
  await expect(page.locator("main h1")).toHaveCSS("letter-spacing", "3px");
  await site.end();
});

test("a newer version that another tab has found is offered too, though it is still on its way", async ({ browser }) => {
  test.slow();
  const site = await ownSite(browser);
  const [one, other] = await twoTabs(site.context);
  site.restyle("h1 { letter-spacing: 3px }");
  const release = site.hold(/0{16}\.css/);
  await other.reload();
  const comes = () => one.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing));
  await expect.poll(comes).toBe(true);
  await one.reload();
  await ready(one);
  expect(await comes()).toBe(true);
  await expect(one.getByText(NEWER)).toBeHidden();
  release();
  await expect(one.getByText(NEWER)).toBeVisible({ timeout: 20_000 });
  await site.end();
});

test("another tab goes on with the version that it shows, until it takes the newer one too", async ({ browser }) => {
  test.slow();
  const site = await ownSite(browser);
  const [one, other] = await twoTabs(site.context);
  const old = (await age(other))!;
  site.restyle("h1 { letter-spacing: 3px }");
  await one.reload();
  await expect(one.getByText(NEWER)).toBeVisible({ timeout: 20_000 });
  // On the first page too, which is longer than the window, and in one language.
  await expect(one.getByRole("button", { name: "Update" })).toBeInViewport({ ratio: 1 });
  await expect(one.getByRole("button", { name: "Mettre à jour" })).toBeHidden();
  // Once it is there it looks whether there is a newer one still, which is not to be cut off.
  const looked = one.waitForResponse(/version\.json/);
  await one.getByRole("button", { name: "Update" }).click();
  await expect.poll(() => age(one), { timeout: 15_000 }).not.toBe(old);
  await looked;

  await site.context.setOffline(true);
  await other.evaluate(() => void (location.hash = "#/v1/pawns/5x5/1.1?view=analyse"));
  await expect(other.locator("main h1")).toBeVisible();
  await expect(other.locator(".verdict")).toBeVisible();
  await expect(other.locator("main h1")).not.toHaveCSS("letter-spacing", "3px");
  expect(await age(other)).toBe(old);
  await other.reload();
  await expect(other.locator("main h1")).toHaveCSS("letter-spacing", "3px");
  await site.end();
});

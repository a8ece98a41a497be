// After one visit the whole site works without a network, and a newer version is taken whole.
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, open, ready, test } from "./lab";
import { expectHeaps, panel } from "./heaps";
import { type Page } from "@playwright/test";

test.use({ serviceWorkers: "allow", errorsAllowed: true });

/** Waits until the site is kept on the device. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let i = 0; i < 100 && !navigator.serviceWorker.controller; i++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

test("without a network all of it works: a game, its solver, another program", async ({ page, context }) => {
  await open(page);
  await kept(page);
  await context.setOffline(true);
  await page.goto("./#/v1/heaps/0.77/7+5+12?view=analyse");
  await page.reload();
  await ready(page);
  await expectHeaps(page, [7, 5, 12]);
  await expect(panel(page)).toContainText("Who is to move wins");
  await page.getByRole("link", { name: "Sequence" }).click();
  await expect(page.getByRole("link", { name: "Sequence" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { name: /period/i }).first()).toBeVisible();
});

test("a newer version says so, and is taken whole on the reader's word", async ({ browser }) => {
  const dist = fileURLToPath(new URL("../../dist", import.meta.url));
  const site = mkdtempSync(join(tmpdir(), "nimlab-"));
  cpSync(dist, site, { recursive: true });
  const { makeServer } = (await import("../../tools/serve.mjs" as string)) as {
    makeServer: (folder: string) => Promise<import("node:http").Server>;
  };
  const server = await makeServer(site);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as { port: number };
  const context = await browser.newContext({ baseURL: `http://localhost:${port}/`, serviceWorkers: "allow", locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("");
  await ready(page);
  await kept(page);

  // Another build of the same site: the first program's files have another fingerprint.
  const first = readdirSync(site).find((name) => /^front-[0-9a-f]+\.js$/.test(name))!;
  const age = /-([0-9a-f]+)\.js$/.exec(first)![1];
  const next = age.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  for (const name of readdirSync(site).filter((name) => name.includes(age))) {
    renameSync(join(site, name), join(site, name.replace(age, next)));
  }
  const index = join(site, "index.html");
  writeFileSync(index, readFileSync(index, "utf8").replaceAll(age, next).replace("<title>Nimlab", "<title>Nimlab 2"));
  const shown = () => page.locator('meta[name="nimlab-first"]').getAttribute("content");

  // Half of it is missing: nothing is taken.
  renameSync(join(site, "heaps.js"), join(site, "heaps.away"));
  await page.reload();
  await ready(page);
  await page.waitForTimeout(1000);
  await expect(page.getByText("A newer version of Nimlab is here.")).toBeHidden();
  renameSync(join(site, "heaps.away"), join(site, "heaps.js"));

  await page.reload();
  await expect(page.getByText("A newer version of Nimlab is here.")).toBeVisible();
  expect(await shown()).toContain(age);
  await page.getByRole("button", { name: "Take it" }).click();
  await expect.poll(shown).toContain(next);
  await ready(page);
  await context.close();
  server.close();
  rmSync(site, { recursive: true });
});

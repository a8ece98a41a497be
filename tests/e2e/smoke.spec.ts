// The site starts: as it should, and when something prevents it.

import { axe, expect, longTasks, open, test } from "./lab";

const failed = { en: "Nimlab could not be loaded", fr: "Nimlab n’a pas pu être chargé" };
const cannot = { en: "Nimlab cannot run here: your browser", fr: /Nimlab ne peut pas fonctionner ici\s: votre navigateur/ };

test("the program takes the place of the first text", async ({ page }) => {
  await open(page);
  await expect(page.locator("#app")).not.toBeEmpty();
  await expect(page.locator("[data-boot]:visible")).toHaveCount(0);
});

test("all it asks for is there", async ({ page }) => {
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await open(page);
  expect(missing).toEqual([]);
});

test("a long task is seen", async ({ page }) => {
  await open(page);
  const end = await longTasks(page);
  await page.evaluate(() => {
    setTimeout(() => {
      const until = performance.now() + 80;
      while (performance.now() < until);
    });
    return new Promise((resolve) => setTimeout(resolve, 150));
  });
  const tasks = await end();
  expect(tasks.some(({ duration }) => duration >= 75)).toBe(true);
});

test.describe("without the program", () => {
  test.use({ expects: [/ERR_FAILED.*page-|Failed to fetch|WebAssembly|chunk|a part of the program did not come/] });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`a page that can be read, and a word about it (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.route("**/page-*_bg.wasm", (route) => route.abort());
      await page.goto("");
      await expect(page.getByText("In these two-player games, both players")).toBeVisible();
      await expect(page.getByText("Dans ces jeux à deux")).toBeVisible();
      await expect(page.getByText(failed.en)).toBeVisible();
      await expect(page.getByText(failed.fr)).toBeVisible();
      await expect(page.getByText("Loading…")).toBeHidden();
      await axe(page);
    });
  }

  test("a script that does not arrive is noticed too", async ({ page }) => {
    await page.route("**/page-*.js", (route) => route.abort());
    await page.goto("");
    await expect(page.getByText(failed.en)).toBeVisible();
  });

  const unreadable: Record<string, (whole: Buffer) => Buffer | string> = {
    "is cut": (whole) => whole.subarray(0, whole.length / 2),
    "is empty": () => "",
    "is a page": () => "<!doctype html><title>Welcome</title>",
    "is no program": () => Buffer.from("\0asm\x63\0\0\0", "latin1"),
  };
  for (const [how, answer] of Object.entries(unreadable)) {
    for (const file of [/\/page-\w+_bg\.wasm$/, /\/chunk\.en-\w+\.wasm$/]) {
      test(`a program that ${how} has not been loaded, which is no fault of the browser's: ${file}`, async ({ page }) => {
        await page.route(file, async (route) => {
          const whole = await (await route.fetch()).body();
          await route.fulfill({ body: answer(whole), contentType: "application/wasm" });
        });
        await page.goto("");
        await expect(page.getByText(failed.en)).toBeVisible();
        await expect(page.getByText(cannot.en)).toBeHidden();
      });
    }
  }

  test("a browser without WebAssembly is told so", async ({ page }) => {
    await page.addInitScript("delete globalThis.WebAssembly");
    await page.goto("");
    await expect(page.getByText(cannot.en)).toBeVisible();
    await expect(page.getByText(failed.en)).toBeHidden();
  });

  test("a browser without vectors, which the solver is full of, is told so", async ({ page }) => {
    await page.addInitScript("WebAssembly.validate = () => false");
    await page.goto("");
    await expect(page.getByText(cannot.en)).toBeVisible();
    await expect(page.getByText(cannot.fr)).toBeVisible();
  });

  test("waiting is announced, and the notice goes away once it is over", async ({ page }) => {
    await page.clock.install();
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/page-*_bg.wasm", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("", { waitUntil: "commit" });
    await expect(page.getByText("Loading…")).toBeVisible();
    await page.clock.fastForward(16_000);
    await expect(page.getByText("This is taking longer than expected")).toBeVisible();
    arrive();
    await page.clock.resume();
    await expect(page.locator("[data-boot]:visible")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs it", async ({ page }) => {
    await page.goto("");
    for (const lang of ["en", "fr"]) {
      await expect(page.locator(`noscript p[lang=${lang}]`)).toBeVisible();
    }
    await expect(page.getByText("Loading…")).toBeHidden();
  });
});

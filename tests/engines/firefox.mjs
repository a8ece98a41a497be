// Firefox, driven by puppeteer-core over WebDriver BiDi.

import puppeteer from "puppeteer-core";

export async function firefox(path) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: path,
    headless: true,
    defaultViewport: { width: 1024, height: 730 },
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" },
  });
  const page = await browser.newPage();
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // What was left by going elsewhere has not failed.
    if (why !== "NS_BINDING_ABORTED") errors.push(`${why} ${request.url()}`);
  });
  return {
    name: `Firefox ${(await browser.version()).replace(/^.*\//, "")}`,
    cannot: [],
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    run: (work, ...values) => page.evaluate(`(${work})(...${JSON.stringify(values)})`),
    async mouse(first, ...rest) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of rest) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    async keys(chord) {
      const keys = chord.split("+");
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    async choose(selector, file) {
      const field = await page.$(selector);
      await field.uploadFile(file);
    },
    errors: () => errors.splice(0),
    stop: () => browser.close(),
  };
}

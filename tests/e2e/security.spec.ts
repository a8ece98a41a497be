// What the page does not allow: code from the text of a link, code inserted into the page, requests to other sites.
// Each is tried.

import type { Page } from "@playwright/test";
import { expect, noFaults, open, test, watch } from "./lab";

// What is refused is told in the console.
test.use({ expects: [/Content Security Policy|ERR_BLOCKED_BY_CSP|^csp /] });

/** What the policy refused since the page was opened, by the directive that did. */
async function watchRefusals(page: Page) {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => refused.push(effectiveDirective));
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

const hacked = (page: Page) => page.evaluate(() => "hacked" in window);

/** What is tried in the page's own world, as code that got in would; and the directive that refuses it. */
const attempts: Record<string, [directive: RegExp, attempt: (page: Page) => Promise<unknown>]> = {
  "a script in the page": [
    /^script-src/,
    (page) =>
      page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "window.hacked = true";
        document.body.append(script);
      }),
  ],
  "a script in an attribute": [
    /^script-src/,
    (page) => page.evaluate(() => document.body.insertAdjacentHTML("beforeend", `<b onclick="window.hacked = true">x</b>`)),
  ],
  "a script that an image starts": [
    /^script-src/,
    (page) => page.evaluate(() => document.body.insertAdjacentHTML("beforeend", `<img src="data:," onerror="window.hacked = true">`)),
  ],
  "a link with a script": [
    /^script-src/,
    (page) =>
      page.evaluate(() => {
        const link = document.createElement("a");
        link.href = "javascript:window.hacked = true";
        document.body.append(link);
        link.click();
      }),
  ],
  "a script from elsewhere": [
    /^script-src/,
    (page) =>
      page.evaluate(() => {
        const script = document.createElement("script");
        script.src = "http://127.0.0.1:9/evil.js";
        document.body.append(script);
      }),
  ],
  "text made into code": [
    /^script-src/,
    // A timer's text is run by the page itself, which a debugger's own `eval` would not be.
    (page) =>
      page.evaluate(() => {
        try {
          setTimeout("window.hacked = true" as unknown as () => void, 0);
        } catch {
          // Refused immediately.
        }
      }),
  ],
  "a worker made of text": [
    /^worker-src/,
    (page) =>
      page.evaluate(() => {
        try {
          new Worker(URL.createObjectURL(new Blob(["postMessage(1)"], { type: "text/javascript" })));
        } catch {
          // Refused immediately.
        }
      }),
  ],
  "a request to elsewhere": [/^connect-src/, (page) => page.evaluate(() => fetch("http://127.0.0.1:9/").catch(() => {}))],
  "an image from elsewhere": [
    /^img-src/,
    (page) => page.evaluate(() => document.body.insertAdjacentHTML("beforeend", `<img src="http://127.0.0.1:9/a.png">`)),
  ],
  "a style sheet from elsewhere": [
    /^style-src/,
    (page) => page.evaluate(() => document.head.insertAdjacentHTML("beforeend", `<link rel="stylesheet" href="http://127.0.0.1:9/a.css">`)),
  ],
  "a frame": [
    /^frame-src/,
    (page) => page.evaluate(() => document.body.insertAdjacentHTML("beforeend", `<iframe src="http://127.0.0.1:9/"></iframe>`)),
  ],
  "a form that is sent": [
    /^form-action/,
    (page) =>
      page.evaluate(() => {
        const form = document.createElement("form");
        form.action = "http://127.0.0.1:9/";
        document.body.append(form);
        form.submit();
      }),
  ],
  "another base for addresses": [
    /^base-uri/,
    (page) => page.evaluate(() => document.head.insertAdjacentHTML("beforeend", `<base href="http://127.0.0.1:9/">`)),
  ],
};

test("the policy refuses whatever is not the site's own", async ({ browser, baseURL, expects }) => {
  // A context of its own: what is asked for and refused counts as asked for, which is tested here.
  const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
  const faults = await watch(context, baseURL!);
  const page = await context.newPage();
  const left: string[] = [];
  const elsewhere = (address: string) => new URL(address).port === "9";
  page.on("requestfailed", (request) => {
    if (elsewhere(request.url()) && request.failure()?.errorText !== "csp") left.push(request.url());
  });
  page.on("response", (response) => elsewhere(response.url()) && left.push(response.url()));
  const refused = await watchRefusals(page);
  for (const [name, [directive, attempt]] of Object.entries(attempts)) {
    await test.step(name, async () => {
      await page.goto("about:blank");
      await open(page, "#/v1/heaps/0.77/7+5");
      await attempt(page);
      if (name.includes("attribute")) await page.locator("b", { hasText: "x" }).dispatchEvent("click");
      await expect.poll(refused, { message: name }).toContainEqual(expect.stringMatching(directive));
      expect(await hacked(page), name).toBe(false);
    });
  }
  expect(left).toEqual([]);
  const asked = (address: string) => !elsewhere(address);
  noFaults({ ...faults, strangers: faults.strangers.filter(asked) }, expects);
  await context.close();
});

test("a worker that is led astray asks for nothing elsewhere, where the host says so", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
  const page = await context.newPage();
  await open(page, "#/v1/heaps/0.77/7+5?view=analyse");
  await expect(page.locator(".verdict")).toBeVisible();
  const [worker] = page.workers();
  const refused = await worker.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener("securitypolicyviolation", (event) => resolve((event as SecurityPolicyViolationEvent).effectiveDirective));
        fetch("http://127.0.0.1:9/").then(
          () => resolve("nothing"),
          () => {},
        );
      }),
  );
  expect(refused).toBe("connect-src");
  await context.close();
});

test("the page works under its policy: nothing of its own is refused", async ({ page }) => {
  const refused = await watchRefusals(page);
  await open(page, "#/");
  // Each until it shows what it has computed.
  for (const [link, shows] of [
    ["#/v1/heaps/0.77/7+5?view=analyse", ".verdict"],
    ["#/v1/heaps/0.77/7+5?view=sequence", "#period .badge.proved"],
    ["#/v1/pawns/5x5/1.1?view=analyse", ".verdict"],
    ["#/v1/chomp/4x6/6.6.6.6?view=map", ".map-wins"],
    ["#/v1/graph/sticks-6-3/0?view=analyse", ".verdict"],
  ]) {
    await open(page, link);
    await expect(page.locator(shows).first(), link).toBeVisible();
  }
  expect(await refused()).toEqual([]);
});

const MARKUP = `<img src=x onerror="window.hacked=1">`;
const SCRIPT = "<script>window.hacked=1</script>";

/** Links with markup wherever a text is expected. */
const links = [MARKUP, SCRIPT, `"><svg onload=window.hacked=1>`, "javascript:window.hacked=1", "{{7*7}}", "'-window.hacked-'"].flatMap(
  (text) => [
    `#/v1/${encodeURIComponent(text)}/7`,
    `#/v1/heaps/${text}/7+5`,
    `#/v1/heaps/${encodeURIComponent(text)}/7+5`,
    `#/v1/heaps/0.77/${encodeURIComponent(text)}`,
    `#/v1/heaps/0.77/7?moves=${encodeURIComponent(text)}`,
    `#/v1/heaps/0.77/7?${encodeURIComponent(text)}=1`,
    `#/v1/pawns/5x5/${encodeURIComponent(text)}`,
    `#/v1/chomp/4x6/6.6.6.6?view=${encodeURIComponent(text)}`,
    `#/v1/graph/list/${encodeURIComponent(`${text}=0-1+b=1-0`)}`,
    `#/v1/graph/list/${encodeURIComponent(text)}`,
  ],
);

/** What is to be drawn has been drawn. */
const painted = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test("no text of a link becomes part of the page but as text", async ({ page }) => {
  test.setTimeout(120_000);
  const refused = await watchRefusals(page);
  await open(page, "");
  for (const link of links) {
    await page.evaluate((link) => void (location.hash = link), link);
    await expect(page.locator("main h1"), link).toBeVisible();
    await painted(page);
    const foreign = await page.evaluate(
      () => document.querySelectorAll("#app script, #app img, #app [onload], #app [onerror], #app a[href^='javascript:']").length,
    );
    expect(foreign, link).toBe(0);
    expect(await hacked(page), link).toBe(false);
  }
  // It was not the policy that saved the page.
  expect(await refused()).toEqual([]);
});

test("nor does what is stored on the device, or typed as a graph", async ({ page }) => {
  const refused = await watchRefusals(page);
  await open(page, "");
  await page.evaluate(
    (text) => localStorage.setItem("nimlab.games", [`/v1/heaps/${text}/7`, `/v1/graph/list/${text}`, `/v1/pawns/${text}/1.1`].join("\n\n")),
    MARKUP,
  );
  await page.reload();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await page.goto("./#/v1/graph/sticks-6-3/0");
  await page.locator("#new-game").click();
  await page.getByRole("radio").nth(2).check();
  await page.locator("#own-graph").fill(`digraph { "${MARKUP.replaceAll('"', "'")}" -> "${SCRIPT}"; }`);
  await page.locator("dialog button[type=submit]").click();
  // Drawn as it was typed, or refused where it was typed.
  await expect(page.locator("svg [data-vertex], dialog #own-graph-note").first()).toBeVisible();
  await painted(page);
  expect(await page.evaluate(() => document.querySelectorAll("#app img, #app script").length)).toBe(0);
  expect(await hacked(page)).toBe(false);
  expect(await refused()).toEqual([]);
});

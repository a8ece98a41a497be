// axe on every view, in every language and theme, and the view's width on a small screen. (A theme changes only
// colours, a language only sentences.)

import type { Page } from "@playwright/test";
import { axe, expect, open, resize, test } from "./lab";
import { leave, views } from "./views";

// What another theme can change of what axe looks at; the rest is the same page.
const ofTheme = ["color-contrast", "link-in-text-block", "target-size"];
// And what other words can.
const ofWords = [
  ..."aria-command-name aria-dialog-name aria-input-field-name aria-meter-name aria-progressbar-name".split(" "),
  ..."aria-tab-name aria-toggle-field-name aria-tooltip-name aria-treeitem-name aria-valid-attr-value".split(" "),
  ..."accesskeys button-name document-title duplicate-id-aria empty-heading empty-table-header".split(" "),
  ..."html-has-lang html-lang-valid image-alt image-redundant-alt input-button-name label label-title-only".split(" "),
  ..."landmark-unique link-name role-img-alt select-name summary-name svg-img-alt table-duplicate-name".split(" "),
  ..."scrollable-region-focusable target-size valid-lang".split(" "),
];

/** Puts a theme on the page as it stands, and ends the fading of colours into others. */
const setTheme = (page: Page, theme: string) =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    // Asking for one's colours starts what there is to fade.
    document.querySelectorAll("*").forEach((element) => void getComputedStyle(element).color);
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    fades.forEach((fade) => fade.finish());
  }, theme);

const bare = (page: Page) => page.evaluate(() => void delete document.documentElement.dataset.theme);

const small = { width: 320, height: 600 };

/** Nothing makes the page scroll sideways, on the small screen that shows it. */
async function fits(page: Page, name: string) {
  // What is out of sight is not laid out by the browser, and could be wider than the window.
  await page.addStyleTag({ content: ".cards > li { content-visibility: visible !important }" });
  // It may take some frames until all of it has its new width.
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  const softly = expect.configure({ soft: true });
  await softly.poll(wide, { message: `width of ${name}`, timeout: 5_000 }).toBeLessThanOrEqual(small.width);
}

// While a heap settles it is half transparent.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** Has the page as it stands say everything in another language, also below a dialog or without its frame. */
async function speak(page: Page, language: "en" | "fr") {
  const root = page.locator("html");
  if ((await root.getAttribute("lang")) === language) return;
  await page.evaluate((language) => {
    const button = document.querySelector<HTMLElement>(`.header-language[lang=${language}]`);
    if (button) return button.click();
    const [link, keys] = location.hash.split("?");
    const others = new URLSearchParams(keys);
    others.set("lang", language);
    location.hash = `${link}?${others}`;
  }, language);
  await expect(root).toHaveAttribute("lang", language);
}

/** The maximum number of views in one test: after all others one longer test would go on alone. */
const MAX_VIEWS = 8;
const parts = Object.entries(views).flatMap(([system, ways]) => {
  const all = Object.entries(ways);
  const count = Math.ceil(all.length / MAX_VIEWS);
  const name = (part: number) => (count > 1 ? `${system} (${part + 1} of ${count})` : system);
  return Array.from({ length: count }, (_, part) => [name(part), all.filter((_, at) => at % count === part)] as const);
});

// Each view is opened once, and then changed in its place as a reader can change it.
for (const [system, ways] of parts) {
  test(`axe finds nothing on any view of ${system}, and none scrolls sideways on a small screen`, async ({ page }) => {
    test.setTimeout(240_000);
    const large = page.viewportSize()!;
    await open(page);
    // What the reader chooses holds for all that is opened then.
    await page.getByRole("button", { name: "English" }).click();
    for (const [name, go] of ways) {
      await test.step(name, async () => {
        await go(page);
        await speak(page, "en");
        await axe(page, name);
        for (const theme of ["dark", "projector"]) {
          await setTheme(page, theme);
          await axe(page, `${name}, ${theme}`, ofTheme);
        }
        await resize(page, small);
        await fits(page, `${name}, projector`);
        await speak(page, "fr");
        await fits(page, `${name}, projector, français`);
        await bare(page);
        await fits(page, `${name}, français`);
        await axe(page, `${name}, français`, ofWords);
        await speak(page, "en");
        await fits(page, name);
        await leave(page);
        await page.setViewportSize(large);
      });
    }
  });
}

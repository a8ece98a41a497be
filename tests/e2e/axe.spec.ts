// axe on every view, in every language and theme. (A theme changes colours, a language only what is said.)

import type { Page } from "@playwright/test";
import { axe, open, test } from "./lab";
import { leave, views } from "./views";

// What another theme can change of what axe looks at; the rest is the same page.
const ofTheme = ["color-contrast", "link-in-text-block", "target-size"];

/** Puts a theme on the page as it stands, and ends the fading of colours into others. */
const wear = (page: Page, theme: string) =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    // Asking for one's colours starts what there is to fade.
    document.querySelectorAll("*").forEach((element) => void getComputedStyle(element).color);
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    fades.forEach((fade) => fade.finish());
  }, theme);

// While a heap settles it is half transparent.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const [system, ways] of Object.entries(views)) {
  for (const language of ["English", "français"]) {
    test(`axe finds nothing on any view of ${system}, ${language}`, async ({ page }) => {
      test.setTimeout(60_000);
      await open(page);
      // What the reader chooses holds for all that is opened then.
      await page.getByRole("button", { name: language }).click();
      for (const [name, go] of Object.entries(ways)) {
        await test.step(name, async () => {
          await go(page);
          await axe(page, name);
          for (const theme of language === "English" ? ["dark", "projector"] : []) {
            await wear(page, theme);
            await axe(page, `${name}, ${theme}`, ofTheme);
          }
          await page.evaluate(() => void delete document.documentElement.dataset.theme);
          await leave(page);
        });
      }
    });
  }
}

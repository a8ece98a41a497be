// axe on every view, in every language and theme.

import { axe, open, test } from "./lab";
import { leave, views } from "./views";

// Its pictures of every step would take longer than axe.
test.use({ trace: "off" });
// What another theme can change of what axe looks at; the rest is the same page.
const ofTheme = ["color-contrast", "link-in-text-block", "target-size"];

// While a heap settles it is half transparent.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const language of ["English", "français"]) {
  for (const theme of ["light", "dark", "projector"]) {
    test(`axe finds nothing on any view, ${language}, ${theme}`, async ({ page }) => {
      test.setTimeout(60_000);
      await open(page);
      // What the reader chooses holds for all that is opened then.
      await page.getByRole("combobox", { name: "Colours" }).selectOption(theme);
      await page.getByRole("button", { name: language }).click();
      for (const [name, go] of Object.entries(views)) {
        await test.step(name, async () => {
          await go(page);
          await axe(page, name, theme === "light" ? [] : ofTheme);
          await leave(page);
        });
      }
    });
  }
}

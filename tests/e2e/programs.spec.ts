// The page is several programs: links lead from one to another and back, and nothing is lost.
import { axe, expect, open, test } from "./lab";
import { board, expectHeaps, token } from "./heaps";

const sequence = { name: "Sequence" };

test("a link to another program shows it, and Back leads back to the game as it was", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/4+2?players=human-human");
  await token(page, 2, 1).click();
  await expectHeaps(page, [4]);
  await page.getByRole("link", sequence).click();
  await expect(page.getByRole("link", sequence)).toHaveAttribute("aria-current", "page");
  await expect(board(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.goBack();
  await expectHeaps(page, [4]);
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.goForward();
  await expect(page.getByRole("link", sequence)).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Play" }).click();
  await expectHeaps(page, [4]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectHeaps(page, [4, 2]);
});

test("who goes from one program to another has the focus at the top of it", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/4+2");
  await page.getByRole("link", sequence).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("clicks in quick succession end where the last one leads", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/4+2");
  await page.evaluate(() => {
    location.hash = "#/v1/heaps/0.07/4+2?view=sequence";
    location.hash = "#/v1/heaps/0.77/3";
  });
  await expectHeaps(page, [3]);
  await expect(page.getByRole("main")).toHaveCount(1);
});

test("where the reader goes while a program opens is not written over by it", async ({ page }) => {
  const [one, two] = ["#/v1/pawns/30x30/1.1+2.1+30.29", "#/v1/pawns/5x5/1.3+2.5"];
  for (const wait of [0, 1, 2, 4, 8, 16, 32]) {
    await open(page, "#/v1/heaps/0.07/4+2");
    await page.evaluate(
      async ([one, two, wait]) => {
        location.hash = one;
        // As soon as the next program stands there, and a little later.
        while (!document.querySelector("main h1")?.textContent?.includes("30 × 30")) {
          await new Promise((resolve) => setTimeout(resolve));
        }
        const end = performance.now() + wait;
        while (performance.now() < end) await new Promise((resolve) => setTimeout(resolve));
        location.hash = two;
      },
      [one, two, wait] as const,
    );
    await expect(page.getByRole("heading", { level: 1 }), `after ${wait} ms`).toHaveText("Pawns 5 × 5");
    await expect(page).toHaveURL(/5x5/);
  }
});

test.describe("without the network", () => {
  test.use({ expects: [/ERR_FAILED.*explorer|Failed to fetch|no http.*explorer.css/] });

  test("another program that does not come is said, and the one that is there stays", async ({ page }) => {
    await open(page, "#/v1/heaps/0.07/4+2");
    await page.route("**/explorer*", (route) => route.abort());
    await page.getByRole("link", sequence).click();
    await expect(page.getByText("Nimlab could not be loaded.")).toBeVisible();
    await expectHeaps(page, [4, 2]);
    await axe(page);
    await page.unroute("**/explorer*");
    await page.goBack();
    await page.getByRole("link", sequence).click();
    await expect(page.getByRole("link", sequence)).toHaveAttribute("aria-current", "page");
    await expect(page.getByText("Nimlab could not be loaded.")).toBeHidden();
  });
});

test("each system's board looks as it does by itself, whatever was shown before", async ({ page }) => {
  const systems = {
    pawns: "#/v1/pawns/5x5/1.3+2.5+5.1",
    chomp: "#/v1/chomp/4x6/6.6.6.6",
    graph: "#/v1/graph/sticks-6-3/0",
    heaps: "#/v1/heaps/0.77/7+5",
  };
  /** What a board's first cells look like. */
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main [role=gridcell], main [data-vertex]")].slice(0, 8).map((cell) => {
        const { width, height } = cell.getBoundingClientRect();
        const { position, borderRadius, backgroundColor, display } = getComputedStyle(cell);
        return [Math.round(width), Math.round(height), position, borderRadius, backgroundColor, display].join(" ");
      }),
    );
  const alone: Record<string, string[]> = {};
  const settled = async () => {
    await expect(page.locator("main.game")).toBeVisible();
    await page.waitForTimeout(300);
    return look();
  };
  for (const [system, link] of Object.entries(systems)) {
    await page.goto("about:blank");
    await open(page, link);
    alone[system] = await settled();
    expect(alone[system].length).toBeGreaterThan(0);
  }
  for (const system of ["pawns", "chomp", "graph", "pawns", "heaps", "chomp", "pawns"] as const) {
    await page.evaluate((link) => void (location.hash = link), systems[system]);
    await expect(page).toHaveURL(new RegExp(system));
    expect(await settled(), system).toEqual(alone[system]);
  }
});

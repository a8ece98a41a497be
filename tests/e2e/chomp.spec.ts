// Chomp: its map, its gallery, games won with hints, keys, texts that cannot be read, files.

import { readFile } from "node:fs/promises";
import { axe, expect, open, savedLines, test, typedMove } from "./lab";
import { board, expectRows, followHints, rows, square, turn, whole, winning } from "./chomp";

test("the map of 8 × 10 shows its two winning bites, and follows the game", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(8, 10)}?view=map&players=human-human`);
  await expect.poll(() => winning(page)).toEqual(["3.8", "4.5"]);
  await expect(page.locator(".map-wins")).toContainText("2 bites win: (4, 9), (5, 6).");
  await square(page, 4, 5).click();
  await expectRows(page, [10, 10, 10, 10, 5, 5, 5, 5]);
  await expect.poll(() => winning(page)).toEqual([]);
  await expect(page.locator(".map-wins")).toContainText("No bite wins");
  await square(page, 1, 1).click();
  await expect.poll(() => winning(page)).not.toEqual([]);
  await expect(page).toHaveURL(/view=map/);
});

test("a map that is hidden stays so until it is asked for", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(8, 10)}?view=map&values=hide`);
  await expect(board(page)).toBeVisible();
  await expect(board(page).locator(".square-sign")).toHaveCount(0);
  await page.getByRole("button", { name: "Show the answers" }).click();
  await expect.poll(() => winning(page)).toEqual(["3.8", "4.5"]);
});

test("the map is saved as SVG, PNG and CSV, and so is the table that is chosen instead", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(3, 4)}?view=map`);
  const saved = async (name: string) => {
    const button = page.getByRole("button", { name, exact: true });
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    return [download.suggestedFilename(), await readFile(await download.path())] as const;
  };
  const [svg, drawing] = await saved("SVG");
  expect(svg).toBe("chomp-4-4-4.svg");
  expect(drawing.toString()).toContain("<svg");
  const [png, picture] = await saved("PNG");
  expect(png).toBe("chomp-4-4-4.png");
  expect(picture.readUInt32BE(16)).toBeGreaterThanOrEqual(1200);
  const [csv, map] = await saved("CSV");
  expect(csv).toBe("chomp-4-4-4.csv");
  expect(map.toString()).toBe("0,1,1,1\n1,1,2,1\n1,1,1,1\n");
  await page.getByLabel("Values after each bite").selectOption("bites left to the end");
  const [other, plies] = await saved("CSV");
  expect(other).toBe("chomp-4-4-4-plies.csv");
  expect(plies.toString()).toMatch(/^(\d+,){3}\d+\n/);
  expect(plies.toString()).not.toBe(map.toString());
});

test("the gallery has every bar up to 10 × 10 and marks the exceptions", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(4, 6)}?view=gallery`);
  // Nothing is given away before the reader has stated a conjecture, or asked.
  await expect(page.locator(".gallery-bar")).toHaveCount(28);
  await expect(page.locator(".gallery-bar.exception")).toHaveCount(0);
  await page.getByRole("button", { name: "Show the 27 larger bars" }).click();
  await expect(page.locator(".gallery-bar")).toHaveCount(55);
  const names = page.locator(".gallery-bar.exception .gallery-name");
  await expect(names).toHaveText(["8 × 10", "9 × 10"]);
  await page.locator(".gallery-bar.exception a").first().click();
  await expect.poll(() => winning(page)).toEqual(["3.8", "4.5"]);
});

test("a reader who states the conjecture meets the counterexample", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(4, 6)}?view=gallery`);
  await page.getByRole("button", { name: "There is always exactly one." }).click();
  await expect(page.getByRole("status").filter({ hasText: "no exception" })).toContainText("14 bars");
  for (let size = 6; size <= 10; size++) {
    await page.getByRole("button", { name: `Continue to ${size} × ${size}` }).click();
  }
  await expect(page.getByRole("status").filter({ hasText: "8 × 10 bar is a counterexample" })).toBeVisible();
});

test("a reader who believes that some bar has several has met none yet", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(4, 6)}?view=gallery`);
  await page.getByRole("button", { name: "At least one bar has more than one." }).click();
  await expect(page.getByRole("status").filter({ hasText: "no example yet" })).toContainText("14 bars");
});

// Every bar up to 6 × 6 is won natively; here the page's hints are followed.
for (const [height, widths] of [[2, [1, 4, 6]], [4, [2, 5]]] as const) {
  test(`hints win against level 4 on bars of ${height} rows`, async ({ page }) => {
    for (const width of widths) {
      await open(page, `#/v1/chomp/${whole(height, width)}?level=4`);
      await followHints(page);
      await expect(turn(page), `${height} × ${width}`).toHaveText("You have won!");
    }
  });
}

test("a bar is bitten by keys alone, and a bite is seen before it is made", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(3, 5)}?players=human-human`);
  await square(page, 0, 0).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect(square(page, 1, 3)).toBeFocused();
  await expect(board(page).locator(".square.taken")).toHaveCount(4);
  await expect(square(page, 1, 3)).toHaveAccessibleDescription("bites 4 squares, leaving 11");
  await expect(board(page).locator('[data-row="1"]')).toHaveAccessibleName("Row 2: 5 squares");
  await expect(board(page)).toHaveAccessibleDescription(/^Squares left in each row: /);
  await page.keyboard.press("Enter");
  await expectRows(page, [5, 3, 3]);
  await expect(page.getByRole("status").filter({ hasText: "4 squares eaten, 11 left" })).toBeVisible();
  // The focus stays on the bar.
  await expect(board(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "You can’t bite the poisoned square" })).toBeVisible();
});

test("pointing shows what a bite takes", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(4, 6)}?players=human-human`);
  await square(page, 2, 3).hover();
  await expect(board(page).locator(".square.taken")).toHaveCount(6);
  await square(page, 2, 3).click();
  await expectRows(page, [6, 6, 3, 3]);
});

test("several bars are played as a sum", async ({ page }) => {
  await open(page, "#/v1/chomp/3x5/5.3.1+2.2?players=human-human&view=analyse");
  await expect(page.locator(".status-rule")).toContainText("a player who can’t move loses");
  await expect(page.locator(".binary tfoot .value")).toHaveText(/^\d+$/);
  await square(page, 1, 0, 1).click();
  await expectRows(page, [2], 1);
  await square(page, 0, 0, 1).click();
  await expect(page.getByRole("alert").filter({ hasText: "With several bars" })).toBeVisible();
});

test("a new game begins with the fields that are right, and says what is wrong with the others", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(4, 6)}`);
  await page.locator("#new-game").click();
  const dialog = page.getByRole("dialog");
  for (const [id, text, says] of [
    ["bar-size", "0x5", "at least one row"],
    ["bar-size", "10000 × 10000", "the maximum is 30"],
    ["bar-size", "four", "is not a bar size"],
    ["bar-left", "3.5", "rows never get longer"],
    ["bar-left", "7", "can’t have 7 squares"],
    ["bar-left", "2+none", "none can be completely eaten"],
  ]) {
    await dialog.locator("#bar-size").fill("4 × 6");
    await dialog.locator("#bar-left").fill("");
    await dialog.locator(`#${id}`).fill(text);
    await expect(dialog.locator(`#${id}-note`)).toContainText(says);
    await expect(dialog.locator(`#${id}`)).toHaveAttribute("aria-invalid", "true");
  }
  await dialog.locator("#bar-left").fill("6 4 1 + 3.3");
  await dialog.getByRole("button", { name: "Start game" }).click();
  await expect(page).toHaveURL(/chomp\/4x6\/6\.4\.1\+3\.3/);
  await expectRows(page, [6, 4, 1]);
  await expectRows(page, [3, 3], 1);
});

test("a link that cannot be read says why", async ({ page }) => {
  await open(page);
  for (const [link, says] of [
    ["0x5/5", "A bar must have at least one row."],
    ["10000x10000/1", "A bar can’t have 10000 rows: the maximum is 30."],
    ["3x5/3.5", "rows never get longer"],
    ["3x5/5.5.5?moves=3.1", "There is no square (3, 1)"],
    ["3x5/5.5.5?moves=0.0", "You can’t bite the poisoned square"],
    ["3x5/5.5.5?view=gallery&size=17", "1 … 16"],
  ]) {
    await page.goto(`./#/v1/chomp/${link}`);
    await expect(page.getByRole("alert").first(), link).toContainText(says);
    await expect(page.getByRole("link", { name: /^\/v1\/chomp\// }), link).toBeVisible();
  }
});

test("a bite that is typed wrong is answered beside the field", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(3, 5)}`);
  for (const [text, says] of [
    ["9.9", "There is no square (9, 9)"],
    ["0.0", "counted from 1, as on the board"],
    ["(1,1)", "You can’t bite the poisoned square"],
    ["x", "is not a move"],
  ]) {
    await (await typedMove(page)).fill(text);
    await page.keyboard.press("Enter");
    await expect(page.locator("#typed-note")).toContainText(says);
  }
  expect(await rows(page)).toEqual([5, 5, 5]);
});

test("a bar that is too large says what it takes, is decided when asked, and can be cancelled", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(30, 30)}?view=analyse`);
  await expect(page.locator(".panel-body")).toContainText("the limit is 572 MB");
  await page.goto(`./#/v1/chomp/${whole(17, 17)}?view=analyse&players=human-human`);
  await page.getByRole("button", { name: "Solve this bar" }).click();
  await expect(page.locator("progress")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Solve this bar" })).toBeVisible();
  // In the middle of it the bar changes.
  await page.getByRole("button", { name: "Solve this bar" }).click();
  await page.goto(`./#/v1/chomp/${whole(8, 10)}?view=map`);
  await expect.poll(() => winning(page)).toEqual(["3.8", "4.5"]);
});

test("three rows are plotted, and their columns are checked", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(3, 5)}?view=three-rows&to=300`);
  await expect(page.getByRole("status").filter({ hasText: "losing positions with at most 300 columns" })).toBeVisible();
  const canvases = page.locator(".plane canvas");
  await expect(canvases).toHaveCount(2);
  const inked = await canvases.evaluateAll((canvases) =>
    (canvases as HTMLCanvasElement[]).map((canvas) => {
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((_, at) => at % 4 === 3 && data[at] > 0).length;
    }),
  );
  for (const pixels of inked) expect(pixels).toBeGreaterThan(300);
  const numbers = ["0", "50", "100", "150", "200", "250", "300"];
  const ticks = numbers.filter((_, at) => at % 2 === 0);
  for (const axis of ["across", "up"]) {
    await expect(page.locator(`.plane .axis.${axis}`).first().locator("i")).toHaveText(ticks);
  }
  await page.locator("#three-rows-to").fill("30001");
  await page.keyboard.press("Enter");
  await expect(page.locator("#three-rows-field-note")).toContainText("from 1 to 30,000");
  await page.locator("#three-rows-to").fill("200");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/to=200/);
});

test("a plot of three rows that was stopped is no plot of another number of columns", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(3, 5)}?view=three-rows&to=30000`);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("status").filter({ hasText: "stopped" })).toBeVisible();
  await page.goto(`./#/v1/chomp/${whole(3, 5)}?view=three-rows&to=40`);
  await expect(page.getByRole("status").filter({ hasText: "losing positions with at most 40 columns" })).toBeVisible();
});

test("tables of three rows are in the order of their bars, however they are found", async ({ page }) => {
  for (const to of [30, 300, 3000]) {
    await open(page, `#/v1/chomp/${whole(3, 5)}?view=three-rows&to=${to}`);
    await expect(page.getByRole("status").filter({ hasText: "losing positions" })).toBeVisible({ timeout: 20_000 });
    const cells = page.locator(".first-bites tbody tr td:first-child");
    // They come after the sentence.
    await expect(cells).toHaveCount(Math.min(200, to));
    const columns = (await cells.allTextContents()).map((bar) => Number(bar.split("×")[1]));
    expect(columns).toEqual([...columns].sort((one, other) => one - other));
    await page.locator("summary").filter({ hasText: "Winning first bites of" }).click();
    const lines = await savedLines(page, page.getByRole("button", { name: "CSV", exact: true }));
    const rows = lines.slice(1).map((line) => Number(line.split(",")[0]));
    expect(rows.length).toBeGreaterThanOrEqual(to);
    expect(rows).toEqual([...rows].sort((one, other) => one - other));
  }
});

test("the losing positions of three rows are saved, all of them", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(3, 5)}?view=three-rows&to=12`);
  await page.locator("summary").filter({ hasText: "Losing positions" }).click();
  const list = page.locator(".points");
  const lines = await savedLines(page, page.locator("details[open]").getByRole("button", { name: "CSV" }));
  expect(lines[0]).toBe("first,second,third");
  // The poisoned square alone, and arms of the same length.
  expect(lines).toContain("1,0,0");
  expect(lines).toContain("2,1,0");
  expect(lines).toContain("3,1,1");
  expect(lines.length - 1).toBe(await list.locator("li").count());
});

test("the cost lab counts with and without memory, and stops at its bound", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(3, 4)}?view=cost`);
  await expect(page.locator(".counter.done")).toHaveCount(2);
  await expect(page.locator(".cost table tbody tr")).toHaveCount(4);
  await expect(page.locator(".cost")).toContainText("C(7, 3) = 35 positions");
  await page.getByRole("button", { name: "Measure the time" }).click();
  await expect(page.locator(".cost-seconds")).toContainText("Measured in your browser just now", { timeout: 25_000 });
  await expect(page.locator(".cost-seconds")).toContainText(/each extra column multiplies the time by about \d|Too few of these bars take long enough/);
  await page.locator("#cost-bar").fill("7 × 9");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/chomp\/7x9\//);
  await expect(page.getByRole("status").filter({ hasText: "before it had finished" })).toBeVisible({ timeout: 25_000 });
});

test("a count that was stopped is begun again, and another way to write the function is counted", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(7, 12)}?view=cost`);
  const lab = page.locator(".cost");
  const cancel = lab.getByRole("button", { name: "Cancel" });
  await cancel.click();
  await expect(lab.getByRole("status").first()).toContainText("was stopped");
  await lab.getByRole("button", { name: "Start again" }).click();
  await cancel.click();
  await expect(cancel).toHaveCount(0);
  await lab.locator(".recursion-form select").first().selectOption("columns");
  await expect(cancel).toBeVisible();
  await expect(lab.locator(".counter-calls").last()).not.toHaveText("–");
});

test("the recursion is gone through call by call", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(4, 5)}?view=recursion`);
  const count = (label: string) =>
    page.locator(".recursion-counts .fact").filter({ has: page.getByText(label, { exact: true }) }).locator("dd");
  await page.getByRole("button", { name: "Next step" }).click();
  await expect(page.locator(".recursion-said")).toHaveText("Call 1: is [5, 5, 5, 5] winning?");
  await page.getByRole("button", { name: "Go to the end" }).click();
  await expect(count("Calls")).toHaveText("95,440", { timeout: 20_000 });
  await page.getByRole("button", { name: "Previous step" }).click();
  await expect(page.getByText("Step 190,879 of 190,880")).toBeVisible();
  await page.getByText("How the function is written").click();
  await page.getByLabel(/Remember results/).check();
  await expect(page).toHaveURL(/memory=1/);
  await page.getByRole("button", { name: "Go to the end" }).click();
  await expect(count("Calls")).toHaveText("379");
  await expect(page.locator(".recursion-memo tr").first()).toContainText("'[5, 5, 5, 5]': True");
  await axe(page);
});

test("the home page leads to Chomp, and lists recent games", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: /Chomp 4 × 6/ }).click();
  await square(page, 2, 3).click();
  await expect(turn(page)).toHaveText("Your turn");
  await page.goto("./#/");
  await expect(page.getByRole("link", { name: /Back to Chomp 4 × 6/ })).toBeVisible();
});

for (const [columns, scrolls] of [[12, false], [30, true]] as const) {
  test(`${columns} columns at 360 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `#/v1/chomp/${whole(columns, columns)}?players=human-human`);
    const [inner, outer] = await board(page).evaluate((grid) => [grid.scrollWidth, grid.clientWidth]);
    expect(inner > outer).toBe(scrolls);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, "the page itself never scrolls sideways").toBeLessThanOrEqual(0);
    const box = (await square(page, 1, 1).boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await square(page, columns - 1, columns - 1).click();
    await expect.poll(async () => (await rows(page)).at(-1)).toBe(columns - 1);
  });
}

test("the table of values after each move counts as the board beside it does", async ({ page }) => {
  for (const [count, heads] of [["", ["1", "2", "3", "4", "5", "6", "7"]], ["&count=0", ["0", "1", "2", "3", "4", "5", "6"]]] as const) {
    await page.goto("about:blank");
    await open(page, `#/v1/chomp/${whole(5, 7)}?view=map${count}`);
    const more = page.locator("select:has(option[value=plies])");
    for (const choice of ["plies", "values"]) {
      await more.selectOption(choice);
      await expect(page.locator(".bar-values thead th")).toHaveText([...heads]);
      await expect(page.locator(".bar-values tbody th")).toHaveText(heads.slice(0, 5));
    }
  }
});

test("a long bar turns, with its numbers and its keys, and counts from 0 where the link says so", async ({ page }) => {
  await open(page, `#/v1/chomp/${whole(20, 3)}?players=human-human&count=0`);
  const turned = page.getByRole("button", { name: "Turn the board" });
  await expect(turned).toHaveAttribute("aria-pressed", "true");
  const at = async (row: number, column: number) => (await square(page, row, column).boundingBox())!;
  expect((await at(5, 0)).x).toBeGreaterThan((await at(0, 0)).x);
  expect((await at(5, 1)).y).toBeGreaterThan((await at(5, 0)).y);
  await square(page, 0, 1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(square(page, 1, 1)).toBeFocused();
  await expect(square(page, 1, 1)).toHaveAccessibleName("square (1, 1)");
  await turned.click();
  expect((await at(5, 0)).y).toBeGreaterThan((await at(0, 0)).y);
  await square(page, 1, 1).focus();
  await page.keyboard.press("ArrowDown");
  await expect(square(page, 2, 1)).toBeFocused();
  await (await typedMove(page)).fill("(2,1)");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/moves=2\.1/);
  await expect(page).toHaveURL(/count=0/);
});

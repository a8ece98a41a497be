// Games against the computer, each won with another kind of input and by following the Why panel.

import { expect, open, otherWays, test, typedMove } from "./lab";
import {
  announced, board, drag, expectHeaps, keysTo, makeMove, type Move, panel, played, sizes, tab, tabTo, token,
  turn, win, winningMoves,
} from "./heaps";

test("Fort Boyard’s sticks are won by mouse, following the panel", async ({ page }) => {
  await open(page, "#/v1/heaps/0.333/20?rule=misere&level=4");
  await expect(page.getByText("The player who takes the last match loses (misère)")).toBeVisible();
  await tab(page, "Why").click();
  // A token takes all that come after it.
  await win(page, async ({ heap, take }: Move) => {
    const size = (await sizes(page))[heap - 1];
    await token(page, heap, size - take + 1).click();
  });
});

test("Kayles is won with two clicks, or a drag, a move", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?level=4");
  await expect(page.getByText("The player who knocks over the last pin wins")).toBeVisible();
  await tab(page, "Why").click();
  let drags = false;
  await win(page, async ({ heap, take, left }: Move) => {
    const [first, last] = [token(page, heap, left + 1), token(page, heap, left + take)];
    drags = !drags;
    if (drags && take > 1) return drag(page, first, last);
    const before = played(page).length;
    await first.click();
    // Where nothing was left to choose, one click was enough.
    const chosen = board(page).locator("[aria-selected=true]");
    await expect.poll(async () => played(page).length > before || (await chosen.count()) > 0).toBe(true);
    if (played(page).length === before) await last.click();
  });
});

test("Cram is won by keyboard alone", async ({ page }) => {
  await open(page, "#/v1/heaps/0.07/9+7?level=4&seed=1");
  await tabTo(page, board(page));
  await tabTo(page, tab(page, "Play"));
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Why")).toBeFocused();
  await expect(tab(page, "Why")).toHaveAttribute("aria-selected", "true");
  await tabTo(page, board(page), "Shift+Tab");
  await win(page, async ({ heap, left }: Move) => {
    // The focus has stayed on the board while the computer moved.
    await expect(board(page).locator(":focus")).toHaveCount(1);
    await keysTo(page, heap, left + 1);
    await page.keyboard.press("Enter");
  });
});

test("Lasker’s Nim is won by keyboard, heaps split with S", async ({ page }) => {
  await open(page, "#/v1/heaps/4.~3/3+4?level=4&view=analyse");
  await tabTo(page, board(page));
  let splits = 0;
  await win(page, async (first: Move) => {
    const winning = await winningMoves(page);
    const split = winning.find((move) => move.split("-")[1] === "0");
    const move = split ? { heap: Number(split[0]), take: 0, left: Number(split.split("-")[2]) } : first;
    if (split) splits += 1;
    const size = (await sizes(page))[move.heap - 1];
    if (move.take === 0) {
      await keysTo(page, move.heap, move.left + 1);
      await page.keyboard.press("s");
    } else {
      await keysTo(page, move.heap, size - move.take + 1);
      await page.keyboard.press("Enter");
    }
  });
  expect(splits, "heaps split").toBeGreaterThan(0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("Cram is won on a phone", async ({ page }) => {
    await open(page, "#/v1/heaps/0.07/7+4?level=4&view=analyse");
    await win(page, ({ heap, left }: Move) => token(page, heap, left + 1).tap());
  });

  test("a run is chosen with two taps", async ({ page }) => {
    await open(page, "#/v1/heaps/0.77/7?players=human-human");
    await token(page, 1, 3).tap();
    await token(page, 1, 4).tap();
    await expectHeaps(page, [2, 3]);
  });

  test("two fingers take nothing", async ({ page }) => {
    await open(page, "#/v1/heaps/0.~3/7+5?players=human-human");
    const client = await page.context().newCDPSession(page);
    const at = async (place: number) => {
      const box = (await token(page, 1, place).boundingBox())!;
      return { id: place, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const fingers = [await at(2), await at(5)];
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers.slice(0, 1) });
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers });
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: fingers.slice(1) });
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expectHeaps(page, [7, 5]);
    // And one does, as before.
    await token(page, 1, 2).tap();
    await expectHeaps(page, [1, 5]);
  });
});

test("a game is won by the menus", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/3+4?level=4");
  await expect(turn(page)).toHaveText("Your turn");
  while ((await turn(page).textContent()) === "Your turn") {
    await tab(page, "Why").click();
    const [heap, take, left] = (await winningMoves(page))[0].split("-");
    await tab(page, "Play").click();
    await otherWays(page);
    await panel(page).getByRole("combobox", { name: "From", exact: true }).selectOption(String(Number(heap) - 1));
    await panel(page).getByRole("combobox", { name: "take", exact: true }).selectOption(take);
    await panel(page).getByRole("combobox", { name: "and leave", exact: true }).selectOption(left);
    const play = panel(page).getByRole("button", { name: "Play" }).first();
    await makeMove(page, () => play.click());
  }
  await announced(page, "You have won!");
});

test("a game is won by typed moves", async ({ page }) => {
  await open(page, "#/v1/heaps/0.137/9?level=4");
  await expect(turn(page)).toHaveText("Your turn");
  const typed = await typedMove(page);
  while ((await turn(page).textContent()) === "Your turn") {
    await tab(page, "Why").click();
    const [move] = await winningMoves(page);
    await tab(page, "Play").click();
    await typed.fill(move);
    await makeMove(page, () => typed.press("Enter"));
    await expect(typed).toHaveValue("");
  }
  await announced(page, "You have won!");
});

// Links that cannot be read: each gets a page that says why, keeps the text, and leads on.

import type { Page } from "@playwright/test";
import { expect, open, ready, test } from "./lab";
import { board, expectHeaps } from "./heaps";

const many = Array(200).fill(1).join("+");
/** What follows `#/v1/heaps/`, and what is said of it. */
const inHeaps: [string, RegExp][] = [
  ["0.78/7", /“8” is not an octal digit/],
  ["0.7x/7", /“x” is not allowed in a code/],
  ["0.7.7/7", /only one point/],
  ["/7+5", /Enter an octal code/],
  ["1.77/7", /Before the point, enter 0, or 4.*With “1”/],
  ["0.00/7", /allows no moves/],
  ["0.3~/7", /repeating part is empty/],
  [`0.${"3".repeat(65)}/7`, /65 digits after the point\. The maximum is 64/],
  ["take/7", /Say what may be taken/],
  ["take-1..3-whole/7", /Say what may be taken/],
  ["take-cubes/7", /“cubes” is not a number that may be taken/],
  ["take-10001/7", /“10001” is out of range\. Enter a number from 1 to 10,000/],
  ["take-99999999999999999999/7", /is out of range/],
  ["take-5to3/7", /A range goes upwards: 5 is greater than 3/],
  ["take-0/7", /nothing is taken: then the heap must be split/],
  ["take-0-none/7", /allows no moves at all/],
  ["take-9999-unequal/7", /no moves in heaps of up to 10,000 tokens/],
  ["take-1-some/7", /“some” can’t be left/],
  ["take-1-one-two/7", /Remove “two”/],
  [`take-1${".1".repeat(32)}/7`, /too many numbers for one part of a rule\. The maximum is 32/],
  [`take-1-one${"-or-1-one".repeat(8)}/7`, /too many parts for one rule\. The maximum is 8/],
  ["grundi/7", /There is no game called “grundi” here/],
  ["x/7", /“x” is not allowed in a code/],
  ["x0.8G/7", /“G” is not allowed in a code/],
  ["x1.8/7", /0, or 4, 8 or C.*With “1”/],
  ["x0.0/7", /allows no moves/],
  ["0.77/-1", /“-1” is not a heap size\. Enter whole numbers from 1 to 10,000/],
  ["0.77/1000000000000", /1000000000000 tokens is too many for one heap\. The maximum is 10,000/],
  [`0.77/${many}`, /200 heaps is too many\. The maximum is 64/],
  ["0.77/7++5", /A heap size is missing/],
  ["0.77/7+0", /A heap can’t be empty/],
  ["0.77/", /A heap size is missing/],
  ["0.77/seven", /“seven” is not a heap/],
  ["0.77", /link is incomplete/],
  ["", /link is incomplete|Enter an octal code/],
  ["0.77/7/8", /Remove “8”: the position/],
  ["0.77/7?rule=maybe", /“maybe” is not a valid value for rule. Allowed values: normal, misere/],
  ["0.77/7?level=5", /“5” is not a valid value for level. Allowed values: 0, 1, 2, 3, 4/],
  ["0.77/7?players=cat-dog", /“cat-dog” is not a valid value for players/],
  ["0.77/7?seed=18446744073709551616", /not a valid value for seed/],
  ["0.77/7?lang=de", /“de” is not a valid value for lang. Allowed values: en, fr/],
  ["0.77/7?view=map", /“map” is not a valid value for view/],
  ["0.77/7?values=some", /“some” is not a valid value for values/],
  ["0.77/7?embed=yes", /“yes” is not a valid value for embed/],
  ["0.77/7?theme=pink", /“pink” is not a valid value for theme/],
  ["0.77/7?to=999999999999", /“999999999999” is not a valid value for to/],
  ["0.77/7?colour=red", /no key called “colour”/],
  ["0.77/7?level", /“level” has no value/],
  ["0.77/7?level=", /“level” has no value/],
  ["0.77/7?view=sequence&to=", /“to” has no value/],
  ["0.77/7?task=choice&options=a", /separated by %7C, with ~ before each right one/],
  [`0.77/7?task=move&say=${"a".repeat(601)}`, /has 601 characters. The maximum is 600/],
  ["0.77/7?rule=misere&rule=normal", /key rule appears twice/],
  ["0.77/7?moves=1-3-0", /can’t remove 3\. Remove at most 2/],
  ["0.77/7?moves=1-1", /“1-1” is not a move/],
  ["0.77/7?moves=1-1-0_5-1-0", /There is no heap number 5: there is only one/],
  ["0.77/7?moves=1-1-0&at=2", /The link has 1 move, so it cannot open at move 2/],
  ["0.77/7?at=-1", /“-1” is not a valid value for at/],
  ["0.77/🎲", /is not a heap/],
  ["0.77/7%2x5%", /“7%2x5%” is not a heap/],
  ["0.77/%FF%00", /is not a heap/],
  ["<script>alert(1)</script>/7", /is not allowed in a code/],
  [`0.77/${"x".repeat(50_000)}`, /is not a heap/],
];
/** What follows `#/v1/pawns/`: pieces, and custom steps. */
const inPawns: [string, RegExp][] = [
  ["2x5/q1.1", /The number of rows can’t be 2\. Enter a whole number from 3 to 30/],
  ["5x31/q1.1", /The number of columns can’t be 31/],
  ["5/q1.1", /“5” is not a grid size/],
  ["5x5-9/1.1", /The longest step can’t be 9/],
  ["5x5_/o1.1", /There are no steps/],
  ["5x5_1.0_x/o1.1", /“x” is not a step/],
  ["5x5_1.0_0.-1/o1.1", /The step \(0, −1\) doesn’t bring the piece any nearer to the corner: its rows and columns must add up to more than 0/],
  ["5x5_0.0/o1.1", /The step \(0, 0\) doesn’t bring the piece any nearer/],
  ["5x5_99999999999999999999.0/o1.1", /is too far: a step can go at most 29 rows or columns/],
  ["3x3_5.0/o1.1", /None of these steps fits on a grid of 3 rows and 3 columns/],
  ["9x9_1.0_2.0_3.0_4.0_5.0_6.0_7.0_8.0_0.1/o1.1", /9 steps is too many: the maximum is 8/],
  ["5x5/o1.1", /The rules don’t say how a custom piece moves/],
  ["5x5/q5.5", /No piece can start at \(5,\s5\): that is the sink/],
  ["5x5/q9.1", /Square q9\.1 is not on the grid, which has 5 rows and 5 columns/],
  ["5x5/z1.1", /“z1\.1” is not a square/],
  ["5x5/q1.1+", /A square is missing/],
  [`5x5/${Array(200).fill("q1.1").join("+")}`, /200 pieces is too many/],
  ["5x5/q1.1?moves=1.1-1.1", /A piece must move to a different square/],
  ["5x5/q1.1?moves=1.1-2.3", /A queen moves any number of squares right, down, or diagonally right and down/],
  ["5x5/q1.1?moves=n1.1-2.3", /There is no knight at \(1,\s1\)/],
  ["5x5/q1.1?piece=dame", /“dame” is not a valid value for piece\. Allowed values: pawn, queen/],
  ["5x5/q1.1?built=99999", /“99999” is not a valid value for built/],
  ["5x5/🎲", /is not a square/],
  [`5x5/${"q".repeat(50_000)}`, /is not a square/],
];
/** What follows `#/v1/coins/`. */
const inCoins: [string, RegExp][] = [
  ["heads/01", /“heads” is not a coin game/],
  ["twinsx/01", /The name of a coin game is missing/],
  ["own-/01", /A distance is missing/],
  // The two games of a grid are separated by an x.
  ["own-x/01", /A distance is missing/],
  ["own-y/01", /is not a/],
  ["own-1.1/01", /Distance 1 appears twice in one set/],
  ["own-99/01", /The distance can’t be 99\. Enter a whole number from 1 to 63/],
  [`own-${Array(33).fill(1).join("-")}/01`, /33 sets is too many: the maximum is 32/],
  ["own-9/0110100", /These distances don’t fit in a row of 7\scoins/],
  ["turtles/", /There are no coins/],
  ["turtles/012", /“2” is not a coin/],
  ["turtles/01.10", /This game is played in a single row/],
  ["twinsxtwins/01.1", /All the rows must have the same number of coins: the first has 2, this one 1/],
  ["twinsxtwins/01..10", /All the rows must have the same number of coins/],
  [`turtles/${"0".repeat(50_000)}`, /50,?000 coins is too many: the maximum is 64/],
  ["turtles/01?moves=0", /The coin at place 0 shows tails\. The rightmost coin you turn must show heads/],
  ["turtles/01?moves=x", /“x” is not a move/],
  ["turtles/01?moves=1.1", /Place 1 appears twice in the move/],
  ["turtles/01?moves=64", /There is no place 64/],
  ["turtles/01?moves=1x0", /In a row, a move names places only/],
  ["twinsxtwins/00.01?moves=1.0", /On a grid, a move names rows and columns/],
  ["turtles/01?view=sequence", /“sequence” is not a valid value for view/],
  ["turtles/01?piece=queen", /no key called “piece”/],
  ["turtles/🎲", /is not a coin/],
];
/** Whole links of which not even the system can be read: there is nothing near them but the start. */
const elsewhere: [string, RegExp][] = [
  ["#/v2/heaps/0.77/7", /reads links of version v1, but this one says “v2”/],
  ["#/v1/chess/0.77/7", /no family of games called “chess”/],
  ["#/v1", /link is incomplete/],
  ["#/v1/", /link is incomplete/],
  ["#/v1/lesson/nim-1/2/3", /Remove “3”: nothing may follow here/],
  ["#hello", /A Nimlab link starts with/],
  ["#/v1/heaps/0.77/" + "7+".repeat(40_000), /at most 65,?536 characters/],
];

const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const box = (page: Page) => page.getByRole("textbox", { name: /^(Edit the link|Modifier le lien)$/ });

/** Goes to a broken link and looks at its page in both languages. */
async function refused(page: Page, link: string, reason: RegExp) {
  const name = link.length > 80 ? `${link.slice(0, 80)}…` : link;
  await page.goto(`./${link}`);
  const text = (await page.evaluate(() => location.hash)).slice(1);
  await expect(box(page), `the text of ${name} is kept`).toHaveValue(text);
  await expect(alert(page), name).toContainText(reason);
  const english = (await alert(page).textContent())!;
  expect(english.length, `a sentence, not a flood, for ${name}`).toBeLessThan(1000);
  await page.getByRole("button", { name: "français" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce lien n’est pas valide");
  const french = (await alert(page).textContent())!;
  expect(french, `in French: ${name}`).not.toBe(english);
  expect(french, `in French: ${name}`).toMatch(/\p{Letter}{3}/u);
  await expect(box(page)).toHaveValue(text);
  await page.getByRole("button", { name: "English" }).click();
}

async function correct(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole("button", { name: "Open" }).click();
  await expectHeaps(page, [4, 4]);
}

const parts = 3;
for (let part = 0; part < parts; part++) {
  test(`broken links to heaps are explained, kept and mended (${part + 1} of ${parts})`, async ({ page }) => {
    await open(page);
    for (const [at, [link, reason]] of inHeaps.filter((_, i) => i % parts === part).entries()) {
      await refused(page, `#/v1/heaps/${link}`, reason);
      const nearest = page.getByText("The closest link that works:").getByRole("link");
      expect(await nearest.getAttribute("href")).toMatch(/^#\/v1\/heaps\/[\w.~-]+\/[0-9+]+/);
      // That the nearest link is read is tried natively for all; that it leads there, and the field too, for some.
      if (at % 5) continue;
      await nearest.click();
      await expect(board(page)).toBeVisible();
      await page.goBack();
      await correct(page, "/v1/heaps/0.77/4+4");
    }
  });
}

for (const [system, links] of Object.entries({ pawns: inPawns, coins: inCoins })) {
  test(`broken links to ${system} are explained, kept and mended`, async ({ page }) => {
    await open(page);
    for (const [at, [link, reason]] of links.entries()) {
      await refused(page, `#/v1/${system}/${link}`, reason);
      const nearest = page.getByText("The closest link that works:").getByRole("link");
      expect(await nearest.getAttribute("href"), link).toMatch(new RegExp(`^#/v1/${system}/[^/]+/[^/]+$`));
      if (at % 8) continue;
      await nearest.click();
      await expect(page.getByRole("grid")).toBeVisible();
      await page.goBack();
      await correct(page, "/v1/heaps/0.77/4+4");
    }
  });
}

test("links to elsewhere are explained, kept and edited", async ({ page }) => {
  await open(page);
  for (const [link, reason] of elsewhere) {
    await refused(page, link, reason);
    await expect(page.getByRole("link", { name: "Go to the home page" })).toBeVisible();
    // A whole address may be pasted as well.
    await correct(page, "https://example.org/nimlab/#/v1/heaps/0.77/4+4");
  }
});

test("the nearest link to a broken one of a lesson or a class is to that lesson or class", async ({ page }) => {
  for (const [link, nearest] of [
    ["#/v1/lesson/nim-1?view=foo&lang=en", "/v1/lesson/nim-1?lang=en"],
    ["#/v1/lesson/nim-1/0?lang=en", "/v1/lesson/nim-1?lang=en"],
    ["#/v1/class/nim-1/2", "/v1/class/nim-1"],
  ]) {
    await open(page, link);
    await expect(page.locator(".broken a code")).toHaveText(nearest);
  }
  await page.getByRole("link", { name: "/v1/class/nim-1" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Class");
});

test("a text that is edited badly keeps what was typed", async ({ page }) => {
  await open(page, "#/v1/heaps/0.78/7");
  await box(page).fill("/v1/heaps/0.79/7");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(alert(page)).toContainText("“9” is not an octal digit");
  await expect(box(page)).toHaveValue("/v1/heaps/0.79/7");
  await page.goBack();
  await expect(box(page)).toHaveValue("/v1/heaps/0.78/7");
});

test("what is wrong is marked in the text", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+x?level=9");
  await expect(alert(page).getByRole("listitem")).toHaveCount(2);
  await expect(alert(page).locator("mark")).toHaveText(["x", "9"]);
  await open(page, "#/v1/heaps/take-1-some/7");
  await expect(alert(page).locator("mark")).toHaveText(["some"]);
});

test("what is wrong with pieces and coins is marked too", async ({ page }) => {
  await open(page, "#/v1/pawns/5x5_1.0_0.-1/q1.1");
  await expect(alert(page).locator("mark")).toHaveText(["0.-1"]);
  await page.goto("./#/v1/coins/twinsxtwins/01.1");
  await expect(alert(page)).toContainText("this one 1");
  await expect(alert(page).locator("mark")).toHaveText(["1"]);
});

/** A new game from that link: what is typed into a field, and what is said beside it. */
const TYPED: [string, string, string, RegExp][] = [
  ["pawns/8x8_1.0_0.2/o1.1", "own-steps", "1.0 0.-1", /doesn’t bring the piece any nearer.* Character 5: “0\.-1”\./],
  ["pawns/8x8/q2.3", "squares", "q2.3 + x", /“x” is not a square.* Character 8: “x”\./],
  ["coins/own-0-1/0110", "coins-own", "0-1-99", /The distance can’t be 99.* Character 5: “99”\./],
  ["coins/turtles/0110", "coins-row", "01a1", /“a” is not a coin.* Character 3: “a”\./],
];

test("what is typed wrongly in a new game is said with its place", async ({ page }) => {
  for (const [link, field, text, said] of TYPED) {
    await open(page, `#/v1/${link}?players=human-human`);
    await page.locator("#new-game").click();
    await page.locator(`#${field}`).fill(text);
    await expect(page.locator(`#${field}-note`)).toHaveText(said);
    await page.keyboard.press("Escape");
  }
});

test("a broken link opened first thing is explained as well", async ({ page }) => {
  await page.goto("./#/v1/heaps/0.78/7");
  await ready(page);
  await expect(alert(page)).toContainText("octal digit");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Games that can be solved");
});

test("of many errors, the first are shown, with the number of the others", async ({ page }) => {
  await open(page, `#/v1/heaps/0.77/7+5?${"a=b&".repeat(16_000)}`);
  await expect(page.locator(".broken-errors li")).toHaveCount(11);
  await expect(page.locator(".broken-errors li").last()).toHaveText(/^… and 15,99\d more problems\.$/);
});

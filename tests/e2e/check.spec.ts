// The reader's own results next to every table, map, grid and set: right, wrong in one place, and nonsense.

import { copied, openTool, pasteMade, said, says, what } from "./check";
import { axe, expect, open, test } from "./lab";
import { computed } from "./explorer";

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
});

test("Grundy values", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  await openTool(page);
  await says(page, "[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]", "All 13 values agree.");
  await says(page, "n,G(n)\n0,0\n1,1\n2,2\n3,3\n", "All 4 values agree.");
  await says(page, "[0, 1, 2, 3, 1, 4, 3, 2, 1, 5]", "G(9): you have 5; the right value is 4.");
  await expect(said(page).locator("mark")).toHaveText("5");
  await expect(said(page)).toContainText("mex");
  await says(page, "[0, 1, 2,\n 3, 1, spam]", "Line 2, column 8: “spam” is not a value.");
  await expect(said(page)).toContainText("5 values before this place agree");
  await says(page, await copied(page, "Python"), "All 21 values agree.");
  expect(await copied(page, "LaTeX")).toContain("\\begin{tabular}");
  await axe(page);
});

test("more values than one slice", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/5?view=sequence&to=200000");
  await computed(page, "200,000");
  await openTool(page);
  // From 71 on the values of Kayles repeat with period 12 (Winning Ways, chapter 4).
  const kayles = (wrong: number) => {
    const values = [0];
    for (let n = 1; n < 150_000; n++) {
      if (n >= 83) {
        values.push(values[n - 12]);
        continue;
      }
      const options = new Set<number>();
      for (const rest of [n - 1, n - 2]) for (let left = 0; left <= rest; left++) options.add(values[left] ^ values[rest - left]);
      let mex = 0;
      while (options.has(mex)) mex++;
      values.push(mex);
    }
    values[149_999] += wrong;
    return values.join(" ");
  };
  await pasteMade(page, kayles);
  await expect(said(page)).toContainText("All 150,000 values agree.");
  await page.getByRole("button", { name: "Remove this text" }).click();
  await pasteMade(page, kayles, 1);
  await expect(said(page)).toContainText("G(149999): you have");
});

test("nimbers of squares", async ({ page }) => {
  await open(page, "#/v1/pawns/5x5/1.1?view=nimbers");
  await openTool(page);
  const right = ["0 1 3 0 1", "1 0 2 1 0", "3 2 0 3 2", "0 1 3 0 1", "1 0 2 1 0"];
  await says(page, right.join("\n"), "All 25 values agree.");
  const array = `int t[5][5] = {${right.map((row) => `{${row.replaceAll(" ", ", ")}}`).join(", ")}};`;
  await says(page, array, "All 25 values agree.");
  await says(page, right.join("\n").replace("3 2 0 3 2", "3 2 1 3 2"), "(3, 3): you have 1; the right value is 0.");
  await expect(said(page).locator(".mex-line")).toBeVisible();
  await says(page, "0 1\n1 1", "(2, 2): you have 1; the right value is 0.");
  await says(page, await copied(page, "CSV"), "All 25 values agree.");
  await axe(page);
});

test("an attractor: its vertices, ranks, a strategy", async ({ page }) => {
  await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor");
  await openTool(page);
  await says(page, "[8, 10, 4, 5, 6, 1, 0]", "The set is right: 7 vertices.");
  await says(page, "{0, 1, 4, 5, 6, 8, 10}", "The set is right: 7 vertices.");
  await says(page, "{0, 1, 2, 4, 5, 6, 8, 10}", "Vertex 2 (4;1) is not in the attractor.");
  await expect(said(page)).toContainText("leads out of the attractor");
  await expect(page.locator("svg .vertex.check-here .badge")).toHaveText("▲");
  // What is missing is no value that is wrong.
  await says(page, "[8, 10]", "Differences in all: 5.");
  await says(page, "[8, 10, xyz]", "Line 1, column 9: “xyz” is not a vertex of this graph.");
  await what(page).selectOption("Ranks");
  await says(page, "{8: 0, 10: 1, 4: 2, 5: 2, 6: 2, 1: 3, 0: 4}", "All 7 values agree.");
  await says(page, "{8: 0, 10: 1, 4: 2, 5: 2, 6: 2, 1: 3, 0: 5}", "0 (6;0): you have 5; the right value is 4.");
  await what(page).selectOption("A strategy");
  await says(page, "{0: 1, 4: 10, 5: 10, 6: 10}", "The strategy wins.");
  await says(page, "{0: 2, 4: 10, 5: 10, 6: 10}", "leaves the attractor");
  await says(page, await copied(page, "JSON"), "The strategy wins.");
  await axe(page);
});

test("the lists of a graph", async ({ page }) => {
  await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor");
  await openTool(page);
  await what(page).selectOption("The graph: (S, A, E)");
  await says(page, await copied(page, "Python"), "All 24 values agree.");
  await says(page, await copied(page, "CSV"), "All 24 values agree.");
  await what(page).selectOption("Lists of successors: A, suc");
  await says(page, "0: [1, 2, 3]\n1: [4, 5, 7]", "suc[1]: 7 (1;0) does not belong here.");
  await expect(said(page)).toContainText("J1 moves at");
  await expect(page.locator("svg .vertex.check-here .badge")).toHaveText("▲");
  await what(page).selectOption("The edges as pairs");
  await says(page, await copied(page, "CSV"), /All \d+ values agree\./);
  await what(page).selectOption("(S0, F0) for J0; for J1, (S1, F1)");
  await says(page, "([0, 4, 5, 6, 7, 8], [8])", "All 7 values agree.");
  await says(page, "([0, 4, 5, 6, 7, 8], [11])", "F0: 11 (0;1) does not belong here.");
  await axe(page);
  await open(page, "#/v1/graph/tree-6-3/0?rule=misere&view=minimax");
  await openTool(page);
  await says(page, await copied(page, "JSON"), "All 52 values agree.");
  await says(page, "{0: -1}", "minimax[0]: you have -1; the right value is 1.");
  await expect(said(page)).toContainText("takes the largest of");
});

test("the functions of the practical on pawns", async ({ page }) => {
  await open(page, "#/v1/pawns/5x5/2.1+2.1+3.5?view=nimbers");
  await openTool(page);
  await what(page).selectOption("Neighbours: square → squares within reach");
  await says(page, "(1,1): (1,2) (1,3) (2,1) (3,1)", /values agree/);
  await says(page, "(1,1): (1,2) (1,4) (2,1) (3,1)", "(1, 1): (1, 4) does not belong here.");
  await what(page).selectOption("The table of ⊕");
  await says(page, "0 1 2 3\n1 0 3 2\n2 3 0 1\n3 2 1 0", "All 16 values agree.");
  await says(page, "0 1 2 3\n1 2 3 2\n2 3 0 1\n3 2 1 0", "(1, 1): you have 2; the right value is 0.");
  await expect(said(page)).toContainText("In binary: 1 ⊕ 1 = 0.");
  await what(page).selectOption("The grid as text: 1|O|-|-");
  await says(page, await copied(page, "CSV"), "All 25 values agree.");
  await axe(page);
});

test("values in reach, and the period", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=400");
  await openTool(page);
  await what(page).selectOption("Values within reach of each heap");
  await says(page, "{4: {0, 2, 3}}", /values agree/);
  await says(page, "{4: {0, 1, 3}}", "opt(4): 1 does not belong here.");
  await what(page).selectOption("(Pre-period, period)");
  await says(page, "(71, 12)", "The value agrees.");
  await says(page, "(70, 12)", "(n₀, p): you have (70, 12); the right value is (71, 12).");
  await says(page, "n0 = 71, p = 12", "The value agrees.");
  await says(page, "12", "“(12)” is not a pair of numbers.");
  await says(page, "(70, 12)", "(n₀, p): you have (70, 12)");
  await expect(said(page)).toContainText("G(70) = 6, but G(82) = 2: from n = 70 on");
  await says(page, "(71, 24)", "24 is a multiple of 12");
  await what(page).selectOption("How often each value occurs, from G(0) onwards");
  await says(page, "{0: 2}", "The empty heap counts too: G(0) = 0.");
  await what(page).selectOption("The values that are rare under the best mask");
  await says(page, "[0, 3, 5, 6, 7]", "7 is 111 in binary; the mask 1111 keeps 111.");
  await says(page, "[0, 3, 5]", "the first heap with this value is n = 11.");
  await axe(page);
});

test("what a console shows, and the parts of a program for a code", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=400");
  await openTool(page);
  await expect(page.locator("#check-about")).toContainText("the code shown here");
  await says(page, ">>> tab_val_grundy(5, [0, 7, 7])\n[0, 1, 2, 3, 1, 4]\n>>> ", "All 6 values agree.");
  await says(page, "G(0) = 0\nG(1) = 1\nG(2) = 3", "G(2): you have 3; the right value is 2.");
  await expect(said(page).locator("mark")).toHaveText("3");
  await says(page, "[0 1 2 ... 4]", "“...” stands for values that were left out.");
  await what(page).selectOption("The mex of sets of your choice");
  await says(page, "mex({0, 1, 4, 2}) = 3\nmex(set()) = 0", "All 2 values agree.");
  await says(page, "mex({0, 1, 4, 2}) = 5", "mex {0, 1, 2, 4}: you have 5; the right value is 3");
  await expect(page.locator(".check-copy")).toHaveCount(0);
  await what(page).selectOption("What the digits allow: (tokens taken, heaps left)");
  await says(page, await copied(page, "Python"), "All 6 values agree.");
  await says(page, "[(1, 0), (1, 1), (1, 3)]", "(1, 3) does not belong in this list.");
  await expect(said(page)).toContainText("Digit number 1 of the code is 7");
  await what(page).selectOption("The ways to cut each heap in two");
  await says(page, "decoupages(5) = [(1, 4), (2, 3)]", /values agree/);
  await says(page, "[(1, 4), (2, 3)]", "Write what each result belongs to, for example 5: [(1, 4), (2, 3)].");
  await what(page).selectOption("A mask that leaves the fewest rare heaps");
  await says(page, "0b1111", "The value agrees.");
  await says(page, "7", "Rare heaps under the mask 111: ");
});

test("reasons are about what differs, and other numberings of a graph are explained", async ({ page }) => {
  await open(page, "#/v1/pawns/5x5/2.1+2.1+3.5?view=nimbers");
  await openTool(page);
  await what(page).selectOption("Neighbours: square → squares within reach");
  await says(page, ">>> voisins(1, 1)\n[(1, 2), (1, 4)]", "(1, 1): (1, 4) does not belong here.");
  await expect(said(page)).toContainText("Squares within one move of (1, 1): (1, 2), (1, 3), (2, 1), (3, 1).");
  await what(page).selectOption("The squares of the pieces, with their nimbers or without");
  await says(page, "1:(2,1) 2:(2,1) 3:(3,4) :", "(3, 4) does not belong in this list.");
  await expect(said(page)).toContainText("The pieces on the board are on these squares:");
  await says(page, "1:(2,1) 1:(2,1)", "“1” occurs twice.");
  await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor");
  await openTool(page);
  await says(page, "[2, 3]", "enter its graph as your own graph under “Play”, “New game”");
  await what(page).selectOption("The vertices won by the player: F0 or F1");
  await says(page, "[11]", "0;1 (vertex 11) is a final vertex: J1 has won there.");
});

test("beside the tables of misère play and of the atlas, with reasons", async ({ page }) => {
  // The atlas gets to Kayles among a hundred other codes.
  test.slow();
  const why = said(page).locator(".check-why");
  await open(page, "#/v1/heaps/0.77/5?rule=misere&view=misere&genera=20");
  await openTool(page);
  await says(page, "['0', '1', '2', '3', '1', '4^146', '3', '3']", "genus(7): you have 3; the right value is 2.");
  await expect(why).toContainText("In normal play, the values of the options of a heap of 7 are");
  await expect(why).toContainText("The smallest number not among them is 2.");
  await why.getByText(/^The \d+ options and their genera/).click();
  await expect(why.locator("table.options tbody tr").first()).toBeVisible();
  await what(page).selectOption("Misère nim values of single heaps");
  await says(page, "[1, 0, 3]", "the right value is 2.");
  await expect(why).toContainText("The misère nim values of the options of a heap of 2 are 0, 1.");
  await what(page).selectOption("The class of each heap in the quotient");
  await says(page, "['1', 'a', 'a']", /Φ\(2\): you have a; the right value is b\./);
  await expect(why).toContainText("One move in a heap of 2 leads to the classes 1, a.");
  await expect(why).toContainText("a losing class, and");
  await says(page, "['1', 'aaa', 'b']", "All 3 values agree.");
  await what(page).selectOption("The losing classes of the quotient: P");
  await says(page, "['a', 'b']", "b does not belong in this list.");
  await expect(why).toContainText("b is the class of a heap of 2: a move there leads to a, a losing class.");
  await what(page).selectOption("The relations of the quotient");
  await says(page, await copied(page, "Python"), /agree/);
  await says(page, "a^2 = 1\nb = 1", "b = 1 is false in this quotient: the left side is b, the right side 1.");
  await expect(why).toContainText("So the two differ.");
  await says(page, "['a^2 = 1']", "Your relations are true, but");
  await axe(page);
  await open(page, "#/v1/heaps/0.77/5?view=atlas");
  // What is published can be checked before anything is found here.
  await openTool(page);
  await says(page, "{'0.77': (70, 12)}", "the right value is (71, 12).");
  await page.getByRole("button", { name: "Compute" }).click();
  // Found here, and not only published. Rows out of sight are not there.
  await page.locator(".atlas-table").evaluate((table) => {
    const height = table.querySelector("th[scope=row]")!.getBoundingClientRect().height;
    table.closest(".scroll, [tabindex]")!.scrollTo(0, 55 * height);
  });
  const kayles = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "0.77", exact: true }) });
  await expect(kayles.locator(".badge.proved")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Stop" }).click();
  await openTool(page);
  await says(page, "{'0.77': (70, 12)}", "the right value is (71, 12).");
  await expect(why).toContainText("G(70) = 6, but G(82) = 2: from n = 70 on");
  await says(page, "{'0.77': (71, 24)}", "24 is a multiple of 12");
});

test("counters, best lines and outcomes after each bite", async ({ page }) => {
  await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor");
  await openTool(page);
  await what(page).selectOption("check-matter-counters");
  await says(page, "[0, 1, 2, 3, 0, 0, 0, 2, 0, 1, 0, 0]", "you have");
  await expect(said(page).locator(".check-why")).toContainText("into the attractor, which leaves the counter at");
  await says(page, await copied(page, "Python"), "All 12 values agree.");
  await what(page).selectOption("check-matter-triple");
  await says(page, await copied(page, "CSV"), "agree.");
  await page.goto("about:blank");
  await open(page, "#/v1/graph/tree-6-3/0?rule=misere&view=minimax");
  await openTool(page);
  await what(page).selectOption("check-matter-line");
  await says(page, "0 → 2", "leads to the value");
  await expect(said(page).locator(".check-why")).not.toBeEmpty();
  await says(page, "[0, 1, 4]", "Your line ends at 4");
  await says(page, await copied(page, "JSON"), "values agree.");
  await page.goto("about:blank");
  await open(page, "#/v1/chomp/3x5/5.3.3?view=map");
  await openTool(page);
  await what(page).selectOption("check-matter-outcomes");
  await says(page, "(0, 1): False", "(0, 1): you have False; the right value is True.");
  await expect(said(page).locator(".check-why")).not.toBeEmpty();
  await says(page, await copied(page, "JSON"), "All 10 values agree.");
  await what(page).selectOption("check-matter-winning");
  await says(page, "(7, 7)", "(7, 7)");
  await expect(said(page).locator(".check-why")).toContainText("(7,");
});

test("who wins single heaps, beside the rule in pictures and beside the values", async ({ page }) => {
  await open(page, "#/v1/heaps/0.333/7");
  await page.getByText("The rule in pictures").click();
  await openTool(page);
  await says(page, "[False, True, True, True, False]", "All 5 values agree.");
  await says(page, "W W W L W", "All 5 values agree.");
  await says(page, "[0, 4, 9]", "n = 8: you have True; the right value is False.");
  await expect(said(page).locator(".check-why")).toHaveText("Whatever the player to move leaves of a heap of 8, the opponent wins.");
  await expect(said(page).locator(".check-marked .check-here")).toContainText("False");
  await what(page).selectOption("check-matter-single-misere");
  await says(page, "losing: [1, 5, 9]", "All 10 values agree.");
  await says(page, await copied(page, "CSV"), "agree.");
  await axe(page);
  await page.goto("about:blank");
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=20");
  await openTool(page);
  await what(page).selectOption("check-matter-single");
  await says(page, "{0: False, 1: True, 2: False}", "n = 2: you have False; the right value is True.");
});

test("another graph begins its own steps", async ({ page }) => {
  await open(page, "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor");
  await expect(page.locator(".graph-panel").first()).toBeVisible();
  await page.evaluate(() => location.assign("#/v1/graph/list/a=0-1.2+b=1-0+c=10?view=attractor"));
  await page.getByRole("button", { name: "Go to the end" }).click();
  await expect(page.locator("svg .vertex .badge")).toHaveText(["r1", "r2", "r0"]);
});

test("the position on the board: who wins, its nim-sum and its values", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/3+5+7?view=analyse");
  await openTool(page);
  await what(page).selectOption({ label: "True or False: does the player to move win?" });
  await says(page, "True", "agree");
  await says(page, "gagnante([3, 5, 7]) = False", "the right value is True");
  // What is said of another position says nothing of this one.
  await says(page, "gagnante([1, 1]) = False", "One call is about a position other than [3, 5, 7]");
  await says(page, "gagnante([1, 1]) = False\ngagnante([7, 5, 3]) = False", "the right value is True");
  await expect(said(page)).toContainText("The player to move wins. A winning move: take 1 match from heap A, leaving 2.");
  await what(page).selectOption({ label: "The nim-sum of the position" });
  await says(page, "1", "agree");
  await says(page, "2", "You have 2; the right value is 1.");
  await expect(said(page)).toContainText("3 ⊕ 5 ⊕ 7 = 1.");
  await what(page).selectOption({ label: "The values of its parts, in the order of the table" });
  await says(page, "[3, 5, 7]", "agree");
  await says(page, "[3, 5, 6]", "[3, 5, 7]");
  await axe(page);
  // Where answers are away, so is this.
  await page.goto("about:blank");
  await open(page, "#/v1/heaps/0.~3/3+5+7?view=analyse&values=hide");
  await expect(page.getByText("The answers for this position are hidden.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Check or copy results" })).toHaveCount(0);
});

test("who wins a single position is corrected with a move, or says that none wins", async ({ page }) => {
  for (const [link, text, right, why] of [
    ["chomp/4x5/5.5.5.5", "False", "You have False; the right value is True.", "A winning move: take a bite at "],
    ["heaps/0.77/7+5?rule=misere", "False", "You have False; the right value is True.", "A winning move: "],
    ["graph/sticks-6-3/0", "False", "You have False; the right value is True.", "A winning move: move from 6;0 to 4;1."],
    ["heaps/0.~3/3+5+6", "True", "You have True; the right value is False.", "Whatever the move, the opponent is left with"],
  ] as const) {
    await page.goto("about:blank");
    await open(page, `#/v1/${link}${link.includes("?") ? "&" : "?"}view=analyse`);
    await openTool(page);
    await says(page, text, right);
    await expect(said(page)).toContainText(why);
  }
});

test("the lists of a graph that is played on", async ({ page }) => {
  await open(page, "#/v1/graph/sticks-4-3/0");
  await page.locator(".graph-table > summary").click();
  await openTool(page);
  await what(page).selectOption({ label: "Lists of successors: A, suc" });
  await says(page, await copied(page, "Python"), "agree");
  await what(page).selectOption({ label: "(S0, F0) for J0; for J1, (S1, F1)" });
  await says(page, await copied(page, "JSON"), "agree");
  await axe(page);
});

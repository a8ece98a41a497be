// Proofs to be read: the bound, the induction step, remainders, and the certificate.

import { readFile } from "node:fs/promises";
import { axe, expect, open, test } from "./lab";
import { button, computed, fact, main, table } from "./explorer";

test("the proof for Kayles, with its numbers, checked by all options", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
  await button(page, "Read the proof").click();
  const proof = fact(page, "proof");
  await expect(proof.locator(".claim")).toHaveText("G(n + 12) = G(n) for all n ≥ 71.");
  await expect(proof).toContainText("The equation fails for n = 70");
  await expect(proof).toContainText("n₀ = 71, p = 12 and k = 2");
  await expect(proof).toContainText("2n₀ + 2p + k is 168.");
  await expect(proof).toContainText("for all n from 71 to 155");
  await button(page, "Check up to the bound").click();
  await expect(proof.getByRole("status")).toContainText("Confirmed: G(0) to G(167)");
  // A step below the bound is refused; one further on is shown.
  const n = proof.getByRole("textbox", { name: "Choose n =" });
  await expect(n).toHaveValue("156");
  await expect(proof).toContainText("G(168) = G(156) = ");
  await n.fill("155");
  await expect(proof.getByRole("alert")).toContainText("Enter a whole number from 156");
  // Typed sign by sign, over numbers that will not do, it stays the same field.
  await n.selectText();
  await page.keyboard.type("1000");
  await expect(n).toBeFocused();
  await expect(n).toHaveValue("1000");
  await expect(proof).toContainText("Compare the heaps of 1000 and of 1012.");
  await proof.getByText("Options of 1012").click();
  await expect(proof.getByRole("cell", { name: "999", exact: true }).first()).toBeVisible();
  await axe(page);
});

test("the argument by rare heaps, with its numbers, at an n of one's own", async ({ page }) => {
  await open(page, "#/v1/heaps/0.16/7+5?view=sequence&to=1000000&until=proof");
  await expect(fact(page, "period").locator(".badge.proved")).toBeVisible({ timeout: 30_000 });
  await button(page, "Read the proof").click();
  const proof = fact(page, "proof");
  await expect(proof.locator(".claim")).toHaveText(/G\(n\s\+\s149,459\)\s=\sG\(n\) for all n\s≥\s105,351\./);
  await expect(proof).toContainText("Mask 11110 in binary, 30 in decimal.");
  await expect(proof).toContainText("with L = 13,935, no heap from 13,936 to 277,759 is rare");
  await expect(proof).toContainText("W = max(L, D) + k = 21,579");
  // The step at the first n for which it holds, and at another.
  const n = proof.getByRole("textbox", { name: "Choose n =" });
  await expect(n).toHaveValue("277,760");
  await expect(proof).toContainText("Compare the heaps of 128,301 and of 277,760.");
  await n.fill("300000");
  await expect(proof).toContainText("Compare the heaps of 150,541 and of 300,000.");
  await expect(proof).toContainText(/G\(300,000\)\s=\sG\(150,541\)\s=\s\d+/);
  await expect(proof.getByRole("region", { name: "An option for each smaller rare value" }).locator("tbody tr").first()).toBeVisible();
  await proof.getByText(/that leave a rare heap and a common one/).click();
  await expect(proof.getByRole("cell", { name: /^[\d,]+\s\+\s[\d,]+$/ }).first()).toBeVisible();
  await n.fill("277759");
  await expect(proof.getByRole("alert")).toContainText("Enter a whole number from 277,760");
  // The textbook's bound is out of reach here; its step can be read too.
  await expect(proof).toContainText("The bound 2n₀ + 2p + k is 509,622.");
  await proof.getByText("The induction step for this bound").click();
  await expect(proof).toContainText("Compare the heaps of 360,163 and of 509,622.");
  await axe(page);
});

test("where it is in reach the textbook's bound confirms the argument by rare heaps, in French", async ({ page }) => {
  await open(page, "#/v1/heaps/0.156/7?view=sequence&to=6000&until=proof&lang=fr");
  await button(page, "Lire la démonstration").click();
  const proof = fact(page, "proof");
  // Whoever does not see it is told.
  await expect(page.getByRole("status").filter({ hasText: "La démonstration est affichée sous le bouton." })).toHaveCount(1);
  await expect(proof).toContainText("Tas fréquents et tas rares");
  await expect(proof).toContainText("Ce que montrent les valeurs calculées");
  await button(page, "Vérifier jusqu’à la borne").click();
  await expect(proof.getByRole("status")).toContainText("Confirmé");
  await axe(page);
});

test("a code that repeats for ever has a certificate", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/7?view=sequence&to=200");
  await button(page, "Read the proof").click();
  const download = page.waitForEvent("download");
  await button(page, "Save the certificate").click();
  const file = await download;
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({
    format: "nimlab-period-2", code: "0.~3", preperiod: 0, period: 1, saltus: 1, values: [0],
  });
});

test("a code that repeats for ever is proved from its values, with the numbers of the theorem", async ({ page }) => {
  await open(page, "#/v1/heaps/0.30~03/7?view=sequence&to=200");
  await button(page, "Read the proof").click();
  const proof = fact(page, "proof");
  await expect(proof.locator(".claim")).toHaveText("G(n + 10) = G(n) + 3 for all n ≥ 2.");
  await expect(proof).toContainText("P = 2 is the number of digits before the part that repeats, and L = 2");
  await expect(proof).toContainText("q = 10 is the least common multiple of p = 10 and L.");
  await expect(proof).toContainText("t = s · q/p = 3");
  await expect(proof).toContainText("K = 4 is the larger of two numbers");
  await expect(proof).toContainText("The bound is N + q − 1 = 28.");
  await button(page, "Check up to the bound").click();
  await expect(proof.getByRole("status")).toContainText("Confirmed: G(0) to G(28)");
  // A step below N is refused; one further on is shown.
  const n = proof.getByRole("textbox", { name: "Choose n =" });
  await expect(n).toHaveValue("19");
  await expect(proof).toContainText("G(29) = G(19) + 3 = 8");
  const witnesses = proof.getByRole("region", { name: "An option for each value from 0 to 4" });
  await expect(witnesses.locator("tbody tr")).toHaveCount(5);
  await n.fill("18");
  await expect(proof.getByRole("alert")).toContainText("Enter a whole number from 19");
  await n.fill("100");
  await expect(proof).toContainText("Compare the heaps of 100 and of 110.");
  const matched = proof.getByRole("region", { name: "Options of 100 and of 110 with the same number taken" });
  await expect(matched.locator("tbody tr").first().getByRole("cell")).toHaveText(["1", "99", "29", "109", "32"]);
  await axe(page);
});

test("where nothing is added, options are matched by what is left too, in French", async ({ page }) => {
  await open(page, "#/v1/heaps/0.3~1/7?view=sequence&to=200&lang=fr");
  await button(page, "Lire la démonstration").click();
  const proof = fact(page, "proof");
  await expect(proof).toContainText("N = a + q + P = 4");
  await expect(proof).toContainText("La borne est N + q − 1 = 5.");
  await button(page, "Vérifier jusqu’à la borne").click();
  await expect(proof.getByRole("status")).toContainText("Confirmé");
  const left = proof.getByRole("region", { name: "Options de 4 et de 6 qui laissent le même reste" });
  await expect(left.locator("tbody tr").first().getByRole("cell")).toHaveText(["0", "0", "4", "6"]);
  await expect(proof).toContainText("G(6) = G(4) = 2");
  await axe(page);
});

test("a rule that leaves two equal heaps is proved, with the numbers of the theorem", async ({ page }) => {
  await open(page, "#/v1/heaps/take-1.2-equal/5?view=sequence&to=200");
  await button(page, "Read the proof").click();
  const proof = fact(page, "proof");
  await expect(proof.locator(".claim")).toHaveText("G(n + 1) = G(n) for all n ≥ 3.");
  await expect(proof).toContainText("a = max(n₀, 1) = 3");
  await expect(proof).toContainText("T = 2 is the largest number of tokens");
  await expect(proof).toContainText("k = 2 is the largest number of heaps");
  await expect(proof).toContainText("q = 2p = 2 is the number of tokens by which heaps are compared.");
  await expect(proof).toContainText("b = 2a + 3q + T = 14 is the last n");
  await expect(proof).toContainText("The bound is b + q = 16.");
  await button(page, "Check up to the bound").click();
  await expect(proof.getByRole("status")).toContainText("Confirmed: G(0) to G(16)");
  // A step up to b is refused; one further on is shown.
  const n = proof.getByRole("textbox", { name: "Choose n =" });
  await expect(n).toHaveValue("15");
  await expect(proof).toContainText("G(17) = G(15) = 1");
  await n.fill("14");
  await expect(proof.getByRole("alert")).toContainText("Enter a whole number from 15");
  await n.fill("100");
  await expect(proof).toContainText("Compare the heaps of 100 and of 102.");
  await proof.getByText("Options of 102").click();
  const options = proof.getByRole("region", { name: "Options of 102" });
  await expect(options.locator("tbody tr")).toHaveCount(1);
  await expect(options.locator("tbody tr").first().getByRole("cell")).toHaveText(["2", "50 + 50", "49 + 49", "0"]);
  await axe(page);
  const download = page.waitForEvent("download");
  await button(page, "Save the certificate").click();
  const file = await download;
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toEqual({
    format: "nimlab-period-3", moves: { 1: ["equal"], 2: ["equal"] }, preperiod: 3, period: 1, saltus: 0, bound: 16,
    values: [0, 0, 0, 1],
  });
});

test("a rule that leaves three heaps is proved, in French", async ({ page }) => {
  await open(page, "#/v1/heaps/x0.B/5?view=sequence&to=200&lang=fr");
  await button(page, "Lire la démonstration").click();
  const proof = fact(page, "proof");
  await expect(proof).toContainText("k = 3 est le plus grand nombre de tas qui puissent rester.");
  await expect(proof).toContainText("b = 9, le plus grand des nombres 2a + 3q + T et 3a + 2q + T");
  await expect(proof).toContainText("La borne est b + q = 11.");
  await button(page, "Vérifier jusqu’à la borne").click();
  await expect(proof.getByRole("status")).toContainText("Confirmé");
  await proof.getByRole("textbox", { name: "Choisir n =" }).fill("30");
  await expect(proof).toContainText("S’il reste trois tas");
  await proof.getByText("Options de 32").click();
  const options = proof.getByRole("region", { name: "Options de 32" });
  await expect(options.locator("tbody tr").nth(1).getByRole("cell")).toHaveText(["1", "29 + 1 + 1", "27 + 1 + 1", "1"]);
  await expect(proof).toContainText("Le fichier contient les coups de la règle");
  await axe(page);
});

test("a rule in words that splits no heap is proved by remainders", async ({ page }) => {
  await open(page, "#/v1/heaps/take-65.70-whole/5?view=sequence&to=400");
  await button(page, "Read the proof").click();
  const proof = fact(page, "proof");
  await expect(proof).toContainText("The argument by remainders");
  await expect(proof.locator("tbody tr")).toHaveCount(135);
  await expect(proof.locator("tbody tr").nth(70)).toContainText("− 65 → 5 : 0");
  await expect(button(page, "Save the certificate")).toBeVisible();
});

test("powers are proved for all heaps, so there is no certificate", async ({ page }) => {
  await open(page, "#/v1/heaps/powers2/5?view=sequence&to=200");
  await button(page, "Read the proof").click();
  const proof = fact(page, "proof");
  await expect(proof).toContainText("On division by 3, the number 2 leaves the same remainder as −1.");
  const lines = proof.getByRole("region", { name: "The argument by remainders" });
  await expect(lines.locator("tbody tr")).toHaveCount(3);
  await expect(lines.locator("tbody tr").nth(2)).toContainText("− 2 → 0 : 0");
  await proof.getByRole("textbox", { name: "Choose n =" }).fill("20");
  const moves = proof.getByRole("region", { name: "All moves from 20" });
  await expect(moves.locator("tbody tr")).toHaveCount(5);
  await expect(moves.locator("tbody tr").nth(3).getByRole("cell")).toHaveText(["8", "2", "12", "0", "0"]);
  await expect(proof).toContainText("G(20) = 2, as the table says for the remainder 2.");
  await expect(proof).toContainText("no values need to be checked, and there is no certificate file");
  await expect(button(page, "Save the certificate")).toHaveCount(0);
  await axe(page);
});

test("the certificate is a file that is the one of the command", async ({ page }) => {
  await open(page, "#/v1/heaps/0.333/7?view=sequence");
  await button(page, "Read the proof").click();
  const download = page.waitForEvent("download");
  await button(page, "Save the certificate").click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("0.333.json");
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toEqual({
    format: "nimlab-period-1", code: "0.333", preperiod: 0, period: 4, saltus: 0, bound: 13, values: [0, 1, 2, 3],
  });
});

test("sticks are proved by remainders, in French", async ({ page }) => {
  await open(page, "#/v1/heaps/0.333/7?view=sequence&lang=fr");
  await button(page, "Lire la démonstration").click();
  const proof = fact(page, "proof");
  await expect(proof).toContainText("L’argument des restes");
  await expect(proof.locator("tbody tr")).toHaveCount(4);
  await expect(proof.locator("tbody tr").nth(2)).toContainText("− 1 → 1 : 1");
  await expect(proof).toContainText("Laissez un multiple de 4");
  await axe(page);
});

test("what is proved otherwise says so, and Nim is proved by induction", async ({ page }) => {
  await open(page, "#/v1/heaps/0.~3/7?view=sequence&to=200");
  await button(page, "Read the proof").click();
  await expect(fact(page, "proof")).toContainText("so G(n) = n.");
  await open(page, "#/v1/heaps/0.127/7?view=sequence&to=1000000&until=proof");
  await expect(fact(page, "period").locator(".badge.proved")).toBeVisible({ timeout: 20_000 });
});

test("a long period of a subtraction game has a line for each remainder", async ({ page }) => {
  // 3, 50 or 60 tokens: the first 64 values, then 110 that repeat.
  await open(page, `#/v1/heaps/0.003${"0".repeat(46)}3${"0".repeat(9)}3/7?view=sequence&to=400`);
  await button(page, "Read the proof").click();
  await expect(fact(page, "proof")).toContainText("The argument by remainders");
  await expect(fact(page, "proof").locator("tbody tr")).toHaveCount(110);
});

test("the argument by remainders decides sticks on the board, in misère play too", async ({ page }) => {
  await open(page, "#/v1/heaps/0.333/9?rule=misere&view=analyse");
  await expect(main(page)).toContainText("loses if it is 1.");
  await expect(main(page)).toContainText("The heap of 9 has the remainder 1: the player to move loses.");
  await expect(main(page)).not.toContainText("exhaustive search");
  await open(page, "#/v1/heaps/0.333/9?view=analyse");
  await expect(main(page)).toContainText("The heap of 9 has the remainder 1: the player to move wins.");
});

test("a value of the table says where it comes from", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&to=50");
  await computed(page, "50");
  await table(page).getByRole("row").nth(2).getByRole("cell").nth(1).click();
  await expect(main(page)).toContainText("The Grundy value of a heap of 11 is 6");
  const field = main(page).getByRole("textbox", { name: /Where does a value come from/ });
  await field.fill("9");
  await field.press("Enter");
  await expect(main(page)).toContainText("The Grundy value of a heap of 9 is 4");
});

test("the rule is drawn, with who wins small heaps", async ({ page }) => {
  await open(page, "#/v1/heaps/0.333/7?view=sequence");
  await main(page).getByText("The rule in pictures").click();
  const drawn = main(page).locator(".drawn-rule");
  await expect(drawn.locator(".digit")).toHaveText(["Digit 1: 3 = 1 + 2", "Digit 2: 3 = 1 + 2", "Digit 3: 3 = 1 + 2"]);
  const row = (place: number) => drawn.locator(".strip tbody tr").nth(place).getByRole("cell");
  await expect(row(0)).toHaveText([..."NNNPNNNPNNNPNN"]);
  await expect(row(1)).toHaveText([..."PNNNPNNNPNNNPN"]);
});

test("digits above 7 are drawn as moves too", async ({ page }) => {
  await open(page, "#/v1/heaps/x0.F8/7?view=sequence");
  await main(page).getByText("The rule in pictures").click();
  const drawn = main(page).locator(".drawn-rule");
  await expect(drawn.locator(".digit")).toHaveText(["Digit 1: F = 1 + 2 + 4 + 8", "Digit 2: 8"]);
  await expect(drawn.locator(".digits figcaption").last()).toHaveText("take 2, leave three heaps");
  await expect(drawn.locator(".digits li").last().locator("circle.stays")).toHaveCount(6);
});

test("strategy stealing is played", async ({ page }) => {
  await open(page, "#/v1/chomp/3x4/4.4.4?view=analyse");
  await main(page).getByRole("link", { name: /bite the corner \(3,\s4\)/ }).click();
  await expect(page).toHaveURL(/chomp\/3x4\/4\.4\.3/);
  await main(page).getByRole("link", { name: /Steal this reply/ }).click();
  await expect(page).toHaveURL(/chomp\/3x4\/4\.4\.4\?.*moves=/);
  await expect(main(page).locator(".verdict")).toHaveText(/loses|losing|P-position/i);
});

test("after a search for a period the plain method asks for no more than there is", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence");
  await button(page, "Find the period").click();
  await expect(page).toHaveURL(/until=proof/);
  await expect(fact(page, "period").locator(".badge.proved")).toBeVisible();
  await button(page, "Try the plain method").click();
  await expect(page).toHaveURL(/method=plain/);
  const to = Number(new URL(page.url().replace("#", "")).searchParams.get("to") ?? "1000");
  expect(to).toBeLessThan(20_000);
  await computed(page, "[\\d,]+");
});

test("the links of a page keep the language that its link set", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=sequence&lang=fr&to=100");
  await computed(page, "100");
  await main(page).locator("#named summary").click();
  await expect(main(page).locator("#named a").first()).toHaveAttribute("href", /lang=fr/);
});

test("the first page says what this is and how to cite it", async ({ page }) => {
  await open(page, "");
  await page.locator("#about summary").click();
  await expect(page.locator("#about")).toContainText(/Nimlab \d+\.\d+\.\d+ plays/);
  await expect(page.locator("#about")).toContainText("To cite a result");
});

test("the atlas opens with what is known", async ({ page }) => {
  await open(page, "#/v1/heaps/0.77/7+5?view=atlas");
  const row = main(page).getByRole("row").filter({ has: page.getByRole("link", { name: "0.07", exact: true }) });
  await expect(row.getByRole("cell")).toContainText(["published", "34", "53"]);
  await expect(main(page)).toContainText("They first differ at n = 519");
});

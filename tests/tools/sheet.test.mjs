// The page of the contact sheet names the pictures that differ from those that were kept.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compared, indexOf } from "../../tools/sheet/compared.mjs";

test("the page lists what differs, shows it as it was, and says so where nothing does", () => {
  const pictures = [{ name: "coins", file: "coins.png", changed: "1.50 % differ" }, { name: "heaps", file: "heaps.png" }];
  const page = indexOf(pictures, "../sheet-kept");
  assert.match(page, /<li><a href="#coins">coins<\/a>: 1\.50 % differ<\/li><\/ul>/);
  assert.match(page, /src="\.\.\/sheet-kept\/coins\.png"/);
  assert.match(page, /src="coins\.changes\.png"/);
  assert.doesNotMatch(page, /heaps\.changes|sheet-kept\/heaps/);
  assert.match(indexOf(pictures.slice(1), "../sheet-kept"), /Nothing differs/);
});

test("a picture is new where others were kept, and one that is the same needs no browser", async () => {
  const folder = mkdtempSync(join(tmpdir(), "nimlab-"));
  const [kept, drawn] = [join(folder, "kept"), join(folder, "drawn")];
  mkdirSync(drawn);
  writeFileSync(join(drawn, "a.png"), "a");
  assert.deepEqual(await compared(null, [kept, drawn], "a.png"), { isNew: false });
  mkdirSync(kept);
  assert.deepEqual(await compared(null, [kept, drawn], "a.png"), { isNew: true });
  writeFileSync(join(kept, "a.png"), "a");
  assert.deepEqual(await compared(null, [kept, drawn], "a.png"), {});
  rmSync(folder, { recursive: true });
});

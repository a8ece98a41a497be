// The script that is in the built page, the policy that allows it and no other, and the age of a
// build.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressed, boardsOf, inOrder, inlined, nameScripts, nameSolver, stamp, tellLessons, textsOf } from "../../tools/finish.mjs";

const TAG = '<script src=./start-0a.js></script>';
const PAGE = `<meta content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'">${TAG}<p>x`;

test("the script takes the place of its tag, and the policy names it", () => {
  const script = 'var a = "$& $1 <p>";';
  const hash = createHash("sha256").update(script).digest("base64");
  assert.equal(
    inlined(PAGE, TAG, script),
    `<meta content="default-src 'none'; script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval'"><script>${script}</script><p>x`,
  );
});

test("the picture of link previews has its whole address where the site has one", () => {
  for (const tag of ['<meta property=og:image content=preview.png>', '<meta property="og:image" content="preview.png" />']) {
    for (const site of ["https://example.org/nimlab", "https://example.org/nimlab/"]) {
      const page = addressed(tag, site);
      assert.match(page, /^<meta property="og:url" content="https:\/\/example\.org\/nimlab\/">/);
      assert.match(page, /og:image"? content="https:\/\/example\.org\/nimlab\/preview\.png"( \/)?>$/);
    }
  }
  assert.throws(() => addressed("<p>", "https://example.org"), /does not name the picture/);
  assert.throws(() => addressed('<meta property=og:image content=preview.png>', "example.org"), /no address/);
});

test("what would not work is not written", () => {
  assert.throws(() => inlined(PAGE, TAG, 'var a = "</script>";'), /end the tag/);
  assert.throws(() => inlined("<p>", TAG, "1"), /not what was expected/);
  assert.throws(() => inlined(TAG, TAG, "1"), /not what was expected/);
});

test("the age of a build changes with every file of it, and with none it stays", () => {
  const folder = mkdtempSync(join(tmpdir(), "nimlab-"));
  mkdirSync(join(folder, "snippets"));
  writeFileSync(join(folder, "index.html"), '<meta content="a b" name=nimlab-first><p>x');
  writeFileSync(join(folder, "pawns.css"), "p{}");
  writeFileSync(join(folder, "snippets", "a.js"), "1");
  const ages = new Set();
  const next = () => {
    const age = stamp(folder);
    assert.match(readFileSync(join(folder, "index.html"), "utf8"), new RegExp(`^<meta name=nimlab-age content=${age}><meta content`));
    const version = JSON.parse(readFileSync(join(folder, "version.json"), "utf8"));
    assert.equal(version.age, age);
    assert.deepEqual(Object.keys(version.files).sort(), ["index.html", "pawns.css", "snippets/a.js"]);
    assert.equal(version.files["snippets/a.js"], createHash("sha256").update(readFileSync(join(folder, "snippets", "a.js"))).digest("base64"));
    ages.add(age);
  };
  next();
  next();
  assert.equal(ages.size, 1);
  writeFileSync(join(folder, "pawns.css"), "p{ }");
  next();
  writeFileSync(join(folder, "snippets", "a.js"), "2");
  next();
  writeFileSync(join(folder, "index.html"), readFileSync(join(folder, "index.html"), "utf8").replace("<p>x", "<p>y"));
  next();
  assert.equal(ages.size, 4);
  rmSync(folder, { recursive: true });
});

test("what most pages need is taken first, the solver last", () => {
  const order = ["chunk.but.fr-0a.wasm", "chunk.chomp.heaps-0a.wasm", "chunk.fr-0a.wasm", "chunk.heaps-0a.wasm", "a.css", "b.css", "page-0a_bg.wasm", "solver-0a.js", "solver-0a_bg.wasm"];
  // As large as their place, so that where nothing else counts the smaller one comes first.
  const files = order.map((name, size) => ({ name, size }));
  assert.deepEqual(inOrder(files), order);
  assert.deepEqual(inOrder([...files].reverse()), order);
  const same = ["b.css", "a.css"].map((name) => ({ name, size: 1 }));
  assert.deepEqual(inOrder(same), ["a.css", "b.css"]);
});

test("the solver's files are named by what is in them, and the page is told", () => {
  const folder = mkdtempSync(join(tmpdir(), "nimlab-"));
  const files = { "worker.js": "1", "solver.js": "2", "solver_bg.wasm": "3", "index.html": "<meta name=nimlab-first content=a>" };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  nameSolver(folder);
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const [, ...names] = /nimlab-solver content="(worker-\w+\.js) (solver-\w+\.js) (solver-\w+_bg\.wasm)"/.exec(page);
  assert.deepEqual(names.map((name) => readFileSync(join(folder, name), "utf8")), ["1", "2", "3"]);
  assert.deepEqual(readdirSync(folder).sort(), [...names, "index.html"].sort());
  rmSync(folder, { recursive: true });
});

test("scripts that are fetched later are named after what is in them, and the page knows the names", () => {
  const folder = mkdtempSync(join(tmpdir(), "nimlab-"));
  const named = (figure) => {
    writeFileSync(join(folder, "index.html"), "<meta name=nimlab-first content=a>");
    writeFileSync(join(folder, "figure.js"), figure);
    nameScripts(folder);
    const page = readFileSync(join(folder, "index.html"), "utf8");
    const [, name] = /<meta name=nimlab-figure content=(figure-[0-9a-f]{16}\.js)>/.exec(page);
    assert.equal(readFileSync(join(folder, name), "utf8"), figure);
    return name;
  };
  // What is not there, as the reader of codes is not in a quick build, is not named.
  const [one, other] = ["1", "2"].map(named);
  assert.notEqual(one, other);
  assert.deepEqual(readdirSync(folder).sort(), [one, other, "index.html"].sort());
  rmSync(folder, { recursive: true });
});

test("of each lesson the page is told where its text is, and on which boards it asks", () => {
  const step = (...lines) => `---\n${lines.join("\n")}\n`;
  const views = step("#/v1/heaps/0.77/9?view=sequence&to=9", "Look.") + step("#/v1/heaps/0.77/9?view=sequence", "task: value");
  const text = `title: A\n${views}${step("Why?", "task: open")}${step("#/v1/sum/a_b/1_2?task=move")}---\nteacher:\nNo step.\n`;
  assert.equal(boardsOf(text), "heaps/sequence,heaps,,sum");
  assert.equal(boardsOf(`title: A\n${step("#/v1/chomp/2x2/2.2?task=move")}${step("#/v1/chomp/3x3/3.3.3")}`), "chomp");
  const source = readFileSync("src/app/lesson/texts.rs", "utf8");
  const [english, french] = [textsOf(source), textsOf(source.replaceAll("_fr ", "_EN ").replaceAll("_en ", "_x ").replaceAll("_EN ", "_en "))];
  assert.deepEqual(english, french);
  assert.deepEqual(Object.keys(english).sort(), readdirSync("lessons/en").map((name) => name.replace(".txt", "")).sort());
  const folder = mkdtempSync(join(tmpdir(), "nimlab-lessons-"));
  writeFileSync(join(folder, "index.html"), "<meta name=nimlab-first content=x>");
  tellLessons(folder);
  assert.match(readFileSync(join(folder, "index.html"), "utf8"), /name=nimlab-lessons content="[^"]*\bnim-1:texts_nim:heaps\b/);
  rmSync(folder, { recursive: true });
});

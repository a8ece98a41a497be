// The program in chunks: which pieces become one file, how they are merged, and how the page gets them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chunksOf } from "../../static/chunks.js";
import { linksOf, nameOf, piecesOf, replace } from "../../tools/cut.mjs";
import { grouped } from "../../tools/cut/groups.mjs";
import { hub, importsOf, weight } from "../../tools/cut/wasm.mjs";

const MAIN = 100; // bytes of the main program
const piece = (name, chunks, size) => ({ piece: name, chunks: chunks.split(" "), size });
const groups = (...pieces) =>
  Object.fromEntries(grouped(pieces, MAIN, 1000).map((group) => [group.chunks.join(" "), group.pieces.join(" ")]));

test("a file is named after the chunks that need it, or after all the others", () => {
  const all = ["heaps", "new_game", "texts_en", "texts_fr", "texts_nim_en"];
  assert.equal(nameOf(["heaps", "texts_en"], all), "heaps.texts_en");
  assert.equal(nameOf(["heaps", "new_game", "texts_en", "texts_nim_en"], all), "but.texts_fr");
});

test("pieces for the same chunks are one file, and large ones for others are not", () => {
  assert.deepEqual(
    groups(piece("a", "one two", 9000), piece("b", "two three", 9000), piece("c", "two one", 9000)),
    { "one two": "a c", "three two": "b" },
  );
});

test("a small piece joins the file that brings it to the fewest others", () => {
  const own = [piece("one", "one", 90_000), piece("two", "two", 90_000), piece("three", "three", 90_000)];
  const made = groups(...own, piece("all", "one two three", 5000), piece("bit", "one two", 50));
  assert.deepEqual(made, { one: "one", two: "two", three: "three", "one three two": "all bit" });
});

test("a byte costs a chunk the more, the less it needs", () => {
  const shared = [piece("all", "one two three", 60_000), piece("bit", "two three", 800)];
  const others = [piece("two", "two", 500_000), piece("three", "three", 500_000)];
  // One file less for the two others is worth 800 bytes more for the first, where that needs as much as they do ...
  const equal = groups(piece("one", "one", 500_000), ...others, ...shared);
  assert.deepEqual(equal, { one: "one", two: "two", three: "three", "one three two": "all bit" });
  // ... and not where they are much for it.
  const unequal = groups(piece("one", "one", 60_000), ...others, ...shared);
  assert.deepEqual(unequal, { one: "one", two: "two", three: "three", "one three two": "all", "three two": "bit" });
});

test("the order in which pieces are told makes no difference, and none is lost", () => {
  const sets = ["a", "b", "c", "d", "a b", "a c", "a b c", "b c d", "a b c d", "c d", "b d"];
  const pieces = Array.from({ length: 60 }, (_, i) => piece(`p${i}`, sets[i % sets.length], (i * 7919) % 5000));
  const made = grouped(pieces, MAIN);
  assert.deepEqual(grouped([...pieces].reverse(), MAIN), made);
  assert.deepEqual(made.flatMap((group) => group.pieces).sort(), pieces.map(({ piece }) => piece).sort());
  for (const { piece, chunks } of pieces) {
    const group = made.find(({ pieces }) => pieces.includes(piece));
    assert.ok(chunks.every((chunk) => group.chunks.includes(chunk)));
  }
});

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** The same, tried again with each two files after each step. */
function slowly(pieces, file) {
  let files = pieces
    .map(({ piece, chunks, size }) => ({ chunks: [...new Set(chunks)].sort(), pieces: [piece], size }))
    .sort((a, b) => (a.pieces[0] < b.pieces[0] ? -1 : 1));
  const need = (chunk) => MAIN + sum(pieces.filter(({ chunks }) => chunks.includes(chunk)).map(({ size }) => size));
  const all = [...new Set(pieces.flatMap(({ chunks }) => chunks))];
  const most = Math.max(...all.map(need));
  const weight = new Map(all.map((chunk) => [chunk, Math.round(100 * (most / need(chunk)) ** 1.5)]));
  const cost = ({ chunks, size }) => sum(chunks.map((chunk) => weight.get(chunk))) * (size + file);
  const union = (a, b) => ({
    chunks: [...new Set([...a.chunks, ...b.chunks])].sort(),
    pieces: [...a.pieces, ...b.pieces].sort(),
    size: a.size + b.size,
  });
  for (;;) {
    let [most, two] = [0, null];
    files.forEach((a, i) => {
      for (const b of files.slice(i + 1)) {
        const saved = cost(a) + cost(b) - cost(union(a, b));
        if (saved > most) [most, two] = [saved, [a, b]];
      }
    });
    if (!two) return files.sort((a, b) => (a.chunks.join() < b.chunks.join() ? -1 : 1));
    files = [...files.filter((one) => !two.includes(one)), union(...two)];
  }
}

test("what is put together is what saves most, as it is found by trying all", () => {
  let seed = 7;
  const random = (below) => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % below;
  for (let times = 0; times < 40; times++) {
    const [count, kinds] = [2 + random(40), 2 + random(12)];
    const pieces = Array.from({ length: count }, (_, nth) => ({
      piece: `p${nth}`,
      chunks: Array.from({ length: 1 + random(kinds) }, () => `c${random(kinds)}`),
      size: random(4) ? random(3000) : random(60_000),
    }));
    assert.deepEqual(grouped(pieces, MAIN, 5000), slowly(pieces, 5000));
  }
});

const MEMORY = { module: "x", name: "memory", kind: 2, type: [0, 17] };
const TABLE = { module: "x", name: "table", kind: 1, type: [0x70, 1, 2, 200, 1] };
const GLOBAL = { module: "x", name: "stack", kind: 3, type: [0x7f, 1] };

test("what pieces import is handed on, each thing once", () => {
  const bytes = hub([MEMORY, TABLE, GLOBAL, { ...MEMORY }, { ...GLOBAL, name: "other" }], "main");
  const module = new WebAssembly.Module(bytes);
  const kinds = { memory: "memory", other: "global", stack: "global", table: "table" };
  const told = (list) => Object.fromEntries(list.map(({ name, kind }) => [name, kind]));
  assert.deepEqual(told(WebAssembly.Module.exports(module)), kinds);
  assert.deepEqual(told(WebAssembly.Module.imports(module)), kinds);
  assert.ok(WebAssembly.Module.imports(module).every(({ module }) => module === "main"));
  const again = importsOf(bytes).find(({ name }) => name === "table");
  assert.deepEqual(again, { ...TABLE, module: "main" });
  const global = (value) => new WebAssembly.Global({ value: "i32", mutable: true }, value);
  const memory = new WebAssembly.Memory({ initial: 17 });
  const table = new WebAssembly.Table({ element: "anyfunc", initial: 2, maximum: 200 });
  const { exports } = new WebAssembly.Instance(module, {
    main: { memory, table, stack: global(1), other: global(2) },
  });
  assert.deepEqual([exports.stack.value, exports.other.value], [1, 2]);
  assert.equal(exports.memory, memory);
});

test("what is imported in a way that is not known is refused", () => {
  assert.throws(() => importsOf(new Uint8Array(8)), /no wasm file/);
  assert.throws(() => importsOf(hub([MEMORY], "main").slice(0, -1)), /too early/);
  assert.throws(() => hub([MEMORY, { ...MEMORY, type: [0, 18] }], "main"), /two different things/);
  assert.throws(() => importsOf(hub([{ ...MEMORY, type: [3, 1, 1] }], "main")), /not known/);
  assert.throws(() => importsOf(hub([{ ...MEMORY, kind: 0 }], "main")), /not expected/);
});

test("what counts of a piece is its code and its data, not the names in it", () => {
  const sections = [[0, 3, 1, 65, 66], [10, 2, 1, 0], [11, 1, 0], [0, 3, 1, 65, 66]];
  assert.equal(weight(Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, ...sections.flat()])), 3);
});

const load = (file) => `() => {
    const src = fetch(new URL("./${file}.wasm", import.meta.url));
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
`;
const SCRIPT = `import { initSync } from "./page.js";
function makeLoad(fetcher, deps) {}
/* one, two */
const __chunk_4 = makeLoad(${load("chunk_4")}, []);
export const __wasm_split_load_two = wrapAsyncCb(makeLoad(() => async (_imp) => ({}), [__chunk_4]));
export const __wasm_split_load_one = wrapAsyncCb(makeLoad(${load("split_one")}, [__chunk_4]));
`;

test("the splitter's script says what each chunk needs", () => {
  const { chunks, pieces } = piecesOf(SCRIPT);
  assert.deepEqual(chunks, ["one", "two"]);
  assert.deepEqual(Object.fromEntries(pieces), { "chunk_4.wasm": ["two", "one"], "split_one.wasm": ["one"] });
});

test("a script of another form is refused", () => {
  assert.throws(() => piecesOf(""), /not what was expected/);
  assert.throws(() => piecesOf(SCRIPT.replace("const __chunk_4", "let __chunk_4")), /not what was expected/);
  assert.throws(() => piecesOf(SCRIPT.replace("./split_one.wasm", "./split_one.js")), /not what was expected/);
  assert.throws(() => piecesOf(SCRIPT.replace("two = wrapAsyncCb", "two = wrap")), /not what was expected/);
});

test("each chunk has its loader", () => {
  const links = linksOf(["one", "two"]);
  assert.match(links, /^export const __wasm_split_load_one = loader\("one"\);$/m);
  assert.match(links, /^export const __wasm_split_load_two = loader\("two"\);$/m);
});

// A browser that gets what it is told to.
const EMPTY = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]);
const wasm = () => new Response(EMPTY, { headers: { "content-type": "application/wasm" } });
const FILES = { one: ["one-1.wasm", "both-2.wasm"], two: ["both-2.wasm"] };

async function visit(answers, visitor, early = {}) {
  const asked = [];
  const heard = [];
  const main = () => ({ __indirect_function_table: { get: (number) => (...told) => heard.push([number, ...told]) } });
  const { fetch: before } = globalThis;
  const { warn } = console;
  console.warn = () => {};
  globalThis.fetch = async (url, { cache }) => {
    const file = url.pathname.split("/").at(-1);
    asked.push(cache === "default" ? file : `${file} ${cache}`);
    return (answers[file]?.shift() ?? wasm)();
  };
  const page = { filesOf: (chunk) => FILES[chunk], early: () => early };
  try {
    await visitor(chunksOf(page, "https://a.example/below/page-0.js", main), asked, heard);
  } finally {
    globalThis.fetch = before;
    console.warn = warn;
  }
}

test("a chunk's files are fetched together, each once", () =>
  visit({}, async (loader, asked, heard) => {
    await Promise.all([loader("one")(7, 70), loader("one")(8, 80), loader("two")(9, 90)]);
    await loader("one")(7, 71);
    assert.deepEqual(asked, ["one-1.wasm", "both-2.wasm"]);
    assert.deepEqual(heard.sort(), [[7, 70, true], [7, 71, true], [8, 80, true], [9, 90, true]]);
  }));

const WRONG = {
  "nothing there": () => new Response("404", { status: 404 }),
  "a page instead": () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
  "a page that is called a program": () =>
    new Response("<!doctype html>", { headers: { "content-type": "application/wasm" } }),
  "half of it": () => new Response(EMPTY.slice(0, 6), { headers: { "content-type": "application/wasm" } }),
  "no network": () => {
    throw new TypeError("Failed to fetch");
  },
};
for (const [what, answer] of Object.entries(WRONG)) {
  test(`${what}: it is said, and what failed is fetched again past what is kept`, () =>
    visit({ "both-2.wasm": [answer, answer] }, async (loader, asked, heard) => {
      await loader("one")(1, 10);
      await loader("one")(1, 11);
      await loader("one")(1, 12);
      assert.deepEqual(heard, [[1, 10, false], [1, 11, false], [1, 12, true]]);
      assert.deepEqual(asked, ["one-1.wasm", "both-2.wasm", "both-2.wasm reload", "both-2.wasm reload"]);
    }));
}

test("a server that does not know the type of a program is put up with", () =>
  visit({ "both-2.wasm": [() => new Response(EMPTY)] }, async (loader, asked, heard) => {
    await loader("two")(1, 10);
    assert.deepEqual(heard, [[1, 10, true]]);
  }));

test("what the page has asked for is not asked for again, unless it came wrong", () => {
  const early = { "both-2.wasm": Promise.resolve(new Response("404", { status: 404 })), "one-1.wasm": Promise.resolve(wasm()) };
  const visitor = async (loader, asked, heard) => {
    await loader("one")(1, 10);
    assert.deepEqual(asked, []);
    await loader("one")(1, 11);
    assert.deepEqual(asked, ["both-2.wasm reload"]);
    assert.deepEqual(heard, [[1, 10, false], [1, 11, true]]);
  };
  return visit({}, visitor, early);
});

test("the program takes the place of the whole one, under names that hold what is in it", () => {
  const site = mkdtempSync(join(tmpdir(), "nimlab-"));
  const build = (program) => {
    writeFileSync(join(site, "index.html"), '<meta content="page-0a.js page-0a_bg.wasm" name=nimlab-first><p>');
    writeFileSync(join(site, "page-0a.js"), "1");
    writeFileSync(join(site, "page-0a_bg.wasm"), "2");
    replace({ program, script: 'fetch("page_bg.wasm")', files: [{ file: "chunk.one-1.wasm", content: "3" }] }, site);
    const page = readFileSync(join(site, "index.html"), "utf8");
    assert.match(page, /^<meta name=nimlab-chunks content="chunk.one-1.wasm"><meta /);
    const [, script, name] = /content="((page-[0-9a-f]{16})\.js) \2_bg\.wasm"/.exec(page);
    assert.equal(readFileSync(join(site, script), "utf8"), `fetch("${name}_bg.wasm")`);
    assert.equal(readFileSync(join(site, `${name}_bg.wasm`), "utf8"), program);
    return name;
  };
  const first = build("4");
  assert.ok(!existsSync(join(site, "page-0a.js")) && !existsSync(join(site, "page-0a_bg.wasm")));
  assert.equal(readFileSync(join(site, "chunk.one-1.wasm"), "utf8"), "3");
  assert.equal(build("4"), first);
  assert.notEqual(build("5"), first);
  writeFileSync(join(site, "index.html"), "<p>");
  assert.throws(() => replace({ program: "4", script: "", files: [] }, site), /does not name/);
  rmSync(site, { recursive: true });
});

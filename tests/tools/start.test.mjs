// Which files the page asks for before its program can.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";

const SCRIPT = readFileSync(new URL("../../static/start.js", import.meta.url), "utf8");
const CHUNKS = "chunk.en-1.wasm chunk.fr-2.wasm chunk.front-3.wasm chunk.front.heaps-4.wasm chunk.heaps.three_rows-5.wasm";

/** What a page with these tags asks for, in turn, and its `nimlab`. */
async function visit(tags, hash, language) {
  const asked = [];
  const document = {
    baseURI: "https://a.example/below/",
    querySelector: (selector) => {
      const name = /nimlab-(\w+)/.exec(selector)[1];
      return tags[name] ? { content: tags[name] } : null;
    },
  };
  const fetch = async (address) => {
    asked.push(address.replace(document.baseURI, ""));
    return address;
  };
  const window = {};
  const storage = { getItem: () => null };
  const names = ["window", "document", "location", "navigator", "localStorage", "fetch"];
  new Function(...names, SCRIPT)(window, document, { hash }, { language }, storage, fetch);
  await assert.rejects(window.nimlab.started); // there is no such script here
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { asked, nimlab: window.nimlab };
}

const FIRST = { first: "page-0.js page-0_bg.wasm", chunks: CHUNKS };
const CASES = [
  ["", "en-GB", ["chunk.en-1.wasm", "chunk.front-3.wasm", "chunk.front.heaps-4.wasm"]],
  ["#/", "fr", ["chunk.fr-2.wasm", "chunk.front-3.wasm", "chunk.front.heaps-4.wasm"]],
  ["#/v1/heaps/0.77/7+5", "de", ["chunk.en-1.wasm", "chunk.front.heaps-4.wasm", "chunk.heaps.three_rows-5.wasm"]],
  ["#/v1/chomp/3x4/4.4.4?view=three-rows&to=9", "fr-CA", ["chunk.fr-2.wasm", "chunk.heaps.three_rows-5.wasm"]],
  ["#/v1/heaps/0.77/7+5?view=analyse&lang=fr", "en", ["chunk.fr-2.wasm", "chunk.front.heaps-4.wasm", "chunk.heaps.three_rows-5.wasm"]],
  ["#/?lang=fr&theme=dark", "en", ["chunk.fr-2.wasm", "chunk.front-3.wasm", "chunk.front.heaps-4.wasm"]],
  ["#/v1/heaps/0.77/7?view=constructor", "en", ["chunk.en-1.wasm", "chunk.front.heaps-4.wasm", "chunk.heaps.three_rows-5.wasm"]],
];
for (const [hash, language, early] of CASES) {
  test(`${hash || "the first page"}, ${language}: its chunks are asked for with the program`, async () => {
    const { asked, nimlab } = await visit(FIRST, hash, language);
    assert.deepEqual(asked, ["page-0_bg.wasm", ...early]);
    assert.deepEqual(Object.keys(nimlab.early()).sort(), early.sort());
  });
}

test("a file that all chunks need but some is asked for with all the others, and with nothing that is no chunk", async () => {
  const given = { first: FIRST.first, chunks: "chunk.en-1.wasm chunk.heaps-2.wasm chunk.front-3.wasm chunk.but.en.front-4.wasm" };
  const { nimlab } = await visit(given, "#/v1/heaps/0.77/7", "en");
  assert.deepEqual(nimlab.filesOf("heaps"), ["chunk.heaps-2.wasm", "chunk.but.en.front-4.wasm"]);
  assert.deepEqual(nimlab.filesOf("front"), ["chunk.front-3.wasm"]);
  for (const none of ["but", "v", "", undefined]) assert.deepEqual(nimlab.filesOf(none), []);
});

const LESSONS = {
  first: FIRST.first,
  chunks:
    "chunk.en-1.wasm chunk.fr-2.wasm chunk.lesson-3.wasm chunk.lesson.task-4.wasm chunk.task-5.wasm chunk.heaps-6.wasm " +
    "chunk.three_rows-7.wasm chunk.texts_en.texts_nim_en-8.wasm chunk.texts_fr.texts_nim_fr-9.wasm chunk.lessons-10.wasm " +
    "chunk.write-11.wasm chunk.classroom-12.wasm chunk.chomp-13.wasm chunk.sum-14.wasm chunk.texts_en.texts_bars_en-15.wasm",
  lessons: "nim-1:texts_nim:heaps chomp:texts_bars:chomp,,chomp/three-rows,sum",
};
const LESSON_CASES = {
  "#/v1/lesson/nim-1": ["en-1", "lesson-3", "lesson.task-4", "texts_en.texts_nim_en-8", "heaps-6", "task-5"],
  "#/v1/lesson/nim-1/4?lang=fr": ["fr-2", "lesson-3", "lesson.task-4", "texts_fr.texts_nim_fr-9", "heaps-6", "task-5"],
  "#/v1/lesson/chomp": ["en-1", "lesson-3", "lesson.task-4", "texts_en.texts_bars_en-15", "chomp-13", "task-5"],
  "#/v1/lesson/chomp/3": ["en-1", "lesson-3", "lesson.task-4", "texts_en.texts_bars_en-15", "three_rows-7", "task-5"],
  "#/v1/lesson/chomp/4": ["en-1", "lesson-3", "lesson.task-4", "texts_en.texts_bars_en-15", "sum-14", "task-5"],
  "#/v1/lesson/nim-1?view=key": ["en-1", "lesson-3", "lesson.task-4", "texts_en.texts_nim_en-8", "classroom-12"],
  "#/v1/lesson/~eJwL": ["en-1", "lesson-3", "lesson.task-4", "task-5"],
  "#/v1/lesson/write": ["en-1", "lesson-3", "lesson.task-4", "write-11"],
  "#/v1/lesson": ["en-1", "lesson-3", "lesson.task-4", "lessons-10", "texts_en.texts_nim_en-8", "texts_en.texts_bars_en-15"],
  "#/v1/chomp/4x6/6.6.6.6?task=move&view=three-rows": ["en-1", "chomp-13", "lesson.task-4", "task-5"],
};
for (const [hash, early] of Object.entries(LESSON_CASES)) {
  test(`${hash}: all that the lesson or the question begins with is asked for with the program`, async () => {
    const { asked } = await visit(LESSONS, hash, "en");
    assert.deepEqual(asked, ["page-0_bg.wasm", ...early.map((file) => `chunk.${file}.wasm`)]);
  });
}

test("a program that is whole is asked for alone", async () => {
  const { asked } = await visit({ first: FIRST.first }, "", "en");
  assert.deepEqual(asked, ["page-0_bg.wasm"]);
});

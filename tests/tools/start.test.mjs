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

test("a program that is whole is asked for alone", async () => {
  const { asked } = await visit({ first: FIRST.first }, "", "en");
  assert.deepEqual(asked, ["page-0_bg.wasm"]);
});

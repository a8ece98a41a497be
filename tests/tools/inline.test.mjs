// The script that stands in the built page, and the policy that allows it and no other.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { inlined } from "../../tools/inline.mjs";

const TAG = '<script src=./programs-0a.js></script>';
const PAGE = `<meta content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'">${TAG}<p>x`;

test("the script takes the place of its tag, and the policy names it", () => {
  const script = 'var a = "$& $1 <p>";';
  const hash = createHash("sha256").update(script).digest("base64");
  assert.equal(
    inlined(PAGE, TAG, script),
    `<meta content="default-src 'none'; script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval'"><script>${script}</script><p>x`,
  );
});

test("what would not work is not written", () => {
  assert.throws(() => inlined(PAGE, TAG, 'var a = "</script>";'), /end the tag/);
  assert.throws(() => inlined("<p>", TAG, "1"), /not what was expected/);
  assert.throws(() => inlined(TAG, TAG, "1"), /not what was expected/);
});

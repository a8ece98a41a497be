// The static server is strict where hosts are strict: otherwise the other tests would prove little.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { WORKER_POLICY, makeServer } from "../../tools/serve.mjs";

const WASM = "app-0123456789abcdef_bg.wasm";
let folder, servers, plain, below;

async function start(base) {
  const server = await makeServer(join(folder, "site"), base);
  servers.push(server);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server.address().port;
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "nimlab-serve-"));
  const site = join(folder, "site");
  mkdirSync(join(site, "inner"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  symlinkSync(join(folder, "secret.txt"), join(site, "link.txt"));
  writeFileSync(join(site, ".hidden"), "hidden");
  writeFileSync(join(site, "index.html"), "<p>index</p>".repeat(50));
  writeFileSync(join(site, "inner", "index.html"), "inner");
  writeFileSync(join(site, WASM), "\0asm");
  servers = [];
  plain = await start("/");
  below = await start("/some/where/");
});
after(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** The raw request: `fetch` would tidy the path before it is sent. */
function get(port, path, { method = "GET", headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: String(Buffer.concat(chunks)),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

test("what is there is served with its type", async () => {
  const page = await get(plain, "/?x=1");
  assert.equal(page.status, 200);
  assert.equal(page.headers["content-type"], "text/html; charset=utf-8");
  assert.equal(page.headers["cache-control"], "no-cache");
  const wasm = await get(plain, `/${WASM}`);
  assert.equal(wasm.headers["content-type"], "application/wasm");
  assert.match(wasm.headers["cache-control"], /immutable/);
});

test("what is not there is 404, not the index", async () => {
  for (const path of ["/none", "/none.js", "/index.html/", "/inner/none", "//inner", "/.hidden"]) {
    assert.equal((await get(plain, path)).status, 404, path);
  }
});

test("nothing outside the folder is served", async () => {
  const paths = ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/inner/../../secret.txt"];
  for (const path of [...paths, "/link.txt", "/..\\secret.txt", "/index.html%00"]) {
    const { status, text } = await get(plain, path);
    assert.equal(status, 404, path);
    assert.doesNotMatch(text, /secret/);
  }
  assert.equal((await get(plain, "/%zz")).status, 400);
});

test("a folder without its slash is sent to the one with it", async () => {
  const inner = await get(plain, "/inner");
  assert.deepEqual([inner.status, inner.headers.location], [301, "/inner/"]);
  assert.equal((await get(plain, "/inner/")).text, "inner");
});

test("below a base, only what is below it is there", async () => {
  assert.equal((await get(below, "/some/where/")).status, 200);
  assert.equal((await get(below, "/some/where")).headers.location, "/some/where/");
  for (const path of ["/", "/index.html", `/${WASM}`]) {
    assert.equal((await get(below, path)).status, 404, path);
  }
});

test("it compresses as the browser asks", async () => {
  const as = async (accept) =>
    (await get(plain, "/", { headers: { "accept-encoding": accept } })).headers["content-encoding"];
  assert.equal(await as("gzip, deflate, br"), "br");
  assert.equal(await as("gzip"), "gzip");
  assert.equal(await as("br;q=0, gzip"), "gzip");
  assert.equal(await as(""), undefined);
});

test("an unchanged file is not sent twice, and nothing is written", async () => {
  const { headers } = await get(plain, "/");
  const again = await get(plain, "/", { headers: { "if-none-match": headers.etag } });
  assert.deepEqual([again.status, again.text], [304, ""]);
  assert.equal((await get(plain, "/", { method: "HEAD" })).text, "");
  assert.equal((await get(plain, "/", { method: "POST" })).status, 405);
});

test("scripts come with the policy for workers that the document for hosts gives, nothing else does", async () => {
  const port = await start("/policy/");
  const policy = (path) =>
    new Promise((resolve) => {
      request({ port, path: `/policy/${path}` }, (response) => {
        response.resume();
        resolve(response.headers["content-security-policy"]);
      }).end();
    });
  writeFileSync(join(folder, "site", "worker.js"), "");
  assert.equal(await policy("worker.js"), WORKER_POLICY);
  assert.equal(await policy(""), undefined);
  const told = readFileSync(new URL("../../docs/hosting.md", import.meta.url), "utf8");
  assert.equal(told.split(WORKER_POLICY).length, 4);
});

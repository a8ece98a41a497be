// A small, strict server for the built site, like a good static host: compression, the right types, a policy for
// workers, 404 for what does not exist. For this machine only.
//
//   node tools/serve.mjs [FOLDER] [--port N] [--base /some/path/]
//
// Without --port, the first free one from 8080 on. Port 0 takes any.

import { createServer } from "node:http";
import { readFile, realpath, stat } from "node:fs/promises";
import { createHash } from "node:crypto";
import { extname, join, sep } from "node:path";
import { parseArgs, promisify } from "node:util";
import { pathToFileURL } from "node:url";
import { brotliCompress, constants, gzip } from "node:zlib";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
};
/** What a worker may do, which only a header of its script can say (docs/hosting.md). */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const PICTURES = new Set([".png", ".ico"]); // compressed already

const encoders = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** What a request's address names below `base`: a path, or a status that says why not. */
function wanted(url, base) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return { status: 400 };
  }
  if (path + "/" === base) return { status: 301, location: base };
  if (!path.startsWith(base)) return { status: 404 };
  const parts = path.slice(base.length).split("/");
  const odd = (part, place) =>
    part.startsWith(".") || /[\\\0]/.test(part) || (part === "" && place < parts.length - 1);
  if (parts.some(odd)) return { status: 404 };
  return { path: parts.join("/") };
}

/** The file behind a path, never outside the folder; `null` where there is none. */
async function find(root, path) {
  try {
    const file = await realpath(join(root, path));
    if (file !== root && !file.startsWith(root + sep)) return null;
    const entry = await stat(file);
    return { file, mtimeMs: entry.mtimeMs, isFile: entry.isFile(), isFolder: entry.isDirectory() };
  } catch {
    return null;
  }
}

/** The first encoding of ours that the browser takes. */
function encodingFor(request, extension) {
  if (PICTURES.has(extension)) return undefined;
  const taken = (request.headers["accept-encoding"] ?? "")
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
    .map(([name]) => name);
  return Object.keys(encoders).find((name) => taken.includes(name));
}

/** A server of `folder` below `base`; call `listen` on it. */
export async function makeServer(folder, base = "/") {
  const root = await realpath(folder);
  const compressed = new Map(); // file and encoding → { mtimeMs, body, tag }

  async function body(found, encoding) {
    const key = `${encoding} ${found.file}`;
    const known = compressed.get(key);
    if (known?.mtimeMs === found.mtimeMs) return known;
    const raw = await readFile(found.file);
    const body = encoding ? await encoders[encoding](raw) : raw;
    const tag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
    const fresh = { mtimeMs: found.mtimeMs, body, tag };
    compressed.set(key, fresh);
    return fresh;
  }

  async function answer(request, response) {
    const plain = (status, headers = {}) =>
      response
        .writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers })
        .end(`${status}\n`);

    if (!["GET", "HEAD"].includes(request.method)) return plain(405, { Allow: "GET, HEAD" });
    const { status, location, path } = wanted(request.url, base);
    if (status) return plain(status, location && { Location: location });

    const index = path === "" || path.endsWith("/");
    const found = await find(root, index ? `${path}index.html` : path);
    if (found?.isFolder) return plain(301, { Location: encodeURI(`${base}${path}/`) });
    if (!found?.isFile) return plain(404);

    const extension = extname(found.file);
    const encoding = encodingFor(request, extension);
    const { body: content, tag } = await body(found, encoding);
    const headers = {
      "Content-Type": TYPES[extension] ?? "application/octet-stream",
      // A name that holds its content's hash never changes its content.
      "Cache-Control": /-[0-9a-f]{16}[._]/.test(found.file)
        ? "public, max-age=31536000, immutable"
        : "no-cache",
      ETag: tag,
      Vary: "Accept-Encoding",
      "X-Content-Type-Options": "nosniff",
      ...(extension === ".js" && { "Content-Security-Policy": WORKER_POLICY }),
      ...(encoding && { "Content-Encoding": encoding }),
    };
    if (request.headers["if-none-match"] === tag) return response.writeHead(304, headers).end();
    response.writeHead(200, { ...headers, "Content-Length": content.length });
    response.end(request.method === "HEAD" ? undefined : content);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

/** Listens on the port, or on the next free one where `next` allows it; gives the port. */
function listen(server, port, next) {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const busy = error.code === "EADDRINUSE" && next && port < 65535;
      if (busy) listen(server, port + 1, next).then(resolve, reject);
      else reject(error);
    });
    server.listen(port, "127.0.0.1", () => resolve(server.address().port));
  });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: "string" }, base: { type: "string", default: "/" } },
  });
  const base = `/${values.base}/`.replace(/\/+/g, "/");
  const server = await makeServer(positionals[0] ?? "dist", base);
  const port = await listen(server, Number(values.port ?? 8080), values.port === undefined);
  console.log(`\n  Nimlab is at  http://localhost:${port}${base}\n\n  Ctrl-C ends it.`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error) => {
    const busy = error.code === "EADDRINUSE";
    console.error(busy ? `Port ${error.port} is taken: choose another with PORT=…` : error.message);
    process.exitCode = 1;
  });
}

// Keeps the whole site on the device, so that it works without a network. A version is taken whole
// or not at all: all of its files are fetched before it counts, and each must be what the build says
// of it (version.json). A newer version waits until the reader wants it (static/boot.js asks); the one
// before it stays for the tabs that still show it.

const HOME = new URL("./", location.href).href;
const KEPT = "nimlab-";

/** The attributes of the page's tags that say what belongs to it; the build drops quotes and order. */
function tags(page) {
  return [...page.matchAll(/<(?:meta|link|script)\b([^>]*)>/g)].map(([, inside]) => {
    const pairs = [...inside.matchAll(/([\w-]+)=(?:"([^"]*)"|([^\s"]+))/g)];
    return Object.fromEntries(pairs.map(([, name, quoted, bare]) => [name, quoted ?? bare]));
  });
}

/** What the page says of itself: the fingerprint of its build, and the files that it is made of. */
function contents(page) {
  const all = tags(page);
  const named = (name) => all.find((tag) => tag.name === name)?.content.split(" ") ?? [];
  const [script, wasm] = named("nimlab-first");
  const age = named("nimlab-age")[0] ?? /-([0-9a-f]+)\.js$/.exec(script ?? "")?.[1];
  if (!age) throw new Error("the page does not name its program");
  const linked = all.map((tag) => tag.href ?? tag.src).filter(Boolean);
  const files = named("nimlab-programs").flatMap((name) => [
    `${name}.js?v=${age}`,
    `${name}_bg.wasm?v=${age}`,
  ]);
  const styles = named("nimlab-styles").map((name) => `${name}.css?v=${age}`);
  return { age, files: [...new Set([...linked, script, wasm, `solver.js?v=${age}`, ...styles, ...files])] };
}

async function fresh(file) {
  const response = await fetch(new URL(file, HOME), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

/** The hashes of a build's files; nothing where it has no such list. */
async function hashes(page, age) {
  if (!page.includes("nimlab-age")) return undefined;
  const version = await (await fresh("version.json")).json();
  if (version.age !== age) throw new Error("the list is that of another version");
  return version.files;
}

/** Throws where a file is not what its build says. */
async function check(file, response, known) {
  if (!known) return;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  const name = file.split("?")[0].replace(/^\.\//, "");
  if (known[name] !== btoa(String.fromCharCode(...bytes))) throw new Error(`${file} is of another version`);
}

async function take() {
  const page = await (await fresh("./")).text();
  const { age, files } = contents(page);
  const known = await hashes(page, age);
  const cache = await caches.open(KEPT + age);
  const put = async (file) => {
    const response = await fresh(file);
    await check(file, response.clone(), known);
    if (file.split("?")[0].endsWith(".js")) {
      // Small scripts that a program brings along; their names hold their contents' hash.
      const parts = (await response.clone().text()).matchAll(/["']\.\/(snippets\/[^"']+)["']/g);
      await Promise.all([...parts].map((hit) => put(hit[1])));
    }
    await cache.put(new URL(file, HOME), response);
  };
  await Promise.all(files.map(put));
  // A version that was put in the place of this one meanwhile would have left its files among them.
  if (contents(await (await fresh("./")).text()).age !== age) throw new Error("changed meanwhile");
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  await cache.put(HOME, new Response(page, { headers }));
  return age;
}

// Which version this worker is for is known once it has been taken.
const VERSION = new URL("version", HOME).href;

addEventListener("install", (event) => {
  const install = async () => {
    const age = await take();
    const own = await caches.open(KEPT + "worker");
    await own.put(VERSION + "?next", new Response(age));
  };
  event.waitUntil(install());
});

addEventListener("activate", (event) => {
  const activate = async () => {
    const own = await caches.open(KEPT + "worker");
    const age = await (await own.match(VERSION + "?next"))?.text();
    const last = await (await own.match(VERSION))?.text();
    if (age) await own.put(VERSION, new Response(age));
    const stay = [age, last, "worker"].map((name) => KEPT + name);
    for (const name of await caches.keys()) {
      if (name.startsWith(KEPT) && !stay.includes(name)) await caches.delete(name);
    }
    await clients.claim();
  };
  event.waitUntil(activate());
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

async function answer(request) {
  const own = await caches.open(KEPT + "worker");
  const age = await (await own.match(VERSION))?.text();
  const cache = age && (await caches.has(KEPT + age)) ? await caches.open(KEPT + age) : undefined;
  if (!cache) return fetch(request);
  const url = new URL(request.url);
  if (request.mode === "navigate") {
    const page = [HOME, HOME + "index.html"].includes(url.origin + url.pathname);
    return (page && (await cache.match(HOME))) || fetch(request);
  }
  const found = await cache.match(request, { ignoreVary: true });
  // A tab that still shows the version before asks for that one's files.
  return found || (await caches.match(request, { ignoreVary: true })) || fetch(request);
}

addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(HOME)) {
    event.respondWith(answer(event.request));
  }
});

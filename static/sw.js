// Keeps the whole site on the device, so that it works without a network. A version is taken as a whole or not at all:
// version.json lists its files, and each must match its hash. A newer version waits until the reader wants it
// (static/boot.js asks); the previous one stays for the tabs that still show it.

const HOME = new URL("./", location.href).href;
const KEPT = "nimlab-";
const PAGE = "index.html";

async function hash(response) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return btoa(String.fromCharCode(...bytes));
}

/** What the network says of a file; with `cache` "default" what the browser has of it will do. */
async function ask(file, cache) {
  const response = await fetch(new URL(file, HOME), { cache });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

/** A file with a known hash. The page has fetched some of them a moment ago: those are not asked for again. */
async function known(file, expected) {
  const one = await ask(file, "default").catch(() => undefined);
  if (one && (await hash(one.clone())) === expected) return one;
  const other = await ask(file, "reload");
  if ((await hash(other.clone())) === expected) return other;
  throw new Error(`${file} is of another version`);
}

/** Where a file is kept: the page at the address that readers have of it. */
const place = (file) => new URL(file === PAGE ? "./" : file, HOME);

// What is kept beside the files of a version once it is whole.
const WHOLE = new URL("whole", HOME).href;

async function take() {
  const { age, files } = await (await ask("version.json", "no-cache")).json();
  const cache = await caches.open(KEPT + age);
  // It may be in use: it is neither fetched again nor deleted when that fails.
  if (await cache.match(WHOLE)) return age;
  const put = async ([file, expected]) => cache.put(place(file), await known(file === PAGE ? "./" : file, expected));
  try {
    // A browser asks for a few at a time, in this order: what most pages need comes first (tools/finish.mjs).
    await Promise.all(Object.entries(files).map(put));
    await cache.put(WHOLE, new Response(age));
    // A worker that took over meanwhile deletes what it does not know.
    if (!(await caches.has(KEPT + age))) throw new Error("it was deleted while it was taken");
  } catch (error) {
    // Half a version is of no use, and a device that is full needs the room; but it may have come otherwise meanwhile.
    if (!(await cache.match(WHOLE))) await caches.delete(KEPT + age);
    throw error;
  }
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

/** What is said where the browser has deleted the site and there is no network to fetch it again. */
const GONE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Nimlab</title><body style="max-width: 32em; margin: 3em auto; padding: 0 1em; font: 1.1em/1.5 system-ui; color-scheme: light dark">
<h1>Nimlab</h1><p>There is no connection, and the browser has deleted the copy of Nimlab that was kept on this device.
Reload the page once you are online again; your link is still in the address bar.</p>
<p lang="fr">Il n’y a pas de connexion, et le navigateur a effacé la copie de Nimlab qui était conservée sur cet
appareil. Rechargez la page une fois la connexion rétablie\u202f; votre lien est toujours dans la barre d’adresse.</p>`;

// A device that has room takes the site again, and is asked only once.
let taking;
function takeAgain() {
  taking ??= take().then(
    async (age) => (await caches.open(KEPT + "worker")).put(VERSION, new Response(age)),
    () => undefined,
  );
  return taking;
}

/** Answers from the network, where nothing is kept any more. */
async function answerWithoutCopy(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    // The answer does not wait for it, but the browser lets this worker end only then.
    if (request.mode === "navigate") event.waitUntil(takeAgain());
    return response;
  } catch (error) {
    if (request.mode !== "navigate") throw error;
    return new Response(GONE, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
}

/** Whether a version is kept, and what it has for a request. */
async function kept(request) {
  const own = await caches.open(KEPT + "worker");
  const age = await (await own.match(VERSION))?.text();
  const cache = age && (await caches.has(KEPT + age)) ? await caches.open(KEPT + age) : undefined;
  if (!cache) return { whole: false };
  const url = new URL(request.url);
  if (request.mode === "navigate") {
    const page = [HOME, HOME + PAGE].includes(url.origin + url.pathname);
    return { whole: true, found: page ? await cache.match(HOME) : undefined };
  }
  const found = await cache.match(request, { ignoreVary: true });
  // A tab that still shows the version before asks for that one's files.
  return { whole: true, found: found || (await caches.match(request, { ignoreVary: true })) };
}

async function answer(event) {
  // What a damaged device cannot give the network can.
  const { whole, found } = await kept(event.request).catch(() => ({ whole: false }));
  if (!whole) return answerWithoutCopy(event);
  return found || fetch(event.request);
}

addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const asksForVersion = url === HOME + "version.json";
  if (method === "GET" && url.startsWith(HOME) && !asksForVersion) {
    event.respondWith(answer(event));
  }
});

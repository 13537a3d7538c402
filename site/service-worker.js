// Keeps a whole language on the device: its pages are loaded once, as one compressed file, and from then on answered from
// here, with or without a network. A new build is a new version of this file; it waits until the reader asks for it or has
// closed every page. The build puts the constant `LANGUAGE` in front: its `version`, the `others` that are no text and
// are loaded one by one, and the page that says `sorry` where nothing is stored.
"use strict";

const SCOPE = new URL("./", self.location);
const SITE = new URL("../", SCOPE);
const CACHES = "rulewright " + SCOPE.pathname + " ";
const CACHE = CACHES + LANGUAGE.version;
const TYPES = {
  html: "text/html; charset=utf-8", css: "text/css; charset=utf-8", js: "text/javascript; charset=utf-8",
  json: "application/json", svg: "image/svg+xml", txt: "text/plain; charset=utf-8", webmanifest: "application/manifest+json"
};

async function store() {
  const loaded = await fetch(new URL("offline.bin?v=" + LANGUAGE.version, SCOPE), { cache: "no-store" });
  if (!loaded.ok) throw new Error("offline.bin: " + loaded.status);
  const text = await new Response(loaded.body.pipeThrough(new DecompressionStream("gzip"))).text();
  const bundle = JSON.parse(text);
  if (bundle.version !== LANGUAGE.version) throw new Error("offline.bin is of another version");
  const cache = await caches.open(CACHE);
  try {
    for (const [path, content] of Object.entries(bundle.files)) {
      const url = new URL(path, SCOPE), kind = path.endsWith("/") || !path ? "html" : path.split(".").pop();
      if (!url.href.startsWith(SCOPE.href) || !Object.hasOwn(TYPES, kind) || typeof content !== "string") throw new Error("offline.bin: " + path);
      await cache.put(url, new Response(content, { headers: { "Content-Type": TYPES[kind] } }));
    }
    await cache.addAll(LANGUAGE.others.map((path) => new Request(new URL(path, SCOPE), { cache: "reload" })));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function forgetOlder() {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

// What is stored of an address; nothing, too, where the browser cannot read its store any more.
async function stored(url) {
  try {
    const cache = url.pathname.startsWith(SCOPE.pathname) ? await caches.open(CACHE) : self.caches;
    return await cache.match(url);
  } catch (error) {
    return undefined;
  }
}

async function answer(request, url) {
  const page = new URL(url);
  page.search = page.hash = "";  // which are for the page itself
  page.pathname = url.pathname.replace(/\/index\.html$/, "/");
  const known = await stored(page);
  if (known) return known;
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode !== "navigate") return Response.error();
    page.pathname += "/";
    if (await stored(page)) return Response.redirect(page, 301);
    const text = LANGUAGE.sorry.replace("{front}", SCOPE.pathname);
    return new Response(text, { status: 503, headers: { "Content-Type": TYPES.html } });
  }
}

self.addEventListener("install", (event) => event.waitUntil(store()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
self.addEventListener("message", (event) => { if (event.data === "renew") self.skipWaiting(); });
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== SITE.origin || !url.pathname.startsWith(SITE.pathname)) return;
  event.respondWith(answer(event.request, url));
});

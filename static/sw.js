// The service worker: keeps all files of one build, so that the page opens and plays without a network.
//
// A build is a generation: its files are cached together or not at all, and a page gets files of one
// generation only. `cargo xtask finish-page` writes the generation and its files with their digests in
// here. A new one waits until the player takes it (`static/updates.js`), or no older page is open.
//
// The page requests files by a name with a hash in it, or else with the commit of its build as query. So a
// page of an older generation, while this worker answers all pages, gets its own files.

"use strict";

const GENERATION = "{generation}";
const COMMIT = "{commit}";
const SCOPE = self.registration.scope;
/** How the names of our caches begin. Other pages of this host may have some too. */
const OURS = `turnout ${SCOPE} `;
const OWN = OURS + GENERATION;
/** The digest of each file by its full address. */
const FILES = new Map(Object.entries(JSON.parse('{files}')).map(([name, digest]) => [SCOPE + name, digest]));
// The page itself, by the address of its folder: a host may change it, by a script of its own for example.
FILES.set(SCOPE, null);
/** The header in which a cached file has its digest. */
const DIGEST = "Turnout-Digest";
/** The files of the clean reload: from the network whenever there is one. */
const RELOAD = ["reload.html", "reload.js"].map((name) => SCOPE + name);
/** What is shown without a network and without a cached page, in every language. */
const NO_PAGE = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Turnout</title>{unopened}`;

const commitOf = (cache) => cache.slice(OURS.length, cache.lastIndexOf("-"));

/** The digest of a response's body, which stays to be read. */
async function digestOf(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** A file of this generation from the network; throws if it is another or missing. */
async function fetched(address) {
  const digest = FILES.get(address);
  const attempt = (cache) => fetch(address, { cache, integrity: digest ? `sha256-${digest}` : "" });
  // The browser's HTTP cache may be spoilt.
  const response = await attempt("no-cache").catch(() => attempt("reload"));
  const isWhole = (page) => page.includes(COMMIT) && page.includes("</html>");
  if (!response.ok || (!digest && !isWhole(await response.clone().text()))) {
    throw new Error(`${address} is not of this build, or answered ${response.status}`);
  }
  // The address alone decides the answer; and a page may not be answered with a redirected response.
  const headers = new Headers(response.headers);
  headers.delete("Vary");
  headers.set(DIGEST, digest ?? (await digestOf(response)));
  return new Response(response.body, { headers });
}

/** Caches all files, or none; then the pages hear which one is to blame. */
async function install() {
  const cache = await caches.open(OWN);
  const addresses = [...FILES.keys()];
  // Wait for all, so that none arrives after the cache is deleted.
  const puts = addresses.map(async (address) => cache.put(address, await fetched(address)));
  const results = await Promise.allSettled(puts);
  const failed = results.findIndex(({ status }) => status === "rejected");
  if (failed >= 0) {
    await caches.delete(OWN);
    const refused = addresses[failed].slice(SCOPE.length) || "index.html";
    const pages = await self.clients.matchAll({ includeUncontrolled: true });
    pages.forEach((page) => page.postMessage({ refused }));
    throw results[failed].reason;
  }
}

/** Deletes generations that no open page uses: pages hold a lock with their commit in its name. */
async function tidy() {
  if (self.registration.installing || self.registration.waiting) {
    return;
  }
  const { held } = await navigator.locks.query();
  for (const name of await caches.keys()) {
    const isHeld = held.some((lock) => lock.name === OURS + commitOf(name));
    if (name.startsWith(OURS) && name !== OWN && !isHeld) {
      await caches.delete(name);
    }
  }
}

/** A file of this generation: from the cache if it is whole there, else from a server that still has it. */
async function own(address) {
  const cache = await caches.open(OWN).catch(() => undefined);
  const cached = await cache?.match(address).catch(() => undefined);
  const digest = cached && (await digestOf(cached).catch(() => undefined));
  if (digest && digest === (FILES.get(address) ?? cached.headers.get(DIGEST))) {
    return cached;
  }
  const response = await fetched(address);
  await cache?.put(address, response.clone()).catch(() => {});
  return response;
}

/** The page, of any generation. */
const page = (request) =>
  own(SCOPE)
    .catch(() => fetch(request))
    .catch(() => new Response(NO_PAGE, { status: 503, headers: { "Content-Type": "text/html" } }));

/** A file for a page of this generation, which must not go on with files of another build. */
const file = (address) =>
  own(address).catch(() =>
    fetch(address, { cache: "no-store" }).then(
      // `static/guard.js` explains this status.
      () => new Response(null, { status: 410 }),
      () => Response.error(),
    ),
  );

/** A file that a page of another generation requests, or that is none of ours. */
async function other(request, address, commit) {
  try {
    for (const name of await caches.keys()) {
      const fits = name.startsWith(OURS) && (!commit || commitOf(name) === commit);
      const response = fits && (await (await caches.open(name)).match(address));
      if (response) {
        return response;
      }
    }
  } catch {
    // The caches cannot be read.
  }
  return fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim().then(tidy)));
self.addEventListener("message", (event) => {
  if (event.data === "take") {
    self.skipWaiting();
  } else if (event.data === "tidy") {
    event.waitUntil(tidy());
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const address = origin + pathname;
  const commit = search.slice(1);
  const isPage = request.mode === "navigate";
  if (request.method !== "GET" || !address.startsWith(SCOPE)) {
    return;
  }
  if (RELOAD.includes(address)) {
    event.respondWith(fetch(request).catch(() => own(address)));
  } else if (isPage && [SCOPE, `${SCOPE}index.html`].includes(address)) {
    event.respondWith(page(request));
  } else if (FILES.has(address) && (isPage || !commit || commit === COMMIT)) {
    event.respondWith(file(address));
  } else {
    event.respondWith(other(request, address, commit));
  }
});

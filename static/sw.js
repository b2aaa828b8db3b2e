// The service worker: keeps all files of one build, so that the page opens and plays without a network.
//
// A build is a generation: its files are kept together or not at all, and a page gets them from one
// generation only. `cargo xtask dist` writes which one this is, and its files with their checksums. A
// new one waits until the player takes it (`static/offline.js`), or no page of an older one is open.
//
// A file is asked for under a name that has its hash, or else with the commit of the page's build
// behind a question mark (`web/src/fetch.rs`). So a page that is still of an older generation, while
// this worker answers all pages, gets what is its own.
//
// It is written by hand: a library for such workers is ten times as large, and would have to be told
// most of what stands here.

"use strict";

/** Commit and hash of all files; filled in by `cargo xtask dist`, as the files are. */
const GENERATION = "{generation}";
const COMMIT = "{commit}";
const SCOPE = self.registration.scope;
/** How the names of our caches begin: other programs of this host may have some, too. */
const OURS = `turnout ${SCOPE} `;
const OWN = OURS + GENERATION;
/** The page itself. It is asked for as a folder, since some hosts send those elsewhere who name the file. */
const PAGE = SCOPE;
/** The checksum of each file by its whole address. */
const FILES = new Map(
  "{files}".split(",").map((file) => {
    const [sum, name] = file.split(" ");
    return [new URL(name, SCOPE).href, `sha256-${sum}`];
  }),
);
/** What a clean reload needs: from the network as long as there is one, whatever is kept. */
const RELOAD = ["reload.html", "reload.js"].map((name) => SCOPE + name);

/** A file of this generation from the network, or else an error. */
async function fetched(address) {
  const integrity = FILES.get(address);
  let response;
  try {
    response = await fetch(address, { cache: "no-cache", integrity });
  } catch {
    // What the browser has kept by itself may be spoilt.
    response = await fetch(address, { cache: "reload", integrity });
  }
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  // Names with a hash or a commit say all that an answer depends on.
  const headers = new Headers(response.headers);
  headers.delete("Vary");
  // A new one: a page may not be answered by one that was sent elsewhere on its way.
  return new Response(response.body, { headers });
}

/** Keeps all files, or none. */
async function install() {
  const cache = await caches.open(OWN);
  const kept = [...FILES.keys()].map(async (address) => cache.put(address, await fetched(address)));
  // All are waited for, so that none comes in after the others are gone.
  const failure = (await Promise.allSettled(kept)).find(({ status }) => status === "rejected");
  if (failure) {
    await caches.delete(OWN);
    throw failure.reason;
  }
}

/** What is said where there is neither network nor page, in every language. */
const NO_PAGE = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Turnout</title>{unopened}`;

const commitOf = (name) => name.slice(OURS.length, name.lastIndexOf("-"));

/** Lets go of generations of which no page is left: pages hold a lock of their commit's name. */
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

/** A file of this generation. One that is missing is brought, if the server still has it. */
async function own(address) {
  const cache = await caches.open(OWN).catch(() => undefined);
  const kept = await cache?.match(address).catch(() => undefined);
  if (kept) {
    return kept;
  }
  const response = await fetched(address);
  await cache?.put(address, response.clone()).catch(() => {});
  return response;
}

/** The page, of whatever generation can be had. */
async function page(request) {
  try {
    return await own(PAGE);
  } catch {
    // That of another build asks for nothing of this one.
    return fetch(request).catch(() => new Response(NO_PAGE, { status: 503, headers: { "Content-Type": "text/html" } }));
  }
}

/** A file for a page of this generation. */
async function file(address) {
  try {
    return await own(address);
  } catch {
    // A page is not to go on with what is of another build, and says so (`static/guard.js`).
    return fetch(address, { cache: "no-store" }).then(
      () => new Response(null, { status: 410 }),
      () => Response.error(),
    );
  }
}

/** What is asked for by a page of another generation, or is of none. */
async function other(request, address, commit) {
  try {
    for (const name of await caches.keys()) {
      const kept = name.startsWith(OURS) && (!commit || commitOf(name) === commit);
      const response = kept && (await (await caches.open(name)).match(address));
      if (response) {
        return response;
      }
    }
  } catch {
    // Nothing is kept then.
  }
  return fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim().then(tidy));
});

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
  if (request.method !== "GET" || !address.startsWith(SCOPE)) {
    return;
  }
  if (RELOAD.includes(address)) {
    event.respondWith(fetch(request).catch(() => own(address)));
  } else if (request.mode === "navigate" && [PAGE, `${PAGE}index.html`].includes(address)) {
    event.respondWith(page(request));
  } else if (FILES.has(address) && (request.mode === "navigate" || !commit || commit === COMMIT)) {
    event.respondWith(file(address));
  } else {
    event.respondWith(other(request, address, commit));
  }
});

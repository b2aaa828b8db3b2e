// A server of a test's own: a copy of `dist` whose files the test may change, and which it may turn off or stall.

import { createHash } from "node:crypto";
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { DIST, serve } from "../tools/server.js";
import { expect, test as base } from "./page.js";

/** The commit of the build that `release` makes, and a rule that only its rulebook has. */
export const NEXT = "0next00000";
export const MARK = "P-99: This is a rule of the next version.";

/**
 * Serves a copy of `dist` in `folder`: `address`; `asked`, the names of all requested files; `gone`, which the test sets to have
 * no request answered; `answer(name, response)`, which the test sets to answer requests itself, or to leave them without an answer: it
 * returns true then; `close()`.
 */
export async function serveCopy(folder) {
  cpSync(DIST, folder, { recursive: true });
  const site = { folder, asked: [], gone: false, answer: () => false };
  const before = (request, response) => {
    const { pathname } = new URL(request.url, "http://x");
    const name = pathname.split("/path/")[1] || "index.html";
    site.asked.push(name);
    if (site.answer(name, response)) {
      return true;
    }
    if (site.gone) {
      request.socket.destroy();
    }
    return site.gone;
  };
  return Object.assign(site, await serve(folder, { before }));
}

/** Tests with a server of their own; the service worker answers, which is blocked in other tests. */
export const test = base.extend({
  serviceWorkers: "allow",

  site: async ({}, use, info) => {
    const site = await serveCopy(info.outputPath("site"));
    await use(site);
    await site.close();
  },

  baseURL: async ({ site }, use) => {
    await use(site.address);
  },
});

/** What a browser says of requests that fail, as they do here on purpose. */
export const NETWORK = /Failed to load resource|ERR_|service worker|ServiceWorker|integrity|digest/;

const isReady = (page) => page.evaluate(() => window.updates?.isReady() ?? false);

/** Waits until the whole page is cached, and the service worker answers for it. */
export const ready = (page) => expect.poll(() => isReady(page), { timeout: 30_000 }).toBe(true);

/** The names of all files that the page and its worker check. */
export const filesOf = ({ folder }) => Object.keys(JSON.parse(/id="files">([^<]+)</.exec(read(folder, "index.html"))[1]));

export const commitOf = ({ folder }) => /turnout-commit" content="([^"]+)"/.exec(read(folder, "index.html"))[1];

/** Turns the site into that of the next build: files have other names, and some of them other contents. */
export function release(site) {
  const { folder } = site;
  const commit = commitOf(site);
  const page = read(folder, "index.html");
  const [, program] = /data-program="(?:\.\/)?([^"]+)"/.exec(page);
  const [, wasm] = /data-wasm="(?:\.\/)?([^"]+)"/.exec(page);
  const [hash] = /[0-9a-f]{12,16}/.exec(program);
  const renewed = (text) => text.replaceAll(hash, "f".repeat(hash.length)).replaceAll(commit, NEXT);
  for (const name of [program, wasm]) {
    renameSync(join(folder, name), join(folder, renewed(name)));
  }
  change(folder, "index.html", renewed);
  change(folder, "books/en.txt", (text) => text.replace("\n- **P-1** ", `\n- ${MARK}\n- **P-1** `));
  change(folder, "worker.js", (text) => `${text}/* next */`);
  change(folder, "sw.js", renewed);
  const digest = (name) => createHash("sha256").update(readFileSync(join(folder, name))).digest("base64");
  // The page has the digests only of files that it checks itself.
  for (const file of ["index.html", "sw.js"]) {
    change(folder, file, (text) => {
      const [list] = /\{"boards\/card-1\.svg":[^}]*\}/.exec(text);
      const renew = ([name, known]) => [name, known && digest(name)];
      return text.replace(list, () => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(list)).map(renew))));
    });
  }
}

export const read = (folder, name) => readFileSync(join(folder, name), "utf8");

export function change(folder, name, replace) {
  writeFileSync(join(folder, name), replace(read(folder, name)));
}

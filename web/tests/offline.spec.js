// Offline support and updates: the page works without a network, a new version waits until the player installs it, and
// an incomplete one is never cached. See static/sw.js, static/updates.js, static/reload.js.

import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { FULL, few } from "./full.js";
import { close, device, invite, join as answer, openLink, send, takeTurn, TWO } from "./link_players.js";
import { expect, openMoves } from "./page.js";
import { MARK, NETWORK, NEXT, commitOf, filesOf, ready, release, test } from "./site.js";
import {
  alert,
  board,
  button,
  choose,
  end,
  form,
  home,
  open,
  playUntil,
  position,
  QUICK,
  stored,
} from "./table.js";

const caches = (page) => page.evaluate(() => window.caches.keys());
const commit = (page) => page.evaluate(() => document.querySelector("meta[name=turnout-commit]").content);
const dialog = (page, name) => page.getByRole("dialog", { name });
const update = (page) => page.getByRole("button", { name: "Update now" });

/** Removes a file from the cache. */
const lose = (page, pattern) =>
  page.evaluate(async (pattern) => {
    const [name] = await window.caches.keys();
    const cache = await window.caches.open(name);
    const lost = (await cache.keys()).filter(({ url }) => new RegExp(pattern).test(url));
    await Promise.all(lost.map((request) => cache.delete(request)));
    return lost.length;
  }, pattern.source);

/** Whether the first cache contains the file. */
const has = (page, pattern) =>
  page.evaluate(async (pattern) => {
    const [name] = await window.caches.keys();
    const kept = await (await window.caches.open(name)).keys();
    return kept.some(({ url }) => new RegExp(pattern).test(url));
  }, pattern.source);

test("a browser started without a network opens the page after one visit, and plays", async ({
  playwright,
  launchOptions,
  site,
}, info) => {
  const profile = info.outputPath("profile");
  const start = async () => {
    const options = { ...launchOptions, baseURL: site.address, locale: "en-GB" };
    const context = await playwright.chromium.launchPersistentContext(profile, options);
    await openMoves(context);
    return context;
  };
  const first = await start();
  const visited = await first.newPage();
  await visited.goto("./");
  await ready(visited);
  await first.close();

  site.gone = true;
  site.asked.length = 0;
  const context = await start();
  const page = await context.newPage();
  await open(page, "game=annie&Y=expert&B=easy&seed=1&speed=instant");
  await expect(end(page)).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("Escape");
  // Neither the net nor the worker of the bots were missed.
  await expect(alert(page)).toHaveText("");
  await expect(page.getByRole("region", { name: "Notices" })).toBeHidden();
  await choose(page, "Rules");
  await expect(page.getByRole("dialog")).toContainText("A-1");
  await page.keyboard.press("Escape");
  await page.goto("about:blank");
  await open(page, "game=sorry&Y=person&R=person&seed=3&speed=instant");
  await playUntil(page, (what) => what === "move");
  await button(page, "Hint").click();
  await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
  await choose(page, "Share");
  await expect(dialog(page, "Share this game")).toBeVisible();
  await context.close();
  // The browser itself may look for a new worker, or ask for the page before the worker is running. One with windows
  // also reads what it needs to install the page.
  const byBrowser = /^(sw\.js|index\.html|manifest.*\.json|icons\/.*|icon-.*\.svg)$/;
  expect(site.asked.filter((name) => !byBrowser.test(name))).toEqual([]);
});

test("a game by link goes on without a network", async ({ browser, site }) => {
  const [ann, leo] = [await device(browser, site.address), await device(browser, site.address)];
  for (const page of [ann, leo]) {
    await page.goto("./");
    await ready(page);
  }
  site.gone = true;
  await openLink(ann, await answer(leo, await invite(ann, TWO)));
  await takeTurn(ann);
  // The next link comes to a closed page.
  await leo.goto("about:blank");
  await leo.goto(await send(ann));
  await takeTurn(leo);
  await expect(board(leo)).toBeVisible();
  await expect(alert(leo)).toHaveText("");
  await close(ann, leo);
});

test("a new version waits until it is wanted, and other tabs go on with theirs", async ({ page, context, site }) => {
  const before = commitOf(site);
  await page.goto("./#/new?game=sorry");
  await ready(page);
  const other = await context.newPage();
  await open(other, "game=pollyanna-1951&Y=person&R=person&seed=42&speed=instant");
  await playUntil(other, (what) => what === "move");
  const at = await position(other);

  release(site);
  await page.reload();
  // The browser looks for it when it likes, and then all of it is brought.
  await expect(update(page)).toBeVisible({ timeout: 30_000 });
  expect(await commit(page)).toBe(before);
  // A page that starts while it waits offers it too: the worker's state is known before the saved games are read.
  await page.reload();
  await expect(update(page)).toBeVisible();
  // Whoever plays is not disturbed, and finds it all the same.
  await expect.poll(() => other.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting))).toBe(true);
  await expect(update(other)).toHaveCount(0);
  await choose(other, "About");
  await expect(update(other)).toHaveCount(1);
  await other.keyboard.press("Escape");

  await update(page).click();
  await expect.poll(() => commit(page).catch(() => "")).toBe(NEXT);
  await expect(form(page)).toBeVisible();
  await expect(update(page)).toHaveCount(0);

  // The tab that played has what it had, though it asks for some of it only now.
  expect(await commit(other)).toBe(before);
  await choose(other, "Share");
  await expect(dialog(other, "Share this game")).toBeVisible();
  await other.keyboard.press("Escape");
  await button(other, "Hint").click();
  await expect(other.getByRole("main").getByText(/^Hint: /)).toBeVisible();
  await choose(other, "Rules");
  await expect(other.getByRole("dialog")).toContainText("P-20");
  await expect(other.getByRole("dialog")).not.toContainText("P-99");
  await other.keyboard.press("Escape");
  expect(await caches(other)).toHaveLength(2);

  await choose(other, "About");
  await update(other).click();
  await expect.poll(() => commit(other).catch(() => "")).toBe(NEXT);
  await expect(board(other)).toHaveAttribute("data-position", at);
  await choose(other, "Rules");
  await expect(other.getByRole("dialog")).toContainText(MARK.slice(6));
  // No page is left of what was before.
  await expect.poll(() => caches(other)).toHaveLength(1);
});

test("messages of other scripts are no refusal of a file", async ({ page }) => {
  await page.goto("./");
  await ready(page);
  await page.evaluate(() => {
    for (const data of [null, 7, { other: 1 }]) {
      navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data }));
    }
  });
  expect(await page.evaluate(() => window.updates.refused())).toBeNull();
  await choose(page, "About");
  await expect(dialog(page, "About Turnout")).toContainText("all of it is kept");
});

test("missing files of the cache are fetched again", async ({ page, site, faults }) => {
  await open(page, "game=pollyanna-1951&Y=person&R=person&seed=42&speed=instant");
  await ready(page);
  expect(await lose(page, /books\/en/)).toBe(1);
  expect(await lose(page, /page-.*\.wasm$/)).toBe(1);
  site.asked.length = 0;
  await choose(page, "Rules");
  await expect(page.getByRole("dialog")).toContainText("P-20");
  expect(site.asked).toEqual(["books/en.txt"]);
  await expect.poll(() => has(page, /books\/en/)).toBe(true);
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect.poll(() => has(page, /page-.*\.wasm$/)).toBe(true);

  // Another service worker is refused.
  faults.provoked.push(/Trusted/, /trusted/);
  const register = (name) => page.evaluate((name) => navigator.serviceWorker.register(name).then(() => ""), name);
  await expect(register("./other.js")).rejects.toThrow(/Trusted/);
  expect(await register("sw.js")).toBe("");
});

/** Ways to damage a cached file. */
const SPOILT = ["flip", "cut", "empty", "page", "other"];

/** Damages a file in the cache; its headers stay. */
const spoil = (page, name, how) =>
  page.evaluate(
    async ([name, how]) => {
      const [key] = await window.caches.keys();
      const cache = await window.caches.open(key);
      const address = new URL(name, document.baseURI).href;
      const cached = await cache.match(address);
      let body = new Uint8Array(await cached.clone().arrayBuffer());
      if (how === "flip") {
        body[body.length >> 1] ^= 1;
      } else if (how === "cut") {
        body = body.subarray(0, body.length >> 1);
      } else {
        const other = await cache.match(new URL("worker.js", document.baseURI).href);
        body = { empty: "", page: "<!DOCTYPE html><p>Please log in.", other: await other.text() }[how];
      }
      const headers = how === "page" ? {} : cached.headers;
      await cache.put(address, new Response(body, { headers }));
    },
    [name, how],
  );

/** Whether the cached file equals the server's. */
const isWhole = (page, site, name) =>
  page
    .evaluate(async (name) => {
      const [key] = await window.caches.keys();
      const cached = await (await window.caches.open(key)).match(new URL(name, document.baseURI).href);
      const digest = await crypto.subtle.digest("SHA-256", await cached.arrayBuffer());
      return [...new Uint8Array(digest)];
    }, name)
    .then((digest) => {
      const content = readFileSync(join(site.folder, name || "index.html"));
      return createHash("sha256").update(content).digest().equals(Buffer.from(digest));
    });

test("damaged files of the cache are fetched again", async ({ page, site }) => {
  test.setTimeout(FULL ? 600_000 : 60_000);
  await open(page, "game=pollyanna-1951&Y=person&R=person&seed=42&speed=instant");
  await ready(page);
  // The page itself is "".
  const names = ["", ...filesOf(site)].filter((name) => !/^(worker|reload)\./.test(name));
  const ways = names.flatMap((name) => SPOILT.map((how) => [name, how]));
  const chosen = FULL ? ways : ways.filter((_, index) => index % 23 === 0);
  for (const [name, how] of chosen) {
    await test.step(`${name || "the page"}: ${how}`, async () => {
      await spoil(page, name, how);
      expect(await isWhole(page, site, name)).toBe(false);
      if (name === "") {
        await page.reload();
      } else {
        const text = await page.evaluate(async (name) => (await fetch(name)).status, name);
        expect(text).toBe(200);
      }
      await expect(board(page)).toBeVisible();
      await expect.poll(() => isWhole(page, site, name)).toBe(true);
    });
  }
});

/** What is seen when a file is spoilt and there is no network. */
const SAID = {
  wasm: notLoaded,
  "worker.js": async (page) => {
    await button(page, "Hint").click();
    await expect(alert(page)).toContainText("the quickest bot takes over");
  },
  "": async (page) => expect(page.getByRole("heading", { name: "Turnout cannot be opened" })).toBeVisible(),
  "words/en.txt": notLoaded,
  "start.js": notLoaded,
  "language_and_theme.js": notLoaded,
  "page.css": notLoaded,
  "guard.css": notLoaded,
  program: notLoaded,
  "guard.js": async (page) => {
    await expect(page.getByText(/It has not started yet/)).toBeVisible({ timeout: 14_000 });
  },
  "books/en.txt": async (page) => {
    await choose(page, "Rules");
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("The rules could not be fetched");
  },
  "nets/pollyanna-1951.net": async (page) => {
    await button(page, "Hint").click();
    await expect(page.getByRole("region", { name: "Notices" })).toContainText("they play by simpler rules");
    await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
  },
};

async function notLoaded(page) {
  await expect(page.getByRole("alertdialog", { name: "Turnout could not be loaded" })).toBeVisible();
}

for (const [file, isSaid] of few(Object.entries(SAID), 2)) {
  test(`without a network a spoilt file is said: ${file || "the page"}`, async ({ page, site, faults }) => {
    faults.provoked.push(NETWORK, /503|turnout|undefined|null/);
    await open(page, "game=pollyanna-1951&Y=person&R=person&seed=42&speed=instant");
    await playUntil(page, (what) => what === "move");
    await ready(page);
    const pattern = { program: /^page-[^_]+\.js$/, wasm: /^page-.*\.wasm$/ }[file];
    await spoil(page, pattern ? filesOf(site).find((name) => pattern.test(name)) : file, "flip");
    site.gone = true;
    await page.goto("about:blank");
    await page.goto("./");
    await isSaid(page);
  });
}

test("a file that is missing while the server has another version is said, and a clean reload gets that", async ({
  page,
  site,
  faults,
}) => {
  faults.provoked.push(NETWORK, /410/);
  await open(page, "game=pollyanna-1951&Y=person&R=person&seed=42&speed=instant");
  await playUntil(page, (what) => what === "move");
  await ready(page);
  const at = await position(page);
  const save = await stored(page, "save");
  expect(await lose(page, /page-.*\.wasm$/)).toBe(1);
  release(site);
  await page.reload();
  const failure = page.getByRole("alertdialog", { name: "Turnout could not be loaded" });
  await expect(failure).toContainText("the server has another version by now");
  await failure.getByRole("link", { name: "Clear cache and reload (your games are kept)" }).click();
  await expect(board(page)).toHaveAttribute("data-position", at);
  expect(await commit(page)).toBe(NEXT);
  expect(await stored(page, "save")).toBe(save);
  await ready(page);
});

test("without network a clean reload says so and removes nothing", async ({ page, site, faults }) => {
  faults.provoked.push(NETWORK, /503/);
  await page.goto("./");
  await ready(page);
  const all = await caches(page);
  expect(await lose(page, /path\/$/)).toBe(1);
  site.gone = true;
  await page.reload();
  await expect(page.getByRole("heading", { name: "Turnout cannot be opened" })).toBeVisible();
  await page.goto("./reload.html");
  await expect(page.getByRole("status")).toContainText("nothing has been removed");
  expect(await caches(page)).toEqual(all);
  site.gone = false;
  await page.getByRole("link", { name: "Back to Turnout" }).click();
  await expect(home(page)).toBeVisible();
});

for (const [what, spoil] of [
  ["is of another build", (file) => writeFileSync(file, "another")],
  ...(FULL ? [["does not come", (file) => rmSync(file)]] : []),
]) {
  test(`where one file ${what} nothing is kept, and the page plays on`, async ({ page, site, faults }) => {
    faults.provoked.push(NETWORK);
    const file = join(site.folder, "nets/annie.net");
    const whole = readFileSync(file);
    spoil(file);
    await open(page, "game=pollyanna-1951&Y=person&R=person&seed=42&speed=instant");
    // It was tried, and tried again.
    await expect.poll(() => site.asked.filter((name) => name === "nets/annie.net").length).toBeGreaterThan(0);
    await expect.poll(() => caches(page)).toEqual([]);
    const registration = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null);
    expect(await registration()).toBeNull();
    await playUntil(page, (what) => what === "move");
    await choose(page, "About");
    await expect(dialog(page, "About Turnout")).toContainText('could not keep "nets/annie.net" as it was built');
    writeFileSync(file, whole);
    await page.reload();
    await ready(page);
    await choose(page, "About");
    await expect(dialog(page, "About Turnout")).toContainText("all of it is kept");
  });
}

const BLOCKED = {
  "everything forbidden": () => {
    const forbid = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    navigator.serviceWorker.register = forbid;
    for (const [owner, name] of [
      [window, "caches"],
      [window, "localStorage"],
      [window, "sessionStorage"],
      [Navigator.prototype, "locks"],
    ]) {
      Object.defineProperty(owner, name, { get: forbid });
    }
  },
  "no workers at all": () => {
    delete Navigator.prototype.serviceWorker;
  },
};

for (const [what, block] of few(Object.entries(BLOCKED), 1)) {
  test(`with ${what} the page plays all the same`, async ({ page }) => {
    await page.addInitScript(block);
    await open(page, QUICK);
    await expect(end(page)).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press("Escape");
    await choose(page, "Rules");
    await expect(page.getByRole("dialog")).toContainText("A-1");
    await page.keyboard.press("Escape");
    await choose(page, "About");
    await expect(dialog(page, "About Turnout")).toContainText(/Not yet|could not keep "sw.js"/);
  });
}

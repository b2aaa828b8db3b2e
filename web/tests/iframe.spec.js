// The page inside a frame: refuses to run in a frame of another origin, runs in one of its own.

import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

import { few } from "./full.js";
import { expect } from "./page.js";
import { test as hosted } from "./site.js";

// A whole browser asks for an icon where the page names none.
const framing = (inner, attributes = "") =>
  `<!DOCTYPE html><link rel="icon" href="data:,"><iframe ${attributes} width="800" height="600" src="${inner}"></iframe>`;

const test = hosted.extend({
  serviceWorkers: "block",

  /** A server of another origin, whose page holds `inner` in a frame. */
  other: async ({}, use) => {
    const other = { inner: "" };
    const server = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html").end(framing(other.inner));
    });
    await new Promise((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    other.address = `http://127.0.0.1:${server.address().port}/`;
    await use(other);
    server.closeAllConnections();
    server.close();
  },
});

const GAME = "./#/new?game=annie&Y=person&B=easy&start";
const board = (frame) => frame.getByRole("group", { name: "Board" });

/** Puts a page beside ours that holds another in a frame; gives its address. */
function hold(site, inner, attributes) {
  writeFileSync(join(site.folder, "holds.html"), framing(inner, attributes));
  return `${site.address}holds.html`;
}

async function isRefused(frame) {
  await expect(frame.getByRole("heading", { name: "Turnout does not play inside another site" })).toBeVisible();
  await expect(frame.locator("#app button")).toHaveCount(0);
}

test("in a frame of another origin it refuses, and opens by itself", async ({ page, context, site, other, faults }) => {
  faults.provoked.push(/another origin/);
  other.inner = site.address + GAME;
  await page.goto(other.address);
  const frame = page.frameLocator("iframe");
  await isRefused(frame);
  const opened = context.waitForEvent("page");
  await frame.getByRole("link", { name: "Open Turnout" }).click();
  await expect(board(await opened)).toBeVisible();
});

/** Frames in which the page refuses to run, however deep: the page that the browser opens, and the frame. */
const REFUSED = {
  "a sandboxed frame": (page, site) => [hold(site, "./", 'sandbox="allow-scripts"'), page.frameLocator("iframe")],
  "a frame of its own origin inside one of another": (page, site, other) => {
    other.inner = hold(site, "./");
    return [other.address, page.frameLocator("iframe").frameLocator("iframe")];
  },
  "a frame of another origin inside one of its own": (page, site, other) => {
    other.inner = site.address;
    return [hold(site, other.address), page.frameLocator("iframe").frameLocator("iframe")];
  },
};

test("it refuses in other frames, and plays in one of its own origin", async ({ page, site, other, faults }) => {
  // No module is loaded in a sandbox.
  faults.provoked.push(/another origin|CORS|ERR_FAILED|sandbox/);
  for (const [what, framed] of few(Object.entries(REFUSED), 2)) {
    await test.step(what, async () => {
      const [address, frame] = framed(page, site, other);
      await page.goto(address);
      await isRefused(frame);
    });
  }
  await page.goto(hold(site, GAME));
  await expect(board(page.frameLocator("iframe"))).toBeVisible();
});

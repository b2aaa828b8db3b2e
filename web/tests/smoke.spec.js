// Smoke tests in Firefox and WebKit: what a person does first, with real clicks. In Chromium all other tests do it.

import { test as base, expect } from "@playwright/test";

import { findEngine } from "../tools/engines.js";
import { few } from "./full.js";
import { GAMES } from "./games.js";
import { change, ready, serveCopy } from "./site.js";
import { act, turn } from "./table.js";

const HOME = "[aria-label=Games]";
const BOARD = "[data-position]";

/** Runs in the page before all else, and notes what goes wrong. */
function noteFaults() {
  const note = (text) => localStorage.setItem("faults", `${localStorage.getItem("faults") ?? ""}${text}\n`);
  addEventListener("error", ({ message }) => note(`error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => note(`rejection: ${reason}`));
  document.addEventListener("securitypolicyviolation", (event) => {
    note(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  const { error } = console;
  console.error = (...words) => {
    note(`console: ${words.join(" ")}`);
    error.apply(console, words);
  };
}

const test = base.extend({
  /** "firefox" or "webkit", by the project. */
  engine: ["", { option: true }],

  site: async ({}, use, info) => {
    const site = await serveCopy(info.outputPath("site"));
    change(site.folder, "index.html", (html) => html.replace("<title>", '<script src="faults.js"></script>$&'));
    site.answer = (name, response) => {
      if (name === "faults.js") {
        response.writeHead(200, { "Content-Type": "text/javascript" }).end(`(${noteFaults})();`);
      }
      return name === "faults.js";
    };
    await use(site);
    await site.close();
  },

  page: async ({ engine, site }, use, info) => {
    const { start, missing } = findEngine(engine);
    info.skip(Boolean(missing), missing);
    const { page, close } = await start();
    try {
      await page.goto(site.address);
      await use(page);
      expect(await page.evaluate(() => localStorage.getItem("faults")), "errors and violations").toBeNull();
    } finally {
      await close();
    }
  },
});

// It holds for whole games, on a busy machine.
test.slow();

/** The first element that can be pressed, by its selector and its name. */
function find(selector, name) {
  const nameOf = (element) => element.ariaLabel ?? element.textContent.trim();
  const isReady = (element) => element.checkVisibility() && element.ariaDisabled !== "true";
  const all = [...document.querySelectorAll(selector)];
  return all.find((element) => isReady(element) && (name === null || nameOf(element) === name)) ?? null;
}

/** Presses it as soon as it is there; while the page is drawn anew, it may be gone before it is pressed. */
const press = (page, selector, name = null) =>
  expect(async () => {
    const element = (await page.evaluateHandle(find, selector, name)).asElement();
    expect(element, `${selector} ${name ?? ""}`).toBeTruthy();
    await element.click();
  }).toPass();

const isThere = (page, selector) => page.evaluate((selector) => document.querySelector(selector) !== null, selector);
const appears = (page, selector) => expect.poll(() => isThere(page, selector), selector).toBe(true);
const position = (page) => page.evaluate(() => document.querySelector("[data-position]")?.dataset.position);

const CONTROLS = {
  roll: "[data-zone=roll]",
  move: "[aria-label=Moves] button:not([data-step=pass], [data-step=go])",
  curtain: ".curtain button",
};

/** Starts a game of this query, with the list of moves open. */
async function start(page, site, query) {
  await page.evaluate(() => {
    const settings = localStorage.getItem("turnout/settings") ?? "";
    localStorage.setItem("turnout/settings", `${settings}moves open\n`);
  });
  await page.goto("about:blank");
  await page.goto(`${site.address}#/new?${query}&seed=1&speed=instant&start`);
  await appears(page, BOARD);
}

/** Plays a number of rolls and moves, or to the end; returns whether the end was reached. */
async function play(page, count = Infinity) {
  for (let done = 0; done < count; done += 1) {
    const what = await turn(page);
    if (what === "end") {
      return true;
    }
    await act(page, () => press(page, CONTROLS[what]));
  }
  return false;
}

test("home, a roll, Back, a game, a reload, no network", async ({ page, site }) => {
  await test.step("from home to the first roll", async () => {
    await press(page, "button", "Play Annie");
    await press(page, "dialog[open] button", "Start game");
    await act(page, () => press(page, CONTROLS.roll));
  });

  await test.step("Back leads home", async () => {
    await page.goBack();
    await appears(page, HOME);
  });

  await test.step("a game continues after a reload, to its end", async () => {
    await start(page, site, "game=annie&Y=person&B=easy");
    expect(await play(page, 20)).toBe(false);
    await turn(page);
    const before = await position(page);
    await page.reload();
    await expect.poll(() => position(page)).toBe(before);
    expect(await play(page)).toBe(true);
  });

  await test.step("the page opens and plays without a network", async () => {
    await ready(page);
    site.gone = true;
    await page.reload();
    await start(page, site, "game=annie&Y=easy&B=easy");
    await expect.poll(() => isThere(page, "dialog[open]"), { timeout: 60_000 }).toBe(true);
  });
});

for (const { title, ruleset, two } of few(GAMES, 0)) {
  test(`a game of ${title}`, async ({ page, site }) => {
    await start(page, site, `game=${ruleset}&${two}`);
    expect(await play(page)).toBe(true);
  });
}

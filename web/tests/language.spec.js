// Languages: the browser's by default, or the chosen one. Whatever holds is tested in each language that the page offers.

import { readdir } from "node:fs/promises";

import { FULL, few } from "./full.js";
import { GAMES } from "./games.js";
import { expect, openMoves, test } from "./page.js";
import { SIZES, fits, forFingers, standsStill } from "./room.js";
import { button, home, open, playUntil, position, QUICK, steps } from "./table.js";

/** The languages beside English: each has a folder of texts, named by its code. */
const LANGUAGES = (await readdir("crates/words")).filter((name) => /^[a-z]{2}$/.test(name) && name !== "en");

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The texts of a language. Files of texts have the same texts in the same lines. */
async function dictionary(request, code) {
  const file = async (name) => (await (await request.get(`./words/${name}.txt`)).text()).split("\n");
  const lines = async (code) => [...(await file(code)), ...(await file(`${code}-later`))];
  const [english, other] = [await lines("en"), await lines(code)];
  return {
    /** A pattern for what an English text may be called. */
    named: (text) => {
      const found = other.filter((_, index) => english[index] === text);
      return new RegExp(`^(${found.map(escaped).join("|")})$`);
    },
    /** Texts that are the same in both. */
    alike: new Set(english.filter((line, index) => line === other[index])),
  };
}

const languages = (page) => page.locator(".language select");

/** Opens the page in a browser that speaks a language. */
async function speaking(browser, baseURL, locale) {
  const context = await browser.newContext({ baseURL, locale, serviceWorkers: "block" });
  await openMoves(context);
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

for (const code of LANGUAGES) {
  test(`the page is in the browser's language from the first moment, or in the chosen one: ${code}`, async ({ browser, baseURL, request }) => {
    const { named } = await dictionary(request, code);
    const page = await speaking(browser, baseURL, code);
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page.getByRole("region", { name: named("Games") })).toBeVisible();
    expect(asked.some((path) => path.endsWith("/words/en.txt"))).toBe(false);
    await page.getByRole("button", { name: named("Settings") }).click();
    await languages(page).selectOption("en");
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await expect(home(page)).toBeVisible();
    await page.context().close();
  });

  test(`a language chosen in the midst of a game changes nothing but words: ${code}`, async ({ page, request }) => {
    const { named } = await dictionary(request, code);
    await open(page, "game=pollyanna-1951&Y=person&R=person&seed=9&speed=instant");
    let played = 0;
    await playUntil(page, async (what) => {
      played += what === "move" ? 1 : 0;
      return played > 6 && what === "move";
    });
    const before = await position(page);
    const choices = await steps(page);
    await button(page, "Menu").click();
    await button(page, "Settings").click();
    await languages(page).selectOption(code);
    await expect(page.getByRole("dialog", { name: named("Settings") })).toBeVisible();
    await page.keyboard.press("Escape");
    const drawn = page.locator("[data-position]");
    await expect(drawn).toHaveAttribute("data-position", before);
    const translated = page.getByRole("group", { name: named("Moves") }).getByRole("button");
    expect(await translated.evaluateAll((buttons) => buttons.map((button) => button.dataset.step))).toEqual(choices);
    await translated.first().click();
    await expect(drawn).not.toHaveAttribute("data-position", before);
    await page.getByRole("button", { name: named("Undo") }).click();
    await expect(drawn).toHaveAttribute("data-position", before);
  });
}

test("in a browser whose languages nobody here speaks the page is English", async ({ browser, baseURL }) => {
  const page = await speaking(browser, baseURL, "fi-FI");
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.context().close();
});

/** What may come in the place of a file of texts. */
const SPOILT = {
  // One text more, so that all others are shifted.
  "is of another build": async (route) => route.fulfill({ body: `one more\n${await (await route.fetch()).text()}` }),
  "does not come": (route) => route.abort(),
  "is answered as a page": (route) => route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><p>Please log in." }),
  "is empty": (route) => route.fulfill({ body: "" }),
  "is cut": async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.slice(0, text.length / 2) });
  },
};

for (const [what, answer] of few(Object.entries(SPOILT), 1)) {
  test(`a file of texts that ${what} is told of, and can be tried again`, async ({ page, request, faults }) => {
    faults.provoked.push(/words\//, /Failed to load resource/, /integrity/);
    const [code] = LANGUAGES;
    const { named } = await dictionary(request, code);
    await page.route("**/words/en.txt*", answer);
    await page.goto("./");
    await expect(page.getByRole("alertdialog", { name: "Turnout could not be loaded" })).toBeVisible();
    await expect(page.locator("#app button")).toHaveCount(0);
    await page.unroute("**/words/en.txt*");
    // Once spoilt in the browser's cache, it is fetched again.
    await page.route("**/words/en.txt*", (route) => route.fulfill({ body: "spoilt" }), { times: 1 });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(home(page)).toBeVisible();

    await page.route(`**/words/${code}.txt*`, answer);
    await button(page, "Settings").click();
    await languages(page).selectOption(code);
    const notice = page.getByRole("region", { name: "Notices" });
    await expect(notice).toContainText(/ could not be loaded: the connection failed, or/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(languages(page)).toHaveValue("en");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.unroute(`**/words/${code}.txt*`);
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("region", { name: named("Games") })).toBeVisible();
    await expect(notice).toBeHidden();
  });
}

/** All that is read or heard now. */
const said = (page) =>
  page.evaluate(() => {
    const named = ["aria-label", "title", "placeholder", "alt", "aria-roledescription", "aria-valuetext"];
    // The page and each language are called the same everywhere.
    const all = [...document.body.querySelectorAll("*:not(noscript, .brand, .language option)")];
    const attributes = all.flatMap((element) => named.map((name) => element.getAttribute(name)));
    const own = all.flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE));
    return [document.title.replace(/( · )?Turnout$/, ""), ...attributes, ...own.map((node) => node.textContent)].map((text) => text?.trim() ?? "");
  });

/** The characters who play as bots are called the same in every language. */
const CAST = ["Lou", "Dot", "Mack", "Gus"];

/** Goes through all screens; gives what is said on each. */
async function goThrough(page, { named }) {
  const screens = {};
  const look = async (name) => {
    screens[name] = new Set(await said(page));
  };
  const dialog = page.getByRole("dialog");
  /** Looks at what opens, and closes it. */
  const opens = async (name, target) => {
    await target.click();
    await expect(dialog).toBeVisible();
    await look(name);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await page.goto("./");
  const cards = page.locator(".game-cards").getByRole("button");
  await expect(cards.first()).toBeVisible();
  await look("home");
  await opens("start sheet", cards.first());
  await opens("settings", page.getByRole("button", { name: named("Settings") }));
  for (const { ruleset, two } of GAMES.filter(({ ruleset }) => FULL || /^(pollyanna-1951|sorry|annie)$/.test(ruleset))) {
    await page.goto(`./#/new?game=${ruleset}`);
    await expect(page.locator("form.setup")).toBeVisible();
    await look(`form of ${ruleset}`);
    await page.goto("about:blank");
    await page.goto(`./#/new?game=${ruleset}&${two.replaceAll("easy", "person")}&seed=5&speed=instant&start`);
    const next = page.locator("[data-zone=roll][aria-disabled=false], [data-step]:not([data-step=pass], [data-step=go])").first();
    for (let count = 0; count < (FULL ? 24 : 5); count += 1) {
      await expect(next).toBeVisible();
      await look(`${ruleset} after ${count} deeds`);
      await next.click();
    }
  }
  const menu = page.getByRole("button", { name: named("Menu") });
  for (const name of ["Rules", "Keyboard shortcuts", "About", "Players", "Share", "Dice"]) {
    await menu.click();
    await opens(name, dialog.getByRole("button", { name: named(name) }));
  }
  await page.goto("about:blank");
  await page.goto("./#/learn?game=pollyanna-1951&lesson=1");
  await expect(page.locator(".lesson-bubble")).toBeVisible();
  await look("lesson");
  await page.goto("about:blank");
  await page.goto(`./#/new?${QUICK}&start`);
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await look("end");
  return screens;
}

test("every screen is translated", async ({ browser, baseURL, request }) => {
  const through = async (code) => {
    const page = await speaking(browser, baseURL, code);
    const screens = await goThrough(page, await dictionary(request, code));
    await page.context().close();
    return screens;
  };
  const english = await through("en");
  for (const code of LANGUAGES) {
    const { alike } = await dictionary(request, code);
    const screens = await through(code);
    for (const [name, texts] of Object.entries(english)) {
      const words = [...texts].filter((text) => /\b[A-Z]?[a-z]{2,}\b/.test(text) && !alike.has(text) && !CAST.includes(text));
      expect(words.length, name).toBeGreaterThan(5);
      const left = words.filter((text) => screens[name].has(text));
      expect.soft(left, `${name} in ${code}`).toEqual([]);
    }
  }
});

for (const code of LANGUAGES) {
  test(`texts fit at every size: ${code}`, async ({ browser, baseURL }) => {
    const page = await speaking(browser, baseURL, code);
    for (const [address, shown] of [
      ["./#/home", page.locator(".game-cards")],
      ["./#/new", page.locator("form.setup")],
    ]) {
      await page.goto(address);
      await expect(shown).toBeVisible();
      for (const size of few(SIZES, 3)) {
        await page.setViewportSize(size);
        await fits(page);
        await forFingers(page);
      }
    }
    for (const { ruleset, two } of few(GAMES, 1)) {
      await page.goto("about:blank");
      await page.goto(`./#/new?game=${ruleset}&${two}&seed=5&speed=instant&start`);
      await expect(page.locator("[data-position]")).toHaveAttribute("data-position", new RegExp(`^${ruleset} `));
      for (const size of few(SIZES, 3)) {
        await page.setViewportSize(size);
        await standsStill(page, `${ruleset}, ${size.width} x ${size.height}`);
        await fits(page);
      }
    }
    // The tools have room for their words.
    await page.setViewportSize({ width: 1440, height: 900 });
    const least = await page.locator(".tools button:not(.icon)").evaluateAll((buttons) =>
      buttons.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const [inner, outer] = [words, button].map((each) => each.getBoundingClientRect());
        return Math.min(inner.left - outer.left, outer.right - inner.right);
      }),
    );
    expect(least.length).toBe(4);
    expect(Math.min(...least)).toBeGreaterThan(7);
    await page.context().close();
  });
}

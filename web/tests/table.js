// Locators and actions of a player, by roles and names.

import { readFile } from "node:fs/promises";

import { readGames, saveOf } from "../tools/games.js";
import { expect } from "./page.js";

export const board = (page) => page.getByRole("group", { name: "Board" });
export const moves = (page) => page.getByRole("group", { name: "Moves" }).getByRole("button");
export const rollButton = (page) => page.getByRole("button", { name: /^(Roll|Draw)$/ });
export const log = (page) => page.getByRole("log", { name: "Game log" });
export const status = (page) => page.getByRole("status");
export const alert = (page) => page.getByRole("alert");
export const end = (page) => page.getByRole("dialog", { name: / wins?(!|$)/ });
/** Does what is under "..." at the end of a game. */
export async function chooseAtEnd(page, name) {
  await button(end(page), "More").click({ timeout: 60_000 });
  await button(end(page), name).click();
}

/** The home page that the program has drawn: `index.html` has the same before. */
export const home = (page) => page.locator("#app").getByRole("region", { name: "Games", exact: true });
export const notices = (page) => page.getByRole("region", { name: "Notices" });
export const form = (page) => page.getByRole("form", { name: "New game" });
export const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Opens something by its name: from the menu during a game, else from the page. */
export async function choose(page, name) {
  await expect(page.locator("#app").getByRole("main")).toBeVisible();
  const menu = button(page, "Menu");
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name, exact: true }).click();
  } else if (name === "About") {
    await button(page, "Settings").click();
    await page.getByRole("dialog", { name: "Settings" }).getByRole("button", { name }).click();
  } else {
    await button(page, name).click();
  }
}

/** Shows the home page. */
export async function goHome(page) {
  await page.evaluate(() => {
    location.hash = "#/home";
  });
  await expect(home(page)).toBeVisible();
}

/** Shows the form "New game". */
export async function goToForm(page) {
  await page.evaluate(() => {
    location.hash = "#/new";
  });
  await expect(form(page)).toBeVisible();
}

/** A radio button of a choice. */
export const radio = (scope, choice, name) =>
  scope.getByRole("group", { name: choice, exact: true }).getByRole("radio", { name, exact: true });

/** Does something in the settings during a game, and closes them. */
export async function inSettings(page, action) {
  await choose(page, "Settings");
  const settings = page.getByRole("dialog", { name: "Settings" });
  await action(settings);
  await button(settings, "Close").click();
}

/** The query of a short game of bots, for tests of the end; for `open`. */
export const QUICK = "game=annie&Y=easy&B=easy&seed=1&speed=instant";

/** Opens the page with a game that starts at once; `query` as in `game=pollyanna-1951&Y=person`. */
export async function open(page, query) {
  await page.goto(`./#/new?${query}&start`);
  await expect(board(page)).toBeVisible();
}

/** Opens the page with this saved game, and resumes it. */
export async function resume(page, record) {
  await save(page, record);
  await page.goto("./");
  await expect(board(page)).toBeVisible();
}

/** Fills local storage before the first load. */
export const withLocalStorage = (page, entries) =>
  page.addInitScript((entries) => {
    if (location.protocol !== "about:" && sessionStorage.getItem("filled") === null) {
      sessionStorage.setItem("filled", "once");
      for (const [key, text] of Object.entries(entries)) {
        localStorage.setItem(`turnout/${key}`, text);
      }
    }
  }, entries);

/** Creates the database of games with these texts before the page does. */
export const withGames = (page, texts) =>
  page.addInitScript((texts) => {
    if (location.protocol !== "about:") {
      const opening = indexedDB.open("turnout", 1);
      opening.onupgradeneeded = () => {
        const games = opening.result.createObjectStore("games");
        texts.forEach((text, index) => games.put(text, `turnout/game/${index + 1}`));
      };
      opening.onsuccess = () => opening.result.close();
    }
  }, texts);

/** Stores this text before the first load, as the game that was played last. */
export async function saveText(page, text) {
  await withGames(page, [text]);
  await withLocalStorage(page, { current: "turnout/game/1" });
}

/** Stores the save of this record before the first load. */
export const save = (page, record) => saveText(page, saveOf(record));

/** The stored text under a key; "save" is the record of the tab's game. */
export async function stored(page, key) {
  if (/^(game|aside)\//.test(key)) {
    return (await readGames(page))[`turnout/${key}`] ?? null;
  }
  if (key !== "save") {
    return page.evaluate((key) => localStorage.getItem(key), `turnout/${key}`);
  }
  const name = "turnout/current";
  const current = await page.evaluate((name) => sessionStorage.getItem(name) ?? localStorage.getItem(name), name);
  const save = (await readGames(page))[current];
  return save && recordOf(save);
}

/** The record in a save: between head and checksum. */
export const recordOf = (save) => /^turnout 1\n(?:(?!crc32 ).*\n)*/m.exec(save)[0];

/** The texts of all saved games, by key. */
export async function savedGameTexts(page) {
  const all = Object.entries(await readGames(page));
  return Object.fromEntries(all.filter(([key]) => key.startsWith("turnout/game/")));
}

/** Makes the database full. */
export const fill = (page) =>
  page.evaluate(() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });

/** Blocks all storage. */
export const forbid = (page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
    }
  });

/** The text of the file that a button or link downloads, or an action. */
export async function downloaded(page, target) {
  const act = typeof target === "function" ? target : () => target.click();
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  expect(await download.failure()).toBeNull();
  return readFile(await download.path(), "utf8");
}

/** The list of saved games on the home page. */
export const savedGames = (page) => page.getByRole("region", { name: "Your games" });

/** A saved game in the list, by its number. */
export const game = (page, number) => savedGames(page).getByRole("listitem").nth(number - 1);

/** Does what is under "..." of a saved game in the list: "Copy", "Delete". */
export async function ofGame(page, number, action) {
  await button(page, `More for game ${number}`).click();
  await button(page, `${action} game ${number}`).click();
}

export const position = (page) => board(page).getAttribute("data-position");

/** The current choices as steps of a play line. */
export const steps = (page) =>
  moves(page).evaluateAll((buttons) => buttons.map((button) => button.dataset.step));

/** The current choices in words. */
export const choices = (page) => moves(page).allTextContents();

/** The visible state of the game, which a reload must not change; all of one moment. */
export const moment = (page) =>
  page.evaluate(() => {
    const moves = [...document.querySelectorAll("[aria-label=Moves] button")];
    return {
      position: document.querySelector("[data-position]").dataset.position,
      steps: moves.map((button) => button.dataset.step),
      words: moves.map((button) => button.textContent),
      status: document.querySelector("[role=status]").textContent,
      log: document.querySelector("[role=log]").innerText,
    };
  });

/** A text that changes with every roll and action. */
export const mark = (page) =>
  page.evaluate(() =>
    [
      document.querySelector("[data-position]")?.dataset.position,
      document.querySelector("[role=log]")?.textContent.length,
    ].join(),
  );

/** Watches, from now on and through reloads, whether the focus is lost once something has had it, for more than the
 * frames in which the page is drawn anew; returns what reads the losses. Call it before the page is opened. */
export async function watchFocus(page) {
  await page.addInitScript(() => {
    window.lostFocus = [];
    let had = null;
    let frames = 0;
    const look = () => {
      const active = document.activeElement;
      if (active && active !== document.body) {
        had = active.getAttribute("aria-label") ?? active.textContent.slice(0, 40);
        frames = 0;
      } else if (had !== null) {
        frames += 1;
        if (frames > 9) {
          window.lostFocus.push(`after "${had}": ${document.querySelector("[role=status]")?.textContent}`);
          had = null;
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => window.lostFocus);
}

/** Records each text that elements of this kind show, however briefly; returns what reads them. Call it before the page is opened. */
export async function recordTexts(page, selector) {
  await page.addInitScript((selector) => {
    const texts = [];
    window.recordedTexts = { ...window.recordedTexts, [selector]: texts };
    const look = () => {
      for (const { textContent } of document.querySelectorAll(selector)) {
        if (textContent && !texts.includes(textContent)) {
          texts.push(textContent);
        }
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, selector);
  return () => page.evaluate((selector) => window.recordedTexts[selector], selector);
}

/** Polls often at first. Polls from the test, since the page's policy and a stopped clock forbid a wait in the page. */
const OFTEN = { intervals: [0, 10, 20, 40] };

/** Does something that leads to a roll or action, and waits for it, unless it returns false. */
export async function act(page, action) {
  const before = await mark(page);
  if ((await action()) !== false) {
    await expect.poll(() => mark(page), OFTEN).not.toBe(before);
  }
}

/** Waits until a person may do something: "roll", "move", lift a "curtain"; "end" when the game is over. */
export async function turn(page) {
  let what = null;
  const look = async () => {
    what = await page.evaluate(() => {
      if (document.querySelector("dialog[open]")) {
        return "end";
      }
      if (document.querySelector(".curtain")) {
        return "curtain";
      }
      // The page plays forced moves by itself.
      if (document.querySelector("[aria-label=Moves] button:not([data-step=pass], [data-step=go])")) {
        return "move";
      }
      return document.querySelector("[data-zone=roll][aria-disabled=false]") ? "roll" : null;
    });
    return what;
  };
  await expect.poll(look, OFTEN).not.toBeNull();
  return what;
}

/** Rolls and plays the first choice until `wanted(what)` holds, or the game is over. */
export async function playUntil(page, wanted) {
  for (;;) {
    const what = await turn(page);
    if (what === "end" || (await wanted(what))) {
      return what;
    }
    const curtain = page.getByRole("button", { name: /^Show .* hand$/ });
    const target = { roll: rollButton(page), curtain }[what] ?? moves(page).first();
    await act(page, () => clickIfThere(target));
  }
}

/** Clicks or presses Enter; returns false if the control is gone. The page rolls again after a tie, and plays the only move, by itself. */
export const clickIfThere = (target) => isDone(target.click({ timeout: 2_000 }));
export const pressIfThere = (target) => isDone(target.press("Enter", { timeout: 2_000 }));

async function isDone(action) {
  try {
    await action;
    return true;
  } catch (error) {
    if (error.name !== "TimeoutError") {
      throw error;
    }
    return false;
  }
}

/** Opens games, from seed to seed, until one comes to a moment that is wanted, as `playUntil`; which dice
 * lead there depends on how bots play. */
export async function openUntil(page, query, wanted) {
  for (let seed = 1; seed < 10; seed += 1) {
    await page.goto("about:blank");
    await open(page, `${query}&seed=${seed}&speed=instant`);
    if ((await playUntil(page, wanted)) !== "end") {
      return;
    }
  }
  throw new Error(`no game of ${query} came to what is wanted`);
}

/** A saved game of 1951 between two persons where Yellow has rolled `dice`, all pawns waiting. */
export const rolledRecord = (dice, { ruleset = "pollyanna-1951", seats = "Y=person R=person" } = {}) =>
  [
    "turnout 1",
    `ruleset ${ruleset}`,
    `seats ${seats}`,
    "seed 42",
    "open Y 6-3",
    "open R 5-1",
    `Y ${dice}:`,
    "",
  ].join("\n");

/** The space of each of a seat's pawns in a position line. */
export function pawns(position, seat) {
  const placement = position.split(" ")[1].split("/");
  const own = placement.find((part) => part.startsWith(`${seat}:`));
  return own.slice(2).split(",");
}

/** A saved game in which Yellow has pawns on Y6 and Y8, and a 4 and a 3 to play: two ways each. */
export const twoOut = ({ ruleset = "pollyanna-1951", seats = "Y=person R=person" } = {}) =>
  [
    "turnout 1",
    `ruleset ${ruleset}`,
    `seats ${seats}`,
    "seed 42",
    "open Y 6-3",
    "open R 5-1",
    "Y 6-2: 6 yard-Y6, 2 Y6-Y8",
    "R 4-3: pass",
    "Y 5-1: 1+5 yard-Y6",
    "R 4-3: pass",
    "Y 4-3:",
    "",
  ].join("\n");

/** A saved game against three bots in which Yellow has a pawn on Y11 and Green one on G7 after the first round; then these turns. */
export const afterFirstRound = (...turns) =>
  [
    "turnout 1",
    "ruleset pollyanna-1951",
    "seats Y=person G=easy R=easy B=easy",
    "open Y 6-5",
    "open G 5-1",
    "open R 5-1",
    "open B 5-1",
    "Y 6-5: 6 yard-Y6, 5 Y6-Y11",
    "G 6-1: 6 yard-G6, 1 G6-G7",
    "R 2-1: pass",
    "B 2-1: pass",
    ...turns,
    "",
  ].join("\n");

/** The middle of a space on the screen, by its name, whether coordinates are shown or not. */
export const space = (page, name) =>
  board(page).evaluate((board, name) => {
    const names = [...board.querySelectorAll(".space-name")];
    const found = names.find((text) => text.textContent.trim() === name);
    const { left, top, width } = board.querySelector("svg").getBoundingClientRect();
    const [x, y] = ["x", "y"].map((axis) => (Number(found.getAttribute(axis)) * width) / 10_000);
    return { x: left + x, y: top + y };
  }, name);

/** Waits for the end of the animation: status, moves and log change only then. */
export const landed = (page) => expect(page.locator("[data-position]:not(.moving) .pawns.settled")).toHaveCount(1);

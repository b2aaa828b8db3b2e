// Saved games as files: downloaded, and opened again here or elsewhere.

import { saveOf } from "../tools/games.js";
import { ANN, begin, BOB, EVE, games, step } from "./begun_games.js";
import { close, device, invite, join, openLink, send, takeTurn, TWO } from "./link_players.js";
import { expect, test } from "./page.js";
import {
  board,
  button,
  choose,
  downloaded,
  fill,
  game,
  goHome,
  goToForm,
  home,
  notices,
  ofGame,
  recordOf,
  rolledRecord,
  saveText,
  savedGameTexts,
  stored,
} from "./table.js";

const GAME = rolledRecord("6-2");

/** Gives the page a file. */
const give = (page, text, name = "turnout-games.txt") =>
  page.getByLabel("Open a file of games").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

test("all games go into a file, and come back from it elsewhere", async ({ page, browser, baseURL }) => {
  await begin(page, ANN, BOB, EVE);
  const file = await downloaded(page, button(page, "Download all games"));
  expect(file.match(/^turnout-save \d+$/gm)).toHaveLength(3);
  expect(file).not.toMatch(/^tab /m);
  const records = async (page) => Object.values(await savedGameTexts(page)).map(recordOf).sort();
  const before = await records(page);

  // None is there twice.
  await give(page, file);
  await expect(notices(page)).toContainText("No game was added. 3 are here already.");
  await expect(games(page)).toHaveCount(3);

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto("./");
  await give(other, file);
  await expect(notices(other)).toContainText("3 games were added.");
  await expect(games(other)).toHaveCount(3);
  expect(await records(other)).toEqual(before);
  await other.getByRole("button", { name: "Continue game 3" }).click();
  await expect(board(other)).toBeVisible();
  await expect(other.getByRole("list", { name: "Players" })).toContainText("Ann");
  await context.close();
});

/** What is the same about a saved game wherever it is. */
const same = (text) => text.replace(/^(changed|tab|crc32) .*\n/gm, "");

test("games by link go into the file with their secrets, and are played on from it", async ({ page, browser, baseURL }) => {
  // Two games by link that differ only in their secrets.
  const link = await invite(page, `${TWO}&speed=instant`);
  await invite(page, `${TWO}&speed=instant`);
  await goHome(page);
  await expect(games(page)).toHaveCount(2);
  const file = await downloaded(page, button(page, "Download all games"));
  await expect(notices(page)).toContainText("Anyone who has it can play for you");
  await give(page, file);
  await expect(notices(page)).toContainText("No game was added. 2 are here already.");
  const before = Object.values(await savedGameTexts(page)).map(same).sort();

  const leo = await device(browser, baseURL);
  const answer = await join(leo, link);
  const other = await device(browser, baseURL);
  await other.goto("./");
  await give(other, file);
  await expect(notices(other)).toContainText("2 games were added.");
  expect(Object.values(await savedGameTexts(other)).map(same).sort()).toEqual(before);
  await openLink(other, answer);
  await expect(board(other)).toBeVisible();
  await takeTurn(other);
  await send(other);
  await close(leo, other);
});

test("a file that is far too long is refused unread", async ({ page }) => {
  await page.goto("./");
  await page.evaluate(() => Object.defineProperty(Blob.prototype, "size", { get: () => 200_000_001 }));
  await give(page, GAME);
  await expect(notices(page)).toContainText("it is longer than 200 megabytes");
});

test("a file of millions of empty lines is refused at once", async ({ page }) => {
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  const longest = await page.evaluate(async () => {
    const files = new DataTransfer();
    files.items.add(new File(["\n".repeat(70_000_000)], "games.txt", { type: "text/plain" }));
    const input = document.querySelector("input[type=file]");
    input.files = files.files;
    let longest = 0;
    new PerformanceObserver((list) => {
      longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    const read = () => document.body.textContent.includes("There is no game in this file.");
    while (!read()) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return longest;
  });
  expect(longest).toBeLessThan(3_000);
});

test("two tabs that open one file store each game once", async ({ page, context }) => {
  const file = [1, 2, 3].map((seed) => saveOf(GAME.replace("seed 42", `seed ${seed}`))).join("");
  await page.goto("./");
  const other = await context.newPage();
  // It does not hear what the first tab has stored meanwhile.
  await other.addInitScript(() => {
    window.addEventListener("message", (event) => event.stopImmediatePropagation(), true);
    delete window.BroadcastChannel;
  });
  await other.goto("./");
  await expect(home(other)).toBeVisible();
  await give(page, file);
  await expect(notices(page)).toContainText("3 games were added.");
  await give(other, file);
  await expect(notices(other)).toContainText("No game was added. 3 are here already.");
  expect(Object.keys(await savedGameTexts(other))).toHaveLength(3);
  await expect(games(other)).toHaveCount(3);

  // A game that was played on meanwhile is not overwritten by its earlier state, which is added beside it, once.
  await button(page, "Continue game 1").click();
  await step(page);
  await other.reload();
  await expect(home(other)).toBeVisible();
  const played = await savedGameTexts(page);
  for (const tab of [other, page]) {
    await goHome(tab);
    await give(tab, file);
    await expect.poll(async () => Object.keys(await savedGameTexts(tab)).length).toBe(4);
  }
  expect(await savedGameTexts(page)).toMatchObject(played);
});

test("a file that was cut is told of, and the games that are whole are added", async ({ page }) => {
  const [one, other] = [saveOf(GAME), saveOf(GAME.replace("seed 42", "seed 43"))];
  await page.goto("./");
  await give(page, `turnout-games 2\n${one}${other.slice(0, 60)}`);
  const said = "One game was added. Game 2 is not added: its end is missing. The file was cut or changed";
  await expect(notices(page)).toContainText(said);
  await expect(games(page)).toHaveCount(1);
});

test("one game goes into a file, and is read again", async ({ page }) => {
  await saveText(page, saveOf(GAME, `changed ${Date.now()}\nmanners sit=round plain=Y\n`));
  await page.goto("./#/home");
  const file = await downloaded(page, () => ofGame(page, 1, "Download"));
  expect(file).toMatch(/^turnout-save 1\nchanged \d+\nmanners sit=round plain=Y\nturnout 1\n/);
  expect(recordOf(file)).toBe(GAME);
  await give(page, file);
  await expect(notices(page)).toContainText("One is here already.");
  await give(page, saveOf(GAME.replace("seed 42", "seed 43")).replaceAll("\n", "\r\n"));
  await expect(notices(page)).toContainText("One game was added.");
  await expect(games(page)).toHaveCount(2);
});

test("a save of a newer version is told of, and is not touched", async ({ page }) => {
  const text = saveOf(GAME).replace("turnout-save 1", "turnout-save 2");
  await saveText(page, text);
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await expect(notices(page)).toContainText("was kept by a newer Turnout: reload the page to get that");
  await goToForm(page);
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  await choose(page, "Home");
  await expect(game(page, 2)).toContainText("A game of a newer Turnout");
  await expect(button(page, "Continue game 2")).toHaveCount(0);
  expect(await stored(page, "game/1")).toBe(text);
  expect(await downloaded(page, () => ofGame(page, 2, "Download"))).toBe(text);
  await ofGame(page, 2, "Delete");
  expect(await stored(page, "game/1")).toBeNull();
  await button(page, "Undo").click();
  expect(await stored(page, "game/1")).toBe(text);
});

const HOSTILE = {
  "of blanks": ["\n \n\n", "There is no game in this file."],
  "that is a page": ["<img src=x onerror=window.intruded=1>", "Game 1 is not added: it is not a saved game of Turnout"],
  "with bad ones among good ones": [
    [
      saveOf(GAME),
      saveOf("turnout 1\nruleset chess\n"),
      "turnout-save 9\nx\n",
      saveOf(GAME.replace("6-2:", "6-2: 6 yard-Y7")),
      saveOf(GAME.replace("seed 42", "seed 4")),
    ].join(""),
    /2 games were added\. Game 2 is not added: .*chess.* Game 3 is not added: it was kept by a newer Turnout\. Game 4 is not added: line 7/s,
  ],
  "with many bad ones": ["turnout-save 1\n".repeat(40), /No game was added\..*Game 5 is not added.*35 more cannot be read/s],
};

test("a file that cannot be read is answered in words, and harms no game", async ({ page }) => {
  await begin(page, ANN);
  const before = Object.entries(await savedGameTexts(page));
  for (const [what, [text, said]] of Object.entries(HOSTILE)) {
    await test.step(what, async () => {
      await give(page, text, "hostile.txt");
      await expect(notices(page)).toContainText(said);
      await button(notices(page), "Dismiss").click();
      const after = await savedGameTexts(page);
      for (const [key, save] of before) {
        expect(after[key]).toBe(save);
      }
      expect(await page.evaluate(() => window.intruded)).toBeUndefined();
    });
  }
  // The game that was begun was played last.
  await button(page, "Continue game 1").click();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Ann");
});

test("a file for which there is no room is told of, and the rest stays", async ({ page }) => {
  await begin(page, ANN);
  const before = await savedGameTexts(page);
  await fill(page);
  await give(page, saveOf(GAME));
  await expect(notices(page)).toContainText("No game was added. For 1 the browser has no room.");
  expect(await savedGameTexts(page)).toEqual(before);
});

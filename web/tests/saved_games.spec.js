// Saved games: listed, continued, copied, deleted and restored, exported as a file and imported.

import { saveOf } from "../tools/games.js";
import { close, device, invite, join, openLink, send, takeTurn, TWO } from "./link_players.js";
import { expect, test } from "./page.js";
import {
  act,
  board,
  button,
  choose,
  downloaded,
  end,
  fill,
  game,
  goHome,
  goToForm,
  home,
  moves,
  notices,
  ofGame,
  open,
  position,
  QUICK,
  recordOf,
  resume,
  rollButton,
  rolledRecord,
  saveText,
  savedGames,
  savedGameTexts,
  stored,
  turn,
} from "./table.js";

const GAME = rolledRecord("6-2");
const games = (page) => savedGames(page).getByRole("listitem");

async function step(page) {
  const target = (await turn(page)) === "roll" ? rollButton(page) : moves(page).first();
  await act(page, () => target.click());
}

/** Begins games one after the other, each with a roll, and ends on the home page. */
async function begin(page, ...queries) {
  for (const query of queries) {
    await open(page, `${query}&speed=instant`);
    await step(page);
    await choose(page, "Home");
    await expect(home(page)).toBeVisible();
  }
}

const ANN = "game=pollyanna-1951&Y=person:Ann&R=person&seed=1";
const BOB = "game=sorry&R=person:Bob&Y=person&seed=2";
const EVE = "game=annie&Y=person:Eve&B=easy:Bo&R=hard&seed=3";

test("Home in the menu leads home, and the game stays among the saved games", async ({ page }) => {
  await open(page, `${ANN}&speed=instant`);
  await step(page);
  const before = await position(page);
  await button(page, "Menu").click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const name of ["Rules", "Players", "Replay", "Share", "Settings", "New game", "Home"]) {
    await expect(button(menu, name)).toBeVisible();
  }
  await button(menu, "Home").click();
  await expect(home(page)).toBeVisible();
  await button(page, "Continue game 1").click();
  expect(await position(page)).toBe(before);
});

test("each game is told of with board, date, players and turn, the last one first", async ({ page }) => {
  await begin(page, ANN, BOB, EVE);
  await expect(games(page)).toHaveCount(3);
  await expect(game(page, 1)).toContainText("Annie");
  await expect(game(page, 1)).toContainText(/Yellow: Eve.*Blue: Bot Bo.*Red: Rosa, hard bot/s);
  await expect(game(page, 2)).toContainText("Sorry!");
  await expect(game(page, 3)).toContainText(/Pollyanna 1951.*Yellow: Ann.*Red/s);
  for (const number of [1, 2, 3]) {
    await expect(game(page, number)).toContainText(/([A-Z]\w+'s|Your) turn: (roll|draw|play|\d).*, today \d\d:\d\d/);
    // The pawns stand where the game has them.
    const pawns = game(page, number).locator("svg .pawn");
    expect(await pawns.count()).toBeGreaterThan(0);
    await button(page, `More for game ${number}`).click();
    const names = await game(page, number).getByRole("button").evaluateAll((all) => all.map((each) => each.ariaLabel));
    const choices = ["Replay", "Review", "Copy", "Download", "Delete"].map((word) => `${word} game ${number}`);
    expect(names.filter(Boolean)).toEqual([`Continue game ${number}`, `More for game ${number}`, ...choices]);
    await page.keyboard.press("Escape");
  }
});

test("a little picture shows the pawns where they stand on the board", async ({ page }) => {
  await resume(page, GAME);
  await act(page, () => moves(page).first().click());
  const on = await board(page).evaluate((board) =>
    [...board.querySelectorAll(".pawn")].map((pawn) => pawn.getAttribute("transform").match(/-?\d+/g).join()),
  );
  await choose(page, "Home");
  const small = await game(page, 1).evaluate((game) =>
    [...game.querySelectorAll(".pawn")].map((pawn) => pawn.getAttribute("transform").match(/-?\d+/g).join()),
  );
  // Pawns are drawn from back to front, and so in another order.
  expect(small.toSorted()).toEqual(on.toSorted());
});

test("each is gone on with where it was left", async ({ page }) => {
  await begin(page, ANN, BOB);
  await button(page, "Continue game 2").click();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Ann");
  await step(page);
  const at = await position(page);
  await page.reload();
  await expect(board(page)).toHaveAttribute("data-position", at);
  await choose(page, "Home");
  await expect(game(page, 1)).toContainText("Ann");
  await button(page, "Continue game 2").click();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Bob");
});

test("a copy goes its own way", async ({ page }) => {
  await begin(page, ANN);
  const [original] = Object.keys(await savedGameTexts(page));
  await ofGame(page, 1, "Copy");
  await expect(games(page)).toHaveCount(2);
  await button(page, "Continue game 1").click();
  await step(page);
  const save = await stored(page, "save");
  const both = await savedGameTexts(page);
  expect(Object.keys(both)).toHaveLength(2);
  expect(both[original]).not.toContain(save);
  expect(await page.evaluate(() => localStorage.getItem("turnout/current"))).not.toBe(original);
});

test("a copy has dice of its own", async ({ page }) => {
  await begin(page, ANN);
  const [original] = Object.values(await savedGameTexts(page)).map(recordOf);
  await ofGame(page, 1, "Copy");
  await ofGame(page, 1, "Copy");
  await expect(games(page)).toHaveCount(3);
  const seedOf = (record) => record.match(/^seed (\d+)$/m)[1];
  const records = Object.values(await savedGameTexts(page)).map(recordOf);
  expect(new Set(records.map(seedOf)).size).toBe(3);
  // All but that is the same, and only the first game has a fingerprint.
  const unsalted = (record) => record.replace(/^salt .*\n/m, "");
  for (const record of records) {
    expect(unsalted(record.replace(seedOf(record), seedOf(original)))).toBe(unsalted(original));
  }
  expect(records.filter((record) => record.includes("\nsalt "))).toEqual([original]);
  // It keeps them: the same rolls are there after a reload, and so are the next ones.
  await button(page, "Continue game 1").click();
  await step(page);
  const at = await position(page);
  const seed = seedOf(await stored(page, "save"));
  await page.reload();
  await expect(board(page)).toHaveAttribute("data-position", at);
  expect(seedOf(await stored(page, "save"))).toBe(seed);
});

test("a deleted game can be had back whole, and the keyboard is not lost", async ({ page }) => {
  await begin(page, ANN, BOB, EVE);
  const before = await savedGameTexts(page);
  await button(page, "More for game 2").press("Enter");
  await button(page, "Delete game 2").focus();
  await page.keyboard.press("Enter");
  await expect(games(page)).toHaveCount(2);
  await expect(savedGames(page).getByRole("status")).toHaveText("Deleted: Sorry!.");
  expect(Object.keys(await savedGameTexts(page))).toHaveLength(2);
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(games(page)).toHaveCount(3);
  await expect(button(page, "Continue")).toBeFocused();
  await expect(button(page, "Undo")).toHaveCount(0);
  expect(await savedGameTexts(page)).toEqual(before);

  // The game on the table, too; and the last one of all.
  for (let left = 3; left > 0; left -= 1) {
    await ofGame(page, 1, "Delete");
    await expect(games(page)).toHaveCount(left - 1);
  }
  expect(await savedGameTexts(page)).toEqual({});
  await button(page, "Undo").click();
  await expect(games(page)).toHaveCount(1);
  await button(page, "Continue game 1").click();
  await expect(board(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Ann");
});

test("a deleted game does not come back by itself", async ({ page }) => {
  await begin(page, ANN);
  await ofGame(page, 1, "Delete");
  // A page that is left at once may lose its last change.
  await expect.poll(() => savedGameTexts(page)).toEqual({});
  await page.goto("about:blank");
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await expect(games(page)).toHaveCount(0);
  expect(await savedGameTexts(page)).toEqual({});
});

test("of games that are over the last one stays", async ({ page }) => {
  for (const seed of [1, 2]) {
    await page.goto("about:blank");
    await open(page, QUICK.replace("seed=1", `seed=${seed}`));
    await expect(end(page)).toBeVisible({ timeout: 30_000 });
    // A page that is left at once may lose its last step, and then the game is not over.
    const over = new RegExp(`^seed ${seed}$[^]*^end winner=`, "m");
    await expect.poll(async () => Object.values(await savedGameTexts(page)).some((text) => over.test(text))).toBe(true);
  }
  // The earlier one goes once the later one is saved.
  await expect.poll(async () => Object.keys(await savedGameTexts(page)).length).toBe(1);
  expect(Object.values(await savedGameTexts(page))[0]).toContain("seed 2");
  await page.keyboard.press("Escape");
  await choose(page, "Home");
  await expect(game(page, 1)).toContainText(/ wins?/);
  await button(page, "Look at game 1").click();
  await expect(end(page)).toBeVisible();
});

test("a game in which nothing was done is not kept", async ({ page }) => {
  await open(page, `${ANN}&speed=instant`);
  await goToForm(page);
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  expect(Object.values(await savedGameTexts(page))).toEqual([expect.not.stringContaining("seed 1\n")]);
});

test("the browser is asked once to keep the games, when somebody plays", async ({ page }) => {
  await page.addInitScript(() => {
    window.asked = 0;
    StorageManager.prototype.persist = () => {
      window.asked += 1;
      return Promise.reject(new DOMException("no", "NotAllowedError"));
    };
  });
  const asked = () => page.evaluate(() => window.asked);
  await open(page, `${ANN}&speed=instant`);
  expect(await asked()).toBe(0);
  await step(page);
  expect(await asked()).toBe(1);
  await step(page);
  expect(await asked()).toBe(1);
  await page.reload();
  await expect(board(page)).toBeVisible();
  await step(page);
  expect(await asked()).toBe(0);
});

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

test("a file that was cut is told of, and the games that are whole are added", async ({ page }) => {
  const [one, other] = [saveOf(GAME), saveOf(GAME.replace("seed 42", "seed 43"))];
  await page.goto("./");
  await give(page, `turnout-games 2\n${one}${other.slice(0, 60)}`);
  const said = "One game was added. Game 2 is not added: its end is missing. The file was cut or changed";
  await expect(notices(page)).toContainText(said);
  await expect(games(page)).toHaveCount(1);
});

test("one game goes into a file, and is read again", async ({ page }) => {
  await saveText(page, saveOf(GAME, "changed 1763764000000\nmanners sit=round plain=Y\n"));
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

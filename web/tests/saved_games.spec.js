// Saved games: listed, continued, copied, deleted and restored.

import { ANN, begin, BOB, EVE, games, step } from "./begun_games.js";
import { expect, test } from "./page.js";
import {
  act,
  board,
  button,
  choose,
  end,
  game,
  goToForm,
  home,
  moves,
  ofGame,
  open,
  position,
  QUICK,
  recordOf,
  resume,
  rolledRecord,
  savedGames,
  savedGameTexts,
  stored,
} from "./table.js";

const GAME = rolledRecord("6-2");

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
    await expect(game(page, number)).toContainText(/([A-Z]\w+'s|Your) turn: (roll|draw|play|\d).* · today \d\d:\d\d/);
    // The pawns stand where the game has them.
    const pawns = game(page, number).locator("svg .pawn");
    expect(await pawns.count()).toBeGreaterThan(0);
    await button(page, `More for game ${number}`).click();
    const names = await game(page, number).getByRole("button").evaluateAll((all) => all.map((each) => each.ariaLabel));
    const choices = ["Replay", "Review", "Copy", "Download", "Delete"].map((word) => `${word} game ${number}`);
    // Beside the large game is that of the day.
    expect(names.filter((name) => name && name !== "Today's game")).toEqual([`Continue game ${number}`, `More for game ${number}`, ...choices]);
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

test("games that are over stay, below those that go on", async ({ page }) => {
  for (const seed of [1, 2]) {
    await page.goto("about:blank");
    await open(page, QUICK.replace("seed=1", `seed=${seed}`));
    await expect(end(page)).toBeVisible({ timeout: 30_000 });
    // A page that is left at once may lose its last step, and then the game is not over.
    const over = new RegExp(`^seed ${seed}$[^]*^end winner=`, "m");
    await expect.poll(async () => Object.values(await savedGameTexts(page)).some((text) => over.test(text))).toBe(true);
  }
  await page.goto("about:blank");
  await begin(page, ANN);
  expect(Object.keys(await savedGameTexts(page))).toHaveLength(3);
  await expect(game(page, 1)).toContainText("Ann");
  const finished = savedGames(page).getByRole("list", { name: "Finished" }).getByRole("listitem");
  await expect(finished).toHaveCount(2);
  await expect(finished).toContainText([/ wins?/, / wins?/]);
  await button(page, "Look at game 3").click();
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

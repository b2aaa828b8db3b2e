// Many saved games: the page lists some, and reads only those that have changed; a file of them is read in pieces. `npm run measure:games` measures the time.

import { expect, test } from "./page.js";
import { act, button, downloaded, game, home, moves, notices, rollButton, rolledRecord, savedGames, savedGameTexts, turn } from "./table.js";
import { keepMany } from "../tools/games.js";

const GAMES = 40;

/** Notes what is read from the database of games. */
const watchReads = (page) =>
  page.addInitScript(() => {
    window.reads = [];
    for (const name of ["get", "getAll"]) {
      const read = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (...args) {
        window.reads.push(name === "get" ? args[0] : name);
        return read.apply(this, args);
      };
    }
  });

const reads = (page) => page.evaluate(() => [...new Set(window.reads.splice(0))]);

test("of many games some are listed, more when asked, and only what has changed is read", async ({ page, context }) => {
  await page.goto("./#/home");
  await expect(home(page)).toBeVisible();
  await keepMany(page, () => rolledRecord("6-2"), GAMES);
  const other = await context.newPage();
  await watchReads(other);
  await other.goto("./#/home");
  await expect(home(other)).toBeVisible();
  await expect(savedGames(other).getByRole("listitem")).toHaveCount(4);
  await other.getByRole("button", { name: `Show more (${GAMES - 4})` }).click();
  await expect(savedGames(other).getByRole("listitem")).toHaveCount(16);
  expect(await reads(other)).toEqual(["getAll"]);

  await page.goto("./#/new?game=annie&Y=person&B=person&seed=5&speed=instant&start");
  for (let count = 0; count < 6; count += 1) {
    const target = (await turn(page)) === "roll" ? rollButton(page) : moves(page).first();
    await act(page, () => target.click());
  }
  await expect(game(other, 1)).toContainText("Annie");
  const key = await page.evaluate(() => sessionStorage.getItem("turnout/current"));
  expect(await reads(other)).toEqual([key]);
});

test("a file of many games is written and read, and the page responds meanwhile", async ({ page, browser, baseURL }) => {
  const count = 600;
  await page.goto("./#/home");
  await expect(home(page)).toBeVisible();
  await keepMany(page, () => rolledRecord("6-2"), count);
  await page.reload();
  const file = await downloaded(page, button(page, "Download all games"));
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto("./#/home");
  await expect(home(other)).toBeVisible();
  // Counts what else the page does while it says that it is loading.
  await other.evaluate(() => {
    window.turns = 0;
    const count = () => {
      window.turns += document.querySelector(".loading").hidden ? 0 : 1;
      setTimeout(count);
    };
    count();
  });
  const buffer = Buffer.from(file);
  await other.getByLabel("Open a file of games").setInputFiles({ name: "games.txt", mimeType: "text/plain", buffer });
  await expect(notices(other)).toContainText(`${count} games were added.`, { timeout: 30_000 });
  expect(await other.evaluate(() => window.turns)).toBeGreaterThan(2);
  expect(Object.keys(await savedGameTexts(other))).toHaveLength(count);
  await expect(savedGames(other).getByRole("listitem")).toHaveCount(4);
  await context.close();
});

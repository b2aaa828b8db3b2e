// 500 saved games: the page lists some, and reads only those that have changed. `npm run measure:games` measures the time.

import { expect, test } from "./page.js";
import { act, game, home, moves, rollButton, rolledRecord, savedGames, turn } from "./table.js";
import { keepMany } from "../tools/games.js";

const GAMES = 500;

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

test("of 500 games some are listed, more when asked, and only what has changed is read", async ({ page, context }) => {
  await page.goto("./#/home");
  await expect(home(page)).toBeVisible();
  await keepMany(page, rolledRecord("6-2"), GAMES);
  const other = await context.newPage();
  await watchReads(other);
  await other.goto("./#/home");
  await expect(home(other)).toBeVisible();
  await expect(savedGames(other).getByRole("listitem")).toHaveCount(12);
  await other.getByRole("button", { name: `Show more (${GAMES - 12})` }).click();
  await expect(savedGames(other).getByRole("listitem")).toHaveCount(24);
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

// Games between bots: the seed alone decides them.

import { expect, test } from "./page.js";
import { open, stored } from "./table.js";

const LINES = 40;

test("the same seed gives the same game of bots", async ({ page }) => {
  const query = "Y=expert&R=hard&speed=instant&seed=18446744073709551615";
  const games = [];
  for (let count = 0; count < 2; count += 1) {
    await page.goto("about:blank");
    await open(page, query);
    // Each game has a salt of its own.
    const lines = async () => (await stored(page, "save")).split("\n").filter((line) => !line.startsWith("salt "));
    await expect.poll(async () => (await lines()).length, { timeout: 45_000 }).toBeGreaterThan(LINES);
    games.push((await lines()).slice(0, LINES));
  }
  expect(games[0]).toContain("seed 18446744073709551615");
  expect(games[1]).toEqual(games[0]);
});

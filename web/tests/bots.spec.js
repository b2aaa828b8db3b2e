// Bots among themselves, to the end of the game.

import { expect, test } from "./page.js";
import { board, button, end, log, open, position, stored } from "./table.js";

const FOUR = "Y=easy&G=medium&R=hard&B=expert&speed=instant";

const GAMES = [
  ["pollyanna-1951", `${FOUR}&seed=1`],
  ["pollyanna-1916", `${FOUR}&seed=2`],
  ["pollyanna-1951+partners", `${FOUR}&seed=3`],
  ["pollyanna-1916", "G=expert&B=expert&speed=instant&seed=4"],
];

const COLOURS = { Y: "Yellow", G: "Green", R: "Red", B: "Blue" };

for (const [game, query] of GAMES) {
  test(`bots play ${game} to the end: ${query}`, async ({ page }) => {
    await open(page, `game=${game}&${query}`);
    await expect(end(page)).toBeVisible({ timeout: 45_000 });

    // The dialog names whom the position names.
    const winners = /winner=([YGRB,]+)/.exec(await position(page))[1].split(",");
    const named = winners.map((letter) => COLOURS[letter]).join(" and ");
    await expect(end(page)).toHaveAccessibleName(`${named} ${winners.length > 1 ? "win" : "wins"}`);
    await expect(log(page)).toContainText(await end(page).getByRole("heading").textContent());
    await expect(page.getByRole("alert")).toHaveText("");
    expect(await stored(page, "save")).toContain(`end winner=${winners.join(",")}`);

    // The program is still alive.
    await button(page, "Look at the board").click();
    await expect(end(page)).toHaveCount(0);
    await button(page, "Rules").click();
    await expect(page.getByRole("dialog", { name: /^Rules of Pollyanna/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(board(page)).toBeVisible();
  });
}

test("the same seed gives the same game", async ({ page }) => {
  const query = "Y=expert&R=hard&speed=instant&seed=18446744073709551615";
  const games = [];
  for (let count = 0; count < 2; count += 1) {
    await page.goto("about:blank");
    await open(page, query);
    await expect(end(page)).toBeVisible({ timeout: 45_000 });
    games.push(await stored(page, "save"));
  }
  expect(games[0]).toContain("seed 18446744073709551615");
  expect(games[1]).toBe(games[0]);
});

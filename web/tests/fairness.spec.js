// Fair dice: the fingerprint before the first roll, the check at the end, and how often each number came.

import { createHash } from "node:crypto";

import { isAccessible } from "./accessible.js";
import { few } from "./full.js";
import { expect, test } from "./page.js";
import { fits, SIZES } from "./room.js";
import { pile, ticket, twoDice } from "./seeded_dice.js";
import { board, act, button, choose, chooseAtEnd, end, goHome, ofGame, open, rollButton, stored } from "./table.js";

const dice = (page) => page.getByRole("dialog", { name: /^(Dice|Draws)$/ });
const whole = (page) => dice(page).getByText(/^[0-9a-f]{64}$/);

/** The fingerprint as anybody can compute it. */
const hash = (seed, salt) => createHash("sha256").update(`${seed} ${salt}`).digest("hex");

/** The seed and the salt of the game under way, as the page has stored them. */
async function secret(page) {
  const [, seed, salt] = /^seed (\d+)\nsalt ([0-9a-f]{32})$/m.exec(await stored(page, "save"));
  return { seed, salt };
}

/** The rulesets with their shortest games of bots. */
const GAMES = [
  "game=annie&Y=easy&B=easy",
  "game=pollyanna-1916&Y=easy&R=easy",
  "game=pollyanna-1951&Y=easy&R=easy",
  "game=parcheesi&Y=easy&R=easy",
  "game=sorry&R=easy&Y=easy",
  "game=sorry%2Bhand&R=easy&Y=easy",
];

test("the fingerprint is under Menu, Dice before the first roll, and stays", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person&R=person&speed=instant");
  await expect(page.getByText("fingerprint")).toHaveCount(0);
  await choose(page, "Dice");
  const fingerprint = await whole(page).textContent();
  // Neither the seed nor the salt is told before the end.
  const { seed, salt } = await secret(page);
  expect(fingerprint).toBe(hash(seed, salt));
  await expect(dice(page)).not.toContainText(seed);
  await expect(dice(page)).not.toContainText(salt);
  await button(dice(page), "Close").click();
  await act(page, () => rollButton(page).click());
  await page.reload();
  await expect(board(page)).toBeVisible();
  await choose(page, "Dice");
  await expect(whole(page)).toHaveText(fingerprint);
});

for (const query of few(GAMES, 1)) {
  test(`a finished game is checked, and its link too: ${query}`, async ({ page, browser, baseURL }) => {
    await open(page, `${query}&speed=instant&seed=3`);
    await expect(end(page)).toBeVisible({ timeout: 60_000 });
    const { seed, salt } = await secret(page);
    expect(seed).toBe("3");
    await isAccessible(page, "the end with a fingerprint");
    await chooseAtEnd(page, "Check");
    await expect(dice(page).getByRole("status")).toHaveText(/^The fingerprint is right, and all \d+ rolls and draws follow from the seed\.$/);
    await expect(whole(page)).toHaveText(hash(seed, salt));
    await expect(dice(page)).toContainText(salt);
    await isAccessible(page, "the checked dice");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await fits(page);
    }

    await button(dice(page), "Close").click();
    await chooseAtEnd(page, "Share");
    const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
    const context = await browser.newContext({ baseURL });
    const other = await context.newPage();
    await other.goto(link);
    await choose(other, /^(Dice|Draws)$/);
    await dice(other).getByRole("button", { name: "Check" }).click();
    await expect(dice(other).getByRole("status")).toHaveText(/all \d+ rolls and draws follow/);
    await expect(whole(other)).toHaveText(hash(seed, salt));
    await context.close();
  });
}

test("cards follow from the seed as docs/fairness.md says", async ({ page }) => {
  await open(page, "game=sorry&R=easy&Y=easy&speed=instant");
  const draws = async () => [...(await stored(page, "save")).matchAll(/^([RY]) (\w+):/gm)];
  // The pile has been renewed once.
  await expect.poll(async () => (await draws()).length, { timeout: 60_000 }).toBeGreaterThan(46);
  const { seed } = await secret(page);
  const seats = { R: 0, Y: 2 };
  // Who starts is a roll of the first seat.
  const [, starter] = /^open ([RY])$/m.exec(await stored(page, "save"));
  expect(starter).toBe("RY"[ticket(seed, seats.R, 0, 2)]);
  const rolled = { R: 1, Y: 0 };
  const draw = pile(seed);
  for (const [, seat, card] of await draws()) {
    expect(card).toBe(draw(seats[seat], rolled[seat]));
    rolled[seat] += 1;
  }
});

/** The cells of a table of counts, row by row: what came, without what was expected. */
const counts = (page, section) =>
  dice(page)
    .getByRole("region", { name: section })
    .first()
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => parseInt(cell.textContent, 10))));

test("every number follows from the seed and is counted for each player, in this game and in all", async ({ page }) => {
  const expected = { Y: Array(6).fill(0), R: Array(6).fill(0) };
  await open(page, "game=pollyanna-1951&Y=easy&R=easy&speed=instant");
  await expect(end(page)).toBeVisible({ timeout: 60_000 });
  const record = await stored(page, "save");
  const { seed } = await secret(page);
  const seats = { Y: 0, R: 2 };
  const rolled = { Y: 0, R: 0 };
  for (const [, seat, one, other] of record.matchAll(/^(?:open )?([YR]) (\d)-(\d)/gm)) {
    expected[seat][one - 1] += 1;
    expected[seat][other - 1] += 1;
    // It follows from the seed as docs/fairness.md says.
    expect(`${one}-${other}`).toBe(twoDice(seed, seats[seat], rolled[seat]));
    rolled[seat] += 1;
  }
  expect(rolled.Y + rolled.R).toBeGreaterThan(50);
  await chooseAtEnd(page, "Check");
  const own = expected.Y.map((count, index) => [count, expected.R[index], count + expected.R[index]]);
  expect(await counts(page, "Numbers: this game")).toEqual(own);
  await expect(dice(page)).toContainText(/All together: (nothing unusual|about 1 in \d+ fair games looks like this)/);
  // Of the one saved game all rolls are bots' rolls.
  await expect(dice(page).getByRole("heading", { name: "Saved games: 1 of 1 counted" })).toBeVisible();
  expect(await counts(page, "Numbers: saved games")).toEqual(own.map(([, , all]) => [0, all, all]));

  // A person's roll in another game.
  await button(dice(page), "Close").click();
  await chooseAtEnd(page, "New game");
  await open(page, "game=parcheesi&Y=person&R=person&speed=instant");
  await act(page, () => rollButton(page).click());
  await choose(page, "Dice");
  await expect(dice(page).getByRole("heading", { name: "Saved games: 2 of 2 counted" })).toBeVisible();
  const all = await counts(page, "Numbers: saved games");
  expect(all.map(([people]) => people).reduce((sum, count) => sum + count)).toBeGreaterThan(0);
  await expect(dice(page)).toContainText("All together: too few to tell whether that is unusual.");

  // A copy has the same rolls, which do not count again.
  await button(dice(page), "Close").click();
  await goHome(page);
  await ofGame(page, 1, "Copy");
  await button(page, "Continue game 1").click();
  await expect(board(page)).toBeVisible();
  await choose(page, "Dice");
  await expect(dice(page).getByRole("heading", { name: "Saved games: 2 of 3 counted" })).toBeVisible();
  expect(await counts(page, "Numbers: saved games")).toEqual(all);
});

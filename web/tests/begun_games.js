// Games that are begun and left, for tests of the saved ones.

import { expect } from "./page.js";
import { act, choose, home, moves, open, rollButton, savedGames, turn } from "./table.js";

/** The games listed at home. */
export const games = (page) => savedGames(page).getByRole("listitem");

/** Rolls or plays the first move. */
export async function step(page) {
  const target = (await turn(page)) === "roll" ? rollButton(page) : moves(page).first();
  await act(page, () => target.click());
}

/** Begins games one after the other, each with a roll, and ends on the home page. */
export async function begin(page, ...queries) {
  for (const query of queries) {
    await open(page, `${query}&speed=instant`);
    await step(page);
    await choose(page, "Home");
    await expect(home(page)).toBeVisible();
  }
}

export const ANN = "game=pollyanna-1951&Y=person:Ann&R=person&seed=1";
export const BOB = "game=sorry&R=person:Bob&Y=person&seed=2";
export const EVE = "game=annie&Y=person:Eve&B=easy:Bo&R=hard&seed=3";

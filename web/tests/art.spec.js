// The art of boards and cards: in files, loaded with their game, and left out in high contrast.

import { expect, test } from "./page.js";
import { board, log, open, throwing } from "./table.js";

const GAMES = ["pollyanna-1951", "pollyanna-1916", "parcheesi", "sorry", "annie"];
const print = (page) => board(page).locator("image.print");
const plain = (page) => board(page).locator(".plain-drawing");

for (const game of GAMES) {
  test(`the art of ${game} is there`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", contrast: "no-preference" });
    await open(page, `game=${game}&seed=5&speed=instant`);
    // Ground, print and title, and the back of the cards.
    expect(await print(page).count()).toBeGreaterThanOrEqual(3);
    for (const image of await print(page).all()) {
      const found = await image.evaluate(async (image) => {
        const response = await fetch(image.href.baseVal);
        return [response.status, response.headers.get("content-type")];
      });
      expect(found).toEqual([200, expect.stringContaining("image/svg+xml")]);
      await expect(image).toBeVisible();
    }
    await expect(plain(page).first()).toBeHidden();
  });

  test(`in high contrast ${game} has a plain board`, async ({ page }) => {
    await page.emulateMedia({ contrast: "more" });
    await open(page, `game=${game}&seed=5&speed=instant`);
    await expect(print(page).first()).toBeHidden();
    await expect(plain(page).first()).toBeVisible();
  });
}

test("a tap on the pile draws a card", async ({ page }) => {
  await open(page, "game=sorry&R=person&Y=person&seed=5&speed=instant");
  // By coordinates: the pile bobs, so it is never still.
  const tap = async () => {
    const { x, y, width, height } = await board(page).locator(".to-draw").boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  await tap();
  await expect(log(page)).toContainText("goes first");
  await expect(throwing(page)).toBeEnabled();
  await tap();
  await expect(board(page).locator(".card-face")).toHaveCount(1);
});

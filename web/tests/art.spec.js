// Art of boards and cards: loads from files with its game, and is left out in high contrast.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { board, home, open } from "./table.js";

const GAMES = ["annie", "sorry", "pollyanna-1951", "pollyanna-1916", "parcheesi"];
const print = (page) => board(page).locator("image.print");
const plain = (page) => board(page).locator(".plain-drawing");

for (const game of few(GAMES, 2)) {
  test(`the art of ${game} is there, and in high contrast a plain board`, async ({ page }) => {
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
    await page.emulateMedia({ contrast: "more" });
    await expect(print(page).first()).toBeHidden();
    await expect(plain(page).first()).toBeVisible();
  });
}

test("each game has the lid of its box on the home page, and in high contrast its plain board", async ({ page }) => {
  await page.emulateMedia({ contrast: "no-preference" });
  await page.goto("./");
  const cards = home(page).getByRole("button");
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    const lid = card.locator(".lid img");
    await expect(lid).toBeVisible();
    await expect.poll(() => lid.evaluate((image) => image.complete && image.naturalWidth > 0)).toBe(true);
    await expect(card.locator(".miniature")).toBeHidden();
  }
  await page.emulateMedia({ contrast: "more" });
  for (const card of await cards.all()) {
    await expect(card.locator(".lid img")).toBeHidden();
    await expect(card.locator(".miniature")).toBeVisible();
  }
});

// The form "New game" and the games of the home page: nothing lies over something else, and what belongs
// together stays together.

import { expect, test } from "./page.js";

const SIZES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
];

const GAMES = ["pollyanna-1951", "pollyanna-1916", "parcheesi", "sorry", "annie"];
const TITLES = ["Pollyanna", "Parcheesi", "Sorry!", "Annie"];

for (const locale of ["en-GB", "es-ES"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("the way to the lessons lies under each game of the home page", async ({ page }) => {
      await page.goto("./");
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const title of TITLES) {
          const at = `${title} at ${width} by ${height}`;
          const link = page.getByRole("link", { name: new RegExp(`: ${title}$`) });
          await expect(link, at).toBeVisible();
          const button = page.getByRole("button", { name: new RegExp(` ${title}$`) });
          // On a phone the games are scrolled sideways.
          await button.scrollIntoViewIfNeeded();
          const [under, card] = [await link.boundingBox(), await button.boundingBox()];
          expect(under.y, at).toBeGreaterThanOrEqual(card.y + card.height - 0.5);
          expect(under.x, at).toBeGreaterThanOrEqual(card.x - 0.5);
          expect(under.x + under.width, at).toBeLessThanOrEqual(card.x + card.width + 0.5);
          expect(under.height, at).toBeGreaterThanOrEqual(43.9);
          expect(card.x, at).toBeGreaterThanOrEqual(0);
          expect(card.x + card.width, at).toBeLessThanOrEqual(width);
        }
      }
    });
  });
}

test("seats and seating stay together in every game", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const game of GAMES) {
    await page.goto(`./#/new?game=${game}`);
    await expect(page.locator("form.setup")).toBeVisible();
    const seats = await page.locator(".seats").boundingBox();
    const seating = await page.locator("label.seating").boundingBox();
    expect(seating.y - seats.y - seats.height, game).toBeLessThan(40);
  }
});

// The form "New game": nothing lies over something else, and its parts stay together.

import { expect, test } from "./page.js";

const SIZES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
];

const GAMES = ["pollyanna-1951", "pollyanna-1916", "parcheesi", "sorry", "annie"];

for (const locale of ["en-GB", "es-ES"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("the offer of lessons lies beside the title", async ({ page }) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const game of GAMES) {
          await page.goto(`./#/new?game=${game}`);
          const form = page.locator("form.setup");
          await expect(form).toBeVisible();
          // The title's words, not its line.
          const title = await form.locator("h1").evaluate((title) => {
            const words = document.createRange();
            words.selectNodeContents(title);
            return words.getBoundingClientRect().right;
          });
          for (const part of await page.locator(".offer :is(h2, p, button)").all()) {
            const box = await part.boundingBox();
            const isClipped = await part.evaluate((part) => getComputedStyle(part).clipPath !== "none");
            expect(isClipped || box === null || box.x >= title, `${game} at ${width} by ${height}`).toBe(true);
          }
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

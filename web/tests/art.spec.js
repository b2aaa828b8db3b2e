// Art of boards and cards: loads from files with its game, and is left out in high contrast.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { board, open, rollButton } from "./table.js";

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
  const cards = page.getByRole("region", { name: "Games", exact: true }).getByRole("button");
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

for (const contrast of few(["no-preference", "more"], 1)) {
  test(`the middle of Annie's board shows the space she stands on, contrast ${contrast}`, async ({ page }) => {
    await page.emulateMedia({ contrast, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, "game=annie&Y=person&B=person&seed=42&speed=instant");
    const closeUp = board(page).locator(".close-up");
    const number = closeUp.locator(".space-number");
    const note = closeUp.locator(".close-up-note");
    await expect(number).toHaveText("0");
    await expect(closeUp.locator(".close-up-name")).toHaveText("Orphanage");
    await expect(note).toBeVisible();
    const sentence = await note.textContent();
    await expect(board(page).locator(".star-heap .star")).toHaveCount(64);
    // The dice lie beside the heap, and above the sign.
    const heap = await board(page).locator(".star-heap").boundingBox();
    const sign = await closeUp.locator(".close-up-frame").boundingBox();
    expect(heap.y + heap.height).toBeLessThan(sign.y);
    for (const die of await board(page).locator(".board-die .die").all()) {
      const { x, y, width, height } = await die.boundingBox();
      expect(y + height).toBeLessThan(sign.y);
      expect(x + width < heap.x || x > heap.x + heap.width).toBe(true);
    }
    await expect(async () => {
      if (await rollButton(page).isEnabled()) {
        await rollButton(page).click();
      }
      await expect(number).not.toHaveText("0", { timeout: 300 });
    }).toPass();
    const stands = /^annie (\d+)\//.exec(await board(page).getAttribute("data-position"))[1];
    await expect(number).toHaveText(stands);
    expect(await note.textContent()).not.toBe(sentence);
  });
}

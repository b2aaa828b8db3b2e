// Screens from a small phone to a desk.

import { expect, test } from "./page.js";
import { act, board, button, form, moves, resume, thrown } from "./table.js";

const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** Nothing sticks out at the side. */
async function fits(page) {
  const { beyond, scrolls } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const all = document.querySelectorAll("button, select, input, label, p, h1, h2, svg, dialog");
    const out = [...all].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return !element.closest(".unseen") && (left < -1 || right > width + 1);
    });
    return {
      beyond: out.map((element) => element.outerHTML.slice(0, 80)),
      scrolls: document.documentElement.scrollWidth > width,
    };
  });
  expect(beyond).toEqual([]);
  expect(scrolls).toBe(false);
}

for (const viewport of SIZES) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test("nothing scrolls sideways", async ({ page }) => {
      await resume(page, thrown("6-2", { seats: `Y=person:${"W".repeat(40)} R=person:Ann` }));
      await fits(page);
      await act(page, () => moves(page).first().click());
      await board(page).getByRole("button", { name: /^Yellow pawn/ }).click();
      await fits(page);

      // The board is whole, square, and in sight.
      const drawn = await board(page).locator("svg").boundingBox();
      expect(Math.abs(drawn.width - drawn.height)).toBeLessThan(2);
      expect(drawn.width).toBeGreaterThan(Math.min(viewport.width, viewport.height) * 0.6);

      await button(page, "Rules").click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await fits(page);
      await page.keyboard.press("Escape");
      await button(page, "New game").click();
      await expect(form(page)).toBeVisible();
      await fits(page);
    });
  });
}

test("on a phone the board and what is to be done are in sight together", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await resume(page, thrown("6-2"));
  await expect(board(page)).toBeInViewport({ ratio: 0.99 });
  await expect(moves(page).first()).toBeInViewport();
  await act(page, () => moves(page).first().click());
  await act(page, () => moves(page).first().click());
  await expect(page.getByRole("button", { name: "Throw", exact: true })).toBeInViewport();
});

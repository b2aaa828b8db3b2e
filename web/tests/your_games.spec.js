// "Your games" on the home page: boards in their art, a tap on a card that continues, and "..." with the rest.

import { saveOf } from "../tools/games.js";
import { expect, test } from "./page.js";
import { board, button, game, home, position, rolledRecord, savedGames, withGames } from "./table.js";

/** Saved games that differ in their dice; the first is the newest. */
const gamesOf = (count) =>
  Array.from({ length: count }, (_, index) => {
    const record = rolledRecord("6-2").replace("seed 42", `seed ${index + 1}`);
    return saveOf(record, `changed ${1_763_764_000_000 - index}\n`);
  });

async function openHome(page, count) {
  await withGames(page, gamesOf(count));
  await page.goto("./#/home");
  await expect(home(page)).toBeVisible();
  await expect(savedGames(page)).toBeVisible();
}

for (const [width, height] of [[1440, 900], [390, 844]]) {
  test(`the newest game is seen without a scroll, above the games to choose from, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const count of [1, 6]) {
      await page.goto("about:blank");
      await openHome(page, count);
      await expect(game(page, 1)).toBeInViewport({ ratio: 1 });
      await expect(button(page, "Continue")).toBeInViewport({ ratio: 1 });
      await expect(home(page).locator("img").first()).toBeInViewport({ ratio: 0.9 });
      // Only the row of lids scrolls within the page.
      const scrollers = await savedGames(page).evaluate((list) =>
        [list, ...list.querySelectorAll("*")].filter((each) => each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY)).length,
      );
      expect(scrollers).toBe(0);
    }
  });
}

test("boards are shown in their art, in the list as in the large picture", async ({ page }) => {
  await openHome(page, 2);
  for (const number of [1, 2]) {
    const art = game(page, number).locator("image.print");
    expect(await art.evaluateAll((all) => all.map((each) => each.getAttribute("href")))).toEqual(
      ["ground", "print", "title"].map((part) => `boards/midcentury-${part}.svg`),
    );
  }
});

test("a tap anywhere on a card continues its game", async ({ page }) => {
  await openHome(page, 3);
  await game(page, 3).locator("svg.miniature").click({ force: true });
  await expect(board(page)).toBeVisible();
  const at = await position(page);
  await page.goto("./#/home");
  await expect(home(page)).toBeVisible();
  await game(page, 1).getByText("Pollyanna 1951").click({ force: true });
  await expect(board(page)).toHaveAttribute("data-position", at);
});

test("what '...' opens closes with Escape, with a tap elsewhere, and after a choice", async ({ page }) => {
  await openHome(page, 2);
  const more = button(page, "More for game 2");
  const copy = button(page, "Copy game 2");
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await more.press("Enter");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await copy.focus();
  await page.keyboard.press("Escape");
  await expect(copy).toHaveCount(0);
  await expect(more).toBeFocused();

  await more.click();
  await expect(copy).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(copy).toHaveCount(0);

  // The other one opens instead.
  await more.click();
  await button(page, "More for game 1").click();
  await expect(copy).toHaveCount(0);
  await expect(button(page, "Copy game 1")).toBeVisible();

  await button(page, "Copy game 1").click();
  await expect(savedGames(page).getByRole("listitem")).toHaveCount(3);
  await expect(button(page, "Copy game 1")).toHaveCount(0);
  await expect(savedGames(page).locator("[aria-expanded=true]")).toHaveCount(0);
});

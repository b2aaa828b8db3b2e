// A first game: three cues, each once, and a short start where the game has one.

import { expect, test } from "./page.js";
import { board, button, goHome, open, position, rollButton, status } from "./table.js";

const cue = (page) => page.locator(".cue");

test("cues say what to do, each once", async ({ page }) => {
  await open(page, "game=sorry&R=person&Y=person&seed=4&speed=instant");
  await expect(button(page, "Draw")).toHaveAttribute("data-cue");
  await rollButton(page).click();
  await expect(rollButton(page)).not.toHaveAttribute("data-cue");

  const pawnCue = cue(page).filter({ hasText: /^Click (a|the) pawn on (a|the) bright disc$/ });
  await expect(async () => {
    if (/draw$/.test(await status(page).textContent())) {
      await rollButton(page).click();
    }
    await expect(pawnCue).toBeVisible({ timeout: 500 });
  }).toPass();
  const covered = await board(page).evaluate((board) => {
    const bubble = board.querySelector(".cue").getBoundingClientRect();
    const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
    const pawns = [...board.querySelectorAll(".pawn.movable .body")].map((pawn) => middle(pawn.getBoundingClientRect()));
    const isBelow = ([x, y]) => x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom;
    return pawns.filter(isBelow).length;
  });
  expect(covered).toBe(0);
  await page.locator(".pawn.movable").first().click();
  await expect(cue(page)).toHaveCount(0);

  // Not again, in no game.
  await open(page, "game=parcheesi&Y=person&R=person&seed=4&speed=instant");
  await expect(status(page)).toHaveText(/roll$/);
  await expect(cue(page)).toHaveCount(0);
});

for (const [game, started] of [
  ["Pollyanna", /^pollyanna-1951\+fast Y:yard,yard,yard,Y6/],
  ["Parcheesi", /^parcheesi\+fast Y:yard,yard,yard,Y5/],
]) {
  test(`a first game of ${game} against bots is proposed with the fast start, and the printed one is a tap away`, async ({ page }) => {
    await page.goto("./");
    const fast = page.getByRole("checkbox", { name: /^Fast start/ });
    await button(page, `Play ${game}`).click();
    await expect(fast).toBeChecked();
    await page.getByText("Play by link").click();
    await expect(fast).toHaveCount(0);
    await page.getByText("Against the computer").click();
    await button(page, "Start game").click();
    await expect(board(page)).toBeVisible();
    expect(await position(page)).toMatch(started);
    await goHome(page);
    await button(page, `Play ${game}`).click();
    await expect(fast).not.toBeChecked();
  });
}

test("a first game of Sorry! against bots is proposed with the fast start", async ({ page }) => {
  await page.goto("./");
  const fast = page.getByRole("checkbox", { name: /^Fast start/ });
  await button(page, "Play Sorry!").click();
  await expect(fast).toBeChecked();
  await page.getByText("Family round this screen").click();
  await expect(fast).not.toBeChecked();
  await page.getByText("Against the computer").click();
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  expect(await position(page)).toMatch(/^sorry\+fast /);

  await goHome(page);
  await button(page, "Play Sorry!").click();
  await expect(fast).not.toBeChecked();
  // Another option is proposed as in the last game.
  const hand = page.getByRole("checkbox", { name: /^Five-card hand/ });
  await page.getByText("Five-card hand").click();
  await expect(hand).toBeChecked();
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  await goHome(page);
  await button(page, "Play Sorry!").click();
  await expect(hand).toBeChecked();
  await expect(fast).not.toBeChecked();
});

test("an option that was chosen stays while other games are looked at", async ({ page }) => {
  await page.goto("./");
  const fast = page.getByRole("checkbox", { name: /^Fast start/ });
  await button(page, "Play Sorry!").click();
  await page.getByRole("link", { name: "More options" }).click();
  await expect(fast).toBeChecked();
  await page.getByRole("radio", { name: "Annie", exact: true }).check();
  await expect(fast).toHaveCount(0);
  await page.getByRole("radio", { name: "Sorry!", exact: true }).check();
  await expect(fast).toBeChecked();
  // Also what was turned off, and in the box.
  await fast.uncheck();
  await page.goBack();
  await button(page, "Play Parcheesi").click();
  await page.goBack();
  await button(page, "Play Sorry!").click();
  await expect(fast).not.toBeChecked();
  await fast.check();
  await page.goBack();
  await button(page, "Play Sorry!").click();
  await expect(fast).toBeChecked();
});

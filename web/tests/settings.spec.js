// Settings: saved preferences of the player, and those followed from the system.

import { saveOf, writeGames } from "../tools/games.js";
import { expect, test } from "./page.js";
import {
  alert,
  board,
  button,
  choose,
  inSettings,
  log,
  moves,
  position,
  radio,
  resume,
  rolledRecord,
  status,
  stored,
} from "./table.js";

const names = (page) => page.getByRole("checkbox", { name: "Coordinates", exact: true });

test("coordinates are shown when turned on, and settings hold after a reload", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  const name = board(page).getByText("Y9", { exact: true });
  await expect(name).toBeHidden();
  await inSettings(page, async (settings) => {
    await names(page).check();
    await radio(settings, "Speed", "Quick").check();
  });
  await expect(name).toBeVisible();
  expect(await stored(page, "settings")).toContain("names shown");

  await page.reload();
  await expect(name).toBeVisible();
  await inSettings(page, async (settings) => {
    await expect(radio(settings, "Speed", "Quick")).toBeChecked();
    await names(page).uncheck();
  });
  await expect(name).toBeHidden();
  await page.reload();
  await inSettings(page, () => expect(names(page)).not.toBeChecked());
});

const box = (settings, name) => settings.getByRole("checkbox", { name, exact: true });

/** A game in which the next roll has no legal move. */
const STUCK = [
  "turnout 1",
  "ruleset pollyanna-1951",
  "seats Y=person R=person",
  "seed 42",
  "open Y 6-3",
  "open R 5-1",
  "Y 4-3:",
  "",
].join("\n");

test("a turn without a legal move waits for the button, where that is wanted", async ({ page }) => {
  await page.goto("./");
  await inSettings(page, (settings) => box(settings, "Pass automatically when no move is legal").uncheck());
  await writeGames(page, { "turnout/game/1": saveOf(STUCK) });
  await page.evaluate(() => localStorage.setItem("turnout/current", "turnout/game/1"));
  await page.goto("about:blank");
  await page.clock.install();
  await page.goto("./");
  await expect(alert(page)).toHaveText(/^No legal move with 4 and 3/);
  const before = await position(page);
  await page.clock.runFor(60_000);
  expect(await position(page)).toBe(before);
  await expect(button(page, "Pass")).toBeVisible();
  // It passes once that is switched on.
  await inSettings(page, (settings) => box(settings, "Pass automatically when no move is legal").check());
  await page.clock.runFor(10_000);
  await expect(status(page)).toHaveText("Red's turn: roll");
});

test("the list of moves opens from the settings, and forced moves are made at once", async ({ page }) => {
  await resume(page, STUCK.replace("Y 4-3:", "Y 6-6:"));
  await inSettings(page, async (settings) => {
    await box(settings, "Show the list of moves").uncheck();
    await expect(box(settings, "Auto-play forced moves")).not.toBeChecked();
  });
  await expect(page.getByRole("group", { name: "Moves" })).toBeHidden();
  await inSettings(page, (settings) => box(settings, "Auto-play forced moves").check());
  await expect.poll(() => stored(page, "save")).toContain("6 yard-Y6");
  await page.reload();
  await inSettings(page, async (settings) => {
    await expect(box(settings, "Show the list of moves")).not.toBeChecked();
    await expect(box(settings, "Auto-play forced moves")).toBeChecked();
  });
});

test("the log opens from the menu, and goes with Escape, and when something is played", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  await choose(page, "Log");
  await expect(log(page)).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press("Escape");
  await expect(button(page, "Close")).toBeHidden();
  await choose(page, "Log");
  await expect(button(page, "Close")).toBeVisible();
  await moves(page).first().dispatchEvent("click");
  await expect(button(page, "Close")).toBeHidden();
});

test("the list of moves opens and closes by its button and by M, and that is remembered", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  const opener = page.getByRole("button", { name: /^Moves/ });
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator("[data-step]")).toHaveCount(0);
  await page.reload();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  // A key that comes before the page listens is lost.
  await expect(async () => {
    await page.keyboard.press("m");
    await expect(moves(page).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("m");
  await expect(moves(page)).toHaveCount(0);
});

// Settings: saved preferences of the player, and those followed from the system.

import { expect, test } from "./page.js";
import {
  alert,
  board,
  button,
  choose,
  form,
  goToForm,
  inSettings,
  log,
  moves,
  open,
  position,
  resume,
  rolledRecord,
  save,
  status,
  stored,
} from "./table.js";

const names = (page) => page.getByRole("checkbox", { name: "Coordinates", exact: true });

test("coordinates are shown when turned on, and after a reload", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  const name = board(page).getByText("Y9", { exact: true });
  await expect(name).toBeHidden();
  await inSettings(page, () => names(page).check());
  await expect(name).toBeVisible();
  expect(await stored(page, "settings")).toContain("names shown");

  await page.reload();
  await expect(name).toBeVisible();
  await inSettings(page, () => names(page).uncheck());
  await expect(name).toBeHidden();
  await page.reload();
  await inSettings(page, () => expect(names(page)).not.toBeChecked());
});

test("coordinates and speed are saved independently", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  await inSettings(page, async (settings) => {
    await names(page).check();
    await settings.getByRole("combobox", { name: "Speed" }).selectOption("fast");
  });
  await page.reload();
  await inSettings(page, () => expect(names(page)).toBeChecked());
  await goToForm(page);
  await expect(form(page).getByRole("combobox", { name: "Speed" })).toHaveValue("fast");
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
  await save(page, STUCK);
  await page.goto("about:blank");
  await page.clock.install();
  await page.goto("./");
  await expect(alert(page)).toHaveText(/^No legal move with 4 and 3/);
  const before = await position(page);
  await page.clock.runFor(60_000);
  expect(await position(page)).toBe(before);
  await button(page, "Pass").click();
  await expect(status(page)).toHaveText("Red's turn: roll");
});

test("the same turn passes once that is switched on", async ({ page }) => {
  await page.goto("./");
  await inSettings(page, (settings) => box(settings, "Pass automatically when no move is legal").uncheck());
  await save(page, STUCK);
  await page.goto("about:blank");
  await page.goto("./");
  await expect(button(page, "Pass")).toBeVisible();
  await inSettings(page, (settings) => box(settings, "Pass automatically when no move is legal").check());
  await expect(status(page)).toHaveText("Red's turn: roll");
});

test("threats are shown from the start, and at once, where that is wanted", async ({ page }) => {
  await open(page, "Y=person&R=easy&seed=7&speed=instant");
  const tool = button(page, "Threats");
  await expect(tool).toHaveAttribute("aria-pressed", "false");
  await inSettings(page, (settings) => box(settings, "Show threats from the start").check());
  await expect(tool).toHaveAttribute("aria-pressed", "true");
  await page.goto("about:blank");
  await open(page, "Y=person&R=easy&seed=8&speed=instant");
  await expect(tool).toHaveAttribute("aria-pressed", "true");
});

test("the only person's colour is at the bottom, where that is wanted", async ({ page }) => {
  await open(page, "Y=easy&R=person&seed=7&speed=instant");
  await expect(board(page)).not.toHaveAttribute("data-turns", "0");
  await inSettings(page, (settings) => box(settings, "Your colour at the bottom of the board").uncheck());
  await expect(board(page)).toHaveAttribute("data-turns", "0");
  await page.goto("about:blank");
  await open(page, "Y=easy&R=person&seed=8&speed=instant");
  await expect(board(page)).toHaveAttribute("data-turns", "0");
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

test("all settings can be read and reached on a small phone, in both languages", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("./");
  for (const [code, title] of [["en", "Settings"], ["es", "Ajustes"]]) {
    await button(page, "Settings").click();
    const settings = page.getByRole("dialog");
    if (code === "es") {
      await settings.getByRole("combobox", { name: "Language" }).selectOption("es");
    }
    await expect(settings).toHaveAccessibleName(title);
    for (const control of await settings.locator("label").all()) {
      await control.scrollIntoViewIfNeeded();
      const { x, width, height } = await control.boundingBox();
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
      expect(height).toBeGreaterThanOrEqual(43.9);
    }
    await page.keyboard.press("Escape");
  }
});

test("the page follows the system's theme", async ({ page }) => {
  const lightness = () =>
    page.evaluate(() => {
      const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g);
      return (Number(red) + Number(green) + Number(blue)) / 765;
    });
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "Y=person&R=easy&seed=7&speed=instant");
  await expect.poll(lightness).toBeGreaterThan(0.8);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(lightness).toBeLessThan(0.2);
});

test("the log opens from the menu, and goes with Escape, and when something is played", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
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

test.describe("the list of moves", () => {
  test("is closed at first, opens by its button and by M, and is remembered", async ({ page }) => {
    await resume(page, rolledRecord("6-2"));
    const opener = page.getByRole("button", { name: /^Moves \(\d+\)$/ });
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

  test("is closed for who has never opened it", async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ baseURL, serviceWorkers: "block" })).newPage();
    await open(page, "Y=person&R=person&seed=7&speed=instant");
    // Nothing is to be counted before the roll.
    const opener = page.getByRole("button", { name: "Moves", exact: true });
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await page.context().close();
  });
});

// Today's game: the same for everybody, one attempt a day, its result, the calendar and the streak.

import { readFileSync } from "node:fs";

import { saveOf } from "../tools/games.js";
import { isAccessible } from "./accessible.js";
import { few } from "./full.js";
import { expect, test } from "./page.js";
import { act, board, button, end, goHome, home, playUntil, rollButton, savedGameTexts, stored, turn, withGames, withLocalStorage } from "./table.js";

const DAYS = readFileSync("crates/table/tests/data/today.txt", "utf8").trim().split("\n");

const today = (page) => page.getByRole("dialog", { name: /^(Today's game|La partida de hoy)$/ });
const open = (page) => page.locator("#app").getByRole("button", { name: /^(Today's game|La partida de hoy)/ }).click();
const shared = (page) => today(page).getByRole("textbox", { name: "Text" });
const day = (page, number) => today(page).getByRole("cell", { name: new RegExp(`^${number}\\b`) });
/** It is noon of this day. */
const isDay = (page, date) => page.clock.setFixedTime(new Date(`${date}T12:00:00`));
/** The head of a game that was played last on the morning of this day. */
const played = (date) => `changed ${Date.parse(`${date}T09:00:00`)}\n`;
const INSTANT = { settings: "speed instant\nmoves open\n" };

/** A short game of bots and a person that is this day's attempt, perhaps with a friend's result. */
const attempt = (date, friend = "") => {
  const record = "turnout 1\nruleset annie\nseats Y=person B=easy\nseed 1\n";
  return saveOf(record, `${played(date)}today ${date} 0${friend}\n`);
};

/** Stores this attempt as the game that was played last, and these days. */
async function withAttempt(page, text, today = "days 1\n") {
  await withGames(page, [text]);
  await withLocalStorage(page, { ...INSTANT, current: "turnout/game/1", today });
}

for (const line of few(DAYS.filter((_, number) => number % 31 < 4), 4)) {
  const [date, address] = line.split(" ");
  test(`the game of ${date} is the same as natively`, async ({ page }) => {
    await isDay(page, date);
    await page.goto("./#/today");
    await button(today(page), "Play").click();
    await expect(board(page)).toBeVisible();
    const query = new URLSearchParams(address.split("?")[1].replaceAll("+", "%2B"));
    const record = await stored(page, "save");
    expect(record).toContain(`\nruleset ${query.get("game")}\n`);
    expect(record).toContain(`\nseed ${query.get("seed")}\n`);
    const seats = [...query].filter(([key]) => key.length === 1).map(([seat, player]) => `${seat}=${player}`);
    expect(/^seats (.*)$/m.exec(record)[1].split(" ").toSorted()).toEqual(seats.toSorted());
  });
}

test("an attempt goes on after a reload and on the next day, ends once, and makes a streak", async ({ page }) => {
  await withAttempt(page, attempt("2026-11-29"), "days 1\n2026-11-28 parcheesi 2 4 41 0\n2026-11-29\n");
  await isDay(page, "2026-11-29");
  await page.goto("./");
  await act(page, () => rollButton(page).click());
  await page.reload();
  await expect(board(page)).toBeVisible();
  // It is midnight: the attempt stays that of the day on which it began.
  await isDay(page, "2026-11-30");
  await playUntil(page, () => false);
  await expect(end(page)).toContainText(/(Won in|Place 2 of 2 after) \d+ rolls? · 2 days in a row/);
  expect(await stored(page, "today")).toMatch(/^days 1\n2026-11-28 .*\n2026-11-29 annie [12] 2 \d+ 0\n$/);
  await button(end(page), "Your result").click();
  await expect(shared(page)).toHaveValue(/^Turnout, 29 November: /);
  // Today's own game waits.
  await day(page, 30).getByRole("button").click();
  await expect(button(today(page), "Play")).toBeVisible();
  await expect(today(page)).toContainText("2 days in a row");
  await expect(day(page, 29)).toContainText(/won|played/);
  await isAccessible(page, "today's game", { themes: true });

  await button(today(page), "Play").click();
  await expect(board(page)).toBeVisible();
  if ((await turn(page)) === "roll") {
    await act(page, () => rollButton(page).click());
  }
  await goHome(page);
  await open(page);
  await expect(today(page)).toContainText("Your game of the day waits for you.");
  await button(today(page), "Continue").click();
  await expect(board(page)).toBeVisible();
  expect(await stored(page, "today")).toMatch(/\n2026-11-30\n$/);
});

test("a reload goes on with the game of the same day; on a new day the page opens at home", async ({ page }) => {
  await withAttempt(page, attempt("2026-11-29"), "days 1\n2026-11-29\n");
  await isDay(page, "2026-11-29");
  await page.goto("./");
  await act(page, () => rollButton(page).click());
  const hasGame = () => page.evaluate(() => window.turnout.hasGame());
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(await hasGame()).toBe(true);
  await isDay(page, "2026-11-30");
  for (const address of ["./#/", "./"]) {
    await page.goto("about:blank");
    await page.goto(address);
    await expect(home(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/home$/);
    // So the page before the program draws no board either.
    expect(await hasGame()).toBe(false);
  }
  await button(page, "Continue").click();
  await expect(board(page)).toBeVisible();
});

test("a friend's link says what to beat, and the end compares", async ({ page }) => {
  const [date, friend] = ["2026-11-29", "won-1"];
  await withLocalStorage(page, INSTANT);
  await isDay(page, date);
  await page.goto(`./#/today?day=${date}&beat=lost`);
  await expect(page.getByText('"lost" is no result to beat')).toBeVisible();
  await page.goto(`./#/today?day=${date}&beat=${friend}`);
  await expect(today(page)).toContainText(/A friend won this game in 1 (roll|card)\. Can you beat that\?/);
  await button(today(page), "Play").click();
  await expect(board(page)).toBeVisible();
  if ((await turn(page)) === "roll") {
    await act(page, () => rollButton(page).click());
  }
  expect(Object.values(await savedGameTexts(page))[0]).toContain(`\ntoday ${date} 0 ${friend}\n`);
});

test("at the end the result can be shared at once, with what there is to beat", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withAttempt(page, attempt("2026-11-29", " 2of2-3"), "days 1\n2026-11-29\n");
  await isDay(page, "2026-11-29");
  await page.goto("./");
  await playUntil(page, () => false);
  await expect(end(page)).toContainText(/You did (better than|as well as) your friend/);
  await button(end(page), "Share").click();
  await expect(end(page).getByRole("status")).toHaveText("The text is copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Turnout, 29 November: Annie, .* http\S+#\/today\?day=2026-11-29&beat=(won|2of2)-\d+$/);
  await isAccessible(page, "the end of today's game");
});

test("the last position is a picture to share, with names by choice", async ({ page }) => {
  await withAttempt(page, attempt("2026-11-29"), "days 1\n2026-11-29\n");
  await isDay(page, "2026-11-29");
  await page.goto("./");
  await playUntil(page, () => false);
  await button(end(page), "Your result").click();
  await button(today(page), "As a picture").click();
  const picture = today(page).getByRole("figure");
  await expect(picture).toContainText("Turnout, 29 November: Annie, ");
  await expect(picture).not.toContainText("Yellow and");
  await picture.getByRole("checkbox", { name: "With the players' names" }).check();
  await expect(picture).toContainText("Yellow and");
  await isAccessible(page, "a picture to share");
  const saved = page.waitForEvent("download");
  await button(picture, "Save the picture").click();
  const file = readFileSync(await (await saved).path());
  const found = await page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const colours = (top, height) => new Set(new Uint32Array(context.getImageData(0, top, bitmap.width, height).data.buffer)).size;
    return { width: bitmap.width, title: colours(0, 120), board: colours(190, 960), result: colours(1200, 80) };
  }, [...file]);
  expect(found.width).toBe(1080);
  // The art has its colours, and there are letters above and below it.
  expect(found.board).toBeGreaterThan(1_000);
  expect(found.title).toBeGreaterThan(20);
  expect(found.result).toBeGreaterThan(20);
});

test("three days make a streak, and later games of a day are practice", async ({ page }) => {
  await withLocalStorage(page, INSTANT);
  for (const [count, date] of ["2026-11-28", "2026-11-29", "2026-11-30"].entries()) {
    await isDay(page, date);
    await page.goto("./#/home");
    await expect(home(page)).toBeVisible();
    await page.evaluate((line) => {
      const before = localStorage.getItem("turnout/today") ?? "days 1\n";
      localStorage.setItem("turnout/today", before + line);
    }, `${date} parcheesi 1 4 41 0 93 -8 23124567\n`);
    await page.reload();
    await open(page);
    if (count > 0) {
      await expect(today(page)).toContainText(`${count + 1} days in a row`);
    }
    await expect(day(page, 28 + count)).toContainText("won");
  }
  await expect(shared(page)).toHaveValue(/^Turnout, 30 November: Parcheesi, won in 41 rolls, accuracy 93, luck -8 ▃▄▂▃▅▆▇█ http\S+#\/today\?day=2026-11-30&beat=won-41$/);
  await expect(today(page)).toContainText(/Tomorrow: \w+/);
  // A day of the past shows its result, and its game is practice.
  await day(page, 28).getByRole("button").click();
  await expect(shared(page)).toHaveValue(/^Turnout, 28 November: /);
  await button(today(page), "Previous month").click();
  await expect(today(page)).toContainText("October 2026");
  await expect(today(page)).toContainText("The game of this day is practice now.");
  // A link to a day to come shows today.
  await page.goto("./#/today?day=2099-01-01");
  await expect(shared(page)).toHaveValue(/^Turnout, 30 November: /);
  await button(today(page), "Play for practice").click();
  await expect(board(page)).toBeVisible();
  await expect.poll(async () => Object.keys(await savedGameTexts(page)).length).toBe(1);
  expect(Object.values(await savedGameTexts(page))[0]).not.toContain("\ntoday ");
  // A clock that is set back gives no second attempt, and takes no day away.
  await isDay(page, "2026-11-29");
  await goHome(page);
  await open(page);
  await expect(button(today(page), "Play for practice")).toBeVisible();
  const on = async (date) => {
    await isDay(page, date);
    await page.goto("./#/home");
    await page.reload();
    await open(page);
  };
  await on("2031-01-01");
  await expect(today(page)).not.toContainText("in a row");
  await on("2026-12-01");
  await expect(today(page)).toContainText("3 days in a row");
});

test("hints count, and players, dice and earlier turns stay as they are", async ({ page }) => {
  const record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nseed 42\nopen Y 6-3\nopen R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 4-3: pass\nY 5-4:\n";
  await withAttempt(page, saveOf(record, `${played("2026-11-29")}today 2026-11-29 1\n`));
  await isDay(page, "2026-11-29");
  await page.goto("./");
  await expect(board(page)).toBeVisible();
  // Bots have played since the last choice.
  await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
  await button(page, "Hint").click();
  await expect.poll(async () => Object.values(await savedGameTexts(page))[0]).toContain("\ntoday 2026-11-29 2\n");
  await button(page, "Menu").click();
  await button(page, "Players").click();
  const players = page.getByRole("dialog", { name: "Players" });
  await expect(players.getByRole("radio", { name: "Bot" })).toHaveCount(0);
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-ES" });

  test("by keyboard, the result is told and copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await withLocalStorage(page, { ...INSTANT, today: "days 1\n2026-11-29 parcheesi 2 4 41 1\n" });
    await isDay(page, "2026-11-29");
    await page.goto("./#/home");
    await expect(page.locator("#app").getByRole("button", { name: "La partida de hoy" })).toBeVisible();
    await page.locator("#app").getByRole("button", { name: "La partida de hoy" }).press("Enter");
    await expect(today(page)).toContainText("Puesto 2 de 4 en 41 tiradas, 1 pista");
    await button(today(page), "Copiar texto").press("Enter");
    await expect(today(page).getByRole("status")).toHaveText("El texto está copiado.");
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^Turnout, 29 de noviembre. Parcheesi: puesto 2 de 4 en 41 tiradas, 1 pista http/);
    await page.keyboard.press("Escape");
    await expect(today(page)).toHaveCount(0);
    await expect(page.locator("#app").getByRole("button", { name: "La partida de hoy" })).toBeFocused();
  });
});

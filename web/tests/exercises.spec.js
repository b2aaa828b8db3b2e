// Exercises: costly moves that come back, and the ready ones.

import { readFileSync } from "node:fs";

import { saveOf } from "../tools/games.js";
import { isAccessible } from "./accessible.js";
import { expect, provoked, test } from "./page.js";
import { cutNames, PHONE } from "./room.js";
import { board, button, goHome, notices, ofGame, stored, withGames, withLocalStorage } from "./table.js";

const panel = (page) => page.getByRole("region", { name: /^(Exercise|Try it again)/ });
const list = (page) => page.getByRole("dialog", { name: "Exercises" });
const again = (page) => page.locator("#app").getByRole("link", { name: "One move to try again" });
const isDay = (page, date) => page.clock.setFixedTime(new Date(`${date}T12:00:00`));
const move = (page, step) => page.getByRole("group", { name: "Moves" }).locator(`button[data-step="${step}"]`);
const INSTANT = { settings: "speed instant\n" };

/** A game of Sorry! under way, in which Yellow should once go into the safety zone. */
const LAPSE = [
  "turnout 1",
  "ruleset sorry",
  "seats R=person Y=person",
  "seed 8",
  "open R",
  "R 3: pass",
  "Y 4: pass",
  "R 10: pass",
  "Y 11: pass",
  "R 7: pass",
  "Y 1: 1 yard-Y4",
  "R 8: pass",
  "Y 1: 1 Y4-Y5",
  "R 5: pass",
  "Y 4: 4 Y5-Y1",
  "R 3: pass",
  "Y 3: 3 Y1-Yh2",
  "R 1: 1 yard-R4",
  "Y 10: 10 Yh2-Yh1",
  "R 7: 7 R4-R11",
  "Y 4: 4 Yh1-B14",
  "R 5: 5 R11-B1>B4",
  "Y 12: pass",
  "R 1: 1 B4-B5",
  "Y 2: 2 yard-Y4",
  "Y 5: 5 Y4-Y9",
  "R 12: 12 B5-Y2",
  "Y 4: 4 Y9-Y5",
  "R 11: 11 Y2-Y13",
  "Y 12: 12 Y5-G2",
  "",
].join("\n");
const BEST = "5 B14-Yh2";

/** Makes the steps of a play. The list of moves shows how they are written. */
async function play(page, line) {
  for (const step of line.split(", ")) {
    await move(page, step).click();
  }
}

/** The ready exercises of an edition: the best play and the position of each. */
const ready = (edition) =>
  readFileSync(`crates/bot/exercises/${edition}.txt`, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"))
    .map(([, best, position]) => ({ best, position }));

test("a costly move of a review comes back until it is solved twice", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await isDay(page, "2026-11-30");
  await withGames(page, [saveOf(LAPSE)]);
  await withLocalStorage(page, { ...INSTANT, current: "turnout/game/1" });
  await page.goto("./");
  await goHome(page);
  await expect(again(page)).toHaveCount(0);
  await ofGame(page, 1, "Review");
  await expect(page.getByText("One of them comes back tomorrow")).toBeVisible({ timeout: 30_000 });
  expect(await stored(page, "exercises")).toContain(`2026-11-30 0 0\t${BEST}\tsorry `);
  await page.keyboard.press("Escape");

  await isDay(page, "2026-12-01");
  await page.goto("./#/home");
  await page.reload();
  await again(page).click();
  await expect(panel(page)).toContainText("Try it again: 1 of 1");
  await isAccessible(page, "an exercise");
  await play(page, BEST);
  await expect(panel(page).getByRole("status")).toHaveText("That is the best play.");
  await expect(panel(page)).toContainText(/It wins \d+ of 100 games, the next best play \d+\./);
  await expect(panel(page)).toContainText(/In your game you played "[^"]+"\./);
  expect(await stored(page, "exercises")).toContain("2026-12-01 1 1\t");
  await panel(page).getByRole("button", { name: "Done" }).click();
  await expect(list(page)).toContainText("No move is waiting for you today. One comes back on another day.");

  await isDay(page, "2026-12-04");
  await page.goto("./#/again");
  await play(page, BEST);
  await expect(panel(page).getByRole("status")).toHaveText("That is the best play.");
  await page.goto("./#/exercises");
  await expect(list(page)).toContainText("You have solved one twice.");
});

test("a ready exercise is missed, shown and solved, with the keyboard", async ({ page }) => {
  const [{ best }] = ready("pollyanna-1951");
  await withLocalStorage(page, { settings: "speed instant\nmoves open\n" });
  await page.goto("./#/exercises");
  await list(page).getByText("Pollyanna 1951 0 of 50 solved").click();
  await expect(list(page).getByRole("heading", { name: /^Blockades 0 of 6 solved/ })).toBeVisible();
  await expect(list(page).getByRole("link", { name: "Lesson: Blockades" })).toHaveAttribute("href", "#/learn?game=pollyanna-1951&lesson=5");
  await isAccessible(page, "the list of exercises");
  await list(page).getByRole("link", { name: "1", exact: true }).press("Enter");
  await expect(panel(page)).toContainText("Exercise 1 of 50");
  const moves = page.getByRole("group", { name: "Moves" }).getByRole("button");
  await expect(moves.first()).toBeVisible();
  // Any play but the best: until it is finished, the last move of the list.
  const says = panel(page).getByRole("status");
  while ((await moves.count()) > 0) {
    await moves.last().press("Enter");
  }
  await expect(says).toHaveText("There is a better play.");
  await expect(panel(page)).toContainText(/Your play wins \d+ of 100 games, the best play \d+\./);
  await expect(panel(page)).not.toContainText("Better");
  await expect(panel(page).getByRole("link", { name: /^There is a lesson on it: / })).toHaveAttribute("href", /^#\/learn\?game=pollyanna-1951/);
  await panel(page).getByRole("button", { name: "Show it" }).press("Enter");
  await expect(panel(page)).toContainText(/\d+ of 100 easy bots find it, \d+ medium ones and \d+ hard ones\./);
  await expect(panel(page)).toContainText(/Better: ".+"\. .+\./);
  await page.reload();
  for (const step of best.split(", ")) {
    await move(page, step).press("Enter");
  }
  await expect(says).toHaveText("That is the best play.");
  await panel(page).getByRole("button", { name: "Next" }).press("Enter");
  await expect(panel(page)).toContainText("Exercise 2 of 50");
  await panel(page).getByRole("button", { name: "Exercises" }).press("Enter");
  await expect(list(page)).toContainText("Pollyanna 1951 1 of 50 solved");
  await list(page).getByText("Pollyanna 1951 1 of 50 solved").press("Enter");
  await expect(list(page).getByRole("link", { name: "Exercise 1, solved" })).toBeVisible();
});

test("on small phones names are whole, and the suggested move is in sight", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withLocalStorage(page, { settings: "speed instant\nmoves open\n" });
  // Each way to divide a 7 is a move of its own.
  const number = 1 + ready("sorry").findIndex(({ best }) => best.startsWith("7 G14-R3"));
  await page.goto(`./#/exercise?game=sorry&number=${number}`);
  await expect(panel(page)).toBeVisible();
  expect(await cutNames(page)).toEqual([]);
  await button(page, "Hint").click();
  const hinted = page.locator(".move.hinted");
  await expect(hinted).toBeInViewport({ ratio: 0.99 });
  const list = await page.getByRole("group", { name: "Moves" }).boundingBox();
  const box = await hinted.boundingBox();
  expect(box.y).toBeGreaterThanOrEqual(list.y - 1);
  expect(box.y + box.height).toBeLessThanOrEqual(list.y + list.height + 1);
});

test("exercises speak the chosen language, and their list has no end that is missing", async ({ page }) => {
  await withLocalStorage(page, { settings: "speed instant\nlanguage es\n" });
  await page.goto("./#/exercise?game=sorry&number=1");
  await expect(page.getByRole("region", { name: "Ejercicio 1 de 50" })).toBeVisible();
  await page.goto("./#/exercise?game=sorry&number=51");
  await expect(page.getByText("No hay ningún ejercicio con ese número.")).toBeVisible();
  await expect(page.locator("#app").getByRole("button", { name: "Jugar", exact: true })).toBeVisible();
});

test("a file of exercises that does not arrive is said at home, and nothing is lost", async ({ page, faults }) => {
  await page.route("**/exercises/annie.txt*", (route) => route.abort());
  await page.goto("./#/exercise?game=annie");
  await expect(notices(page)).toContainText("The exercises could not be loaded");
  await provoked(faults, /exercises\/annie\.txt|Failed to load resource/);
  await page.unroute("**/exercises/annie.txt*");
  await page.goto("./#/exercise?game=annie&number=1");
  await expect(board(page)).toBeVisible();
  await expect(button(page, "Exercises")).toBeVisible();
});

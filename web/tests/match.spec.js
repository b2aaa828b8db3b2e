// Matches: several games to a total of points.

import { expect, test } from "./page.js";
import { board, button, end, form, open, stored } from "./table.js";

test("a match goes on until somebody has the points", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, "game=sorry&R=easy&Y=easy&match=60&seed=3&speed=instant");
  let games = 0;
  for (;;) {
    await expect(end(page)).toBeVisible({ timeout: 45_000 });
    games += 1;
    const points = await end(page).getByText(/ points, \d+ of 60$/).allTextContents();
    expect(points).toHaveLength(2);
    const most = Math.max(...points.map((line) => Number(/(\d+) of 60$/.exec(line)[1])));
    const save = await stored(page, "save");
    if (most >= 60) {
      await expect(button(page, "Rematch")).toBeVisible();
      await expect(end(page)).toContainText(/(Red|Yellow) wins the match/);
      break;
    }
    const winner = /end winner=(\w)/.exec(save)[1];
    const matchBefore = /^match .*$/m.exec(save)[0];
    await button(page, "Next game").click();
    // The winner begins the next game, and the points stand in its record. Bots are quick: it may be
    // over before anybody looks.
    const next = async () => /^(match 60 .*)\nopen (\w)$/m.exec(await stored(page, "save")) ?? [];
    await expect.poll(async () => (await next())[1] ?? matchBefore).not.toBe(matchBefore);
    expect((await next())[2]).toBe(winner);
  }
  expect(games).toBeGreaterThan(0);
});

test("a reload keeps the match", async ({ page }) => {
  await open(page, "game=sorry&R=person&Y=easy&match=200&seed=3&speed=instant");
  expect(await stored(page, "save")).toContain("match 200\n");
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(await stored(page, "save")).toContain("match 200\n");
});

test("points that cannot be read are reported", async ({ page }) => {
  await page.goto("./#/new?game=sorry&R=person&Y=easy");
  await form(page).getByText("More", { exact: true }).click();
  await form(page).getByRole("textbox", { name: "Play to ... points" }).fill("many");
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(page.getByRole("alert")).toContainText("whole number from 1 to");
  await expect(board(page)).toHaveCount(0);
});

test("a game that is not scored has no match", async ({ page }) => {
  await page.goto("./#/new?game=pollyanna-1951&Y=person&R=easy&match=200");
  await expect(page.getByRole("alert")).toContainText("no matches of Pollyanna 1951");
});

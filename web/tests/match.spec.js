// Matches: several games to a total of points.

import { expect, test } from "./page.js";
import { button, end, open, stored } from "./table.js";

test("a match goes on until somebody has the points", async ({ page }) => {
  await open(page, "game=sorry&R=easy&Y=easy&match=40&seed=3&speed=instant");
  let games = 0;
  for (;;) {
    await expect(end(page)).toBeVisible({ timeout: 45_000 });
    games += 1;
    const points = await end(page).getByText(/ points, \d+ of 40$/).allTextContents();
    expect(points).toHaveLength(2);
    const most = Math.max(...points.map((line) => Number(/(\d+) of 40$/.exec(line)[1])));
    const save = await stored(page, "save");
    if (most >= 40) {
      await expect(button(page, "Rematch")).toBeVisible();
      await expect(end(page)).toContainText(/(Percy|Dot) wins? the match/);
      break;
    }
    const winner = /end winner=(\w)/.exec(save)[1];
    const matchBefore = /^match .*$/m.exec(save)[0];
    await button(page, "Next game").click();
    // The winner begins the next game, and the points stand in its record. Bots are quick: it may be
    // over before anybody looks.
    const next = async () => /^(match 40 .*)\nopen (\w)$/m.exec(await stored(page, "save")) ?? [];
    await expect.poll(async () => (await next())[1] ?? matchBefore).not.toBe(matchBefore);
    expect((await next())[2]).toBe(winner);
  }
  expect(games).toBeGreaterThan(0);
  await page.reload();
  await button(page, "Look at game 1").click();
  await expect(button(page, "Rematch")).toBeVisible();
  await expect(end(page)).toContainText(/(Percy|Dot) wins? the match/);

  await page.goto("./#/new?game=pollyanna-1951&Y=person&R=easy&match=200");
  await expect(page.getByRole("alert")).toContainText("no matches of Pollyanna 1951");
});

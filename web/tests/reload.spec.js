// Reloads: the game resumes where it was.

import { saveOf, writeGames } from "../tools/games.js";
import { few } from "./full.js";
import { expect, test } from "./page.js";
import {
  act,
  board,
  button,
  end,
  home,
  log,
  moment,
  moves,
  open,
  playUntil,
  position,
  QUICK,
  recordOf,
  rollButton,
  savedGameTexts,
  stored,
  turn,
} from "./table.js";

async function reload(page) {
  await page.reload();
  await expect(page.locator("#boot")).toHaveCount(0);
  await expect(board(page)).toBeVisible();
}

for (const game of few(["pollyanna-1951", "pollyanna-1916+partners"], 1)) {
  test(`in mid-turn: ${game}`, async ({ page }) => {
    const seats = game.includes("partners") ? "Y=person&G=easy&R=person&B=easy" : "Y=person&R=easy";
    await open(page, `game=${game}&${seats}&seed=9&speed=instant`);
    // One of two dice played, after some turns.
    let played = 0;
    await playUntil(page, async (what) => {
      const left = / \w:\d$/.test(await position(page));
      played += what === "move" ? 1 : 0;
      return left && played > 8;
    });
    const before = await moment(page);
    const record = await stored(page, "save");
    expect(before.steps.length).toBeGreaterThan(0);

    await reload(page);
    expect(await moment(page)).toEqual(before);
    expect(await stored(page, "save")).toBe(record);
    // The address did not start another game.
    expect(new URL(page.url()).hash).toBe("#/");

    // Undo reaches behind the reload, and the game goes on.
    await act(page, () => button(page, "Undo").click());
    expect(await position(page)).not.toBe(before.position);
    await act(page, () => moves(page).first().click());
    await turn(page);
    await act(page, async () => {
      const target = (await turn(page)) === "roll" ? rollButton(page) : moves(page).first();
      await target.click();
    });
    expect(await stored(page, "save")).toContain(record.split("\n").slice(0, -2).join("\n"));
  });
}

test("a reload while bots think resumes their game", async ({ page }) => {
  await open(page, "Y=easy&R=medium&seed=11&speed=fast");
  await expect(log(page)).toContainText(/(Yellow|Red) begins/);
  const before = await log(page).textContent();
  await reload(page);
  // Nothing is lost, and the bots go on by themselves.
  await expect.poll(() => log(page).textContent()).not.toBe(before);
  expect(await log(page).textContent()).toContain(before);
});

test("a finished game whose end was seen is at home after a reload, and its end stands still", async ({ page }) => {
  await open(page, QUICK);
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  const before = await position(page);
  await expect.poll(async () => Object.values(await savedGameTexts(page))).toEqual([expect.stringMatching(/^seen$/m)]);
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(page.locator(".confetti")).toHaveCount(0);
  await button(page, "Look at game 1").click();
  await expect(end(page)).toBeVisible();
  expect(await position(page)).toBe(before);
  await expect(page.locator(".confetti.new")).toHaveCount(0);
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(end(page)).toHaveCount(0);
});

test("a finished game whose end nobody has seen is shown once", async ({ page }) => {
  await open(page, QUICK);
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  const [save] = Object.values(await savedGameTexts(page));
  const record = recordOf(save);
  await page.goto("about:blank");
  await page.goto("./#/home");
  await expect(home(page)).toBeVisible();
  await writeGames(page, { "turnout/game/7": saveOf(record, "changed 4000000000000\ntab 1\n") });
  await page.evaluate(() => [sessionStorage, localStorage].forEach((storage) => storage.removeItem("turnout/current")));
  await page.goto("about:blank");
  await page.goto("./");
  await expect(end(page)).toBeVisible();
});

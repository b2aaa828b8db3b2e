// Reloads: the game resumes where it was.

import { expect, openMoves, test } from "./page.js";
import {
  act,
  board,
  button,
  choose,
  end,
  goToForm,
  landed,
  log,
  moment,
  moves,
  open,
  playUntil,
  position,
  QUICK,
  resume,
  rollButton,
  rolledRecord,
  stored,
  turn,
} from "./table.js";

async function reload(page) {
  await page.reload();
  await expect(page.locator("#boot")).toHaveCount(0);
  await expect(board(page)).toBeVisible();
}

for (const game of ["pollyanna-1951", "pollyanna-1916+partners"]) {
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

test("the same dice come after a reload", async ({ page, browser, baseURL }) => {
  const next = async (page) => {
    await act(page, () => moves(page).first().click());
    await landed(page);
    await act(page, () => moves(page).first().click());
    await landed(page);
    await act(page, () => rollButton(page).click());
    return position(page);
  };
  await resume(page, rolledRecord("6-2"));
  const first = await next(page);
  const context = await browser.newContext({ baseURL });
  await openMoves(context);
  const other = await context.newPage();
  await resume(other, rolledRecord("6-2"));
  await reload(other);
  expect(await next(other)).toBe(first);
  await context.close();
});

test("a reload while a bot thinks resumes the game", async ({ page }) => {
  await open(page, "Y=easy&R=medium&seed=11&speed=fast");
  await expect(log(page)).toContainText(/(Yellow|Red) begins/);
  for (let count = 0; count < 3; count += 1) {
    const before = await log(page).textContent();
    await reload(page);
    // Nothing is lost, and the bots go on by themselves.
    await expect.poll(() => log(page).textContent()).not.toBe(before);
    expect(await log(page).textContent()).toContain(before);
  }
});

test("a reload after the end shows the finished game", async ({ page }) => {
  await open(page, QUICK);
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  const before = await position(page);
  await reload(page);
  expect(await position(page)).toBe(before);
  await expect(end(page)).toBeVisible();
});

test("unfinished games survive a reload", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  await act(page, () => moves(page).first().click());
  await landed(page);
  const before = await moment(page);
  await goToForm(page);
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  await reload(page);
  await choose(page, "New game");
  await button(page, "Continue game 2").click();
  await expect(board(page)).toBeVisible();
  expect(await moment(page)).toEqual(before);
});

// Replays: step by step, and playing on from any moment.

import { expect, test } from "./page.js";
import { act, board, choose, end, landed, moves, open, position, QUICK, resume, rolledRecord, stored } from "./table.js";

const replay = (page) => page.getByRole("group", { name: "Replay" });
const slider = (page) => replay(page).getByRole("slider", { name: "Step" });
const control = (page, name) => replay(page).getByRole("button", { name, exact: true });

/** Opens what has no room of its own. */
async function openReplay(page) {
  await choose(page, "Replay");
  await expect(replay(page)).toBeVisible();
}

test("a finished game is watched from its end dialog, forward, back, by slider and by itself", async ({ page }) => {
  await open(page, QUICK);
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  const over = await position(page);
  const record = await stored(page, "save");
  await end(page).getByRole("button", { name: "Replay" }).click();
  await expect(slider(page)).toHaveValue("0");
  const of = await slider(page).getAttribute("max");
  await expect(end(page)).toHaveCount(0);

  await control(page, "Forward").click();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", `1 of ${of}`);
  await control(page, "Back").click();
  await expect(slider(page)).toHaveValue("0");
  await expect(control(page, "Back")).toHaveAttribute("aria-disabled", "true");
  await page.setViewportSize({ width: 360, height: 640 });
  const { bottom } = await page.locator(".tools").evaluate((tools) => tools.getBoundingClientRect().toJSON());
  expect(bottom).toBeLessThanOrEqual(640);

  // By keys alone.
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("2");
  await page.keyboard.press("ArrowLeft");
  await expect(slider(page)).toHaveValue("1");
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveValue(of);
  expect(await position(page)).toBe(over);
  await expect(end(page)).toHaveCount(0);

  // At its end it runs from the beginning.
  await control(page, "Play").click();
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(2);
  await control(page, "Pause").click();
  await expect(control(page, "Play")).toBeVisible();
  expect(await stored(page, "save")).toBe(record);

  await control(page, "Close replay").click();
  await expect(replay(page)).toHaveCount(0);
  expect(await position(page)).toBe(over);
});

test("an unfinished game can be replayed and continued; Back leaves the replay", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  await act(page, () => moves(page).first().click());
  await landed(page);
  const at = await position(page);
  await openReplay(page);
  await expect(moves(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await page.goBack();
  await expect(replay(page)).toHaveCount(0);
  expect(await position(page)).toBe(at);
  await act(page, () => moves(page).first().click());
  expect(await position(page)).not.toBe(at);

  // A reload leaves it as well.
  await openReplay(page);
  const now = await stored(page, "save");
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(replay(page)).toHaveCount(0);
  expect(await stored(page, "save")).toBe(now);
});

// Choices without a pawn of one's own: large, in the middle of Annie's board.

import { isAccessible } from "./accessible.js";
import { expect, test } from "./page.js";
import { PHONE, SCREENS } from "./room.js";
import { act, board, button, position, resume } from "./table.js";

/** A game of Annie up to a moment. */
const after = (seats, lines) => `turnout 1\nruleset annie\nseats ${seats}\nopen Y\n${lines}\n`;
const DOUBLE = after("Y=person B=person", "Y 5-2: go\nB 4-4:");
const SIX = "Y=person B=person R=person G=person O=person P=person";
const AGAINST = after(SIX, "Y 5-2: go\nB 6-1: go");

/** Its buttons are large, whole, apart, and off the spaces that can be tapped. */
async function isLarge(page, asked, count) {
  const goals = await board(page).locator(".goal, .pawn").evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
  const within = await asked.boundingBox();
  await expect(asked.getByRole("button")).toHaveCount(count);
  for (const each of await asked.getByRole("button").all()) {
    const box = await each.boundingBox();
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThanOrEqual(within.x);
    expect(box.y + box.height).toBeLessThanOrEqual(within.y + within.height + 1);
    const isOver = (goal) => {
      const [x, y] = [goal.x + goal.width / 2, goal.y + goal.height / 2];
      return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
    };
    expect(goals.filter(isOver)).toEqual([]);
  }
}

test("after doubles two large arrows ask which way Annie goes", async ({ page }) => {
  await resume(page, DOUBLE);
  const asked = page.getByRole("group", { name: "Which way?" });
  for (const size of [PHONE, ...SCREENS]) {
    await page.setViewportSize(size);
    await isLarge(page, asked, 2);
  }
  await isAccessible(page, "which way");
  await act(page, () => button(asked, "Forward 8 to 11 (The Mudges). Return three stars.").click());
  expect(await position(page)).toMatch(/^annie 11\//);
  await expect(asked).toHaveCount(0);
});

test("another player is chosen by a large face in the middle of the board", async ({ page }) => {
  await resume(page, AGAINST);
  const asked = page.getByRole("group", { name: "Choose a rival" });
  for (const size of [PHONE, ...SCREENS]) {
    await page.setViewportSize(size);
    await isLarge(page, asked, 5);
  }
  await isAccessible(page, "which player");
  await act(page, () => button(asked, "Choose Green").click());
  expect(await position(page)).toMatch(/ B@against-G$/);
});

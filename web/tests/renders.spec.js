// Rendering: components render only if what they show has changed.

import { expect, test } from "./page.js";
import { board, home, open } from "./table.js";

/** Counts renders by component from now on; gives back what reads and clears the counts. */
async function countRenders(page) {
  await page.addInitScript(() => {
    window.renders = {};
    window.onRender = (name) => {
      window.renders[name] = (window.renders[name] ?? 0) + 1;
    };
  });
  return () =>
    page.evaluate(() => {
      const { renders } = window;
      window.renders = {};
      return renders;
    });
}

/** What a bot's turn does not change: the printed board, dialogs, tools, and whatever only a person sees in their turn. */
const STILL = [
  ...["BoardFace", "SetupForm", "MiniBoard", "Toasts", "Toolbar", "Moves", "Hand", "Hint", "RefusalAlert"],
  ...["HintArrow", "Goals", "SpaceNotes", "ThreatPanel", "ThreatBadges", "SpaceBadges"],
];

test("a whole turn of a bot renders only what it changes", async ({ page }) => {
  const renders = await countRenders(page);
  await open(page, "game=pollyanna-1951&Y=easy&G=easy&R=easy&B=easy&seed=4&speed=fast");
  await expect(board(page)).toHaveAttribute("data-position", / Y:6-2$/);
  await renders();
  await expect(board(page)).toHaveAttribute("data-position", / G:6-5$/);
  const counted = await renders();
  for (const name of STILL) {
    expect(counted[name] ?? 0, name).toBe(0);
  }
  // Two steps, and the roll of the next player: each is drawn when it begins and when it has landed.
  for (const name of ["GameLog", "PlayerPanel", "Dice"]) {
    expect(counted[name], name).toBeGreaterThan(0);
    expect(counted[name], name).toBeLessThanOrEqual(4);
  }
  expect(counted.Board).toBeLessThanOrEqual(8);
  // One pawn walks twice, once perhaps before the counts were cleared, and no other is drawn.
  expect(counted.Pawn).toBeGreaterThan(0);
  expect(counted.Pawn).toBeLessThanOrEqual(2);
});

test("the home page is drawn again without reading storage", async ({ page }) => {
  const renders = await countRenders(page);
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await page.evaluate(() => {
    window.reads = 0;
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function getCounted(key) {
      window.reads += 1;
      return getItem.call(this, key);
    };
  });
  await renders();
  await page.evaluate(() => dispatchEvent(new Event("resize")));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => window.reads)).toBe(0);
  expect((await renders()).MiniBoard ?? 0).toBe(0);
});

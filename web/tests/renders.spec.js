// Rendering: components render only if what they show has changed.

import { expect, test } from "./page.js";
import { alert, board, button, landed, log, open, resume, rolledRecord } from "./table.js";

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

/** What no turn changes. */
const STILL = ["BoardFace", "SetupForm", "GameChoice", "SettingsDialog", "GameMenu", "MiniBoard", "Hand"];

test("a turn of a bot renders what it changes, and neither printed board nor dialogs", async ({ page }) => {
  const renders = await countRenders(page);
  await open(page, "game=pollyanna-1951&Y=easy&R=easy&seed=4&speed=fast");
  const lines = () => log(page).locator("p").count();
  await expect.poll(lines).toBeGreaterThan(2);
  await renders();
  const before = await lines();
  await expect.poll(lines, { timeout: 30_000 }).toBeGreaterThan(before + 2);
  const counted = await renders();
  expect(counted.GameLog).toBeGreaterThan(0);
  for (const name of STILL) {
    expect(counted[name] ?? 0, name).toBe(0);
  }
});

test("the newest line of the log stays in sight beside a hint, and when the window turns", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await resume(page, rolledRecord("6-2"));
  await landed(page);
  const newest = log(page).locator("p").last();
  await expect(newest).toBeInViewport({ ratio: 0.9 });
  await button(page, "Hint").click();
  await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
  await expect(newest).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 1200, height: 860 });
  await expect(newest).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(newest).toBeInViewport({ ratio: 0.9 });
  await expect(alert(page)).toHaveText("");
  await expect(board(page)).toBeVisible();
});

// Event listeners: a page in which games are played for hours has no more of them than one that was just opened.

import { expect, test } from "./page.js";
import { end, QUICK } from "./table.js";

const GAMES = 6;

test("games leave no event listeners behind", async ({ page }) => {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("Performance.enable");
  const count = async () => {
    await inspector.send("HeapProfiler.collectGarbage");
    const { metrics } = await inspector.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "JSEventListeners").value;
  };
  const play = async (seed) => {
    const address = `./#/new?${QUICK.replace("seed=1", `seed=${seed}`)}&start`;
    await page.goto(address);
    await expect(end(page)).toBeVisible({ timeout: 30_000 });
    // The next game must not find this dialog.
    await page.keyboard.press("Escape");
    await expect(end(page)).toHaveCount(0);
  };
  // What is loaded once is there after the first game.
  await play(1);
  const first = await count();
  for (let seed = 2; seed <= GAMES; seed += 1) {
    await play(seed);
  }
  // The browser frees what belongs to its database a moment later.
  await expect.poll(count).toBeLessThanOrEqual(first);
});

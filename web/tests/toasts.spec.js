// Notices: they lie over the page, take no room, and disappear.

import { expect, test } from "./page.js";
import { home, notices } from "./table.js";

/** Opens a text as a file of games, of which the page tells. */
const give = (page, text) =>
  page.getByLabel("Open a file").setInputFiles({ name: "games.txt", mimeType: "text/plain", buffer: Buffer.from(text) });

test("a notice takes no room, is there once, and goes after 4 s", async ({ page }) => {
  await page.clock.install();
  await page.goto("./");
  const before = await home(page).boundingBox();
  await give(page, "no games");
  await expect(notices(page).locator("p")).toHaveCount(1);
  await give(page, "no games");
  await expect(notices(page).locator("p")).toHaveCount(1);
  expect(await home(page).boundingBox()).toEqual(before);
  // Not while it is looked at.
  await notices(page).locator("p").hover();
  await page.clock.runFor(20_000);
  await expect(notices(page)).toBeVisible();
  await page.mouse.move(5, 600);
  await page.clock.runFor(3_800);
  await expect(notices(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(notices(page)).toBeHidden();
});

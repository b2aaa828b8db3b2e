// A whole game by touch, on the board of a tablet.

import { expect, test } from "./page.js";
import { act, board, end, open, stored, throwing, turn } from "./table.js";

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
};

test("a whole game", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, "Y=person&R=easy&seed=5&speed=instant");
  const pawns = board(page).getByRole("button", { name: /^Yellow pawn/ });
  const goals = board(page).locator(".goal");
  const which = page.getByRole("dialog", { name: "Which one?" });
  let taps = 0;
  for (;;) {
    const what = await turn(page);
    if (what === "end") {
      break;
    }
    if (what === "throw") {
      await act(page, () => throwing(page).tap());
      continue;
    }
    await act(page, async () => {
      await page.touchscreen.tap(...(await middle(pawns.last())));
      taps += 1;
      // A pawn with one way has gone it; one with several shows where to.
      if (await goals.count()) {
        await page.touchscreen.tap(...(await middle(goals.last())));
        taps += 1;
      }
      if (await which.count()) {
        await which.getByRole("button").nth(1).tap();
      }
    });
  }
  await expect(end(page)).toBeVisible();
  expect(taps).toBeGreaterThan(40);
  expect(await stored(page, "save")).toContain("end winner=");
});

// What WebKit, Firefox or an older browser would draw otherwise than Chromium: rings of the focus, woven cloth, scroll bars,
// what waits for a movement, and text that can be selected. What makes the difference can be seen in each of them.

import { expect, test } from "./page.js";
import { board, button, rollButton, status } from "./table.js";

/** The elements on which a ring of the focus is drawn. */
const rings = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(":focus, label:focus-within")]
      .filter((element) => getComputedStyle(element).outlineStyle !== "none")
      .map((element) => element.textContent.trim()),
  );

test("the focus has a ring after a key, and none after a click", async ({ page }) => {
  await page.goto("./");
  await button(page, "Play Parcheesi").click();
  const sheet = page.getByRole("dialog", { name: "Parcheesi" });
  await expect(sheet.getByRole("button", { name: "Start game" })).toBeFocused();
  expect(await rings(page), "where a script moved the focus").toEqual([]);
  await sheet.locator(".pick", { hasText: "Hard" }).click();
  await expect(sheet.getByRole("radio", { name: "Hard" })).toBeFocused();
  expect(await rings(page), "on a segment").toEqual([]);
  await page.keyboard.press("ArrowLeft");
  expect(await rings(page)).toContain("Medium");
  await sheet.locator(".pick", { hasText: "Hard" }).click();
  expect(await rings(page)).toEqual([]);
  // A key held during a click, or one that the browser or the system takes.
  await page.keyboard.press("Shift");
  await page.keyboard.press("Control+c");
  expect(await rings(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Start game" }).click();
  await rollButton(page).click();
  await expect(status(page)).not.toHaveText(/^Your turn: roll/);
  expect(await rings(page), "after a roll").toEqual([]);
  expect(await board(page).locator(".here").isVisible()).toBe(false);
});

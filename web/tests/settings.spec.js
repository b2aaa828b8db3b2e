// What a player likes is kept; what a device likes is followed.

import { expect, test } from "./page.js";
import { board, form, moves, open, resume, stored, thrown } from "./table.js";

const names = (page) => page.getByRole("checkbox", { name: "Coordinates", exact: true });

test("spaces bear their names when asked to, and after a reload", async ({ page }) => {
  await resume(page, thrown("6-2"));
  const name = board(page).getByText("Y9", { exact: true });
  await expect(names(page)).not.toBeChecked();
  await expect(name).toBeHidden();
  await names(page).check();
  await expect(name).toBeVisible();
  expect(await stored(page, "settings")).toContain("names shown");

  await page.reload();
  await expect(names(page)).toBeChecked();
  await expect(name).toBeVisible();
  await names(page).uncheck();
  await expect(name).toBeHidden();
  await page.reload();
  await expect(names(page)).not.toBeChecked();
});

test("names and speed are kept side by side", async ({ page }) => {
  await resume(page, thrown("6-2"));
  await names(page).check();
  const speed = page.getByRole("combobox", { name: "Speed" });
  await speed.selectOption("fast");
  await page.reload();
  await expect(names(page)).toBeChecked();
  await page.getByRole("button", { name: "New game" }).click();
  await expect(form(page).getByRole("combobox", { name: "Speed" })).toHaveValue("fast");
});

test("light by day, dark by night", async ({ page }) => {
  const lightness = () =>
    page.evaluate(() => {
      const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g);
      return (Number(red) + Number(green) + Number(blue)) / 765;
    });
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "Y=person&R=easy&seed=7&speed=instant");
  await expect.poll(lightness).toBeGreaterThan(0.8);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(lightness).toBeLessThan(0.2);
});

test("what lies over the board on a phone goes with Escape, and when something is played", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await resume(page, thrown("6-2"));
  const more = page.getByText("More", { exact: true });
  const speed = page.getByRole("combobox", { name: "Speed" });
  await more.click();
  await expect(speed).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(speed).toBeHidden();
  await more.click();
  await expect(speed).toBeVisible();
  // The first of the moves may lie below what is open.
  await moves(page).first().dispatchEvent("click");
  await expect(speed).toBeHidden();
});

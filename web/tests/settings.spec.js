// What a player likes is kept; what a device likes is followed.

import { expect, test } from "./page.js";
import {
  board,
  button,
  choose,
  form,
  goToForm,
  inSettings,
  log,
  moves,
  open,
  resume,
  stored,
  thrown,
} from "./table.js";

const names = (page) => page.getByRole("checkbox", { name: "Coordinates", exact: true });

test("spaces bear their names when asked to, and after a reload", async ({ page }) => {
  await resume(page, thrown("6-2"));
  const name = board(page).getByText("Y9", { exact: true });
  await expect(name).toBeHidden();
  await inSettings(page, () => names(page).check());
  await expect(name).toBeVisible();
  expect(await stored(page, "settings")).toContain("names shown");

  await page.reload();
  await expect(name).toBeVisible();
  await inSettings(page, () => names(page).uncheck());
  await expect(name).toBeHidden();
  await page.reload();
  await inSettings(page, () => expect(names(page)).not.toBeChecked());
});

test("names and speed are kept side by side", async ({ page }) => {
  await resume(page, thrown("6-2"));
  await inSettings(page, async (settings) => {
    await names(page).check();
    await settings.getByRole("combobox", { name: "Speed" }).selectOption("fast");
  });
  await page.reload();
  await inSettings(page, () => expect(names(page)).toBeChecked());
  await goToForm(page);
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

test("the log opens from the menu, and goes with Escape, and when something is played", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await resume(page, thrown("6-2"));
  await choose(page, "Log");
  await expect(log(page)).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press("Escape");
  await expect(button(page, "Close")).toBeHidden();
  await choose(page, "Log");
  await expect(button(page, "Close")).toBeVisible();
  await moves(page).first().dispatchEvent("click");
  await expect(button(page, "Close")).toBeHidden();
});

test.describe("the list of moves", () => {
  test("is closed at first, opens by its button and by M, and is remembered", async ({ page }) => {
    await resume(page, thrown("6-2"));
    const opener = page.getByRole("button", { name: /^Moves \(\d+\)$/ });
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await opener.click();
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("[data-step]")).toHaveCount(0);
    await page.reload();
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("m");
    await expect(moves(page).first()).toBeVisible();
    await page.keyboard.press("m");
    await expect(moves(page)).toHaveCount(0);
  });

  test("is closed for who has never opened it", async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ baseURL, serviceWorkers: "block" })).newPage();
    await open(page, "Y=person&R=person&seed=7&speed=instant");
    // Nothing is to be counted before the roll.
    const opener = page.getByRole("button", { name: "Moves", exact: true });
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await page.context().close();
  });
});

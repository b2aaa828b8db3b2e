// Layout of the form "New game" and of the home page: nothing overlaps, and related fields stay together.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { board, button, form } from "./table.js";

const SIZES = [
  [1440, 900],
  [768, 1024],
  [360, 640],
  [390, 844],
  [1024, 768],
];

const TITLES = ["Pollyanna", "Parcheesi", "Sorry!", "Annie"];

test("the way to the lessons covers neither lid nor name of a game, whatever the text size", async ({ page }) => {
  await page.goto("./");
  for (const [width, height] of few(SIZES, 3)) {
    await page.setViewportSize({ width, height });
    for (const [title, text] of TITLES.flatMap((title) => ["normal", "largest"].map((text) => [title, text]))) {
      const at = `${title} at ${width} by ${height}, ${text}`;
      await page.evaluate((text) => (document.documentElement.dataset.text = text), text);
      const link = page.getByRole("link", { name: new RegExp(`: ${title}$`) });
      await expect(link, at).toBeVisible();
      const button = page.getByRole("button", { name: new RegExp(` ${title}$`) });
      // Neither lies over the middle of the other.
      await button.click({ trial: true });
      await link.click({ trial: true });
      const [ribbon, card] = [await link.boundingBox(), await button.boundingBox()];
      const lid = await button.locator(".lid").boundingBox();
      expect(ribbon.height, at).toBeGreaterThanOrEqual(43.9);
      const [words, name] = [await link.locator("span").boundingBox(), await button.locator("b").boundingBox()];
      const isAbove = words.y + words.height <= name.y + 1;
      expect(isAbove || words.y >= name.y + name.height, at).toBe(true);
      // The print of the lid is not hidden.
      expect(ribbon.y, at).toBeGreaterThan(lid.y + lid.height * 0.85);
      expect(ribbon.x, at).toBeGreaterThanOrEqual(0);
      expect(ribbon.x + ribbon.width, at).toBeLessThanOrEqual(card.x + card.width + 0.5);
      expect(card.x, at).toBeGreaterThanOrEqual(0);
      expect(card.x + card.width, at).toBeLessThanOrEqual(width);
    }
  }
});

/** Types names, each ended by Enter, from the box that has the focus on; gives the labels of the boxes. */
async function typeNames(page, names) {
  const labels = [];
  for (const name of names) {
    labels.push(await page.evaluate(() => document.activeElement.ariaLabel));
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
  }
  return labels;
}

test("Enter in a name goes to the next one, and from the last to the start button", async ({ page }) => {
  // Timers of a slow device come late, and a person types on.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = (work, delay = 0) => setTimeout(work, delay + 300);
  });
  await page.goto("./");
  await button(page, "Play Sorry!").click();
  const sheet = page.getByRole("dialog", { name: "Sorry!" });
  await sheet.getByText("Family round this screen").click();
  await sheet.getByLabel("New name").focus();
  const labels = await typeNames(page, ["Ann", "Leo", "Mia", ""]);
  expect(labels).toEqual(Array.from({ length: 4 }, () => "New name"));
  await expect(sheet.getByRole("button", { name: /Mia/ })).toHaveCount(2);
  // Every timer from before ends before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(button(sheet, "Start game")).toBeFocused();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(board(page)).toBeVisible();
  for (const name of ["Ann", "Leo", "Mia"]) {
    await expect(page.getByRole("list", { name: "Players" })).toContainText(name);
  }
});

test("Enter in a name of the form passes empty seats over", async ({ page }) => {
  await page.goto("./#/new?game=sorry&R=person&B=person&G=person");
  const names = form(page).getByRole("textbox", { name: /name/i });
  await names.first().focus();
  const labels = await typeNames(page, ["Ann", "Leo", "Mia"]);
  expect(labels.map((label) => /Red|Blue|Green/.exec(label)?.[0])).toEqual(["Red", "Blue", "Green"]);
  await expect(button(page, "Start game")).toBeFocused();
  await expect(form(page)).toBeVisible();
});

test("a game against the computer has the number of players and the colour that were chosen", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "Play Pollyanna" }).click();
  const sheet = page.getByRole("dialog", { name: "Pollyanna" });
  await sheet.getByRole("group", { name: "Players" }).getByRole("radio", { name: "2" }).check();
  await sheet.getByRole("group", { name: "Your colour" }).getByRole("radio", { name: "Blue" }).check();
  await sheet.getByRole("button", { name: "Start game" }).click();
  const players = page.getByRole("list", { name: "Players" }).getByRole("listitem");
  await expect(players).toHaveCount(2);
  await expect(players.filter({ hasText: "You" })).toContainText("Blue");
  // The home page calls the only person so, too.
  await page.goto("./#/home");
  await expect(page.getByRole("list", { name: "Your games" }).getByRole("listitem")).toContainText("You");
});

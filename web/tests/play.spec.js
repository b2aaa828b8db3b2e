// The course of a game: animations, announcements, undo, changes of players, the end.

import { expect, test } from "./page.js";
import {
  act,
  board,
  button,
  choose,
  form,
  home,
  inSettings,
  landed,
  moves,
  notices,
  open,
  playUntil,
  position,
  radio,
  resume,
  twoOut,
} from "./table.js";

/** The button of a move, by its step. */
const move = (page, step) => page.getByRole("group", { name: "Moves" }).locator(`button[data-step="${step}"]`);

const pawn = (page, name) => board(page).getByRole("button", { name });

/** Records how long pawns walk, in milliseconds; returns what reads it. Call it before the page is opened. */
async function recordWalks(page) {
  await page.addInitScript(() => {
    window.walks = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function animateRecorded(frames, timing) {
      if (this.matches(".pawn")) {
        window.walks.push(timing.duration);
      }
      return animate.call(this, frames, timing);
    };
  });
  return () => page.evaluate(() => window.walks);
}

test("a tap ends a movement of 130 ms a space and still counts, and a reload in a movement loses nothing", async ({ page }) => {
  const walks = await recordWalks(page);
  await resume(page, twoOut());
  await act(page, () => move(page, "4 Y6-Y10").click());
  await act(page, () => pawn(page, "Yellow pawn on Y8").click());
  await expect.poll(walks).toEqual([520, 390]);
  expect(await position(page)).toContain("Y10,Y11/");
  const now = await position(page);
  await page.reload();
  await expect(board(page)).toHaveAttribute("data-position", now);
  expect(await walks()).toEqual([]);
});

test("the speed is chosen in the settings", async ({ page }) => {
  const walks = await recordWalks(page);
  await resume(page, twoOut());
  await inSettings(page, (settings) => radio(settings, "Speed", "Quick").check());
  await act(page, () => move(page, "4 Y6-Y10").click());
  await landed(page);
  expect(await walks()).toEqual([260]);
  await act(page, () => button(page, "Undo").click());
  await inSettings(page, (settings) => radio(settings, "Speed", "Instant").check());
  await act(page, () => move(page, "4 Y6-Y10").click());
  await landed(page);
  expect(await walks()).toEqual([260]);
});

test("Undo says how many rounds it goes back, and Redo is there until something else is played", async ({ page }) => {
  await open(page, "game=parcheesi&Y=person&G=easy&R=easy&B=easy&seed=7&speed=instant");
  const undo = button(page, "Undo");
  const reach = /^Back to your last choice: (1 round|\d rounds)$/;
  await playUntil(page, async () => reach.test((await undo.getAttribute("title")) ?? ""));
  const said = await undo.getAttribute("title");
  await expect(undo).toHaveAccessibleDescription(said);
  const before = await position(page);
  const undone = async () => {
    await act(page, () => undo.click());
    await expect(notices(page)).toContainText(said);
    expect(await position(page)).not.toBe(before);
  };
  await undone();
  await act(page, () => button(notices(page), "Redo").click());
  expect(await position(page)).toBe(before);
  await expect(notices(page)).toBeHidden();
  // Also in the menu.
  await undone();
  await act(page, () => choose(page, "Redo"));
  expect(await position(page)).toBe(before);

  await undone();
  await act(page, () => moves(page).last().click());
  await expect(notices(page)).toBeHidden();
  await button(page, "Menu").click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expect(button(page, "Redo")).toHaveCount(0);
});

test("Back closes a dialog, then leads to the home page; the game stays", async ({ page }) => {
  await page.goto("./");
  await choose(page, "About");
  const about = page.getByRole("dialog", { name: "About Turnout" });
  await expect(about).toBeVisible();
  await page.goBack();
  await expect(about).toHaveCount(0);
  await button(page, "Play Sorry!").click();
  const sheet = page.getByRole("dialog", { name: "Sorry!" });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(home(page)).toBeVisible();

  await button(page, "Play").click();
  await expect(board(page)).toBeVisible();
  const at = await position(page);
  await choose(page, "Rules");
  const rules = page.getByRole("dialog", { name: "Rules of Pollyanna 1951" });
  await expect(rules).toBeVisible();
  await page.goBack();
  await expect(rules).toHaveCount(0);
  await expect(board(page)).toBeVisible();

  // Closed otherwise, a dialog leaves nothing behind for Back.
  await choose(page, "Rules");
  await expect(rules).toBeVisible();
  await page.keyboard.press("Escape");
  // Gone from the page, not only from sight: by then the page knows that it was closed.
  await expect(page.locator("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(home(page)).toBeVisible();
  await page.goForward();
  await expect(board(page)).toHaveAttribute("data-position", at);
});

test("More options keeps who plays, and their names", async ({ page }) => {
  await page.goto("./");
  await button(page, "Play Sorry!").click();
  const sheet = page.getByRole("dialog", { name: "Sorry!" });
  await sheet.getByText("Family round this screen").click();
  await sheet.getByRole("button", { name: "Guest", exact: true }).click();
  await sheet.getByLabel("New name").fill("Grandma");
  await sheet.getByRole("button", { name: "Sit down" }).click();
  await sheet.getByRole("button", { name: "Guest", exact: true }).click();
  await sheet.getByRole("link", { name: "More options" }).click();
  const people = form(page).getByRole("combobox").filter({ has: page.locator("option:checked", { hasText: "Person" }) });
  await expect(people).toHaveCount(3);
  const names = form(page).getByRole("textbox", { name: /name/i });
  await expect.poll(() => names.evaluateAll((boxes) => boxes.map((box) => box.value))).toContain("Grandma");
});

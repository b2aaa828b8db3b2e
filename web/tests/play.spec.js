// The course of a game: animations, announcements, undo, changes of players, the end.

import { expect, test } from "./page.js";
import {
  act,
  alert,
  board,
  button,
  choose,
  end,
  form,
  home,
  inSettings,
  landed,
  log,
  moves,
  open,
  playUntil,
  position,
  recordTexts,
  resume,
  rollButton,
  rolledRecord,
  status,
  stored,
  turn,
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

test.describe("while a pawn walks", () => {
  test("the movement takes 130 ms a space and ends at the destination", async ({ page }) => {
    const walks = await recordWalks(page);
    await resume(page, twoOut());
    await act(page, () => move(page, "4 Y6-Y10").click());
    await landed(page);
    expect(await walks()).toEqual([520]);
    expect(await position(page)).toContain("Y8,Y10/");
  });

  test("a tap ends the movement and still counts", async ({ page }) => {
    const walks = await recordWalks(page);
    await resume(page, twoOut());
    await act(page, () => move(page, "4 Y6-Y10").click());
    await act(page, () => pawn(page, "Yellow pawn on Y8").click());
    await expect.poll(walks).toEqual([520, 390]);
    expect(await position(page)).toContain("Y10,Y11/");
  });

  test("a reload during the movement resumes the game", async ({ page }) => {
    await resume(page, twoOut());
    await act(page, () => move(page, "4 Y6-Y10").click());
    const now = await position(page);
    const walks = await recordWalks(page);
    await page.reload();
    await expect(board(page)).toHaveAttribute("data-position", now);
    expect(await walks()).toEqual([]);
    await expect(moves(page)).toHaveCount(2);
  });
});

for (const [speed, ms] of [
  ["Slow", [1040]],
  ["Fast", [260]],
  ["Instant", []],
]) {
  test(`at ${speed.toLowerCase()} speed`, async ({ page }) => {
    const walks = await recordWalks(page);
    await resume(page, twoOut());
    await inSettings(page, (settings) => settings.getByLabel("Speed").selectOption(speed));
    await act(page, () => move(page, "4 Y6-Y10").click());
    await landed(page);
    expect(await walks()).toEqual(ms);
  });
}

test.describe("with less motion wanted", () => {
  test.use({ reducedMotion: "reduce" });

  test("pawns are at their destination at once", async ({ page }) => {
    await resume(page, twoOut());
    await act(page, () => move(page, "4 Y6-Y10").click());
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(moves(page)).toHaveCount(2);
  });
});

test("a turn without a legal move says so and passes by itself", async ({ page }) => {
  const alerts = await recordTexts(page, "[role=alert]");
  await resume(page, rolledRecord("4-1"));
  await expect(status(page)).toHaveText("Red's turn: roll", { timeout: 20_000 });
  expect(await alerts()).toContainEqual(expect.stringMatching(/^No legal move with /));
  await expect(alert(page)).toHaveText("");
  await expect(log(page)).toContainText("Yellow can play nothing");
});

test("the opening rolls are shown with the players", async ({ page }) => {
  await open(page, "Y=person&R=person&seed=1&speed=instant");
  await act(page, () => rollButton(page).click());
  await expect(page.getByRole("list", { name: "Players" })).toContainText(/rolled \d and \d/);
});

test("against bots a choice is taken back past their plays, and the same dice come again", async ({ page }) => {
  await resume(page, twoOut({ seats: "Y=person R=easy" }));
  await inSettings(page, (settings) => settings.getByLabel("Speed").selectOption("Fast"));
  await act(page, () => move(page, "3 Y6-Y9").click());
  await landed(page);
  const before = await position(page);
  await act(page, () => moves(page).first().click());
  await expect.poll(() => turn(page), { timeout: 20_000 }).toBe("roll");
  const red = (await stored(page, "save")).split("\n").filter((line) => line.startsWith("R "));
  await act(page, () => button(page, "Undo").click());
  await landed(page);
  expect(await position(page)).toBe(before);
  expect(await stored(page, "save")).toContain("\nback 1\n");
  await act(page, () => moves(page).last().click());
  await expect.poll(() => turn(page), { timeout: 20_000 }).toBe("roll");
  const again = (await stored(page, "save")).split("\n").filter((line) => line.startsWith("R "));
  expect(again.at(-1).slice(0, 5)).toBe(red.at(-1).slice(0, 5));
});

test("players can change in mid-game", async ({ page }) => {
  await resume(page, twoOut());
  await choose(page, "Players");
  const players = page.getByRole("dialog", { name: "Players" });
  await players.getByRole("combobox", { name: "Yellow" }).selectOption("Easy bot");
  await page.keyboard.press("Escape");
  // Red is the only person left.
  await expect(status(page)).toHaveText("Your turn: roll", { timeout: 20_000 });
  expect(await stored(page, "save")).toContain("\nseat Y=easy\n");
  await choose(page, "Players");
  await players.getByRole("combobox", { name: "Yellow" }).selectOption("Person");
  await page.keyboard.press("Escape");
  expect(await stored(page, "save")).toContain("seats Y=person R=person");
});

test("Back closes a dialog, then leads to the home page; the game stays", async ({ page }) => {
  await page.goto("./");
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

for (const [what, address, shown] of [
  ["home page", "./", (page) => home(page)],
  ["form", "./#/new", (page) => form(page)],
]) {
  test(`Back closes a dialog over the ${what}, too`, async ({ page }) => {
    await page.goto(address);
    await choose(page, "About");
    const about = page.getByRole("dialog", { name: "About Turnout" });
    await expect(about).toBeVisible();
    await page.goBack();
    await expect(about).toHaveCount(0);
    await expect(shown(page)).toBeVisible();
  });
}

test("Back closes the sheet of a game, too", async ({ page }) => {
  await page.goto("./");
  await button(page, "Play Sorry!").click();
  const sheet = page.getByRole("dialog", { name: "Sorry!" });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(home(page)).toBeVisible();
});

test("More options keeps who plays, and their names", async ({ page }) => {
  await page.goto("./");
  await button(page, "Play Sorry!").click();
  const sheet = page.getByRole("dialog", { name: "Sorry!" });
  await sheet.getByText("Family round this screen").click();
  await sheet.getByLabel("Players").selectOption("3");
  await sheet.getByLabel("Name of player 2").fill("Grandma");
  await sheet.getByRole("link", { name: "More options" }).click();
  const people = form(page).getByRole("combobox").filter({ has: page.locator("option:checked", { hasText: "Person" }) });
  await expect(people).toHaveCount(3);
  const names = form(page).getByRole("textbox", { name: /name/i });
  await expect.poll(() => names.evaluateAll((boxes) => boxes.map((box) => box.value))).toContain("Grandma");
});

test("the end ranks the players, and another game between them is counted", async ({ page }) => {
  await open(page, "Y=easy&R=easy&seed=1&speed=instant");
  const over = end(page);
  await expect(over).toBeVisible({ timeout: 30_000 });
  await expect(over).toContainText(/After \d+ rolls\./);
  await expect(over.getByRole("listitem").first()).toContainText(/4 home, \d+ captures?$/);
  const first = await over.getByRole("heading").textContent();
  await over.getByRole("button", { name: "Rematch" }).click();
  await expect(over).toHaveCount(0);
  await expect(over).toBeVisible({ timeout: 30_000 });
  const second = await over.getByRole("heading").textContent();
  const wins = { Yellow: 0, Red: 0 };
  for (const title of [first, second]) {
    wins[title.split(" ")[0]] += 1;
  }
  await expect(over).toContainText(`Games won: Yellow ${wins.Yellow}, Red ${wins.Red}`);
});

test("people go back across a roll that they have seen after a question", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person:Ann&R=person:Bob&seed=7&speed=instant");
  await playUntil(page, async (what) => what === "move");
  const before = await position(page);
  await act(page, () => moves(page).first().click());
  await playUntil(page, async () => /^Bob's turn: \d and \d$/.test(await status(page).textContent()));
  await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
  await choose(page, "Go back a move");
  const question = page.getByRole("dialog", { name: "Go back a move?" });
  await expect(question).toBeVisible();
  await act(page, () => button(question, "Go back").click());
  await expect(question).toBeHidden();
  expect(before).not.toBeNull();
  await expect(status(page)).toHaveText(/^Ann's turn: \d/);
});

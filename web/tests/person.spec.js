// A game of a person against a bot, by roles and names.

import { expect, test } from "./page.js";
import {
  act,
  alert,
  board,
  button,
  choose,
  form,
  goToForm,
  landed,
  log,
  moment,
  moves,
  open,
  pawns,
  playUntil,
  position,
  resume,
  rollButton,
  rolledRecord,
  savedGames,
  status,
  steps,
  stored,
  turn,
} from "./table.js";

/** After so many moves the game is left: other tests play whole ones. */
const MOVES = 12;

test("a game can be set up, played and replayed", async ({ page }) => {
  await page.goto("./#/new");
  const field = (role, name) => form(page).getByRole(role, { name, exact: true });
  await form(page).getByRole("radiogroup", { name: "Game" }).getByRole("radio", { name: "Pollyanna 1916" }).check();
  await field("combobox", "Yellow").selectOption("Person");
  await field("textbox", "Yellow's name").fill("Ann");
  await field("combobox", "Green").selectOption("Empty");
  await field("combobox", "Red").selectOption("Easy bot");
  await field("combobox", "Blue").selectOption("Empty");
  // All moves are to be Ann's own, the forced ones, too.
  await form(page).getByText("Help for each player", { exact: true }).click();
  await field("checkbox", "Yellow: Auto-play forced moves").uncheck();
  await field("combobox", "Speed").selectOption("Instant");
  await form(page).getByText("More", { exact: true }).click();
  await field("textbox", "Dice seed").fill("42");
  await expect(field("checkbox", "Partners")).not.toBeChecked();
  await field("button", "Start game").click();
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Ann");
  await expect(page).toHaveTitle(/^(Who goes first\?|Your turn: roll) · Turnout$/);

  const played = [];
  while (played.length < MOVES) {
    if ((await turn(page)) === "roll") {
      await expect(status(page)).toHaveText(/^(Who goes first\?|Your turn: roll)$/);
      await act(page, () => rollButton(page).click());
      continue;
    }
    // Another choice each time, so that not only the first ones are tried.
    const before = await position(page);
    const choices = moves(page);
    const choice = choices.nth(played.length % (await choices.count()));
    const step = await choice.getAttribute("data-step");
    await act(page, () => choice.click());
    played.push(step);
    await follows(page, before, step);
  }
  await turn(page);

  // The save tells the same story.
  const record = await stored(page, "save");
  const own = record.split("\n").filter((line) => /^Y \d-\d: /.test(line));
  // A turn without a legal move is passed automatically.
  const chosen = own.flatMap((line) => line.slice(7).split(", ")).filter((step) => step && step !== "pass");
  expect(chosen).toEqual(played.filter((step) => step !== "pass"));
  const now = await position(page);
  await choose(page, "Replay");
  await page.getByRole("slider", { name: "Step" }).press("End");
  expect(await position(page)).toBe(now);
});

/** While more is to be chosen nobody else has moved: the pawn is where the step says. */
async function follows(page, before, step) {
  const way = /^\S+ (\w+)[-x](\w+)$/.exec(step);
  if (way === null || (await turn(page)) !== "move") {
    return;
  }
  const after = await position(page);
  const [, from, to] = way;
  const more = (space) => {
    const count = (line) => pawns(line, "Y").filter((pawn) => pawn === space).length;
    return count(after) - count(before);
  };
  expect([more(from), more(to)], `${before} | ${step} | ${after}`).toEqual([-1, 1]);
}

test("a step shows in log, status and choices", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  await expect(status(page)).toHaveText("Yellow's turn: 6 and 2");
  // P-13: the six must start a pawn.
  expect(await steps(page)).toEqual(["6 yard-Y6"]);
  await act(page, () => button(page, "Move 6: pawn from start, corner to Y6").click());
  expect(pawns(await position(page), "Y")).toEqual(["yard", "yard", "yard", "Y6"]);
  await expect(status(page)).toHaveText("Yellow's turn: 2");
  await expect(log(page)).toContainText("Yellow starts a pawn on Y6 with a 6");
  await act(page, () => button(page, "Move 2: pawn, Y6 to Y8").click());
  await expect(log(page)).toContainText("Yellow moves from Y6 to Y8 with a 2");
  await expect(status(page)).toHaveText("Red's turn: roll");
  await expect(moves(page)).toHaveCount(0);
  expect(await stored(page, "save")).toContain("Y 6-2: 6 yard-Y6, 2 Y6-Y8\n");
});

test("Undo goes back to the same position and the same choices", async ({ page }) => {
  await resume(page, rolledRecord("6-6"));
  // A throw that was seen is not taken back.
  await expect(page.getByRole("button", { name: "Undo", disabled: true })).toBeVisible();
  const before = [await moment(page)];
  await act(page, () => moves(page).first().click());
  await landed(page);
  before.push(await moment(page));
  await act(page, () => moves(page).first().click());
  await landed(page);

  for (const former of before.reverse()) {
    await act(page, () => button(page, "Undo").click());
    await landed(page);
    expect(await moment(page)).toEqual(former);
  }
  await expect(page.getByRole("button", { name: "Undo", disabled: true })).toBeVisible();

  // The next player's throw has been seen.
  await act(page, () => moves(page).first().click());
  await landed(page);
  await act(page, () => moves(page).first().click());
  await expect(status(page)).toHaveText("Yellow's turn: roll");
  await act(page, () => rollButton(page).click());
  await expect(page.getByRole("button", { name: "Undo", disabled: true })).toBeVisible();
});

test("Undo works in the pause before a bot rolls", async ({ page }) => {
  await page.clock.install();
  await resume(page, rolledRecord("6-2", { seats: "Y=person R=easy" }));
  await act(page, () => moves(page).first().click());
  await landed(page);
  const before = await moment(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await act(page, () => moves(page).first().click());
  // The pawn goes two spaces; then comes the breath of a second and a half.
  await page.clock.runFor(300);
  await expect(status(page)).toHaveText("Red's turn: roll");
  await page.clock.runFor(1_200);
  await expect(status(page)).toHaveText("Red's turn: roll");
  await act(page, () => button(page, "Undo").click());
  await page.clock.runFor(300);
  expect(await moment(page)).toEqual(before);
  await page.clock.runFor(10_000);
  expect(await moment(page)).toEqual(before);
  expect(await stored(page, "save")).not.toContain("back");

  // Once Red's roll has been seen Undo takes that back, too, which the save notes.
  await act(page, () => moves(page).first().click());
  await act(page, () => page.clock.runFor(4_000));
  await expect(log(page)).toContainText(/Red rolls \d and \d/);
  await act(page, () => button(page, "Undo").click());
  await page.clock.runFor(300);
  expect(await position(page)).toBe(before.position);
  expect(await stored(page, "save")).toContain("\nback 1\n");
});

test("Hint names one of the moves", async ({ page }) => {
  await open(page, "Y=person&R=easy&seed=7&speed=instant");
  await playUntil(page, async (what) => what === "move" && (await moves(page).count()) > 2);
  const before = await moment(page);
  await button(page, "Hint").click();
  const hint = page.getByRole("main").getByText(/^Hint: /);
  await expect(hint).toBeVisible();
  // The whole play, of which the first step is one of the moves.
  const first = async (lines) => (await hint.locator("b").locator(lines).textContent()).split(", then ")[0];
  const words = await first("[aria-hidden]");
  expect(before.words).toContain(words);
  // Aloud it is told with its spaces, which the button has, too.
  const [spends, way] = (await first(".unseen")).split(": ");
  const hinted = moves(page).filter({ hasText: words }).and(page.locator(".hinted"));
  await expect(hinted).toHaveAccessibleName(new RegExp(`^(\\w+ )?${spends}: (.*, )?${way}`));
  // It only tells.
  expect(await position(page)).toBe(before.position);
  expect(await steps(page)).toEqual(before.steps);
  await act(page, () => hinted.click());
  await expect(hint).toBeHidden();
  await expect(alert(page)).toHaveText("");
});

test("New game keeps the unfinished one", async ({ page }) => {
  await open(page, "Y=person:Ann&R=easy&seed=8&speed=instant");
  await playUntil(page, (what) => what === "move");
  const before = await moment(page);
  await choose(page, "New game");
  await expect(savedGames(page)).toContainText("Yellow (Ann)");
  await button(page, "Continue game 1").click();
  expect(await moment(page)).toEqual(before);

  await goToForm(page);
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(board(page)).toBeVisible();
  // That goes without saying.
  await expect(page.getByRole("region", { name: "Notices" })).toBeHidden();
  await choose(page, "New game");
  // The one that was begun last comes first.
  await button(page, "Continue game 2").click();
  await expect(board(page)).toBeVisible();
  expect(await moment(page)).toEqual(before);
});

// A game of a person against a bot, by roles and names.

import { expect, test } from "./page.js";
import { act, board, choose, form, moves, pawns, position, rollButton, status, stored, turn } from "./table.js";

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

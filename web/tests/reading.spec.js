// Games by screen reader: everything is found in the browser's accessibility tree by role and name, and done by keyboard.
// Without selectors and coordinates.

import { ScreenReader } from "./screen_reader.js";
import { FULL } from "./full.js";
import { COLOURS, GAMES } from "./games.js";
import { expect, test } from "./page.js";
import { watchFocus } from "./table.js";

const isBoard = (node) => node?.role.value === "application";
const over = (reader) => reader.one("dialog", / wins?!?$/);

/** Waits until the player can do something. A pass is automatic. */
const ready = (reader) =>
  reader.until(
    () => over(reader) || reader.canRoll || reader.moves.some((move) => !move.startsWith("Pass")),
    "the player's turn, or the end",
  );

/** Presses a key that leads to a roll or action. */
async function act(reader, key) {
  const before = reader.moment;
  await reader.press(key);
  await reader.until(() => reader.moment !== before, `something happens by ${key}, at ${before}`);
}

/** Whether the answer names the player and the task of the status: "Yellow to roll" for "Your turn: roll". */
function tellsTurn(reader, own) {
  const [, whose, colour, task] = /^(Your|(.+)'s) turn: (.+)$/.exec(reader.status) ?? [];
  const [verb] = /^(roll|draw)/.exec(task) ?? ["play"];
  return whose !== undefined && reader.said.startsWith(`${colour ?? own} to ${verb}`);
}

/** Asks every question, and checks the answers. */
async function readAloud(reader, own) {
  if (!isBoard(reader.focused)) {
    await reader.tabTo(isBoard, "Shift+Tab");
  }
  // While bots play at this speed the page is drawn now and then only: asked until what is drawn is so.
  const asks = async () => {
    await reader.press("t");
    return Boolean(over(reader)) || tellsTurn(reader, own);
  };
  await expect.poll(asks, { message: "whose turn it is", timeout: 15_000 }).toBe(true);
  await ready(reader);
  if (over(reader)) {
    return;
  }
  const { moves } = reader;
  const reads = async (key) => {
    const before = reader.said;
    await reader.press(key);
    await reader.until(() => reader.said !== before, `an answer to ${key}`);
    return reader.said;
  };
  const told = await reads("m");
  for (const move of moves) {
    // "6: circle to G6" of "Move 6: pawn from start, circle to G6".
    expect(told).toContain(move.split(", ").at(-1));
  }
  // It has closed their list as well, and opens it again.
  await reader.press("m");
  await reader.until(() => reader.moves.length > 0 || reader.canRoll || over(reader), "the list of moves");
  expect(await reads("b"), "a number of things and where they are").toMatch(/^[A-Z].*\b(one|two|three|four|\d+)\b.*\.$/);
  const last = await reads("l");
  await reader.listen({ whole: true });
  const log = reader.words(reader.one("log", /^Game log$/));
  expect(log.endsWith(last.slice(0, -1).split(". ").at(-1)), `${last} ends the log`).toBe(true);
  for (const number of (await reads("d")).match(/\d+ (?=to play)|^\d+/) ?? []) {
    expect(log).toContain(number.trim());
  }
}

/** Rolls, or selects the first pawn that can move and moves it; choices that are not on the board are made in the list
 * of moves. Returns the descriptions of the spaces. */
async function play(reader) {
  if (!isBoard(reader.focused)) {
    // The board comes before the controls of the turn; at first nothing has the focus.
    await reader.tabTo(isBoard, reader.focused ? "Shift+Tab" : "Tab");
  }
  if (reader.canRoll) {
    await act(reader, "Enter");
    return [];
  }
  await reader.press("c");
  const from = reader.here;
  if (!from.includes("can move")) {
    // What is no choice goes on by itself, perhaps meanwhile.
    const [move] = reader.moves;
    if (move) {
      await reader.tabTo((node) => node?.name.value === move || !reader.moves.includes(move));
    }
    if (move && reader.moves.includes(move)) {
      await act(reader, "Enter");
    }
    return [];
  }
  await act(reader, "Enter");
  if (!reader.here.includes("selected")) {
    return [from];
  }
  await reader.press("c");
  const to = reader.here;
  expect(to).toContain("reached with");
  await act(reader, "Enter");
  return [from, to];
}

/** So much of a game is played, and all of it with TURNOUT_FULL. */
const BEGINNING = 24;

for (const { ruleset, title, two, few } of GAMES.filter(({ ruleset }) => FULL || /^(sorry|pollyanna-1951)$/.test(ruleset))) {
  test(`${FULL ? "a whole game" : "the beginning of a game"} of ${title} by ear`, async ({ page }) => {
    const lost = await watchFocus(page);
    // With this seed no game is long.
    await page.goto(`./#/new?game=${ruleset}&${two}&seed=2&speed=instant&start`);
    const reader = await ScreenReader.at(page);
    await reader.until(() => reader.one("application", /^Spaces$/), "a board");
    await reader.tabTo(isBoard);
    await reader.until(() => reader.focus !== reader.focused, "where the keys are");
    const heard = new Set();
    const own = COLOURS[/(\w)=person/.exec(two)[1]];
    let plays = 0;
    for (;;) {
      await ready(reader);
      if (over(reader) || (!FULL && plays === BEGINNING)) {
        break;
      }
      if (plays % 20 === 7) {
        await readAloud(reader, own);
      }
      for (const space of await play(reader)) {
        heard.add(space);
      }
      plays += 1;
    }
    expect(await lost(), "the focus is never lost").toEqual([]);
    // Spaces were read as pawns came to them, on a board where there is something to choose.
    const names = [...heard].map((space) => space.split(", ")[0]);
    expect(new Set(names).size, names.join("; ")).toBeGreaterThanOrEqual(FULL ? (few ?? 15) : 2);
    expect(plays).toBeGreaterThan(3);
  });
}

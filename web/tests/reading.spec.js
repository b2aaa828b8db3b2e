// Games by ear: everything is found in the browser's accessibility tree by role and name, and done by keys. No
// selector, no place on the screen.

import { Ears } from "./ears.js";
import { FULL } from "./full.js";
import { COLOURS, GAMES } from "./games.js";
import { expect, test } from "./page.js";
import { watchFocus } from "./table.js";

// Two cores may have much else to do.
test.setTimeout(120_000);

const isBoard = (node) => node?.role.value === "application";
const over = (ears) => ears.one("dialog", / wins?!?$/);

/** Waits until there is something to do for the player. A pass goes on by itself. */
const ready = (ears) =>
  ears.until(
    () => over(ears) || ears.canThrow || ears.moves.some((move) => !move.startsWith("Pass")),
    "the player's turn, or the end",
  );

/** Has something happen by a key. */
async function act(ears, key) {
  const before = ears.moment;
  await ears.press(key);
  await ears.until(() => ears.moment !== before, `something happens by ${key}, at ${before}`);
}

/** Whether what was said is whose turn it is and for what, as the status has it: "Yellow to roll" where the player
 * is told "Your turn: roll". */
function tellsTurn(ears, own) {
  const [, whose, colour, task] = /^(Your|(.+)'s) turn: (.+)$/.exec(ears.status) ?? [];
  const [verb] = /^(roll|draw)/.exec(task) ?? ["play"];
  return whose !== undefined && ears.said.startsWith(`${colour ?? own} to ${verb}`);
}

/** Has everything read aloud that can be asked for, and finds that it is so. */
async function readAloud(ears, own) {
  if (!isBoard(ears.focused)) {
    await ears.tabTo(isBoard, "Shift+Tab");
  }
  // While bots play at this speed the page is drawn now and then only: asked until what is drawn is so.
  const asks = async () => {
    await ears.press("t");
    return Boolean(over(ears)) || tellsTurn(ears, own);
  };
  await expect.poll(asks, { message: "whose turn it is", timeout: 15_000 }).toBe(true);
  await ready(ears);
  if (over(ears)) {
    return;
  }
  const { moves } = ears;
  const reads = async (key) => {
    await ears.press(key);
    return ears.said;
  };
  const told = await reads("m");
  for (const move of moves) {
    // "6: circle to G6" of "Move 6: pawn from start, circle to G6".
    expect(told).toContain(move.split(", ").at(-1));
  }
  // It has closed their list as well, and opens it again.
  await ears.press("m");
  await ears.until(() => ears.moves.length > 0 || ears.canThrow || over(ears), "the list of moves");
  expect(await reads("b"), "a number of things and where they are").toMatch(/^[A-Z].*\b(one|two|three|four|\d+)\b.*\.$/);
  const last = await reads("l");
  await ears.listen({ whole: true });
  const log = ears.words(ears.one("log", /^Game log$/));
  expect(log.endsWith(last.slice(0, -1).split(". ").at(-1)), `${last} ends the log`).toBe(true);
  for (const number of (await reads("d")).match(/\d+ (?=to play)|^\d+/) ?? []) {
    expect(log).toContain(number.trim());
  }
}

/** Throws, or takes up the first pawn that can move and sets it down; what is no matter of the board is chosen
 * among the moves. Tells what was said of the spaces. */
async function play(ears) {
  if (!isBoard(ears.focused)) {
    // It stands before all that belongs to the turn; at first nothing has the focus.
    await ears.tabTo(isBoard, ears.focused ? "Shift+Tab" : "Tab");
  }
  if (ears.canThrow) {
    await act(ears, "Enter");
    return [];
  }
  await ears.press("c");
  const from = ears.here;
  if (!from.includes("can move")) {
    // What is no choice goes on by itself, perhaps meanwhile.
    const [move] = ears.moves;
    if (move) {
      await ears.tabTo((node) => node?.name.value === move || !ears.moves.includes(move));
    }
    if (move && ears.moves.includes(move)) {
      await act(ears, "Enter");
    }
    return [];
  }
  await act(ears, "Enter");
  if (!ears.here.includes("selected")) {
    return [from];
  }
  await ears.press("c");
  const to = ears.here;
  expect(to).toContain("reached with");
  await act(ears, "Enter");
  return [from, to];
}

/** Of the others only the beginning is played. */
const WHOLE = FULL ? GAMES : GAMES.filter(({ ruleset }) => ruleset === "sorry");
const BEGINNING = 12;

for (const game of GAMES) {
  const { ruleset, title, two, few } = game;
  const isWhole = WHOLE.includes(game);
  test(`${isWhole ? "a whole game" : "the beginning of a game"} of ${title} by ear`, async ({ page }) => {
    const lost = await watchFocus(page);
    // With this seed no game is long.
    await page.goto(`./#/new?game=${ruleset}&${two}&seed=2&speed=instant&start`);
    const ears = await Ears.at(page);
    await ears.until(() => ears.one("application", /^Spaces$/), "a board");
    await ears.tabTo(isBoard);
    await ears.until(() => ears.focus !== ears.focused, "where the keys are");
    const heard = new Set();
    const own = COLOURS[/(\w)=person/.exec(two)[1]];
    let plays = 0;
    for (;;) {
      await ready(ears);
      if (over(ears) || (!isWhole && plays === BEGINNING)) {
        break;
      }
      if (plays % 20 === 7) {
        await readAloud(ears, own);
      }
      for (const space of await play(ears)) {
        heard.add(space);
      }
      plays += 1;
    }
    expect(await lost(), "the focus is never lost").toEqual([]);
    // Spaces were read as pawns came to them, on a board where there is something to choose.
    const names = [...heard].map((space) => space.split(", ")[0]);
    expect(new Set(names).size, names.join("; ")).toBeGreaterThanOrEqual(isWhole ? (few ?? 15) : 0);
    expect(plays).toBeGreaterThan(3);
  });
}

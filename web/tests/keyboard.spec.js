// Playing by keyboard alone. The focus is never lost, and always visible.

import { FULL, few } from "./full.js";
import { expect, test } from "./page.js";
import {
  act,
  board,
  button,
  choose,
  end,
  home,
  landed,
  moment,
  moves,
  open,
  position,
  pressIfThere,
  radio,
  resume,
  rollButton,
  rolledRecord,
  status,
  stored,
  turn,
  twoOut,
  watchFocus,
} from "./table.js";

/** The focused element. */
const focused = (page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    const outlined = () => {
      const { outlineStyle, outlineWidth } = getComputedStyle(active);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    // On the board it is a ring round the space where the keys are, too.
    const ringed = () => {
      const { display } = getComputedStyle(document.getElementById(active.getAttribute("aria-activedescendant")));
      return display !== "none";
    };
    const label = active.getAttribute("aria-label");
    return {
      tag: active.tagName.toLowerCase(),
      name: label ?? active.labels?.[0]?.textContent.trim() ?? active.textContent,
      zone: active.closest("[data-zone]")?.dataset.zone,
      inDialog: active.closest("dialog") !== null,
      visible: active.matches(":focus-visible") && outlined() && (!active.hasAttribute("aria-activedescendant") || ringed()),
    };
  });

/** The focused element; checks that it is visible. */
async function focus(page) {
  // What is drawn anew gives the focus back as soon as it is there.
  let found = null;
  const look = async () => {
    found = await focused(page);
    return found.visible && found.tag !== "body";
  };
  await expect.poll(look, "the focus is somewhere, and to be seen").toBe(true);
  return found;
}

/** Waits until this has the focus, visibly. */
const isFocused = (page, name) => expect.poll(async () => (await focus(page)).name).toBe(name);

/** Presses Tab until the wanted element has the focus; it must be visible at each stop. */
async function tabTo(page, wanted, { key = "Tab", most = 60 } = {}) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const found = await focused(page);
    if (found.tag !== "body" && wanted(found)) {
      return focus(page);
    }
  }
  throw new Error(`the focus does not come to ${wanted} by ${most} presses of ${key}`);
}

const named = (name) => (found) => found.name === name;

/** Chooses an option of a select that has the focus. */
async function chooseOption(page, option) {
  await page.keyboard.press("Home");
  const most = await page.evaluate(() => document.activeElement.options.length);
  for (let presses = 0; presses < most; presses += 1) {
    if ((await page.evaluate(() => document.activeElement.selectedOptions[0].textContent)) === option) {
      return;
    }
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`there is no option ${option}`);
}

test(`${FULL ? "a whole game" : "a game"} can be set up and played by keyboard`, async ({ started: page }) => {
  await tabTo(page, named("Play Pollyanna"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Pollyanna" })).toBeVisible();
  await tabTo(page, named("More options"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("form", { name: "New game" })).toBeVisible();
  await tabTo(page, named("Pollyanna 1951"));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Pollyanna 1916" })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Pollyanna 1951" })).toBeChecked();
  for (const [seat, sitter] of [
    ["Yellow", "Person"],
    ["Green", "Empty"],
    ["Red", "Easy bot"],
    ["Blue", "Empty"],
  ]) {
    await tabTo(page, named(seat));
    await chooseOption(page, sitter);
  }
  // All moves are to be made by keys, the forced ones, too.
  await tabTo(page, named("Help for each player"));
  await page.keyboard.press("Enter");
  await tabTo(page, named("Yellow: Auto-play forced moves"));
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Yellow: Auto-play forced moves" })).not.toBeChecked();
  await tabTo(page, named("More"));
  await page.keyboard.press("Enter");
  await tabTo(page, named("Dice seed"));
  await page.keyboard.type("5");
  await tabTo(page, (found) => found.name.startsWith("Speed"));
  await chooseOption(page, "Instant");
  await tabTo(page, named("Start game"));
  await page.keyboard.press("Enter");
  await expect(board(page)).toBeVisible();
  expect(await stored(page, "save")).toContain("seats Y=person R=easy\nseed 5\n");

  let count = 0;
  for (let what = await turn(page); what !== "end"; what = await turn(page)) {
    if (!FULL && count === 20) {
      return;
    }
    const zone = what === "roll" ? "roll" : "moves";
    if ((await focus(page)).zone !== zone) {
      await tabTo(page, (found) => found.zone === zone);
    }
    count += 1;
    const key = count % 2 ? "Enter" : "Space";
    await act(page, () => page.keyboard.press(key));
  }
  await expect(end(page)).toBeVisible();
  expect((await focus(page)).inDialog).toBe(true);
  await page.keyboard.press("Escape");
  await expect(end(page)).toHaveCount(0);
  expect((await focus(page)).inDialog).toBe(false);
});

/** The space of the keyboard cursor. */
const here = (page) => board(page).getByRole("img");
const said = (page) => board(page).locator("[data-said]");

/** Moves the focus to the board, by Tab. */
async function toBoard(page) {
  await tabTo(page, (found) => found.zone === "board");
  await expect(here(page)).toHaveCount(1);
}

test("the board is one Tab stop, and keys choose a pawn and its destination", async ({ page }) => {
  await resume(page, twoOut());
  await toBoard(page);
  await expect(here(page)).toHaveAccessibleName(/^Y6, .*Yellow pawn, can move/);
  await page.keyboard.press("Enter");
  const pawn = board(page).getByRole("button", { name: "Yellow pawn on Y6" });
  await expect(pawn).toHaveAttribute("aria-pressed", "true");
  await expect(said(page)).toHaveText("Selected. Two moves. 3: Y6 to Y9. 4: Y6 to Y10.");
  await page.keyboard.press("PageDown");
  await expect(here(page)).toHaveAccessibleName("Y9, empty, reached with 3");
  await page.keyboard.press("Escape");
  await expect(pawn).toHaveAttribute("aria-pressed", "false");
  // Back over the sum of both dice.
  for (const key of ["Shift+P", "Shift+P", "Enter", "c", "Shift+C", "Shift+C"]) {
    await page.keyboard.press(key);
  }
  await expect(here(page)).toHaveAccessibleName("Y10, empty, reached with 4, down to Yt7");
  await act(page, () => page.keyboard.press("Space"));
  expect(await position(page)).toContain("Y:yard,yard,Y8,Y10/");
  // The keys have gone with the pawn, and the focus has stayed.
  await expect(here(page)).toHaveAccessibleName(/^Y10, .*Yellow pawn, can move/);
  expect((await focus(page)).zone).toBe("board");

  // This pawn has one way left, and goes it at once; Red's throw needs no other key.
  await act(page, () => page.keyboard.press("Enter"));
  expect(await position(page)).toContain("Y:yard,yard,Y8,Y13/");
  await expect(status(page)).toHaveText("Red's turn: roll");
  await act(page, () => page.keyboard.press("Enter"));
  expect((await focus(page)).zone).toBe("board");
  await page.keyboard.press("Tab");
  expect((await focused(page)).zone, "one stop").not.toBe("board");
});

test("the first key goes to the board of a game that an address opened", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person&R=person&seed=7&speed=instant");
  await expect(status(page)).toHaveText(/roll$/);
  expect(await page.evaluate(() => document.activeElement.tagName)).toBe("BODY");
  await act(page, () => page.keyboard.press("Enter"));
  expect((await focus(page)).zone).toBe("board");
});

/** Games that end soon, and what is left to the person in them. */
const WHOLE = ["annie", "sorry", "parcheesi", "sorry%2Bhand", "pollyanna-1951"];

for (const game of few(WHOLE, 2)) {
  test(`a whole game of ${game} is played by keys, never by Tab`, async ({ page }) => {
    test.setTimeout(FULL ? 600_000 : 180_000);
    const seats = game.startsWith("annie") ? "Y=person&B=easy" : "R=person&Y=easy";
    await open(page, `game=${game}&${seats}&seed=3&speed=instant`);
    await page.keyboard.press("m");
    await expect(moves(page)).toHaveCount(0);
    const press = async (...keys) => {
      for (const key of keys) {
        await page.keyboard.press(key);
      }
    };
    const now = () => page.evaluate(() => document.querySelector("[data-position]")?.dataset.position);
    // A key more than the last may close the dialog about the end.
    const isOver = async () => (await now())?.split(" ")[2] === "-";
    for (let turns = 0; !(await isOver()); turns += 1) {
      expect(turns, "the game goes on").toBeLessThan(1_500);
      const before = await now();
      // Roll, or choose a pawn and its destination; else what lies beside the board, and of several moves the first.
      await press("Enter");
      if ((await now()) === before) {
        await press("PageDown", "Enter", "PageDown", "Enter");
      }
      if ((await now()) === before && !(await isOver())) {
        await press("s", "Enter", "c", "Enter");
      }
      if ((await now()) === before && (await page.locator("dialog[open] .move-choice").isVisible())) {
        await press("ArrowDown", "Enter");
      }
    }
    await press("Escape");
    await expect(end(page)).toHaveCount(0);
  });
}

test("after a roll by key the focus is on the board, and letters are heard wherever nothing takes them", async ({ page }) => {
  await resume(page, twoOut().replace(/^Y 4-3:\n/m, ""));
  // There are no moves yet.
  const list = page.locator("[aria-controls=moves]");
  await list.click();
  await expect(list).toHaveAttribute("aria-expanded", "false");
  await tabTo(page, (found) => found.zone === "roll");
  await act(page, () => page.keyboard.press("Enter"));
  await expect.poll(async () => (await focus(page)).zone).toBe("board");
  await act(page, async () => {
    // A pawn, and where it goes.
    for (const key of ["PageDown", "Enter", "PageDown", "Enter"]) {
      await page.keyboard.press(key);
    }
  });
  await landed(page);
  const after = await moment(page);

  // On a button, and on nothing.
  for (const leave of [() => button(page, "Menu").focus(), () => page.evaluate(() => document.activeElement.blur())]) {
    await leave();
    await page.keyboard.press("u");
    await expect.poll(() => moment(page)).not.toEqual(after);
    await leave();
    await page.keyboard.press("Shift+U");
    await expect.poll(() => moment(page)).toEqual(after);
    await page.keyboard.press("Control+z");
    await expect.poll(() => moment(page)).not.toEqual(after);
    await page.keyboard.press("h");
    await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
    await page.keyboard.press("Control+y");
    await expect.poll(() => moment(page)).toEqual(after);
    await leave();
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(keys).toContainText("Undo, and play it again");
    // A dialog keeps its keys to itself.
    await page.keyboard.press("u");
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
    expect(await moment(page)).toEqual(after);
  }
  // Nor where somebody types.
  await choose(page, "Players");
  const name = page.getByRole("textbox").first();
  await name.fill("");
  await name.pressSequentially("Uhm?");
  await expect(name).toHaveValue("Uhm?");
  await page.keyboard.press("Escape");
  expect((await moment(page)).position).toBe(after.position);
});

/** What opens over a game by pointer: the button, an entry of its menu, and how it is closed. */
const OVER = [
  ["Menu", null, (page) => page.keyboard.press("Escape")],
  ["Menu", null, (page) => page.goBack()],
  ["Menu", null, (page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click()],
  ["Menu", "Log", (page) => page.keyboard.press("Escape")],
  ["Menu", "Log", (page) => page.locator(".close-log").click()],
  ["Menu", "Settings", (page) => page.keyboard.press("Escape")],
  ["Menu", "Players", (page) => page.goBack()],
  ["Menu", "Keyboard shortcuts", (page) => page.keyboard.press("Escape")],
  [
    "Hint",
    null,
    async (page) => {
      await expect(page.locator(".hint")).toBeVisible();
      await page.keyboard.press("Escape");
    },
  ],
];

test("what a pointer opens over a game gives the focus back to play, and PageDown is heard from any button", async ({ page }) => {
  await resume(page, twoOut());
  const before = await moment(page);
  for (const [opener, entry, close] of OVER) {
    const what = `${opener} ${entry} ${close}`;
    await button(page, opener).click();
    if (entry) {
      await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: entry }).click();
    }
    await close(page);
    await expect(page.locator("dialog[open], .close-log"), what).toHaveCount(0);
    await expect.poll(async () => (await focused(page)).zone, what).toBe("board");
    // A pawn, and where it goes.
    await act(page, async () => {
      for (const key of ["PageDown", "Enter", "PageDown", "Enter"]) {
        await page.keyboard.press(key);
      }
    });
    await landed(page);
    await page.keyboard.press("u");
    await expect.poll(() => moment(page), what).toEqual(before);
  }
  // Who came by Tab goes on there, and the keys that a button does not use are heard.
  await tabTo(page, named("Menu"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await isFocused(page, "Menu");
  await page.keyboard.press("PageDown");
  expect((await focus(page)).zone).toBe("board");
});

test("a text field shows that it has the focus, also after a press", async ({ page }) => {
  await resume(page, twoOut());
  await choose(page, "Players");
  const name = page.getByRole("textbox").first();
  await name.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveCSS("outline-style", "solid");
});

for (const [width, height] of [[1440, 900], [390, 844], [360, 640]]) {
  test(`Redo is beside the dice until something else is played, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await resume(page, twoOut());
    const before = await moment(page);
    const tools = () =>
      page.evaluate(() => [...document.querySelectorAll(".tools button, .moves button")].map((each) => JSON.stringify(each.getBoundingClientRect())));
    const places = await tools();
    const redo = page.locator(".turn").getByRole("button", { name: "Redo" });
    await act(page, () => moves(page).first().click());
    await landed(page);
    const after = await moment(page);
    for (const end of ["redo", "play"]) {
      await expect(redo).toHaveCount(0);
      await button(page, "Undo").click();
      await expect.poll(() => moment(page)).toEqual(before);
      await expect(redo).toBeInViewport({ ratio: 1 });
      expect(await tools()).toEqual(places);
      if (end === "redo") {
        await redo.click();
        await expect.poll(() => moment(page)).toEqual(after);
      } else {
        await act(page, () => moves(page).last().click());
      }
    }
    await landed(page);
    await expect(redo).toHaveCount(0);
  });
}

test("keys read the game aloud, in detail or briefly, and letters can be turned off", async ({ page }) => {
  await resume(page, twoOut());
  await toBoard(page);
  const reads = async (key, words) => {
    await page.keyboard.press(key);
    await expect(said(page), key).toHaveText(words);
  };
  for (const [key, name] of [
    ["ArrowRight", "Y7"],
    ["Home", "Yellow's corner"],
    ["End", "Yellow's Home Space"],
  ]) {
    await page.keyboard.press(key);
    await expect(here(page), key).toHaveAccessibleName(new RegExp(`^${name}, `));
  }
  await reads("ArrowUp", "Nothing that way.");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await reads("b", /^Yellow: two in the corner, one on Y6, one on Y8\. Red: /);
  await reads("d", "4 and 3 to play.");
  await reads("m", /^Four moves\. 3: Y6 to Y9\. /);
  await reads("l", /^Red rolls 4 and 3\. .*Yellow rolls 4 and 3\.$/);
  await reads("t", "Yellow to play 4 and 3.");

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys).toContainText("Read the board");
  await radio(keys, "Screen reader", "Brief").check();
  await keys.getByRole("checkbox", { name: "Letter keys" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  expect((await focus(page)).zone).toBe("board");
  await expect(here(page)).toHaveAccessibleName("Y6, Yellow, can move");
  await page.keyboard.press("t");
  await page.keyboard.press("ArrowRight");
  await expect(here(page)).toHaveAccessibleName("Y7");
  await expect(said(page)).toHaveText("Yellow to play 4 and 3.");

  // It is kept, and has a way in without a key.
  await page.reload();
  await choose(page, "Keyboard shortcuts");
  await expect(keys.getByRole("checkbox", { name: "Letter keys" })).not.toBeChecked();
  await keys.getByRole("checkbox", { name: "Letter keys" }).check();
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  await toBoard(page);
  await reads("d", "4 3.");
  await page.keyboard.press("c");
  await page.keyboard.press("Enter");
  await reads("m", /^3 Y8-Y11, 4 Y8-Y12\.$/);
  await page.keyboard.press("c");
  await act(page, () => page.keyboard.press("Enter"));
  await expect(page.locator("[data-live]")).toHaveText("Yellow Y8 to Y11.");
});

test("Undo, Hint and the dialogs give the focus back", async ({ page }) => {
  await resume(page, rolledRecord("6-6"));
  await tabTo(page, (found) => found.zone === "moves");
  await act(page, () => page.keyboard.press("Enter"));
  await landed(page);
  const before = await moment(page);
  await act(page, () => page.keyboard.press("Enter"));

  await tabTo(page, named("Undo"));
  await act(page, () => page.keyboard.press("Enter"));
  await landed(page);
  await expect.poll(() => moment(page)).toEqual(before);
  await isFocused(page, "Undo");

  await tabTo(page, named("Hint"));
  await page.keyboard.press("Space");
  await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
  await isFocused(page, "Hint");

  await tabTo(page, named("Menu"));
  await page.keyboard.press("Enter");
  // A key that came before the dialog would take the focus away from the button to which it returns.
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await tabTo(page, named("Rules"));
  await page.keyboard.press("Enter");
  const rules = page.getByRole("dialog", { name: /^Rules of/ });
  await expect(rules).toBeVisible();
  for (let presses = 0; presses < 4; presses += 1) {
    // Between the last and the first stop a browser may show its own controls.
    await page.keyboard.press("Tab");
    expect(["dialog", "browser"]).toContain(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body ? "browser" : activeElement.closest("dialog") && "dialog";
      }),
    );
  }
  await page.keyboard.press("Escape");
  await expect(rules).toHaveCount(0);
  await isFocused(page, "Menu");

  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await tabTo(page, named("Home"));
  await page.keyboard.press("Enter");
  await expect(home(page)).toBeVisible();
  await focus(page);
  await tabTo(page, named("Continue"));
  await page.keyboard.press("Enter");
  await expect(moves(page).first()).toBeVisible();
  await focus(page);
  expect(await position(page)).toBe(before.position);
});

for (const [width, height] of few([[360, 640], [1440, 900]], 1)) {
  test(`the focus is never lost, whatever is drawn anew, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const lost = await watchFocus(page);
    await open(page, "game=sorry&R=person&Y=easy&seed=5&speed=instant");
    const press = async (name) => {
      if (!(await button(page, name).isVisible())) {
        await button(page, "Menu").press("Enter");
      }
      await button(page, name).press("Enter");
    };
    const closed = async (name) => {
      await press(name);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      expect(await lost(), name).toEqual([]);
    };
    for (let plays = 0; plays < 12; plays += 1) {
      const what = await turn(page);
      await act(page, () => (what === "roll" ? pressIfThere(rollButton(page)) : pressIfThere(moves(page).first())));
    }
    await turn(page);
    expect(await lost(), "plays").toEqual([]);
    for (const name of ["Keyboard shortcuts", "Rules", "Cards", "Share", "About"]) {
      await closed(name);
    }
    await press("Threats");
    await act(page, () => press("Undo"));
    expect(await lost(), "Undo").toEqual([]);
    await press("Hint");
    await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();

    await press("Replay");
    await expect(button(page, "Close replay")).toBeVisible();
    for (const name of ["Forward", "Play", "Pause", "Back", "Forward", "Forward"]) {
      await press(name);
    }
    expect(await lost(), "replay").toEqual([]);
    await press("Close replay");
    await turn(page);
    await press("Replay");
    await press("Forward");
    await press("Play on from here");
    await turn(page);
    expect(await lost(), "play on").toEqual([]);
    await press("Home");
    await expect(home(page)).toBeVisible();
    await press("Continue game 2");
    await turn(page);
    expect(await lost(), "another game").toEqual([]);

    // The end, and what it leads to.
    await page.goto("./#/new?game=annie&Y=easy&B=easy&seed=1&speed=instant&start");
    await expect(end(page)).toBeVisible({ timeout: 30_000 });
    expect((await focus(page)).inDialog).toBe(true);
    await press("Replay");
    await expect(button(page, "Close replay")).toBeVisible();
    await press("Close replay");
    expect(await lost(), "watched again").toEqual([]);
  });
}

// Saves of newer and earlier versions: nothing is lost, and readable games are taken over.

import { expect, test } from "./page.js";
import {
  act,
  board,
  button,
  choose,
  downloaded,
  form,
  game,
  goToForm,
  home,
  landed,
  moves,
  notices,
  recordOf,
  rolledRecord,
  save,
  savedGames,
  savedGameTexts,
  stored,
  withChecksum,
  withLocalStorage,
} from "./table.js";

const GOOD = rolledRecord("6-2");

const NEWER = {
  "with a newer head": `turnout-save 5\nwhen the moon was full\n${GOOD}`,
  "with a newer record below a checksum": withChecksum(
    `turnout-save 2\nchanged 1763764000000\n${GOOD.replace("turnout 1", "turnout 2")}`,
  ),
  "with a newer record": `turnout-save 1\nchanged 1763764000000\n${GOOD.replace("turnout 1", "turnout 2")}`,
};

for (const [what, text] of Object.entries(NEWER)) {
  test(`a save ${what} is told of, and is not touched`, async ({ page }) => {
    await save(page, text);
    await page.goto("./");
    await expect(home(page)).toBeVisible();
    await expect(notices(page)).toContainText("was kept by a newer Turnout: reload the page to get that");
    await goToForm(page);
    await form(page).getByRole("button", { name: "Start game" }).click();
    await expect(board(page)).toBeVisible();
    await choose(page, "New game");
    await expect(game(page, 2)).toContainText("A game of a newer Turnout");
    await expect(button(page, "Continue game 2")).toHaveCount(0);
    expect(await stored(page, "game/1")).toBe(text);
    expect(await downloaded(page, button(page, "Download game 2"))).toBe(text);
    await button(page, "Delete game 2").click();
    expect(await stored(page, "game/1")).toBeNull();
    await button(page, "Undo").click();
    expect(await stored(page, "game/1")).toBe(text);
  });
}

const OTHERS = [GOOD.replace("seed 42", "seed 1"), GOOD.replace("seed 42", "seed 2")];

test("what an earlier version kept is taken over", async ({ page }) => {
  await withLocalStorage(page, { save: GOOD, previous: OTHERS.join(""), spoilt: "one\n" });
  await page.goto("./");
  await expect(board(page)).toBeVisible();
  expect(await stored(page, "save")).toBe(GOOD);
  for (const older of ["turnout/save", "turnout/previous"]) {
    expect(await page.evaluate((key) => localStorage.getItem(key), older)).toBeNull();
  }
  const games = Object.values(await savedGameTexts(page));
  expect(games).toHaveLength(3);
  expect(OTHERS.every((other) => games.some((game) => recordOf(game) === other))).toBe(true);
  await act(page, () => moves(page).first().click());
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(notices(page)).toBeHidden();
  await choose(page, "New game");
  await expect(savedGames(page).getByRole("listitem")).toHaveCount(4);
  await expect(game(page, 4)).toContainText("A saved game that could not be read");
  expect(await stored(page, "spoilt")).toBe("one\n");
});

test("an earlier version's save that is spoilt is kept and offered", async ({ page }) => {
  await withLocalStorage(page, { save: "one\n", previous: `turnout 9\nnonsense\n${OTHERS[0]}` });
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await expect(notices(page)).toContainText("The saved game could not be read");
  expect(Object.values(await savedGameTexts(page)).sort()).toEqual([
    "one\n",
    "turnout 9\nnonsense\n",
    expect.stringContaining(OTHERS[0]),
  ]);
});

test("taking over that fails loses nothing, and is done when there is room", async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (localStorage.getItem("room") === null) {
        throw new DOMException("no room", "QuotaExceededError");
      }
      return put.apply(this, args);
    };
  });
  await withLocalStorage(page, { save: GOOD, previous: OTHERS.join("") });
  await page.goto("./");
  await expect(board(page)).toBeVisible();
  // It can be played all the same.
  await act(page, () => moves(page).first().click());
  await landed(page);
  await expect(notices(page).getByText(/no room left/)).toHaveCount(1);
  const read = (key) => page.evaluate((key) => localStorage.getItem(key), key);
  expect(await read("turnout/previous")).toBe(OTHERS.join(""));
  expect(await read("turnout/save")).toBe(GOOD);
  await page.evaluate(() => localStorage.setItem("room", "yes"));
  await act(page, () => moves(page).first().click());
  await expect(notices(page).getByText(/Saving works again/)).toHaveCount(1);
  const at = await board(page).getAttribute("data-position");
  await page.reload();
  await expect(board(page)).toHaveAttribute("data-position", at);
  expect(Object.values(await savedGameTexts(page))).toHaveLength(3);
  expect(await read("turnout/previous")).toBeNull();
  expect(await read("turnout/save")).toBeNull();
});

test("a huge spoilt save is taken over whole", async ({ page }) => {
  const text = "turnout 1 and more of it\n".repeat(160_000);
  await withLocalStorage(page, { save: text });
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await expect(notices(page)).toContainText("The saved game could not be read");
  const whole = await downloaded(page, notices(page).getByRole("button", { name: "Download it" }));
  expect(whole).toBe(text);
  expect(Object.values(await savedGameTexts(page))).toEqual([text]);
});

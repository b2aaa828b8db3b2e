// Several tabs: different games do not interfere; one game is played in one tab at a time, and no step is lost.

import { saveOf } from "../tools/games.js";
import { expect, test } from "./page.js";
import {
  board,
  button,
  choose,
  clickIfThere,
  end,
  goToForm,
  home,
  mark,
  moves,
  ofGame,
  open,
  position,
  QUICK,
  resume,
  rollButton,
  rolledRecord,
  saveText,
  savedGames,
  savedGameTexts,
  stored,
  turn,
} from "./table.js";

const GAME = rolledRecord("6-2");

const elsewhere = (page) => page.getByRole("heading", { name: "This game is being played in another tab" });
const here = (page) => button(page, "Play it here");

/** Another page of the same origin that sends a message to all tabs. It comes back once they have had time to believe it. */
const pretend = (page, ...words) =>
  page.evaluate(async (message) => {
    const channel = new BroadcastChannel("turnout");
    channel.postMessage(message);
    // The tabs ask the browser for the open tabs.
    await navigator.locks.query();
    await navigator.locks.query();
    channel.close();
  }, words.join(" "));

/** Another tab on the same page. */
async function tab(context, address = "./") {
  const other = await context.newPage();
  await other.goto(address);
  return other;
}

/** Rolls or plays, unless the page plays an only move itself. What another tab does may draw a button anew under the click. */
async function step(page) {
  const before = await mark(page);
  await expect(async () => {
    const target = (await turn(page)) === "roll" ? rollButton(page) : moves(page).first();
    await clickIfThere(target);
    await expect.poll(() => mark(page), { timeout: 2_000 }).not.toBe(before);
  }).toPass();
  await turn(page);
}

test("tabs with different games never disturb one another", async ({ page, context }) => {
  await open(page, "Y=person:Ann&R=person&seed=1&speed=instant");
  const other = await tab(context, "./#/new?Y=person:Bob&R=person&seed=2&speed=instant&start");
  await expect(board(other)).toBeVisible();
  for (let count = 0; count < 6; count += 1) {
    await step(page);
    await step(other);
  }
  const [one, two] = [await position(page), await position(other)];
  expect(await stored(page, "save")).toContain("Y=person:Ann");
  expect(await stored(other, "save")).toContain("Y=person:Bob");
  // Each tab goes on with its own, not with the one played last.
  await page.reload();
  await other.reload();
  await expect(board(page)).toHaveAttribute("data-position", one);
  await expect(board(other)).toHaveAttribute("data-position", two);
  expect(Object.keys(await savedGameTexts(page))).toHaveLength(2);
});

test("the tab that opens a game second is told, and may take it", async ({ page, context }) => {
  await resume(page, GAME);
  await step(page);
  const other = await tab(context);
  await expect(elsewhere(other)).toBeVisible();
  await expect(board(other)).toHaveCount(0);
  await step(page);
  const at = await position(page);

  await here(other).click();
  await expect(board(other)).toHaveAttribute("data-position", at);
  await expect(elsewhere(page)).toBeVisible();
  await expect(board(page)).toHaveCount(0);
  await step(other);
  await step(other);
  const later = await position(other);
  const record = await stored(other, "save");

  // And back, with all that was done there.
  await here(page).click();
  await expect(board(page)).toHaveAttribute("data-position", later);
  await expect(elsewhere(other)).toBeVisible();
  await step(page);
  expect((await stored(page, "save")).startsWith(record.trimEnd().slice(0, -1))).toBe(true);
  expect(Object.keys(await savedGameTexts(page))).toHaveLength(1);
});

test("a tab that opens while another plays shows home, with a word on the card of that game", async ({ page, context }) => {
  await resume(page, GAME);
  await step(page);
  const other = await tab(context);
  await expect(home(other)).toBeVisible();
  await expect(savedGames(other).getByRole("listitem").first()).toContainText("This game is being played in another tab");
  await expect(button(other, "Continue")).toHaveCount(0);
  // It goes on here once that tab is closed.
  await page.goto("about:blank");
  await other.reload();
  await button(other, "Continue").click();
  await expect(board(other)).toBeVisible();
});

test("a finished game belongs to no tab: each can look at it, and one that goes on with it makes it its own", async ({ page, context }) => {
  await open(page, QUICK);
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  await expect.poll(async () => Object.values(await savedGameTexts(page))[0]).toMatch(/^seen$/m);
  const other = await tab(context);
  await expect(home(other)).toBeVisible();
  await expect(elsewhere(other)).toHaveCount(0);
  await button(other, "Look at game 1").click();
  await expect(end(other)).toBeVisible();
  await expect(end(page)).toBeVisible();
  expect(Object.values(await savedGameTexts(page))[0]).not.toMatch(/^tab /m);
  await page.reload();
  await expect(home(page)).toBeVisible();
});

test("the second tab may set up another game instead", async ({ page, context }) => {
  await resume(page, GAME);
  const other = await tab(context);
  await expect(elsewhere(other)).toBeVisible();
  await expect(home(other)).toBeVisible();
  await goToForm(other);
  await button(other, "Start game").click();
  await expect(board(other)).toBeVisible();
  await step(page);
  expect(Object.keys(await savedGameTexts(page))).toHaveLength(2);
});

test("bots stop where a game has gone to another tab", async ({ page, context }) => {
  await open(page, "Y=easy&R=easy&seed=3&speed=fast");
  const other = await tab(context);
  await expect(elsewhere(other)).toBeVisible();
  await here(other).click();
  await expect(board(other)).toBeVisible();
  await expect(elsewhere(page)).toBeVisible();
  const before = await position(other);
  await expect.poll(() => position(other)).not.toBe(before);
  // What is saved is what the one tab plays: it only grows.
  let length = 0;
  for (let grown = 0; grown < 5; ) {
    const now = (await stored(other, "save")).length;
    expect(now).toBeGreaterThanOrEqual(length);
    grown += now > length ? 1 : 0;
    length = now;
  }
  await expect(elsewhere(page)).toBeVisible();
  expect(Object.keys(await savedGameTexts(page))).toHaveLength(1);
});

test("a closed or reloaded tab does not block its game", async ({ page, context }) => {
  await resume(page, GAME);
  await step(page);
  const at = await position(page);
  const other = await tab(context, "./#/new");
  await page.close({ runBeforeUnload: false });
  await other.goto("about:blank");
  await other.goto("./");
  await expect(board(other)).toHaveAttribute("data-position", at);
  await other.reload();
  await expect(board(other)).toHaveAttribute("data-position", at);
  await step(other);
});

test("a crashed tab does not block its game", async ({ page }) => {
  await saveText(page, saveOf(GAME, `changed ${Date.now()}\ntab 4711\nmanners sit=pass plain=Y\n`));
  await page.goto("./");
  await expect(board(page)).toBeVisible();
  await step(page);
  // What it said about the table stays.
  const [game] = Object.values(await savedGameTexts(page));
  expect(game).toContain("\nmanners sit=pass plain=Y\nturnout 1\n");
  expect(game).not.toContain("tab 4711");
});

test("a tab that slept finds that another has gone on, and overwrites nothing", async ({ page, context }) => {
  await resume(page, GAME);
  // Deaf: no word and no event of another tab comes through.
  await page.evaluate(() => {
    for (const kind of ["storage", "message"]) {
      window.addEventListener(kind, (event) => event.stopImmediatePropagation(), true);
    }
    BroadcastChannel.prototype.postMessage = () => {};
  });
  const deaf = await stored(page, "game/1");
  const other = await tab(context, "about:blank");
  await other.goto("./");
  await here(other).click();
  await expect(board(other)).toBeVisible();
  await step(other);
  await step(other);
  const record = await stored(other, "save");
  expect(deaf).not.toContain(record);
  // It may have heard of it all the same; if not, it does before its next step.
  if (await board(page).isVisible()) {
    await clickIfThere(moves(page).first());
  }
  await expect(elsewhere(page)).toBeVisible();
  // The last step may have been saved only now.
  expect((await stored(other, "save")).startsWith(record)).toBe(true);
  const at = await position(other);
  await here(page).click();
  await expect(board(page)).toHaveAttribute("data-position", at);
});

test("a game taken while the other tab sets up or watches is handed over, too", async ({ page, context }) => {
  await resume(page, GAME);
  await step(page);
  const at = await position(page);
  await choose(page, "Home");
  const other = await tab(context);
  await here(other).click();
  await expect(board(other)).toHaveAttribute("data-position", at);
  await step(other);
  const stepped = await position(other);
  await expect(elsewhere(page)).toBeVisible();
  await here(page).click();
  await expect(board(page)).toHaveAttribute("data-position", stepped);

  await choose(page, "Replay");
  await here(other).click();
  await expect(board(other)).toBeVisible();
  await step(other);
  await page.goBack();
  await expect(elsewhere(page)).toBeVisible();
});

test("a game deleted elsewhere while it is played stays longer than what is brought back", async ({ page, context }) => {
  await resume(page, GAME);
  await step(page);
  const other = await tab(context, "./#/home");
  await ofGame(other, 1, "Delete");
  await expect.poll(() => savedGameTexts(other)).toEqual({});
  await step(page);
  await step(page);
  const [[key, longer]] = Object.entries(await savedGameTexts(page));
  await button(other, "Undo").click();
  await expect(other.getByRole("region", { name: "Notices" })).toContainText("This game goes on in another tab.");
  expect(await savedGameTexts(other)).toEqual({ [key]: longer });
  await expect(board(page)).toBeVisible();
  await step(page);
  await expect.poll(async () => (await savedGameTexts(page))[key]).not.toBe(longer);
});

test("a message alone takes no game away, and brings none", async ({ page, context }) => {
  await resume(page, GAME);
  await step(page);
  const stranger = await tab(context, "./licences.txt");
  const key = await page.evaluate(() => sessionStorage.getItem("turnout/current"));
  const at = await position(page);
  await pretend(stranger, "give", key, "4711");
  // Not even to the tab itself.
  const [own] = await stranger.evaluate(async () => (await navigator.locks.query()).held.map(({ name }) => name));
  await pretend(stranger, "give", key, own.split(" ").at(-1));
  await step(page);
  await expect(board(page)).not.toHaveAttribute("data-position", at);
  await expect(elsewhere(page)).toHaveCount(0);
  const record = await stored(page, "save");

  // A tab that waits for the game takes it from the database, not from a message.
  const other = await tab(context);
  await expect(elsewhere(other)).toBeVisible();
  const forged = saveOf(GAME.replace("seed 42", "seed 666"));
  const names = await stranger.evaluate(async () => (await navigator.locks.query()).held.map(({ name }) => name.split(" ").at(-1)));
  await here(other).click();
  for (const name of names) {
    await pretend(stranger, "given", key, `${name}\n${forged}`);
  }
  await expect(board(other)).toBeVisible();
  expect(await stored(other, "save")).toBe(record);
});

test("a game that a stranger took says so, and comes back by a button", async ({ page, context }) => {
  await resume(page, GAME);
  await step(page);
  const at = await position(page);
  const stranger = await tab(context, "./licences.txt");
  // It pretends to be an open tab, too.
  await stranger.evaluate(() => {
    navigator.locks.request("turnout tab 4711", () => new Promise(() => {}));
  });
  const key = await page.evaluate(() => sessionStorage.getItem("turnout/current"));
  await pretend(stranger, "give", key, "4711");
  await expect(elsewhere(page)).toBeVisible();
  await here(page).click();
  await expect(board(page)).toHaveAttribute("data-position", at);
  await step(page);
  await expect(elsewhere(page)).toHaveCount(0);
  expect(Object.keys(await savedGameTexts(page))).toHaveLength(1);
});

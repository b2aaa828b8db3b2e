// Storage that is damaged, full or blocked: the page says so, loses nothing, and continues.

import { saveOf, writeGames } from "../tools/games.js";
import { expect, test } from "./page.js";
import {
  act,
  board,
  button,
  choose,
  downloaded,
  fill,
  forbid,
  form,
  game,
  goToForm,
  home,
  landed,
  moves,
  notices,
  ofGame,
  open,
  resume,
  rollButton,
  rolledRecord,
  saveText,
  savedGames,
  savedGameTexts,
  stored,
  turn,
  withGames,
  withLocalStorage,
} from "./table.js";

const GOOD = rolledRecord("6-2");
const SPOILT = {
  nonsense: "The quick brown fox\n",
  "with a digit changed": saveOf(GOOD).replace("6-2", "6-3"),
  "with an illegal step": saveOf(`${GOOD.trimEnd()} 6 yard-Y7\n`),
  hostile: "<img src=x onerror=window.intruded=1>",
};

for (const [what, text] of Object.entries(SPOILT)) {
  test(`a spoilt save, ${what}, stays and is offered`, async ({ page }) => {
    await saveText(page, text);
    await page.goto("./");
    await expect(home(page)).toBeVisible();
    await expect(notices(page)).toContainText("The saved game could not be read");
    await expect(notices(page)).toContainText("nothing is lost");
    expect(await stored(page, "game/1")).toBe(text);
    expect(await page.evaluate(() => window.intruded)).toBeUndefined();
    expect(await downloaded(page, notices(page).getByRole("button", { name: "Download it" }))).toBe(text);
  });
}

test("a new game does not touch a spoilt save, which is offered until it is deleted", async ({ page }) => {
  const text = SPOILT["with an illegal step"];
  await saveText(page, text);
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await goToForm(page);
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(board(page)).toBeVisible();
  await expect.poll(async () => Object.keys(await savedGameTexts(page))).toHaveLength(2);
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(page.getByText("could not be read")).toHaveCount(0);
  expect(await stored(page, "game/1")).toBe(text);
  await choose(page, "Home");
  await expect(game(page, 2)).toContainText("A saved game that could not be read");
  await button(page, "More for game 2").click();
  await expect(game(page, 2).getByRole("button")).toHaveText(["…", "Download", "Delete"]);
  await page.keyboard.press("Escape");
  await ofGame(page, 2, "Delete");
  expect(await stored(page, "game/1")).toBeNull();
});

test("the page starts with damaged settings and pointers", async ({ page }) => {
  await withLocalStorage(page, {
    settings: "speed warp\n\u0000\n",
    starts: "many",
    current: "turnout/settings",
  });
  await withGames(page, ["nonsense\n"]);
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await goToForm(page);
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(board(page)).toBeVisible();
  expect(await stored(page, "settings")).toContain("speed ");
});

async function play(page, count) {
  for (let played = 0; played < count; played += 1) {
    await landed(page);
    const target = (await turn(page)) === "roll" ? rollButton(page) : moves(page).first();
    await act(page, () => target.click());
  }
}

test("a transaction that ends without room keeps what was there, and is done again when there is room", async ({ page }) => {
  await resume(page, GOOD);
  const before = await stored(page, "save");
  // As a browser does that finds no room on the disk: the request succeeds, and the transaction does not.
  await page.evaluate(() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      const request = window.put.apply(this, args);
      Object.defineProperty(this.transaction, "error", { value: new DOMException("no room", "QuotaExceededError") });
      request.addEventListener("success", () => this.transaction.abort());
      return request;
    };
  });
  await play(page, 4);
  await expect(notices(page).getByText(/no room left/)).toHaveCount(1);
  // The whole game can be had as a file.
  const file = await downloaded(page, notices(page).getByRole("button", { name: "Download it" }));
  expect(file).toContain(before.trimEnd());
  expect(file.length).toBeGreaterThan(before.length);
  expect(await stored(page, "save")).toBe(before);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = window.put;
  });
  await play(page, 1);
  await expect(notices(page).getByText(/Saving works again/)).toHaveCount(1);
  await expect(notices(page).getByText(/no room left/)).toHaveCount(0);
  const at = await board(page).getAttribute("data-position");
  await page.reload();
  await expect(board(page)).toHaveAttribute("data-position", at);
});

test("a full storage is reported once, and the game continues", async ({ page }) => {
  await resume(page, GOOD);
  const before = await stored(page, "save");
  await fill(page);
  await play(page, 6);
  await expect(notices(page).getByText(/no room left/)).toHaveCount(1);
  // What was kept before still is.
  expect(await stored(page, "save")).toBe(before);
  await notices(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(notices(page)).toBeHidden();
  await play(page, 1);
  await expect(notices(page)).toBeHidden();
});

test("the warning stays until a save succeeds", async ({ page }) => {
  await page.clock.install();
  await resume(page, GOOD);
  await fill(page);
  await play(page, 1);
  await expect(notices(page).getByText(/no room left/)).toHaveCount(1);
  await page.clock.runFor(120_000);
  await expect(notices(page).getByText(/no room left/)).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = window.put;
  });
  await play(page, 1);
  await expect(notices(page).getByText(/no room left/)).toHaveCount(0);
});

/** Two games in the database, one of them on the board. */
async function twoGames(page) {
  await open(page, "game=annie&Y=person&B=person&seed=2&speed=instant");
  await play(page, 2);
  await open(page, "game=pollyanna-1951&Y=person&R=person&seed=3&speed=instant");
  await play(page, 3);
  await expect.poll(async () => Object.keys(await savedGameTexts(page)).length).toBe(2);
}

const LOSSES = {
  "deletes the database": (page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase("turnout").onsuccess = resolve;
        }),
    ),
  "clears what the browser stores": async (page) => {
    const session = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  },
};

for (const [what, lose] of Object.entries(LOSSES)) {
  test(`the games in memory are saved again when somebody ${what}`, async ({ page }) => {
    await twoGames(page);
    const before = await savedGameTexts(page);
    await lose(page);
    await expect.poll(() => savedGameTexts(page)).toEqual(before);
    // The game goes on, and is saved as ever.
    await play(page, 2);
    const at = await board(page).getAttribute("data-position");
    await expect(notices(page)).toBeHidden();
    await expect.poll(async () => Object.values(await savedGameTexts(page))).not.toEqual(Object.values(before));
    await page.reload();
    await expect(board(page)).toHaveAttribute("data-position", at);
    expect(Object.keys(await savedGameTexts(page))).toHaveLength(2);
  });
}

test("a database that can be opened only later gets the game, and its own games are listed", async ({ page }) => {
  await twoGames(page);
  await page.addInitScript(() => {
    window.openDatabase = IDBFactory.prototype.open;
    IDBFactory.prototype.open = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
  });
  await page.goto("about:blank");
  await open(page, "game=sorry&R=person&Y=person&seed=4&speed=instant");
  await play(page, 1);
  await expect(notices(page).getByText(/saves nothing for this page/)).toHaveCount(1);
  await page.evaluate(() => {
    IDBFactory.prototype.open = window.openDatabase;
  });
  await play(page, 1);
  await expect(notices(page).getByText(/Saving works again/)).toHaveCount(1);
  await expect(notices(page).getByText(/saves nothing for this page/)).toHaveCount(0);
  expect(Object.keys(await savedGameTexts(page))).toHaveLength(3);
  await choose(page, "Home");
  await expect(savedGames(page).getByRole("listitem")).toHaveCount(3);
});

test("leaving asks as long as a game is not saved, and not otherwise", async ({ page }) => {
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += dialog.type() === "beforeunload" ? 1 : 0;
    dialog.accept();
  });
  await resume(page, GOOD);
  await play(page, 1);
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(asked).toBe(0);
  await fill(page);
  await play(page, 1);
  await expect(notices(page).getByText(/no room left/)).toHaveCount(1);
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(asked).toBe(1);
});

test("a forbidden storage is told of, and everything else works", async ({ page }) => {
  await forbid(page);
  await open(page, "Y=person&R=person&seed=3&speed=instant");
  await expect(notices(page).getByText(/saves nothing for this page/)).toHaveCount(1);
  // That the list of moves is open could not be kept either.
  await page.getByRole("button", { name: /^Moves( \(\d+\))?$/ }).click();
  await play(page, 10);
  const at = await board(page).getAttribute("data-position");
  await choose(page, "Home");
  await expect(home(page)).toBeVisible();
  await goToForm(page);
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(board(page)).toBeVisible();
  // Nothing that this page knows is lost as long as it is open.
  await choose(page, "Home");
  await button(page, "Continue game 2").click();
  await expect(board(page)).toHaveAttribute("data-position", at);
});

test("a database that answers too late delays the page, and stops nothing", async ({ page }) => {
  await page.addInitScript(() => {
    window.asked = [];
    IDBFactory.prototype.open = () => {
      const request = Object.assign(new EventTarget(), { result: { createObjectStore() {} } });
      window.asked.push(request);
      return request;
    };
  });
  await open(page, "Y=person&R=person&seed=3&speed=instant");
  await play(page, 2);
  await expect(notices(page).getByText(/saves nothing for this page/)).toHaveCount(1);
  // Nobody waits for this any more.
  await page.evaluate(() => window.asked[0].onupgradeneeded());
});

/** Has the page hear of an open database only when the test calls `window.answer()`. */
const delayDatabase = (page) =>
  page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    const waiting = [];
    let isLate = location.protocol !== "about:";
    // As a slow browser does: the database opens, and nobody hears of it for long.
    IDBFactory.prototype.open = function openLate(...args) {
      const request = open.apply(this, args);
      if (isLate) {
        Object.defineProperty(request, "onsuccess", {
          set: (heard) => waiting.push(() => heard(new Event("success"))),
        });
      }
      return request;
    };
    window.answer = () => {
      isLate = false;
      waiting.splice(0).forEach((tell) => tell());
    };
  });

test("games that come late are looked for, and then the game goes on", async ({ page }) => {
  await twoGames(page);
  const at = await board(page).getAttribute("data-position");
  await page.goto("about:blank");
  await page.clock.install();
  await delayDatabase(page);
  await page.goto("./", { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => Boolean(window.turnout))).toBe(true);
  const looking = page.getByText("Looking for your games…");
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(looking).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(home(page)).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(looking).toBeVisible();
  await page.evaluate(() => window.answer());
  await expect(board(page)).toHaveAttribute("data-position", at);
  await choose(page, "Home");
  await expect(savedGames(page).getByRole("listitem")).toHaveCount(2);
  await expect(looking).toHaveCount(0);
});

test("a game that is played while others are looked for is stored, and so are they", async ({ page }) => {
  await twoGames(page);
  await page.goto("about:blank");
  await page.clock.install();
  await delayDatabase(page);
  await page.goto("./#/new?game=sorry&R=person&Y=person&seed=4&speed=instant&start", { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => Boolean(window.turnout))).toBe(true);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(board(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.resume();
  await play(page, 1);
  await page.clock.runFor(6_000);
  await expect(notices(page).getByText(/saves nothing for this page/)).toHaveCount(1);
  await page.evaluate(() => window.answer());
  // Nothing has to be played for that.
  await expect(notices(page).getByText(/Saving works again/)).toHaveCount(1);
  expect(Object.keys(await savedGameTexts(page))).toHaveLength(3);
  await choose(page, "Home");
  await expect(savedGames(page).getByRole("listitem")).toHaveCount(3);
});

test("a database whose reads never answer is told of", async ({ page }) => {
  await resume(page, GOOD);
  await page.clock.install();
  await page.evaluate(() => {
    const { get } = IDBObjectStore.prototype;
    window.answer = () => {
      IDBObjectStore.prototype.get = get;
    };
    IDBObjectStore.prototype.get = function getNever(...args) {
      const request = get.apply(this, args);
      Object.defineProperty(request, "onsuccess", { set() {} });
      return request;
    };
  });
  await play(page, 1);
  await page.clock.runFor(6_000);
  await expect(notices(page).getByText(/saves nothing for this page/)).toHaveCount(1);
  await page.evaluate(() => window.answer());
  await play(page, 1);
  await expect(notices(page).getByText(/Saving works again/)).toHaveCount(1);
});

test("a spoilt save that a closed tab played is said once", async ({ page }) => {
  await resume(page, GOOD);
  const spoilt = saveOf("turnout 1\nruleset chess\n", "changed 4000000000000\ntab 1\n");
  await writeGames(page, { "turnout/game/9": spoilt });
  await page.evaluate(() => sessionStorage.removeItem("turnout/current"));
  await page.goto("about:blank");
  await page.goto("./");
  await expect(notices(page)).toContainText("The saved game could not be read");
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(notices(page)).toBeHidden();
});

test("games are listed whatever keys are missing beside them", async ({ page }) => {
  await resume(page, GOOD);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage.setItem("filled", "once");
  });
  await page.goto("./#/home");
  await page.reload();
  await expect(savedGames(page).getByRole("listitem")).toHaveCount(1);
});

test("the page plays with a storage that fails in every way", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["getItem", "setItem", "removeItem"]) {
      Storage.prototype[name] = () => {
        throw new DOMException("broken", "InvalidStateError");
      };
    }
  });
  await open(page, "Y=person&R=person&seed=3&speed=instant");
  await act(page, () => rollButton(page).click());
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

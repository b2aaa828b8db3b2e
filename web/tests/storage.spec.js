// Storage may be spoilt, full or forbidden. Then the page says so, loses nothing, and goes on.

import { expect, test } from "./page.js";
import {
  QUICK,
  act,
  board,
  button,
  downloaded,
  end,
  form,
  game,
  kept,
  moves,
  open,
  recordOf,
  resume,
  save,
  shelf,
  stored,
  summed,
  throwing,
  thrown,
  turn,
} from "./table.js";

const notices = (page) => page.getByRole("region", { name: "Notices" });

const GOOD = thrown("6-2");
const CHECKED = summed(`turnout-save 2\nchanged 1763764000000\n${GOOD}`);
const SPOILT = {
  nonsense: "The quick brown fox\n",
  empty: "",
  "of a version that never was": GOOD.replace("turnout 1", "turnout 0"),
  "with a spoilt head": `turnout-save 1\nchanged never\n${GOOD}`,
  "with its end cut off": CHECKED.slice(0, CHECKED.lastIndexOf("crc32")),
  "with a digit changed": CHECKED.replace("6-2", "6-3"),
  "with its version changed": CHECKED.replace("turnout-save 2", "turnout-save 1"),
  "with a head alone": "turnout-save 1\nchanged 1763764000000\n",
  "of an unknown game": GOOD.replace("pollyanna-1951", "chess"),
  "cut short": GOOD.slice(0, GOOD.indexOf("open R") + 7),
  "with a step cut short": `${GOOD.trimEnd()} 6 yar`,
  "with an illegal step": `${GOOD.trimEnd()} 6 yard-Y7\n`,
  "with an impossible throw": GOOD.replace("Y 6-2", "Y 7-0"),
  "with an unknown line": `${GOOD}blessed yes\n`,
  "of odd letters": "\u0000\uFFFF\u202E\u{1F3B2}turnout",
  hostile: "<img src=x onerror=window.intruded=1>",
  "another program's": '{"version":3,"board":[1,2,3]}',
};

test("a spoilt save stays and is offered", async ({ page }) => {
  await page.goto("./");
  for (const [what, text] of Object.entries(SPOILT)) {
    await test.step(what, async () => {
      await page.evaluate((text) => {
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem("turnout/game/1", text);
        localStorage.setItem("turnout/current", "turnout/game/1");
      }, text);
      await page.reload();
      await expect(form(page)).toBeVisible();
      await expect(notices(page)).toContainText("The saved game could not be read");
      await expect(notices(page)).toContainText("nothing is lost");
      expect(await stored(page, "game/1")).toBe(text);
      expect(await page.evaluate(() => window.intruded)).toBeUndefined();
      if (text && !text.includes("\u0000")) {
        expect(await downloaded(page, notices(page).getByRole("link", { name: "Download it" }))).toBe(text);
      }
    });
  }
});

test("a new game does not touch a spoilt save, which is offered until it is deleted", async ({ page }) => {
  const text = SPOILT["with an illegal step"];
  await save(page, text);
  await page.goto("./");
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(board(page)).toBeVisible();
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(page.getByText("could not be read")).toHaveCount(0);
  expect(await stored(page, "game/1")).toBe(text);
  await button(page, "New game").click();
  await expect(game(page, 2)).toContainText("A saved game that could not be read");
  await expect(game(page, 2).getByRole("button")).toHaveText(["Delete"]);
  await button(page, "Delete game 2").click();
  expect(await stored(page, "game/1")).toBeNull();
});

const NEWER = {
  "with a newer head": `turnout-save 3\nwhen the moon was full\n${GOOD}`,
  "with a newer record below a checksum": summed(
    `turnout-save 2\nchanged 1763764000000\n${GOOD.replace("turnout 1", "turnout 2")}`,
  ),
  "with a newer record": `turnout-save 1\nchanged 1763764000000\n${GOOD.replace("turnout 1", "turnout 2")}`,
};

for (const [what, text] of Object.entries(NEWER)) {
  test(`a save ${what} is told of, and is not touched`, async ({ page }) => {
    await save(page, text);
    await page.goto("./");
    await expect(form(page)).toBeVisible();
    await expect(notices(page)).toContainText("was kept by a newer Turnout: reload the page to get that");
    await form(page).getByRole("button", { name: "Start game" }).click();
    await expect(board(page)).toBeVisible();
    await button(page, "New game").click();
    await expect(game(page, 2)).toContainText("A game of a newer Turnout");
    await expect(button(page, "Continue game 2")).toHaveCount(0);
    expect(await stored(page, "game/1")).toBe(text);
    expect(await downloaded(page, page.getByRole("link", { name: "Download game 2" }))).toBe(text);
    await button(page, "Delete game 2").click();
    expect(await stored(page, "game/1")).toBeNull();
    await button(page, "Undo").click();
    expect(await stored(page, "game/1")).toBe(text);
  });
}

/** Has the page find what an earlier version kept. */
const before = (page, entries) =>
  page.addInitScript((entries) => {
    if (location.protocol !== "about:" && sessionStorage.getItem("saved") === null) {
      sessionStorage.setItem("saved", "once");
      for (const [key, text] of Object.entries(entries)) {
        localStorage.setItem(`turnout/${key}`, text);
      }
    }
  }, entries);

const OTHERS = [GOOD.replace("seed 42", "seed 1"), GOOD.replace("seed 42", "seed 2")];

test("what an earlier version kept is taken over, and said once", async ({ page }) => {
  await before(page, { save: GOOD, previous: OTHERS.join(""), spoilt: "one\n" });
  await page.goto("./");
  await expect(board(page)).toBeVisible();
  await expect(notices(page)).toContainText("What an earlier version of this page had kept was taken over");
  expect(await stored(page, "save")).toBe(GOOD);
  for (const older of ["turnout/save", "turnout/previous"]) {
    expect(await page.evaluate((key) => localStorage.getItem(key), older)).toBeNull();
  }
  const games = Object.values(await kept(page));
  expect(games).toHaveLength(3);
  expect(OTHERS.every((other) => games.some((game) => recordOf(game) === other))).toBe(true);
  await act(page, () => moves(page).first().click());
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(notices(page)).toBeHidden();
  await button(page, "New game").click();
  await expect(shelf(page).getByRole("listitem")).toHaveCount(4);
  await expect(game(page, 4)).toContainText("A saved game that could not be read");
  expect(await stored(page, "spoilt")).toBe("one\n");
});

test("an earlier version's save that is spoilt is kept and offered", async ({ page }) => {
  await before(page, { save: "one\n", previous: `turnout 9\nnonsense\n${OTHERS[0]}` });
  await page.goto("./");
  await expect(form(page)).toBeVisible();
  await expect(notices(page)).toContainText("The saved game could not be read");
  expect(Object.values(await kept(page)).sort()).toEqual([
    "one\n",
    "turnout 9\nnonsense\n",
    expect.stringContaining(OTHERS[0]),
  ]);
});

test("taking over that fails midway loses nothing, and is gone on with", async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    window.writes = 0;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("turnout/game/") && localStorage.getItem("room") === null) {
        window.writes += 1;
        if (window.writes > 1) {
          throw new DOMException("no room", "QuotaExceededError");
        }
      }
      setItem.call(this, key, value);
    };
  });
  await before(page, { save: GOOD, previous: OTHERS.join("") });
  await page.goto("./");
  await expect(board(page)).toBeVisible();
  // The game is played where it lies.
  await act(page, () => moves(page).first().click());
  const read = (key) => page.evaluate((key) => localStorage.getItem(key), key);
  expect(await read("turnout/previous")).toBe(OTHERS.join(""));
  expect(await read("turnout/save")).toContain("Y 6-2: 6 yard-Y6\n");
  await button(page, "New game").click();
  await expect(shelf(page)).toContainText("Games of an earlier versionThere is no room to take them over.");
  await page.evaluate(() => localStorage.setItem("room", "yes"));
  await page.goto("./");
  await page.reload();
  await expect(board(page)).toBeVisible();
  const games = Object.values(await kept(page));
  expect(games).toHaveLength(3);
  expect(await stored(page, "save")).toContain("Y 6-2: 6 yard-Y6\n");
  expect(await read("turnout/previous")).toBeNull();
  expect(await read("turnout/save")).toBeNull();
});

test("a save with a bot that there is not goes on with the quickest", async ({ page }) => {
  await resume(page, GOOD.replace("R=person", "R=oracle"));
  await act(page, () => moves(page).first().click());
  await act(page, () => moves(page).first().click());
  await expect(page.getByRole("alert")).toContainText("the quickest bot takes over");
  await expect.poll(() => turn(page), { timeout: 10_000 }).toBe("throw");
  expect(await stored(page, "save")).toContain("R=oracle");
});

test("a huge spoilt save stays where there is no room for another", async ({ page }) => {
  const line = "turnout 1 and more of it\n";
  const count = 160_000;
  await page.addInitScript(
    ([line, count]) => {
      if (location.protocol !== "about:" && sessionStorage.getItem("saved") === null) {
        sessionStorage.setItem("saved", "once");
        localStorage.setItem("turnout/save", line.repeat(count));
      }
    },
    [line, count],
  );
  await page.goto("./");
  await expect(form(page)).toBeVisible();
  await expect(notices(page)).toContainText("The saved game could not be read");
  const text = await downloaded(page, notices(page).getByRole("link", { name: "Download it" }));
  expect(text.length).toBe(line.length * count);
  expect(text).toBe(line.repeat(count));
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(board(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("turnout/save").length)).toBe(text.length);
});

test("spoilt settings and pointers are no trouble", async ({ page }) => {
  await before(page, {
    settings: "speed warp\n\u0000\n",
    starts: "many",
    current: "turnout/settings",
    finished: "turnout/settings",
    "game/": "nonsense\n",
  });
  await page.goto("./");
  await expect(form(page)).toBeVisible();
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(board(page)).toBeVisible();
  expect(await stored(page, "settings")).toContain("speed ");
});

test("a storage that is really full keeps what it has, and takes up again when there is room", async ({ page }) => {
  await resume(page, GOOD);
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1) {
      for (let count = 0; count < 9; count += 1) {
        try {
          localStorage.setItem(`filler${size}-${count}`, "x".repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  const before = await stored(page, "save");
  for (let count = 0; count < 4; count += 1) {
    const target = (await turn(page)) === "throw" ? throwing(page) : moves(page).first();
    await act(page, () => target.click());
  }
  await expect(notices(page).getByText(/room for this page is full/)).toHaveCount(1);
  expect(before.startsWith((await stored(page, "save")).trimEnd())).toBe(true);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith("filler"))) {
      localStorage.removeItem(key);
    }
  });
  const target = (await turn(page)) === "throw" ? throwing(page) : moves(page).first();
  await act(page, () => target.click());
  await expect(notices(page).getByText(/There is room again/)).toHaveCount(1);
  await expect(notices(page).getByText(/is full/)).toHaveCount(0);
  const at = await board(page).getAttribute("data-position");
  await page.reload();
  await expect(board(page)).toHaveAttribute("data-position", at);
});

test("a full storage is told of once, and the game goes on", async ({ page }) => {
  await resume(page, GOOD);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  for (let count = 0; count < 6; count += 1) {
    const target = (await turn(page)) === "throw" ? throwing(page) : moves(page).first();
    await act(page, () => target.click());
  }
  await expect(notices(page).getByText(/room for this page is full/)).toHaveCount(1);
  // What was kept before still is.
  expect(await stored(page, "save")).toBe(GOOD);
  await notices(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(notices(page)).toBeHidden();
});

test("a storage that is full from the start lets bots play to the end", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await open(page, QUICK);
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("Escape");
  await expect(notices(page).getByText(/room for this page is full/)).toHaveCount(1);
});

test("a forbidden storage is told of, and everything else works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await open(page, "Y=person&R=person&seed=3&speed=instant");
  await expect(notices(page).getByText(/keeps nothing for this page/)).toHaveCount(1);
  for (let count = 0; count < 10; count += 1) {
    const target = (await turn(page)) === "throw" ? throwing(page) : moves(page).first();
    await act(page, () => target.click());
  }
  const at = await board(page).getAttribute("data-position");
  await button(page, "New game").click();
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(board(page)).toBeVisible();
  // Nothing that this page knows is lost as long as it is open.
  await button(page, "New game").click();
  await button(page, "Continue game 2").click();
  await expect(board(page)).toHaveAttribute("data-position", at);
});

test("a storage that fails in every way is no failure", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["getItem", "setItem", "removeItem"]) {
      Storage.prototype[name] = () => {
        throw new DOMException("broken", "InvalidStateError");
      };
    }
  });
  await open(page, "Y=person&R=person&seed=3&speed=instant");
  await act(page, () => throwing(page).click());
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

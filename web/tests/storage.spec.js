// What the browser keeps may be spoilt, full or forbidden. Then the page says so, loses nothing,
// and goes on.

import { readFile } from "node:fs/promises";

import { expect, test } from "./page.js";
import { act, board, button, end, form, moves, open, resume, save, stored, throwing, thrown, turn } from "./table.js";

const notices = (page) => page.getByRole("region", { name: "Notices" });

/** The text of the file that a link offers. */
async function downloaded(page, link) {
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(await download.failure()).toBeNull();
  return readFile(await download.path(), "utf8");
}

const GOOD = thrown("6-2");
const SPOILT = {
  nonsense: "The quick brown fox\n",
  empty: "",
  "of another version": GOOD.replace("turnout 1", "turnout 2"),
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

for (const [what, text] of Object.entries(SPOILT)) {
  test(`a save ${what} is set aside`, async ({ page }) => {
    await save(page, text);
    await page.goto("./");
    await expect(form(page)).toBeVisible();
    await expect(notices(page)).toContainText("The saved game could not be read");
    await expect(notices(page)).toContainText("nothing is lost");
    expect(await stored(page, "spoilt")).toBe(text);
    expect(await page.evaluate(() => window.intruded)).toBeUndefined();
    if (text && !text.includes("\u0000")) {
      expect(await downloaded(page, notices(page).getByRole("link", { name: "Download it" }))).toBe(text);
    }

    // A new game does not touch it, and it is still offered later.
    await form(page).getByRole("button", { name: "Start game" }).click();
    await expect(board(page)).toBeVisible();
    await page.reload();
    await expect(board(page)).toBeVisible();
    await expect(page.getByText("could not be read")).toHaveCount(0);
    expect(await stored(page, "spoilt")).toBe(text);
    await button(page, "New game").click();
    const kept = page.getByRole("region", { name: "Unfinished games" });
    await expect(kept).toContainText("A saved game that could not be read");
    await kept.getByRole("button", { name: "Delete game 1" }).click();
    expect(await stored(page, "spoilt")).toBeNull();
  });
}

test("a save with a bot that there is not goes on with the quickest", async ({ page }) => {
  await resume(page, GOOD.replace("R=person", "R=oracle"));
  await act(page, () => moves(page).first().click());
  await act(page, () => moves(page).first().click());
  await expect(page.getByRole("alert")).toContainText("the quickest bot takes over");
  await expect.poll(() => turn(page), { timeout: 10_000 }).toBe("throw");
  expect(await stored(page, "save")).toContain("R=oracle");
});

test("a second spoilt save does not replace the first", async ({ page }) => {
  await save(page, "one\n");
  await page.goto("./");
  await expect(notices(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem("turnout/save", "two\n"));
  await page.reload();
  await expect(notices(page)).toBeVisible();
  expect(await stored(page, "spoilt")).toContain("one\n");
  expect(await stored(page, "spoilt")).toContain("two\n");
});

test("a huge spoilt save is offered as a file where there is no room for it", async ({ page }) => {
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
});

test("spoilt settings and kept games are no trouble", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("turnout/settings", "speed warp\n\u0000\n");
    localStorage.setItem("turnout/previous", "turnout 9\nnonsense\n");
    localStorage.setItem("turnout/starts", "many");
  });
  await page.goto("./");
  await expect(form(page)).toBeVisible();
  const kept = page.getByRole("region", { name: "Unfinished games" });
  await expect(kept).toContainText("A game that cannot be read");
  expect(await downloaded(page, kept.getByRole("link", { name: "Download game 1" }))).toBe("turnout 9\nnonsense\n");
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(board(page)).toBeVisible();
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
  await open(page, "Y=easy&R=easy&seed=1&speed=instant");
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
  await button(page, "New game").click();
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(board(page)).toBeVisible();
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

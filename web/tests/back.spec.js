// Back closes what lies over the screen, the last first, and then leaves the screen, from wherever one is.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { PHONE } from "./room.js";
import { board, button, choose, chooseAtEnd, end, form, home, QUICK, status } from "./table.js";

/** The screen, how much is open over it, and whether that includes the end of a game, which a dialog opened from it replaces. */
const seen = (page) =>
  page.evaluate(() => {
    const screen = { "#/home": "home", "#/": "game", "#/replay": "replay" }[location.hash] ?? location.hash.split("?")[0];
    const layers = [...document.querySelectorAll("dialog[open], .more-choices, .log-open")];
    const isEnd = layers.some((layer) => layer.matches(".result"));
    return `${screen}, ${layers.length} open${isEnd ? " at the end" : ""}`;
  });

const isSeen = (page, wanted) => expect.poll(() => seen(page)).toBe(wanted);

/** Goes back as a script does, as the browser's button does, and by the key that stands for the gesture of a phone. */
const WAYS = {
  "history.back()": (page) => page.evaluate(() => history.back()),
  "the button": (page) => page.goBack(),
  "the gesture": async (page) => {
    // Browsers close a dialog by the gesture themselves, and leave its entry.
    const isOpen = await page.evaluate(() => document.querySelector("dialog[open]") !== null);
    await (isOpen ? page.keyboard.press("Escape") : page.evaluate(() => history.back()));
  },
};

/** Opens a document before the page, to which Back leads from its first screen. */
async function openBefore(page) {
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto("./licences.txt");
}

const sheet = async (page, name = "Sorry!") => {
  await button(page, `Play ${name}`).click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
};
const toForm = async (page) => {
  await sheet(page);
  await page.getByRole("link", { name: "More options" }).click();
  await expect(form(page)).toBeVisible();
};
const toGame = async (page) => {
  await sheet(page, "Pollyanna");
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  await expect(page.locator("dialog")).toHaveCount(0);
};
const inGame = (name) => async (page) => {
  await toGame(page);
  await choose(page, name);
};
const toEnd = async (page) => {
  await page.goto(`./#/new?${QUICK}&start`);
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
};
const toLesson = async (page) => {
  await page.locator(".ribbon").first().click();
  await expect(page.locator(".lesson")).toBeVisible();
};

/** Where one is, how one came there, and what each Back then shows. */
const WALKS = [
  ["the first screen", async () => {}, ["home, 0 open"]],
  ["a box", sheet, ["home, 1 open", "home, 0 open"]],
  ["More options", toForm, ["#/new, 0 open", "home, 0 open"]],
  ["a game from a box", toGame, ["game, 0 open", "home, 0 open"]],
  ["the menu", async (page) => {
    await toGame(page);
    await button(page, "Menu").click();
  }, ["game, 1 open", "game, 0 open", "home, 0 open"]],
  ["the log", inGame("Log"), ["game, 1 open", "game, 0 open", "home, 0 open"]],
  ["the rules", inGame("Rules"), ["game, 1 open", "game, 0 open", "home, 0 open"]],
  ["settings", inGame("Settings"), ["game, 1 open", "game, 0 open", "home, 0 open"]],
  ["a box over a game", inGame("New game"), ["game, 1 open", "game, 0 open", "home, 0 open"]],
  ["a replay", inGame("Replay"), ["replay, 0 open", "game, 0 open", "home, 0 open"]],
  ["a dialog over a replay", async (page) => {
    await inGame("Replay")(page);
    await choose(page, "Rules");
  }, ["replay, 1 open", "replay, 0 open", "game, 0 open", "home, 0 open"]],
  ["a game after its replay", async (page) => {
    await inGame("Replay")(page);
    await button(page, "Close replay").click();
    await expect(status(page)).toBeVisible();
  }, ["game, 0 open", "home, 0 open"]],
  ["a review", async (page) => {
    await toEnd(page);
    await button(end(page), "Review").click();
    await expect(page.getByRole("dialog", { name: "Review", exact: true })).toBeVisible();
  }, ["replay, 1 open", "game, 1 open at the end", "game, 0 open", "home, 0 open"]],
  ["a lesson", toLesson, ["#/learn, 0 open", "home, 0 open"]],
  ["the end of a game", toEnd, ["game, 1 open at the end", "game, 0 open", "home, 0 open"]],
  ["what is under … at the end", async (page) => {
    await toEnd(page);
    await button(end(page), "More").click();
  }, ["game, 2 open at the end", "game, 1 open at the end", "game, 0 open", "home, 0 open"]],
  ["a dialog after the end", async (page) => {
    await toEnd(page);
    await chooseAtEnd(page, "Share");
  }, ["game, 1 open", "game, 1 open at the end", "game, 0 open", "home, 0 open"]],
];

for (const [way, goBack] of few(Object.entries(WAYS), 3)) {
  test(`Back leads from every screen home, by ${way}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(PHONE);
    for (const [name, come, views] of WALKS) {
      await test.step(name, async () => {
        await page.goto("about:blank");
        await openBefore(page);
        await page.goto("./#/home");
        await expect(home(page)).toBeVisible();
        await come(page);
        for (const [index, view] of views.entries()) {
          await isSeen(page, view);
          await goBack(page);
          if (index === views.length - 1) {
            await expect(page).toHaveURL(/licences\.txt$/);
          }
        }
      });
    }
  });
}

test("the first screen of an empty profile has an address, and Back comes to it", async ({ page }) => {
  await openBefore(page);
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await isSeen(page, "home, 0 open");
  await toForm(page);
  await page.goBack();
  await expect(home(page)).toBeVisible();
  await toGame(page);
  await page.goBack();
  await expect(home(page)).toBeVisible();
  await page.goForward();
  await expect(board(page)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/licences\.txt$/);
});

test("what was closed by its button leaves nothing behind for Back, also after a reload", async ({ page }) => {
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await toGame(page);
  for (const name of ["Rules", "Settings", "Share"]) {
    await choose(page, name);
    await expect(page.getByRole("dialog")).toBeVisible();
    await button(page.getByRole("dialog"), "Close").click();
    await expect(page.locator("dialog")).toHaveCount(0);
  }
  await page.reload();
  await expect(board(page)).toBeVisible();
  await page.goBack();
  await expect(home(page)).toBeVisible();
});

// Tests of every game: bots play it to the end, people by touch and by keyboard; at any moment everything has role and name,
// a reload changes nothing, and a phone has room. The ordinary run has one game of each board, and its beginning.

import { isAccessible } from "./accessible.js";
import { FULL } from "./full.js";
import { COLOURS, GAMES } from "./games.js";
import { expect, openMoves, test } from "./page.js";
import { PHONE, TABLET, standsStill } from "./room.js";
import {
  act,
  alert,
  board,
  button,
  choices,
  choose,
  end,
  log,
  mark,
  moment,
  moves,
  open,
  openUntil,
  position,
  rollButton,
  status,
  stored,
  turn,
} from "./table.js";

/** So much of a game is played by touch, and all of it with TURNOUT_FULL. */
const BEGINNING = 15;

/** The dialog that says who wins; `end` does not know "You win!". */
const won = (page) => page.getByRole("dialog", { name: /^You (and .* )?win!$/ }).or(end(page));

/** The dialog names whom the position names; the only person is "You". */
async function isWonAsSaid(page, person) {
  const winners = /winner=([A-Z,]+)/.exec(await position(page))[1].split(",");
  const others = winners.filter((letter) => letter !== person).map((letter) => COLOURS[letter]);
  const named = winners.includes(person) ? ["You", ...others] : others;
  const last = named.pop();
  const names = named.length ? `${named.join(", ")} and ${last}` : last;
  const wins = last === "You" || named.length ? "win" : "wins";
  await expect(won(page)).toHaveAccessibleName(`${names} ${wins}${winners.includes(person) ? "!" : ""}`);
  expect(await stored(page, "save")).toContain(`end winner=${winners.join(",")}`);
}

if (FULL) {
  for (const [title, ruleset, seats] of GAMES.flatMap(({ title, ruleset, bots, options }) => [[title, ruleset, bots], ...options.map((option) => [title, ...option])])) {
    test(`bots play ${ruleset} to the end`, async ({ page }) => {
      await open(page, `game=${ruleset}&${seats}&seed=1&speed=instant`);
      await expect(end(page)).toBeVisible({ timeout: 150_000 });
      await isWonAsSaid(page);
      await expect(log(page)).toContainText(await end(page).getByRole("heading").textContent());
      await expect(alert(page)).toHaveText("");
      // The program is still alive.
      await button(page, "Close").click();
      await choose(page, "Rules");
      const rules = page.getByRole("dialog", { name: `Rules of ${title}` });
      await expect(rules.getByText(/^[A-Z]-1 /)).toBeVisible();
    });
  }
}

/** One of each board. */
const BOARDS = GAMES.filter(({ ruleset }) => FULL || /^(pollyanna-1951|sorry|annie)$/.test(ruleset));

for (const game of BOARDS) {
  test(`any moment of ${game.title} is accessible, fits and survives a reload`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const pieces = board(page).getByRole("button", { name: game.piece });
    let played = 0;
    await openUntil(page, `game=${game.ruleset}&${game.two}`, async (what) => {
      await standsStill(page, what);
      if (what === "roll") {
        await expect(rollButton(page)).toHaveText(game.button);
        return false;
      }
      played += 1;
      return played > (game.few ?? 3) && (await moves(page).count()) > 1 && (await pieces.count()) > 0;
    });
    await expect(board(page)).toHaveAttribute("data-position", new RegExp(`^${game.ruleset} `));
    await expect(status(page)).not.toBeEmpty();
    const names = await choices(page);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.trim().length > 3)).toBe(true);
    await expect(page).toHaveTitle(/ · Turnout$/);
    for (const size of [PHONE, TABLET]) {
      await page.setViewportSize(size);
      await standsStill(page, `${size.width} x ${size.height}`);
      for (const part of [board(page), status(page), moves(page).first()]) {
        await expect(part).toBeInViewport({ ratio: 0.99 });
      }
      for (const name of ["Undo", "Hint", "Menu"]) {
        await expect(button(page, name)).toBeVisible();
      }
    }

    const [before, record] = [await moment(page), await stored(page, "save")];
    await page.reload();
    await expect(board(page)).toBeVisible();
    await turn(page);
    expect(await moment(page)).toEqual(before);
    expect(await stored(page, "save")).toBe(record);

    await button(page, "Hint").click();
    await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
    await isAccessible(page, "a choice, with a hint");
    await act(page, () => moves(page).first().click());
  });
}

for (const game of BOARDS) {
  test(`${FULL ? "a whole game" : "the beginning of a game"} of ${game.title} by touch`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 1024, height: 768 } });
    await openMoves(context);
    const page = await context.newPage();
    const faults = [];
    page.on("pageerror", (error) => faults.push(`${error}`));
    await open(page, `game=${game.ruleset}&${game.two}&seed=5&speed=instant`);
    const tap = async (locator) => {
      const { x, y, width, height } = await locator.boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    const pieces = board(page).getByRole("button", { name: game.piece });
    const goals = board(page).locator(".goal");
    const which = page.getByRole("dialog", { name: "Which one?" });
    const players = page.getByRole("button", { name: /^Choose / });
    let taps = 0;
    for (let what = await turn(page); what !== "end" && (FULL || taps < BEGINNING); what = await turn(page)) {
      await act(page, async () => {
        taps += 1;
        if (what === "roll") {
          await rollButton(page).tap();
        } else if (await players.count()) {
          await tap(players.first());
        } else if (await pieces.count()) {
          // A piece with one way goes it; one with several shows where to, and asks where two ways end alike.
          const before = await mark(page);
          const shows = (locator) =>
            expect.poll(async () => (await locator.count()) > 0 || (await mark(page)) !== before).toBe(true);
          await tap(pieces.last());
          await shows(goals.or(which));
          if (await goals.count()) {
            await tap(goals.last());
            await shows(which);
          }
          if (await which.count()) {
            await which.getByRole("button").nth(1).tap();
          }
        } else {
          // What moves nothing on the board is offered in words alone.
          await moves(page).first().tap();
        }
      });
    }
    if (FULL) {
      await isWonAsSaid(page, game.two[0]);
    }
    expect(taps).toBeGreaterThan(5);
    expect(faults).toEqual([]);
    await context.close();
  });
}

if (FULL) {
  for (const { title, ruleset, two } of GAMES) {
    test(`a whole game of ${title} by keyboard`, async ({ page }) => {
      await open(page, `game=${ruleset}&${two}&seed=6&speed=instant`);
      const zone = () => page.evaluate(() => document.activeElement.closest("[data-zone]")?.dataset.zone);
      for (let what = await turn(page); what !== "end"; what = await turn(page)) {
        const wanted = what === "roll" ? "roll" : "moves";
        for (let presses = 0; (await zone()) !== wanted && presses < 60; presses += 1) {
          await page.keyboard.press("Tab");
        }
        await act(page, () => page.keyboard.press("Enter"));
      }
      await isWonAsSaid(page, two[0]);
    });
  }
}

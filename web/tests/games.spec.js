// Tests of every game: bots play it to the end, people by touch and by keyboard; at any moment everything has role and name,
// a reload changes nothing, and a phone has room.

import { isAccessible } from "./accessible.js";
import { FULL, few } from "./full.js";
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
  form,
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

/** Other tests play a whole game by keyboard; here one is played by touch, and the beginning of all others. */
const isWhole = (game) => FULL || game === GAMES[0];
const BEGINNING = 15;

/** The same seats with bots that think less. */
const quicker = (seats) => seats.replaceAll("expert", "easy").replaceAll("hard", "medium");

const OVER = { timeout: FULL ? 150_000 : 45_000 };

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

for (const game of GAMES) {
  test.describe(game.title, () => {
    for (const [ruleset, seats] of [[game.ruleset, game.bots], ...game.options]) {
      test(`bots play ${ruleset} to the end`, async ({ page }) => {
        const levels = FULL ? seats : quicker(seats);
        await open(page, `game=${ruleset}&${levels}&seed=1&speed=instant`);
        await expect(end(page)).toBeVisible(OVER);
        await isWonAsSaid(page);
        await expect(log(page)).toContainText(await end(page).getByRole("heading").textContent());
        await expect(alert(page)).toHaveText("");
        // The program is still alive.
        await button(page, "Close").click();
        await choose(page, "Rules");
        const rules = page.getByRole("dialog", { name: `Rules of ${game.title}` });
        await expect(rules.getByText(/^[A-Z]-1 /)).toBeVisible();
      });
    }

    test("an address fills the form, and any moment is accessible and survives a reload", async ({ page }) => {
      const [ruleset] = game.options[0] ?? [game.ruleset];
      await page.goto(`./#/new?game=${ruleset}&${game.bots}&seed=77&speed=fast`);
      const field = (role, name) => form(page).getByRole(role, { name, exact: true });
      await expect(field("radio", game.title)).toBeChecked();
      for (const [letter, kind] of new URLSearchParams(game.bots)) {
        await expect(field("combobox", COLOURS[letter])).toHaveValue(kind);
      }
      await expect(field("textbox", "Dice seed")).toHaveValue("77");
      await expect(alert(page)).toHaveText("");
      const options = form(page).getByRole("checkbox");
      expect(await options.evaluateAll((boxes) => boxes.filter((box) => box.checked).length)).toBe(
        ruleset.split("+").length - 1,
      );

      const pieces = board(page).getByRole("button", { name: game.piece });
      let played = 0;
      await openUntil(page, `game=${game.ruleset}&${game.two}`, async (what) => {
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
      for (const name of ["Undo", "Hint", "Threats", "Menu"]) {
        await expect(button(page, name)).toBeVisible();
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

    test(`${isWhole(game) ? "a whole game" : "the beginning"} by touch`, async ({ browser, baseURL }) => {
      test.setTimeout(150_000);
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
      for (let what = await turn(page); what !== "end"; what = await turn(page)) {
        if (!isWhole(game) && taps === BEGINNING) {
          break;
        }
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
      if (isWhole(game)) {
        await isWonAsSaid(page, game.two[0]);
      }
      expect(taps).toBeGreaterThan(5);
      expect(faults).toEqual([]);
      await context.close();
    });

    test(`${FULL ? "a whole game" : "the beginning"} by keyboard`, async ({ page }) => {
      test.setTimeout(120_000);
      await open(page, `game=${game.ruleset}&${game.two}&seed=6&speed=instant`);
      const zone = () => page.evaluate(() => document.activeElement.closest("[data-zone]")?.dataset.zone);
      let count = 0;
      for (let what = await turn(page); what !== "end"; what = await turn(page)) {
        count += 1;
        if (!FULL && count > BEGINNING) {
          return;
        }
        const wanted = what === "roll" ? "roll" : "moves";
        for (let presses = 0; (await zone()) !== wanted && presses < 60; presses += 1) {
          await page.keyboard.press("Tab");
        }
        await act(page, () => page.keyboard.press("Enter"));
      }
      await isWonAsSaid(page, game.two[0]);
    });

    for (const viewport of few([PHONE, TABLET], 1)) {
      test(`nothing scrolls, from ${viewport.width} x ${viewport.height} on`, async ({ page }) => {
        await page.setViewportSize(viewport);
        const most = game.bots.replace(/easy|medium|hard|expert/, "person");
        let played = 0;
        await openUntil(page, `game=${game.ruleset}&${most}`, async (what) => {
          await standsStill(page, what);
          played += what === "move" ? 1 : 0;
          return what === "move" && played > (game.few ?? 4);
        });
        for (const size of [PHONE, TABLET]) {
          await page.setViewportSize(size);
          await standsStill(page, `${size.width} x ${size.height}`);
          for (const part of [board(page), status(page), moves(page).first()]) {
            await expect(part).toBeInViewport({ ratio: 0.99 });
          }
        }
      });
    }
  });
}

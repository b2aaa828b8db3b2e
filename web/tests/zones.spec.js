// Fixed zones: during a game, tools, roll button and player panels stay in place.

import { FULL, few } from "./full.js";
import { expect, test } from "./page.js";
import { cutNames, SCREENS } from "./room.js";
import { alert, board, button, choose, moves, open, playUntil, space } from "./table.js";

/** Games between a person and bots. */
const GAMES = [
  "game=pollyanna-1951&Y=person:Ann&G=easy&R=easy&B=easy",
  "game=sorry&R=person&Y=easy",
  "game=pollyanna-1916&Y=person&R=easy",
  "game=parcheesi&Y=person&R=easy",
  "game=annie&Y=person&B=easy",
];

/** The rectangles of the fixed zones, by name, except of a button that can do nothing and is not seen. */
const zones = (page) =>
  page.evaluate(() => {
    const rectangles = {};
    const fixed = document.querySelectorAll(".tools > button, .turn-button, .player-panel, .board");
    for (const [index, element] of [...fixed].filter((element) => element.checkVisibility()).entries()) {
      if (element.matches(".turn-button[aria-disabled=true]")) {
        continue;
      }
      const { x, y, width, height } = element.getBoundingClientRect();
      // A number in a label may change; a place may not.
      const name = `${index} ${element.dataset.seat ?? element.className}`;
      rectangles[name] = [x, y, width, height].map((number) => Math.round(number)).join(" ");
    }
    return rectangles;
  });

/** The controls, except board, panels and dice. */
const controls = (page) =>
  page.locator(".page").getByRole("button").filter({ visible: true }).evaluateAll((buttons) =>
    buttons
      .filter((button) => !button.closest(".board, .player-panels, .turn-dice, .moves, .hand, .curtain"))
      .map((button) => button.textContent),
  );

for (const query of few(GAMES, 1)) {
  const [game] = query.split("&");
  for (const viewport of few(SCREENS, 2)) {
    test(`nothing moves in ${game}, ${viewport.width} x ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, `${query}&seed=42&speed=instant`);
      const before = await zones(page);
      const stays = async (when) => {
        const now = await zones(page);
        expect({ ...before, ...now }, when).toEqual(before);
      };
      let turns = 0;
      await playUntil(page, async (what) => {
        await stays(what);
        turns += 1;
        return !FULL && turns > 12 && what === "move" && (await moves(page).count()) > 1;
      });
      if (FULL) {
        return;
      }
      await button(page, "Hint").click();
      await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
      await stays("with a hint");
      if (await button(page, "Threats").isVisible()) {
        await button(page, "Threats").click();
        await stays("with threats");
      }
      await button(page, "Menu").click();
      await stays("with the menu open");
      await page.keyboard.press("Escape");
      await choose(page, "Log");
      await stays("with the log open");
      await button(page, "Close").click();
      const list = page.getByRole("button", { name: /^Moves\b/ });
      await list.click();
      await stays("with the list closed");
      // A pawn goes to a space that it cannot reach.
      await board(page).getByRole("button", { name: / pawn / }).first().dispatchEvent("click");
      const { x, y } = await space(page, "R9");
      await page.mouse.click(x, y);
      await stays(`after a tap: ${await alert(page).textContent()}`);
    });
  }
}

test("long names are whole on phones", async ({ page }) => {
  const seats = "R=person:Maximilian&B=person:Bartholomew&Y=person:Grandmother&G=person:Wilhelmina";
  for (const game of ["sorry%2Bhand", "pollyanna-1951"]) {
    await page.goto("about:blank");
    await open(page, `game=${game}&${seats}&seed=7&speed=instant&sit=pass`);
    for (const [width, height] of [[390, 844], [360, 640], [844, 390]]) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => cutNames(page), `${game}, ${width} x ${height}`).toEqual([]);
      const words = page.locator(".last-turns .turn-words").filter({ visible: true });
      const cut = () => words.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
      await expect.poll(cut, `${game}, last turns, ${width} x ${height}`).toEqual([]);
    }
  }
});

/** One game of each ruleset. */
const RULESETS = [
  "game=annie&Y=person&B=easy&R=easy&G=easy&O=easy&P=easy",
  "game=pollyanna-1951&Y=person&G=easy&R=medium&B=expert",
  "game=sorry&R=person:Grandmother&Y=person:Bartholomew",
  "game=parcheesi&Y=person&G=easy&R=easy&B=easy",
  "game=pollyanna-1916&Y=person&G=easy&R=easy&B=easy",
];

test("the board is large, controls are few, and names are whole", async ({ page }) => {
  for (const query of few(RULESETS, 3)) {
    await page.goto("about:blank");
    await open(page, `${query}&seed=7&speed=instant`);
    for (const { width, height } of few(SCREENS, 3)) {
      await page.setViewportSize({ width, height });
      const at = `${query}, ${width} x ${height}`;
      const drawn = await board(page).locator("svg").boundingBox();
      // On a small phone the last turns of five others need some of its room.
      const beside = width === 360 && query.includes("P=easy") ? 42 : 16;
      const least = { 1440: 0.88 * 900, 1024: 690 }[width] ?? (height > width ? width - beside : 0.88 * height);
      expect(drawn.width, at).toBeGreaterThanOrEqual(Math.floor(least));
      const phone = Math.min(width, height) < 480;
      const pressed = await controls(page);
      // Roll, the list of moves, the tools, and the loudspeaker.
      expect(pressed.length, `${at}: ${pressed.join(", ")}`).toBeLessThanOrEqual(phone ? 6 : 7);
      // Two long names have no room on a phone.
      if (!query.includes("Grandmother") || width > 480) {
        expect(await cutNames(page), at).toEqual([]);
      }
    }
  }
});

test("what the others did in their last turns is said, then what they rolled", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person&G=easy&R=easy&B=easy&seed=42&speed=instant");
  const rows = page.locator(".last-turns li");
  await expect(rows).toHaveCount(3);
  let turns = 0;
  await playUntil(page, () => {
    turns += 1;
    return turns > 8;
  });
  for (const row of await rows.all()) {
    await expect(row).toHaveText(/ (moved|passed|brought|captured|got|rolled)/);
    expect(await row.locator(".roll svg").count()).toBeGreaterThanOrEqual(2);
  }
});

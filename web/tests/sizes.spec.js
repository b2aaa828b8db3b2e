// Screen sizes from a small phone to a desktop.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { PHONE, SCREENS, SIZES, areWhole, fits, forFingers, standsStill } from "./room.js";
import {
  act,
  board,
  button,
  choose,
  form,
  inSettings,
  landed,
  log,
  moves,
  open,
  playUntil,
  radio,
  resume,
  rollButton,
  rolledRecord,
  home,
} from "./table.js";

/** What a player's panel holds. */
const ON_PANELS = ".name, .emblem, .home svg, .opened svg";

/** How many lines the first word of an element has. */
function linesOfFirstWord(element) {
  const range = document.createRange();
  range.setStart(element.firstChild, 0);
  range.setEnd(element.firstChild, element.firstChild.data.indexOf(" "));
  return range.getClientRects().length;
}

/** Checks something in each size. */
async function inEachSize(page, check) {
  for (const size of few(SIZES, 3)) {
    await page.setViewportSize(size);
    await test.step(`${size.width} x ${size.height}`, () => check(size));
  }
}

test("nothing scrolls sideways; log and settings are at hand", async ({ page }) => {
  await resume(page, rolledRecord("6-2", { seats: `Y=person:${"W".repeat(40)} R=person:Ann` }));
  await act(page, () => moves(page).first().click());
  await landed(page);
  await inEachSize(page, async ({ width, height }) => {
    await fits(page);
    // The board is whole, square, and in sight.
    const drawn = await board(page).locator("svg").boundingBox();
    expect(Math.abs(drawn.width - drawn.height)).toBeLessThan(2);
    expect(drawn.width).toBeGreaterThan(Math.min(width, height) * 0.6);
  });
  // Out of sight or not, it is there for those who are read to.
  await expect(log(page)).toHaveCount(1);
  await choose(page, "Log");
  await inEachSize(page, async () => {
    await expect(log(page)).toBeInViewport({ ratio: 0.99 });
    await expect(log(page).getByText("Game log")).toBeInViewport({ ratio: 0.99 });
    await expect(log(page).getByText(/ rolled 6 and 2$/)).toBeInViewport();
  });
  await page.keyboard.press("Escape");
  await inSettings(page, (settings) =>
    inEachSize(page, async () => {
      for (const part of [settings.getByRole("checkbox", { name: "Coordinates", exact: true }), settings.getByRole("group", { name: "Speed" })]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 0.99 });
      }
      await standsStill(page, "with settings");
    }),
  );
  await choose(page, "Rules");
  await expect(page.getByRole("dialog").getByText(/^[A-Z]-1 /)).toBeVisible();
  await inEachSize(page, () => fits(page));
  await page.keyboard.press("Escape");
  await choose(page, "Home");
  await expect(home(page)).toBeVisible();
  await inEachSize(page, () => fits(page));
});

test("the form can be started at once, in any size", async ({ page }) => {
  await page.goto("./#/new");
  await expect(form(page).getByRole("radio", { name: "Pollyanna 1951" })).toBeChecked();
  const sits = (colour) => form(page).getByRole("combobox", { name: colour, exact: true });
  for (const [colour, kind] of Object.entries({ Yellow: "person", Red: "easy", Green: "", Blue: "" })) {
    await expect(sits(colour)).toHaveValue(kind);
  }
  const start = form(page).getByRole("button", { name: "Start game" });
  await inEachSize(page, async () => {
    await forFingers(page);
    await fits(page);
    await expect(start).toBeInViewport({ ratio: 0.99 });
  });
  await start.click();
  await inEachSize(page, async () => {
    await expect(rollButton(page)).toBeInViewport({ ratio: 0.99 });
    await standsStill(page, "at the beginning");
  });
});

test("with the largest text, board, turn and tools are in sight on every screen", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person:Ann&G=easy:Bartholomew&R=medium&B=easy&seed=42&speed=instant");
  await inSettings(page, (settings) => radio(settings, "Text size", "Largest").check());
  for (const size of few(SCREENS, 4)) {
    await page.setViewportSize(size);
    const at = `${size.width} x ${size.height}`;
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBeGreaterThanOrEqual(24);
    await standsStill(page, at);
    await fits(page);
    await forFingers(page);
    const tools = ["Undo", "Hint", "Menu"].map((name) => page.getByRole("button", { name, exact: true }).first());
    for (const part of [board(page), rollButton(page), ...tools]) {
      await expect(part, at).toBeInViewport({ ratio: 0.99 });
    }
    for (const tool of tools) {
      expect(await tool.evaluate((it) => parseFloat(getComputedStyle(it).fontSize)), at).toBeGreaterThan(18);
      expect(await tool.evaluate((it) => it.scrollWidth - it.clientWidth), at).toBe(0);
    }
    await areWhole(page, ".player-panel", ON_PANELS, at);
    await areWhole(page, ".tray", ".tip", at);
  }
  await choose(page, "Home");
  await expect(home(page)).toBeVisible();
  await inEachSize(page, async () => {
    await fits(page);
    const title = page.getByRole("heading", { name: "Pollyanna 1951" });
    expect(await title.evaluate(linesOfFirstWord)).toBe(1);
  });
});

test("with the largest text the title of a lesson is whole, and the way to its rules free", async ({ page }) => {
  await page.goto("./#/learn?game=pollyanna-1951");
  await page.evaluate(() => (document.documentElement.dataset.text = "largest"));
  for (const size of few(SCREENS, 4)) {
    await page.setViewportSize(size);
    const title = page.locator(".lesson h2");
    expect(await title.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    await page.getByRole("button", { name: "Rules", exact: true }).first().click({ trial: true });
  }
});

test("long names and the first dice are whole on the panels of a phone", async ({ page }) => {
  const names = ["Bartholomew", "Grandmother Rose", "Maximiliane", "Christopherus II"];
  const seats = names.map((name, index) => `${"YGRB"[index]}=person:${encodeURIComponent(name)}`).join("&");
  await page.setViewportSize(PHONE);
  await open(page, `game=pollyanna-1951&${seats}&sit=shared&seed=42&speed=instant`);
  await rollButton(page).click();
  await expect(page.locator(".player-panel .opened").first()).toBeVisible();
  for (const text of ["normal", "large", "largest"]) {
    await page.evaluate((text) => (document.documentElement.dataset.text = text), text);
    await areWhole(page, ".player-panel", ON_PANELS, text);
  }
});

test("a phone held across shows all games", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("./");
  for (const game of ["Pollyanna", "Parcheesi", "Sorry!", "Annie"]) {
    await expect(button(page, `Play ${game}`).locator(".lid")).toBeInViewport({ ratio: 0.9 });
  }
});

for (const viewport of few(SIZES, 1)) {
  test(`nothing scrolls during play, from ${viewport.width} x ${viewport.height} on`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const seats = "Y=person:Ann&G=easy:Bartholomew&R=medium&B=easy";
    await open(page, `game=pollyanna-1951&${seats}&seed=42&speed=instant`);
    await standsStill(page, "to roll");
    let rolls = 0;
    await playUntil(page, async (what) => {
      await standsStill(page, what);
      rolls += what === "roll" ? 1 : 0;
      return rolls > 8 && what === "move" && (await moves(page).count()) > 1;
    });
    await button(page, "Hint").click();
    const hint = page.getByRole("main").getByText(/^Hint: /);
    await expect(hint).toBeVisible();
    for (const size of few(SIZES, 3)) {
      await page.setViewportSize(size);
      const at = `${size.width} x ${size.height}`;
      await forFingers(page);
      await standsStill(page, `with a hint, ${at}`);
      // All that is needed is in sight together.
      for (const part of [board(page), hint, moves(page).first()]) {
        await expect(part, at).toBeInViewport({ ratio: 0.99 });
      }
      for (const name of ["Undo", "Hint", "Menu"]) {
        const tool = page.getByRole("button", { name, exact: true }).first();
        await expect(tool, at).toBeInViewport({ ratio: 0.99 });
      }
    }

    await page.setViewportSize(viewport);
    const { x, y, width } = await board(page).locator("svg").boundingBox();
    // Another pawn, or the hint's arrow, may lie over it: the page finds the nearest.
    await board(page).getByRole("button", { name: /^Yellow pawn/ }).first().click({ force: true });
    await page.mouse.click(x + width * 0.5, y + width * 0.5);
    await standsStill(page, "after taps on the board");
  });
}

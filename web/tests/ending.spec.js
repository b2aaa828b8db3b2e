// The end of a game: the last move, the dimmed board, then the result card.

import { few } from "./full.js";
import { COLOURS } from "./games.js";
import { expect, test } from "./page.js";
import { board, button, end, open, position, resume, status, stored } from "./table.js";

/** Does something with a page in a browser of its own, so that no other knows of it. */
async function elsewhere(page, action) {
  const baseURL = process.env.TURNOUT_URL;
  const context = await page.context().browser().newContext({ serviceWorkers: "block", baseURL });
  try {
    return await action(await context.newPage());
  } finally {
    await context.close();
  }
}

// One after another in one process, so that each game is played once.
test.describe.configure({ mode: "default" });

const records = {};

/** The record of a whole game of bots. */
async function played(page, query) {
  records[query] ??= await elsewhere(page, async (bots) => {
    await open(bots, `${query}&seed=1&speed=instant`);
    await expect(end(bots)).toBeVisible({ timeout: 150_000 });
    return stored(bots, "save");
  });
  return records[query];
}

/** Four players with much to tell of. */
const FOUR = "game=sorry%2Bpartners&Y=easy&G=easy&R=easy&B=easy";

/** Opens a game of bots before its last step, as one between persons; returns that step. */
async function openBeforeEnd(page, query) {
  const record = (await played(page, query)).replaceAll("=easy", "=person");
  const lines = record.trimEnd().split("\n");
  expect(lines.pop()).toMatch(/^end winner=/);
  const last = lines.pop();
  const [, before, step] = /^(.*[:,]) ([^,]*)$/.exec(last);
  await resume(page, [...lines, before.replace(/,$/, ""), ""].join("\n"));
  return step;
}

/** When the page first told what, in milliseconds. */
const watchEnd = (page) =>
  page.evaluate(() => {
    window.told = {};
    const look = () => {
      const now = performance.now();
      if (/ wins?!?$/.test(document.querySelector("[role=status]")?.textContent ?? "")) {
        window.told.status ??= now;
      }
      if (document.querySelector(".board.over")) {
        window.told.shade ??= now;
      }
      if (document.querySelector("dialog[open].result")) {
        window.told.card ??= now;
      }
      requestAnimationFrame(look);
    };
    look();
  });

/** How much of the winners' homes the card covers, in square pixels; and what of the board. */
const covered = (page, colours) =>
  page.evaluate((colours) => {
    const card = document.querySelector("dialog[open]").getBoundingClientRect();
    const over = (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const width = Math.min(right, card.right) - Math.max(left, card.left);
      const height = Math.min(bottom, card.bottom) - Math.max(top, card.top);
      return Math.max(0, width) * Math.max(0, height);
    };
    const homes = colours.flatMap((colour) => [...document.querySelectorAll(`.board .space.home.colour-${colour}`)]);
    const area = document.querySelector(".board").getBoundingClientRect();
    return {
      homes: homes.map(over),
      board: over(document.querySelector(".board")) / (area.width * area.height),
    };
  }, colours);

/** The colours of who has won, as style sheets know them. */
async function winners(page) {
  const letters = /winner=([A-Z,]+)/.exec(await position(page))[1].split(",");
  return letters.map((letter) => COLOURS[letter].toLowerCase());
}

for (const viewport of few([{ width: 390, height: 844 }, { width: 1440, height: 900 }], 1)) {
  for (const query of few(["game=pollyanna-1951&Y=easy&R=easy", "game=sorry&R=easy&Y=easy"], 1)) {
    test(`the end keeps home in view, ${query.split("&")[0]}, ${viewport.width} x ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const step = await openBeforeEnd(page, query);
      await expect(page.locator(".board.over, .confetti")).toHaveCount(0);
      await watchEnd(page);
      // It may be made by itself, being the only one.
      await page.locator(`[data-step="${step}"]`).first().click({ timeout: 2_000 }).catch(() => {});
      await expect(status(page)).toHaveText(/ wins$/);
      await expect(page.locator(".confetti i")).toHaveCount(36);
      await expect(end(page)).toBeVisible();
      const told = await page.evaluate(() => window.told);
      expect(told.card - told.status).toBeGreaterThan(1_000);
      expect(told.card - told.shade).toBeGreaterThan(1_000);
      // The shade comes with the words, when the pawn has landed.
      expect(Math.abs(told.shade - told.status)).toBeLessThan(100);

      // The sheet has come to rest.
      await end(page).evaluate((card) => Promise.all(card.getAnimations().map((animation) => animation.finished)));
      const { homes, board: covers } = await covered(page, await winners(page));
      expect(homes.length).toBeGreaterThan(0);
      expect(Math.max(...homes)).toBe(0);
      expect(covers).toBeLessThan(0.1);
      await expect(button(end(page), "Rematch")).toBeInViewport({ ratio: 1 });

      await button(end(page), "Close").click();
      await expect(end(page)).toHaveCount(0);
      await expect(page.locator(".board.over")).toHaveCount(0);
      await button(page, "Results").click();
      await expect(end(page)).toBeVisible();
      await expect(page.locator(".board.over")).toHaveCount(1);
    });
  }
}

test("with reduced motion a still garland replaces the confetti", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "game=annie&Y=easy&B=easy&seed=1&speed=instant");
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  const pieces = page.locator(".confetti i").filter({ visible: true });
  await expect(pieces).toHaveCount(18);
  const moving = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => effect.target?.closest(".confetti, .spotlight, .result")).length,
  );
  expect(moving).toBe(0);
  await expect(pieces.first()).toHaveCSS("opacity", "1");
});

/** Collects from the first frame on how the podium and the winners on it stand: as matrices on the screen. */
const watchPodium = (page) =>
  page.addInitScript(() => {
    window.stood = { moving: [], still: [] };
    const look = () => {
      const moves = document.getAnimations().some(({ effect }) => effect.target?.closest(".podium"));
      for (const element of document.querySelectorAll(".podium .rises, .podium .figure")) {
        const { a, b, c, d } = element.getScreenCTM();
        window.stood[moves ? "moving" : "still"].push([a / d, b, c, d].map((number) => Math.round(number * 1000) / 1000));
      }
      requestAnimationFrame(look);
    };
    look();
  });

/** Where the light on the first winner's home, that home and the podium are, in hundredths of the board's width. */
const podiumPlace = (page) =>
  board(page).evaluate((board) => {
    const { left, top, width } = board.querySelector("svg").getBoundingClientRect();
    const place = (x, y) => ({ x: (100 * (x - left)) / width, y: (100 * (y - top)) / width });
    const middle = (element) => {
      const box = element.getBoundingClientRect();
      return place((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    };
    const light = middle(board.querySelector(".spotlight .edge"));
    const away = (home) => Math.hypot(home.x - light.x, home.y - light.y);
    const homes = [...board.querySelectorAll(".art .space.home")].map(middle);
    const { e, f } = board.querySelector(".podium").getScreenCTM();
    return { light, home: homes.sort((one, other) => away(one) - away(other))[0], podium: place(e, f) };
  });

for (const query of few([
  FOUR,
  "game=pollyanna-1951&Y=easy&G=easy&R=easy&B=easy",
  "game=pollyanna-1916&Y=easy&G=easy&R=easy&B=easy",
  "game=parcheesi&Y=easy&G=easy&R=easy&B=easy",
  "game=pollyanna-1951%2Bpartners&Y=easy&G=easy&R=easy&B=easy",
  "game=sorry&Y=easy&G=easy&R=easy&B=easy",
  "game=annie&Y=easy&G=easy&R=easy&B=easy",
], 1)) {
  test(`the winners and their podium are upright from every seat, ${query.split("&")[0]}`, async ({ page }) => {
    const record = await played(page, query);
    const turns = new Set();
    for (const seat of "YGRB") {
      await elsewhere(page, async (seen) => {
        await watchPodium(seen);
        await resume(seen, record.replace(`${seat}=easy`, `${seat}=person`));
        turns.add(await board(seen).getAttribute("data-turns"));
        await expect.poll(() => seen.evaluate(() => window.stood.still.length)).toBeGreaterThan(0);
        const { moving, still } = await seen.evaluate(() => window.stood);
        expect(moving.length).toBeGreaterThan(0);
        for (const [ratio, b, c, d] of [...moving, ...still]) {
          expect([ratio, Math.abs(b), Math.abs(c), d > 0], `${seat}: upright`).toEqual([1, 0, 0, true]);
        }
        const { light, home, podium } = await podiumPlace(seen);
        // The light is on the printed home, and the podium across the middle from there.
        expect(Math.hypot(light.x - home.x, light.y - home.y)).toBeLessThan(4);
        const off = Math.hypot(50 - light.x, 50 - light.y);
        if (off > 0) {
          const at = [light.x + (23 * (50 - light.x)) / off, light.y + (23 * (50 - light.y)) / off];
          expect(Math.hypot(podium.x - at[0], podium.y - at[1])).toBeLessThan(0.3);
        }
      });
    }
    // Annie's street has no sides.
    expect(turns.size).toBe(query.includes("annie") ? 1 : 4);
  });
}

test("the result of four players is whole, and what lies over it leaves it as it was", async ({ page }) => {
  const record = await played(page, FOUR);
  await page.addInitScript(() => {
    window.begun = [];
    document.addEventListener(
      "animationstart",
      ({ target, animationName }) => {
        if (target.closest(".confetti, .spotlight, .result")) {
          window.begun.push(animationName);
        }
      },
      true,
    );
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await resume(page, record);
  await expect(end(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.begun)).toContain("rise");
  await end(page).evaluate((card) => Promise.all(card.getAnimations().map((animation) => animation.finished)));
  await expect(end(page).getByRole("img", { name: /^The race over \d+ turns: .*100%/ })).toBeVisible();
  const ranks = await end(page).locator("ol > li").evaluateAll((lines) => lines.map((line) => line.value));
  expect(ranks.slice(0, 3)).toEqual([1, 1, 3]);
  for (const name of ["Rematch", "Replay", "Share", "New game", "Close"]) {
    await expect(button(end(page), name)).toBeVisible();
  }
  expect(await end(page).evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
  const check = await button(end(page), "Check").boundingBox();
  const deeds = await end(page).locator(".deeds").boundingBox();
  expect(check.y + check.height).toBeLessThanOrEqual(deeds.y);

  const awards = end(page).getByRole("list", { name: "Awards" }).getByRole("listitem");
  const given = await awards.allTextContents();
  expect(given).toHaveLength(3);
  for (const name of ["Share", "Check", "Review"]) {
    // By key: what has just appeared ignores clicks.
    await button(end(page), name).press("Enter");
    await expect(end(page)).toHaveCount(0);
    await expect(page.locator("dialog[open]")).toBeVisible();
    if (name === "Review") {
      const review = page.getByRole("dialog", { name: "Review", exact: true });
      await expect(review.locator(".review-turns")).toHaveCount(1);
    }
    await page.evaluate(() => (window.begun = []));
    await page.keyboard.press("Escape");
    await expect(end(page)).toBeVisible();
    await expect(page.locator(".podium")).toHaveCount(1);
    // Two frames later everything that begins has begun.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.begun), `after ${name}`).toEqual([]);
    expect(await awards.allTextContents(), `after ${name}`).toEqual(given);
  }
});

// The end of a game: the last move, the dimmed board, then the result card.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { board, button, end, open, resume, status, stored } from "./table.js";

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

/** In which frame the page first told what, and when, in milliseconds. */
const watchEnd = (page) =>
  page.evaluate(() => {
    window.told = {};
    let frame = 0;
    const look = () => {
      frame += 1;
      const now = { frame, at: performance.now() };
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

/** How much of the board the card covers. */
const covered = (page) =>
  page.evaluate(() => {
    const card = document.querySelector("dialog[open]").getBoundingClientRect();
    const board = document.querySelector(".game > .board").getBoundingClientRect();
    const width = Math.min(board.right, card.right) - Math.max(board.left, card.left);
    const height = Math.min(board.bottom, card.bottom) - Math.max(board.top, card.top);
    return (Math.max(0, width) * Math.max(0, height)) / (board.width * board.height);
  });

/** Which parts of the podium, and which of the big words, the card covers. */
const hiddenByCard = (page) =>
  page.evaluate(() => {
    const card = document.querySelector("dialog[open]").getBoundingClientRect();
    const isBelow = ({ left, right, top, bottom }) =>
      left < card.right && right > card.left && top < card.bottom && bottom > card.top;
    const parts = [...document.querySelectorAll(".podium .body, .podium .step, .finale-words > *")];
    const hidden = parts.filter((part) => isBelow(part.getBoundingClientRect()));
    return hidden.map((part) => part.getAttribute("class") ?? part.textContent);
  });

/** Whether all awards are seen without a scroll. */
async function awardsAreInSight(page) {
  const awards = await end(page).getByRole("list", { name: "Awards" }).getByRole("listitem").all();
  expect(awards).toHaveLength(3);
  const actions = await end(page).locator(".actions").boundingBox();
  for (const award of awards) {
    await expect(award).toBeInViewport({ ratio: 1 });
    const { y, height } = await award.boundingBox();
    expect(y + height).toBeLessThanOrEqual(actions.y);
  }
}

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];

for (const viewport of few(VIEWPORTS, 3)) {
  for (const query of few(["game=pollyanna-1951&Y=easy&R=easy", "game=sorry&R=easy&Y=easy"], 1)) {
    test(`the end keeps the board in view, ${query.split("&")[0]}, ${viewport.width} x ${viewport.height}`, async ({ page }) => {
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
      expect(told.card.at - told.status.at).toBeGreaterThan(1_200);
      expect(told.card.at - told.shade.at).toBeGreaterThan(1_200);
      // The shade comes with the words, when the pawn has landed.
      expect(Math.abs(told.shade.frame - told.status.frame)).toBeLessThanOrEqual(1);

      // The sheet has come to rest.
      await end(page).evaluate((card) => Promise.all(card.getAnimations().map((animation) => animation.finished)));
      const isBeside = viewport.width > viewport.height;
      expect(await covered(page)).toBeLessThan(isBeside ? 0.001 : 0.25);
      expect(await hiddenByCard(page)).toEqual([]);
      // Nothing beside the board shows behind the card.
      for (const part of [".player-panels", ".side"]) {
        await expect(page.locator(part)).toHaveCSS("opacity", "0");
      }
      await awardsAreInSight(page);
      if (viewport.height > 700) {
        const [chart, actions] = await Promise.all([".race-chart", ".actions"].map((part) => end(page).locator(part).boundingBox()));
        expect(chart.y + chart.height, "the chart is whole").toBeLessThanOrEqual(actions.y);
      }
      await expect(button(end(page), "Rematch")).toBeInViewport({ ratio: 1 });

      await button(end(page), "Close").click();
      await expect(end(page)).toHaveCount(0);
      await expect(page.locator(".board.over")).toHaveCount(0);
      await expect(page.locator(".side")).toHaveCSS("opacity", "1");
      expect(await button(page, "Results").evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
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
      // Portraits react to every end.
      const isPart = ({ effect }) => effect.target?.closest(".podium") && !effect.target.matches(".face");
      const moves = document.getAnimations().some(isPart);
      for (const element of document.querySelectorAll(".podium .rises, .podium .figure")) {
        const { a, b, c, d } = element.getScreenCTM();
        window.stood[moves ? "moving" : "still"].push([a / d, b, c, d].map((number) => Math.round(number * 1000) / 1000));
      }
      requestAnimationFrame(look);
    };
    look();
  });

/** Which parts of the end are not wholly on the board, and pawns of winners that stand elsewhere, too. */
const astray = (page) =>
  board(page).evaluate((board) => {
    const whole = board.getBoundingClientRect();
    const isOutside = (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < whole.left || right > whole.right || top < whole.top || bottom > whole.bottom;
    };
    const parts = [...board.querySelectorAll(".podium .body, .podium .step, .finale-words > *")].filter(isOutside);
    const colour = (pawn) => /colour-\w+/.exec(pawn.getAttribute("class"))?.[0];
    const winners = new Set([...board.querySelectorAll(".podium .winner")].map(colour));
    const twice = [...board.querySelectorAll(".pawns > .pawn")].filter((pawn) => winners.has(colour(pawn)));
    return [...parts, ...twice].map((element) => element.getAttribute("class") ?? element.textContent);
  });

/** Whether the words at the end cover the pawns on the podium. */
const hidesPodium = (page) =>
  board(page).evaluate((board) => {
    const boxes = (selector) => [...board.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const [title, story] = boxes(".finale-words > *");
    const { top, bottom } = { top: title.bottom, bottom: story.top };
    return boxes(".podium .body").some((figure) => figure.top < top || figure.bottom > bottom);
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
        // A loss is shown still.
        const hasWon = /end winner=(.*)/.exec(record)[1].includes(seat);
        expect(moving.length > 0).toBe(hasWon);
        for (const [ratio, b, c, d] of [...moving, ...still]) {
          expect([ratio, Math.abs(b), Math.abs(c), d > 0], `${seat}: upright`).toEqual([1, 0, 0, true]);
        }
        await expect.poll(() => astray(seen)).toEqual([]);
        expect(await hidesPodium(seen)).toBe(false);
        // Confetti falls for who has won; who has lost sees a quiet night.
        await expect(seen.locator(".confetti")).toHaveCount(hasWon ? 1 : 0);
        await expect(seen.locator(".spotlight.lost .night")).toHaveCount(hasWon ? 0 : 1);
        // Whoever has lost is told something kind, and stands in a light.
        await expect(seen.locator(".finale-words small")).toHaveCount(hasWon ? 0 : 1);
        await expect(seen.locator(".podium .glow")).toHaveCount(hasWon ? 0 : 1);
      });
    }
    // Annie's street has no sides.
    expect(turns.size).toBe(query.includes("annie") ? 1 : 4);
  });
}

for (const query of few(["game=annie&Y=easy&B=easy", "game=sorry&R=easy&Y=easy", "game=pollyanna-1951&Y=easy&R=easy", "game=pollyanna-1916&Y=easy&R=easy", "game=parcheesi&Y=easy&R=easy"], 1)) {
  test(`the end has a scene of its own, and in high contrast a plain one, ${query.split("&")[0]}`, async ({ page }) => {
    const record = await played(page, query);
    await page.emulateMedia({ contrast: "no-preference" });
    await resume(page, record);
    const parts = page.locator(".spotlight image.print");
    await expect(parts).toHaveCount(4);
    for (const part of await parts.all()) {
      await expect(part).toBeVisible();
      const found = await part.evaluate(async (image) => {
        const response = await fetch(image.href.baseVal);
        return [response.status, response.headers.get("content-type")];
      });
      expect(found).toEqual([200, expect.stringContaining("image/svg+xml")]);
    }
    await expect(page.locator(".spotlight .beams")).toBeHidden();
    await page.emulateMedia({ contrast: "more" });
    await expect(parts.first()).toBeHidden();
    await expect(page.locator(".spotlight .halo")).toBeHidden();
    await expect(page.locator(".spotlight .beams")).toBeVisible();
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
  // The last confetti begins to fall after seconds.
  await page.evaluate(() => {
    const ofTheEnd = ({ effect }) => effect.target?.closest(".confetti, .spotlight, .finale-words, .result");
    return Promise.all(document.getAnimations().filter(ofTheEnd).map((animation) => animation.finished));
  });
  await expect(end(page).getByRole("img", { name: /^The race over \d+ turns: .*100%/ })).toBeVisible();
  const ranks = await end(page).locator("ol > li").evaluateAll((lines) => lines.map((line) => line.value));
  expect(ranks.slice(0, 3)).toEqual([1, 1, 3]);
  for (const name of ["Rematch", "Replay", "Review", "Close"]) {
    await expect(button(end(page), name)).toBeVisible();
  }
  await button(end(page), "More").click();
  for (const name of ["Share", "New game", "Check"]) {
    await expect(button(end(page), name)).toBeInViewport({ ratio: 1 });
  }
  // It closes alone.
  await page.keyboard.press("Escape");
  await expect(button(end(page), "Check")).toHaveCount(0);
  expect(await end(page).evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);

  const awards = end(page).getByRole("list", { name: "Awards" }).getByRole("listitem");
  const given = await awards.allTextContents();
  expect(given).toHaveLength(3);
  for (const name of ["Share", "Check", "Review"]) {
    if (name !== "Review") {
      await button(end(page), "More").press("Enter");
    }
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

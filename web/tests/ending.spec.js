// The end of a game: the last move, the dimmed board, then the result card.

import { COLOURS } from "./games.js";
import { expect, test } from "./page.js";
import { board, button, end, open, position, resume, status, stored } from "./table.js";

/** Opens a game of bots before its last step, as one between persons; returns that step. */
async function openBeforeEnd(page, query) {
  // In a browser of their own, so that this one knows nothing of the end.
  const context = await page.context().browser().newContext({ serviceWorkers: "block" });
  const bots = await context.newPage();
  await bots.goto(new URL(`#/new?${query}&seed=1&speed=instant&start`, process.env.TURNOUT_URL).href);
  await expect(end(bots)).toBeVisible({ timeout: 30_000 });
  const record = (await stored(bots, "save")).replaceAll("=easy", "=person");
  await context.close();
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

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  for (const query of ["game=pollyanna-1951&Y=easy&R=easy", "game=sorry&R=easy&Y=easy"]) {
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
      expect(told.card - told.status).toBeGreaterThan(1_140);
      expect(told.card - told.shade).toBeGreaterThan(1_140);
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

test("the card has ranks, the race as a chart, three awards, and what can be done next", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=easy:Ann&R=easy&seed=1&speed=instant");
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  await expect(end(page).getByRole("img", { name: /^The race over \d+ turns: .*100%/ })).toBeVisible();
  await expect(end(page).getByRole("list", { name: "Awards" }).getByRole("listitem")).toHaveCount(3);
  for (const name of ["Rematch", "Replay", "Share", "New game", "Close"]) {
    await expect(button(end(page), name)).toBeVisible();
  }
  const { size } = await end(page).evaluate((card) => ({ size: card.scrollWidth - card.clientWidth }));
  expect(size).toBe(0);
  await expect(board(page)).toHaveClass(/\bover\b/);
});

test("partners who win share rank 1", async ({ page }) => {
  await open(page, "game=pollyanna-1951%2Bpartners&Y=easy&G=easy&R=easy&B=easy&seed=1&speed=instant");
  await expect(end(page)).toBeVisible({ timeout: 45_000 });
  const ranks = await end(page).locator("ol > li").evaluateAll((lines) => lines.map((line) => line.value));
  expect(ranks.slice(0, 3)).toEqual([1, 1, 3]);
  await expect(end(page).locator(".race-chart .line")).toHaveCount(2);
});

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

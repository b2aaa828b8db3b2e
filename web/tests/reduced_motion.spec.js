// Marks of moments: animated, or still with reduced motion.

import { FULL, few } from "./full.js";
import { expect, test } from "./page.js";
import { button, moves, recordTexts, resume, rollButton } from "./table.js";

/** Notes what is animated: its class, its text, and whether it moves. */
const watch = (page) =>
  page.addInitScript(() => {
    window.animated = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const places = new Set(frames.map(({ transform, translate }) => `${transform} ${translate}`));
      const seen = frames.every(({ opacity }) => opacity === 1);
      const name = this.getAttribute("class");
      window.animated.push({ name, text: this.textContent, moves: places.size > 1, seen, ms: timing.duration });
      return animate.call(this, frames, timing);
    };
  });

const animated = (page) => page.evaluate(() => window.animated);

/** Draws a card or rolls. */
const roll = async (page) => {
  await expect(rollButton(page)).toHaveAttribute("aria-disabled", "false");
  await rollButton(page).click();
};

/** Red's third doublet is passed by itself, and costs a pawn. */
const THIRD_DOUBLET = [
  "turnout 1",
  "ruleset parcheesi",
  "seats Y=person R=person",
  "open Y 2",
  "open R 4",
  "R 1-1: pass",
  "R 5-5: 5 yard-R5, 5 yard-R5",
  "R 5-5:",
  "",
].join("\n");

/** Lessons with a moment: the steps that lead to it, its banner if it has one, what moves, and the marks that stand still. */
const LESSONS = [
  ["capture", "pollyanna-1951", 7, ["3 G8xG11"], "You capture Red", /burst/, ["burst", "moment-ring", "bonus-mark +10"]],
  ["slide", "sorry", 3, [roll, "5 R11-B1>B4"], "You bump Yellow", /pawn/, ["burst", "moment-ring"]],
  ["stars lost", "annie", 5, ["give B"], "You give Blue 1 star", /flying/, ["bonus-mark −1 ★", "bonus-mark +1 ★"]],
  ["home", "pollyanna-1951", 10, ["4 Yh3-home"], "Home!", /moment-ring/, ["moment-ring"]],
  ["blockade", "pollyanna-1951", 5, ["5 G6-G11"], null, /pawn/, ["moment-ring"]],
  ["broken blockade", "pollyanna-1951", 6, ["4 R2-R6"], null, /pawn/, ["moment-ring broken"]],
  ["swap", "sorry", 4, [roll, "11 R6~G12"], "You change places with Yellow", /pawn/, ["moment-ring", "moment-ring"]],
  ["Sorry! card", "sorry", 5, [roll], "Sorry!", /./, []],
  ["stars won", "annie", 1, [roll], null, /flying/, ["bonus-mark +1 ★"]],
];

for (const motion of ["no-preference", "reduce"]) {
  const check = async (page, banners, banner, moving, marks) => {
    if (banner !== null) {
      await expect.poll(banners).toContainEqual(expect.stringContaining(banner));
    }
    if (motion === "reduce") {
      const seen = async () => (await animated(page)).map(({ name, text }) => `${name} ${text}`.trim());
      await expect.poll(seen).toEqual(expect.arrayContaining(marks));
      for (const each of await animated(page)) {
        expect(each).toMatchObject({ moves: false, seen: true });
        expect(each.ms).toBeGreaterThanOrEqual(400);
      }
    } else {
      const moved = async () => (await animated(page)).filter(({ moves }) => moves).map(({ name }) => name);
      await expect.poll(moved).toContainEqual(expect.stringMatching(moving));
    }
  };

  test(`moments, motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await watch(page);
    const banners = await recordTexts(page, ".banner");
    for (const [name, game, lesson, steps, banner, moving, marks] of few(LESSONS, 4)) {
      await test.step(name, async () => {
        await page.goto("about:blank");
        await page.goto(`./#/learn?game=${game}&lesson=${lesson}`);
        await expect(button(page, "Menu")).toBeVisible();
        for (const step of steps) {
          if (typeof step === "string") {
            await moves(page).and(page.locator(`[data-step="${step}"]`)).click();
          } else {
            await step(page);
          }
        }
        await check(page, banners, banner, moving, marks);
      });
    }
  });

  if (FULL) {
    test(`a third doublet, motion: ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await watch(page);
      const banners = await recordTexts(page, ".banner");
      await resume(page, THIRD_DOUBLET);
      await check(page, banners, "One roll too many: back to the start", /pawn/, ["moment-ring"]);
    });
  }
}

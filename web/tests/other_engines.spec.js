// What WebKit, Firefox or an older browser would draw otherwise than Chromium: rings of the focus, woven cloth, scroll bars,
// what waits for a movement, and text that can be selected. What makes the difference can be seen in each of them.

import { expect, test } from "./page.js";
import { board, button, forbid, home, landed, moves, notices, open, resume, rollButton, status, twoOut } from "./table.js";

/** The elements on which a ring of the focus is drawn. */
const rings = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(":focus, label:focus-within")]
      .filter((element) => getComputedStyle(element).outlineStyle !== "none")
      .map((element) => element.textContent.trim()),
  );

test("the focus has a ring after a key, and none after a click", async ({ page }) => {
  await page.goto("./");
  await button(page, "Play Parcheesi").click();
  const sheet = page.getByRole("dialog", { name: "Parcheesi" });
  await expect(sheet.getByRole("button", { name: "Start game" })).toBeFocused();
  expect(await rings(page), "where a script moved the focus").toEqual([]);
  await sheet.locator(".pick", { hasText: "Hard" }).click();
  await expect(sheet.getByRole("radio", { name: "Hard" })).toBeFocused();
  expect(await rings(page), "on a segment").toEqual([]);
  await page.keyboard.press("ArrowLeft");
  expect(await rings(page)).toContain("Medium");
  await sheet.locator(".pick", { hasText: "Hard" }).click();
  expect(await rings(page)).toEqual([]);
  // A key held during a click, or one that the browser or the system takes.
  await page.keyboard.press("Shift");
  await page.keyboard.press("Control+c");
  expect(await rings(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Start game" }).click();
  await rollButton(page).click();
  await expect(status(page)).not.toHaveText(/^Your turn: roll/);
  expect(await rings(page), "after a roll").toEqual([]);
  expect(await board(page).locator(".here").isVisible()).toBe(false);
});

test("cloth is woven of tiles, since gradients that repeat every few pixels come out as blotches", async ({ page }) => {
  await page.goto("./");
  const narrow = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const texts = rules.map((rule) => rule.cssText).join("\n");
    const gradients = texts.match(/repeating-linear-gradient\((?:[^()]|\([^()]*\))*\)/g);
    const period = (gradient) => /([\d.]+)px\)$/.exec(gradient)?.[1];
    return { count: gradients.length, narrow: gradients.filter((gradient) => Number(period(gradient) ?? 99) < 9) };
  });
  expect(narrow.count).toBeGreaterThan(3);
  expect(narrow.narrow).toEqual([]);
});

test("scroll bars have the colours of what they lie on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  const bars = () =>
    page.evaluate(() => {
      const elements = [document.documentElement, ...document.querySelectorAll("body *")];
      const scrolled = elements.filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const root = element === document.documentElement;
        return root || [overflowX, overflowY].some((overflow) => ["auto", "scroll"].includes(overflow));
      });
      const looks = (element) => {
        const { scrollbarColor, scrollbarWidth } = getComputedStyle(element);
        return [element.className || element.localName, scrollbarWidth === "none" ? "none" : scrollbarColor];
      };
      return scrolled.map(looks);
    });
  const atHome = await bars();
  await button(page, "Play Annie").click();
  await expect(page.getByRole("dialog", { name: "Annie" })).toBeVisible();
  expect([...atHome, ...(await bars())].filter(([, look]) => look === "auto")).toEqual([]);
});

test("a plinth waits for its pawns where styles know no beginning", async ({ page }) => {
  await resume(page, twoOut().replace("Y 4-3:", "Y 2-1:"));
  await landed(page);
  await page.evaluate(() => {
    // Rules that a browser of 2023 does not know.
    for (const { cssRules } of document.styleSheets) {
      for (let index = cssRules.length - 1; index >= 0; index -= 1) {
        if (cssRules[index] instanceof CSSStartingStyleRule) {
          cssRules[index].parentStyleSheet.deleteRule(index);
        }
      }
    }
    window.seen = [];
    const look = () => {
      const plinth = document.querySelector(".plinth");
      if (plinth) {
        const isMoving = document.querySelector("[data-position].moving") !== null;
        window.seen.push(`${isMoving ? "moving" : "settled"} ${getComputedStyle(plinth).opacity}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await expect(page.locator(".plinth")).toHaveCount(0);
  await moves(page).filter({ hasText: /Y8|2/ }).first().click();
  await expect(page.locator(".plinth")).toHaveCount(1);
  await landed(page);
  const opacity = () => page.locator(".plinth").evaluate((plinth) => getComputedStyle(plinth).opacity);
  await expect.poll(opacity).toBe("1");
  const seen = await page.evaluate(() => window.seen);
  expect(seen).toContain("moving 0");
  expect(seen).not.toContain("moving 1");
  // One that is there stays during the next movement.
  await page.locator(".plinths").evaluate((plinths) => plinths.classList.add("coming"));
  expect(await opacity()).toBe("1");
});

test("no button can be selected as text, and no lid comes after its sheet", async ({ page }) => {
  await page.goto("./");
  await button(page, "Play Sorry!").click();
  await expect(page.locator(".sheet-lid")).toHaveAttribute("decoding", "sync");
  const selectable = () =>
    page.locator("button, label.button").evaluateAll((buttons) =>
      buttons.filter((each) => getComputedStyle(each).userSelect !== "none").map((each) => each.outerHTML),
    );
  expect(await selectable()).toEqual([]);
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(rollButton(page)).toBeVisible();
  expect(await selectable()).toEqual([]);
});

const TWO = "parcheesi&Y=person&R=easy";
const SIX = "annie&Y=person&R=easy&G=easy&B=easy&O=easy&P=easy";

test("what moves for ever is not drawn anew for it", async ({ page }) => {
  await open(page, "game=parcheesi&Y=person&R=person&seed=3&speed=normal");
  const painted = () =>
    page.evaluate(() => {
      const endless = document.getAnimations().filter(({ effect }) => effect.getTiming().iterations === Infinity);
      const keys = endless.flatMap(({ effect }) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
      const free = ["offset", "computedOffset", "easing", "composite", "opacity", "transform", "translate", "rotate", "scale"];
      return { count: endless.length, painted: keys.filter((key) => !free.includes(key)) };
    });
  await expect.poll(async () => (await painted()).count, "the cue on the button, and the dice").toBeGreaterThan(2);
  expect((await painted()).painted).toEqual([]);
});

for (const [width, height, game] of [
  [1280, 800, TWO],
  [1024, 768, TWO],
  [820, 1180, TWO],
  [768, 1024, SIX],
  [390, 844, TWO],
  [390, 844, SIX],
  [360, 640, SIX],
]) {
  test(`at ${width}x${height} a notice that stays covers no name and no button, ${game}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await forbid(page);
    await open(page, `game=${game}&seed=3`);
    await expect(notices(page).locator("p")).toHaveCount(1);
    const count = game.match(/=(person|easy)/g).length;
    await expect(page.locator(".player-panels > li")).toHaveCount(count);
    const { x, y, width: across, height: down } = await notices(page).locator(".notice").boundingBox();
    for (const each of await page.locator(".player-panels > li, .turn button, .last-turns li, .tools button").filter({ visible: true }).all()) {
      const box = await each.boundingBox();
      const isApart = box.x >= x + across || box.x + box.width <= x || box.y >= y + down || box.y + box.height <= y;
      expect(isApart, await each.textContent()).toBe(true);
    }
  });
}

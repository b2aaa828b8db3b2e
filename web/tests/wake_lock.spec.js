// The screen wake lock during a game, and the safe area beside a notch.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { act, board, button, choose, end, form, goToForm, home, log, open, QUICK, rollButton } from "./table.js";

/** Replaces the browser's wake lock with a fake one. */
async function watch(page) {
  await page.addInitScript(() => {
    let asked = 0;
    const held = new Set();
    window.locks = () => ({ asked, held: held.size });
    let hidden = false;
    Object.defineProperty(Document.prototype, "hidden", { get: () => hidden });
    window.hide = (now) => {
      hidden = now;
      // The browser takes back what it gave.
      held.clear();
      document.dispatchEvent(new Event("visibilitychange"));
    };
    const request = async (kind) => {
      if (kind !== "screen") {
        throw new TypeError(kind);
      }
      asked += 1;
      const lock = { release: async () => held.delete(lock) };
      held.add(lock);
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
}

const locks = (page) => page.evaluate(() => window.locks());
const holds = (page, held) => expect.poll(async () => (await locks(page)).held).toBe(held);

test("the screen stays awake during a game, not on the home page or the form", async ({ page }) => {
  await watch(page);
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  expect(await locks(page)).toEqual({ asked: 0, held: 0 });
  await goToForm(page);
  expect(await locks(page)).toEqual({ asked: 0, held: 0 });
  await form(page).getByRole("button", { name: "Start game" }).click();
  await holds(page, 1);
  await act(page, () => rollButton(page).click());
  expect(await locks(page)).toEqual({ asked: 1, held: 1 });
  await page.evaluate(() => window.hide(true));
  await holds(page, 0);
  await page.evaluate(() => window.hide(false));
  await holds(page, 1);
  expect((await locks(page)).asked).toBe(2);
  await choose(page, "Home");
  await holds(page, 0);
});

test("the lock is released at the end; a running replay holds it, a paused one does not", async ({ page }) => {
  await watch(page);
  await open(page, QUICK);
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  await holds(page, 0);
  await page.keyboard.press("Escape");
  await choose(page, "Replay");
  await expect(page.getByRole("group", { name: "Replay" })).toBeVisible();
  await holds(page, 0);
  await button(page, "Play").click();
  await holds(page, 1);
  await button(page, "Pause").click();
  await holds(page, 0);
});

// What a phone with a notch and a bar below takes, held upright and across.
const NOTCHES = [
  [{ width: 390, height: 844 }, { top: 47, right: 0, bottom: 34, left: 0 }],
  [{ width: 844, height: 390 }, { top: 0, right: 47, bottom: 21, left: 47 }],
  [{ width: 1180, height: 820 }, { top: 24, right: 0, bottom: 20, left: 0 }],
];

for (const [size, insets] of few(NOTCHES, 2)) {
  test(`nothing lies under a notch, ${size.width} x ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    const browser = await page.context().newCDPSession(page);
    const { top, right, bottom, left } = insets;
    await browser.send("Emulation.setSafeAreaInsetsOverride", { insets });
    const isSafe = async (what, locator) => {
      await expect(locator).toBeVisible();
      // A dialog moves in.
      await expect(async () => {
        const { x, y, width, height } = await locator.boundingBox();
        const told = `${what}: ${x} ${y} ${width} ${height}`;
        expect(x, told).toBeGreaterThanOrEqual(left - 0.5);
        expect(y, told).toBeGreaterThanOrEqual(top - 0.5);
        expect(x + width, told).toBeLessThanOrEqual(size.width - right + 0.5);
        expect(y + height, told).toBeLessThanOrEqual(size.height - bottom + 0.5);
      }).toPass({ timeout: 10_000 });
    };
    await page.goto("./");
    await isSafe("the header", page.getByRole("banner"));
    await isSafe("play", button(page, "Play"));
    await goToForm(page);
    const start = form(page).getByRole("button", { name: "Start game" });
    await isSafe("start", start);
    await start.click();
    const main = page.getByRole("main");
    await isSafe("the game", main);
    await isSafe("the board", board(page));
    for (const tool of await page.locator(".tools > :visible").all()) {
      await isSafe("a tool", tool);
    }
    if (size.width < size.height) {
      await choose(page, "Log");
    }
    await isSafe("the log", log(page));
    await page.keyboard.press("Escape");
    await choose(page, "Rules");
    await isSafe("a dialog", page.getByRole("dialog"));
  });
}

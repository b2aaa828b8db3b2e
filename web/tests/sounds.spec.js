// Sounds: what is played, when nothing may be, and that one tap silences it.

import { expect, test } from "./page.js";
import {
  act,
  board,
  button,
  choose,
  form,
  inSettings,
  moves,
  open,
  QUICK,
  resume,
  stored,
  throwing,
  thrown,
} from "./table.js";

/** Counts what the page makes to be heard: audio contexts, tones, and tones that were cut off. */
async function listen(page) {
  await page.addInitScript(() => {
    const heard = { contexts: 0, tones: [], cut: 0 };
    window.heard = heard;
    const Audio = window.AudioContext;
    window.AudioContext = class extends Audio {
      constructor(...given) {
        super(...given);
        heard.contexts += 1;
      }
      createOscillator() {
        const made = super.createOscillator();
        const { start, disconnect } = made;
        made.start = (at) => {
          heard.tones.push({ at: at - this.currentTime, pitch: made.frequency.value });
          start.call(made, at);
        };
        made.disconnect = (...given) => {
          heard.cut += 1;
          disconnect.apply(made, given);
        };
        return made;
      }
    };
  });
}

const heard = (page) => page.evaluate(() => window.heard);
const tones = async (page) => (await heard(page)).tones.length;
const sound = (page) => page.getByRole("dialog").getByRole("checkbox", { name: "Sound", exact: true });

test("nothing is made to sound before something is done", async ({ page }) => {
  await listen(page);
  await open(page, "Y=easy&R=easy&seed=5&speed=fast");
  await expect(page.locator(".pawn").first()).toBeAttached();
  await page.waitForTimeout(1_500);
  expect(await heard(page)).toEqual({ contexts: 0, tones: [], cut: 0 });
});

test("a roll rattles, and each space that a pawn comes to ticks, in time", async ({ page }) => {
  await listen(page);
  await resume(page, thrown("6-2"));
  await inSettings(page, () => expect(sound(page)).toBeChecked());
  await act(page, () => moves(page).first().click());
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  const first = await tones(page);
  await page.locator('[data-step="2 Y6-Y8"]').click();
  await expect.poll(() => tones(page)).toBeGreaterThan(first);
  const { contexts, tones: all } = await heard(page);
  expect(contexts).toBe(1);
  // Two spaces, a beat of 130 milliseconds each.
  const times = [...new Set(all.slice(first).map(({ at }) => Math.round(at * 100) / 100))];
  expect(times).toHaveLength(2);
  expect(times[1] - times[0]).toBeCloseTo(0.13, 1);
  const before = await tones(page);
  await act(page, () => throwing(page).click());
  await expect.poll(() => tones(page)).toBeGreaterThan(before + 3);
});

test("one tap silences, what was still to come as well, and it holds after a reload", async ({ page }) => {
  await listen(page);
  await resume(page, thrown("6-2"));
  await act(page, () => moves(page).first().click());
  await page.locator('[data-step="2 Y6-Y8"]').click();
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  // In one go, since a throw is heard for half a second.
  const { cut, late } = await page.evaluate(async () => {
    const { heard } = window;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const press = async (selector, name = "") => {
      const found = () => [...document.querySelectorAll(selector)].find(({ textContent }) => textContent.includes(name));
      while (!found()) {
        await frame();
      }
      found().click();
    };
    const tones = heard.tones.length;
    document.querySelector("[data-zone=throw]").click();
    while (heard.tones.length === tones) {
      await frame();
    }
    const { cut } = heard;
    await press(".opens-menu");
    await press(".menu button", "Settings");
    await press("dialog label", "Sound");
    return { cut, late: heard.tones.slice(tones).filter(({ at }) => at > 0.3).length };
  });
  await expect(sound(page)).not.toBeChecked();
  await page.keyboard.press("Escape");
  expect(late).toBeGreaterThan(0);
  expect((await heard(page)).cut).toBeGreaterThanOrEqual(cut + late);
  expect(await stored(page, "settings")).toContain("sound off");

  await page.reload();
  await inSettings(page, () => expect(sound(page)).not.toBeChecked());
  await act(page, () => moves(page).first().click());
  await page.waitForTimeout(300);
  expect(await heard(page)).toEqual({ contexts: 0, tones: [], cut: 0 });
  // And on again.
  await inSettings(page, () => sound(page).check());
  await act(page, () => button(page, "Undo").click());
  await act(page, () => moves(page).first().click());
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
});

test("at an instant a person hears one sound for a tap, and bots none", async ({ page }) => {
  await listen(page);
  await open(page, "Y=person&R=person&seed=42&speed=instant");
  await act(page, () => throwing(page).click());
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  const once = await tones(page);
  await act(page, () => throwing(page).click());
  await expect.poll(() => tones(page)).toBe(2 * once);

  await page.goto("about:blank");
  await page.goto(`./#/new?${QUICK}`);
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(page.getByRole("dialog", { name: / wins?$/ })).toBeVisible({ timeout: 30_000 });
  expect(await tones(page)).toBe(0);
});

test("where less motion is wanted a movement is one sound, at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await listen(page);
  await resume(page, thrown("6-2"));
  await act(page, () => moves(page).first().click());
  await page.locator('[data-step="2 Y6-Y8"]').click();
  await expect.poll(() => tones(page)).toBeGreaterThan(2);
  const { tones: all } = await heard(page);
  expect(Math.max(...all.map(({ at }) => at))).toBeLessThan(0.05);
});

test("a browser without sounds plays in silence", async ({ page }) => {
  await page.addInitScript(() => {
    delete window.AudioContext;
    delete window.webkitAudioContext;
  });
  await resume(page, thrown("6-2"));
  await act(page, () => moves(page).first().click());
  await expect(board(page)).toHaveAttribute("data-position", / Y:2$/);
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 640],
  [640, 360],
]) {
  test(`the switch is in the settings, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "Y=person&G=easy&R=easy&B=easy&seed=42&speed=instant");
    await choose(page, "Settings");
    await expect(sound(page)).toBeInViewport({ ratio: 0.99 });
    const { width: wide, height: high } = await page.getByRole("dialog").locator("label", { hasText: "Sound" }).boundingBox();
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(43.9);
    await sound(page).click();
    await expect(sound(page)).not.toBeChecked();
    await expect(sound(page)).toBeFocused();
  });
}

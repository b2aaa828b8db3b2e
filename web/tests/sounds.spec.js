// Sounds: what plays, when sound is not allowed, and muting.

import { expect, test } from "./page.js";
import { act, button, inSettings, landed, moves, resume, rollButton, rolledRecord, stored } from "./table.js";

/** Records the sounds of the page: audio contexts, tones and noises, those that were cut off, and the volume. */
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
        return this.watched(super.createOscillator());
      }
      createBufferSource() {
        return this.watched(super.createBufferSource());
      }
      createGain() {
        const made = super.createGain();
        // The first one is the volume of all.
        window.master ??= made.gain;
        return made;
      }
      watched(made) {
        const { start, disconnect } = made;
        made.start = (at, ...given) => {
          heard.tones.push({ at: at - this.currentTime });
          start.call(made, at, ...given);
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
const speaker = (page) => button(page, "Sound");
const volume = (page) => page.getByRole("dialog").getByRole("slider", { name: "Volume" });
const sound = (page) => page.getByRole("dialog").getByRole("checkbox", { name: "Sound", exact: true });

test("a roll rattles, and each space that a pawn comes to ticks, in time", async ({ page }) => {
  await listen(page);
  await resume(page, rolledRecord("6-2"));
  await inSettings(page, () => expect(sound(page)).toBeChecked());
  await act(page, () => moves(page).first().click());
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  const first = await tones(page);
  await page.locator('[data-step="2 Y6-Y8"]').click();
  await expect.poll(() => tones(page)).toBeGreaterThan(first);
  const { contexts, tones: all } = await heard(page);
  expect(contexts).toBe(1);
  // Two spaces, a beat of 130 milliseconds each.
  const times = [];
  for (const { at } of all.slice(first)) {
    // The tones of one tick differ by rounding.
    if (times.every((time) => Math.abs(time - at) > 0.05)) {
      times.push(at);
    }
  }
  expect(times).toHaveLength(2);
  expect(times[1] - times[0]).toBeCloseTo(0.13, 1);
  const before = await tones(page);
  await act(page, () => rollButton(page).click());
  await expect.poll(() => tones(page)).toBeGreaterThan(before + 3);
});

test("one tap silences, what was still to come as well, and it holds after a reload", async ({ page }) => {
  await listen(page);
  await resume(page, rolledRecord("6-2"));
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
    document.querySelector("[data-zone=roll]").click();
    while (heard.tones.length === tones) {
      await frame();
    }
    const { cut } = heard;
    await press("[title=Sound]");
    return { cut, late: heard.tones.slice(tones).filter(({ at }) => at > 0.3).length };
  });
  await expect(speaker(page)).toHaveAttribute("aria-pressed", "false");
  await inSettings(page, () => expect(sound(page)).not.toBeChecked());
  expect(late).toBeGreaterThan(0);
  expect((await heard(page)).cut).toBeGreaterThanOrEqual(cut + late);
  expect(await stored(page, "settings")).toContain("sound off");

  await page.reload();
  await inSettings(page, () => expect(sound(page)).not.toBeChecked());
  await act(page, () => moves(page).first().click());
  await landed(page);
  expect(await heard(page)).toEqual({ contexts: 0, tones: [], cut: 0 });
  // And on again.
  await speaker(page).click();
  await expect(speaker(page)).toHaveAttribute("aria-pressed", "true");
  await act(page, () => button(page, "Undo").click());
  await act(page, () => moves(page).first().click());
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
});

test("the volume holds at once, is heard when the slider is let go, and is kept", async ({ page }) => {
  await listen(page);
  await resume(page, rolledRecord("6-2"));
  await act(page, () => moves(page).first().click());
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  const loudness = () => page.evaluate(() => window.master.value);
  const usual = await loudness();
  await inSettings(page, async () => {
    await expect(volume(page)).toHaveValue("80");
    const before = await tones(page);
    await volume(page).evaluate((slider) => {
      slider.value = "40";
      slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    await expect.poll(loudness).toBeCloseTo(usual / 4, 3);
    expect(await tones(page), "while it is dragged").toBe(before);
    await volume(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => tones(page)).toBeGreaterThan(before);
    await sound(page).uncheck();
    await expect(volume(page)).toBeDisabled();
    await sound(page).check();
  });
  expect(await stored(page, "settings")).toContain("volume 45");
  await page.reload();
  await inSettings(page, () => expect(volume(page)).toHaveValue("45"));
});

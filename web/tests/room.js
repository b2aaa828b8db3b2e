// Whether the page has room for what it shows.

import { expect } from "./page.js";

export const PHONE = { width: 360, height: 640 };
export const TABLET = { width: 768, height: 1024 };

/** From a small phone to a desktop; the first three do for the ordinary run. */
export const SIZES = [
  PHONE,
  { width: 640, height: 360 },
  { width: 1440, height: 900 },
  TABLET,
  { width: 1024, height: 768 },
];

/** Screens of phones, tablets and desktops, for what must hold while a game is played. */
export const SCREENS = [
  PHONE,
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  TABLET,
  { width: 1024, height: 768 },
];

/** Nothing sticks out at the side; the games of the home page are a row that scrolls by itself on a phone. */
export async function fits(page) {
  const { beyond, scrolls } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const all = document.querySelectorAll("button, select, input, label, p, h1, h2, svg, dialog");
    const out = [...all].filter((element) => {
      const { left, right } = (element.closest(".game-cards") ?? element).getBoundingClientRect();
      return !element.closest(".unseen") && (left < -1 || right > width + 1);
    });
    return {
      beyond: out.map((element) => element.outerHTML.slice(0, 80)),
      scrolls: document.documentElement.scrollWidth > width,
    };
  });
  expect(beyond).toEqual([]);
  expect(scrolls).toBe(false);
}

/** The page has exactly the window: nothing of it scrolls but what scrolls within itself. It hears of a new size after the window. */
export async function standsStill(page, when) {
  const over = () =>
    page.evaluate(() => {
      const all = [document.scrollingElement, document.querySelector(".page")];
      const over = (inner, outer) => Math.max(0, ...all.map((each) => each[inner] - outer));
      return { wide: over("scrollWidth", innerWidth), high: over("scrollHeight", innerHeight) };
    });
  await expect.poll(over, when).toEqual({ wide: 0, high: 0 });
}

/** No visible part of these panels sticks out. */
export async function areWhole(page, panels, parts, when) {
  const cut = () =>
    page.evaluate(
      ([panels, parts]) =>
        [...document.querySelectorAll(panels)].flatMap((panel) => {
          const outer = panel.getBoundingClientRect();
          const shown = [...panel.querySelectorAll(parts)].filter((part) => part.checkVisibility());
          const isCut = ({ left, right, top, bottom }) =>
            left < outer.left - 1 || right > outer.right + 1 || top < outer.top - 1 || bottom > outer.bottom + 1;
          return shown.filter((part) => isCut(part.getBoundingClientRect())).map((part) => part.outerHTML.slice(0, 80));
        }),
      [panels, parts],
    );
  await expect.poll(cut, when).toEqual([]);
}

/** Everything that can be pressed is as high as a fingertip. */
export async function forFingers(page) {
  const small = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll("main button:not(.link), main select, main summary")];
      const shown = all.filter((element) => element.checkVisibility());
      return shown
        .filter((element) => element.getBoundingClientRect().height < 43.9)
        .map((element) => element.outerHTML.slice(0, 80));
    });
  // A bubble grows to its size.
  await expect.poll(small).toEqual([]);
}

/** The players' names that CSS or their panels cut off. */
export const cutNames = (page) =>
  page.locator(".player-panel").evaluateAll((panels) =>
    panels.flatMap((panel) => {
      const name = panel.querySelector(".name");
      const [inner, outer] = [name, panel].map((element) => element.getBoundingClientRect());
      const whole = name.scrollWidth <= name.clientWidth && inner.top >= outer.top && inner.bottom <= outer.bottom;
      return whole ? [] : [`${name.textContent} (${name.scrollWidth} > ${name.clientWidth})`];
    }),
  );

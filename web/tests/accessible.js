// Accessibility, by axe.

import axe from "axe-core";

import { FULL } from "./full.js";
import { expect } from "./page.js";

/** The themes beside the light one, as the system asks for them. */
const THEMES = {
  dark: { colorScheme: "dark" },
  contrast: { contrast: "more" },
  "contrast-dark": { colorScheme: "dark", contrast: "more" },
};
const LIGHT = { colorScheme: "light", contrast: "no-preference" };

/** What axe finds wrong; `options` as of `axe.run`. */
export async function violations(page, options = {}) {
  if (await page.evaluate(() => !window.axe)) {
    await page.evaluate(axe.source);
  }
  const found = await page.evaluate((options) => window.axe.run({ resultTypes: ["violations"], ...options }), options);
  return found.violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `  ${target} ${failureSummary}`);
    return [`${id}: ${help}`, ...places].join("\n");
  });
}

/** Checks the page as it is, and with `themes` its colours in every theme. */
export async function isAccessible(page, what, { themes = FULL } = {}) {
  expect.soft(await violations(page), what).toEqual([]);
  for (const [theme, media] of themes ? Object.entries(THEMES) : []) {
    await page.emulateMedia({ ...LIGHT, ...media });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await fadingEnds(page);
    expect.soft(await violations(page, { runOnly: ["color-contrast"] }), `${what}, ${theme}`).toEqual([]);
  }
  await page.emulateMedia(LIGHT);
}

/** Waits until colours that change little by little have changed. */
const fadingEnds = (page) =>
  page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });

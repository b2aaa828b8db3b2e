// Themes: the system's or the chosen one, from the first frame on.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { goToForm, inSettings, radio, resume, rolledRecord, stored } from "./table.js";

const theme = (page) => page.evaluate(() => document.documentElement.dataset.theme);
const colours = (page) => page.getByRole("group", { name: "Theme" });
const TITLES = { system: "Automatic", light: "Light", dark: "Dark", contrast: "High contrast" };
const button = (page, name) => radio(page, "Theme", TITLES[name]);
/** Chooses the theme in the settings. */
const chooseTheme = (page, name) => inSettings(page, () => button(page, name).check());
const ground = (page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const SYSTEMS = [
  [{ colorScheme: "light" }, "light"],
  [{ colorScheme: "dark" }, "dark"],
  [{ colorScheme: "light", contrast: "more" }, "contrast"],
  [{ colorScheme: "dark", contrast: "more" }, "contrast-dark"],
  [{ colorScheme: "light", forcedColors: "active" }, "contrast"],
];
const USUAL = { colorScheme: "light", contrast: "no-preference", forcedColors: "none" };

test("the system is followed, also while the page is open", async ({ page }) => {
  await page.emulateMedia(USUAL);
  await resume(page, rolledRecord("6-2"));
  await inSettings(page, () => expect(button(page, "system")).toBeChecked());
  const grounds = new Set();
  for (const [system, expected] of SYSTEMS) {
    await page.emulateMedia({ ...USUAL, ...system });
    await expect.poll(() => theme(page), JSON.stringify(system)).toBe(expected);
    grounds.add(await ground(page));
  }
  expect(grounds.size).toBe(4);
});

test("a chosen theme overrides the system's, also after a reload", async ({ page }) => {
  await page.emulateMedia(USUAL);
  await resume(page, rolledRecord("6-2"));
  const themes = [
    ["contrast", "contrast", "contrast-dark"],
    ["system", "light", "dark"],
    ["dark", "dark", "dark"],
    ["light", "light", "light"],
  ];
  for (const [chosen, byDay, byNight] of few(themes, 2)) {
    await chooseTheme(page, chosen);
    expect(await theme(page)).toBe(byDay);
    expect(await stored(page, "settings")).toContain(`theme ${chosen}`);
    await page.emulateMedia({ ...USUAL, colorScheme: "dark" });
    await expect.poll(() => theme(page)).toBe(byNight);
    await page.reload();
    await inSettings(page, () => expect(button(page, chosen)).toBeChecked());
    expect(await theme(page)).toBe(byNight);
    await page.emulateMedia(USUAL);
  }
});

test("nothing is drawn before the theme and the language are known", async ({ page }) => {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route(/language_and_theme\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem("turnout/settings", "theme dark\nlanguage es\n"));
  await page.goto("./", { waitUntil: "commit" });
  const seen = () =>
    page.evaluate(() => {
      const sheets = [...document.querySelectorAll("link[rel=stylesheet]")];
      const all = [...document.body.querySelectorAll("*")].filter((element) => element.localName !== "noscript");
      const shown = all.filter((element) => getComputedStyle(element).visibility === "visible");
      return sheets.length === 2 && sheets.every(({ sheet }) => sheet) ? shown.length : "no style sheets yet";
    });
  await expect.poll(seen).toBe(0);
  expect(await ground(page)).toBe("rgba(0, 0, 0, 0)");
  release();
  await expect(page.getByRole("region", { name: "Juegos" })).toBeVisible();
  expect(await theme(page)).toBe("dark");
});

test("on a phone colours are chosen on the home page and the form, and what is spoilt is passed over", async ({ page }) => {
  await page.emulateMedia(USUAL);
  await page.addInitScript(() => {
    if (sessionStorage.getItem("spoilt") === null) {
      sessionStorage.setItem("spoilt", "once");
      localStorage.setItem("turnout/settings", "theme <none>\nsound maybe\n");
    }
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("./");
  expect(await theme(page)).toBe("light");
  await expect(colours(page)).toBeHidden();
  await chooseTheme(page, "contrast");
  expect(await theme(page)).toBe("contrast");
  await page.reload();
  expect(await theme(page)).toBe("contrast");
  await goToForm(page);
  await chooseTheme(page, "dark");
  expect(await theme(page)).toBe("dark");
});

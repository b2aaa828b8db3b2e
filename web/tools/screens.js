// Screenshots of every kind of screen, and what has changed since others were taken.
//
//     npm run screens -- FOLDER              takes them
//     npm run screens -- FOLDER --against OLD  takes them, and compares each with the one of the same name in OLD
//
// `--only NAME,NAME` and `--theme light` take some of them, `--text largest` takes them with large text. Screens that differ are listed, with the share of their pixels, and drawn into FOLDER/changed: what is gone in red, what is new
// in green. Games have a seed and no bots before the person's choice, so that two runs of one build give the same pictures.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PNG } from "pngjs";

import { launch, openPage, turn } from "./page.js";
import { servePage } from "./server.js";

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [820, 1180],
  [390, 844],
  [360, 640],
  [844, 390],
];
const THEMES = ["light", "dark"];
/** The part of a pixel's colours that may differ, of 3 times 255: letters are not always smoothed alike. */
const TOLERANCE = 24;

const FOUR = "Y=person:Ann&G=person:Leo&R=person:Grandmother&B=person:Bartholomew";
const SIX = "Y=person:Ann&B=person:Leo&R=person:Mia&G=person:Tom&O=person:Eve&P=person:Bartholomew";
const game = (query) => `#/new?${query}&seed=42&speed=instant&start`;
const press = (name) => (page) => page.getByRole("button", { name, exact: true }).first().click();
const until = (wanted) => async (page) => {
  for (let what = await turn(page); what !== wanted; what = await turn(page)) {
    // In one step: the page plays the only move itself, meanwhile.
    await page.evaluate(() => {
      document.querySelector("[data-zone=roll][aria-disabled=false], .curtain button, [aria-label=Moves] button")?.click();
    });
  }
};
const menu = (name) => [press("Menu"), press(name)];

/** The screens: name, address, and what leads there. */
const SCREENS = [
  ["home", "#/home"],
  ["home-with-games", game(`game=sorry&${FOUR}`), ...menu("Home")],
  ["form", "#/new"],
  ["start-sheet", "#/home", (page) => page.getByRole("button", { name: "Play Parcheesi" }).click()],
  ["settings", "#/home", press("Settings")],
  ["roll-two", game("game=pollyanna-1951&Y=person:Ann&R=easy")],
  ["roll-four", game("game=pollyanna-1951&Y=person&G=easy&R=medium&B=expert")],
  ["move-four", game(`game=parcheesi&${FOUR}&sit=shared`), until("move")],
  ["moves-open", game(`game=pollyanna-1951&${FOUR}&sit=shared`), until("move"), press(/^Moves/)],
  ["hint", game(`game=pollyanna-1916&${FOUR}&sit=shared`), until("move"), press("Hint")],
  ["threats", game(`game=parcheesi&${FOUR}&sit=shared`), until("move"), press("Threats")],
  ["menu", game(`game=parcheesi&${FOUR}&sit=shared`), press("Menu")],
  ["log", game(`game=parcheesi&${FOUR}&sit=shared`), until("move"), ...menu("Log")],
  ["rules", game(`game=parcheesi&${FOUR}`), ...menu("Rules")],
  ["players", game(`game=parcheesi&${FOUR}`), ...menu("Players")],
  ["cards", game(`game=sorry&${FOUR}&sit=shared`), until("move")],
  ["curtain", game(`game=sorry%2Bhand&${FOUR}&sit=pass`)],
  ["hand", game(`game=sorry%2Bhand&R=person:Ann&Y=easy&B=easy&G=easy`)],
  ["hand-pass", game(`game=sorry%2Bhand&${FOUR}&sit=pass`), until("move")],
  ["hand-round", game(`game=sorry%2Bhand&${FOUR}&sit=round`), until("move")],
  ["pass-four", game(`game=pollyanna-1951&${FOUR}&sit=pass`), until("move")],
  ["round-four", game(`game=pollyanna-1951&${FOUR}&sit=round`), until("move")],
  ["round-partners", game(`game=pollyanna-1951%2Bpartners&${FOUR}&sit=round`), until("move")],
  ["round-hint", game(`game=parcheesi&${FOUR}&sit=round`), until("move"), press("Hint")],
  ["round-six", game(`game=annie&${SIX}&sit=round`)],
  ["annie-six", game(`game=annie&${SIX}&sit=shared`)],
  ["annie-two", game("game=annie&Y=person&B=easy")],
  ["own-dice", game(`game=pollyanna-1951&${FOUR}&sit=shared&dice=people`)],
  ["own-dice-round", game(`game=parcheesi&${FOUR}&sit=round&dice=people`)],
  ["own-cards", game(`game=sorry&${FOUR}&sit=shared&dice=people`)],
  ["lesson", "#/learn?game=pollyanna-1951"],
  ["lesson-sorry", "#/learn?game=sorry"],
  ["replay", game(`game=parcheesi&${FOUR}&sit=shared`), until("move"), ...menu("Replay")],
  ["own-dice-two", game("game=parcheesi&Y=person:Ann&R=easy&dice=people")],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: "string" }, only: { type: "string" }, theme: { type: "string" }, text: { type: "string", default: "normal" } },
});
const [folder] = positionals;
if (!folder) {
  throw new Error("name a folder: npm run screens -- FOLDER [--against OLD] [--only NAME,NAME] [--theme light|dark] [--text large|largest]");
}
mkdirSync(folder, { recursive: true });

const site = await servePage();
const localStorage = [{ name: "turnout/settings", value: `text ${values.text}\n` }];
const storageState = { cookies: [], origins: [{ origin: new URL(site.address).origin, localStorage }] };
const browser = await launch("--force-color-profile=srgb");
const changed = [];
const isWanted = ([name]) => !values.only || values.only.split(",").includes(name);
for (const colorScheme of values.theme ? [values.theme] : THEMES) {
  for (const [name, address, ...steps] of SCREENS.filter(isWanted)) {
    const [width, height] = SIZES[0];
    const context = { viewport: { width, height }, colorScheme, reducedMotion: "reduce", storageState };
    const page = await openPage(browser, site.address + address, { ...context, serviceWorkers: "block" });
    if (address.startsWith("#/new?")) {
      await turn(page);
    }
    for (const step of steps) {
      await step(page);
    }
    await page.mouse.move(0, 0);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settle(page);
      const file = `${name}-${width}x${height}-${colorScheme}.png`;
      const picture = await page.screenshot({ animations: "disabled" });
      writeFileSync(join(folder, file), picture);
      compare(file, picture);
    }
    await page.context().close();
  }
}
await browser.close();
await site.close();
if (values.against) {
  console.log(`${changed.length} screens differ from ${values.against}`);
  changed.toSorted((one, other) => other.share - one.share).forEach(({ file, share }) => console.log(`${(share * 100).toFixed(2)} %  ${file}`));
}

/** Waits until fonts and pictures are there, and the layout of the new size is drawn. */
async function settle(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

/** Notes a screen that differs from the old one, and draws where. */
function compare(file, picture) {
  const old = values.against && join(values.against, file);
  if (!old || !existsSync(old)) {
    return;
  }
  const [before, now] = [PNG.sync.read(readFileSync(old)), PNG.sync.read(picture)];
  let count = 0;
  for (let at = 0; at < now.data.length; at += 4) {
    const light = (image) => image.data[at] + image.data[at + 1] + image.data[at + 2];
    const apart = [0, 1, 2].reduce((sum, part) => sum + Math.abs(before.data[at + part] - now.data[at + part]), 0);
    const pale = (part) => 170 + now.data[at + part] / 3;
    if (apart <= TOLERANCE) {
      now.data.set([pale(0), pale(1), pale(2)], at);
      continue;
    }
    count += 1;
    now.data.set(light(before) < light(now) ? [220, 0, 0] : [0, 140, 0], at);
  }
  if (count > 0) {
    changed.push({ file, share: count / (now.width * now.height) });
    mkdirSync(join(folder, "changed"), { recursive: true });
    writeFileSync(join(folder, "changed", file), PNG.sync.write(now));
  }
}

// The characters who play as bots: names, levels, portraits, and what they say.

import { finishedRecord } from "./finished_games.js";
import { expect, test } from "./page.js";
import { form, goToForm, home, inSettings, resume, rollButton, status } from "./table.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A bot has just rolled doublets, and says so. It rolls again, and then a person does. */
const TALKING = [
  "turnout 1",
  "ruleset pollyanna-1951",
  "seats Y=easy R=person",
  "seed 12",
  "open Y 5-1",
  "open R 2-1",
  "Y 1-1: pass",
  "R 6-1: 6 yard-R6, 1 R6-R7",
  "Y 5-2: pass",
  "R 6-3: 6 yard-R6, 3 R7-R10",
  "Y 3-3: 3+3 yard-Y6",
  "",
].join("\n");
const LINE = "Rising nicely, like good dough!";

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

const panel = (page, name) => page.getByRole("list", { name: "Players" }).getByRole("listitem").filter({ hasText: name });
const remark = (page) => page.locator(".remark");

test("the form names the characters, and loads no portraits", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await goToForm(page);
  await expect(form(page).getByRole("textbox", { name: "Red's name" })).toHaveAttribute("placeholder", "Lou");
  expect(asked.filter((url) => url.includes("/cast/"))).toEqual([]);
});

test("a bot has a name, a level and a portrait beside its emblem", async ({ page }) => {
  await resume(page, TALKING);
  const hattie = panel(page, "Hattie");
  await expect(hattie).toContainText("easy");
  await expect(hattie.locator(".emblem")).toBeVisible();
  const portrait = hattie.locator(".portrait");
  await expect(portrait).toHaveAttribute("alt", "");
  await expect.poll(() => portrait.evaluate((it) => it.complete && it.naturalWidth > 0)).toBe(true);
  await expect(page.getByRole("list", { name: "Players" }).locator(".portrait")).toHaveCount(1);
  await expect(portrait).toHaveAttribute("src", "cast/midcentury-yellow.svg");
});

/** How a bubble lies: beside its portrait, on the screen, and over how much that a person needs. */
const lies = (page) =>
  remark(page).evaluate((it) => {
    const box = (element) => element.getBoundingClientRect();
    const said = box(it);
    const portrait = box(document.querySelector(`.player-panel.${it.className.match(/colour-\w+/)[0]} .portrait`));
    const away = Math.max(said.left - portrait.right, portrait.left - said.right, said.top - portrait.bottom, portrait.top - said.bottom);
    const isWhole = said.left >= 0 && said.top >= 0 && said.right <= innerWidth && said.bottom <= innerHeight;
    const content = document.createRange();
    content.selectNodeContents(it);
    const words = box(content);
    const holdsWords = words.left >= said.left && words.right <= said.right && words.top >= said.top && words.bottom <= said.bottom;
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const isUnder = ([x, y]) => x > said.left && x < said.right && y > said.top && y < said.bottom;
    const pawns = [...document.querySelectorAll(".pawns > .pawn")].filter((each) => isUnder(middle(box(each))));
    const crosses = ({ left, right, top, bottom }) => left < said.right && right > said.left && top < said.bottom && bottom > said.top;
    const needed = [...document.querySelectorAll(".turn, .goal, .bar")].filter((each) => crosses(box(each)));
    // The tail leads to the portrait, past the panels of others if need be.
    const tail = parseFloat(it.style.getPropertyValue("--tail-length"));
    return { isBeside: away > 0 && away < 96 && Math.abs(tail - away) < 4, isWhole, holdsWords, covered: pawns.length + needed.length };
  });

test("a line is at its portrait, whole, covers nothing that is needed and takes no room, and goes when a person acts", async ({ page }) => {
  await resume(page, TALKING);
  await expect(remark(page)).toHaveText(LINE);
  await expect(status(page)).toHaveText("Your turn: roll");
  const talks = (on) =>
    inSettings(page, (settings) => settings.getByRole("checkbox", { name: "Opponents talk" }).setChecked(on));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // The line comes anew, where it is seen for a moment only.
    await talks(false);
    await expect(remark(page)).toHaveCount(0);
    const places = () =>
      page.locator(".player-panel, .board").evaluateAll((all) => all.map((it) => JSON.stringify(it.getBoundingClientRect())));
    const silent = await places();
    await talks(true);
    await expect(remark(page)).toBeVisible();
    expect(await places()).toEqual(silent);
    expect(await lies(page), JSON.stringify(size)).toEqual({ isBeside: true, isWhole: true, holdsWords: true, covered: 0 });
  }
  await rollButton(page).click();
  await expect(remark(page)).toHaveCount(0);
});

for (const [width, height] of [[390, 844], [1280, 720]]) {
  test(`last words stand at the podium, clear of the title, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await resume(page, finishedRecord("easy", "person"));
    await expect(remark(page)).toBeVisible();
    const places = await page.evaluate(() => {
      const place = (what) => document.querySelector(what).getBoundingClientRect();
      return { said: place(".remark"), board: place(".board"), words: [".finale-words b", ".finale-words span"].map(place) };
    });
    const { said, board: ground, words } = places;
    const meets = (one, other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
    expect(meets(said, ground), JSON.stringify(places)).toBe(true);
    expect(words.filter((each) => meets(each, said)), JSON.stringify(places)).toEqual([]);
  });
}

test("a portrait reacts, also without words, and keeps still where less motion is wanted", async ({ page }) => {
  await resume(page, TALKING);
  const hattie = panel(page, "Hattie");
  await inSettings(page, (settings) => settings.getByRole("checkbox", { name: "Opponents talk" }).setChecked(false));
  await expect(remark(page)).toHaveCount(0);
  await expect(hattie).toHaveClass(/mood-glad/);
  const gesture = () => hattie.locator(".portrait").evaluate((it) => getComputedStyle(it).animationName);
  expect(await gesture()).toBe("none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await gesture()).toBe("mood-glad");
  await rollButton(page).click();
  await expect(hattie).not.toHaveClass(/mood-/);
});

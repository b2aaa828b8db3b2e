// The characters who play as bots: names, levels, portraits, and what they say.

import { expect, test } from "./page.js";
import { board, form, goToForm, home, inSettings, resume, rollButton, status } from "./table.js";

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

test("a line is on the board, covers no pawn and takes no room, and goes when a person acts", async ({ page }) => {
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
    const [said, ground] = [await remark(page).boundingBox(), await board(page).boundingBox()];
    const isWithin =
      said.x >= ground.x &&
      said.y >= ground.y &&
      said.x + said.width <= ground.x + ground.width &&
      said.y + said.height <= ground.y + ground.height;
    expect(isWithin, JSON.stringify([size, said, ground])).toBe(true);
    const covered = await page.locator(".pawns > .pawn").evaluateAll((pawns, said) => {
      const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
      const isCovered = ([x, y]) => x > said.x && x < said.x + said.width && y > said.y && y < said.y + said.height;
      return pawns.filter((it) => isCovered(middle(it.getBoundingClientRect()))).length;
    }, said);
    expect(covered, JSON.stringify([size, said])).toBe(0);
    const over = await remark(page).evaluate((it) => {
      // Taps go through a bubble, and so would this question.
      it.style.pointerEvents = "auto";
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const points = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9], [right - 9, bottom - 9]];
      const above = points.map(([x, y]) => document.elementFromPoint(x, y));
      return above.filter((each) => !it.contains(each)).map((each) => each?.outerHTML.slice(0, 80));
    });
    expect(over, "nothing lies over the line").toEqual([]);
    const isWhole = await remark(page).evaluate((it) => {
      const content = document.createRange();
      content.selectNodeContents(it);
      const [words, bubble] = [content, it].map((each) => each.getBoundingClientRect());
      return words.left >= bubble.left && words.right <= bubble.right && words.top >= bubble.top && words.bottom <= bubble.bottom;
    });
    expect(isWhole, JSON.stringify(size)).toBe(true);
  }
  await rollButton(page).click();
  await expect(remark(page)).toHaveCount(0);
});

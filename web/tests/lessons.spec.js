// Lessons, by pointer and by keyboard, while an unfinished game waits.

import { isAccessible } from "./accessible.js";
import { few } from "./full.js";
import { expect, provoked, test } from "./page.js";
import { SCREENS, standsStill } from "./room.js";
import {
  act,
  alert,
  board,
  button,
  choose,
  home,
  moment,
  moves,
  notices,
  open,
  playUntil,
  rollButton,
  savedGameTexts,
  space,
  stored,
} from "./table.js";

/** The plays that do the lessons of Pollyanna 1951, each begun by a roll where nothing is rolled yet. */
const PLAYS = [
  ["3 B12-Y0", "4 Y0-Yh4"],
  ["roll", "6 yard-Y6", "3 Y6-Y9"],
  ["5 G6-G11", "2 Yh3-Yh5"],
  ["4 G3-Gt2"],
  ["5 G6-G11"],
  ["4 R2-R6", "5 G13-R3"],
  ["3 G8xG11", "+10 G11-R6"],
  ["2 G7-G9", "2 G9-G11", "roll", "3 G11xG14"],
  ["3 B12-Y0"],
  ["4 Yh3-home"],
];

const panel = (page) => page.getByRole("region", { name: /^Lesson \d+ of \d+/ });
const says = (page) => panel(page).getByRole("status");
const move = (page, step) => page.getByRole("group", { name: "Moves" }).locator(`button[data-step="${step}"]`);

const lessonsOf = (page, game) =>
  home(page).getByRole("link", { name: new RegExp(`^(Learn in \\w+ minutes|Lesson \\d of \\d+): ${game}$`) });

/** Opens a lesson of an edition; nothing is shown on its way. */
async function learn(page, edition, lesson) {
  await atOnce(page);
  await page.goto(`./#/learn?game=${edition}&lesson=${lesson}`);
  await expect(panel(page)).toBeVisible();
}

const atOnce = (page) =>
  page.addInitScript(() => {
    if (location.protocol === "about:") {
      return;
    }
    const settings = localStorage.getItem("turnout/settings") ?? "";
    if (!/^speed /m.test(settings)) {
      localStorage.setItem("turnout/settings", `${settings}speed instant\n`);
    }
  });

async function tap(page, name) {
  const { x, y } = await space(page, name);
  await page.mouse.click(x, y);
}

async function play(page, steps) {
  for (const step of steps) {
    await act(page, () => (step === "roll" ? rollButton(page) : move(page, step)).click());
  }
}

test("a new player finds the lessons, does them all and plays a game", async ({ page }) => {
  await atOnce(page);
  await page.goto("./");
  await lessonsOf(page, "Pollyanna").click();
  for (const [index, steps] of PLAYS.entries()) {
    await expect(panel(page)).toHaveAccessibleName(new RegExp(`^Lesson ${index + 1} of ${PLAYS.length}`));
    await expect(button(page, "Next lesson")).toBeHidden();
    await play(page, steps);
    await expect(says(page)).toHaveClass(/done/);
    await expect(moves(page)).toHaveCount(0);
    if (index + 1 < PLAYS.length) {
      await button(page, "Next lesson").click();
    }
  }
  expect(await savedGameTexts(page)).toEqual({});
  await expect(page.getByRole("heading", { name: "You know how to play Pollyanna!" })).toBeVisible();
  const finale = page.getByRole("region", { name: "You know how to play Pollyanna!" });
  await finale.getByText("All lessons").click();
  await expect(finale.getByRole("listitem")).toHaveCount(PLAYS.length);
  await isAccessible(page, "the end of the lessons");
  await button(page, "Play against an easy bot").click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("easy");
  await expect(page).toHaveURL(/#\/$/);
  expect(Object.keys(await savedGameTexts(page))).toHaveLength(1);
  // Whoever has done them all may begin anew.
  await choose(page, "Home");
  await lessonsOf(page, "Pollyanna").click();
  await expect(panel(page)).toHaveAccessibleName(/^Lesson 1 of /);
});

test("a lesson is done on the board and by keys alone", async ({ page }) => {
  await learn(page, "pollyanna-1951", 4);
  // On the board: what is in the way refuses by its rule, and the way round does it.
  for (const name of ["G3", "G7"]) {
    await tap(page, name);
  }
  await expect(alert(page)).toHaveText(/ \(Rule P-20\)$/);
  await act(page, () => tap(page, "Gt2"));
  await expect(says(page)).toHaveText(/Round you go!/);

  // By keys: what comes next has the focus each time.
  await expect(page.locator(":focus")).not.toHaveCount(0);
  await button(page, "Next lesson").focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toHaveAccessibleName("Lesson 5 of 10 A blockade");
  await expect(page.getByRole("heading", { name: /A blockade/ })).toBeFocused();
  await expect(page.locator("[data-live]")).toContainText("Lesson 5 of 10: A blockade. Red is close behind.");
  for (let tabs = 0; !(await move(page, "5 G6-G11").evaluate((each) => each === document.activeElement)); tabs += 1) {
    expect(tabs).toBeLessThan(30);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(says(page)).toHaveText(/A blockade!/);
  await expect(button(page, "Next lesson")).toBeFocused();
  await expect(page.locator("[data-live]")).toContainText("A blockade! Red cannot land there");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Your own blockade/ })).toBeFocused();
});

/** The pawns, and the marks of the lesson, that something covers: the middle of each must be free. */
const covered = (page, selector) =>
  page.evaluate((selector) => {
    const middle = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const over = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    // A pawn in the yard of a rival has no part in a lesson.
    const needed = [...document.querySelectorAll(".pawn.movable, .lesson-marks .ring")].map(middle);
    const hit = over.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return needed.filter(([x, y]) => x > left && x < right && y > top && y < bottom);
    });
    return [over.length, needed.length > 0, hit.length];
  }, selector);

test("a lesson covers none of its pawns and goals, and a miss is answered and can be tried again", async ({ page }) => {
  await learn(page, "pollyanna-1951", 7);
  expect(await covered(page, ".lesson-bubble")).toEqual([1, true, 0]);
  expect(await covered(page, ".caption")).toEqual([1, true, 0]);
  const bubble = page.locator(".lesson-bubble");
  await expect(bubble.locator(".outcome")).toHaveCount(0);
  const shape = () => bubble.locator(".outcome path").getAttribute("d");
  await play(page, ["3 B1-B4"]);
  await expect(says(page)).toHaveText(/^Not quite yet\. /);
  // There is nothing to roll.
  await expect(rollButton(page)).toBeHidden();
  const missed = await shape();
  await act(page, () => button(page, "Try again").click());
  await play(page, PLAYS[6]);
  await expect(bubble).toHaveText(/^Well done! /);
  expect(await shape()).not.toEqual(missed);
  // A reload begins the same lesson anew, and its rules are a tap away.
  await page.reload();
  await expect(panel(page)).toHaveAccessibleName(/^Lesson 7 of 10 /);
  await panel(page).getByRole("button", { name: "Rules" }).click();
  await expect(page.getByRole("dialog").locator(":focus")).toHaveText(/^P-\d+ /);
});

for (const locale of few(["es", "en"], 1)) {
  test(`every task fits in its bubble, in ${locale}`, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ baseURL, locale, serviceWorkers: "block" })).newPage();
    await page.setViewportSize({ width: 1024, height: 768 });
    await atOnce(page);
    await page.goto("./");
    for (const [game, count] of [["pollyanna-1951", 10], ["parcheesi", 7], ["sorry", 9], ["annie", 7]]) {
      for (let lesson = 1; lesson <= count; lesson += 1) {
        await page.evaluate((hash) => (location.hash = hash), `#/learn?game=${game}&lesson=${lesson}`);
        await expect(page.locator(`.dots li:nth-child(${lesson}).now`)).toHaveCount(1);
        const bubble = page.locator(".lesson-bubble");
        // The bubble covers no more than its place.
        const excess = () =>
          bubble.evaluate(({ style, clientHeight, offsetHeight, offsetParent }) => {
            const place = (parseFloat(style.minHeight) * offsetParent.clientHeight) / 100;
            return Math.max(offsetHeight, clientHeight) - place;
          });
        expect(await excess(), `${game} ${lesson}`).toBeLessThan(4);
      }
    }
    await page.context().close();
  });
}

test("lessons leave the game that waits as it was", async ({ page }) => {
  await open(page, "game=sorry&R=person&Y=person&seed=5&speed=instant");
  let left = 6;
  await playUntil(page, () => {
    left -= 1;
    return left === 0;
  });
  const now = async () => ({ moment: await moment(page), save: await stored(page, "save"), games: Object.keys(await savedGameTexts(page)) });
  const before = await now();
  await choose(page, "Rules");
  await page.getByRole("dialog").getByRole("button", { name: "Learn it by playing" }).click();
  await expect(panel(page)).toHaveAccessibleName("Lesson 1 of 9 Once round the board");
  await play(page, ["roll", "8 G12-Rh3"]);
  await expect(says(page)).toHaveClass(/done/);
  for (const name of ["Share", "Replay", "Players", "Threats"]) {
    await expect(button(page, name)).toBeHidden();
  }
  expect(await stored(page, "save")).toEqual(before.save);
  await button(page, "Leave").click();
  await expect(panel(page)).toBeHidden();
  expect(await now()).toEqual(before);
  // The next one comes next, from the home page, too; leaving it leads there.
  await choose(page, "Home");
  await lessonsOf(page, "Sorry!").click();
  await expect(panel(page)).toHaveAccessibleName("Lesson 2 of 9 Leaving START");
  await button(page, "Leave").click();
  await expect(home(page)).toBeVisible();
  await page.reload();
  await expect(home(page)).toBeVisible();
  expect(await savedGameTexts(page)).not.toEqual({});
});

test("unknown lessons, and lessons that cannot be loaded, are reported", async ({ page, faults }) => {
  for (const [address, problem] of [
    ["game=chess", /The game is not known/],
    ["game=sorry&lesson=0", /"0" is no number of a lesson/],
    ["game=sorry&lesson=10", /There are 9 lessons of Sorry!\./],
  ]) {
    await page.goto(`./#/learn?${address}`);
    await expect(notices(page)).toContainText(problem);
    await expect(home(page)).toBeVisible();
  }
  await page.route(/books\/en\.txt/, (route) => route.abort());
  await page.goto("./#/learn?game=annie");
  const notice = notices(page).filter({ hasText: "The lessons could not be loaded" });
  await expect(notice).toBeVisible();
  await expect(home(page)).toBeVisible();
  await provoked(faults, /Failed to load resource/);
  await page.unrouteAll();
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(button(page, "Leave")).toBeVisible();
  await expect(notice).toBeHidden();
});

const SIZES = [...SCREENS, { width: 640, height: 360 }];

test("what a lesson needs is in sight", async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await learn(page, "pollyanna-1951", 7);
  const whole = { ratio: 0.99 };
  const inEachSize = async (check) => {
    for (const size of few(SIZES, 3)) {
      await page.setViewportSize(size);
      await standsStill(page, `${size.width} x ${size.height}`);
      await check(size);
    }
  };
  await inEachSize(async ({ width, height }) => {
    await expect(moves(page).first()).toBeInViewport(whole);
    const phone = Math.min(width, height) < 480;
    await expect(page.locator(phone ? ".lesson .task" : ".lesson-bubble p")).toBeInViewport(phone ? {} : whole);
    await expect(page.locator(".arrow-lesson").filter({ visible: true })).toHaveCount(1);
    const drawn = await board(page).locator("svg").first().boundingBox();
    const least = { 360: 300, 390: 374 }[width] ?? Math.min(width, height) * 0.6;
    expect(Math.round(drawn.width)).toBeGreaterThanOrEqual(least);
  });
  await isAccessible(page, "a lesson");
  await play(page, ["3 B1-B4"]);
  await inEachSize(async () => {
    for (const name of ["Try again", "Leave", "Undo", "Hint", "Menu"]) {
      await expect(button(page, name)).toBeInViewport(whole);
    }
  });
});

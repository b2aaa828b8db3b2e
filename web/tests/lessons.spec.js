// Lessons, by pointer and by keyboard, while an unfinished game waits.

import { isAccessible } from "./accessible.js";
import { expect, provoked, test } from "./page.js";
import {
  act,
  alert,
  board,
  button,
  choose,
  form,
  home,
  moment,
  moves,
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
  home(page).getByRole("link", { name: new RegExp(`^Learn in \\w+ minutes: ${game}$`) });

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
  await button(page, "Play against an easy bot").click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Easy");
  await expect(page).toHaveURL(/#\/$/);
  expect(Object.keys(await savedGameTexts(page))).toHaveLength(1);
  // Whoever has done them all may begin anew.
  await choose(page, "New game");
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

test("a lesson goes on in the language that is chosen", async ({ page }) => {
  await learn(page, "pollyanna-1951", 2);
  await play(page, ["roll", "6 yard-Y6"]);
  const at = await board(page).getAttribute("data-position");
  const language = page.getByRole("combobox", { name: /^(Language|Idioma)$/ });
  await choose(page, "Settings");
  await language.selectOption("es");
  await expect(page.getByRole("dialog", { name: "Ajustes" })).toBeVisible();
  await page.keyboard.press("Escape");
  const told = page.getByRole("region", { name: /Un seis para empezar$/ });
  // What is left of the task.
  await expect(told).toContainText("Ahora sigue con esa misma ficha y juega el 3.");
  await expect(page.locator(`[data-position="${at}"]`)).toBeVisible();
  await page.locator('button[data-step="3 Y6-Y9"]').first().click();
  await expect(told).toContainText("\u00a1Ya est\u00e1 fuera!");
  await button(page, "Menú").click();
  await button(page, "Ajustes").click();
  await language.selectOption("en");
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toContainText("Out it came!");
});

test("lessons that do not come in another language can be tried again", async ({ page, faults }) => {
  faults.provoked.push(/Failed to load resource/);
  await learn(page, "pollyanna-1951", 2);
  await play(page, ["roll", "6 yard-Y6"]);
  const at = await board(page).getAttribute("data-position");
  await page.route(/books\/es\.txt/, (route) => route.abort());
  await choose(page, "Settings");
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await expect(page.getByRole("dialog", { name: "Ajustes" })).toBeVisible();
  await page.keyboard.press("Escape");
  const notice = page.getByRole("region", { name: "Avisos" });
  await expect(notice).toContainText("falló la conexión");
  await page.unrouteAll();
  await notice.getByRole("button", { name: "Probar otra vez" }).click();
  await expect(page.getByRole("region", { name: /Un seis para empezar$/ })).toBeVisible();
  await expect(page.locator(`[data-position="${at}"]`)).toBeVisible();
  await expect(notice).toBeHidden();
});

test("a play that misses the lesson is answered, and nothing is lost", async ({ page }) => {
  await learn(page, "pollyanna-1951", 2);
  await expect(says(page)).toBeHidden();
  await button(page, "Hint").click();
  await expect(says(page)).toHaveText(/^First play the 6/);
  await play(page, ["roll", "6 yard-Y6", "3 G3-G6"]);
  await expect(says(page)).toHaveText(/^Not quite yet\. First play the 6/);
  // There is nothing to roll.
  await expect(rollButton(page)).toBeHidden();
  await act(page, () => button(page, "Undo").click());
  await expect(says(page)).toBeHidden();
  await play(page, ["3 G3-G6"]);
  await act(page, () => button(page, "Try again").click());
  await play(page, PLAYS[1]);
  await expect(says(page)).toHaveText(/^Out it came!/);
  // A reload begins the same lesson anew.
  await page.reload();
  await expect(panel(page)).toHaveAccessibleName("Lesson 2 of 10 A six to begin");
  await expect(rollButton(page)).toBeVisible();
  // Its rules are a tap away.
  await panel(page).getByRole("button", { name: "Rules" }).click();
  await expect(page.getByRole("dialog").getByText(/^P-12 /)).toBeFocused();
});

test("praise and a miss differ in shape and words", async ({ page }) => {
  await learn(page, "pollyanna-1951", 5);
  const bubble = page.locator(".lesson-bubble");
  await expect(bubble).toHaveText(/^Red is close behind\. Put two of your pawns/);
  await expect(bubble.locator(".outcome")).toHaveCount(0);
  const shape = () => bubble.locator(".outcome path").getAttribute("d");
  await play(page, ["3 G11-G14", "5 B2-B7"]);
  await expect(bubble).toHaveText(/^Not quite yet\. Two of your pawns/);
  await expect(page.locator(".lesson-burst")).toHaveCount(0);
  const missed = await shape();
  await act(page, () => button(page, "Try again").click());
  await play(page, ["5 G6-G11"]);
  await expect(bubble).toHaveText(/^Well done! A blockade!/);
  await expect(page.locator(".lesson-burst")).toHaveCount(1);
  expect(await shape()).not.toEqual(missed);
});

test("after the last lesson come all lessons, and home", async ({ page }) => {
  await learn(page, "pollyanna-1951", 10);
  await expect(page.locator(".finale")).toHaveCount(0);
  await play(page, ["4 Yh3-home"]);
  const finale = page.getByRole("region", { name: "You know how to play Pollyanna!" });
  await finale.getByText("All lessons").click();
  await expect(finale.getByRole("listitem")).toHaveCount(10);
  await isAccessible(page, "the end of the lessons");
  await finale.getByRole("link", { name: "The turnout" }).click();
  await expect(panel(page)).toHaveAccessibleName("Lesson 4 of 10 The turnout");
  await expect(finale).toBeHidden();
  await page.goBack();
  await play(page, ["4 Yh3-home"]);
  await finale.getByRole("button", { name: "Home" }).click();
  await expect(home(page)).toBeVisible();
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

test("lesson 7 marks the pawn to capture and covers none", async ({ page }) => {
  await learn(page, "pollyanna-1951", 7);
  expect(await covered(page, ".lesson-bubble")).toEqual([1, true, 0]);
  expect(await covered(page, ".caption")).toEqual([1, true, 0]);
  await play(page, ["3 G8xG11"]);
  // It is back in its corner.
  await expect(page.locator(".lesson-marks .ring")).toHaveCount(0);
});

for (const language of ["en", "es"]) {
  test.describe(language, () => {
    test.use({ locale: language });

    test("every task fits in its bubble", async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 1024, height: 768 });
      await atOnce(page);
      for (const [game, count] of [["pollyanna-1951", 10], ["parcheesi", 7], ["sorry", 9], ["annie", 7]]) {
        for (let lesson = 1; lesson <= count; lesson += 1) {
          await page.goto(`./#/learn?game=${game}&lesson=${lesson}`);
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
    });
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
  await choose(page, "New game");
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
    ["game=sorry&lesson=0", /"0" is no lesson\./],
    ["game=sorry&lesson=10", /There are 9 lessons of Sorry!\./],
  ]) {
    await page.goto(`./#/learn?${address}`);
    await expect(alert(page)).toHaveText(problem);
    await expect(form(page)).toBeVisible();
  }
  await page.route(/books\/en\.txt/, (route) => route.abort());
  await page.goto("./#/learn?game=annie");
  const notice = page.getByRole("region", { name: "Notices" });
  await expect(notice).toHaveText(/^The lessons could not be loaded/);
  await expect(home(page)).toBeVisible();
  await provoked(faults, /Failed to load resource/);
  await page.unrouteAll();
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(button(page, "Leave")).toBeVisible();
  await expect(notice).toBeHidden();
});

test.describe("what a lesson needs is in sight", () => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 640, height: 360 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    test(`${viewport.width} x ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await learn(page, "pollyanna-1951", 7);
      const still = () =>
        page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.scrollingElement;
          return [scrollWidth <= innerWidth, scrollHeight <= innerHeight];
        });
      const whole = { ratio: 0.99 };
      expect(await still()).toEqual([true, true]);
      await expect(moves(page).first()).toBeInViewport(whole);
      const phone = Math.min(viewport.width, viewport.height) < 480;
      await expect(page.locator(phone ? ".lesson .task" : ".lesson-bubble p")).toBeInViewport(phone ? {} : whole);
      await expect(page.locator(".arrow-lesson").filter({ visible: true })).toHaveCount(1);
      if (viewport.width === 360) {
        await isAccessible(page, "a lesson");
      }
      await play(page, ["3 B1-B4", "1 G8-G9"]);
      for (const name of ["Try again", "Leave", "Undo", "Hint", "Menu"]) {
        await expect(button(page, name)).toBeInViewport(whole);
      }
      expect(await still()).toEqual([true, true]);
      const { width } = await board(page).locator("svg").first().boundingBox();
      const least = { 360: 300, 390: 374 }[viewport.width] ?? Math.min(viewport.width, viewport.height) * 0.6;
      expect(Math.round(width)).toBeGreaterThanOrEqual(least);
    });
  }
});

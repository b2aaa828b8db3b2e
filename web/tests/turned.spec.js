// Turned boards: at each quarter turn everything but the art is upright, and lies where it lies on a board that is not
// turned. The same game is played from each seat, so each person sees the same.

import { expect, test } from "./page.js";
import { alert, board, button, landed, resume } from "./table.js";

/** The seats of each game in turn order. In records they begin with the first of these. */
const SEATS = { "pollyanna-1951": "YGRB", parcheesi: "YBRG", sorry: "RBYG" };

/** A record in which everybody sits `count` seats on. Its first line is of the players. */
function passedOn(ruleset, [players, ...lines], count) {
  const seats = SEATS[ruleset];
  const next = (line) => line.replace(/[YGRB]/g, (letter) => seats[(seats.indexOf(letter) + count) % 4]);
  const sorted = (parts, letter) => parts.sort((one, other) => seats.indexOf(letter(one)) - seats.indexOf(letter(other)));
  const moved = lines.map(next);
  const opened = sorted(moved.filter((line) => /^open . \d/.test(line)), (line) => line[5]);
  const played = moved.filter((line) => !opened.includes(line));
  const seated = sorted(next(players).split(" "), (seat) => seat[0]).join(" ");
  return ["turnout 1", `ruleset ${ruleset}`, `seats ${seated}`, ...opened, ...played, ""].join("\n");
}

/** The person can capture with the 1. */
const CAPTURE = [
  "G=person R=easy B=easy Y=easy",
  "open G 6-5",
  "open R 5-1",
  "open B 5-1",
  "open Y 5-1",
  "G 6-5: 6 yard-G6, 5 G6-G11",
  "R 6-1: 6 yard-R6, 1 R6-R7",
  "B 2-1: pass",
  "Y 2-1: pass",
  "G 5-5: 5 G11-R1, 5 R1-R6",
  "G 3-1:",
];

/** Has the page look for something from now on; returns what it finds, at once or later. */
async function looking(handle) {
  const found = await handle;
  return () => found.evaluate(({ sight }) => sight);
}

/** Where elements of the board are, in hundredths of its width, and whether they are upright, once there are some of all. */
const seen = async (page, selectors) => (await seenFromNow(page, selectors))();

/** As `seen`, for elements that show only briefly: the page looks for them from now on. */
const seenFromNow = (page, selectors) =>
  looking(board(page).evaluateHandle((board, selectors) => ({ sight: (async () => {
    const { left, top, width } = board.querySelector("svg").getBoundingClientRect();
    const place = (x, y) => [(100 * (x - left)) / width, (100 * (y - top)) / width];
    const isUpright = ({ a, b, c, d }) => a > 0 && d > 0 && Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6;
    const see = (element) => {
      const box = element.getBoundingClientRect();
      // What is drawn round a point is there; anything else by its middle.
      const matrix = element.hasAttribute("transform") && element.getScreenCTM();
      const at = matrix ? place(matrix.e, matrix.f) : place(box.left + box.width / 2, box.top + box.height / 2);
      let upright = true;
      for (let each = element; each && each !== board.parentElement; each = each.parentElement) {
        const { transform, rotate } = getComputedStyle(each);
        upright &&= isUpright(new DOMMatrix(transform === "none" ? "" : transform)) && /^(none|0deg)$/.test(rotate);
      }
      return { at, upright };
    };
    const found = (selector) => [...board.ownerDocument.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    while (!selectors.every((selector) => found(selector).length > 0)) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const inOrder = ({ at: [x, y] }, { at: [u, v] }) => (Math.abs(y - v) > 0.5 ? y - v : x - u);
    return Object.fromEntries(selectors.map((selector) => [selector, found(selector).map(see).sort(inOrder)]));
  })() }), selectors));

/** What is seen from a seat is upright, and where it is seen from the first. */
function expectSame(shown, first) {
  for (const [selector, elements] of Object.entries(shown)) {
    expect(elements.length, selector).toBeGreaterThan(0);
    expect(elements.length, selector).toBe(first[selector].length);
    for (const [index, { at, upright }] of elements.entries()) {
      expect(upright, `${selector} is upright`).toBe(true);
      for (const axis of [0, 1]) expect(Math.abs(at[axis] - first[selector][index].at[axis]), `${selector} at ${at}`).toBeLessThan(0.15);
    }
  }
}

/** The quarters by which the art of the board is turned, clockwise. */
const turns = (page) =>
  board(page).locator(".art").evaluate((art) => {
    const { a, b } = art.getScreenCTM();
    return (Math.round((Math.atan2(b, a) * 2) / Math.PI) + 4) % 4;
  });

/** What a moment shows is the same from each seat, which the board is turned to. The first has it as it is printed. */
async function expectFromEachSeat({ browser, baseURL }, ruleset, record, moment) {
  let first;
  const turned = new Set();
  for (let count = 0; count < 4; count++) {
    const context = await browser.newContext({ serviceWorkers: "block", baseURL, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await resume(page, passedOn(ruleset, record, count));
    await landed(page);
    const quarter = await turns(page);
    expect(String(quarter)).toBe(await board(page).getAttribute("data-turns"));
    turned.add(quarter);
    const shown = await moment(page);
    first ??= shown;
    expectSame(shown, first);
    await context.close();
  }
  expect([...turned][0]).toBe(0);
  expect(turned.size).toBe(4);
}

/** A bubble is beside what it is about, and upright. */
async function expectBeside(page, selector, about, within = 6) {
  const [{ at, upright }] = (await seen(page, [selector]))[selector];
  expect(upright, selector).toBe(true);
  const { width } = await board(page).boundingBox();
  const box = await page.locator(selector).boundingBox();
  const off = [box.width, box.height].map((side, axis) => Math.abs(at[axis] - about[axis]) - (50 * side) / width);
  expect(Math.max(...off), selector).toBeGreaterThan(0);
  expect(Math.max(...off), selector).toBeLessThan(within);
}

/** How far two things are apart, in hundredths of the board's width. */
const away = (one, other) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);

/** The pawn that flies home once there is a burst, and where its flight begins and ends. */
const flight = (page) =>
  looking(page.evaluateHandle(() => ({ sight: (async () => {
    const flying = () => [...document.querySelectorAll(".pawns > .pawn")].find((pawn) => pawn.getAnimations().length > 0);
    while (!document.querySelector(".burst") || !flying()) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const place = ({ transform }) => /translate\((.+)px, (.+)px\)/.exec(transform).slice(1).map((units) => units / 100);
    const frames = flying().getAnimations()[0].effect.getKeyframes();
    return { piece: flying().dataset.piece, from: place(frames[0]), to: place(frames.at(-1)) };
  })() })));

test("pawns, dice, goals, a hint and a refusal", async ({ browser, baseURL }) => {
  await expectFromEachSeat({ browser, baseURL }, "pollyanna-1951", CAPTURE, async (page) => {
    await button(page, "Hint").click();
    await expect(page.locator(".hint")).toBeVisible();
    // A hint picks the pawn.
    await expect(board(page).locator(".goal.captures")).toHaveCount(1);
    const still = await seen(page, [
      ".pawns > .pawn.movable",
      ".board-die",
      ".goal",
      ".hint-arrow .head",
      "image.board-title",
    ]);
    // A refusal is beside the nest of the pawn that was tapped, which is the person's from one of the seats.
    await board(page).locator('[data-piece="0"]').dispatchEvent("click");
    await expect(alert(page)).toContainText(/^That is .+'s pawn|starts with a six/);
    const [tapped] = Object.values(await seen(page, ['[data-piece="0"]'])).flat();
    // It covers none of the goals near by.
    await expectBeside(page, ".refusal.bubble", tapped.at, 24);
    return still;
  });
});

test("a pawn that is dragged, its capture and the banner", async ({ browser, baseURL }) => {
  await expectFromEachSeat({ browser, baseURL }, "pollyanna-1951", CAPTURE, async (page) => {
    const own = board(page).locator(".pawns > .pawn.movable");
    const box = await own.boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(600, 300, { steps: 3 });
    // It is where the pointer is.
    const { left, top, side } = await board(page).evaluate((board) => {
      const { left, top, width } = board.querySelector("svg").getBoundingClientRect();
      return { left, top, side: width };
    });
    const pointer = { at: [(100 * (600 - left)) / side, (100 * (300 - top)) / side] };
    const held = async () => (await seen(page, [".pawns > .pawn.movable"]))[".pawns > .pawn.movable"][0];
    await expect.poll(async () => away(await held(), pointer)).toBeLessThan(0.2);
    const [goal] = (await seen(page, [".goal.captures"]))[".goal.captures"];
    await page.mouse.move(left + (goal.at[0] * side) / 100, top + (goal.at[1] * side) / 100);
    // They are there for a moment only: the page looks for them itself.
    const moment = await Promise.all([seenFromNow(page, [".burst"]), seenFromNow(page, [".banner.capture"]), flight(page)]);
    await page.mouse.up();
    const [{ ".burst": [burst] }, { ".banner.capture": [banner] }, { piece, from, to }] = await Promise.all(
      moment.map((found) => found()),
    );
    expect(away(burst, goal)).toBeLessThan(0.5);
    // The banner is near, and covers no pawn.
    expect(banner.upright).toBe(true);
    expect(away(banner, goal)).toBeLessThan(25);
    // The captured pawn flies home from there.
    expect(away({ at: from }, goal)).toBeLessThan(0.2);
    await landed(page);
    const [home] = Object.values(await seen(page, [`[data-piece="${piece}"]`])).flat();
    expect(away({ at: to }, home)).toBeLessThan(0.2);
    return seen(page, [".board-die"]);
  });
});

test("cards, titles and the words in circles", async ({ browser, baseURL }) => {
  const cards = ["R=person B=easy Y=easy G=easy", "open R", "R 5: pass", "B 7: pass", "Y 5: pass", "G 3: pass"];
  await expectFromEachSeat({ browser, baseURL }, "sorry", cards, async (page) => {
    // The pile is lifted again and again while it can be drawn from.
    await page.emulateMedia({ reducedMotion: "reduce" });
    return seen(page, [".card-back", ".card-face", ".disc-label", "image.board-title", ".pawns > .pawn"]);
  });
});

test("blockades and their badges", async ({ browser, baseURL }) => {
  const passed = ["Y 2-1: pass", "B 2-1: pass", "R 2-1: pass"];
  const blockade = [
    "G=person Y=easy B=easy R=easy",
    ...["open G 6", "open Y 4", "open B 1", "open R 2"],
    ...["G 5-2: 5 yard-G5, 2 G5-G7", ...passed],
    ...["G 5-2: 5 yard-G5, 2 G5-G7", ...passed],
    "G 3-1:",
  ];
  await expectFromEachSeat({ browser, baseURL }, "parcheesi", blockade, (page) =>
    seen(page, [".space-badge", ".pawns > .pawn.movable", ".plinth", "image.board-title"]),
  );
});

test("what a lesson says and marks", async ({ page }) => {
  const turned = new Set();
  for (const [game, title] of [["sorry", "Sorry!"], ["pollyanna-1951", "Pollyanna 1951"]]) {
    await page.goto(`./#/learn?game=${game}&lesson=2`);
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeAttached();
    // Before that nothing is marked.
    await page.getByRole("button", { name: /^(Draw|Roll)$/ }).click();
    await expect(page.locator(".lesson-marks .ring")).not.toHaveCount(0);
    await landed(page);
    turned.add(await turns(page));
    const { ".space": spaces, ...shown } = await seen(page, [".lesson-marks .ring", ".caption", ".lesson-bubble", ".pawns > .pawn", ".space"]);
    for (const { upright } of Object.values(shown).flat()) expect(upright).toBe(true);
    const places = [...shown[".pawns > .pawn"], ...spaces];
    for (const ring of shown[".lesson-marks .ring"]) {
      expect(Math.min(...places.map((place) => away(place, ring)))).toBeLessThan(2);
    }
  }
  expect([...turned]).toEqual([0, 3]);
});

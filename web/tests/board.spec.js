// The board with pointer and touch.

import { expect, test } from "./page.js";
import { act, alert, board, button, moment, open, position, resume, rollButton, rolledRecord, space, status, stored, turn, twoOut } from "./table.js";

const move = (page, name) => page.getByRole("group", { name: "Moves" }).getByRole("button", { name, exact: true });
const pawn = (page, name) => board(page).getByRole("button", { name });

/** Where something stands on the board: a pawn, a goal. */
const origin = (locator) =>
  locator.evaluate((mark) => {
    const { x, y } = new DOMPoint(0, 0).matrixTransform(mark.getScreenCTM());
    return { x, y };
  });

/** The middle of something on the board. */
async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

async function tap(page, { x, y }) {
  await page.mouse.click(x, y);
}

test("tapping a pawn and then a goal plays the step", async ({ page }) => {
  await resume(page, twoOut());
  const out = pawn(page, "Yellow pawn on Y6");
  await out.click();
  await expect(out).toHaveAttribute("aria-pressed", "true");
  await expect(pawn(page, "Y9")).toBeVisible();
  await expect(pawn(page, "Y10")).toBeVisible();
  await expect(pawn(page, "Y9")).toHaveAttribute("data-step", /^3 /);
  await expect(move(page, "Move 3: rear pawn, Y6 to Y9")).toHaveClass(/selected/);
  await expect(move(page, "Move 3: front pawn, Y8 to Y11")).not.toHaveClass(/selected/);

  // A second tap on a selected pawn deselects it; a tap that hits nothing keeps the selection.
  await out.click();
  await out.click();
  const { x, y } = await board(page).locator("svg").boundingBox();
  await tap(page, { x: x + 3, y: y + 3 });
  await expect(alert(page)).toHaveText("");
  await expect(pawn(page, "Y9")).toBeVisible();
  await act(page, () => pawn(page, "Y9").click());
  expect(await position(page)).toMatch(/Y:yard,yard,Y8,Y9\/.* Y:4$/);
});

test("a tap on a pawn with one move plays it", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  await act(page, () => pawn(page, /^Yellow pawn in the corner/).click());
  expect(await position(page)).toMatch(/Y:yard,yard,yard,Y6\/.* Y:2$/);
  await act(page, () => pawn(page, "Yellow pawn on Y6").click());
  expect(await position(page)).toContain("Y:yard,yard,yard,Y8/");
});

test("pointing at a move lights the pawn, the way and the goal; so does the focus", async ({ page }) => {
  await resume(page, twoOut());
  const lit = board(page).locator(".lit-path .lit");
  await expect(lit).toHaveCount(0);
  await move(page, "Move 3: rear pawn, Y6 to Y9").hover();
  await expect(lit).toHaveCount(4);
  await expect(pawn(page, "Yellow pawn on Y6")).toHaveClass(/lit/);
  await page.getByRole("status").hover();
  await expect(lit).toHaveCount(0);
  await move(page, "Move 4: rear pawn, Y6 to Y10").focus();
  await expect(lit).toHaveCount(5);
});

test("a pawn can be dragged to a goal, and nowhere else", async ({ page }) => {
  await resume(page, twoOut());
  const drag = async (to) => {
    const from = await middle(pawn(page, "Yellow pawn on Y6"));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
    await expect(pawn(page, "Y9")).toBeVisible();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  const before = await position(page);
  const stands = await pawn(page, "Yellow pawn on Y6").getAttribute("transform");
  await drag(await space(page, "R3"));
  await expect(alert(page)).toHaveText(/^.{10,} \(Rule P-\d+\)$/);
  expect(await position(page)).toBe(before);
  expect(await pawn(page, "Yellow pawn on Y6").getAttribute("transform")).toBe(stands);
  const goal = await space(page, "Y9");
  const edge = await board(page).boundingBox();
  await drag({ x: edge.x + edge.width + 20, y: goal.y });
  await expect(alert(page)).toBeEmpty();
  expect(await position(page)).toBe(before);
  await act(page, () => drag(goal));
  expect(await position(page)).toContain("Y8,Y9/");
});

test("the sum of both dice is a goal: a click, a drag or a key there plays both, and Undo takes both back", async ({ page }) => {
  await resume(page, twoOut());
  const before = await position(page);
  const undone = async () => {
    await act(page, () => button(page, "Undo").click());
    expect(await position(page)).toBe(before);
  };
  const sum = pawn(page, "Y13, with 3 and 4");
  await pawn(page, "Yellow pawn on Y6").click();
  await expect(sum).toBeVisible();
  await expect(board(page).locator(".ways-on polyline.core")).toHaveCount(1);
  await sum.hover();
  await expect(board(page).locator(".lit-path .lit")).toHaveCount(8);
  await act(page, () => sum.click());
  expect(await position(page)).toContain("Y8,Y13/");
  await undone();

  const [from, to] = [await middle(pawn(page, "Yellow pawn on Y6")), await space(page, "Y13")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
  await expect(sum).toBeVisible();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await act(page, () => page.mouse.up());
  expect(await position(page)).toContain("Y8,Y13/");
  await undone();

  await board(page).locator("svg").first().focus();
  await pawn(page, "Yellow pawn on Y6").click();
  const here = board(page).locator(".here");
  for (const name of ["Y10", "Y13"]) {
    await page.keyboard.press("PageDown");
    await expect(here).toHaveAttribute("aria-label", new RegExp(`^${name}, .*reached with `));
  }
  await act(page, () => page.keyboard.press("Enter"));
  expect(await position(page)).toContain("Y8,Y13/");
});

/** Where to tap between the goals on Y9 and Y10, whose pawn is selected then. */
async function between(page) {
  await pawn(page, "Yellow pawn on Y6").click();
  const [one, other] = [await middle(pawn(page, "Y9")), await middle(pawn(page, "Y10"))];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

test("the choice of two near spaces has large buttons, and Escape or a tap elsewhere closes it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await resume(page, twoOut());
  const which = page.getByRole("dialog", { name: "Which one?" });
  const around = await board(page).boundingBox();
  const closings = [
    () => page.keyboard.press("Escape"),
    () => status(page).click(),
    () => page.mouse.click(around.x + around.width / 2, around.y + around.height / 2),
  ];
  const before = await position(page);
  const at = await between(page);
  for (const close of closings) {
    await page.mouse.click(at.x, at.y);
    await expect(which.getByRole("button")).toHaveCount(2);
    for (const each of await which.getByRole("button").all()) {
      const { x, y, width, height } = await each.boundingBox();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(x).toBeGreaterThanOrEqual(around.x);
      expect(y).toBeGreaterThanOrEqual(around.y);
      expect(x + width).toBeLessThanOrEqual(around.x + around.width);
      expect(y + height).toBeLessThanOrEqual(around.y + around.height);
    }
    await expect(which.locator(".question")).toBeInViewport({ ratio: 1 });
    await close();
    await expect(which).toHaveCount(0);
    await expect(alert(page)).toBeEmpty();
    expect(await position(page)).toBe(before);
  }
  // A key chooses one.
  await page.mouse.click(at.x, at.y);
  await expect(which.getByRole("button").first()).toBeFocused();
  await act(page, () => page.keyboard.press("Enter"));
  expect(await position(page)).toMatch(/Y8,Y(9|10)\//);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("a tap that may mean two pawns asks which one, and a tap elsewhere takes a goal within a fingertip", async ({ page }) => {
    // The sum of both dice is far off.
    await resume(page, twoOut().replace("Y 4-3:", "Y 5-4:"));
    const which = page.getByRole("dialog", { name: "Which one?" });
    const [out, other] = [pawn(page, "Yellow pawn on Y6"), pawn(page, "Yellow pawn on Y8")];
    const [at, to] = [await middle(out), await middle(other)];
    await page.touchscreen.tap((at.x + to.x) / 2, (at.y + to.y) / 2);
    await expect(which.getByRole("button")).toHaveCount(2);
    await which.getByRole("button", { name: "Yellow pawn on Y6" }).tap();
    await expect(out).toHaveAttribute("aria-pressed", "true");
    await expect(other).toHaveAttribute("aria-pressed", "false");

    // On the far side of the goal from the pawns, off its circle.
    const [goal, near] = [await middle(pawn(page, "Y11")), await middle(pawn(page, "Y10"))];
    const away = Math.hypot(goal.x - at.x, goal.y - at.y);
    const beyond = (by) => ({
      x: goal.x + ((goal.x - at.x) / away) * by,
      y: goal.y + ((goal.y - at.y) / away) * by,
    });
    const before = await moment(page);
    await page.touchscreen.tap(beyond(28).x, beyond(28).y);
    expect((await moment(page)).position).toBe(before.position);
    // That was another space: it is still chosen, and the refusal is said.
    await expect(alert(page)).toHaveText(/^.{10,} \(Rule P-\d+\)$/);
    // The other goal is out of the finger's reach there.
    expect(Math.hypot(beyond(20).x - near.x, beyond(20).y - near.y)).toBeGreaterThan(24);
    await act(page, () => page.touchscreen.tap(beyond(20).x, beyond(20).y));
    expect(await position(page)).toContain("Y8,Y11/");
  });

  test("Annie's spaces say what they do in letters of 9 px, and a tap on one tells it in full", async ({ page }) => {
    for (const players of ["Y=person&B=easy", "Y=person&R=easy&G=easy&B=easy&O=easy&P=easy"]) {
      await open(page, `game=annie&${players}&seed=42&speed=instant`);
      const sizes = await board(page).locator(".space-caption").evaluateAll((captions) => {
        const seen = captions.filter((caption) => caption.checkVisibility());
        return seen.map((caption) => parseFloat(getComputedStyle(caption).fontSize) * caption.getScreenCTM().a);
      });
      expect(sizes.length).toBe(40);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
      await expect.poll(() => turn(page)).toBe("roll");
      const at = await space(page, "30");
      await page.touchscreen.tap(at.x, at.y);
      const told = page.getByText("Take three stars.");
      await expect(told.filter({ visible: true })).toHaveCount(1);
      await expect(told.filter({ visible: true })).toBeInViewport({ ratio: 1 });
    }
  });

  for (const [width, height] of [[360, 640], [390, 844]]) {
    for (const game of ["pollyanna-1951&Y=person&R=person", "pollyanna-1916&Y=person&R=person", "parcheesi&Y=person&R=person", "sorry&R=person&Y=person", "annie&Y=person&B=person"]) {
      test(`no tap astray plays another move: ${game.split("&")[0]} at ${width} px`, async ({ page }) => {
        // A game of Annie has few choices: many are played.
        test.slow(game.startsWith("annie"));
        await page.setViewportSize({ width, height });
        await tapAstray(page, game, process.env.TURNOUT_FULL ? 100 : 12);
      });
    }
  }
});

/** Where the pawns stand that can be chosen or could be before, by their index. */
const places = (page) =>
  board(page)
    .locator(".pawn[data-piece]")
    .evaluateAll((all) => all.map((it) => [it.dataset.piece, it.getAttribute("transform"), it.matches(".movable")]));

/** Plays with taps up to 14 px off the middle of their targets, and expects that no other move is played. */
async function tapAstray(page, game, count) {
  let number = 7;
  const random = () => {
    number = (number * 1103515245 + 12345) % 2147483648;
    return number / 2147483648;
  };
  const which = page.getByRole("dialog", { name: "Which one?" });
  const [goals, all] = [board(page).locator(".goal"), board(page).locator(".goal, .pawn.movable")];
  for (let seed = 1, taps = 0; taps < count; seed += 1) {
    await page.goto("about:blank");
    await open(page, `game=${game}&seed=${seed}&speed=instant`);
    for (let what = await turn(page); what !== "end" && taps < count; what = await turn(page)) {
      if (what === "roll") {
        await act(page, () => rollButton(page).tap());
        continue;
      }
      const targets = (await goals.count()) > 0 ? goals : all;
      if ((await targets.count()) === 0) {
        await act(page, () => page.getByRole("button", { name: /^Choose / }).first().tap());
        continue;
      }
      taps += 1;
      const meant = targets.nth(Math.floor(random() * (await targets.count())));
      const [label, step] = [await meant.getAttribute("aria-label"), await meant.getAttribute("data-step")];
      const piece = await meant.getAttribute("data-piece");
      const { x, y } = await origin(meant);
      const isCovered = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest(".large-choice") !== null, [x, y]);
      if (isCovered) {
        // The last space of Annie's board lies below the cards that ask which way.
        await act(page, () => page.locator(".large-choice button").first().tap());
        continue;
      }
      const [angle, away] = [random() * 2 * Math.PI, random() * 14];
      const [before, stood] = [await stored(page, "save"), await places(page)];
      const seen = () => page.evaluate(() => document.querySelector(".board").innerHTML);
      const drawn = await seen();
      await page.touchscreen.tap(x + away * Math.cos(angle), y + away * Math.sin(angle));
      await expect.poll(seen).not.toBe(drawn);
      if (await which.count()) {
        await which.getByRole("button", { name: label, exact: true }).first().tap();
        await expect(which).toHaveCount(0);
      }
      if (step !== null) {
        await expect.poll(() => stored(page, "save")).not.toBe(before);
        const played = (await stored(page, "save")).slice(before.trimEnd().length);
        // What follows the step, or the two steps of a sum, is played by the page.
        const steps = played.replace(/^[:,]? /, "").split(/, |\n/).slice(0, step.split(", ").length);
        expect(steps.join(", "), `${label}: ${before}`).toBe(step);
      } else {
        const stand = new Map((await places(page)).map(([piece, at]) => [piece, at]));
        const moved = stood.filter(([piece, at, movable]) => movable && stand.get(piece) !== at);
        // Its neighbours on a space may make room.
        expect(moved.length === 0 || moved.some(([each]) => each === piece), `${label}: ${before}`).toBe(true);
      }
    }
  }
}

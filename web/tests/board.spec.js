// The board with pointer and touch.

import { expect, test } from "./page.js";
import { act, alert, board, landed, moment, moves, position, resume, rolledRecord, space, status, twoOut } from "./table.js";

const move = (page, name) => page.getByRole("group", { name: "Moves" }).getByRole("button", { name, exact: true });
const pawn = (page, name) => board(page).getByRole("button", { name });

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

  // What is chosen is let go by a tap beside the board's spaces, or by another tap on it.
  await out.click();
  await expect(pawn(page, "Y9")).toHaveCount(0);
  await out.click();
  const { x, y } = await board(page).locator("svg").boundingBox();
  await tap(page, { x: x + 3, y: y + 3 });
  await expect(pawn(page, "Y9")).toHaveCount(0);
  await expect(alert(page)).toHaveText("");

  await out.click();
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

test("a goal says what it spends", async ({ page }) => {
  await resume(page, twoOut());
  await pawn(page, "Yellow pawn on Y8").click();
  await expect(pawn(page, "Y11").locator(".spends")).toHaveText("3");
  await expect(pawn(page, "Y12").locator(".spends")).toHaveText("4");
});

test("moves of the chosen pawn are marked among the moves", async ({ page }) => {
  await resume(page, twoOut());
  await pawn(page, "Yellow pawn on Y6").click();
  await expect(move(page, "Move 3: rear pawn, Y6 to Y9")).toHaveClass(/selected/);
  await expect(move(page, "Move 3: front pawn, Y8 to Y11")).not.toHaveClass(/selected/);
});

test("pointing at a move lights the pawn, the way and the goal; so does the focus", async ({ page }) => {
  await resume(page, twoOut());
  const lit = board(page).locator(".mark.lit");
  await expect(lit).toHaveCount(0);
  await move(page, "Move 3: rear pawn, Y6 to Y9").hover();
  await expect(lit).toHaveCount(4);
  await expect(pawn(page, "Yellow pawn on Y6")).toHaveClass(/lit/);
  await page.getByRole("status").hover();
  await expect(lit).toHaveCount(0);
  await move(page, "Move 4: rear pawn, Y6 to Y10").focus();
  await expect(lit).toHaveCount(5);
});

test("the hint is an arrow on the board, and the last play stays marked", async ({ page }) => {
  await resume(page, twoOut());
  await expect(board(page).locator(".mark.last")).toHaveCount(1);
  await expect(board(page).locator(".hint-arrow .head")).toHaveCount(0);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(board(page).locator(".hint-arrow .head")).toHaveCount(1);
  await act(page, () => moves(page).first().click());
  await expect(board(page).locator(".hint-arrow .head")).toHaveCount(0);
  await expect(board(page).locator(".mark.last")).toHaveCount(2);
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
  await act(page, () => drag(goal));
  expect(await position(page)).toContain("Y8,Y9/");
});

test("a tap between two equally near spaces asks which one", async ({ page }) => {
  await resume(page, twoOut());
  await pawn(page, "Yellow pawn on Y6").click();
  const [one, other] = [await middle(pawn(page, "Y9")), await middle(pawn(page, "Y10"))];
  await tap(page, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const which = page.getByRole("dialog", { name: "Which one?" });
  await act(page, () => which.getByRole("button", { name: "Y10" }).click());
  expect(await position(page)).toContain("Y8,Y10/");
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
    await close();
    await expect(which).toHaveCount(0);
    expect(await position(page)).toBe(before);
  }
});

test("a key chooses one of two near spaces", async ({ page }) => {
  await resume(page, twoOut());
  const at = await between(page);
  await page.mouse.click(at.x, at.y);
  await expect(page.getByRole("dialog", { name: "Which one?" }).getByRole("button").first()).toBeFocused();
  await act(page, () => page.keyboard.press("Enter"));
  expect(await position(page)).toMatch(/Y8,Y(9|10)\//);
});

test("pawns that can move bob, unless motion is reduced; others are dimmed", async ({ page }) => {
  await resume(page, twoOut());
  const bobs = (selector) =>
    page.evaluate(
      (selector) => [...document.querySelectorAll(selector)].map((each) => getComputedStyle(each).animationName),
      selector,
    );
  const movable = ".pawn.movable .bob";
  const others = ".pawn:not(.movable) .figure";
  expect(new Set(await bobs(movable))).toEqual(new Set(["bob"]));
  expect(new Set(await bobs(others))).toEqual(new Set(["none"]));
  const opacity = await page.locator(others).first().evaluate((each) => Number(getComputedStyle(each).opacity));
  expect(opacity).toBeLessThan(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(new Set(await bobs(movable))).toEqual(new Set(["none"]));
});

test("the board shows a focus ring by keyboard only, as round as the board", async ({ page }) => {
  await resume(page, twoOut());
  const drawn = board(page).locator("> svg");
  const frame = () => drawn.evaluate((each) => getComputedStyle(each).outlineStyle);
  const around = await drawn.boundingBox();
  await page.mouse.click(around.x + around.width / 2, around.y + around.height / 2);
  expect(await frame()).toBe("none");
  await page.keyboard.press("ArrowRight");
  await drawn.evaluate((each) => each.blur());
  for (let tabs = 0; tabs < 60 && !(await drawn.evaluate((each) => each === document.activeElement)); tabs++) {
    await page.keyboard.press("Tab");
  }
  expect(await frame()).toBe("solid");
  expect(await drawn.evaluate((each) => Number.parseFloat(getComputedStyle(each).borderTopLeftRadius))).toBeGreaterThan(0);
});

test("a step renders what it changes, and never the printed board", async ({ page }) => {
  await page.addInitScript(() => {
    window.renders = {};
    window.onRender = (name) => {
      window.renders[name] = (window.renders[name] ?? 0) + 1;
    };
  });
  await resume(page, twoOut());
  const pawns = await page.locator(".pawns > .pawn").count();
  expect(await page.evaluate(() => window.renders.BoardFace)).toBe(1);
  expect(await page.evaluate(() => window.renders.Pawn)).toBeGreaterThanOrEqual(pawns);
  await page.evaluate(() => (window.renders = {}));
  await pawn(page, "Yellow pawn on Y6").click();
  await expect(pawn(page, "Y9")).toBeVisible();
  const renders = await page.evaluate(() => window.renders);
  expect(renders).toMatchObject({ Board: expect.any(Number), Goals: 1, Pawn: 1 });
  for (const name of ["BoardFace", "CardPile", "Plinths", "Highlights", "HintArrow", "SpaceBadges", "ThreatBadges"]) {
    expect(renders[name], name).toBeUndefined();
  }
  await act(page, () => pawn(page, "Y9").click());
  expect(await page.evaluate(() => window.renders.BoardFace)).toBeUndefined();
});

test("a tap on a rival's pawn says whose it is", async ({ page }) => {
  await resume(page, twoOut());
  await tap(page, await middle(page.locator(".pawn.colour-red").first()));
  await expect(alert(page)).toHaveText(/^That is Red's pawn\. (You play Yellow|It is Yellow's turn)$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("a tap between spaces goes to the nearest within a fingertip", async ({ page }) => {
    await resume(page, twoOut());
    const out = pawn(page, "Yellow pawn on Y6");
    const at = await middle(out);
    await out.tap();
    const goal = await middle(pawn(page, "Y10"));

    // On the far side of the goal from the pawn, off its circle, and no farther than 22 px.
    const away = Math.hypot(goal.x - at.x, goal.y - at.y);
    const beyond = (by) => ({
      x: goal.x + ((goal.x - at.x) / away) * by,
      y: goal.y + ((goal.y - at.y) / away) * by,
    });
    const before = await moment(page);
    await page.touchscreen.tap(beyond(26).x, beyond(26).y);
    expect((await moment(page)).position).toBe(before.position);
    // That was another space: it is still chosen, and the refusal is said.
    await expect(alert(page)).toHaveText(/^.{10,} \(Rule P-\d+\)$/);
    await act(page, () => page.touchscreen.tap(beyond(20).x, beyond(20).y));
    expect(await position(page)).toContain("Y8,Y10/");
  });

  test("a tap near two pawns selects the nearer one", async ({ page }) => {
    await resume(page, twoOut());
    const [one, other] = [pawn(page, "Yellow pawn on Y6"), pawn(page, "Yellow pawn on Y8")];
    const [from, to] = [await middle(one), await middle(other)];
    const between = (part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    await page.touchscreen.tap(between(0.4).x, between(0.4).y);
    await expect(one).toHaveAttribute("aria-pressed", "true");
    await page.touchscreen.tap(between(0.6).x, between(0.6).y);
    await expect(other).toHaveAttribute("aria-pressed", "true");
    await expect(one).toHaveAttribute("aria-pressed", "false");
  });
});

test("a refused tap says why, with the rule, and the rule can be read", async ({ page }) => {
  await resume(page, twoOut());
  const before = await moment(page);
  await pawn(page, "Yellow pawn on Y6").click();
  for (const name of ["Y14", "R0"]) {
    await tap(page, await space(page, name));
    await expect(alert(page)).toHaveText(/^.{10,} \(Rule P-\d+\)$/);
  }
  expect(await moment(page)).toEqual(before);

  const rule = alert(page).getByRole("button", { name: /^P-\d+$/ });
  const id = await rule.textContent();
  await rule.click();
  const rules = page.getByRole("dialog", { name: "Rules of Pollyanna 1951" });
  await expect(rules.getByRole("paragraph").filter({ hasText: new RegExp(`^${id} `) })).toBeInViewport();
  await page.keyboard.press("Escape");

  // It is said until something else is done.
  await act(page, () => moves(page).first().click());
  await expect(alert(page)).toHaveText("");
});

test("a pawn that cannot move says so", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  const corner = await middle(pawn(page, /^Yellow pawn in the corner/));
  await act(page, () => moves(page).first().click());
  // A tap on the pawn that is still on its way would move it on.
  await landed(page);
  await tap(page, corner);
  await expect(alert(page)).toHaveText(/ with a 2\. \(Rule P-12\)$/);
});

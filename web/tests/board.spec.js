// The board under a finger.

import { expect, test } from "./page.js";
import { act, alert, board, moment, moves, position, resume, thrown } from "./table.js";

/** Yellow has a pawn on Y6 and one on Y8, and a 4 and a 3 to play. */
const TWO_OUT = [
  "turnout 1",
  "ruleset pollyanna-1951",
  "seats Y=person R=person",
  "open Y 6-3",
  "open R 5-1",
  "Y 6-2: 6 yard-Y6, 2 Y6-Y8",
  "R 4-3: pass",
  "Y 5-1: 1+5 yard-Y6",
  "R 4-3: pass",
  "Y 4-3:",
  "",
].join("\n");

const pawn = (page, name) => board(page).getByRole("button", { name });

/** The middle of something on the board. */
async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The middle of a space, by the name that is written on it. */
const space = (page, name) => middle(board(page).getByText(name, { exact: true }));

async function tap(page, { x, y }) {
  await page.mouse.click(x, y);
}

test("tapping a pawn and then a goal plays the step", async ({ page }) => {
  await resume(page, thrown("6-2"));
  const waiting = pawn(page, /^Yellow pawn in the corner/);
  await waiting.click();
  await expect(waiting).toHaveAttribute("aria-pressed", "true");
  await act(page, () => pawn(page, "Y6").click());
  expect(await position(page)).toMatch(/Y:yard,yard,yard,Y6\/.* Y:2$/);

  // What is chosen is let go by a tap beside the board's spaces, or by another tap on it.
  const out = pawn(page, /^Yellow pawn on Y6/);
  await out.click();
  await expect(pawn(page, "Y8")).toBeVisible();
  await out.click();
  await expect(pawn(page, "Y8")).toHaveCount(0);
  await out.click();
  const { x, y } = await board(page).locator("svg").boundingBox();
  await tap(page, { x: x + 3, y: y + 3 });
  await expect(pawn(page, "Y8")).toHaveCount(0);
  await expect(alert(page)).toHaveText("");

  await out.click();
  await act(page, () => pawn(page, "Y8").click());
  expect(await position(page)).toContain("Y:yard,yard,yard,Y8/");
});

test("moves of the chosen pawn are marked among the moves", async ({ page }) => {
  await resume(page, thrown("6-2"));
  await act(page, () => moves(page).first().click());
  await pawn(page, /^Yellow pawn on Y6/).click();
  await expect(moves(page).filter({ hasText: "2: Y6 to Y8" })).toHaveClass(/selected/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("a tap between spaces goes to the nearest within a fingertip", async ({ page }) => {
    await resume(page, thrown("6-2"));
    await act(page, () => moves(page).first().click());
    const out = pawn(page, /^Yellow pawn on Y6/);
    const at = await middle(out);
    const goal = { ...at };
    await out.tap();
    Object.assign(goal, await middle(pawn(page, "Y8")));

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
    await expect(alert(page)).toHaveText(/^P-\d+: /);
    await act(page, () => page.touchscreen.tap(beyond(20).x, beyond(20).y));
    expect(await position(page)).toContain("Y:yard,yard,yard,Y8/");
  });

  test("of two pawns the nearer is meant", async ({ page }) => {
    await resume(page, TWO_OUT);
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
  await resume(page, thrown("6-2"));
  // By these the test finds its spaces.
  await page.getByRole("checkbox", { name: "Space names" }).check();
  await act(page, () => moves(page).first().click());
  const before = await moment(page);
  await pawn(page, /^Yellow pawn on Y6/).click();
  for (const name of ["Y9", "R0"]) {
    await tap(page, await space(page, name));
    await expect(alert(page)).toHaveText(/^P-\d+: .{10,}/);
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
  await resume(page, thrown("6-2"));
  const corner = await middle(pawn(page, /^Yellow pawn in the corner/));
  await act(page, () => moves(page).first().click());
  await tap(page, corner);
  await expect(alert(page)).toHaveText("No pawn in the corner can move now");
});

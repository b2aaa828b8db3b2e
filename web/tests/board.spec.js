// The board with pointer and touch.

import { expect, test } from "./page.js";
import { act, alert, board, moment, position, resume, rolledRecord, space, status, twoOut } from "./table.js";

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
  await expect(pawn(page, "Y9").locator(".spends")).toHaveText("3");
  await expect(move(page, "Move 3: rear pawn, Y6 to Y9")).toHaveClass(/selected/);
  await expect(move(page, "Move 3: front pawn, Y8 to Y11")).not.toHaveClass(/selected/);

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
  // A key chooses one.
  await page.mouse.click(at.x, at.y);
  await expect(which.getByRole("button").first()).toBeFocused();
  await act(page, () => page.keyboard.press("Enter"));
  expect(await position(page)).toMatch(/Y8,Y(9|10)\//);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("a tap selects the nearer pawn, and goes to the nearest space within a fingertip", async ({ page }) => {
    await resume(page, twoOut());
    const [out, other] = [pawn(page, "Yellow pawn on Y6"), pawn(page, "Yellow pawn on Y8")];
    const [at, to] = [await middle(out), await middle(other)];
    const between = (part) => ({ x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part });
    await page.touchscreen.tap(between(0.6).x, between(0.6).y);
    await expect(other).toHaveAttribute("aria-pressed", "true");
    await page.touchscreen.tap(between(0.4).x, between(0.4).y);
    await expect(out).toHaveAttribute("aria-pressed", "true");
    await expect(other).toHaveAttribute("aria-pressed", "false");
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

});

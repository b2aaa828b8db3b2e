// Fingers on a phone held across, and what taps explain that play nothing.

import { expect, test } from "./page.js";
import { act, alert, board, button, goHome, open, position, resume, rolledRecord, savedGames, space, twoOut } from "./table.js";

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

const dice = (page) => page.locator(".turn .die-place");

/** Taps below the middle of a pawn, on its foot. */
async function tapFoot(page, pawn) {
  const { x, y, width, height } = await pawn.locator(".reach").boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2 + 8);
}

async function middle(element) {
  const { x, y, width, height } = await element.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

async function tapMiddle(page, element) {
  const { x, y } = await middle(element);
  await page.touchscreen.tap(x, y);
}

/** Touches the screen: "touchStart" or "touchMove" at a point, then "touchEnd". */
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  return (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
}

test("a phone held across shows the last turn and large dice", async ({ page }) => {
  await resume(page, twoOut({ seats: "Y=person R=easy" }));
  // The list of moves takes their place.
  await page.getByRole("button", { name: /^Moves/ }).tap();
  await expect(page.locator(".last-turns li").filter({ visible: true })).toHaveCount(1);
  const { width, height } = await dice(page).first().boundingBox();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(80);
});

test("taps on dice, empty spaces and others' pawns say what can be done", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  await tapMiddle(page, dice(page).nth(1));
  await expect(alert(page)).toHaveText("Play the 6 first: then the 2 can follow");
  const at = await space(page, "R3");
  await page.touchscreen.tap(at.x, at.y);
  await expect(alert(page)).toHaveText(/^None of your pawns gets there now\. Choose (a|the) pawn on (a|the) bright disc$/);
  await tapFoot(page, board(page).locator('[data-piece="4"]'));
  await expect(alert(page)).toHaveText(/^That is .+'s pawn\. /);
  const before = await position(page);
  await act(page, () => tapFoot(page, board(page).locator('[data-piece="0"]')));
  expect(await position(page)).not.toBe(before);
});

test("on a small phone the field for a name is in sight, and hands of cards are offered", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("./");
  await button(page, "Play Sorry!").click();
  await page.getByText("Family round this screen").click();
  const name = page.getByRole("textbox", { name: "New name" });
  await expect(name).toBeInViewport({ ratio: 0.99 });
  await page.getByRole("checkbox", { name: /^Five-card hand/ }).check();
  for (const each of ["Ann", "Leo"]) {
    await name.fill(each);
    await name.press("Enter");
  }
  await button(page, "Start game").click();
  await expect(page.locator(".curtain")).toBeVisible();
  await goHome(page);
  await expect(savedGames(page)).toContainText("Sorry! · Five-card hand");
});

test("a pawn is dragged by a finger to a goal, and nowhere else", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  const touch = await finger(page);
  const drag = async (to) => {
    const from = await middle(board(page).locator('[data-piece="0"] .reach'));
    await touch("touchStart", from);
    for (const part of [0.3, 0.7, 1]) {
      await touch("touchMove", { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
    }
    await touch("touchEnd");
  };
  const before = await position(page);
  await drag(await space(page, "R3"));
  await expect(alert(page)).toHaveText(/^A new pawn starts on its starting space/);
  const edge = await board(page).boundingBox();
  await drag({ x: edge.x + edge.width + 20, y: edge.y + 20 });
  await expect(alert(page)).toBeEmpty();
  expect(await position(page)).toBe(before);
  await act(page, async () => drag(await space(page, "Y6")));
  expect(await position(page)).not.toBe(before);
});

test("a tap on a pawn that stands on a goal asks which of them is meant", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await resume(page, twoOut().replace("6-2: 6 yard-Y6, 2 Y6-Y8", "6-4: 6 yard-Y6, 4 Y6-Y10"));
  const pawn = (name) => board(page).getByRole("button", { name });
  const which = page.getByRole("dialog", { name: "Which one?" });
  const tap = async () => {
    const { x, y } = await middle(pawn("Yellow pawn on Y10").locator(".reach"));
    await page.touchscreen.tap(x - 10.8, y);
    await expect(which).toBeVisible();
  };
  const before = await position(page);
  await tapMiddle(page, pawn("Yellow pawn on Y6").locator(".reach"));
  await expect(board(page).locator(".goal")).not.toHaveCount(0);
  await tap();
  await which.getByRole("button", { name: "Yellow pawn on Y10" }).tap();
  await expect(pawn("Yellow pawn on Y10")).toHaveAttribute("aria-pressed", "true");
  expect(await position(page)).toBe(before);
  await tapMiddle(page, pawn("Yellow pawn on Y6").locator(".reach"));
  await tap();
  await act(page, () => which.getByRole("button", { name: "Y10", exact: true }).tap());
  expect(await position(page)).toContain("Y10,Y10/");
});

test("a finger plays both dice by a tap on their sum, and a tap between it and another goal asks", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await resume(page, twoOut().replace("Y 4-3:", "Y 3-1:"));
  const pawn = (name) => board(page).getByRole("button", { name });
  const which = page.getByRole("dialog", { name: "Which one?" });
  const before = await position(page);
  await tapMiddle(page, pawn("Yellow pawn on Y6").locator(".reach"));
  const [sum, other] = [await middle(pawn("Y10, with 1 and 3")), await middle(pawn("Y9"))];
  await page.touchscreen.tap((sum.x + other.x) / 2, (sum.y + other.y) / 2);
  await which.getByRole("button", { name: "Y10, with 1 and 3" }).tap();
  await expect.poll(() => position(page)).toContain("Y8,Y10/");
  await act(page, () => button(page, "Undo").tap());
  expect(await position(page)).toBe(before);
  await tapMiddle(page, pawn("Yellow pawn on Y6").locator(".reach"));
  await act(page, () => page.touchscreen.tap(sum.x, sum.y));
  expect(await position(page)).toContain("Y8,Y10/");
});

test("of two pawns side by side one can be chosen, moved to the other, or past it once the question is closed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await resume(page, twoOut().replace("6-2: 6 yard-Y6, 2 Y6-Y8", "6-1: 6 yard-Y6, 1 Y6-Y7").replace("Y 4-3:", "Y 2-1:"));
  const touch = await finger(page);
  const pawn = (name) => board(page).getByRole("button", { name });
  const which = page.getByRole("dialog", { name: "Which one?" });
  const before = await position(page);
  const at = await middle(pawn("Yellow pawn on Y7").locator(".reach"));
  const meanings = which.getByRole("button");
  for (const slip of [0, 3, 8, 12]) {
    await tapMiddle(page, pawn("Yellow pawn on Y6").locator(".reach"));
    await expect(pawn("Yellow pawn on Y6")).toHaveAttribute("aria-pressed", "true");
    await touch("touchStart", at);
    await touch("touchMove", { x: at.x + slip, y: at.y });
    await touch("touchEnd");
    await expect(meanings).toHaveCount(2);
    await expect(which.getByRole("button", { name: "Y7", exact: true }).locator(".face")).toBeVisible();
    await expect(which.getByRole("button", { name: "Yellow pawn on Y7" }).locator(".lit .disc")).toBeVisible();
    if (slip < 12) {
      await which.getByRole("button", { name: "Yellow pawn on Y7" }).tap();
      await expect(pawn("Yellow pawn on Y7")).toHaveAttribute("aria-pressed", "true");
    }
  }
  expect(await position(page)).toBe(before);
  const beyond = await middle(board(page).locator(".goals").getByRole("button", { name: "Y8", exact: true }));
  await tapMiddle(page, board(page));
  await expect(which).toHaveCount(0);
  expect(await position(page)).toBe(before);
  await act(page, () => page.touchscreen.tap(beyond.x, beyond.y));
  expect(await position(page)).toContain("Y7,Y8/");
});

test("a chosen pawn is dragged by a finger to a goal beside it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await resume(page, twoOut().replace("Y 4-3:", "Y 4-1:"));
  const touch = await finger(page);
  const before = await position(page);
  await board(page).getByRole("button", { name: "Yellow pawn on Y6" }).click();
  const pawn = board(page).locator('.pawn.selected .reach');
  const goals = board(page).locator(".goal");
  await expect(goals).not.toHaveCount(0);
  const from = await middle(pawn);
  const near = await goals.evaluateAll((goals, { x, y }) => {
    const middles = goals.map((goal) => goal.getBoundingClientRect()).map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
    return middles.sort((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y))[0];
  }, from);
  expect(Math.hypot(near.x - from.x, near.y - from.y)).toBeLessThan(48);
  await touch("touchStart", from);
  await touch("touchMove", { x: (from.x + near.x) / 2, y: (from.y + near.y) / 2 });
  await touch("touchMove", near);
  await act(page, () => touch("touchEnd"));
  expect(await position(page)).not.toBe(before);
});

test("a card is dragged by a finger to a pawn", async ({ page }) => {
  await open(page, "game=sorry%2Bhand&Y=person&R=easy&B=easy&G=easy&seed=4&speed=instant");
  const touch = await finger(page);
  const card = page.locator(".hand-card:not(.idle)").nth(1);
  const [from, to] = [await middle(card), await middle(board(page).locator(".pawn.movable .reach").first())];
  await touch("touchStart", from);
  await touch("touchMove", { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expect(board(page).locator(".goal").first()).toBeVisible();
  await touch("touchMove", to);
  await act(page, () => touch("touchEnd"));
  expect(await position(page)).toContain("discard=2");
});

test("a dragged card that cannot be played is refused, and plays no other", async ({ page }) => {
  await open(page, "game=sorry%2Bhand&Y=person&R=easy&B=easy&G=easy&seed=4&speed=instant");
  const touch = await finger(page);
  // The bot is first.
  await expect(page.locator(".hand-card:not(.idle)").first()).toBeVisible();
  const before = await position(page);
  await touch("touchStart", await middle(page.locator(".hand-card.idle").last()));
  await touch("touchMove", await middle(page.locator(".status")));
  await touch("touchMove", await middle(board(page).locator(".pawn.movable .reach").first()));
  await touch("touchEnd");
  await expect(alert(page)).toHaveText(/^No legal move with \d+: /);
  await expect(page.locator(".hand-card.picked, .goal, .pawn.selected")).toHaveCount(0);
  expect(await position(page)).toBe(before);
});

test("a card that cannot be played says why", async ({ page }) => {
  await open(page, "game=sorry%2Bhand&R=person&Y=easy&seed=4&speed=instant");
  // The bot may be first.
  await expect(page.locator(".hand-card:not(.idle)").first()).toBeVisible();
  const idle = page.locator(".hand-card.idle").first();
  await tapMiddle(page, idle);
  await expect(alert(page)).toHaveText(/^No legal move with \d+: /);
});

// Hints with reasons and win chances, and threats: by pointer, by keyboard and in words.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { act, afterFirstRound, board, button, moves, open, playUntil, position, resume, status, twoOut } from "./table.js";

/** All others have had a turn. */
const FOUR = afterFirstRound(
  "Y 6-1: 6 yard-Y6, 1 Y6-Y7",
  "G 6-1: 6 yard-G6, 1 G6-G7",
  "R 2-1: pass",
  "B 2-1: pass",
  "Y 4-3:",
);

const hint = (page) => page.getByRole("main").getByText(/^Hint: /);
const warnings = (page) => board(page).locator(".threat-badge");
const dangers = (page) => page.getByRole("list", { name: "Threats" }).getByRole("listitem");

test("a hint gives its reason, and win chances on request", async ({ page }) => {
  await resume(page, twoOut());
  await button(page, "Hint").click();
  // Seen without coordinates, and read aloud with them.
  await expect(hint(page)).toHaveText(/^Hint: (1: )?Move this pawn [34] spaces.*[34]: Y\d+ to .+\. [A-Z].+\.$/);
  await expect(hint(page).locator("[aria-hidden]")).toHaveText(/^Move this pawn [34] spaces(, then ([34] more|move another pawn [34] spaces))?$/);
  await expect(page.locator("[data-live]")).toHaveText(/^Hint: [34]: .+\. [A-Z]/);
  const chances = page.getByRole("group", { name: /^Games won from here/ });
  await expect(chances).toBeHidden();
  await page.getByText("Why?", { exact: true }).click();
  const plays = chances.getByRole("button");
  await expect(plays.first()).toHaveText(/^Best \w+ pawn [34] spaces.* \d+ of 100$/);
  await expect(plays.first()).toHaveAccessibleName(/^Best \d+ of 100: [34]: .+/);
  // Another play of the list is shown on the board, and can be made.
  const arrow = board(page).locator(".hint-arrow:not(.made)");
  const best = await arrow.innerHTML();
  await plays.nth(1).click();
  await expect(plays.nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".hint > p")).toHaveText(/^Instead: .+ Wins \d+ of 100 games from here\.$/);
  expect(await arrow.innerHTML()).not.toBe(best);
  await button(page, "Hint").click();
  await expect(hint(page)).toBeVisible();
  expect(await arrow.innerHTML()).toBe(best);
  // Another moment, no hint.
  await page.getByText("Why?", { exact: true }).click();
  await act(page, () => moves(page).first().click());
  await expect(hint(page)).toBeHidden();
  await expect(chances).toBeHidden();
});

test("a hint is in the place of the status, its chances below, and Escape, a tap and a button close it", async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 620 });
  // Yellow's pawns are at the bottom.
  await resume(page, twoOut({ seats: "Y=person R=easy" }));
  await button(page, "Hint").click();
  const summary = page.getByText("Why?", { exact: true });
  const chances = page.getByRole("group", { name: /^Games won from here/ });
  // After it has drawn the hint, the page moves the focus once, so a key may come too early.
  await expect(async () => {
    if (!(await chances.isVisible())) {
      await summary.press("Enter");
    }
    await expect(chances).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(summary).toBeFocused();
  // Over the status, and over nothing of the board.
  const apart = (one, other) =>
    one.x >= other.x + other.width || other.x >= one.x + one.width || one.y >= other.y + other.height || other.y >= one.y + one.height;
  const drawing = await board(page).boundingBox();
  const box = await page.locator(".hint").boundingBox();
  expect(apart(box, await status(page).boundingBox())).toBe(false);
  for (const part of [".hint", ".hint .why"]) {
    expect(apart(await page.locator(part).boundingBox(), drawing), part).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(hint(page)).toBeHidden();
  await expect(board(page).locator("svg[tabindex]")).toBeFocused();

  // So does a tap beside everything.
  await button(page, "Hint").click();
  await expect(hint(page)).toBeVisible();
  const drawn = await board(page).locator("svg").boundingBox();
  await page.mouse.click(drawn.x + 3, drawn.y + 3);
  await expect(hint(page)).toBeHidden();

  await button(page, "Hint").click();
  await expect(hint(page)).toBeVisible();
  await button(page, "Close hint").click();
  await expect(hint(page)).toBeHidden();
});

for (const viewport of few([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
], 3)) {
  test(`a hint covers nothing, ${viewport.width} x ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await resume(page, twoOut({ seats: "Y=person R=easy" }));
    await button(page, "Hint").click();
    await expect(hint(page)).toBeVisible();
    // What else belongs to the turn is away as long, and the dice lie on the board.
    await expect(page.locator(".turn > .turn-button")).toBeHidden();
    await expect(board(page).locator(".board-die").first()).toBeVisible();
    const covered = () => page.evaluate(() => {
      const box = document.querySelector(".hint").getBoundingClientRect();
      const others = document.querySelectorAll(".board, .player-panel, .last-turns li, .move, .tools > button");
      const isBelow = ({ left, right, top, bottom }) =>
        left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
      const below = [...others].filter((other) => isBelow(other.getBoundingClientRect()));
      return below.map((other) => other.className);
    });
    await expect.poll(covered).toEqual([]);
    const cut = await page.locator(".hint > p").evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
    await button(page, "Close hint").click();
    await expect(page.locator(".turn > .turn-button")).toBeVisible();
  });
}

/** As long as hints and plays get, in both languages. */
const LONG = [
  [
    "Hint: Move this pawn 6 spaces, then move another pawn 6 spaces, then 10 more as the bonus, then 10 more as the bonus. Captures Finch and Lou and leaves Finch no move with 1 of 36 rolls. Barlow could still capture you with 21 of 36 rolls.",
    "Second pawn 2 spaces, then front pawn 3 spaces, captures Lou, then second pawn 10 spaces as the bonus, captures Finch, then front pawn 10 spaces as the bonus, to the turnout",
  ],
  [
    "Pista: Mueve este peón 6 casillas, luego mueve otro peón 6 casillas, luego 10 más como premio, luego 10 más como premio. Captura a Finch y a Lou y deja a Finch sin jugada con 1 de 36 tiradas. Barlow aún podría capturarte con 21 de 36 tiradas.",
    "Segundo peón 2 casillas, luego primer peón 3 casillas, captura a Lou, luego segundo peón con el premio de 10, captura a Finch, luego primer peón con el premio de 10, hasta el desvío",
  ],
];

test("a long reason scrolls in its own place beside a board: nothing else moves or is cut", async ({ page }) => {
  await resume(page, FOUR);
  await page.getByRole("button", { name: /^Moves/ }).click();
  /** What is beside the hint, where, and whether the hint or the window cuts it. */
  const others = () => page.evaluate(() => {
    const around = document.querySelector(".hint").getBoundingClientRect();
    const all = document.querySelectorAll(".board, .player-panel, .tools > button, .last-turns li");
    const shown = [...all].filter((each) => each.checkVisibility());
    return shown.map((each) => {
      const { x, y, left, right, top, bottom } = each.getBoundingClientRect();
      const isOver = left < around.right - 1 && right > around.left + 1 && top < around.bottom - 1 && bottom > around.top + 1;
      const what = each.dataset.seat ?? (each.className || each.textContent);
      return `${what} at ${x}, ${y}${isOver ? " is covered" : ""}${bottom > innerHeight + 1 ? " is cut" : ""}`;
    });
  });
  for (const [width, height] of [[1440, 900], [1280, 720], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    await button(page, "Hint").click();
    await expect(hint(page)).toBeVisible();
    const before = await others();
    expect(before.filter((each) => each.includes(" is c"))).toEqual([]);
    await page.getByText("Why?", { exact: true }).click();
    for (const [said, play] of LONG) {
      await page.evaluate(([said, play]) => {
        document.querySelector(".hint > p").textContent = said;
        for (const each of document.querySelectorAll(".hint fieldset button > span")) {
          each.textContent = play;
        }
      }, [said, play]);
      expect(await others(), `${width} x ${height}, ${said}`).toEqual(before);
      const last = page.locator(".hint fieldset button").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press("Escape");
    await expect(page.locator(".hint")).toBeHidden();
  }
});

test("threats are marked on pawns, named and listed until turned off", async ({ page }) => {
  await open(page, "game=sorry+fast&R=person&Y=person&seed=5&speed=instant");
  const show = button(page, "Threats");
  await expect(show).toHaveAttribute("aria-pressed", "false");
  await expect(warnings(page)).toHaveCount(0);
  await show.focus();
  await page.keyboard.press("Enter");
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(show).toBeFocused();
  // Whatever else may hit it, four cards of 45 put a pawn in its place.
  await expect(warnings(page)).toHaveCount(1);
  const cases = Number(await warnings(page).textContent());
  expect(cases).toBeGreaterThanOrEqual(4);
  await expect(dangers(page)).toHaveText([new RegExp(`^(Red on R4|Yellow on Y4): (Red|Yellow) with ${cases} of 45 cards$`)]);
  await expect(page.locator("[data-live]")).toContainText(new RegExp(`4: (Red|Yellow) with ${cases} of 45 cards`));

  // It stays on, and is counted anew.
  await playUntil(page, async (what) => what === "move" && (await moves(page).count()) > 0);
  await expect.poll(() => page.locator(".threat-panel p").textContent()).toMatch(/with how many of \d+ cards a rival can bump it$/);
  const named = board(page).getByRole("button", { name: /, could be bumped by \d+ of \d+ cards$/ });
  await playUntil(page, async () => (await named.count()) > 0);
  await expect(named.first()).toBeVisible();
  const before = await position(page);
  await show.click();
  await expect(warnings(page)).toHaveCount(0);
  await expect(dangers(page)).toHaveCount(0);
  expect(await position(page)).toBe(before);

  // Nothing is captured in this game.
  await open(page, "game=annie&Y=person&B=person&seed=5&speed=instant");
  await expect(show).toBeHidden();
});

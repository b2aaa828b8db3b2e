// Reviews: chances of winning, luck and skill, and what would have been better.


import { saveOf } from "../tools/games.js";
import { isAccessible } from "./accessible.js";
import { expect, test } from "./page.js";
import { PHONE } from "./room.js";
import {
  act,
  board,
  button,
  end,
  goHome,
  ofGame,
  open,
  position,
  QUICK,
  resume,
  savedGames,
  savedGameTexts,
  withGames,
} from "./table.js";

const review = (page) => page.getByRole("dialog", { name: "Review", exact: true });
const turn = (page) => review(page).getByRole("slider", { name: "Turn" });
const rows = (page) => review(page).locator(".review-turns tbody tr");
const isReviewed = async (page) => {
  await expect(review(page)).toBeVisible();
  await expect(review(page).getByRole("progressbar")).toHaveCount(0, { timeout: 30_000 });
};

/** A game of Parcheesi under way, in which Leo does not capture a pawn that has come far. */
const MISSED = [
  "turnout 1",
  "ruleset parcheesi",
  "seats Y=person:Ann R=person:Leo",
  "seed 4",
    "open Y 5",
    "open R 3",
    "Y 6-2: pass",
    "R 6-4: pass",
    "Y 6-2: pass",
    "R 6-5: 5 yard-R5, 6 R5-R11",
    "Y 6-5: 5 yard-Y5, 6 Y5-Y11",
    "R 1-1: 1 R11-R12, 1 R12-R13",
    "R 3-3: 3 R13-R16, 3 R16-B1",
    "R 2-1: 2 B1-B3, 1 B3-B4",
    "Y 4-3: 3 Y11-Y14, 4 Y14-G0",
    "R 3-1: 3 B4-B7, 1 B7-B8",
    "Y 6-3: 3 G0-G3, 6 G3-G9",
    "R 6-3: 3 B8-B11, 6 B11-B17",
    "Y 2-1: 1 G9-G10, 2 G10-G12",
    "R 5-3: 3 B17-Y2, 5 yard-R5",
    "Y 3-2: 2+3 yard-Y5",
    "R 3-2: 2+3 yard-R5",
    "Y 1-1: 1 G12-G13, 1 G13-G14",
    "Y 1-1: 1 Y5-Y6, 1 Y6-Y7",
    "Y 3-2: 2+3 yard-Y5",
    "R 2-1: 2 R5-R7, 1 Y2-Y3",
    "Y 6-2: 2 Y7-Y9, 6 Y5-Y11",
    "R 6-2: 6 R5-R11, 2 Y3-Y5",
    "Y 6-5: 6 G14-R2, 5 yardxY5, +20 R2-B4",
    "R 5-4: 5 yard-R5, 4 R11-R15",
    "",
  ].join("\n");

/** The beginning of a game with hands between Red, a person, and Yellow, who keeps `card`. */
const hands = (card) =>
  [
    "turnout 1",
    "ruleset sorry+hand",
    "seats R=person Y=easy",
    "seed 5",
    "open Y",
    "Y draw 10",
    "Y draw 7",
    "Y draw 2",
    `Y draw ${card}`,
    "Y draw 4",
    "R draw 8",
    "R draw 1",
    "R draw 5",
    "R draw 11",
    "R draw 12",
    "Y: 2 yard-Y4",
    "Y draw 12",
    "Y: 10 Y4-Y3",
    "Y draw 1",
    "R: 1 yard-R4",
    "R draw 2",
    "Y: 7 Y3-Y10",
    "Y draw 12",
    "R: 11 R4~Y10",
    "R draw sorry",
    "Y: 12 R4-B1>B4",
    "Y draw 5",
    "R: sorry yardxB4",
    "R draw sorry",
    "Y: 1 yard-Y4",
    "Y draw 4",
    "",
  ].join("\n");

/** Slows the worker. */
const slow = () => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function postLater(message) {
    setTimeout(() => post.call(this, message), 400);
  };
};

/** Notes how far a part of a review has moved in its dialog since it was first there; the dialog itself grows when it opens. */
const watchPlaces = () => {
  window.moved = 0;
  let first = null;
  const placed = (part) => (part && !part.matches("dialog, .review") ? part.offsetTop + placed(part.offsetParent) : 0);
  const look = () => {
    const part = document.querySelector(".review [aria-labelledby=review-chances]");
    // In a dialog that is not open yet it has no place.
    if (part?.offsetParent) {
      first ??= placed(part);
      window.moved = Math.max(window.moved, Math.abs(placed(part) - first));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Opens the review of the saved game on the home page. */
async function openReview(page) {
  await resume(page, MISSED);
  await expect(board(page)).toBeVisible();
  await goHome(page);
  await ofGame(page, 1, "Review");
  await isReviewed(page);
}

test("a finished game is reviewed from its end dialog, and the result is saved with it", async ({ page }) => {
  await open(page, QUICK);
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  await page.evaluate(watchPlaces);
  await end(page).getByRole("button", { name: "Review" }).click();
  await isReviewed(page);
  await expect(review(page).getByText("All turns are reviewed.")).toBeVisible();
  expect(await page.evaluate(() => window.moved), "what can be pressed stays where it is").toBeLessThan(2);
  const last = Number(await turn(page).getAttribute("max"));
  expect(last).toBeGreaterThan(5);
  await expect(turn(page)).toHaveAttribute("aria-valuetext", /(Gus 100%|Mack 100%)/);

  // By keyboard, and as a table.
  await turn(page).focus();
  await page.keyboard.press("Home");
  await expect(turn(page)).toHaveAttribute("aria-valuetext", /^Start\. Gus \d+%, Mack \d+%$/);
  await page.keyboard.press("ArrowRight");
  await expect(review(page).locator("output")).toHaveText(/^Turn 1, /);
  await review(page).getByText("All turns as a table").click();
  await expect(rows(page)).toHaveCount(last);

  // A pointer on the chart chooses a turn, too.
  const chart = review(page).getByRole("img", { name: /^Chances of winning over \d+ turns/ });
  await chart.click({ position: { x: 5, y: 20 } });
  await expect(turn(page)).toHaveValue("0");

  // The parts add up, as they stand.
  await review(page).getByText("How the result came about").click();
  const parts = await review(page)
    .getByRole("region", { name: "How the result came about" })
    .locator("tbody tr")
    .evaluateAll((lines) =>
      lines.map((line) => [...line.querySelectorAll("td")].map((cell) => Math.round(10 * cell.textContent.replace("−", "-")))),
    );
  expect(parts).toHaveLength(5);
  for (const side of [0, 1]) {
    const [start, luck, skill, drift, result] = parts.map((line) => line[side]);
    expect(start + luck + skill + drift).toBe(result);
  }
  expect([parts[4][0], parts[4][1]].sort()).toEqual([0, 1000]);

  await expect
    .poll(async () => Object.values(await savedGameTexts(page)).some((text) => /^review /m.test(text)))
    .toBe(true);
  await page.reload();
  await button(page, "Look at game 1").click();
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  await end(page).getByRole("button", { name: "Review" }).click();
  await expect(turn(page)).toHaveAttribute("max", `${last}`);
  await isReviewed(page);
});

test("a costly move is told with what was better and why, is shown, and can be tried again", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openReview(page);
  await review(page).getByText("All turns as a table").click();
  await isAccessible(page, "a review");
  const wide = await page.evaluate(() => {
    const body = document.querySelector(".review .modal-body");
    return body.scrollWidth - body.clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
  const costly = review(page).getByRole("region", { name: "Costly moves" }).getByRole("listitem").first();
  await expect(costly).toContainText(/^Turn 22: Leo played ".*", −2\d/);
  await expect(costly).toContainText(/Better: ".* 6 spaces.*"\. Captures/);
  await costly.getByRole("button", { name: "Show turn 22" }).click();
  await expect(review(page)).toHaveCount(0);
  await expect(page.getByText("Leo's turn: 6 and 2", { exact: true })).toBeVisible();
  const there = await position(page);
  expect(there).toMatch(/^parcheesi .* R:6-2/);

  await page.getByRole("group", { name: "Replay" }).getByRole("button", { name: "Review" }).click();
  await costly.getByRole("button", { name: "Try turn 22 from here" }).click();
  await expect(page.getByRole("group", { name: "Moves" })).toBeVisible();
  expect(await position(page)).toBe(there);
  // A try-out is not saved: the first game is as it was, and the only one.
  await expect(page.getByText("This is a try-out: it is not saved")).toBeVisible();
  await act(page, () => page.getByRole("group", { name: "Moves" }).getByRole("button").first().click());
  await goHome(page);
  await expect(savedGames(page).getByRole("listitem")).toHaveCount(1);
});

test("a review can be stopped and continued", async ({ page }) => {
  await page.addInitScript(slow);
  await resume(page, MISSED);
  await goHome(page);
  await ofGame(page, 1, "Review");
  await review(page).getByRole("button", { name: "Stop" }).click();
  await expect(review(page)).toContainText("The review was stopped.");
  const before = await rows(page).count();
  await review(page).getByRole("button", { name: "Continue the review" }).click();
  await isReviewed(page);
  expect(await rows(page).count()).toBeGreaterThan(before);
});

test("before the game is over, hands are reviewed by what the only person has seen", async ({ page }) => {
  await withGames(page, [hands("sorry"), hands("3")].map((record) => saveOf(record)));
  await page.goto("./");
  const told = [];
  for (const number of [1, 2]) {
    await goHome(page);
    await ofGame(page, number, "Review");
    await isReviewed(page);
    told.push(await rows(page).allTextContents());
  }
  expect(told[0].length).toBeGreaterThan(5);
  // Yellow's hidden card makes no difference.
  expect(told[1]).toEqual(told[0]);
  // With all hands open the numbers would be others, so they are not saved.
  for (const text of Object.values(await savedGameTexts(page))) {
    expect(text).not.toMatch(/^review /m);
  }
});

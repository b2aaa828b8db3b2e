// Dice on the board, bubbles, banners, vibration, and taps during an animation.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { afterFirstRound, alert, board, button, choose, landed, log, moves, open, resume, rollButton, space, twoOut } from "./table.js";

const dice = (page) => board(page).locator(".board-die");
const tap = async (page, target) => {
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
};

/** Yellow can capture Green with the 1. */
const CAPTURE = afterFirstRound(
  "Y 5-5: 5 Y11-G1, 5 G1-G6",
  "Y 3-1:",
);

test("a tap on the dice on the board rolls them, and one on the pile draws a card", async ({ page }) => {
  for (const game of few(["annie", "parcheesi", "pollyanna-1951", "pollyanna-1916"], 1)) {
    await open(page, `game=${game}&Y=person&R=person&seed=5&speed=instant`);
    await expect(rollButton(page)).toBeVisible();
    await expect(dice(page)).toHaveCount(2);
    await tap(page, dice(page).first().locator(".rolls"));
    await expect(log(page)).toContainText("rolled");
  }
  await open(page, "game=sorry&R=person&Y=person&seed=5&speed=instant");
  await tap(page, board(page).locator(".to-draw"));
  await expect(log(page)).toContainText("goes first");
  await expect(rollButton(page)).toBeEnabled();
  await tap(page, board(page).locator(".to-draw"));
  await expect(board(page).locator(".card-face")).toHaveCount(1);
});

test("a die, then a pawn: only pawns that can move by it are bright", async ({ page }) => {
  await resume(page, twoOut());
  const four = button(page, "Die 4");
  await expect(four).toHaveAttribute("aria-pressed", "false");
  await tap(page, dice(page).first().locator(".rolls"));
  await expect(four).toHaveAttribute("aria-pressed", "true");
  await four.click();
  await expect(four).toHaveAttribute("aria-pressed", "false");
  await four.click();
  await expect(board(page).locator(".pawn.movable")).toHaveCount(2);
  await board(page).getByRole("button", { name: /pawn on Y6/ }).dispatchEvent("click");
  await expect(log(page)).toContainText(/moved? 4|moves from Y6 to Y10/);
  await expect(button(page, "Die 4")).toHaveCount(0);
});

test("a refusal is a bubble beside the tapped space, which goes by itself", async ({ page }) => {
  await resume(page, twoOut());
  await board(page).getByRole("button", { name: /pawn on Y6/ }).dispatchEvent("click");
  const { x, y } = await space(page, "R9");
  await page.mouse.click(x, y);
  await expect(alert(page)).toHaveText(/\(Rule P-\d+\)$/);
  const bubble = alert(page).locator(".bubble");
  await expect(bubble).toBeVisible();
  const [box, whole] = [await bubble.boundingBox(), await board(page).boundingBox()];
  expect(box.x).toBeGreaterThanOrEqual(whole.x);
  expect(box.y).toBeGreaterThanOrEqual(whole.y);
  expect(box.x + box.width).toBeLessThanOrEqual(whole.x + whole.width);
  expect(box.y + box.height).toBeLessThanOrEqual(whole.y + whole.height);
  const across = Math.max(box.x - x, x - box.x - box.width, 0);
  const down = Math.max(box.y - y, y - box.y - box.height, 0);
  expect(Math.max(across, down)).toBeGreaterThan(0);
  expect(Math.hypot(across, down)).toBeLessThan(whole.width / 8);
  await expect(bubble).toBeHidden();
});

test("beside a hint's arrow no other way is painted", async ({ page }) => {
  await resume(page, twoOut());
  await button(page, "Hint").click();
  await expect(page.locator(".hint")).toBeVisible();
  for (const move of await moves(page).all()) {
    const hinted = /hinted/.test(await move.getAttribute("class"));
    await move.hover();
    if (!hinted) {
      await expect(board(page).locator(".lit-path .lit")).toHaveCount(0);
    }
  }
  for (const pawn of await board(page).locator(".pawn.movable").all()) {
    await pawn.hover({ force: true });
    await expect(board(page).locator(".lit-path .lit")).toHaveCount(0);
  }
});

for (const motion of few(["no-preference", "reduce"], 1)) {
  test(`a capture is told by a banner, motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      window.trembled = [];
      navigator.vibrate = (ms) => window.trembled.push(ms) > 0;
    });
    await resume(page, CAPTURE);
    await moves(page).and(page.locator('[data-step="1 G6xG7"]')).click();
    const banner = page.locator(".banner.capture");
    await expect(banner).toContainText("You capture ");
    await expect(banner).toHaveAttribute("aria-hidden", "true");
    await expect(banner).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.trembled)).toEqual(motion === "reduce" ? [] : [[40]]);
  });
}

for (const [width, height] of [[1024, 768], [360, 640]]) {
  test(`a banner is within the board and covers no pawn, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await resume(page, CAPTURE);
    const step = moves(page).and(page.locator('[data-step="1 G6xG7"]'));
    await expect(step).toBeVisible();
    // On a busy machine the banner may be gone before the test looks.
    const seen = page.evaluate(
      () =>
        new Promise((done) => {
          const watch = new MutationObserver(() => {
            const banner = document.querySelector(".banner.capture");
            if (!banner) {
              return;
            }
            watch.disconnect();
            for (const appears of banner.getAnimations()) {
              appears.currentTime = 600;
            }
            const { left, right, top, bottom } = banner.getBoundingClientRect();
            const whole = document.querySelector(".board > svg").getBoundingClientRect();
            const pawns = [...document.querySelectorAll(".pawns > [data-piece]")].filter((pawn) => pawn.getAnimations().length === 0);
            const boxes = pawns.map((pawn) => pawn.getBoundingClientRect());
            const middles = boxes.map((each) => [each.left + each.width / 2, each.top + each.height / 2]);
            done({ box: [left, right, top, bottom], whole: whole.toJSON(), pawns: middles });
          });
          watch.observe(document.body, { childList: true });
        }),
    );
    await step.dispatchEvent("click");
    const { box, whole, pawns } = await seen;
    const [left, right, top, bottom] = box;
    expect(left).toBeGreaterThanOrEqual(whole.left);
    expect(right).toBeLessThanOrEqual(whole.right);
    expect(top).toBeGreaterThanOrEqual(whole.top);
    expect(bottom).toBeLessThanOrEqual(whole.bottom);
    expect(pawns.filter(([x, y]) => x > left && x < right && y > top && y < bottom)).toEqual([]);
    await expect(page.locator(".banner.capture")).toHaveCount(0);
  });
}

test("pointing at a row of the last turns shows the trail of that turn alone", async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await resume(page, twoOut({ seats: "Y=person R=easy" }).replace("R 4-3: pass\nY 4-3:", "R 6-3: 6 yard-R6, 3 R6-R9\nY 4-3:"));
  const trail = board(page).locator(".trail");
  const row = page.locator(".last-turns li").first();
  await expect(row).toBeVisible();
  await row.hover();
  await expect(trail).toHaveCount(1);
  await expect(trail).toHaveClass(/colour-red/);
  // The person has rolled since, so that no trail stays.
  await board(page).hover({ position: { x: 5, y: 5 } });
  await expect(trail).toHaveCount(0);
});

test("a card that flies lies in its place at once when the window changes", async ({ page }) => {
  await open(page, "game=sorry&R=person&Y=person&seed=7&speed=normal");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  // So slow that it would not land within the test.
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
  await button(page, "Draw").click();
  await expect(page.locator(".flying-card")).toHaveCount(1);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.locator(".flying-card")).toHaveCount(0);
  await landed(page);
});

test("the text of a drawn card comes when the card has turned over, and no copy of the card stays", async ({ page }) => {
  await open(page, "game=sorry&R=person&Y=person&seed=7&speed=normal");
  await page.evaluate(() => {
    window.looks = [];
    const look = () => {
      const settled = document.querySelector(".pawns.settled") !== null;
      const copies = document.querySelectorAll(".flying-card").length;
      window.looks.push([settled, copies, !document.querySelector(".card-text").hidden]);
      requestAnimationFrame(look);
    };
    look();
  });
  await button(page, "Draw").click();
  const text = page.locator(".card-text");
  await expect(text).toBeVisible();
  const looks = await page.evaluate(() => window.looks);
  expect(looks.some(([settled, copies]) => !settled && copies === 1)).toBe(true);
  // While it turns, nothing is told. A busy machine may draw the text a frame before the pawns.
  expect(looks.filter(([settled, , told]) => !settled && told).length).toBeLessThan(2);
  await landed(page);
  await expect(page.locator(".flying-card")).toHaveCount(0);
  await expect(page.locator(".card-face")).toHaveCount(1);

  // The cards still to come are listed.
  await choose(page, "Cards");
  const left = page.getByRole("dialog", { name: "Cards still to come" });
  await expect(left.getByRole("row")).toHaveCount(12);
  const counts = await left.getByRole("cell").evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));
  expect(counts.filter(Number.isInteger).reduce((sum, count) => sum + count, 0)).toBe(44);
});

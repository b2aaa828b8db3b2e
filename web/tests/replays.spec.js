// Links replay to the same positions as natively. Native tests have written down the last position of each link, and a digest
// of all its position lines.

import { readFileSync } from "node:fs";

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { SCREENS, standsStill } from "./room.js";
import { choose, open, position, turn } from "./table.js";

const slider = (page) => page.getByRole("group", { name: "Replay" }).getByRole("slider", { name: "Step" });

/** Steps through a replay, and returns the digest of its position lines: FNV-1a of 64 bits. */
const digest = (page) =>
  page.evaluate(async () => {
    const board = document.querySelector("[data-position]");
    const slider = document.querySelector("[type=range]");
    const drawn = (step) =>
      new Promise((resolve) => {
        const look = () => {
          const [now] = slider.getAttribute("aria-valuetext").split(" ");
          // The board may be drawn a frame after the slider.
          const then = Number(now) === step ? () => requestAnimationFrame(resolve) : look;
          return requestAnimationFrame(then);
        };
        look();
      });
    const prime = 0x100000001b3n;
    let hash = 0xcbf29ce484222325n;
    for (let step = 0; step <= Number(slider.max); step += 1) {
      slider.value = step;
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      await drawn(step);
      for (const byte of new TextEncoder().encode(`${board.dataset.position}\n`)) {
        hash = ((hash ^ BigInt(byte)) * prime) & 0xffffffffffffffffn;
      }
    }
    return hash.toString(16).padStart(16, "0");
  });

/** The buttons of a replay whose middle is under something else, or out of sight. */
const covered = (page) =>
  page.getByRole("group", { name: "Replay" }).getByRole("button").evaluateAll((buttons) =>
    buttons.filter((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).map((button) => button.textContent),
  );

const text = readFileSync("crates/table/tests/data/links.txt", "utf8");
const links = text.trim().split("\n").map((line) => line.split(" => "));
// What nobody has seen is in no position line here.
const allSeen = links.filter(([, , line]) => !line.includes("+hand"));

const shortestFirst = allSeen.toSorted(([one], [other]) => one.length - other.length);

for (const [link, head, last, expected] of few(shortestFirst, 4)) {
  test(`a game in a link replays as natively: ${last.split(" ")[0]}, ${head}`, async ({ page }) => {
    await page.goto(`./#/g/${link}`);
    await expect(slider(page)).toHaveValue("0");
    expect(await digest(page)).toBe(expected);
    expect(await position(page)).toBe(last);
  });
}

test("a game in a link in which cards are hidden is replayed", async ({ page }) => {
  const [link, , last] = links.find(([, , line]) => line.includes("hand=?")) ?? links.find(([, , line]) => line.includes("+hand"));
  await page.goto(`./#/g/${link}`);
  await expect(slider(page)).toHaveValue("0");
  await slider(page).press("End");
  await expect.poll(() => position(page)).toBe(last);
});

test("the replay of a hand has all its controls at any size", async ({ page }) => {
  await open(page, "game=sorry%2Bhand&R=person:Ann&Y=easy&B=easy&G=easy&seed=5&speed=instant");
  await expect.poll(() => turn(page)).toBe("move");
  await choose(page, "Replay");
  await slider(page).press("End");
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await standsStill(page, `${size.width} x ${size.height}`);
    // All are seen without scrolling, and nothing lies over them.
    await expect.poll(() => covered(page), `${size.width} x ${size.height}`).toEqual([]);
  }
});

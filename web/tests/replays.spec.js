// Links replay to the same positions as natively. Native tests have written down the last position of each link, and a digest
// of all its position lines.

import { readFileSync } from "node:fs";

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { SCREENS, standsStill } from "./room.js";
import { button, position } from "./table.js";

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

const text = readFileSync("crates/table/tests/data/links.txt", "utf8");
const links = text.trim().split("\n").map((line) => line.split(" => "));
// What nobody has seen is in no position line here.
const open = links.filter(([, , line]) => !line.includes("+hand"));

for (const [link, head, last, expected] of few(open.toReversed(), 3)) {
  test(`a game in a link replays as natively: ${last.split(" ")[0]}, ${head}`, async ({ page }) => {
    await page.goto(`./#/g/${link}`);
    await expect(slider(page)).toHaveValue("0");
    expect(await digest(page)).toBe(expected);
    expect(await position(page)).toBe(last);
  });
}

test("a game in a link in which cards are hidden is replayed, with all its controls at any size", async ({ page }) => {
  const [link, , last] = links.find(([, , line]) => line.includes("hand=?")) ?? links.find(([, , line]) => line.includes("+hand"));
  await page.goto(`./#/g/${link}`);
  await expect(slider(page)).toHaveValue("0");
  await slider(page).press("End");
  await expect.poll(() => position(page)).toBe(last);
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await standsStill(page, `${size.width} x ${size.height}`);
    for (const name of ["Back", "Play", "Review", "Play on from here", "Close replay"]) {
      await button(page, name).click({ trial: true });
      await expect(button(page, name), `${size.width} x ${size.height}`).toBeInViewport({ ratio: 0.99 });
    }
  }
});

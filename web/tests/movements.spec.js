// Movements on the board: every one is seen, and none begins with a jump.

import { FULL } from "./full.js";
import { GAMES } from "./games.js";
import { expect, test } from "./page.js";
import { open, playUntil } from "./table.js";

/** Records all animations that scripts start, those of one task together; timers run 40 times as fast, but those
 * that give something up after some seconds. */
const record = (page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = (handler, ms = 0, ...rest) => setTimeout(handler, ms < 4_000 ? ms / 40 : ms, ...rest);
    window.batches = [];
    let batch = null;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, timing) {
      if (!batch) {
        batch = [];
        window.batches.push(batch);
        queueMicrotask(() => {
          batch = null;
        });
      }
      const { delay = 0, duration, fill = "none" } = timing;
      const owner = this.closest("[data-piece], [data-seat]");
      const name = `${this.getAttribute("class")} of ${owner?.dataset.piece ?? owner?.dataset.seat}`;
      for (const property of ["transform", "translate", "opacity"]) {
        const values = keyframes.map((frame) => frame[property]);
        if (values[0] !== undefined) {
          batch.push({ element: this, name, property, delay, end: delay + duration, fill, values });
        }
      }
      return animate.call(this, keyframes, timing);
    };
    /** What hides a movement or makes a jump. */
    window.faults = () => window.batches.flatMap(faultsOf);
    /** How often one movement of an element follows another. */
    window.followed = () =>
      window.batches.flatMap((batch) => [...byElement(batch).values()].filter((own) => own.length > 1)).length;

    function byElement(batch) {
      const found = new Map();
      batch.forEach((each) => {
        const own = [...found.keys()].find(([element, property]) => element === each.element && property === each.property);
        const key = own ?? [each.element, each.property];
        found.set(key, [...(found.get(key) ?? []), each]);
      });
      return found;
    }

    function faultsOf(batch) {
      return [...byElement(batch).values()].flatMap((own) => {
        const shownAt = (time) =>
          own.findLast(({ delay, end, fill }) =>
            time < delay ? ["backwards", "both"].includes(fill) : time < end || ["forwards", "both"].includes(fill),
          );
        const inOrder = own.toSorted((one, other) => one.delay - other.delay);
        const last = inOrder.at(-1);
        return inOrder.flatMap((each, index) => {
          const { name, property, delay, end, values } = each;
          const faults = [];
          const hiding = [0.1, 0.5, 0.9].map((share) => shownAt(delay + share * (end - delay))).find((other) => other !== each);
          if (hiding) {
            faults.push(`${name}: ${property} ${delay}-${end} is hidden by ${hiding.delay}-${hiding.end}`);
          }
          const next = inOrder[index + 1];
          if (next) {
            if (values.at(-1) !== next.values[0]) {
              faults.push(`${name}: ${property} ends at ${values.at(-1)}, and ${next.values[0]} is next`);
            }
            const between = shownAt((end + next.delay) / 2);
            if (end < next.delay && between !== next && values.at(-1) !== last.values.at(-1)) {
              faults.push(`${name}: ${property} is at rest between ${end} and ${next.delay}`);
            }
          }
          return faults;
        });
      });
    }
  });

for (const { title, ruleset, two } of GAMES) {
  test(`no movement hides another in ${FULL ? "a game" : "the beginning of a game"} of ${title}`, async ({ page }) => {
    await record(page);
    await open(page, `game=${ruleset}&${two}&seed=3&speed=normal`);
    // A lift and a walk, a walk and a slide.
    await playUntil(page, async () => !FULL && (await page.evaluate(() => window.followed())) > 9);
    expect(await page.evaluate(() => window.faults())).toEqual([]);
    expect(await page.evaluate(() => window.followed())).toBeGreaterThan(9);
  });
}

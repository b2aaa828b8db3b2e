// Drags of pawns, cards and people, by mouse, pen and finger: what ends them, and what a slip is.

import { expect, test } from "./page.js";
import { act, alert, board, button, landed, open, position, resume, space, twoOut } from "./table.js";

const HAND = "game=sorry%2Bhand&Y=person&R=easy&B=easy&G=easy&seed=4&speed=instant";
const HELD = ".hand-card:not(.idle)";

async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A pointer of the browser's own: `down`, `move`, `up`, and what else can happen to it. */
async function pointerOf(page, kind) {
  const session = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  if (kind === "touch") {
    const touch = (type, ...points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    return {
      down: (to) => touch("touchStart", { ...(at = to), id: 0 }),
      move: (to) => touch("touchMove", { ...(at = to), id: 0 }),
      up: () => touch("touchEnd"),
      cancel: () => touch("touchCancel"),
      second: () => touch("touchStart", { ...at, id: 0 }, { x: 5, y: 5, id: 1 }),
    };
  }
  const mouse = (type, buttons, more = {}) =>
    session.send("Input.dispatchMouseEvent", { type, ...at, buttons, pointerType: kind, ...more });
  const main = { button: "left", clickCount: 1 };
  return {
    async down(to) {
      at = to;
      await mouse("mouseMoved", 0);
      await mouse("mousePressed", 1, main);
    },
    async move(to) {
      at = to;
      await mouse("mouseMoved", 1, { button: "left" });
    },
    up: () => mouse("mouseReleased", 0, main),
    rightButton: () => mouse("mousePressed", 3, { button: "right", clickCount: 1 }),
    async withoutButton(to) {
      at = to;
      await mouse("mouseMoved", 0);
    },
  };
}

/** Part of the way from one place to another. */
const between = (from, to, part) => ({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });

/** What can be dragged: how the page is opened, from where to where, and how a drag shows. */
const THINGS = {
  pawn: {
    open: (page) => resume(page, twoOut()),
    from: (page) => middle(board(page).getByRole("button", { name: "Yellow pawn on Y6" }).locator(".reach")),
    to: (page) => space(page, "Y9"),
    dragged: (page) => page.locator("#dragged-pawn"),
    state: (page) => position(page),
    async selected(page, is) {
      await expect(board(page).locator(".pawn.selected")).toHaveCount(is ? 1 : 0);
    },
  },
  card: {
    async open(page) {
      await open(page, HAND);
      await expect(page.locator(HELD).first()).toBeVisible();
    },
    from: (page) => middle(page.locator(HELD).nth(1)),
    to: (page) => middle(board(page).locator(".pawn.movable .reach").first()),
    dragged: (page) => page.locator(".hand-card[data-dragged]"),
    state: (page) => position(page),
    async selected(page, is) {
      await expect(page.locator(".hand-card.picked")).toHaveCount(is ? 1 : 0);
    },
  },
  person: {
    async open(page) {
      await page.goto("./");
      await button(page, "Play Sorry!").click();
      await page.getByText("Family round this screen").click();
      const name = page.getByRole("textbox", { name: "New name" });
      await name.fill("Ann");
      await name.press("Enter");
      await expect(page.locator(".people .chip")).toHaveCount(1);
    },
    from: (page) => middle(page.locator(".people .chip").first()),
    // Beside her: a finger that moves up or down scrolls.
    to: (page) => middle(page.locator(".at-left [data-seat]")),
    dragged: (page) => page.locator(".chip[data-dragged]"),
    state: (page) => page.locator("[data-seat] .name").allTextContents().then(String),
    async selected() {},
  },
};

/** What ends a drag, so that nothing is dropped; by which kinds of pointers. */
const ENDS = {
  "Escape": { end: (page) => page.keyboard.press("Escape") },
  "a movement without a button": { kinds: ["mouse", "pen"], end: (page, pointer, to) => pointer.withoutButton(to) },
  "the right button": { kinds: ["mouse"], end: (page, pointer) => pointer.rightButton() },
  "a second finger": { kinds: ["touch"], end: (page, pointer) => pointer.second() },
  "the browser": { kinds: ["touch"], end: (page, pointer) => pointer.cancel() },
  "another window": { end: (page) => page.evaluate(() => window.dispatchEvent(new Event("blur"))) },
  "another tab": { end: (page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))) },
  "another size": { end: (page) => page.setViewportSize({ width: 900, height: 1100 }) },
};

const KINDS = ["mouse", "pen", "touch"];

test.use({ viewport: { width: 1000, height: 1100 }, hasTouch: true });

for (const [thing, { dragged, from, open: start, selected, state, to }] of Object.entries(THINGS)) {
  test(`a dragged ${thing} is dropped by a release only`, async ({ page }) => {
    test.slow();
    await start(page);
    const before = await state(page);
    for (const kind of KINDS) {
      const pointer = await pointerOf(page, kind);
      for (const [what, { end, kinds = KINDS }] of Object.entries(ENDS)) {
        if (!kinds.includes(kind)) continue;
        await test.step(`${kind}: ${what}`, async () => {
          const [start, goal] = [await from(page), await to(page)];
          await pointer.down(start);
          for (const part of [0.3, 0.7, 1]) await pointer.move(between(start, goal, part));
          await expect(dragged(page)).toHaveCount(1);
          await selected(page, true);
          await end(page, pointer, goal);
          await expect(dragged(page)).toHaveCount(0);
          await selected(page, false);
          if (what !== "the browser") await pointer.up();
          await page.setViewportSize({ width: 1000, height: 1100 });
          // Nothing is dropped, refused or clicked.
          await expect(dragged(page)).toHaveCount(0);
          await selected(page, false);
          await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
          expect(await state(page)).toBe(before);
        });
      }
    }
  });

  test(`a pressed ${thing} that slips a few pixels is tapped`, async ({ page }) => {
    await start(page);
    for (const kind of KINDS) {
      const pointer = await pointerOf(page, kind);
      for (const slip of [5, 8, 10, 14]) {
        await test.step(`${kind}: ${slip} px`, async () => {
          const at = await from(page);
          const before = await state(page);
          await pointer.down(at);
          await pointer.move({ x: at.x - slip, y: at.y });
          await pointer.up();
          await expect(dragged(page)).toHaveCount(0);
          if (thing === "person") {
            // Each tap puts her at the next seat, or off the board.
            await expect.poll(() => state(page)).not.toBe(before);
            return;
          }
          await selected(page, true);
          // A second tap takes it back.
          await pointer.down(at);
          await pointer.up();
          await selected(page, false);
          expect(await state(page)).toBe(before);
        });
      }
    }
  });
}

const NOWHERE = { x: 3, y: 1_090 };

for (const [thing, other] of [["pawn", ".pawns > .pawn[aria-label='Yellow pawn on Y8']"], ["card", `${HELD} >> nth=0`]]) {
  test(`a ${thing} dropped beside the board changes no selection`, async ({ page }) => {
    const { from, open: start, to } = THINGS[thing];
    const selected = page.locator(".pawn.selected, .hand-card.picked");
    const pull = async () => {
      const [at, goal] = [await from(page), await to(page)];
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(goal.x, goal.y, { steps: 3 });
      await expect(selected).toHaveCount(1);
      await page.mouse.move(NOWHERE.x, NOWHERE.y, { steps: 2 });
    };
    await start(page);
    await pull();
    await page.mouse.up();
    await expect(selected).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    await page.locator(other).click();
    await expect(selected).toHaveCount(1);
    const before = await selected.getAttribute("aria-label");
    for (const end of [() => page.mouse.up(), () => page.keyboard.press("Escape")]) {
      await pull();
      expect(await selected.getAttribute("aria-label")).not.toBe(before);
      await end();
      await expect(selected).toHaveAttribute("aria-label", before);
      await page.mouse.up();
      await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    }
  });
}

test("a pawn whose button was released elsewhere plays nothing, also at the next click", async ({ page }) => {
  await THINGS.pawn.open(page);
  const before = await position(page);
  const pointer = await pointerOf(page, "mouse");
  const from = await THINGS.pawn.from(page);
  const outside = { x: 2, y: 600 };
  await pointer.down(from);
  // Its first movement is off the board; the release is not heard.
  await pointer.move(outside);
  await pointer.withoutButton(await THINGS.pawn.to(page));
  await expect(page.locator("#dragged-pawn")).toHaveCount(0);
  await pointer.down(outside);
  await pointer.up();
  expect(await position(page)).toBe(before);
  await THINGS.pawn.selected(page, false);
});

test("a press that ends elsewhere on the board plays nothing", async ({ page }) => {
  await THINGS.pawn.open(page);
  await board(page).getByRole("button", { name: "Yellow pawn on Y6" }).click();
  await THINGS.pawn.selected(page, true);
  const before = await position(page);
  const [empty, goal] = [await space(page, "R3"), await THINGS.pawn.to(page)];
  await page.mouse.move(empty.x, empty.y);
  await page.mouse.down();
  await page.mouse.move(goal.x, goal.y, { steps: 3 });
  await page.mouse.up();
  expect(await position(page)).toBe(before);
  await expect(alert(page)).toHaveText("");
  // A click there does.
  await act(page, () => page.mouse.click(goal.x, goal.y));
});

test("a dragged pawn is put back when the game goes on or a dialog opens", async ({ page }) => {
  await THINGS.pawn.open(page);
  const pull = async () => {
    const [from, to] = [await THINGS.pawn.from(page), await THINGS.pawn.to(page)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await expect(page.locator("#dragged-pawn")).toHaveCount(1);
  };
  await pull();
  await page.evaluate(() => document.querySelector("[aria-label=Moves] button").click());
  await expect(page.locator("#dragged-pawn")).toHaveCount(0);
  await landed(page);
  const played = await position(page);
  await page.mouse.up();
  expect(await position(page)).toBe(played);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => position(page)).not.toBe(played);
  const before = await position(page);
  await pull();
  await page.evaluate(() => [...document.querySelectorAll("button")].find((each) => each.textContent === "Settings" || each.textContent === "Rules").click());
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  await expect(page.locator("#dragged-pawn")).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  expect(await position(page)).toBe(before);
});

test("a dragged pawn is seen above everything, also beyond the board", async ({ page }) => {
  for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await THINGS.pawn.open(page);
    const from = await THINGS.pawn.from(page);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const die = page.locator(".board-die").first();
    const places = [
      { x: size.width / 2, y: size.height - 12 },
      { x: size.width - 12, y: size.height - 12 },
      { x: 12, y: size.height / 2 },
      ...((await die.count()) > 0 ? [await middle(die)] : []),
    ];
    for (const { x, y } of places) {
      await page.mouse.move(x, y, { steps: 2 });
      const seen = () =>
        page.evaluate(({ x, y }) => {
          const above = document.querySelector(".above-all");
          const drawing = above?.querySelector("use");
          if (!drawing) return false;
          for (const each of [above, drawing]) each.style.pointerEvents = "auto";
          const found = document.elementFromPoint(x, y);
          for (const each of [above, drawing]) each.style.pointerEvents = "";
          return found === drawing;
        }, { x, y });
      await expect.poll(seen, `at ${x}, ${y} of ${size.width}x${size.height}`).toBe(true);
    }
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await page.goto("about:blank");
  }
});

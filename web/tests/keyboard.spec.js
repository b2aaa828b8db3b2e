// By keyboard alone. The focus is always somewhere of use, and to be seen.

import { expect, test } from "./page.js";
import { act, board, end, moment, moves, position, resume, status, stored, thrown, turn, twoOut } from "./table.js";

/** What has the focus. */
const focused = (page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    const outlined = () => {
      const { outlineStyle, outlineWidth } = getComputedStyle(active);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    // On the board it is a ring round the pawn that changes.
    const ringed = () => {
      const ring = () => {
        const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(active.querySelector("circle"));
        return [stroke, strokeWidth, strokeDasharray].join();
      };
      const before = ring();
      active.blur();
      const after = ring();
      active.focus();
      return before !== after;
    };
    const isVisible = active instanceof SVGElement ? ringed : outlined;
    const label = active.getAttribute("aria-label");
    return {
      tag: active.tagName.toLowerCase(),
      name: label ?? active.labels?.[0]?.textContent.trim() ?? active.textContent,
      zone: active.closest("[data-zone]")?.dataset.zone,
      inDialog: active.closest("dialog") !== null,
      visible: active.matches(":focus-visible") && isVisible(),
    };
  });

/** The same, when it is not lost and can be seen. */
async function focus(page) {
  // What is drawn anew gives the focus back as soon as it is there.
  let found = null;
  const look = async () => {
    found = await focused(page);
    return found.visible && found.tag !== "body";
  };
  await expect.poll(look, "the focus is somewhere, and to be seen").toBe(true);
  return found;
}

/** Presses Tab until the focus is where it is wanted; at each stop it must be seen. */
async function tabTo(page, wanted, { key = "Tab", most = 60 } = {}) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const found = await focused(page);
    if (found.tag !== "body" && wanted(found)) {
      return focus(page);
    }
  }
  throw new Error(`the focus does not come to ${wanted} by ${most} presses of ${key}`);
}

const named = (name) => (found) => found.name === name;

/** Chooses an option of a select that has the focus. */
async function choose(page, option) {
  await page.keyboard.press("Home");
  const most = await page.evaluate(() => document.activeElement.options.length);
  for (let presses = 0; presses < most; presses += 1) {
    if ((await page.evaluate(() => document.activeElement.selectedOptions[0].textContent)) === option) {
      return;
    }
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`there is no option ${option}`);
}

test("a whole game", async ({ started: page }) => {
  await tabTo(page, named("Pollyanna 1951"));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Pollyanna 1916" })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Pollyanna 1951" })).toBeChecked();
  for (const [seat, sitter] of [
    ["Yellow", "Person"],
    ["Green", "Empty"],
    ["Red", "Easy bot"],
    ["Blue", "Empty"],
  ]) {
    await tabTo(page, named(seat));
    await choose(page, sitter);
  }
  await tabTo(page, named("More"));
  await page.keyboard.press("Enter");
  await tabTo(page, named("Seed of the dice"));
  await page.keyboard.type("5");
  await tabTo(page, (found) => found.name.startsWith("Speed"));
  await choose(page, "Instant");
  await tabTo(page, named("Start game"));
  await page.keyboard.press("Enter");
  await expect(board(page)).toBeVisible();
  expect(await stored(page, "save")).toContain("seats Y=person R=easy\nseed 5\n");

  let count = 0;
  for (let what = await turn(page); what !== "end"; what = await turn(page)) {
    const zone = what === "throw" ? "throw" : "moves";
    if ((await focus(page)).zone !== zone) {
      await tabTo(page, (found) => found.zone === zone);
    }
    count += 1;
    const key = count % 2 ? "Enter" : "Space";
    await act(page, () => page.keyboard.press(key));
  }
  await expect(end(page)).toBeVisible();
  expect((await focus(page)).inDialog).toBe(true);
  await page.keyboard.press("Escape");
  await expect(end(page)).toHaveCount(0);
  expect((await focus(page)).inDialog).toBe(false);
});

test("throwing and playing needs Enter only", async ({ page }) => {
  await resume(page, thrown("6-2"));
  await tabTo(page, (found) => found.zone === "moves");
  for (let count = 0; count < 12; count += 1) {
    const what = await turn(page);
    expect((await focus(page)).zone, what).toBe(what === "throw" ? "throw" : "moves");
    await act(page, () => page.keyboard.press("Enter"));
  }
});

test("a pawn and its goal are chosen on the board", async ({ page }) => {
  await resume(page, twoOut());
  const onBoard = (label) => (found) => found.zone === "board" && found.name === label;
  await tabTo(page, onBoard("Yellow pawn on Y6"));
  await page.keyboard.press("Enter");
  const pawn = board(page).getByRole("button", { name: "Yellow pawn on Y6" });
  await expect(pawn).toHaveAttribute("aria-pressed", "true");
  await focus(page);
  await tabTo(page, onBoard("Y9"));
  await act(page, () => page.keyboard.press("Space"));
  expect(await position(page)).toContain("Y:yard,yard,Y8,Y9/");

  // Another step of the same play: this pawn has one way left, and goes it at once.
  expect((await focus(page)).zone).toBe("board");
  if (!onBoard("Yellow pawn on Y9")(await focused(page))) {
    await tabTo(page, onBoard("Yellow pawn on Y9"));
  }
  await act(page, () => page.keyboard.press("Enter"));
  expect(await position(page)).toContain("Y:yard,yard,Y8,Y13/");
  await focus(page);
  await expect(status(page)).toHaveText("Red to throw");
});

test("Undo, Hint and the dialogs give the focus back", async ({ page }) => {
  await resume(page, thrown("6-6"));
  await tabTo(page, (found) => found.zone === "moves");
  await act(page, () => page.keyboard.press("Enter"));
  const before = await moment(page);
  await act(page, () => page.keyboard.press("Enter"));

  await tabTo(page, named("Undo"));
  await act(page, () => page.keyboard.press("Enter"));
  expect(await moment(page)).toEqual(before);
  expect((await focus(page)).name).toBe("Undo");

  await tabTo(page, named("Hint"));
  await page.keyboard.press("Space");
  await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
  expect((await focus(page)).name).toBe("Hint");

  await tabTo(page, named("Rules"));
  await page.keyboard.press("Enter");
  const rules = page.getByRole("dialog", { name: /^Rules of/ });
  await expect(rules).toBeVisible();
  for (let presses = 0; presses < 4; presses += 1) {
    // Between the last and the first stop a browser may show its own controls.
    await page.keyboard.press("Tab");
    expect(["dialog", "browser"]).toContain(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body ? "browser" : activeElement.closest("dialog") && "dialog";
      }),
    );
  }
  await page.keyboard.press("Escape");
  await expect(rules).toHaveCount(0);
  expect((await focus(page)).name).toBe("Rules");

  await tabTo(page, named("New game"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("form", { name: "New game" })).toBeVisible();
  await focus(page);
  await tabTo(page, named("Continue game 1"));
  await page.keyboard.press("Enter");
  await expect(moves(page).first()).toBeVisible();
  await focus(page);
  expect(await position(page)).toBe(before.position);
});

// The program is in parts (`web/parts.txt`): a board needs the first and its game's only, and a part
// that somebody needs before it is here is brought at once.

import { expect, test } from "./page.js";
import { board, button, open, playUntil, position, resume, steps, stored, thrown } from "./table.js";

const PART = /\/([a-z]+)-[0-9a-f]{16}\.wasm$/;

/** Holds parts back for which `held(name)`, and tells those for which everything had to wait. */
async function holdBack(page, held) {
  const waited = [];
  await page.route(PART, (route) => {
    const name = PART.exec(route.request().url())[1];
    if (route.request().resourceType() === "xhr") {
      waited.push(name);
      return route.continue();
    }
    // One that is held back is never answered.
    return held(name) ? undefined : route.continue();
  });
  return waited;
}

for (const [game, ruleset] of [
  ["pollyanna", "pollyanna-1951"],
  ["pollyanna", "pollyanna-1916"],
  ["parcheesi", "parcheesi"],
  ["sorry", "sorry"],
  ["sorry", "sorry+hand"],
  ["annie", "annie"],
]) {
  test(`a game of ${ruleset} needs the first part and its own`, async ({ page }) => {
    const waited = await holdBack(page, (name) => !["first", game].includes(name));
    const seats = game === "annie" ? "Y=person&B=person" : "Y=person&G=person&R=person&B=person";
    await open(page, `game=${ruleset}&${seats}&seed=5&speed=instant`);
    // This game of Annie is over after thirty, and the dialog of the end comes with the rest.
    let left = game === "annie" ? 25 : 60;
    await playUntil(page, () => {
      left -= 1;
      return left === 0;
    });
    expect(waited).toEqual([]);
  });
}

test("a part that is needed before it has come is brought at once", async ({ page }) => {
  const waited = await holdBack(page, (name) => name === "rest");
  await open(page, "game=pollyanna-1951&Y=person&R=person&seed=42&speed=instant");
  await playUntil(page, (what) => what === "move");
  expect(waited).toEqual([]);
  await button(page, "Rules").click();
  await expect(page.getByRole("dialog")).toContainText("turnout");
  expect(waited).toEqual(["rest"]);
});

test("what only tests call is brought by nothing that a player does", async ({ page }) => {
  const fetched = new Set();
  page.on("request", (request) => {
    const part = PART.exec(request.url());
    if (part) {
      fetched.add(part[1]);
    }
  });
  await open(page, "game=pollyanna-1951&Y=person&R=easy&seed=42&speed=instant");
  await playUntil(page, (what) => what === "move");
  await button(page, "Hint").click();
  await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect([...fetched].sort()).toEqual(["annie", "first", "parcheesi", "pollyanna", "rest", "sorry"]);
});

test("who goes on with a game waits for nothing else", async ({ page }) => {
  const waited = await holdBack(page, () => false);
  await resume(page, thrown("6-2"));
  expect(await steps(page)).not.toEqual([]);
  expect(waited).toEqual([]);
});

test("a part that does not come is told, and the game is kept", async ({ page, faults }) => {
  faults.provoked.push(/404/);
  await page.route(/\/rest-/, (route) => route.fulfill({ status: 404 }));
  await open(page, "game=pollyanna-1951&Y=person&R=person&seed=42&speed=instant");
  await playUntil(page, (what) => what === "move");
  const kept = await stored(page, "save");
  const now = await position(page);
  await button(page, "Rules").click();
  const dialog = page.getByRole("alertdialog", { name: "Turnout could not be loaded" });
  await expect(dialog).toBeVisible();
  expect(await stored(page, "save")).toBe(kept);
  await page.unroute(/\/rest-/);
  await dialog.getByRole("button", { name: "Reload" }).click();
  await expect(board(page)).toHaveAttribute("data-position", now);
});

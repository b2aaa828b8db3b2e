// Links to games: created, read by a phone, opened, refused.

import jsQR from "jsqr";
import { PNG } from "pngjs";

import { few } from "./full.js";
import { expect, test } from "./page.js";
import {
  board,
  choose,
  chooseAtEnd,
  end,
  home,
  notices,
  open,
  playUntil,
  position,
  QUICK,
  savedGames,
  stored,
} from "./table.js";

const dialog = (page) => page.getByRole("dialog", { name: "Share this game" });
const link = (page) => dialog(page).getByRole("textbox", { name: "Link" });
const replay = (page) => page.getByRole("group", { name: "Replay" });
const slider = (page) => replay(page).getByRole("slider", { name: "Step" });
const code = (page) => dialog(page).getByRole("img", { name: /code for a phone/ });

/** What a camera would read from the picture. */
async function read(picture) {
  const { data, width, height } = PNG.sync.read(await picture.screenshot());
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

/** Opens an address in a tab of its own. */
async function elsewhere(page, address) {
  const other = await page.context().newPage();
  await other.goto(address);
  return other;
}

test("a finished game is shared from its end dialog, and opens as a replay", async ({ page }) => {
  await open(page, QUICK);
  await chooseAtEnd(page, "Share");
  const address = await link(page).inputValue();
  expect(address).toMatch(/\/some\/path\/#\/g\/1[\w-]{10,400}$/);
  expect(await read(code(page))).toBe(address);
  const over = await position(page);

  const other = await elsewhere(page, address);
  await expect(slider(other)).toHaveValue("0");
  await slider(other).focus();
  await other.keyboard.press("End");
  await expect(board(other)).toHaveAttribute("data-position", over);
  // The address stays, so that it can be opened again.
  await other.reload();
  await expect(slider(other)).toHaveValue("0");
  await replay(other).getByRole("button", { name: "Close replay" }).click();
  // The game itself is over and belongs to no tab.
  await expect(savedGames(other).getByRole("button", { name: "Look at game 1" })).toBeVisible();

  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(end(page)).toBeVisible();
});

test("a link to a game going on tells what all have seen, and is played on elsewhere", async ({ page }) => {
  await open(page, "Y=person:Ann&R=easy&seed=42&speed=instant");
  await playUntil(page, (what) => what === "move");
  const now = await position(page);
  await choose(page, "Share");
  await expect(dialog(page)).toContainText("so far");
  const plain = await link(page).inputValue();
  await dialog(page).getByRole("checkbox", { name: "With the players' names" }).check();
  const named = await link(page).inputValue();
  expect(named.length).toBeGreaterThan(plain.length);

  const other = await elsewhere(page, named);
  await expect(other.getByRole("heading", { name: "Ann" }).or(other.getByText("Ann")).first()).toBeVisible();
  await slider(other).focus();
  await other.keyboard.press("End");
  await expect(board(other)).toHaveAttribute("data-position", now);
  await replay(other).getByRole("button", { name: "Play on from here" }).click();
  await expect(replay(other)).toHaveCount(0);
  expect(await stored(other, "save")).not.toContain("seed 42");
  await playUntil(other, (what) => what === "roll");
});

test("a link to a hand of cards shows no hand and cannot be played on", async ({ page }) => {
  await open(page, "game=sorry%2Bhand&Y=person&R=person&seed=3&speed=instant");
  let left = 6;
  await playUntil(page, () => (left -= 1) === 0);
  await choose(page, "Share");
  const other = await elsewhere(page, await link(page).inputValue());
  await slider(other).focus();
  await other.keyboard.press("End");
  await expect(replay(other).getByRole("button", { name: "Play on from here" })).toBeHidden();
  expect(await position(other)).not.toMatch(/hand=[^ ]*\d/);
});

test("a link is copied, or selected where that is not allowed", async ({ page, context }) => {
  await open(page, "Y=person&R=person&seed=42&speed=instant");
  await choose(page, "Share");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog(page).getByRole("button", { name: "Copy link" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("The link is copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page).inputValue());
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await dialog(page).getByRole("button", { name: "Copy link" }).click();
  await expect(dialog(page).getByRole("status")).toContainText("selected");
  const address = await link(page).inputValue();
  expect(await page.evaluate(() => getSelection().toString())).toBe(address);
});

const SPOILT = [
  ["hostile", () => "1%00<script>", "expected letters"],
  ["damaged", (text) => text.slice(0, 9) + (text[9] === "A" ? "B" : "A") + text.slice(10), "damaged or cut off"],
  ["cut off", (text) => text.slice(0, -3), "damaged or cut off"],
  ["of another version", (text) => `2${text.slice(1)}`, "a link of version 1"],
  ["huge", (text) => text + "A".repeat(200_000), "at most 6000 characters"],
  ["empty", () => "", "a link of version 1"],
];

test("a link that cannot be read is refused in words", async ({ page }) => {
  await open(page, "Y=person&R=person&seed=42&speed=instant");
  await choose(page, "Share");
  const [before, text] = (await link(page).inputValue()).split("#/g/");
  const save = await stored(page, "save");
  for (const [what, change, says] of few(SPOILT, 2)) {
    await test.step(what, async () => {
      const other = await elsewhere(page, `${before}#/g/${change(text)}`);
      await expect(home(other)).toBeVisible();
      await expect(notices(other)).toContainText(says);
      expect(await stored(other, "save")).toBe(save);
      await other.close();
    });
  }
});

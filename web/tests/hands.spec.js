// Hidden hands of cards: visible to their owner only, behind a curtain if several people share the screen.

import { expect, test } from "./page.js";
import { act, board, button, choose, log, moves, open, position, stored, turn } from "./table.js";

const hand = (page, colour) => page.getByRole("group", { name: `${colour}'s hand` });
const curtain = (page, colour) => page.getByRole("region", { name: `Pass to ${colour}` });

const TWO = "game=sorry%2Bhand&R=person&Y=person&seed=11&speed=instant";

test("two persons on one screen pass it to each other behind a curtain", async ({ page }) => {
  await open(page, TWO);
  for (const [colour, other] of [
    ["Red", "Yellow"],
    ["Yellow", "Red"],
  ]) {
    // Whoever begins by lot: the curtain names whose turn it is.
    const mine = (await curtain(page, "Red").or(curtain(page, "Yellow")).getByRole("heading").textContent()).includes(colour)
      ? colour
      : other;
    await expect(curtain(page, mine)).toBeVisible();
    await expect(hand(page, "Red")).toHaveCount(0);
    await expect(hand(page, "Yellow")).toHaveCount(0);
    await expect(moves(page)).toHaveCount(0);
    expect(await position(page)).not.toMatch(/hands?=/);
    await expect(button(page, "Hint")).toHaveAttribute("aria-disabled", "true");

    await button(page, `Show ${mine}'s hand`).click();
    await expect(hand(page, mine).getByRole("button")).toHaveCount(5);
    expect(await position(page)).toMatch(/ hand=\S+/);
    expect(await position(page)).not.toMatch(/hands=/);
    await act(page, () => moves(page).first().click());
    while ((await turn(page)) === "move") {
      await act(page, () => moves(page).first().click());
    }
    await expect(hand(page, mine)).toHaveCount(0);
  }
});

test("against bots only the person's own hand is visible", async ({ page }) => {
  await open(page, "game=sorry%2Bhand&R=person&Y=medium&B=easy&G=easy&seed=4&speed=instant");
  for (let turns = 0; turns < 6; turns += 1) {
    if ((await turn(page)) === "end") {
      break;
    }
    await expect(hand(page, "Red").getByRole("button")).toHaveCount(5);
    const held = await hand(page, "Red")
      .getByRole("button")
      .evaluateAll((cards) => cards.map((card) => card.dataset.card));
    expect(await position(page)).toContain(` hand=${held.join(",")}`);
    expect(await position(page)).not.toContain("hands=");
    await act(page, () => moves(page).first().click());
  }
  // What is told of draws into hands names no card.
  const told = await log(page).innerText();
  expect(told).toMatch(/draws a card/);
  expect(told).not.toMatch(/draws (a|an|the) (Sorry|\d)/);
});

test("taking over a bot's hand is recorded in the log", async ({ page }) => {
  await open(page, "game=sorry%2Bhand&R=person&Y=medium&seed=4&speed=instant");
  await turn(page);
  const sit = async (colour, kind) => {
    await choose(page, "Players");
    await page.getByRole("dialog").getByRole("combobox", { name: colour }).selectOption(kind);
    await page.keyboard.press("Escape");
  };
  await sit("Yellow", "person");
  await sit("Red", "easy");
  await expect(hand(page, "Yellow")).toBeVisible();
  await sit("Red", "person");
  await sit("Yellow", "medium");
  const told = ["A person now plays Yellow", "The easy bot now plays Red", "A person now plays Red", "The medium bot now plays Yellow"];
  const lines = async () => (await log(page).locator("p").allTextContents()).filter((line) => line.includes(" now plays "));
  const written = async () => (await stored(page, "save")).match(/^seat .*$/gm);
  expect(await lines()).toEqual(told);
  expect(await written()).toEqual(["seat Y=person", "seat R=easy", "seat R=person", "seat Y=medium"]);
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(await lines()).toEqual(told);
  expect(await written()).toHaveLength(4);
});

test("selecting a card leaves only its moves", async ({ page }) => {
  await open(page, "game=sorry%2Bhand&R=person&Y=easy&seed=4&speed=instant");
  await turn(page);
  const playable = hand(page, "Red").locator("button[aria-disabled=false]");
  const first = playable.first();
  const card = await first.getAttribute("data-card");
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  const steps = await moves(page).evaluateAll((all) => all.map((each) => each.dataset.step));
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.every((step) => step.startsWith(`${card} `) || step === `discard ${card}`)).toBe(true);
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "false");
  await expect(board(page)).toBeVisible();
});

test("the remaining cards are listed without their order", async ({ page }) => {
  await open(page, "game=sorry&R=person&Y=person&seed=4&speed=instant");
  await turn(page);
  await choose(page, "Cards");
  const dialog = page.getByRole("dialog", { name: "Cards still to come" });
  const rows = dialog.getByRole("row");
  await expect(rows).toHaveCount(12);
  const counts = await dialog.getByRole("cell").evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));
  expect(counts.filter(Number.isInteger).reduce((sum, count) => sum + count, 0)).toBe(45);
});

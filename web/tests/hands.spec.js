// Hidden hands of cards: visible to their owner only, behind a curtain if several people share the screen.

import { expect, test } from "./page.js";
import { act, board, clickIfThere, button, log, moves, open, position, resume, turn } from "./table.js";

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
      await act(page, () => clickIfThere(moves(page).first()));
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

test("a card that nobody can play is put away by a button beside the hand, which stays where it is", async ({ page }) => {
  const draws = (seat, cards) => cards.map((card) => `${seat} draw ${card}`);
  const dealt = [...draws("Y", [8, 8, 11, 11, 8]), ...draws("R", ["sorry", 12, 4, 10, 1])];
  await resume(page, ["turnout 1", "ruleset sorry+hand", "seats R=easy Y=person", "open Y", ...dealt, ""].join("\n"));
  const cards = hand(page, "Yellow").getByRole("button");
  await page.getByRole("button", { name: /^Moves/ }).click();
  for (const [width, height] of [[1440, 900], [768, 1024], [390, 844], [360, 640], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(cards).toHaveCount(5);
    const before = await hand(page, "Yellow").boundingBox();
    await cards.first().click({ position: { x: 20, y: 40 } });
    const discard = button(page, "Discard the 8");
    const at = `${width} x ${height}`;
    const { x, y, width: wide, height: high } = await discard.boundingBox();
    expect(await hand(page, "Yellow").boundingBox(), at).toEqual(before);
    for (const card of await cards.all()) {
      const box = await card.boundingBox();
      expect(x >= box.x + box.width || box.x >= x + wide || y >= box.y + box.height || box.y >= y + high, at).toBe(true);
    }
    await cards.first().click({ position: { x: 20, y: 40 } });
    await expect(discard).toBeHidden();
  }
  await cards.nth(3).click({ position: { x: 20, y: 40 } });
  await act(page, () => button(page, "Discard the 11").click());
  expect(await position(page)).toContain("discard=11");
});

test("no frame of a handover shows a hand to the wrong person", async ({ page }) => {
  await open(page, TWO.replace("speed=instant", "speed=fast&sit=pass"));
  for (let turns = 0; turns < 3; turns += 1) {
    const show = page.getByRole("button", { name: /^Show .+'s hand$/ });
    await expect(show).toBeVisible();
    const mine = /^Show (.+)'s hand$/.exec(await show.textContent())[1];
    await show.click();
    await expect(hand(page, mine)).toBeVisible();
    // From now on each frame notes whose hand is seen, until the next curtain.
    await page.evaluate(() => {
      window.handsSeen = new Set();
      window.handovers = new Set();
      // On a busy machine no frame may fall into a handover.
      const note = () => {
        for (const each of document.querySelectorAll(".handover")) window.handovers.add(each.textContent);
      };
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
      const look = () => {
        for (const each of document.querySelectorAll(".hand[aria-label]")) window.handsSeen.add(each.getAttribute("aria-label"));
        if (document.querySelector(".curtain") === null || document.querySelector(".handover")) requestAnimationFrame(look);
        else window.isLooked = true;
      };
      window.isLooked = false;
      look();
    });
    while ((await turn(page)) === "move") {
      await act(page, () => clickIfThere(moves(page).first()));
    }
    await page.waitForFunction(() => window.isLooked);
    expect(await page.evaluate(() => [...window.handsSeen])).toEqual([`${mine}'s hand`]);
    const next = mine === "Red" ? "Yellow" : "Red";
    expect(await page.evaluate(() => [...window.handovers])).toEqual([`${next}, your turn`]);
  }
});

test("the others' last turns, the hand and a hint have their own places on phones and tablets", async ({ page }) => {
  await open(page, "game=sorry%2Bhand&Y=person&R=easy&B=easy&G=easy&seed=4&speed=instant");
  const cards = hand(page, "Yellow").getByRole("button");
  await expect(cards).toHaveCount(5);
  await act(page, () => moves(page).first().click());
  await page.getByRole("button", { name: /^Moves/ }).click();
  const whole = (words) =>
    words.evaluate((words) => {
      const [inner, outer] = [words, words.closest("li")].map((each) => each.getBoundingClientRect());
      return words.scrollWidth <= words.clientWidth && inner.top >= outer.top && inner.bottom <= outer.bottom;
    });
  const bottom = async (part) => {
    const { y, height } = await part.boundingBox();
    return y + height;
  };
  for (const [width, height] of [[390, 844], [360, 640], [844, 390]]) {
    await page.setViewportSize({ width, height });
    const at = `${width} x ${height}`;
    const rows = page.locator(".last-turns .turn-words");
    await expect(rows).toHaveCount(3);
    for (const row of await rows.all()) {
      await expect(row, at).toBeVisible();
      expect(await whole(row), at).toBe(true);
    }
    const top = (await cards.nth(2).boundingBox()).y;
    const place = await hand(page, "Yellow").boundingBox();
    expect(await bottom(rows.last()), at).toBeLessThan(top);
    expect(await bottom(cards.nth(2)), at).toBeLessThan((await button(page, "Menu").boundingBox()).y);
    await button(page, "Hint").click();
    const hint = page.locator(".hint");
    await expect(hint).toContainText("Hint: Play card ");
    await expect(hint.getByRole("button", { name: "Close hint" })).toBeVisible();
    // It moves in.
    await expect.poll(() => bottom(hint), at).toBeLessThan(top);
    expect(await hand(page, "Yellow").boundingBox(), at).toEqual(place);
    await hint.getByRole("button", { name: "Close hint" }).click();
  }
  // On a tablet held upright they are beside the fan.
  await page.setViewportSize({ width: 768, height: 1024 });
  const last = page.locator(".last-turns li").last();
  const fan = await cards.nth(4).boundingBox();
  expect((await last.boundingBox()).x).toBeGreaterThan(fan.x + fan.width);
  expect(await bottom(last)).toBeLessThan((await button(page, "Menu").boundingBox()).y);
});

test("two cards that do the same on the board are asked for by their pictures", async ({ page }) => {
  const draws = (seat, cards) => cards.map((card) => `${seat} draw ${card}`);
  const dealt = [...draws("Y", [1, 2, 3, 5, 8]), ...draws("R", ["sorry", 12, 4, 10, 1])];
  await resume(page, ["turnout 1", "ruleset sorry+hand", "seats R=easy Y=person", "open Y", ...dealt, ""].join("\n"));
  await expect(hand(page, "Yellow").getByRole("button")).toHaveCount(5);
  await board(page).getByRole("button", { name: /^Yellow pawn/ }).first().click();
  await board(page).locator(".goal").click();
  const asked = page.getByRole("dialog", { name: "Which one?" });
  await expect(asked.locator("img")).toHaveCount(2);
  await act(page, () => asked.getByRole("button", { name: /^Move 2: / }).click());
  expect(await position(page)).toContain("discard=2");
});

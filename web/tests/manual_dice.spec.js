// Manual dice and cards: people enter what they rolled or drew.

import { isAccessible } from "./accessible.js";
import { few } from "./full.js";
import { expect, test } from "./page.js";
import { SIZES } from "./room.js";
import {
  act,
  alert,
  board,
  button,
  form,
  log,
  moves,
  open,
  rollButton,
} from "./table.js";

const question = (page) => page.getByRole("group", { name: /^(What|Which card) did / });
const die = (page, name) => question(page).getByRole("group", { name, exact: true });
const face = (page, name, number) => die(page, name).getByRole("button", { name: String(number), exact: true });

/** Waits until the page asks for a roll or a move. */
async function wanted(page) {
  const all = question(page).or(moves(page).first()).or(page.getByRole("dialog"));
  await expect(all.first()).toBeVisible();
  // What is no choice goes on by itself.
  await expect(page.locator("[aria-label=Moves] [data-step=pass], [aria-label=Moves] [data-step=go]")).toHaveCount(0);
  if (await page.getByRole("dialog").isVisible()) {
    return "end";
  }
  return (await question(page).isVisible()) ? "tell" : "move";
}

test("manual dice work by keyboard alone", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person&R=easy&dice=people&speed=instant");
  // The numbers are heard wherever the focus is.
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("6");
  await expect(face(page, "First die", 6)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("7");
  await page.keyboard.press("Control+3");
  await act(page, () => page.keyboard.press("6"));
  // The page has rolled for the bot meanwhile; after a tie people roll again.
  const begins = log(page).getByText(/begins$/);
  for (let ties = 1; ties < 6; ties += 1) {
    const tied = log(page).getByText(/tie and roll again$/);
    await expect(begins.or(tied.nth(ties - 1)).first()).toBeVisible();
    if (await begins.isVisible()) {
      break;
    }
    await expect(question(page)).toBeVisible();
    await page.keyboard.press("6");
    await act(page, () => page.keyboard.press("6"));
  }
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("6");
  await act(page, () => page.keyboard.press("2"));
  const played = async () => {
    await act(page, () => moves(page).first().press("Enter"));
    await wanted(page);
  };
  await played();
  while (await moves(page).count()) {
    await played();
  }
  // S leads to what can be chosen beside the board.
  await board(page).locator("svg").first().focus();
  await page.keyboard.press("s");
  await expect(face(page, "First die", 1)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(face(page, "First die", 2)).toHaveAttribute("aria-pressed", "true");
});

test("manual dice are chosen in the form, unless hands are hidden", async ({ page }) => {
  await page.goto("./#/new?game=sorry&R=person&Y=easy&speed=instant");
  const cards = form(page).getByRole("combobox", { name: "Cards" });
  await expect(cards).toHaveValue("page");
  await cards.selectOption("Our own cards, for the bots too");
  const hand = form(page).getByRole("checkbox", { name: "Five-card hand" });
  await hand.check();
  await expect(cards).toBeDisabled();
  await expect(cards).toHaveValue("page");
  await expect(cards).toHaveAccessibleDescription(/the cards are virtual/);
  await hand.uncheck();
  await expect(cards).toHaveValue("everyone");
  await form(page).getByRole("radio", { name: "Annie" }).check();
  const dice = form(page).getByRole("combobox", { name: "Dice" });
  await expect(dice).toHaveValue("everyone");
  await dice.selectOption("Our own dice");
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  await expect(rollButton(page)).toHaveCount(0);

  // An address that wants both is told why not.
  await page.goto("./#/new?game=sorry%2Bhand&dice=people&start");
  await expect(alert(page)).toHaveText(/Nobody else may see the cards/);
});

/** Dice that are alike, cards, and others. */
const GAMES = [
  "game=pollyanna-1951&Y=person:Ann&G=easy&R=person&B=easy",
  "game=sorry&R=person:Ann&B=easy&Y=person&G=easy",
  "game=annie&Y=person:Ann&B=person&R=easy&G=easy&O=easy&P=easy",
  "game=parcheesi&Y=person:Ann&R=person",
];

test("manual dice are accessible and fit at every size without scrolling", async ({ page }) => {
  for (const query of few(GAMES, 2)) {
    await page.goto("about:blank");
    await open(page, `${query}&dice=everyone&speed=instant`);
    await expect(question(page)).toBeVisible();
    for (const { width, height } of few(SIZES, 3)) {
      await page.setViewportSize({ width, height });
      const at = `${query}, ${width} x ${height}`;
      const seen = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.scrollingElement;
        const inside = [...document.querySelectorAll(".manual-dice button")].map((button) => {
          const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
          const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return { large: width >= 43.9 && height >= 43.9, right, bottom, free: button.contains(seen) };
        });
        const tools = document.querySelector(".tools").getBoundingClientRect();
        return { scrolls: [scrollWidth > innerWidth, scrollHeight > innerHeight], inside, tools: tools.bottom };
      });
      expect(seen.scrolls, at).toEqual([false, false]);
      expect(seen.inside.length, at).toBeGreaterThan(5);
      for (const each of seen.inside) {
        expect(each, at).toMatchObject({ large: true, free: true });
        expect(each.right, at).toBeLessThanOrEqual(width);
        expect(each.bottom, at).toBeLessThanOrEqual(height);
      }
      expect(seen.tools, at).toBeLessThanOrEqual(height);
    }
    await isAccessible(page, query);
  }
});

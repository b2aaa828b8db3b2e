// Manual dice and cards: people enter what they rolled or drew.

import { isAccessible } from "./accessible.js";
import { GAMES } from "./games.js";
import { expect, test } from "./page.js";
import { SIZES } from "./room.js";
import {
  act,
  alert,
  board,
  button,
  choose,
  form,
  log,
  moves,
  open,
  rollButton,
  status,
  stored,
} from "./table.js";

const question = (page) => page.getByRole("group", { name: /^(What|Which card) did / });
const die = (page, name) => question(page).getByRole("group", { name, exact: true });
const face = (page, name, number) => die(page, name).getByRole("button", { name: String(number), exact: true });

/** Enters a roll, the numbers in the order of their rows, or the card with this title. */
async function tell(page, ...numbers) {
  await act(page, async () => {
    for (const [index, number] of numbers.entries()) {
      const row = question(page).getByRole("group").nth(index);
      await row.getByRole("button", { name: String(number), exact: true }).click();
    }
  });
}

/** Waits until the page asks for a roll or a move, or the game is over. */
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

for (const { title, ruleset, two } of GAMES) {
  test(`${title} by hand, for bots as well`, async ({ page }) => {
    await open(page, `game=${ruleset}&${two}&dice=everyone&speed=instant`);
    let told = 0;
    for (let turn = 0; turn < 40 && told < 16; turn += 1) {
      const what = await wanted(page);
      await expect(rollButton(page)).toHaveCount(0);
      if (what === "end") {
        break;
      }
      if (what === "move") {
        await act(page, () => moves(page).first().click());
        continue;
      }
      const rows = await question(page).getByRole("group").count();
      if (rows === 0) {
        // A 1 starts a pawn; then whatever comes next.
        const cards = question(page).getByRole("button");
        await act(page, () => cards.nth(told % 3).click());
      } else {
        await tell(page, ...[6, 2 + (told % 4)].slice(0, rows));
      }
      told += 1;
    }
    expect(told).toBeGreaterThan(8);
    expect(await stored(page, "save")).not.toContain("seed");
  });
}

test("tapped dice are announced as any roll", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person&R=easy&dice=everyone&speed=instant");
  await expect(question(page)).toHaveAccessibleName("What did you roll?");
  await expect(rollButton(page)).toHaveCount(0);
  await face(page, "First die", 3).click();
  await expect(face(page, "First die", 3)).toHaveAttribute("aria-pressed", "true");
  await face(page, "First die", 4).click();
  await expect(face(page, "First die", 3)).toHaveAttribute("aria-pressed", "false");
  await act(page, () => face(page, "Second die", 6).click());
  await expect(page.locator("[data-live]")).toHaveText("Yellow rolls 6 and 4 for the first turn: 10.");
  await expect(question(page)).toHaveAccessibleName("What did Red roll?");
  // It was another throw.
  await act(page, () => button(page, "Undo").click());
  await expect(question(page)).toHaveAccessibleName("What did you roll?");
  await expect(face(page, "First die", 4)).toHaveAttribute("aria-pressed", "false");
  await tell(page, 6, 3);
  await tell(page, 1, 2);
  await tell(page, 2, 6);
  await expect(moves(page).first()).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test("a bot's entered roll can be undone in the pause before its move", async ({ page }) => {
  await page.clock.install();
  await open(page, "game=pollyanna-1951&Y=person&R=easy&dice=everyone");
  await tell(page, 1, 2);
  await tell(page, 6, 3);
  await tell(page, 6, 6);
  await expect(status(page)).toHaveText("Red's turn: 6 and 6");
  await act(page, () => button(page, "Undo").click());
  await expect(question(page)).toHaveAccessibleName("What did Red roll?");
  await tell(page, 6, 2);
  await page.clock.runFor(1_600);
  await expect(log(page)).toContainText("Red starts a pawn on R6 with a 6");
});

test("the prompt lists the cards in the pile and how many are left", async ({ page }) => {
  await open(page, "game=sorry&R=person&Y=person&dice=people&speed=instant");
  await expect(question(page)).toHaveAccessibleName("Which card did you turn?");
  const card = (title) => question(page).getByRole("button", { name: new RegExp(`^${title}: `) });
  await expect(question(page).getByRole("button")).toHaveCount(11);
  await expect(card("1")).toHaveAccessibleName("1: 5 left");
  await expect(card("Sorry!")).toHaveAccessibleName("Sorry!: 4 left");
  await act(page, () => card("1").click());
  await act(page, () => moves(page).first().click());
  await expect(card("1")).toHaveAccessibleName("1: 4 left");
  for (let left = 4; left > 0; left -= 1) {
    await expect(card("3")).toHaveAccessibleName(`3: ${left} left`);
    await act(page, () => card("3").click());
    await wanted(page);
    if (await moves(page).count()) {
      await act(page, () => moves(page).first().click());
    }
  }
  // Used up.
  await expect(question(page)).toBeVisible();
  await expect(card("3")).toHaveCount(0);
});

test("Annie's dice have their colours, and one die is shown where one is rolled", async ({ page }) => {
  await open(page, "game=annie&Y=person&B=person&dice=people&speed=instant");
  await expect(die(page, "Red die")).toBeVisible();
  await expect(die(page, "White die")).toBeVisible();
  // From the Orphanage to 4, which has a red die beside it, and stars rolled for on the way.
  await tell(page, 6, 2);
  await expect(status(page)).toHaveText(/for stars/);
  await tell(page, 3, 1);
  await expect(question(page).getByRole("group")).toHaveCount(1);
  await tell(page, 2);
  await expect(log(page)).toContainText(/star.*rolls 2/);
});

test("manual dice work by keyboard alone", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person&R=easy&dice=people&speed=instant");
  await face(page, "First die", 1).focus();
  await page.keyboard.press("6");
  await expect(face(page, "First die", 6)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("7");
  await page.keyboard.press("Control+3");
  await act(page, () => page.keyboard.press("6"));
  // The page has rolled for the bot meanwhile; after a tie people roll again.
  for (let tie = 0; tie < 5 && !/Yellow begins|Red begins/.test(await log(page).textContent()); tie += 1) {
    await expect(question(page)).toBeVisible();
    await expect(face(page, "First die", 1)).toBeFocused();
    await page.keyboard.press("6");
    await act(page, () => page.keyboard.press("6"));
  }
  // The focus goes where something is to be done, and waits there until then.
  await expect(question(page)).toBeVisible();
  await expect(face(page, "First die", 1)).toBeFocused();
  await page.keyboard.press("6");
  await act(page, () => page.keyboard.press("2"));
  await expect(moves(page).first()).toBeFocused();
  const played = async () => {
    await act(page, () => page.keyboard.press("Enter"));
    await wanted(page);
  };
  await played();
  while (await moves(page).count()) {
    await expect(moves(page).first()).toBeFocused();
    await played();
  }
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

test("the dice mode changes in mid-game, and survives a visit to the home page", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person&R=person&seed=42&speed=instant");
  await act(page, () => rollButton(page).click());
  // One press settles who begins.
  const begins = /^(Yellow|Red) begins$/m.exec(await log(page).innerText())[1];
  const chooseDice = async (title) => {
    await choose(page, "Players");
    await page.getByRole("dialog").getByRole("combobox", { name: "Dice" }).selectOption(title);
    await page.keyboard.press("Escape");
  };
  await chooseDice("Our own dice");
  await expect(question(page)).toBeVisible();
  await expect(rollButton(page)).toHaveCount(0);
  await choose(page, "New game");
  await button(page, "Continue game 1").click();
  await tell(page, 2, 1);
  expect(await stored(page, "save")).toContain(`${begins[0]} 2-1`);
  expect(await stored(page, "save")).not.toContain("seed");
  await page.reload();
  await expect(question(page)).toBeVisible();
  await chooseDice("Virtual dice");
  await expect(question(page)).toHaveCount(0);
  await act(page, () => rollButton(page).click());
});

test("manual dice fit at every size without scrolling", async ({ page }) => {
  for (const query of [
    "game=pollyanna-1951&Y=person:Ann&G=easy&R=person&B=easy",
    "game=parcheesi&Y=person:Ann&R=person",
    "game=sorry&R=person:Ann&B=easy&Y=person&G=easy",
    "game=annie&Y=person:Ann&B=person&R=easy&G=easy&O=easy&P=easy",
  ]) {
    await page.goto("about:blank");
    await open(page, `${query}&dice=everyone&speed=instant`);
    await expect(question(page)).toBeVisible();
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      const at = `${query}, ${width} x ${height}`;
      const seen = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.scrollingElement;
        const inside = [...document.querySelectorAll(".by-hand button")].map((button) => {
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
    // The next game must not find this one unfinished.
    await page.evaluate(() => localStorage.clear());
  }
});

test("the prompts for rolls and cards are accessible", async ({ page }) => {
  for (const game of ["pollyanna-1951&Y=person&R=easy", "sorry&R=person&Y=easy", "annie&Y=person&B=easy"]) {
    await page.goto("about:blank");
    await open(page, `game=${game}&dice=everyone&speed=instant`);
    const first = question(page).getByRole("button", { name: "1", exact: true }).first();
    if (await first.isVisible()) {
      await first.click();
    }
    await isAccessible(page, game);
  }
});

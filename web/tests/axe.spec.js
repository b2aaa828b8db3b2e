// Accessibility of every screen, in every theme.

import { isAccessible, violations } from "./accessible.js";
import { expect, provoked, test } from "./page.js";
import {
  board,
  button,
  choose,
  end,
  form,
  goToForm,
  home,
  moves,
  ofGame,
  open,
  playUntil,
  QUICK,
  resume,
  space,
  twoOut,
} from "./table.js";

test("the home page and the start sheet are accessible", async ({ started: page }) => {
  await expect(home(page)).toBeVisible();
  await isAccessible(page, "home", { themes: true });
  await button(page, "Play Pollyanna").click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Start game" })).toBeVisible();
  await isAccessible(page, "the sheet that starts a game");
  await page.getByText("Family round this screen").click();
  await page.getByRole("textbox", { name: "New name" }).fill("Ann");
  await button(page, "Sit down").click();
  await button(page, "Portraits and names").click();
  await isAccessible(page, "the sheet with people at their seats", { themes: true });
  // It finds faults.
  await page.evaluate(() => document.querySelector("dialog[open]").append(document.createElement("button")));
  expect(await violations(page)).toEqual([expect.stringMatching(/^button-name: /)]);
});

test("the form, its errors and About are accessible", async ({ started: page, faults }) => {
  await goToForm(page);
  await isAccessible(page, "setup", { themes: true });
  await form(page).getByText("More", { exact: true }).click();
  await form(page).getByRole("checkbox", { name: "Partners" }).check();
  await form(page).getByRole("combobox", { name: "Blue" }).selectOption("Empty");
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(page.getByRole("alert")).toHaveText(/P-9/);
  await isAccessible(page, "setup with a problem");
  await choose(page, "About");
  await expect(page.getByRole("dialog", { name: "About Turnout" })).toBeVisible();
  await isAccessible(page, "about");
  await page.keyboard.press("Escape");

  await page.route(/\/books\//, (route) => route.fulfill({ status: 404, body: "" }));
  await choose(page, "Rules");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await isAccessible(page, "a rulebook that cannot be loaded");
  await provoked(faults, /Failed to load resource|integrity/);
  await page.keyboard.press("Escape");

  await page.evaluate(() => window.turnout.failed("a failure"));
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await isAccessible(page, "the crash dialog");
});

test("a game is accessible", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person:Ann&G=easy&R=easy&B=easy&seed=7&speed=instant");
  await isAccessible(page, "to roll");
  let chosen = 0;
  await playUntil(page, async (what) => {
    chosen += what === "move" ? 1 : 0;
    return chosen > 12 && (await moves(page).count()) > 1;
  });
  await button(page, "Hint").click();
  await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
  await page.getByText("Why?", { exact: true }).click();
  await isAccessible(page, "with a hint and chances", { themes: true });
  // The chances may lie over the tools.
  await page.getByText("Why?", { exact: true }).click();
  // Threats take the place of a hint.
  await button(page, "Threats").click();
  await expect(page.getByText("Why?", { exact: true })).toBeHidden();
  await expect(page.locator(".threat-panel p")).toHaveText(/As the pawns stand now/);
  await isAccessible(page, "with threats", { themes: true });
  await button(page, "Menu").click();
  await isAccessible(page, "the menu");
  await page.keyboard.press("Escape");
  await choose(page, "Rules");
  const rules = page.getByRole("dialog", { name: /^Rules of/ });
  await expect(rules.getByText(/^P-34 /)).toBeVisible();
  await isAccessible(page, "rules");
  await page.keyboard.press("Escape");
  await choose(page, "Home");
  await ofGame(page, 1, "Copy");
  await ofGame(page, 2, "Delete");
  await expect(button(page, "Undo")).toBeVisible();
  await isAccessible(page, "home with an unfinished game, and one deleted");
});

test("a selected pawn, a refusal, the keyboard cursor and the notice of another tab are accessible", async ({ page, context }) => {
  await resume(page, twoOut({ ruleset: "pollyanna-1916" }));
  await board(page).getByRole("button", { name: "Yellow pawn on Y8" }).click();
  await expect(board(page).getByRole("button", { name: "Y11" })).toBeVisible();
  await choose(page, "Settings");
  await isAccessible(page, "the settings");
  await page.getByRole("checkbox", { name: "Coordinates" }).check();
  await page.keyboard.press("Escape");
  await isAccessible(page, "a pawn selected, with names on the spaces");
  const { x, y } = await space(page, "R9");
  await page.mouse.click(x, y);
  await expect(page.getByRole("alert")).toHaveText(/\(Rule P-\d+\)$/);
  await isAccessible(page, "a refusal");
  await board(page).getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await expect(board(page).getByRole("img")).toHaveAccessibleName(/^Y12, /);
  await page.keyboard.press("b");
  await expect(board(page)).toContainText("Yellow: ");
  await isAccessible(page, "the keys on the board");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await isAccessible(page, "the list of keys");
  const other = await context.newPage();
  await other.goto("./");
  await expect(button(other, "Play it here")).toBeVisible();
  await isAccessible(other, "played in another tab");
});

test("the end of a game is accessible", async ({ page }) => {
  await open(page, QUICK);
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  await isAccessible(page, "the end", { themes: true });
  await page.keyboard.press("Escape");
  await isAccessible(page, "the board after the end");
});

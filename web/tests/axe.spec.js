// Accessibility, by axe: every screen, by day and by night, and in high contrast.

import AxeBuilder from "@axe-core/playwright";

import { expect, provoked, test } from "./page.js";
import { act, board, button, end, form, moves, open, playUntil, resume, space, twoOut } from "./table.js";

async function check(page, what) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, help, nodes }) => {
    const places = nodes.map((node) => `  ${node.target} ${node.failureSummary}`);
    return [`${id}: ${help}`, ...places].join("\n");
  });
  expect.soft(told, what).toEqual([]);
}

test("a fault would be seen", async ({ started: page }) => {
  await page.evaluate(() => document.querySelector("main").append(document.createElement("button")));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual(["button-name"]);
});

const THEMES = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "high contrast": { colorScheme: "light", contextOptions: { contrast: "more" } },
  "high contrast in the dark": { colorScheme: "dark", contextOptions: { contrast: "more" } },
};

for (const [theme, options] of Object.entries(THEMES)) {
  test.describe(theme, () => {
    test.use(options);

    test("set-up and about", async ({ started: page }) => {
      await check(page, "set-up");
      await form(page).getByText("More", { exact: true }).click();
      await form(page).getByRole("checkbox", { name: "Partners" }).check();
      await form(page).getByRole("button", { name: "Start game" }).click();
      await expect(page.getByRole("alert")).toHaveText(/P-9/);
      await check(page, "set-up with a problem");
      await button(page, "About").click();
      await expect(page.getByRole("dialog", { name: "About Turnout" })).toBeVisible();
      await check(page, "about");
    });

    test("a game", async ({ page }) => {
      await open(page, "game=pollyanna-1951&Y=person:Ann&G=easy&R=easy&B=easy&seed=7&speed=instant");
      await check(page, "to throw");
      let chosen = 0;
      await playUntil(page, async (what) => {
        chosen += what === "move" ? 1 : 0;
        return chosen > 20 && (await moves(page).count()) > 1;
      });
      await button(page, "Hint").click();
      await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
      await check(page, "in mid-game, with a hint and a pawn selected");
      await page.getByText("Chances of winning", { exact: true }).click();
      await button(page, "Show danger").click();
      await expect(page.locator(".dangers p")).toHaveText(/ could hit /);
      await check(page, "with chances and danger");
      // They may lie over the tools.
      await page.getByText("Chances of winning", { exact: true }).click();
      await button(page, "Rules").click();
      const rules = page.getByRole("dialog", { name: /^Rules of/ });
      await expect(rules.getByText(/^P-34 /)).toBeVisible();
      await check(page, "rules");
      await page.keyboard.press("Escape");
      await button(page, "New game").click();
      await expect(form(page)).toBeVisible();
      await check(page, "set-up with an unfinished game");
      await button(page, "Copy game 1").click();
      await button(page, "Delete game 2").click();
      await expect(button(page, "Undo")).toBeVisible();
      await check(page, "set-up with a game deleted");
    });

    test("a game that another tab plays", async ({ page, context }) => {
      await open(page, "Y=person&R=person&seed=7&speed=instant");
      const other = await context.newPage();
      await other.goto("./");
      await expect(button(other, "Play it here")).toBeVisible();
      await check(other, "played in another tab");
    });

    test("a rulebook that does not come", async ({ started: page, faults }) => {
      await page.route(/\/books\//, (route) => route.fulfill({ status: 404, body: "" }));
      await button(page, "Rules").click();
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      await check(page, "no rules");
      await provoked(faults, /Failed to load resource/);
    });

    test("a pawn selected, and a tap refused", async ({ page }) => {
      await resume(page, twoOut({ ruleset: "pollyanna-1916" }));
      await board(page).getByRole("button", { name: "Yellow pawn on Y8" }).click();
      await expect(board(page).getByRole("button", { name: "Y11" })).toBeVisible();
      await check(page, "a pawn selected");
      await page.getByRole("checkbox", { name: "Space names" }).check();
      await check(page, "with names on the spaces");
      const { x, y } = await space(page, "R9");
      await page.mouse.click(x, y);
      await expect(page.getByRole("alert")).toHaveText(/^P-/);
      await check(page, "a refusal");
      await board(page).getByRole("application").focus();
      await page.keyboard.press("ArrowRight");
      await expect(board(page).getByRole("img")).toHaveAccessibleName(/^Y12, /);
      await page.keyboard.press("b");
      await expect(board(page)).toContainText("Yellow: ");
      await check(page, "the keys on the board");
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
      await check(page, "the list of keys");
    });

    test("the end", async ({ page }) => {
      await open(page, "Y=easy&R=easy&seed=1&speed=instant");
      await expect(end(page)).toBeVisible({ timeout: 30_000 });
      await check(page, "the end");
      await page.keyboard.press("Escape");
      await check(page, "the board after the end");
    });

    test("the guard", async ({ started: page }) => {
      await page.evaluate(() => window.turnout.failed("a failure"));
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await check(page, "the guard's dialog");
    });
  });
}

// Editions: each uses the words of its own rulebook.

import { expect, test } from "./page.js";
import { act, alert, board, button, choose, goToForm, log, moves, resume, rolledRecord } from "./table.js";

const EDITIONS = [
  {
    ruleset: "pollyanna-1951",
    title: "Pollyanna 1951",
    enter: "Move 6: pawn from start, corner to Y6",
    entered: "Yellow starts a pawn on Y6 with a 6",
    waiting: /^Yellow pawn in the corner/,
    book: ["Home Entrance", "Home Path", "corner"],
    alien: ["Glad Path", "portrait circle"],
  },
  {
    ruleset: "pollyanna-1916",
    title: "Pollyanna 1916",
    enter: "Move 6: pawn from start, circle to Y6",
    entered: "Yellow enters a pawn on Y6 with a 6",
    waiting: /^Yellow pawn in the circle/,
    book: ["Glad Entrance", "Glad Path", "portrait circle"],
    alien: ["Home Path", "Home Entrance"],
  },
];

for (const edition of EDITIONS) {
  test(edition.title, async ({ page }) => {
    await resume(page, rolledRecord("6-2", edition));
    await expect(page.getByRole("heading", { name: edition.title })).toBeAttached();
    await expect(moves(page)).toHaveText(["Move 6: pawn from start"]);
    await expect(moves(page)).toHaveAccessibleName(edition.enter);
    await expect(board(page).getByRole("button", { name: edition.waiting })).toBeVisible();
    await act(page, () => button(page, edition.enter).click());
    await expect(log(page)).toContainText(edition.entered);
    await expect(alert(page)).toHaveText("");

    await choose(page, "Rules");
    const rules = page.getByRole("dialog", { name: `Rules of ${edition.title}` });
    for (const words of edition.book) {
      await expect(rules).toContainText(words);
    }
    for (const words of edition.alien) {
      await expect(rules).not.toContainText(words);
    }
    // All rules are there, each once.
    const numbers = await rules.locator("b").allTextContents();
    expect(numbers.filter((id) => /^P-\d+$/.test(id))).toEqual(
      Array.from({ length: 34 }, (_, index) => `P-${index + 1}`),
    );
    await rules.getByRole("button", { name: "Close" }).click();
    await expect(rules).toHaveCount(0);
  });
}

test("without a game, the rulebook is that of the form's edition", async ({ started: page }) => {
  await goToForm(page);
  for (const { title } of EDITIONS) {
    await page.getByRole("radio", { name: title }).check();
    await choose(page, "Rules");
    await expect(page.getByRole("dialog", { name: `Rules of ${title}` })).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

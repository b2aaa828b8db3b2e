// House rules: chosen in the sheet and the form, kept under a name, in force in the game, and told in the rulebook.

import { isAccessible } from "./accessible.js";
import { expect, test } from "./page.js";
import { alert, board, button, choose, end, form, game, goHome, moves, open, playUntil, position, radio, resume, steps, stored, withLocalStorage } from "./table.js";

const sheet = (page) => page.getByRole("dialog", { name: "Parcheesi" });
const book = (page) => page.getByRole("dialog", { name: "Rules of Parcheesi" });
const set = (scope, name) => scope.getByRole("group", { name: "Begin with" }).getByRole("button", { name });
const rule = (scope, name) => scope.getByRole("combobox", { name, exact: true });
const nameBox = (scope) => scope.getByRole("textbox", { name: "Name of these rules" });

/** Opens a group of rules by keyboard. */
async function openGroup(page, scope, name) {
  await scope.locator("summary").filter({ hasText: name }).focus();
  await page.keyboard.press("Enter");
}

/** The sheet of Parcheesi with its house rules. */
async function ourRules(page) {
  await button(page, "Play Parcheesi").click();
  await radio(sheet(page), "Rules", "Printed rules").focus();
  await page.keyboard.press("ArrowRight");
  await expect(radio(sheet(page), "Rules", "Our rules")).toBeChecked();
}

/** The rules of the game that is played, as its positions name them. */
const ruleset = async (page) => (await position(page)).split(" ")[0];

test("house rules are chosen by keyboard, named, and hold in the game, the rulebook and the list of games", async ({ page }) => {
  await page.goto("./");
  await ourRules(page);
  // Those that are as printed are short; nothing pushes the start away.
  await expect(button(page, "Start game")).toBeInViewport();
  await openGroup(page, sheet(page), "Moving");
  await rule(sheet(page), "Pawns on one space").selectOption("any number");
  await expect(sheet(page).getByText(/^Changed with it: /)).toBeInViewport();
  await expect(sheet(page).getByText(/^Changed with it: .*blockade/i)).toBeVisible();
  await openGroup(page, sheet(page), "Capturing");
  await rule(sheet(page), "Bonus for a capture").focus();
  await page.keyboard.press("ArrowDown");
  await expect(sheet(page).getByText("A capture earns nothing")).toBeVisible();
  await expect(sheet(page).getByText("Printed: A capture earns 20 spaces")).toBeVisible();
  await isAccessible(page, "the sheet with house rules", { themes: true });

  // A name is needed, and more options keep all of it.
  await button(sheet(page), "Keep").click();
  await expect(sheet(page).getByText("Give these rules a name first.")).toBeVisible();
  await nameBox(sheet(page)).fill("Rules of the Bakers");
  await sheet(page).getByRole("link", { name: "More options" }).click();
  await expect(nameBox(form(page))).toHaveValue("Rules of the Bakers");
  await nameBox(form(page)).press("Enter");
  await expect(form(page).getByText("Kept on this device.")).toBeVisible();
  await expect(set(form(page), /^Rules of the Bakers/)).toBeVisible();
  await isAccessible(page, "the form with house rules");
  await button(page, "Start game").click();
  await expect(page.getByRole("heading", { name: "Parcheesi, Rules of the Bakers" })).toHaveCount(1);
  const played = await ruleset(page);
  expect(played).toMatch(/^parcheesi\+.*capture=0.*\+room=4$/);

  // The rulebook has both, and the print on demand.
  await choose(page, "Rules");
  const ours = book(page).getByRole("region", { name: "Our rules: Rules of the Bakers" });
  await expect(ours).toContainText("A capture earns nothing.");
  await expect(book(page).getByText("The lessons teach the printed rules.")).toBeVisible();
  await ours.getByRole("listitem").filter({ hasText: "A capture earns nothing" }).getByRole("button").press("Enter");
  const changed = book(page).locator("#rule-C-20");
  await expect(changed).toBeFocused();
  await expect(changed).toContainText("Our rule:");
  const print = changed.getByText(/a bonus of 20/);
  await expect(print).toBeHidden();
  await changed.getByText("The printed rule").click();
  await expect(print).toBeVisible();
  await isAccessible(page, "the rulebook with house rules", { themes: true });
  await page.keyboard.press("Escape");

  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(await ruleset(page)).toBe(played);
  await goHome(page);
  await expect(game(page, 1)).toContainText("Parcheesi, Rules of the Bakers");
});

test("a set of rules is taken, changed, renamed and forgotten", async ({ page }) => {
  await page.goto("./");
  await ourRules(page);
  await set(sheet(page), /^No blockades/).click();
  await nameBox(sheet(page)).fill("Bakers");
  await nameBox(sheet(page)).press("Enter");
  await expect(set(sheet(page), /^Bakers/)).toContainText("Blockades: none");
  expect(await stored(page, "rules")).toBe("rules 1\nparcheesi+blockades=none Bakers\n");

  // It comes first, also after a reload; Keep under the same name changes it.
  await page.reload();
  await ourRules(page);
  const sets = sheet(page).getByRole("group", { name: "Begin with" }).getByRole("button");
  await expect(sets.first()).toContainText("Bakers");
  await sets.first().click();
  await expect(nameBox(sheet(page))).toHaveValue("Bakers");
  await openGroup(page, sheet(page), "Home");
  await rule(sheet(page), "Reaching home").selectOption("more will do");
  await button(sheet(page), "Keep").click();
  await expect(sheet(page).getByText("Kept on this device.")).toBeVisible();
  expect(await stored(page, "rules")).toBe("rules 1\nparcheesi+blockades=none+exact=no Bakers\n");
  await nameBox(sheet(page)).fill("Grandma Rose");
  await nameBox(sheet(page)).press("Enter");
  await expect(sets.first()).toContainText("Grandma Rose");
  await expect(sheet(page).getByText("Bakers")).toHaveCount(0);

  await button(sheet(page), "Forget Grandma Rose").click();
  await button(sheet(page), "Forget now: Grandma Rose").click();
  await expect(set(sheet(page), /^Grandma Rose/)).toHaveCount(0);
  await expect(nameBox(sheet(page))).toHaveValue("");
  await expect(nameBox(sheet(page))).toBeFocused();
  // The rules themselves are still chosen.
  await expect(rule(sheet(page), "Reaching home")).toHaveValue("more will do");
});

test("rules that cannot be stored are told, and stay as long as the page is open", async ({ page }) => {
  await page.goto("./");
  await ourRules(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await set(sheet(page), /^No blockades/).click();
  await nameBox(sheet(page)).fill("Bakers");
  await button(sheet(page), "Keep").click();
  await expect(sheet(page).getByText(/^The browser has no room left for this page: these rules/)).toBeVisible();
  await button(page, "Start game").click();
  await expect(page.getByRole("heading", { name: "Parcheesi, Bakers" })).toHaveCount(1);
  expect(await ruleset(page)).toMatch(/^parcheesi\+blockades=none$/);
});

test("an address has house rules, and one that is wrong says so and loses nothing", async ({ page }) => {
  await open(page, "game=parcheesi%2Bcapture=10%2Bexact=no&Y=person:Ann&R=person:Leo&seed=4&speed=instant");
  expect(await ruleset(page)).toBe("parcheesi+capture=10+exact=no");
  await expect(page.getByRole("heading", { name: "Parcheesi, house rules" })).toHaveCount(1);
  await page.goto("./#/new?game=parcheesi%2Bcapture=11&Y=person:Ann&R=person:Leo&seed=5");
  await expect(form(page)).toBeVisible();
  await expect(alert(page)).toContainText("capture=10");
  await expect(form(page).getByRole("textbox", { name: /Yellow/ })).toHaveValue("Ann");
});

test("a roll plays what only a house rule allows", async ({ page }) => {
  const lines = ["turnout 1", "ruleset parcheesi+enter=6", "seats Y=person R=person", "seed 42", "open Y 6", "open R 5", "Y 6-2:", ""];
  await resume(page, lines.join("\n"));
  await expect.poll(() => steps(page)).toContainEqual(expect.stringMatching(/^6 yard-Y5/));
  await moves(page).first().click();
  await expect.poll(() => position(page)).toMatch(/^parcheesi\+enter=6 Y:yard,yard,yard,Y\d/);
});

test("Annie is played to the end by two house rules, whose stars are on the board", async ({ page }) => {
  await withLocalStorage(page, { settings: "moves open\nspeed instant\n" });
  await page.goto("./");
  await button(page, "Play Annie").click();
  const sheet = page.getByRole("dialog", { name: "Annie" });
  await radio(sheet, "Rules", "Our rules").check();
  await set(sheet, /^Quick street/).click();
  await expect(sheet.locator("summary").filter({ hasText: "Moving" })).toContainText("Where Annie begins: at the White House");
  await openGroup(page, sheet, "Stars");
  await rule(sheet, "Stars from a friend").selectOption("5 stars");
  await expect(sheet.getByText('A visit to a friend brings 5 stars, by dice or by a "Go to"')).toBeVisible();
  await isAccessible(page, "the sheet with house rules of Annie");
  await button(page, "Start game").click();
  await expect.poll(() => position(page)).toMatch(/^annie\+friends=5\+street=from-21 21\//);
  await expect(board(page).getByText("+5 ★")).toHaveCount(4);
  await choose(page, "Rules");
  const changed = page.getByRole("dialog", { name: "Rules of Annie" }).locator("#rule-A-15");
  await expect(changed).toContainText("Our rule: A visit to a friend brings 5 stars");
  await page.keyboard.press("Escape");
  expect(await playUntil(page, () => false)).toBe("end");
  await expect(end(page)).toBeVisible();
  expect(await position(page)).toMatch(/^annie\+friends=5\+street=from-21 40\/.* winner=/);
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-ES" });

  test("house rules are told in the language of the page", async ({ page }) => {
    await page.goto("./");
    await button(page, "Jugar a Parcheesi").click();
    await sheet(page).getByRole("group", { name: "Reglas", exact: true }).getByText("Nuestras reglas").click();
    await sheet(page).getByRole("button", { name: /^Sin barreras/ }).click();
    await expect(sheet(page).locator("summary").filter({ hasText: "Barreras" })).toContainText("no hay");
    await isAccessible(page, "the sheet with house rules in Spanish");
  });
});

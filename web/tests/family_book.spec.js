// The family's book: the finished games of the people of a device.

import { isAccessible } from "./accessible.js";
import { finishedSave } from "./finished_games.js";
import { expect, test } from "./page.js";
import { button, home, notices, ofGame, open, QUICK, stored, withGames, withLocalStorage } from "./table.js";

const PEOPLE = "people 1\nperson fox Yellow Ann\nperson owl Blue Leo\n";
const book = (page) => page.getByRole("dialog", { name: "The family's book" });
const bookPage = (page, name) => book(page).getByRole("navigation", { name: "Pages of the book" }).getByRole("button", { name, exact: true });
const row = (page, table, name) => book(page).getByRole("table", { name: table }).getByRole("row").filter({ hasText: name });

/** The home page of a device on which three games are finished. */
async function withThreeGames(page, settings = "", games = "Games") {
  await withGames(page, [
    finishedSave("person:Ann", "expert", 1),
    finishedSave("person:Leo", "person:Ann", 2),
    finishedSave("person:Ann", "person:Leo", 3),
  ]);
  await withLocalStorage(page, { people: PEOPLE, settings });
  await page.goto("./#/home");
  await expect(page.locator("#app").getByRole("region", { name: games, exact: true })).toBeVisible();
}

const openBook = (page) => button(page, "The family's book").click();

test("finished games are in the book, with a page for everybody and one for each person", async ({ page }) => {
  await withThreeGames(page);
  await openBook(page);
  await expect(book(page)).toContainText("3 games since 1 Nov 2026");
  await expect(row(page, "Players", "Ann")).toHaveText(/Ann\s*3\s*2\s*67%/);
  await expect(row(page, "Players", "Leo")).toHaveText(/Leo\s*2\s*1\s*50%/);
  await expect(book(page).getByRole("table", { name: "The last games" }).getByRole("row")).toHaveCount(4);
  await bookPage(page, "Ann").click();
  await expect(bookPage(page, "Ann")).toHaveAttribute("aria-current", "page");
  await expect(book(page)).toContainText("Ann won 2 of 3 games.");
  await expect(row(page, "Trophies", "First win against an expert")).toContainText("1 Nov 2026");
  await expect(row(page, "Opponents", "Leo")).toHaveText(/Leo\s*2\s*1 : 1/);
  await expect(row(page, "Month by month", "Nov 2026")).toHaveText(/3\s*2\s*67%/);
  await isAccessible(page, "a page of the book");
  // Its date leads to a game that is still saved.
  await button(row(page, "Trophies", "First win against an expert"), "1 Nov 2026: replay the game").click();
  await expect(book(page)).toHaveCount(0);
  await expect(page.getByRole("slider")).toBeVisible();
  await page.goBack();
  await openBook(page);
  await bookPage(page, "Everybody").click();
  await expect(book(page)).toContainText("3 games since");
});

test("a game enters once, however often the book is opened, and the book outlives it", async ({ page }) => {
  await withThreeGames(page);
  for (let time = 0; time < 2; time += 1) {
    await openBook(page);
    await expect(book(page)).toContainText("3 games since");
    await button(book(page), "Close").click();
    await page.reload();
  }
  expect((await stored(page, "book")).trimEnd().split("\n")).toHaveLength(4);
  await ofGame(page, 1, "Delete");
  await expect(notices(page)).toContainText("The deleted game stays in the family's book.");
  await openBook(page);
  await expect(book(page)).toContainText("3 games since");
  await button(book(page), "Close").click();
  await button(notices(page), "Take out of the book").click();
  await expect.poll(() => stored(page, "book")).toContain("\nout ");
  await openBook(page);
  await expect(book(page)).toContainText("2 games since");
});

test("a game enters the book when it ends, before anybody opens it", async ({ page }) => {
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await expect(button(page, "The family's book")).toHaveCount(0);
  await open(page, QUICK.replace("Y=easy", "Y=person:Ann"));
  await page.evaluate(() => localStorage.setItem("turnout/settings", "forced on\n"));
  const roll = page.getByRole("button", { name: "Roll" });
  const result = page.getByRole("dialog", { name: / wins?(!|$)/ });
  while (!(await result.isVisible())) {
    await roll.or(page.getByRole("group", { name: "Moves" }).getByRole("button").first()).first().click({ timeout: 2_000 }).catch(() => {});
  }
  await expect.poll(() => stored(page, "book")).toContain("Ann");
});

test("whoever is forgotten stays in the book, unless somebody takes them out", async ({ page }) => {
  await withThreeGames(page);
  await openBook(page);
  await expect(bookPage(page, "Leo")).toBeVisible();
  await button(book(page), "Close").click();
  await button(page, "Play Annie").click();
  await page.getByText("Family round this screen").click();
  await button(page, "Portraits and names").click();
  await button(page, "Forget Leo").click();
  await button(page, "Forget now: Leo").click();
  await page.keyboard.press("Escape");
  await expect(notices(page)).toContainText("Leo is forgotten, but stays in the family's book.");
  await openBook(page);
  await expect(bookPage(page, "Leo")).toBeVisible();
  await button(book(page), "Close").click();
  await button(notices(page), "Take out of the book").click();
  await expect.poll(() => stored(page, "book")).not.toContain("Leo");
  await openBook(page);
  await expect(bookPage(page, "Leo")).toHaveCount(0);
  await bookPage(page, "Ann").click();
  await expect(row(page, "Opponents", "Guest")).toHaveText(/Guest\s*2/);
});

test("the book is read with keys only", async ({ page }) => {
  await withThreeGames(page);
  await button(page, "The family's book").focus();
  await page.keyboard.press("Enter");
  await expect(bookPage(page, "Leo")).toBeVisible();
  await bookPage(page, "Leo").focus();
  await page.keyboard.press("Enter");
  await expect(book(page)).toContainText("Leo won 1 of 2 games");
  await expect(bookPage(page, "Leo")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(book(page)).toHaveCount(0);
  await expect(button(page, "The family's book")).toBeFocused();
});

test("the book speaks Spanish, and fits a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await withThreeGames(page, "language es\n", "Juegos");
  await button(page, "El libro de la familia").click();
  const libro = page.getByRole("dialog", { name: "El libro de la familia" });
  await button(libro, "Ann").click();
  await expect(libro).toContainText("Ann ha ganado 2 de 3 partidas.");
  const wide = await libro.locator(".modal-body").evaluate((body) => body.scrollWidth - body.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test("a damaged book is told of, and stays as it is", async ({ page }) => {
  const damaged = "book 1\nnonsense\n";
  await withGames(page, [finishedSave("person:Ann", "expert")]);
  await withLocalStorage(page, { book: damaged });
  await page.goto("./#/home");
  await openBook(page);
  await expect(book(page).getByRole("alert")).toHaveText("The book kept on this device could not be read (line 2).");
  expect(await stored(page, "book")).toBe(damaged);
});

// The page speaks the language of the browser, or the one that is chosen.

import { expect, test } from "./page.js";
import { act, board, button, moves, open, playUntil, position } from "./table.js";

/** The select of languages: it is called so in each of them. */
const languages = (page) => page.getByRole("combobox", { name: /^(Language|Idioma)$/ });

test.describe("in a browser that speaks Spanish", () => {
  test.use({ locale: "es-MX" });

  test("the page is Spanish from the first moment, and stays as it is chosen", async ({ page }) => {
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("heading", { name: "Partida nueva" })).toBeVisible();
    expect(asked.some((path) => path.endsWith("/words/en.txt"))).toBe(false);

    await languages(page).first().selectOption("en");
    await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
  });
});

test.describe("in a browser whose languages nobody here speaks", () => {
  test.use({ locale: "fi-FI" });

  test("the page is English", async ({ started }) => {
    await expect(started.locator("html")).toHaveAttribute("lang", "en");
    await expect(started.getByRole("heading", { name: "New game" })).toBeVisible();
  });
});

test("a language chosen in the midst of a game changes nothing but words", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person&R=person&seed=9&speed=instant");
  let played = 0;
  await playUntil(page, async (what) => {
    played += what === "move" ? 1 : 0;
    return played > 6 && what === "move";
  });
  const before = await position(page);
  const choices = await moves(page).count();
  await languages(page).first().selectOption("es");
  await expect(button(page, "Deshacer")).toBeVisible();
  expect(await position(page)).toBe(before);
  expect(await moves(page).count()).toBe(choices);
  // What was told before is told anew.
  await expect(page.locator("body")).not.toContainText(/ (throws|moves|starts) /);

  await moves(page).first().click();
  await button(page, "Deshacer").click();
  await expect.poll(() => position(page)).toBe(before);
  await expect(board(page)).toBeVisible();

  await languages(page).first().selectOption("en");
  await act(page, () => button(page, "Undo").click());
});

test("a language that cannot be loaded leaves the page as it is", async ({ started, faults }) => {
  faults.provoked.push(/words\/es/, /Failed to load resource/);
  await started.route("**/words/es.txt*", (route) => route.abort());
  await languages(started).first().selectOption("es");
  await expect(started.getByText(/Español could not be loaded/)).toBeVisible();
  await expect(started.getByRole("heading", { name: "New game" })).toBeVisible();
  await expect(started.locator("html")).toHaveAttribute("lang", "en");
});

test("a page without its texts says so, and a reload mends it", async ({ page, faults }) => {
  faults.provoked.push(/words\/en/, /Failed to load resource/);
  await page.route("**/words/en.txt*", (route) => route.abort());
  await page.goto("./");
  await expect(page.getByRole("alertdialog", { name: "Turnout could not be loaded" })).toBeVisible();
  await page.unroute("**/words/en.txt*");
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
});

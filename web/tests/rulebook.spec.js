// Rulebooks: fetched when first opened, then cached.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { alert, board, choose, goToForm, resume, space, twoOut } from "./table.js";

const FILE = /\/books\/en\.txt\?[0-9a-f]+\+?$/;

const book = (page) => page.getByRole("dialog", { name: "Rules of Pollyanna 1951" });
const rule = (page, id) => book(page).getByRole("paragraph").filter({ hasText: new RegExp(`^${id} `) });

/** The rulebooks that are asked for from now on. */
function asked(page) {
  const addresses = [];
  page.on("request", (request) => {
    if (request.url().includes("/books/")) {
      addresses.push(request.url());
    }
  });
  return addresses;
}

test("the rulebook is fetched once for all editions of a game, when first opened", async ({ page }) => {
  const addresses = asked(page);
  await page.goto("./");
  await goToForm(page);
  expect(addresses).toEqual([]);
  for (const title of ["Pollyanna 1951", "Pollyanna 1916", "Pollyanna 1951"]) {
    await page.getByRole("radio", { name: title }).check();
    await choose(page, "Rules");
    const dialog = page.getByRole("dialog", { name: `Rules of ${title}` });
    await expect(dialog.getByText(/^P-34 /)).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveCount(0);
    await page.keyboard.press("Escape");
  }
  expect(addresses).toEqual([expect.stringMatching(FILE)]);
});

test("a rulebook that is loading says so, then goes to the cited rule", async ({ page }) => {
  let deliver;
  const held = new Promise((resolve) => {
    deliver = resolve;
  });
  await page.route(FILE, async (route) => {
    await held;
    await route.continue();
  });
  await resume(page, twoOut());
  await board(page).getByRole("button", { name: "Yellow pawn on Y8" }).click();
  const { x, y } = await space(page, "R9");
  await page.mouse.click(x, y);
  const link = alert(page).getByRole("button", { name: /^P-\d+$/ });
  const id = await link.textContent();
  await link.click();
  await expect(book(page).getByRole("status")).toHaveText("The rules are on their way…");
  deliver();
  await expect(rule(page, id)).toBeInViewport();
  await expect(rule(page, id)).toBeFocused();
  await expect(book(page).getByRole("status")).toHaveCount(0);
});

test("the contents lead to a part, and a search shows only what it finds", async ({ page }) => {
  await page.goto("./");
  await goToForm(page);
  await choose(page, "Rules");
  const contents = book(page).getByRole("navigation", { name: "Contents" });
  await contents.getByRole("button", { name: "Winning" }).click();
  const winning = book(page).getByRole("heading", { name: "Winning" });
  await expect(winning).toBeFocused();
  await expect(winning).toBeInViewport();
  await expect(book(page).getByRole("figure")).toHaveCount(4);

  const search = book(page).getByRole("textbox", { name: "Search the rules" });
  await search.scrollIntoViewIfNeeded();
  const place = async () => (await search.boundingBox()).y - (await book(page).boundingBox()).y;
  await search.fill("e");
  const [before, high] = [await place(), (await book(page).boundingBox()).height];
  await search.fill("exact COUNT");
  await expect(rule(page, "P-27")).toBeVisible();
  await expect(rule(page, "P-27").locator("mark")).toHaveText(["exact count"]);
  await expect(rule(page, "P-1")).toHaveCount(0);
  await expect(contents).toBeHidden();
  await book(page).getByRole("textbox").fill("no such word");
  await expect(book(page).getByText("Not found")).toBeVisible();
  expect([await place(), (await book(page).boundingBox()).height]).toEqual([before, high]);
  await book(page).getByRole("textbox").fill("");
  await expect(rule(page, "P-1")).toBeVisible();
});

const FAILURES = {
  "it is of another build": async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replace("60 spaces", "61 spaces") });
  },
  "there is no connection": (route) => route.abort(),
  "the file is not there": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "another page comes in its place": (route) => route.fulfill({ body: "<!DOCTYPE html><title>Welcome</title>" }),
};

for (const [name, answer] of few(Object.entries(FAILURES), 1)) {
  test(`it can be tried again when ${name}`, async ({ started: page, faults }) => {
    faults.provoked.push(/Failed to load resource|integrity/);
    const addresses = asked(page);
    await page.route(FILE, answer);
    await goToForm(page);
    await choose(page, "Rules");
    const again = book(page).getByRole("button", { name: "Try again" });
    await expect(book(page).getByRole("status")).toHaveText(
      "The rules could not be fetched: the connection failed, or the server has another version by now.",
    );
    // Each time past the browser's own cache as well.
    expect(addresses).toHaveLength(2);
    await again.click();
    await expect.poll(() => addresses.length).toBe(4);
    await expect(again).toBeVisible();

    // Opened again, it is tried again.
    await page.keyboard.press("Escape");
    await choose(page, "Rules");
    await expect.poll(() => addresses.length).toBe(6);
    await expect(again).toBeVisible();

    await page.unrouteAll();
    await again.press("Enter");
    await expect(rule(page, "P-1")).toBeVisible();
    await expect(again).toHaveCount(0);
    // The focus stays in the dialog, where the rules can be scrolled by key.
    expect(await page.evaluate(() => document.activeElement.className)).toBe("modal-body");
  });
}

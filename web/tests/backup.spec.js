// Backup: everything on a device in one file, brought back elsewhere.

import { finishedSave } from "./finished_games.js";
import { expect, test } from "./page.js";
import {
  button,
  choose,
  downloaded,
  home,
  notices,
  savedGameTexts,
  stored,
  withGames,
  withLocalStorage,
} from "./table.js";

const STORED = {
  settings: "speed fast\ntheme dark\nmoves open\n",
  people: "people 1\nperson fox Yellow Ann\nperson owl Blue Leo\n",
  rules: "rules 1\nparcheesi+capture=10 Bakers\n",
};
const GAMES = [finishedSave("person:Ann", "expert", 1), finishedSave("person:Leo", "person:Ann", 2)];

const settings = (page) => page.getByRole("dialog", { name: "Settings" });
const question = (page) => page.getByRole("dialog", { name: "Bring it back" });

/** The home page of a device. */
async function device(page, texts = {}, games = []) {
  await withGames(page, games);
  await withLocalStorage(page, texts);
  await page.goto("./#/home");
  await expect(home(page)).toBeVisible();
}

/** The backup of a device with all sorts of things. */
async function backup(page) {
  await device(page, STORED, GAMES);
  await button(page, "The family's book").click();
  await expect.poll(() => stored(page, "book")).toContain("Leo");
  await page.keyboard.press("Escape");
  await choose(page, "Settings");
  return downloaded(page, button(settings(page), "Save everything to a file"));
}

/** Gives the settings a file to bring back. */
async function give(page, text, name = "turnout-backup.txt") {
  await choose(page, "Settings");
  const file = { name, mimeType: "text/plain", buffer: Buffer.from(text) };
  await settings(page).getByLabel("Bring it back").setInputFiles(file);
}

/** Does something in a fresh profile. */
async function elsewhere(browser, baseURL, action) {
  const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
  await action(await context.newPage());
  await context.close();
}

test("everything comes back on a fresh device, which says before what will change", async ({ page, browser, baseURL }) => {
  const file = await backup(page);
  expect(file).toMatch(/^turnout-backup 1\n/);
  await elsewhere(browser, baseURL, async (other) => {
    await device(other);
    await give(other, file);
    const changes = question(other).getByRole("listitem");
    await expect(changes).toHaveCount(5);
    await expect(question(other)).toContainText("Ann and Leo join the people of this device.");
    await expect(question(other)).toContainText("House rules are added: Bakers.");
    await expect(question(other)).toContainText("2 games come into the family's book.");
    await expect(question(other)).toContainText("2 saved games are added.");
    expect(await stored(other, "people")).toBeNull();
    expect(await savedGameTexts(other)).toEqual({});

    await button(question(other), "Bring it back").click();
    await expect(notices(other)).toContainText("2 games were added.");
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
    for (const name of ["people", "rules", "book"]) {
      expect(await stored(other, name)).toBe(await stored(page, name));
    }
    expect(await stored(other, "settings")).toContain("speed fast");
    expect(Object.keys(await savedGameTexts(other))).toHaveLength(2);

    // The second time there is nothing new.
    await give(other, file);
    await expect(question(other)).toContainText("No saved game is added. 2 are here already.");
    await expect(changes).toHaveCount(1);
    await button(question(other), "Leave it").click();
    await expect(question(other)).toHaveCount(0);
    await other.reload();
    await button(other, "The family's book").click();
    await expect(other.getByRole("dialog", { name: "The family's book" })).toContainText("2 games since");
    expect((await stored(other, "book")).trimEnd().split("\n")).toHaveLength(3);
  });
});

test("what is on a device stays there", async ({ page, browser, baseURL }) => {
  const file = await backup(page);
  await elsewhere(browser, baseURL, async (other) => {
    const own = {
      settings: "speed slow\n",
      people: "people 1\nperson cat Blue leo\n",
      rules: "rules 1\nparcheesi+capture=50 bakers\n",
    };
    await device(other, own, [finishedSave("person:Mia", "easy")]);
    await give(other, file);
    await button(question(other), "Bring it back").click();
    await expect(notices(other)).toContainText("2 games were added.");
    expect(await stored(other, "settings")).toMatch(/^speed slow\n/);
    expect(await stored(other, "people")).toContain("person cat Blue leo\nperson fox Yellow Ann\n");
    expect(await stored(other, "rules")).toContain("capture=50 bakers\nparcheesi+capture=10 Bakers 2\n");
    expect(Object.keys(await savedGameTexts(other))).toHaveLength(3);
  });
});

test("files that are no whole backup are refused in words", async ({ page }) => {
  const file = await backup(page);
  await page.keyboard.press("Escape");
  const before = await stored(page, "people");
  for (const [text, said] of [
    [file.slice(0, -40), "its end is missing"],
    [file.replace("Leo", "Lea"), "its checksum is wrong"],
    [file.replace("turnout-backup 1", "turnout-backup 2"), "newer Turnout"],
    ["<html>", "it is not a saved game of Turnout"],
  ]) {
    await give(page, text);
    await expect(notices(page)).toContainText(said);
    await expect(question(page)).toHaveCount(0);
    await button(notices(page), "Dismiss").click();
  }
  expect(await stored(page, "people")).toBe(before);
});

test("after ten finished games a reminder comes once", async ({ page }) => {
  const games = Array.from({ length: 10 }, (_, index) => finishedSave("person:Ann", "easy", index + 1));
  await device(page, {}, games);
  await expect(notices(page)).toContainText("Ten games are finished.");
  const file = await downloaded(page, button(notices(page), "Save everything to a file"));
  expect(file).toMatch(/^turnout-backup 1\n/);
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(page.getByText("Ten games are finished.")).toHaveCount(0);
});

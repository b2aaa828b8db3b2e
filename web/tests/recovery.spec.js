// Crashes of the program: the crash dialog appears, and the game is not lost.

import { readFile } from "node:fs/promises";

import { expect, test } from "./page.js";
import { act, board, downloaded, form, goToForm, landed, moment, moves, open, playUntil, recordOf, resume, rolledRecord, save, stored } from "./table.js";

const GAME = rolledRecord("6-2");

/** Makes the program panic: the browser refuses to insert the next element, which Yew takes for a fault. */
const panic = (page, faults) => {
  faults.provoked.push(/provoked|panicked|unreachable/);
  return page.evaluate(() => {
    const { insertBefore, appendChild } = Node.prototype;
    const refuse = () => {
      Object.assign(Node.prototype, { insertBefore, appendChild });
      throw new Error("provoked by a test");
    };
    Object.assign(Node.prototype, { insertBefore: refuse, appendChild: refuse });
    // What opens a dialog inserts one.
    setTimeout(() => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Rules" || textContent === "Menu").click());
  });
};

/** A program that fails in every start, as a save might make it. */
const failInStarts = (page) =>
  page.route(/start\.js/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "await turnout.starting(); turnout.failed('provoked in the start');",
    }),
  );

const stopped = (page) => page.getByRole("alertdialog", { name: "Turnout has stopped" });

test("a panic shows a dialog, and a reload resumes the game", async ({ page, context, faults }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await resume(page, GAME);
  await act(page, () => moves(page).first().click());
  await landed(page);
  const before = await moment(page);
  const record = await stored(page, "save");

  await panic(page, faults);
  await expect(stopped(page)).toBeVisible();
  await expect(stopped(page)).toContainText("Your game is saved");

  await stopped(page).getByRole("button", { name: "Copy report" }).click();
  await expect(stopped(page).getByRole("status")).toHaveText(/copied/);
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/what: panicked at .*failed to append child/s);
  // The functions on the way there.
  expect(report).toMatch(/\.wasm:wasm-function\[\d+\]/);
  expect(report).toContain(`version: ${await page.evaluate(() => window.turnout.version)}`);
  expect(report).toContain(`browser: ${await page.evaluate(() => navigator.userAgent)}`);
  expect(report).toContain(record);

  // All games are to be had without the program, too.
  const games = await downloaded(page, stopped(page).getByRole("link", { name: "Download your games" }));
  expect(recordOf(games)).toBe(record);

  await stopped(page).getByRole("button", { name: "Reload" }).click();
  await expect(stopped(page)).toHaveCount(0);
  await expect(board(page)).toBeVisible();
  expect(await moment(page)).toEqual(before);
  // It was no failed start.
  expect(await stored(page, "starts")).toBeNull();
  await act(page, () => moves(page).first().click());
});

test("a panic while bots play at full speed shows the dialog", async ({ page, faults }) => {
  faults.provoked.push(/recursive use|closure invoked/);
  await open(page, "Y=easy&G=easy&R=easy&B=easy&seed=1&speed=instant");
  await panic(page, faults);
  await expect(stopped(page)).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(1);
});

test("a panic on the form mentions no game", async ({ started: page, faults }) => {
  await goToForm(page);
  await panic(page, faults);
  await expect(stopped(page)).toBeVisible();
  await expect(stopped(page)).toContainText("Reload to start again");
});

test("a save that made two starts fail is set aside, and set-up opens", async ({ page }) => {
  await resume(page, GAME);
  await failInStarts(page);
  for (let count = 0; count < 2; count += 1) {
    await page.goto("about:blank");
    await page.goto("./");
    await expect(stopped(page)).toBeVisible();
    expect(await stored(page, "save")).toBe(GAME);
  }

  // Even an address that starts a game waits for the player this time.
  await page.unrouteAll();
  await page.goto("about:blank");
  await page.goto("./#/new?Y=person&R=easy&start");
  await expect(form(page)).toBeVisible();
  await expect(board(page)).toHaveCount(0);
  const notice = page.getByRole("region", { name: "A saved game was set aside" });
  await expect(notice).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    notice.getByRole("link", { name: "Download it" }).click(),
  ]);
  const text = await stored(page, "aside/1");
  expect(recordOf(text)).toBe(GAME);
  expect(await readFile(await download.path(), "utf8")).toBe(text);

  // All is well from here on.
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await form(page).getByRole("combobox", { name: "Speed" }).selectOption("Instant");
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(board(page)).toBeVisible();
  await playUntil(page, (what) => what === "move");
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("a single failed start costs nothing", async ({ page }) => {
  await save(page, GAME);
  await failInStarts(page);
  await page.goto("./");
  await expect(stopped(page)).toBeVisible();
  await page.unrouteAll();
  await stopped(page).getByRole("button", { name: "Reload" }).click();
  await expect(moves(page)).toHaveText(["Move 6: pawn from start"]);
  expect(await stored(page, "starts")).toBeNull();
});

test("a missing file of the program is reported, and the game is kept", async ({ page, faults }) => {
  faults.provoked.push(/404|integrity/);
  await resume(page, GAME);
  await act(page, () => moves(page).first().click());
  await landed(page);
  const before = await moment(page);
  const record = await stored(page, "save");
  for (const file of [/\/page-.*\.wasm$/, /\/page-[^/]+\.js$/, /\/words\//, /\/start\.js/, /\/language_and_theme\.js/]) {
    await page.route(file, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    const dialog = page.getByRole("alertdialog", { name: "Turnout could not be loaded" });
    await expect(dialog, `${file}`).toBeVisible();
    expect(await stored(page, "save")).toBe(record);
    expect(await stored(page, "starts")).toBeNull();
    await page.unroute(file);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(board(page)).toBeVisible();
    expect(await moment(page)).toEqual(before);
  }
});

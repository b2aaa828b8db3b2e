// The crash guard, which runs outside the program. See static/guard.js.

import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

import { writeGames } from "../tools/games.js";
import { few } from "./full.js";
import { expect, test } from "./page.js";
import { home, stored } from "./table.js";

const SAVE = "turnout 1\nruleset spoilt\n";

/** Another script in place of start.js: the program itself is bound by its checksum. */
async function startWith(page, body) {
  await page.route(/start\.js/, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}

test("an uncaught error shows a dialog at once, with Reload and Copy report", async ({ started: page, context, faults }) => {
  faults.provoked.push(/a panic/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await writeGames(page, { "turnout/game/1": `turnout-save 1\nchanged 1\nlink Y 0123 aLINK\n${SAVE}` });
  await page.evaluate(() => localStorage.setItem("turnout/current", "turnout/game/1"));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new WebAssembly.RuntimeError("a panic at lib.rs:1");
    }, 0);
  });

  const dialog = page.getByRole("alertdialog", { name: "Turnout has stopped" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Reload" })).toBeFocused();
  // Nothing is left to go back to.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();

  await dialog.getByRole("button", { name: "Copy report" }).click();
  await expect(dialog.getByRole("status")).toHaveText(/copied/);
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain("a panic at lib.rs:1");
  expect(report).toContain(await page.evaluate(() => window.turnout.version));
  expect(report).toContain("Chrome");
  expect(report).toContain(SAVE);
  // Whoever reads the report must not be able to play for the player of a game by link.
  expect(report).toContain("turnout-save 1");
  expect(report).not.toContain("link Y");

  await dialog.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("#app > *").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("two failed starts in a row set the save aside", async ({ started: page, faults }) => {
  await writeGames(page, { "turnout/game/1": SAVE });
  await page.evaluate(() => localStorage.setItem("turnout/current", "turnout/game/1"));
  await startWith(page, "await turnout.starting(); turnout.failed('spoilt save');");
  for (const count of ["1", "2"]) {
    await page.goto("about:blank");
    await page.goto("./");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("turnout/starts"))).toBe(count);
    expect(await stored(page, "game/1")).toBe(SAVE);
  }
  faults.length = 0;

  await page.unrouteAll();
  await page.reload();
  const notice = page.getByRole("region", { name: "A saved game was set aside" });
  await expect(notice).toBeVisible();
  await expect(page.locator("#app > *").first()).toBeVisible();
  expect(await page.evaluate(() => window.turnout.aside())).toBe(SAVE);
  expect(await stored(page, "aside/1")).toBe(SAVE);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    notice.getByRole("link", { name: "Download it" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toBe(SAVE);
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toHaveCount(0);
});

test("leaving during the start does not count as a failed start", async ({ page, faults }) => {
  await startWith(page, "await turnout.starting();");
  await page.goto("./");
  expect(await page.evaluate(() => localStorage.getItem("turnout/starts"))).toBe("1");
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem("turnout/starts"))).toBe("1");
  expect(faults).toEqual([]);
});

for (const name of few(["language_and_theme.js", "start.js"], 1)) {
  test(`a host's own page in place of ${name} counts as not loaded`, async ({ page, faults }) => {
    faults.provoked.push(/Unexpected token '<'|MIME type/);
    const body = "<!DOCTYPE html><title>Not found</title>";
    await page.route(`**/${name}?*`, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto("./");
    // A network that wants a login answers so.
    await expect(page.getByRole("alertdialog", { name: "Turnout could not be loaded" })).toContainText("log in");
  });
}

/** Changes one bit, where the program runs all the same: in the name of a file that it never asks for. */
function flipped(body) {
  const at = body.lastIndexOf("wasm");
  expect(at).toBeGreaterThan(0);
  body[at] ^= 32;
  return body;
}

for (const [what, pattern] of [
  ["the program", /\/page-.*\.wasm$/],
  ["the program's script", /\/page-[^/]+\.js$/],
]) {
  test(`one flipped bit in ${what} counts as not loaded`, async ({ page, faults }) => {
    faults.provoked.push(/integrity|digest/);
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: flipped(await response.body()) });
    });
    await page.goto("./");
    const dialog = page.getByRole("alertdialog", { name: "Turnout could not be loaded" });
    await expect(dialog).toContainText("did not arrive whole");
    await page.unrouteAll();
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(home(page)).toBeVisible();
  });
}

test("a page opened as a file names the command that serves it", async ({ page, faults }) => {
  // A browser loads no modules from files.
  faults.provoked.push(/file:\/\/|ERR_FAILED/);
  await page.goto(pathToFileURL("dist/index.html").href);
  await expect(page.getByRole("heading", { name: "Turnout needs a server" })).toBeVisible();
  await expect(page.getByText("cargo xtask serve")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

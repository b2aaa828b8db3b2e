// The page opens below a path, and draws itself within its policy.

import { expect, test } from "./page.js";

test("the page opens below a path", async ({ started: page }) => {
  expect(new URL(page.url()).pathname).toBe("/some/path/");
  await expect(page).toHaveTitle(/Turnout/);
  await expect(page.locator("#app > *").first()).toBeVisible();
});

test("the page tells its version and commit", async ({ started: page }) => {
  const version = await page.evaluate(() => window.turnout.version);
  expect(version).toMatch(/^\d+\.\d+\.\d+ \(.+\)$/);
});

test("a start that went well leaves no count behind", async ({ started: page }) => {
  expect(await page.evaluate(() => localStorage.getItem("turnout/starts"))).toBeNull();
});

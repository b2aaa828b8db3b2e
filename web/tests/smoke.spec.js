// Smoke tests: the page opens below a path, and shows its version.

import { expect, test } from "./page.js";

test("the page opens below a path", async ({ started: page }) => {
  expect(new URL(page.url()).pathname).toBe("/some/path/");
  await expect(page).toHaveTitle(/Turnout/);
  await expect(page.locator("#app > *").first()).toBeVisible();
});

test("About shows version and commit", async ({ started: page }) => {
  const version = await page.evaluate(() => window.turnout.version);
  expect(version).toMatch(/^\d+\.\d+\.\d+ \(.+\)$/);
});

test("a successful start resets the count of failed starts", async ({ started: page }) => {
  expect(await page.evaluate(() => localStorage.getItem("turnout/starts"))).toBeNull();
});

// Smoke tests, in Chromium, Firefox and WebKit: the page opens below a path, bots play a game, a tap counts, and the page
// opens again without a network.

import { expect, test } from "./page.js";
import { ready, test as offlineTest } from "./site.js";
import { QUICK, button, end, log, open, rollButton } from "./table.js";

for (const { beforeEach } of [test, offlineTest]) {
  beforeEach(({ browserName, faults }) => {
    if (browserName !== "chromium") {
      // Other browsers write to the console about directives of the policy that they do not know.
      faults.provoked.push(/^console: /);
    }
  });
}

test("the page opens below a path", async ({ started: page }) => {
  expect(new URL(page.url()).pathname).toBe("/some/path/");
  await expect(page).toHaveTitle(/Turnout/);
  await expect(page.locator("#app > *").first()).toBeVisible();
  expect(await page.evaluate(() => window.turnout.version)).toMatch(/^\d+\.\d+\.\d+ \(.+\)$/);
  // A start that succeeds resets the count of those that failed.
  expect(await page.evaluate(() => localStorage.getItem("turnout/starts"))).toBeNull();
});

test("bots play a game to its end", async ({ page }) => {
  await open(page, QUICK);
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
});

test("a tap counts", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person&R=person&seed=42&speed=instant");
  const before = await log(page).textContent();
  await rollButton(page).click();
  await expect(log(page)).not.toHaveText(before);
});

offlineTest("the page opens again without a network, and bots play", async ({ page, site, faults }) => {
  await page.goto("./");
  await ready(page);
  site.gone = true;
  // What the browser says of requests that fail.
  faults.provoked.push(/^console: /);
  // Not a reload, which may go past the service worker.
  await page.goto("about:blank");
  await page.goto("./");
  await expect(button(page, "Settings")).toBeVisible();
  await page.goto("about:blank");
  await open(page, QUICK);
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
});

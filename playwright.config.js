// The browser tests: `npx playwright test` serves `dist`, and finds a browser or installs one (web/tools/browser.js).
// TURNOUT_URL names another address of the page, CHROME another browser.
//
// TURNOUT_FULL=1 runs the longest tests as well: whole games of every kind, and all screen sizes.
//
// The smoke tests run in Firefox and WebKit, which web/tools/engines.js starts without Playwright.

import { defineConfig } from "@playwright/test";

import { ARGUMENTS } from "./web/tools/browser.js";

export default defineConfig({
  testDir: "web/tests",
  outputDir: "test-results",
  globalSetup: "./web/tests/setup.js",
  forbidOnly: Boolean(process.env.CI),
  // Nothing is hidden: what passes only the second time is listed as flaky at the end.
  retries: 1,
  fullyParallel: true,
  workers: 2,
  // A guard against tests that hang: most end within 5 seconds, where nothing else runs. Whole games of experts take minutes.
  timeout: process.env.TURNOUT_FULL ? 300_000 : 120_000,
  // Two cores draw for two browsers and serve them, so waits are long.
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: process.env.TURNOUT_URL,
    locale: "en-GB",
    // The service worker would answer from its cache, so tests could not hold back or change responses.
    // `offline.spec.js` allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // `--trace retain-on-failure` helps to look into a failure, and slows every test.
    trace: "off",
  },
  projects: [
    {
      name: "chromium",
      testIgnore: "smoke.spec.js",
      use: { launchOptions: { executablePath: process.env.CHROME, args: ARGUMENTS } },
    },
    ...["firefox", "webkit"].map((engine) => ({ name: engine, testMatch: "smoke.spec.js", use: { engine } })),
  ],
  webServer: process.env.TURNOUT_URL
    ? undefined
    : {
        command: "node web/tools/server.js",
        // Playwright puts the named group into the environment.
        wait: { stdout: /served at (?<TURNOUT_URL>\S+)/ },
      },
});

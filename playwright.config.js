// The browser tests. `cargo xtask test browser` serves `dist` below a path, finds a browser, and
// says both in the environment. Without it (`npx playwright test`) the page is served by
// `cargo xtask serve`, and the browser is Playwright's own unless CHROME names one.

import { defineConfig } from "@playwright/test";

const url = process.env.TURNOUT_URL;
const ownUrl = "http://127.0.0.1:8018/some/path/";

export default defineConfig({
  testDir: "web/tests",
  outputDir: "test-results",
  // A test that stands alone must not slip in by mistake, and a flaky one is a fault to mend.
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Two cores draw for two browsers and serve them; what comes at all need not come quickly.
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: url ?? ownUrl,
    locale: "en-GB",
    // The worker that keeps the page would answer from what it has kept, and requests that tests hold back
    // or spoil would never be made. `offline.spec.js` allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // To look into a failure: --trace retain-on-failure. It slows every test.
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROME || undefined,
      args: [
        // As root in a container there is no sandbox; only our own pages are opened.
        "--no-sandbox",
        "--disable-gpu",
        // A browser under test looks for nothing beyond the page.
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
      ],
    },
  },
  webServer: url
    ? undefined
    : {
        command: "cargo xtask serve --no-open --port 8018 --under /some/path/",
        url: ownUrl,
        timeout: 900_000,
        reuseExistingServer: true,
      },
});

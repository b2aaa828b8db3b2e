// What every browser test begins with: the page, watched for violations of its policy, for errors
// and for requests to other origins. Import `test` and `expect` from here.

import { test as base, expect } from "@playwright/test";

export { expect };

export const test = base.extend({
  /** Faults seen while the test ran; none may be left at its end. Empty it if the test provokes one. */
  faults: async ({ page, baseURL }, use) => {
    const faults = [];
    const origin = new URL(baseURL).origin;
    await page.exposeBinding("reportViolation", (_source, text) => {
      faults.push(`policy: ${text}`);
    });
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        window.reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    page.on("pageerror", (error) => faults.push(`error: ${error}`));
    page.on("console", (message) => {
      if (message.type() === "error") {
        faults.push(`console: ${message.text()}`);
      }
    });
    page.on("request", (request) => {
      const address = new URL(request.url());
      if (address.protocol.startsWith("http") && address.origin !== origin) {
        faults.push(`request to another origin: ${address}`);
      }
    });
    await use(faults);
    expect(faults, "violations, errors and foreign requests").toEqual([]);
  },

  /** The page, opened and started. */
  started: async ({ page, faults }, use) => {
    await page.goto("./");
    await expect(page.locator("#boot")).toHaveCount(0);
    await use(page);
    // Used so that the watch is always on.
    void faults;
  },
});

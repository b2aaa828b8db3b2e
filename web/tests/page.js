// What every browser test begins with: the page, watched for violations of its policy, for errors
// and for requests to other origins. Import `test` and `expect` from here.

import { test as base, expect } from "@playwright/test";

export { expect };

export const test = base.extend({
  /**
   * Faults seen while the test ran, in every test; none may be left at its end. A test that provokes
   * some takes them out with `provoked`.
   */
  faults: [
    async ({ page, baseURL }, use) => {
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
    { auto: true },
  ],

  /** The page, opened and started. */
  started: async ({ page }, use) => {
    await page.goto("./");
    await expect(page.locator("#boot")).toHaveCount(0);
    await use(page);
  },
});

/** Takes out the faults that a test provoked, each of which must match; others stay and fail it. */
export async function provoked(faults, pattern) {
  await expect.poll(() => faults.some((fault) => pattern.test(fault)), `a fault like ${pattern}`).toBe(true);
  faults.splice(0, faults.length, ...faults.filter((fault) => !pattern.test(fault)));
}

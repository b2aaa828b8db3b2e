// What every browser test begins with: the page, watched for violations of its policy, for errors
// and for requests to other origins. Import `test` and `expect` from here.

import { test as base, expect } from "@playwright/test";

export { expect };

/** Has the list of moves be open in the pages of a browser context. */
export const openMoves = (context) =>
  context.addInitScript(() => {
    try {
      const settings = localStorage.getItem("turnout/settings") ?? "";
      if (!/^moves /m.test(settings)) {
        localStorage.setItem("turnout/settings", `${settings}moves open\n`);
      }
    } catch {
      // A page that may keep nothing.
    }
  });

export const test = base.extend({
  /**
   * Faults seen while the test ran, in every test; there may be none at its end but those that it
   * provoked, which it says with `provoked`.
   */
  faults: [
    async ({ page, baseURL }, use) => {
      const faults = [];
      Object.defineProperty(faults, "provoked", { value: [] });
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
      const others = faults.filter((fault) => !faults.provoked.some((pattern) => pattern.test(fault)));
      expect(others, "violations, errors and foreign requests").toEqual([]);
    },
    { auto: true },
  ],

  /** The list of moves is open in every test, as in the browser of a player who has opened it once. */
  movesOpen: [
    async ({ context }, use) => {
      await openMoves(context);
      await use();
    },
    { auto: true },
  ],

  /** After a change of the window's size a test goes on once the page has laid itself out in it. */
  resized: [
    async ({ page }, use) => {
      const resize = page.setViewportSize.bind(page);
      page.setViewportSize = async (size) => {
        await resize(size);
        await page.evaluate(() => new Promise((drawn) => {
          requestAnimationFrame(() => requestAnimationFrame(drawn));
        }));
      };
      await use();
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

/** Waits for a fault that a test provokes on purpose, of which there may be more. */
export async function provoked(faults, pattern) {
  faults.provoked.push(pattern);
  await expect.poll(() => faults.some((fault) => pattern.test(fault)), `a fault like ${pattern}`).toBe(true);
}

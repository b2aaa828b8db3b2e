// The frame in index.html, drawn before the program runs: as large as the content that replaces it.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { board, button, resume, rolledRecord } from "./table.js";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];

/** The rectangles of what both the frame and the program draw. */
const rectangles = (page, selectors) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
        // What goes on below the window is not seen to move.
        return { selector, x, y, width, height: Math.min(height, innerHeight - y) };
      }),
    selectors,
  );

/** Opens an address as it is before the program comes, and then with it. */
async function bothWays(page, address, drawn, selectors) {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route(/\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  // The load itself waits for the program.
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.locator("#frame")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await rectangles(page, selectors);
  release();
  await expect(drawn).toBeVisible();
  await expect(page.locator("#frame")).toHaveCount(0);
  return [before, await rectangles(page, selectors)];
}

function expectSame([before, after]) {
  for (const [index, frame] of before.entries()) {
    // The title takes what the buttons leave.
    const sides = frame.selector === ".brand" ? ["x", "y", "height"] : ["x", "y", "width", "height"];
    for (const side of sides) {
      const text = `${frame.selector}: ${side} ${frame[side]}, then ${after[index][side]}`;
      expect(Math.abs(frame[side] - after[index][side]), text).toBeLessThan(1.5);
    }
  }
}

for (const viewport of few(SIZES, 2)) {
  test(`the home page's frame stands where the home page will, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const selectors = [".brand", ".hero", ".hero .board-picture", ".hero-button"];
    expectSame(await bothWays(page, "./", button(page, "Play"), selectors));
  });
}

test("a board's outline stands where that of the game going on will", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await resume(page, rolledRecord("6-2"));
  expectSame(await bothWays(page, "./", board(page), [".game .board"]));
});

test("nothing that was seen moves while the page starts", async ({ page }) => {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      window.shifted += list.getEntries().reduce((sum, entry) => sum + entry.value, 0);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const address of ["./", "./#/new?Y=person&R=easy&seed=4&start"]) {
    await page.goto(address);
    await expect(button(page, "Play").or(board(page))).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
    await page.goto("about:blank");
  }
});

test("both typefaces arrive, and are those that were preloaded", async ({ page }) => {
  const fetched = [];
  page.on("request", (request) => request.resourceType() === "font" && fetched.push(new URL(request.url()).pathname));
  await page.goto("./");
  await expect(button(page, "Play")).toBeVisible();
  await expect.poll(() => page.evaluate(() => ["Display", "Text"].map((name) => document.fonts.check(`16px ${name}`)))).toEqual([true, true]);
  expect(fetched.map((path) => path.split("/").at(-1)).sort()).toEqual(["display.woff2", "text.woff2"]);
});

// Double clicks: the second click does not hit a dialog or screen that the first one opened.

import { expect, test } from "./page.js";

const NEW = "./#/new?game=pollyanna-1951&Y=person&R=easy&seed=7&speed=instant";

/** Counts the clicks that reach anything on the page. */
const count = (page) =>
  page.evaluate(() => {
    window.clicks ??= (document.addEventListener("click", () => (window.clicks += 1)), 0);
    window.clicks = 0;
  });

const clicks = (page) => page.evaluate(() => window.clicks);

async function middle(locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Clicks twice. The second click comes when `changed` holds: a slow page may take longer than people do. */
async function doubleClick(page, place, changed) {
  await page.mouse.click(...place);
  await changed();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

const tool = (page, name) => page.locator(".tools").getByRole("button", { name });

for (const [size, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
]) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test("a double click that changes the screen clicks once", async ({ page }) => {
      await page.goto(NEW);
      const start = page.getByRole("button", { name: "Start game" });
      const place = await middle(start);
      await count(page);
      await doubleClick(page, place, () => expect(page.getByRole("button", { name: "Roll" })).toBeVisible());
      expect(await clicks(page)).toBe(1);
      // A click of its own counts at the same place.
      await page.mouse.click(...place);
      expect(await clicks(page)).toBe(2);
    });

    test("a double click on New game starts none", async ({ page }) => {
      await page.goto(`${NEW}&start`);
      await tool(page, "Menu").click();
      const again = page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "New game" });
      const place = await middle(again);
      await count(page);
      await doubleClick(page, place, () => expect(page.getByRole("region", { name: "Games", exact: true })).toBeVisible());
      expect(await clicks(page)).toBe(1);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    test("a double click opens a dialog without clicking in it", async ({ page }) => {
      await page.goto(`${NEW}&start`);
      const menu = page.getByRole("dialog", { name: "Menu" });
      const rules = page.getByRole("dialog", { name: /^Rules of/ });
      for (const [button, opened] of [
        [tool(page, "Menu"), menu],
        [menu.getByRole("button", { name: "Rules" }), rules],
      ]) {
        const place = await middle(button);
        await count(page);
        await doubleClick(page, place, () => expect(opened).toBeVisible());
        expect(await clicks(page)).toBe(1);
        await expect(opened).toBeVisible();
      }
    });
  });
}

test("keys work in a new dialog at once", async ({ page }) => {
  await page.goto(`${NEW}&start`);
  for (let count = 0; count < 3; count += 1) {
    await tool(page, "Menu").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

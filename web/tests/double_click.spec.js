// Double clicks: the second click does not hit a dialog or screen that the first one opened.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { button, home } from "./table.js";

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

for (const [width, height] of few([[390, 844], [1440, 900]], 1)) {
  test(`the second click of a double click changes nothing, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const menu = page.getByRole("dialog", { name: "Menu" });
    const once = async (button, changed) => {
      const place = await middle(button);
      await count(page);
      await doubleClick(page, place, changed);
      expect(await clicks(page)).toBe(1);
      await changed();
      return place;
    };
    await page.goto(NEW);
    const place = await once(button(page, "Start game"), () => expect(button(page, "Roll")).toBeVisible());
    // A click of its own counts at the same place.
    await page.mouse.click(...place);
    expect(await clicks(page)).toBe(2);
    await once(tool(page, "Menu"), () => expect(menu).toBeVisible());
    await once(button(menu, "Rules"), () => expect(page.getByRole("dialog", { name: /^Rules of/ })).toBeVisible());
    // Keys work in a new dialog at once.
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await tool(page, "Menu").click();
    await once(button(menu, "Home"), () => expect(home(page)).toBeVisible());
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

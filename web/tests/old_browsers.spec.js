// Outdated browsers, and scripts that do not run: the page says so in words and offers a way out.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { act, board, home, open, rollButton } from "./table.js";

const BROWSERS = "Chrome or Edge 111, Firefox 115, Safari or iPadOS 16.4, or later";

/** The page with something of it changed. */
const serve = (page, change) =>
  page.route(/\/path\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** What comes after a while is to come at once. */
const wait = (page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.finish();
    }
  });

const LACKS = {
  "vectors in compiled programs": () => {
    const { validate } = WebAssembly;
    // A type that such browsers do not know.
    WebAssembly.validate = (bytes) => !bytes.includes(123) && validate(bytes);
  },
  "mixed colours": () => {
    const { supports } = CSS;
    CSS.supports = (...what) => !what.join().includes("color-mix") && supports.apply(CSS, what);
  },
  "workers that are modules, as Firefox 113": () => {
    // Came with Firefox 115.
    delete Array.prototype.toSorted;
  },
  "compiled programs": () => {
    delete window.WebAssembly;
  },
};

for (const [what, lack] of few(Object.entries(LACKS), 1)) {
  test(`a browser without ${what} is told which ones will do`, async ({ page }) => {
    await page.addInitScript(lack);
    await page.goto("./");
    await expect(page.getByRole("heading", { name: "Turnout needs a newer browser" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(BROWSERS);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });
}

test("a browser without wake lock, sounds, vibration and a sheet to share by plays", async ({ page }) => {
  await page.addInitScript(() => {
    delete window.AudioContext;
    delete window.webkitAudioContext;
    for (const name of ["wakeLock", "vibrate", "share", "storage"]) {
      Object.defineProperty(navigator, name, { value: undefined });
    }
  });
  await open(page, "Y=person&R=person&seed=42&speed=instant");
  await act(page, () => rollButton(page).click());
  await expect(board(page)).toBeVisible();
});

const SILENT = {
  "modules do not run": (html) => html.replace('type="module"', 'type="text/of-tomorrow"'),
  "no script runs": (html) => html.replaceAll(/<script.*?<\/script>/g, ""),
  "the guard is missing": (html) => html.replaceAll(/<script defer src="\.\/guard.*?<\/script>/g, ""),
};

for (const [what, change] of few(Object.entries(SILENT), 1)) {
  test(`where ${what} the page says so after a while, and offers a clean reload`, async ({ page, faults }) => {
    faults.provoked.push(/turnout|undefined/);
    await serve(page, change);
    await page.goto("./#/new?game=sorry");
    const way = page.getByRole("link", { name: "Clear cache and reload (your games are kept)" });
    await expect(page.locator("#boot").getByText("Turnout is loading")).toBeVisible();
    await expect(way).toBeHidden();
    await wait(page);
    await expect(page.getByText(BROWSERS)).toContainText(/log in.* Chrome or Edge/);
    expect((await page.locator("#boot").innerText()).match(/your games/g)).toHaveLength(1);
    await expect(way).toBeVisible();
    await page.unrouteAll();
    await way.click();
    await expect(home(page)).toBeVisible();
    await expect(page.getByText(BROWSERS)).toHaveCount(0);
  });
}

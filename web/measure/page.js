// The page in a browser, for measurements and pictures.

import { chromium } from "@playwright/test";

/** A browser; `more` are further switches. */
export const browser = (...more) =>
  chromium.launch({
    executablePath: process.env.CHROME || undefined,
    args: ["--no-sandbox", "--disable-gpu", ...more],
  });

/** Opens the page at a fragment of its address, started; `context` as of `browser.newContext`. */
export async function opened(browser, fragment = "", context = {}) {
  // What keeps the page for another visit is not measured.
  const page = await (await browser.newContext({ serviceWorkers: "block", ...context })).newPage();
  await page.goto(`${process.env.TURNOUT_URL}${fragment}`);
  await page.locator("#boot").waitFor({ state: "detached" });
  return page;
}

export function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

/** Waits until a person may do something: "throw", "move", lift a "curtain"; "end" when the game is over. */
export async function turn(page) {
  const look = () => {
    if (document.querySelector("dialog[open]")) {
      return "end";
    }
    if (document.querySelector(".curtain button")) {
      return "curtain";
    }
    // A turn with nothing to play goes on by itself.
    if (document.querySelector("[aria-label=Moves] button:not([data-step=pass])")) {
      return "move";
    }
    return document.querySelector("[data-zone=throw][aria-disabled=false]") ? "throw" : null;
  };
  // From here: the page's policy forbids a wait within it.
  for (;;) {
    const what = await page.evaluate(look);
    if (what !== null) {
      return what;
    }
    await page.waitForTimeout(10);
  }
}

/** Throws, or plays the choice at `index` (from the end if negative). */
export async function act(page, what, index = -1) {
  const buttons = page.locator(what === "throw" ? "[data-zone=throw]" : "[aria-label=Moves] button");
  await buttons.nth(what === "throw" ? 0 : index).click();
}

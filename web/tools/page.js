// The page in a browser, for measurements and pictures.

import { chromium } from "@playwright/test";

import { ARGUMENTS, findBrowser } from "./browser.js";

/** Starts a browser; `more` are further switches. */
export const launch = (...more) =>
  chromium.launch({ executablePath: findBrowser(), args: [...ARGUMENTS, ...more] });

/** Opens an address of the page, and waits until the program runs; `context` as of `browser.newContext`. */
export async function openPage(browser, address, context = {}) {
  const page = await (await browser.newContext({ serviceWorkers: "block", ...context })).newPage();
  await page.addInitScript(() => {
    // The list of moves is open, so that moves can be clicked.
    localStorage.setItem("turnout/settings", `${localStorage.getItem("turnout/settings") ?? ""}moves open\n`);
  });
  await page.goto(address);
  await page.locator("#boot").waitFor({ state: "detached" });
  return page;
}

export function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

/** Waits until a person may "roll", "move", "enter" a real roll, or lift a "curtain"; "end" when the game is over. */
export async function turn(page) {
  const look = () => {
    if (document.querySelector("dialog[open]")) {
      return "end";
    }
    if (document.querySelector(".curtain button")) {
      return "curtain";
    }
    // A pass is played automatically.
    if (document.querySelector("[aria-label=Moves] button:not([data-step=pass])")) {
      return "move";
    }
    if (document.querySelector(".manual-dice button")) {
      return "enter";
    }
    return document.querySelector("[data-zone=roll][aria-disabled=false]") ? "roll" : null;
  };
  // Polled from here: the page's policy forbids Playwright's `waitForFunction`.
  for (;;) {
    const what = await page.evaluate(look);
    if (what !== null) {
      return what;
    }
    await page.waitForTimeout(10);
  }
}

/** Throws, or plays the move at `index` (from the end if negative). */
export async function act(page, what, index = -1) {
  const buttons = page.locator(what === "roll" ? "[data-zone=roll]" : "[aria-label=Moves] button");
  await buttons.nth(what === "roll" ? 0 : index).click();
}

// Where a browser translates the page, or an extension writes into it, the page says what it says elsewhere, and does not crash.

import { few } from "./full.js";
import { GAMES } from "./games.js";
import { expect, openMoves, test } from "./page.js";
import { act, button, clickIfThere, moves, open, rollButton, turn } from "./table.js";

/** What they do to each text as soon as it is drawn. All of them keep the words, so that these can be compared. */
const GUESTS = {
  "a translator that replaces texts": (text) => {
    const [outer, inner] = ["font", "font"].map((name) => document.createElement(name));
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  },
  "an extension that marks words": (text) => {
    const mark = document.createElement("mark");
    text.replaceWith(mark);
    mark.append(text);
  },
  "an extension that adds elements": (text) => {
    const [before, after] = ["i", "i"].map((name) => document.createElement(name));
    text.parentElement.prepend(before);
    text.parentElement.append(after);
  },
};

/** Runs in the page: has a guest visit the texts of all elements of HTML, once each. */
function host(visit) {
  const visited = new WeakSet();
  const look = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.data.trim() && !visited.has(text) && !text.parentElement.closest("svg, font, script, style, textarea")) {
        found.push(text);
      }
    }
    for (const text of found) {
      visited.add(text);
      visit(text);
    }
  };
  document.addEventListener("DOMContentLoaded", () => {
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
}

/** What is read on the page. */
const words = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main, [role=alert]")].map((part) => part.innerText.replaceAll(/\s+/g, " ")).join("\n"),
  );

/** How far the game is: the position, and how many lines the log has. */
const moment = (page) =>
  page.evaluate(() => [
    document.querySelector("[data-position]").dataset.position,
    document.querySelectorAll("[role=log] p").length,
  ]);

/** Rolls, or plays the first choice, or lifts the curtain; returns false at the end. */
async function play(page) {
  const what = await turn(page);
  if (what === "end") {
    return false;
  }
  const target = { roll: rollButton, curtain: (page) => page.locator(".curtain button") }[what];
  await act(page, () => clickIfThere(target?.(page) ?? moves(page).first()));
  return true;
}

for (const [guest, visit] of Object.entries(GUESTS)) {
  for (const { title, ruleset, two } of guest.includes("translator") ? GAMES : few(GAMES, 1)) {
    test(`${guest}: ${title}`, async ({ browser, baseURL, page }) => {
      const context = await browser.newContext({ baseURL, locale: "en-GB", serviceWorkers: "block" });
      await openMoves(context);
      const visited = await context.newPage();
      await visited.addInitScript({ content: `(${host})(${visit})` });
      const faults = [];
      visited.on("pageerror", (error) => faults.push(String(error)));

      const pages = [page, visited];
      const areAlike = () =>
        expect(async () => {
          const [said, truth] = [await words(visited), await words(page)];
          expect(said).toBe(truth);
        }).toPass({ timeout: 20_000 });

      await Promise.all(pages.map((page) => open(page, `game=${ruleset}&${two}&seed=3&speed=instant`)));
      for (let done = 0; done < 10 && (await play(page)); done += 1) {
        await expect(async () => {
          const what = await Promise.all(pages.map(turn));
          const [truth, at] = await Promise.all(pages.map(moment));
          if (at[1] !== truth[1]) {
            await play(at[1] < truth[1] ? visited : page);
          }
          expect([...at, what[1]]).toEqual([...truth, what[0]]);
        }).toPass();
        const what = await turn(page);
        await areAlike();
        if (what === "roll") {
          // The answer to a tap that comes too early.
          await Promise.all(pages.map((page) => page.locator(".pawns .figure").last().click({ force: true })));
          await areAlike();
        } else if (what === "move") {
          await Promise.all(pages.map((page) => button(page, "Hint").click()));
          await areAlike();
        }
      }
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}

// Players of a game by link, each in a browser context of their own that shares nothing but the links.

import { expect, openMoves } from "./page.js";
import { act, clickIfThere, moves, rollButton } from "./table.js";

/** A browser context with a page, and what was wrong in it. */
export async function device(browser, baseURL, options = {}) {
  const context = await browser.newContext({ baseURL, ...options });
  await openMoves(context);
  await context.addInitScript(() => {
    if (location.protocol === "about:") {
      return;
    }
    const settings = localStorage.getItem("turnout/settings") ?? "";
    if (!/^speed /m.test(settings)) {
      localStorage.setItem("turnout/settings", `${settings}speed instant\n`);
    }
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** The dialog with the link to send. */
export const sending = (page) => page.getByRole("dialog", { name: /^Send it to / });
/** The button that opens it. */
export const sendButton = (page) => page.getByRole("button", { name: /^Send (it to|again)/ });
/** The dialog of an invitation. */
export const invitation = (page) => page.getByRole("dialog", { name: / invites you to / });

/** The link in the dialog that is open, which is then closed. */
export async function takeLink(page) {
  const link = await sending(page).getByRole("textbox", { name: "Link" }).inputValue();
  await page.keyboard.press("Escape");
  await expect(sending(page)).toHaveCount(0);
  return link;
}

/** Starts a game by link; the link of its invitation. */
export async function invite(page, query) {
  await page.goto(`./#/new?${query}&start`);
  return takeLink(page);
}

/** Opens a link as a message would: in the tab that is there. */
export const openLink = (page, link) => page.goto(`./${new URL(link).hash}`);

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The checksum of a link's version and body: the 24-bit CRC of RFC 4880, in four digits. */
function checksum(text) {
  let code = 0xb704ce;
  for (const letter of text) {
    code ^= letter.charCodeAt(0) << 16;
    for (let bit = 0; bit < 8; bit += 1) {
      code <<= 1;
      if (code & 0x1000000) {
        code ^= 0x1864cfb;
      }
    }
  }
  return [18, 12, 6, 0].map((shift) => DIGITS[(code >> shift) & 63]).join("");
}

/** A link with another digit at a place of its body, counted from its end if negative, and a correct checksum. */
export function forged(link, place) {
  const [address, text] = link.split("#/p/");
  const [version, body] = [text[0], [...text.slice(5)]];
  if (checksum(version + body.join("")) !== text.slice(1, 5)) {
    throw new Error(`another checksum than that of ${text}`);
  }
  const at = (place + body.length) % body.length;
  body[at] = DIGITS[(DIGITS.indexOf(body[at]) + 1) % 64];
  return `${address}#/p/${version}${checksum(version + body.join(""))}${body.join("")}`;
}

/** Joins by an invitation; the link of the answer. */
export async function join(page, link) {
  await openLink(page, link);
  await invitation(page).getByRole("button", { name: "Join" }).click();
  return takeLink(page);
}

/** What the person at a device can do now: "roll", "move", "send", or "end" once the game is over. */
async function next(page) {
  let what = null;
  const look = async () => {
    what = await page.evaluate(() => {
      const title = document.querySelector("dialog[open] h2")?.textContent ?? "";
      if (/wins?(!|$)/.test(title)) {
        return "end";
      }
      if (document.querySelector("[aria-label=Moves] button:not([data-step=pass], [data-step=go])")) {
        return "move";
      }
      const button = document.querySelector("[data-zone=roll]");
      if (/^Send it to/.test(button?.textContent)) {
        return "send";
      }
      return button?.getAttribute("aria-disabled") === "false" ? "roll" : null;
    });
    return what;
  };
  await expect.poll(look, { intervals: [0, 10, 20, 40], timeout: 20_000 }).not.toBeNull();
  return what;
}

/** Takes a turn: the first move each time, or the one that `pick` names. Returns what it came to: "send" or "end". */
export async function takeTurn(page, pick = (all) => all.first()) {
  for (;;) {
    const what = await next(page);
    if (what === "send" || what === "end") {
      return what;
    }
    const target = what === "roll" ? rollButton(page) : pick(moves(page));
    await act(page, () => clickIfThere(target));
  }
}

/** Sends the turn that is over: its link. */
export async function send(page) {
  await sendButton(page).first().click();
  return takeLink(page);
}

/** A game of Ann and Leo, to be started at Ann's device. With a fast start no first turn passes. */
export const TWO = "game=pollyanna-1951+fast&Y=person:Ann&R=person:Leo&link=Y";

/** Ann and Leo, who have joined; the link that Ann opens next. */
export async function annAndLeo(browser, baseURL, query = TWO) {
  const [ann, leo] = [await device(browser, baseURL), await device(browser, baseURL)];
  const link = await join(leo, await invite(ann, query));
  return { ann, leo, link };
}

/** Closes devices. */
export const close = (...pages) => Promise.all(pages.map((page) => page.context().close()));

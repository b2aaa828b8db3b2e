// Games by link between browser contexts that share nothing but the links.

import { isAccessible } from "./accessible.js";
import { FULL, few } from "./full.js";
import {
  annAndLeo,
  close,
  device,
  forged,
  invitation,
  invite,
  openLink,
  send,
  sendButton,
  sending,
  takeLink,
  takeTurn,
  TWO,
} from "./link_players.js";
import { expect, test } from "./page.js";
import { fits, SIZES } from "./room.js";
import {
  board,
  button,
  choose,
  downloaded,
  end,
  fill,
  form,
  game,
  goHome,
  notices,
  ofGame,
  position,
  rollButton,
  savedGames,
  savedGameTexts,
  status,
} from "./table.js";

/** The link with another character near its end, and a correct checksum no more. */
const spoilt = (link) => link.slice(0, -5) + (link.at(-5) === "x" ? "y" : "x") + link.slice(-4);

const WHOLE = {
  Annie: "game=annie&Y=person:Ann&B=person:Leo&G=easy&link=Y",
  "Pollyanna 1951": TWO,
  "Pollyanna 1916": "game=pollyanna-1916&Y=person:Ann&R=person:Leo&G=medium&link=Y",
  Parcheesi: "game=parcheesi&Y=person:Ann&R=person:Leo&G=easy&link=Y",
  "Sorry!": "game=sorry&Y=person:Ann&R=person:Leo&G=medium&B=medium&link=Y",
};

for (const [title, query] of few(Object.entries(WHOLE), 1)) {
  test(`a game of ${title} is played by link`, async ({ browser, baseURL }) => {
    test.setTimeout(FULL ? 600_000 : 120_000);
    let { ann: one, leo: other, link } = await annAndLeo(browser, baseURL, query);
    for (let turns = 1; ; turns += 1) {
      await openLink(one, link);
      if (turns === 3) {
        // A reload in the middle of a turn loses nothing.
        const saved = async () => Object.values(await savedGameTexts(one)).join("");
        await expect.poll(saved).toContain(link.split("#/p/")[1]);
        const before = await position(one);
        await one.reload();
        await expect.poll(() => position(one)).toBe(before);
      }
      const what = await takeTurn(one);
      if (what === "end") {
        break;
      }
      const sent = await send(one);
      if (turns === 4) {
        // The message was lost.
        await expect(sendButton(one)).toHaveText("Send again");
        expect(await send(one)).toBe(sent);
        await expect(one.getByRole("alert")).toHaveText("");
      }
      if (turns === 5) {
        // A damaged link and forged ones are refused in words, and the game goes on.
        await openLink(other, spoilt(sent));
        const refused = other.getByRole("dialog", { name: /^(This link does not work|Two versions of one game)$/ });
        await expect(refused).toContainText("Ask for it again");
        for (const place of [12, 20, 30]) {
          await goHome(other);
          await openLink(other, forged(sent, place));
          await expect(refused).toContainText("Ask for it again");
        }
        await other.keyboard.press("Escape");
      }
      if (turns === 6) {
        // A link that is opened twice leads to the same turn.
        await openLink(other, `${sent}.`);
        await expect(board(other)).toBeVisible();
        await openLink(other, link);
        await expect(notices(other)).toContainText("That was an older link.");
        await expect(board(other)).toBeVisible();
      }
      link = sent;
      [one, other] = [other, one];
    }
    // The other sees the end, and somebody who lost may offer a rematch.
    const result = await end(one).getByRole("heading").first().textContent();
    await end(one).getByRole("button", { name: /^Send it to/ }).click();
    link = await takeLink(one);
    await openLink(other, link);
    await expect(end(other)).toBeVisible();
    // Several may have won together: "You and Green win!".
    const loser = result.startsWith("You ") ? other : one;
    await expect(end(loser).getByRole("button", { name: "Rematch" })).toBeVisible();
    expect(link.length).toBeLessThan(600);
    await close(one, other);
  });
}

test("a turn that could not be saved is sent with a warning, until it is saved", async ({ browser, baseURL }) => {
  const { ann, leo, link } = await annAndLeo(browser, baseURL);
  await openLink(ann, link);
  await fill(ann);
  await takeTurn(ann);
  await sendButton(ann).first().click();
  const warning = sending(ann).getByRole("alert");
  await expect(warning).toContainText("This turn is not saved on this device");
  expect(await downloaded(ann, button(warning, "Download"))).toMatch(/^link /m);
  await ann.evaluate(() => {
    IDBObjectStore.prototype.put = window.put;
  });
  await ann.keyboard.press("Escape");
  await sendButton(ann).first().click();
  await expect(sending(ann)).toBeVisible();
  await expect(warning).toHaveCount(0);
  await close(ann, leo);
});

test("links put their dialogs away, and say among the games whose turn it is", async ({ browser, baseURL }) => {
  const [ann, leo] = [await device(browser, baseURL), await device(browser, baseURL)];
  await ann.goto(`./#/new?${TWO}&start`);
  const link = (page) => sending(page).getByRole("textbox", { name: "Link" }).inputValue();
  await openLink(leo, await link(ann));
  await invitation(leo).getByRole("button", { name: "Join" }).click();
  const answer = await link(leo);
  await expect(leo).toHaveURL(/#\/$/);
  // Back closes it, and then leads home.
  await leo.goBack();
  await expect(sending(leo)).toBeHidden();
  await expect(board(leo)).toBeVisible();
  await leo.goBack();
  await expect(game(leo, 1)).toContainText("By link. Waiting for Ann");

  // A newer link puts the older one away.
  await openLink(ann, answer);
  await expect(rollButton(ann)).toBeVisible();
  await expect(ann.getByRole("dialog")).toHaveCount(0);
  await goHome(ann);
  await expect(game(ann, 1)).toContainText("By link. Your turn: roll");
  await button(ann, "Continue game 1").click();
  await takeTurn(ann);
  await goHome(ann);
  await expect(game(ann, 1)).toContainText("Send it to Leo");
  // It survives a new browser session, still unsent.
  await ann.goto("about:blank");
  await ann.goto("./");
  await expect(sendButton(ann)).toHaveText("Send it to Leo");
  await send(ann);
  await goHome(ann);
  await expect(game(ann, 1)).not.toContainText("Send it to Leo");
  await expect(savedGames(ann).getByRole("listitem")).toHaveCount(1);
  await close(ann, leo);
});

test("a link is seen over whatever was left open", async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  let { ann: one, leo: other, link } = await annAndLeo(browser, baseURL);
  for (const open of ["Settings", "Rules", "Menu", "Log", "Players", "a game's card", "Send again"]) {
    if (open === "Menu") {
      await button(one, "Menu").click();
    } else if (open === "Send again") {
      await sendButton(one).click();
    } else if (open === "a game's card") {
      // Over another screen.
      await goHome(one);
      await button(one, "Play Annie").click();
    } else {
      await choose(one, open);
    }
    await openLink(one, link);
    await expect(one.getByRole("dialog"), open).toHaveCount(0);
    await expect(status(one), open).toHaveText(/^Your turn: /);
    await takeTurn(one);
    link = await send(one);
    [one, other] = [other, one];
  }
  await close(one, other);
});

if (FULL) {
  test("four play by link: the invitation goes round once", async ({ browser, baseURL }) => {
    const names = ["Ann", "Leo", "Mia", "Tom"];
    const seats = ["Y", "B", "R", "G"].map((seat, index) => `${seat}=person:${names[index]}`).join("&");
    const devices = [];
    for (let number = 0; number < 4; number += 1) {
      devices.push(await device(browser, baseURL));
    }
    const [ann, ...others] = devices;
    let link = await invite(ann, `game=parcheesi&${seats}&link=Y`);
    await expect(status(ann)).toHaveText("Leo has not joined yet");
    for (const [index, page] of others.entries()) {
      await openLink(page, link);
      await expect(invitation(page)).toContainText(`You are ${names[index + 1]}, `);
      const says = ["Join, and send the link on to Mia, who joins next.", "Join, and send the link on to Tom, who joins next.", "Join, and send your answer back by link. Ann sees"];
      await expect(invitation(page)).toContainText(says[index]);
      await expect(invitation(page).getByRole("button", { name: "Join" })).toBeFocused();
      await invitation(page).getByRole("button", { name: "Join" }).click();
      await expect(sending(page)).toHaveAccessibleName(`Send it to ${names[(index + 2) % 4]}`);
      link = await takeLink(page);
    }
    // Ann's device rolls for who starts. Each turn goes to the next, whoever that is.
    let page = ann;
    for (let turns = 0; turns < 6; turns += 1) {
      await openLink(page, link);
      await takeTurn(page);
      const [, receiver] = /Send it to (\w+)/.exec(await sendButton(page).textContent());
      link = await send(page);
      page = devices[names.indexOf(receiver)];
    }
    await close(...devices);
  });
}

test("the address of a link stays until its game is saved", async ({ browser, baseURL }) => {
  const { ann, leo, link } = await annAndLeo(browser, baseURL);
  // Another tab keeps the database busy: what is to be written waits.
  const busy = await ann.context().newPage();
  await busy.goto("./licences.txt");
  await busy.evaluate(async () => {
    const opening = indexedDB.open("turnout", 1);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const games = opening.result.transaction("games", "readwrite").objectStore("games");
    window.busy = true;
    const read = () => {
      if (window.busy) {
        games.get("none").onsuccess = read;
      }
    };
    read();
  });
  await openLink(ann, link);
  await expect(rollButton(ann)).toBeVisible();
  const address = ann.url();
  expect(address).toContain("#/p/");
  // The page is left before the game is written.
  await ann.goto("about:blank");
  await busy.evaluate(() => {
    window.busy = false;
  });
  await ann.goto(address);
  await expect(rollButton(ann)).toBeVisible();
  await expect(ann).toHaveURL(/#\/$/);
  await ann.reload();
  await expect(rollButton(ann)).toBeVisible();
  await close(ann, leo);
});

test("a game by link is started from the form, and from a game's card", async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = [];
    navigator.share = async (data) => window.shared.push(data);
  });
  await page.goto("./#/new?game=sorry%2Bhand&R=person&Y=person");
  const box = form(page).getByRole("checkbox", { name: "Play by link" });
  await expect(box).toBeDisabled();
  await expect(form(page)).toContainText("Games with hidden hands cannot be played by link, since the link would show the cards.");
  await page.goto("./#/new?game=parcheesi&Y=person:Ann&R=person:Leo&B=easy");
  await box.check();
  const own = form(page).getByRole("combobox", { name: "You are" });
  await expect(own.getByRole("option")).toHaveText([/Ann/, /Leo/]);
  await own.selectOption("R");
  await isAccessible(page, "the form of a game by link");
  await button(form(page), "Start game").click();
  await expect(sending(page)).toHaveAccessibleName("Send it to Ann");
  await isAccessible(page, "the link to send");
  const url = await sending(page).getByRole("textbox", { name: "Link" }).inputValue();
  await sending(page).getByRole("button", { name: "Share…" }).click();
  await expect.poll(() => page.evaluate(() => window.shared)).toEqual([{ title: "An invitation to Parcheesi", url }]);
  await takeLink(page);

  await goHome(page);
  await button(page, "Play Annie").click();
  const sheet = page.getByRole("dialog", { name: "Annie" });
  await sheet.getByRole("radio", { name: "Play by link" }).check();
  await sheet.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await sheet.getByRole("textbox", { name: "Name of player 2" }).fill("Leo");
  await isAccessible(page, "the sheet of a game by link");
  await button(sheet, "Start game").click();
  await expect(sending(page)).toHaveAccessibleName("Send it to Leo");
  await sending(page).getByText("How playing by link works").click();
  await expect(sending(page).getByText(/A link that got lost is sent again with "Send again"/)).toBeVisible();
  await isAccessible(page, "the help of a game by link");
});

test("a deleted game by link is missed, and comes back", async ({ page }) => {
  await invite(page, TWO);
  await goHome(page);
  await ofGame(page, 1, "Delete");
  await expect(notices(page)).toContainText("Without this game you cannot go on playing by link");
  await button(page, "Undo").click();
  await expect(game(page, 1)).toContainText("By link. Leo has not joined yet");
  const file = await downloaded(page, () => ofGame(page, 1, "Download"));
  expect(file).toMatch(/^link Y [0-9a-f]{64} a/m);
  await expect(notices(page)).toContainText("Anyone who has it can play for you");
  // A copy is a game of its own, on one device.
  await ofGame(page, 1, "Copy");
  const copy = await downloaded(page, () => ofGame(page, 1, "Download"));
  expect(copy).not.toMatch(/^link /m);
});

test("everything of a game by link fits everywhere", async ({ browser, baseURL }) => {
  const { ann, leo, link } = await annAndLeo(browser, baseURL, TWO.replace("Leo", "Maximiliana-Theodora"));
  for (const size of SIZES) {
    await leo.setViewportSize(size);
    await fits(leo);
  }
  await openLink(ann, link);
  await takeTurn(ann);
  for (const size of SIZES) {
    await ann.setViewportSize(size);
    await fits(ann);
  }
  await sendButton(ann).click();
  for (const size of SIZES) {
    await ann.setViewportSize(size);
    await fits(ann);
  }
  await close(ann, leo);
});

// Links that contradict each other, links of other devices, and links in another tab.

import { readGames, writeGames } from "../tools/games.js";
import { isAccessible } from "./accessible.js";
import { annAndLeo, close, device, invite, join, openLink, send, sendButton, takeTurn, TWO } from "./link_players.js";
import { expect, test } from "./page.js";
import { fits, PHONE, SIZES } from "./room.js";
import { board, button, goHome, notices, position, rollButton, turn } from "./table.js";

/** Copies everything that a device has stored to another device. */
async function clone(browser, baseURL, page) {
  const other = await device(browser, baseURL);
  await other.goto("./licences.txt");
  await writeGames(other, await readGames(page));
  return other;
}

/** The address of a link stays until its game is saved; only then can the same link be opened again. */
const isSaved = (page) => expect(page).not.toHaveURL(/#\/p\//);

test("of two versions of a turn both are shown, and all play on from the one that they choose", async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  const { ann, leo, link } = await annAndLeo(browser, baseURL);
  let [one, other, newest] = [ann, leo, link];
  // Until somebody had a choice, of which their second device takes the other.
  for (let turns = 0; turns < 60; turns += 1) {
    const second = await clone(browser, baseURL, one);
    await openLink(second, newest);
    await openLink(one, newest);
    await takeTurn(one);
    await takeTurn(second, (all) => all.last());
    const [sent, contradicting] = [await send(one), await send(second)];
    await close(second);
    await openLink(other, sent);
    if (sent !== contradicting) {
      await expect(board(other)).toBeVisible();
      // The page has shown the turn, and plays nothing more by itself.
      await turn(other);
      await isSaved(other);
      const known = await position(other);
      await openLink(other, contradicting);
      const refused = other.getByRole("dialog", { name: "Two versions of one game" });
      await expect(refused).toContainText(/(Ann|Leo) has sent two links, with different moves\./);
      await expect(refused.getByRole("figure")).toHaveCount(2);
      await isAccessible(other, "two versions");
      for (const size of [PHONE, ...SIZES]) {
        await other.setViewportSize(size);
        await fits(other);
      }
      await refused.getByRole("button", { name: "Watch the other" }).click();
      await expect(button(other, "Play on from here")).toBeVisible();
      await goHome(other);
      await openLink(other, contradicting);
      await refused.getByRole("button", { name: "Play on from this one: The game you have" }).click();
      await expect.poll(() => position(other)).toBe(known);
      await isSaved(other);
      const theOpened = { name: "Play on from this one: The link you opened" };
      await openLink(other, contradicting);
      await refused.getByRole("button", theOpened).click();
      await takeTurn(other);
      const answer = await send(other);
      // The device that sent the first version chooses the second as well, and the game goes on between both.
      await openLink(one, answer);
      await one.getByRole("dialog", { name: "Two versions of one game" }).getByRole("button", theOpened).click();
      await takeTurn(one);
      await openLink(other, await send(one));
      await takeTurn(other);
      await other.reload();
      await expect(sendButton(other).first()).toBeVisible();
      return close(ann, leo);
    }
    newest = sent;
    [one, other] = [other, one];
  }
  throw new Error("nobody had a choice");
});

test("a second answer to an invitation is refused", async ({ browser, baseURL }) => {
  const [ann, leo, second] = [await device(browser, baseURL), await device(browser, baseURL), await device(browser, baseURL)];
  const invited = await invite(ann, TWO);
  const [answer, other] = [await join(leo, invited), await join(second, invited)];
  await openLink(ann, answer);
  await expect(rollButton(ann)).toBeVisible();
  await openLink(ann, other);
  const refused = ann.getByRole("dialog", { name: "Two versions of one game" });
  await expect(refused).toContainText("Another device has joined as Leo, or somebody changed this link");
  await refused.getByRole("button", { name: "Go on with yours" }).click();
  await takeTurn(ann);
  const sent = await send(ann);
  // The second device did not join this game, and says so.
  await openLink(second, sent);
  await expect(second.getByRole("dialog", { name: "Two versions of one game" })).toBeVisible();
  await close(ann, leo, second);
});

test("only devices that joined can play: any other watches", async ({ browser, baseURL }) => {
  const { ann, leo, link } = await annAndLeo(browser, baseURL);
  await openLink(ann, link);
  await takeTurn(ann);
  const sent = await send(ann);
  const stranger = await device(browser, baseURL);
  await openLink(stranger, sent);
  await expect(notices(stranger)).toContainText("This game is played on other devices. Here you can watch it.");
  await expect(button(stranger, "Play on from here")).toBeVisible();
  await close(ann, leo, stranger);
});

test("a link opened in a second tab is played there", async ({ browser, baseURL }) => {
  const { ann, leo, link } = await annAndLeo(browser, baseURL);
  const tab = await ann.context().newPage();
  await openLink(tab, link);
  await expect(rollButton(tab)).toBeVisible();
  await takeTurn(tab);
  await send(tab);
  await expect(ann.getByText("This game is being played in another tab")).toBeVisible();
  await close(ann, leo);
});

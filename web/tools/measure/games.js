// What 500 saved games of ten people cost: tasks of more than 50 ms while the page opens and lists them, shows more of them and
// the family's book, and while another tab plays. Beside it, the same without any, and what links cost that somebody opens.
//
//     npm run measure:games [-- <games, at least 20>]
//
// Counter-check: with a loop of 300 ms before `bindings.run` in dist/start.js, each "opening" has a task above 300 ms.

import { readFile } from "node:fs/promises";

import { keepMany, readGames } from "../games.js";
import { launch, openPage } from "../page.js";
import { servePage } from "../server.js";

const COUNT = Number(process.argv[2] ?? 500);
const SEATS = "Y=easy&G=easy&R=easy&B=easy";
const NAMES = ["Ann", "Leo", "Mia", "Tom", "Zoe", "Ida", "Max", "Eva", "Ben", "Lou"];

const site = await servePage();
const browser = await launch();
const player = await openPage(browser, site.address);
await playToEnd(player);
const [save] = Object.values(await readGames(player));
const record = save.slice(save.indexOf("turnout 1"), save.lastIndexOf("crc32"));
console.log(`a game of ${record.length} characters`);

for (const count of [0, COUNT]) {
  await keepMany(player, (number) => withNames(record, number), count);
  const page = await watched(player.context());
  await page.goto(`${site.address}#/home`);
  await page.locator("#app main").waitFor();
  const more = page.getByRole("button", { name: /^Show more/ });
  if (count > 0) {
    await more.waitFor();
  }
  await print(page, `${count} games: opening`);
  for (let times = 0; times < 5 && (await more.count()) > 0; times += 1) {
    const listed = await page.locator(".saved-games li").count();
    await more.click();
    await page.waitForFunction((listed) => document.querySelectorAll(".saved-games li").length > listed, listed);
  }
  await print(page, `${count} games: showing more`);
  if (count > 0) {
    await page.getByRole("button", { name: "The family's book" }).click();
    // It reads them some at a time.
    await page.getByText(`${count} games since`).waitFor({ timeout: 300_000 });
    await print(page, `${count} games: the book`);
    await page.keyboard.press("Escape");
  }
  await playToEnd(player);
  await print(page, `${count} games: another tab plays`);
  await page.close();
}
for (const [what, start, file] of [
  ["a link to a game", "g", "links.txt"],
  ["a game by link", "p", "link_games.txt"],
]) {
  const pinned = await readFile(new URL(`../../../crates/table/tests/data/${file}`, import.meta.url), "utf8");
  const links = pinned.trim().split("\n").map((line) => line.split(" => ")[0]);
  const longest = links.reduce((one, other) => (other.length > one.length ? other : one));
  const page = await watched(await browser.newContext());
  await page.goto(site.address);
  await page.locator("#app main").waitFor();
  await print(page, "no game: opening");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${start}/${longest}`);
  await page.locator("dialog[open], [data-position]").first().waitFor();
  await print(page, `${what}, ${longest.length} characters: opening it`);
  await page.close();
}
await browser.close();
await site.close();

/** The record with three of the people: others for each number below 720, since the book knows a game that it has. */
function withNames(record, number) {
  const left = [...NAMES];
  const [yellow, green, red] = [1, 10, 90].map((every) => left.splice(Math.floor(number / every) % left.length, 1));
  return record.replace("Y=easy G=easy R=easy", `Y=person:${yellow} G=person:${green} R=person:${red}`);
}

/** A page that notes its long tasks. */
async function watched(context) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.tasks = [];
    const note = (list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
  });
  return page;
}

async function playToEnd(page) {
  await page.goto("about:blank");
  await page.goto(`${site.address}#/new?game=pollyanna-1951&${SEATS}&seed=7&speed=instant&start`);
  await page.getByRole("dialog", { name: / wins?$/ }).waitFor({ timeout: 120_000 });
}

async function print(page, what) {
  await page.waitForTimeout(1_000);
  const tasks = await page.evaluate(() => window.tasks.splice(0));
  console.log(`${what}: ${tasks.length === 0 ? "no long task" : `long tasks of ${tasks.join(", ")} ms`}`);
}

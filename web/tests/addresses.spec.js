// Addresses, valid and malformed. Errors are shown in words above the form, or at home where no form is meant, and no
// text of an address becomes HTML.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { alert, board, button, form, goHome, home, log, notices, open, savedGames, stored } from "./table.js";

const HUGE = "A".repeat(100_000);

/** Fragments, and what the form says of them. A native test has many more. */
const MALFORMED = [
  ["#/new?Y=person&start", "It takes two, three or four players. (Rule P-8)"],
  ["#/new?game=<script>window.intruded=1</script>", "<script>window.intruded=1</script>"],
  ["#/new?game=%3Csvg%20onload%3Dwindow.intruded%3D1%3E", "<svg"],
  ["#/new?Y=%00%01%1b[31m&R=easy", "Y is to be person"],
  ['#/new?speed="><b id=intruder>x</b>', "The speed must be"],
  ["#/new?<img src=x onerror=window.intruded=1>", "is nothing that can be set"],
  ["#/new?game=chess&start", 'found "chess"'],
  ["#/new?Y=person&R=easy&seed=-1&start", "The seed must be a whole number"],
  ["#/new?%&start", '"%" is nothing that can be set'],
  [`#/new?seed=${"9".repeat(3_000)}`, "The seed must be a whole number"],
  ["#/new?seed=%E2%80%AE24", "The seed must be a whole number"],
];

/** Fragments that mean no form, and what is said at home. */
const PAGELESS = [
  ["#/nowhere", 'There is no page "/nowhere".'],
  [`#/new?game=${HUGE}`, "The address is longer than"],
  [`#${HUGE}`, "The address is longer than"],
  ["#javascript:alert(1)", "There is no page"],
];

/** Nothing was rendered that the page does not have by itself. */
const intruders = (page) =>
  page.evaluate(() => [
    window.intruded,
    document.querySelectorAll("img:not([src^='boards/'], [src^='cast/']), b#intruder, main script, #app script, svg[onload], iframe").length,
  ]);

/** Goes to an address that is well formed, and from there to this one; returns what the page says. */
const visit = (page, fragment) =>
  page.evaluate(async (fragment) => {
    // The home page has none.
    const alert = () => document.querySelector("[role=alert]")?.textContent;
    const until = async (holds) => {
      for (let frames = 0; !holds() && frames < 300; frames += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    };
    location.hash = "#/new?Y=person&R=easy";
    await until(() => alert() === "");
    location.hash = fragment;
    await until(() => alert());
    return alert();
  }, fragment);

test("malformed addresses are reported, and the form is shown", async ({ started: page }) => {
  for (const [fragment, message] of few(MALFORMED, 8)) {
    await test.step(fragment.slice(0, 80), async () => {
      const said = await visit(page, fragment);
      expect(said).toContain(message);
      expect(said.length).toBeLessThan(1_500);
      expect(await form(page).isVisible()).toBe(true);
      expect(await board(page).count()).toBe(0);
      expect(await intruders(page)).toEqual([undefined, 0]);
    });
  }
  // The page lives, and says the same when it is opened so.
  await form(page).getByRole("button", { name: "Start game" }).click();
  await expect(board(page)).toBeVisible();
  const [fragment, message] = MALFORMED[5];
  await page.goto("about:blank");
  await page.goto(`./${fragment}`);
  await expect(alert(page)).toContainText(message);
  await expect(form(page)).toBeVisible();
  expect(await intruders(page)).toEqual([undefined, 0]);
});

test("an address without a page leads home, which says so", async ({ page }) => {
  await open(page, "game=annie&Y=person&B=person");
  for (const [fragment, message] of PAGELESS) {
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, fragment);
    await expect(home(page)).toBeVisible();
    await expect(notices(page)).toContainText(message);
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#\/home$/);
    expect(await intruders(page)).toEqual([undefined, 0]);
    await button(notices(page), "Dismiss").click();
    await page.goBack();
    await expect(board(page)).toBeVisible();
  }
  await page.goto("about:blank");
  await page.goto("./#/nowhere");
  await expect(notices(page)).toContainText('There is no page "/nowhere".');
  await expect(home(page)).toBeVisible();
});

test("names are shown as text, never as HTML, and a malformed address loses no game", async ({ page }) => {
  const name = "<img src=x onerror=window.x=1>&<b>";
  await open(page, `Y=person:${encodeURIComponent(name)}&R=person:${encodeURIComponent("Zoë & 李")}`);
  const players = page.getByRole("list", { name: "Players" });
  await expect(players).toContainText(name);
  await expect(players).toContainText("Zoë & 李");
  await expect.poll(() => stored(page, "save")).toContain("Zo");
  const save = await stored(page, "save");
  await page.evaluate(() => {
    location.hash = "#/new?game=chess&start";
  });
  await expect(alert(page)).toContainText("chess");
  expect(await stored(page, "save")).toBe(save);
  await goHome(page);
  await expect(savedGames(page)).toContainText(name);
  expect(await intruders(page)).toEqual([undefined, 0]);
  await page.evaluate((name) => {
    location.hash = `#/new?Y=person:${encodeURIComponent(name)}&R=person`;
  }, name);
  await expect(form(page).getByRole("textbox", { name: "Yellow's name" })).toHaveValue(name);
  expect(await intruders(page)).toEqual([undefined, 0]);
});

test("a valid address fills the form", async ({ page }) => {
  const seats = "Y=person:Ann&G=easy&R=medium:Bob&B=person";
  await page.goto(`./#/new?game=pollyanna-1916+partners&${seats}&seed=18446744073709551615&speed=fast`);
  const field = (role, name) => form(page).getByRole(role, { name, exact: true });
  await expect(field("radio", "Pollyanna 1916")).toBeChecked();
  await expect(field("checkbox", "Partners")).toBeChecked();
  await expect(field("combobox", "Yellow")).toHaveValue("person");
  await expect(field("textbox", "Yellow's name")).toHaveValue("Ann");
  await expect(field("combobox", "Green")).toHaveValue("easy");
  await expect(field("combobox", "Red")).toHaveValue("medium");
  await expect(field("textbox", "Red's name")).toHaveValue("Bob");
  await expect(field("combobox", "Blue")).toHaveValue("person");
  await expect(field("textbox", "Dice seed")).toHaveValue("18446744073709551615");
  await expect(field("combobox", "Speed")).toHaveValue("fast");
  await expect(alert(page)).toHaveText("");
  await expect(log(page)).toHaveCount(0);
});

test("shortcuts of the installed page lead to each game", async ({ page, request }) => {
  await page.goto("./#/new");
  await expect(form(page)).toBeVisible();
  const editions = await form(page).getByRole("radiogroup", { name: "Game" }).getByRole("radio").count();
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await request.get(address)).json();
  expect(manifest.start_url).toBe("./");
  expect(manifest.shortcuts).toHaveLength(editions);
  for (const { name, url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(form(page).getByRole("radio", { name, exact: true })).toBeChecked();
  }
  const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  for (const icon of [...manifest.icons.map(({ src }) => src), touch]) {
    expect((await request.get(icon)).headers()["content-type"]).toBe("image/png");
  }
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

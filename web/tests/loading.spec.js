// The page before the program: the home page in index.html, which the program replaces by the same, and the frames of a
// board and of a sheet. What is pressed before the program is carried out by it.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { board, button, home, resume, rolledRecord, withGames, withLocalStorage } from "./table.js";
import { saveOf } from "../tools/games.js";

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
const DESKTOP = { width: 1440, height: 900 };
/** Windows, each with a language, a theme and a size of text. */
const LOOKS = [
  { viewport: PHONE, locale: "es-ES" },
  { viewport: DESKTOP, colorScheme: "dark" },
  { viewport: TABLET, text: "large" },
  { viewport: { width: 2560, height: 1440 } },
  { viewport: { width: 360, height: 640 }, colorScheme: "dark" },
  { viewport: { width: 844, height: 390 }, locale: "es-MX" },
  { viewport: { width: 1024, height: 768 }, text: "largest" },
];
/** Where today's shapes of the screen place the board of the first game. */
const BOARDS = [PHONE, DESKTOP, { width: 360, height: 640 }, TABLET, { width: 1024, height: 768 }];

const frame = (page) => page.locator("#frame");
/** What the frame has, or the program after it. */
const either = (page, selector) => page.locator(`:is(#frame, #app) ${selector}`).filter({ visible: true });

/** Opens the page without its program, which comes when the returned function is called. */
async function openBefore(page, address = "./") {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route(/\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  // The load itself waits for the program.
  await page.goto(address, { waitUntil: "commit" });
  await expect(frame(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return release;
}

/** The rectangles of controls and of what is seen beside them, in the order in which they are. */
const rectangles = (page, selector) =>
  either(page, selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

/** The elements of the page that a test compares: controls, texts, pictures. */
const HOME = ":is(a, button, .ribbon span, b, small, .lid, .lid img, .board-picture, .hero-says > *)";
/** All that the style sheets say of them. */
const styles = (page) =>
  either(page, HOME).evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return Object.fromEntries([...style].map((property) => [property, style.getPropertyValue(property)]));
    }),
  );
const names = (page) => Promise.all([".top", ".hero", ".game-cards"].map((part) => either(page, part).ariaSnapshot()));

for (const { viewport, text, ...look } of few(LOOKS, 4)) {
  test.describe(`${viewport.width} wide, ${JSON.stringify({ text, ...look })}`, () => {
    test.use({ viewport, ...look });

    test("the home page before the program is the same as that of the program", async ({ page }) => {
      await withLocalStorage(page, { settings: text ? `text ${text}\n` : "" });
      const release = await openBefore(page);
      const shape = await page.evaluate(() => document.body.className);
      const before = [await names(page), await rectangles(page, HOME), await styles(page)];
      release();
      await expect(frame(page)).toHaveCount(0);
      expect(await names(page)).toEqual(before[0]);
      expect(await rectangles(page, HOME)).toEqual(before[1]);
      expect(await page.evaluate(() => document.body.className)).toBe(`material-wood ${shape}`);
      expect(await styles(page)).toEqual(before[2]);
    });
  });
}

test("the pictures of the boxes come before the program, even where another game was the last", async ({ page }) => {
  await withLocalStorage(page, { settings: "game #/new?game=parcheesi&Y=person&B=easy&start\n" });
  const release = await openBefore(page);
  const lids = frame(page).locator(".lid img").filter({ visible: true });
  await expect(lids).toHaveCount(4);
  await expect.poll(() => lids.evaluateAll((all) => all.every(({ naturalWidth }) => naturalWidth > 0))).toBe(true);
  release();
});

/** Notes in each frame what is on top in the upper third of the window: "before" the program, or its "home" or "board". */
const watchScreen = (page) =>
  page.evaluate(() => {
    window.seen = [];
    const look = () => {
      const top = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
      const what = top?.closest("#frame") ? "before" : top?.closest(".playing, dialog") ? "after" : "home";
      if (window.seen.at(-1) !== what) {
        window.seen.push(what);
      }
      requestAnimationFrame(look);
    };
    look();
  });

const seen = (page) => page.evaluate(() => window.seen);

for (const viewport of few(BOARDS, 2)) {
  test(`Play pressed before the program opens the game, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const release = await openBefore(page);
    // A second tap takes nothing back.
    await button(frame(page), "Play").dblclick();
    await expect(either(page, ".front")).toHaveCount(0);
    await page.mouse.click(viewport.width - 5, viewport.height - 5);
    const before = await rectangles(page, ".game .board");
    await watchScreen(page);
    release();
    await expect(page.locator("#app [data-position]")).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    expect(await rectangles(page, ".game .board")).toEqual(before);
    expect(await seen(page)).toEqual(["before", "after"]);
  });
}

for (const viewport of few([PHONE, DESKTOP], 1)) {
  test(`the box that is pressed last before the program opens its sheet, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const release = await openBefore(page);
    await button(frame(page), "Play Parcheesi").click();
    const sheet = (title) => page.getByRole("dialog", { name: title });
    await expect(sheet("Parcheesi")).toBeVisible();
    await sheet("Parcheesi").getByRole("button", { name: "Close" }).click();
    await expect(sheet("Parcheesi")).toHaveCount(0);
    await button(frame(page), "Play Annie").dblclick();
    await expect(sheet("Annie")).toBeVisible();
    await watchScreen(page);
    release();
    await expect(button(sheet("Annie"), "Start game")).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    expect(await seen(page)).not.toContain("home");
    await page.keyboard.press("Escape");
    await expect(button(page, "Play Annie")).toBeFocused();
  });
}

test("a press that was called off before the program leads nowhere", async ({ page }) => {
  const release = await openBefore(page);
  for (const name of ["Play", "Settings"]) {
    await button(frame(page), name).click();
    await page.keyboard.press("Escape");
    await expect(button(frame(page), name)).toBeFocused();
  }
  release();
  await expect(home(page)).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a link to the lessons works before the program", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withLocalStorage(page, { settings: "learned sorry=2/9 annie=1/7\n" });
  const release = await openBefore(page);
  await expect(page.getByRole("link", { name: /: Annie$/ })).toHaveText(/^Learn/);
  await page.getByRole("link", { name: "Lesson 2 of 9: Sorry!" }).click();
  await expect(either(page, ".front")).toHaveCount(0);
  const before = await rectangles(page, ".game .board");
  await watchScreen(page);
  release();
  await expect(page.getByRole("region", { name: /^Lesson 2\b/ }).first()).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  expect(await rectangles(page, ".game .board")).toEqual(before);
  expect(await seen(page)).toEqual(["before", "after"]);
});

test("the keyboard alone works before the program, and keeps its place", async ({ page }) => {
  const release = await openBefore(page);
  await page.keyboard.press("Tab");
  await expect(frame(page).getByRole("link", { name: "Turnout" })).toBeFocused();
  for (const name of ["Settings", "Play", "Today's game", "Play Pollyanna"]) {
    await page.keyboard.press("Tab");
    await expect(button(frame(page), name)).toBeFocused();
  }
  const ring = (box) => box.evaluate((element) => getComputedStyle(element).outline);
  const before = await ring(button(frame(page), "Play Pollyanna"));
  release();
  await expect(frame(page)).toHaveCount(0);
  await expect(button(page, "Play Pollyanna")).toBeFocused();
  expect(await ring(button(page, "Play Pollyanna"))).toBe(before);
});

test("Enter before the program plays", async ({ page }) => {
  const release = await openBefore(page);
  await button(frame(page), "Play").focus();
  await page.keyboard.press("Enter");
  release();
  await expect(board(page)).toBeVisible();
});

test("a board's outline stands where that of the game going on will", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await resume(page, rolledRecord("6-2"));
  const release = await openBefore(page);
  const before = await rectangles(page, ".game .board");
  release();
  await expect(frame(page)).toHaveCount(0);
  expect(await rectangles(page, ".game .board")).toEqual(before);
});

test("of the last game, if it was another, only the place is shown before the program", async ({ page }) => {
  await withLocalStorage(page, { settings: "game #/new?game=parcheesi&Y=person&R=easy\n" });
  const release = await openBefore(page);
  await expect(frame(page).getByRole("heading")).toHaveCount(0);
  const before = await rectangles(page, ":is(button, .hero-board)");
  release();
  await expect(page.getByRole("heading", { name: "Parcheesi" })).toBeVisible();
  expect(await rectangles(page, ":is(button, .hero-board)")).toEqual(before);
});

test("nothing that was seen moves while the page starts", async ({ page }) => {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      window.shifted += list.getEntries().reduce((sum, entry) => sum + entry.value, 0);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const calm = async (address, there) => {
    await page.goto(address);
    await expect(there).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
    await page.goto("about:blank");
  };
  await calm("./", home(page));
  await calm("./#/new?Y=person&R=easy&seed=4&start", board(page));
  // The home page with that game.
  await calm("./#/home", button(page, "Continue"));
});

test("with saved games only the bar is there before the program", async ({ page }) => {
  await withGames(page, [saveOf(rolledRecord("6-2"))]);
  await withLocalStorage(page, { current: "turnout/game/1" });
  const release = await openBefore(page, "./#/home");
  const bar = ":is(.brand, .top > .icon)";
  await expect(either(page, ":is(a, button)")).toHaveCount(2);
  const before = await rectangles(page, bar);
  release();
  await expect(button(page, "Continue")).toBeVisible();
  expect(await rectangles(page, bar)).toEqual(before);
});

test("at a board the typefaces and the bots come once, after the program, and no picture of the home page", async ({ page }) => {
  const fetched = [];
  const isOf = (address) => address.split("/").at(-1).split("?")[0];
  page.on("request", (request) => fetched.push(isOf(request.url())));
  await page.goto("./#/new?Y=person&R=easy&seed=4&start");
  await expect(board(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => ["Display", "Text"].map((name) => document.fonts.check(`16px ${name}`)))).toEqual([true, true]);
  const fonts = fetched.filter((name) => name.endsWith(".woff2"));
  expect(fonts.sort()).toEqual(["display.woff2", "text.woff2"]);
  expect(fetched.indexOf("text.woff2")).toBeGreaterThan(fetched.findIndex((name) => /^page-.*\.wasm$/.test(name)));
  expect(fetched.indexOf("bots_bg.wasm")).toBeGreaterThan(fetched.findIndex((name) => /^page-.*\.wasm$/.test(name)));
  expect(fetched.filter((name) => name.startsWith("lid-"))).toEqual([]);
});

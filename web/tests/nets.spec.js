// Nets of bots: fetched when first needed. If a net does not arrive, the page says so and the game continues.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import {
  act,
  alert,
  button,
  end,
  home,
  landed,
  moment,
  moves,
  open,
  playUntil,
  resume,
  rollButton,
  rolledRecord,
  stored,
  turn,
} from "./table.js";

const NETS = /\/nets\/[^/]+\.net(\?|$)/;
const NOTICE = /^What the bots have learned could not be loaded \(.+\); they play by simpler rules/;

const notices = (page) => page.getByRole("region", { name: "Notices" }).locator("p");
const hint = (page) => page.getByRole("main").getByText(/^Hint: /);
const chances = (page) => page.getByText("Why?", { exact: true });

// With so many moves there is more than one play.
const aChoice = (page) => async (what) => what === "move" && (await moves(page).count()) > 3;

/** The names of all nets that the page asks for from now on. */
function asked(page) {
  const names = [];
  page.on("request", (request) => {
    if (NETS.test(request.url())) {
      names.push(/([^/]+)\.net/.exec(request.url())[1]);
    }
  });
  return names;
}

/** A game of a person against a bot, in which it is the bot's turn after two moves. */
const GAME = rolledRecord("6-2", { seats: "Y=person R=easy" });

async function playTwice(page) {
  await act(page, () => moves(page).first().click());
  await landed(page);
  await act(page, () => moves(page).first().click());
}

/** Starts another game without loading the page anew. */
async function another(page, query) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/new?${query}&start`);
}

const FAILURES = {
  "that is not there": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not Found</h1>" }),
  "for which there is no connection": (route) => route.abort("connectionfailed"),
  "in whose place a page comes": (route) => route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><p>Please log in." }),
  "that is cut short": async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ body: body.subarray(0, 1000) });
  },
  "in which one bit is another": async (route) => {
    const body = await (await route.fetch()).body();
    body[body.length >> 1] ^= 1;
    await route.fulfill({ body });
  },
};

for (const [what, answer] of few(Object.entries(FAILURES), 1)) {
  test(`a net ${what} is told of, and the game goes on`, async ({ page, faults }) => {
    // The browser's own words, which a page cannot keep from the console.
    faults.provoked.push(/^console: (Failed to load resource|Failed to find a valid digest|Fetch API cannot load .*integrity)/);
    await page.route(NETS, answer);
    await resume(page, GAME);
    await playTwice(page);
    await expect(notices(page)).toHaveText(NOTICE);
    await expect(notices(page)).toContainText("the connection failed, or the server has another version");
    await goesOn(page);

    // Once is enough.
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Dismiss" }).click();
    await act(page, () => rollButton(page).click());
    await landed(page);
    if ((await turn(page)) === "move") {
      await button(page, "Hint").click();
      await expect(hint(page)).toBeVisible();
      await expect(chances(page)).toBeHidden();
    }
    await expect(notices(page)).toHaveCount(0);

    // Nothing of it stays: with a better connection all is as it should be.
    await landed(page);
    const before = await moment(page);
    await page.unrouteAll();
    await page.reload();
    await turn(page);
    expect(await moment(page)).toEqual(before);
    await expect(notices(page)).toHaveCount(0);
  });
}

/** Checks that Red has played in the worker, that Yellow is to roll, and that nothing saved is lost. */
async function goesOn(page) {
  await expect.poll(() => turn(page), { timeout: 20_000 }).toBe("roll");
  const save = await stored(page, "save");
  expect(save).toContain(`${GAME.trimEnd()} 6 yard-Y6, 2 Y6-Y8\nR `);
  await expect(page.getByRole("main")).toHaveAttribute("data-answers", "worker");
  await expect(alert(page)).toHaveText("");
}

test("no net is fetched before somebody needs it, and none twice", async ({ page }) => {
  const names = asked(page);
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  await another(page, "game=pollyanna-1951&Y=person&R=person&seed=7&speed=instant");
  await playUntil(page, aChoice(page));
  // What could be captured is counted, not judged.
  await button(page, "Threats").click();
  await expect(page.locator(".threat-panel p")).toHaveText(/As the pawns stand now/);
  expect(names).toEqual([]);

  await button(page, "Hint").click();
  await expect(chances(page)).toBeVisible();
  expect(names).toEqual(["pollyanna-1951"]);

  await another(page, "game=parcheesi&Y=hard&R=expert&seed=2&speed=instant");
  await expect(page.getByRole("main")).toHaveAttribute("data-answers", "worker");
  await expect.poll(() => names).toEqual(["pollyanna-1951", "parcheesi"]);
  await another(page, "game=pollyanna-1951&Y=medium&R=easy&seed=3&speed=instant");
  await expect(end(page)).toBeVisible({ timeout: 45_000 });
  expect(names).toEqual(["pollyanna-1951", "parcheesi"]);
  await expect(notices(page).filter({ hasText: NOTICE })).toHaveCount(0);
});

test("a worker that takes a dead one's place is given the net", async ({ page }) => {
  const names = asked(page);
  await page.addInitScript(() => {
    window.workers = [];
    window.Worker = class extends Worker {
      constructor(...options) {
        super(...options);
        window.workers.push(this);
      }
    };
  });
  await page.clock.install();
  await open(page, "Y=person&R=person&seed=7&speed=instant");
  await playUntil(page, aChoice(page));
  await button(page, "Hint").click();
  await expect(chances(page)).toBeVisible();

  await page.evaluate(() => window.workers[0].terminate());
  await act(page, () => moves(page).first().click());
  await playUntil(page, aChoice(page));
  await button(page, "Hint").click();
  await page.clock.runFor(4_500);
  // The page's own thread knows it, too.
  await expect(alert(page)).toContainText("takes over");
  await expect(page.getByRole("main")).toHaveAttribute("data-answers", "page");
  await expect(chances(page)).toBeVisible();

  await another(page, "Y=person&R=person&seed=7&speed=instant");
  await playUntil(page, aChoice(page));
  await button(page, "Hint").click();
  await expect(chances(page)).toBeVisible();
  await expect(page.getByRole("main")).toHaveAttribute("data-answers", "worker");
  expect(await page.evaluate(() => window.workers.length)).toBe(2);
  expect(names).toEqual(["pollyanna-1951"]);
});

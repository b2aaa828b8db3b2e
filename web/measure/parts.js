// Plays all games as far as a board has to be ready for, in a page whose program notes which of its
// functions are called. Run by `cargo xtask parts`.

import { writeFileSync } from "node:fs";

import { act, browser, turn } from "./page.js";

const [begin, count] = process.env.TURNOUT_NOTES.split(" ").map(Number);
const called = new Set();
const chrome = await browser();

/** Keeps the program's memory where it can be looked at. */
const keepMemory = () => {
  const link = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const linked = await link(...given);
    window.programMemory ??= (linked.instance ?? linked).exports.memory;
    return linked;
  };
};

/** Has the page do something while all parts that are no game's are held back, and notes what it called. */
async function watched(what, fragment, context, does) {
  const page = await (await chrome.newContext(context)).newPage();
  await page.addInitScript(keepMemory);
  // Unless everything waits for one.
  await page.route(/\/(rest|bots|share|hand|games|keys)-[0-9a-f]{16}\.wasm$/, (route) =>
    route.request().resourceType() === "xhr" ? route.continue() : undefined,
  );
  await page.goto(`${process.env.TURNOUT_URL}${fragment}`);
  await page.locator("#boot").waitFor({ state: "detached" });
  await does(page);
  const noted = await page.evaluate(
    ([begin, count]) => {
      const notes = new Uint8Array(window.programMemory.buffer, begin, count);
      return [...notes.keys()].filter((index) => notes[index] !== 0);
    },
    [begin, count],
  );
  for (const index of noted) called.add(index);
  console.log(`${what}: ${noted.length} functions, ${called.size} in all`);
  await page.context().close();
}

/** Throws and plays, by the words, and on the board where a pawn can be tapped. */
const plays = (count) => async (page) => {
  const curtain = page.locator(".curtain button");
  for (let made = 0; made < count; made++) {
    const what = await turn(page);
    if (what === "end") return;
    if (what === "curtain") {
      await curtain.click();
      continue;
    }
    const pawn = page.locator(".pawn.movable").first();
    if (what === "move" && made % 3 === 0 && (await pawn.count()) > 0) {
      await pawn.click({ force: true });
      const goal = page.locator(".goal").first();
      if ((await goal.count()) > 0) await goal.click({ force: true });
      await page.keyboard.press("Escape");
    } else {
      await act(page, what, made % 2 ? 0 : -1);
    }
  }
};

/** So many throws and plays: no board has to be ready for the end, which comes soon in some games. */
const LENGTH = { annie: 25 };
const USUAL_LENGTH = 120;

/** Two players and all, of a ruleset whose name begins so. */
const PEOPLE = { sorry: ["RY", "RBYG"], annie: ["YB"] };
const USUAL = ["YR", "YGRB"];
for (const ruleset of ["pollyanna-1951", "pollyanna-1916", "parcheesi", "sorry", "sorry+hand", "annie"]) {
  const [, tables = USUAL] = Object.entries(PEOPLE).find(([name]) => ruleset.startsWith(name)) ?? [];
  for (const table of tables) {
    const seats = [...table].map((seat) => `${seat}=person`).join("&");
    const begin = `#/new?game=${ruleset}&${seats}&seed=5`;
    const length = LENGTH[ruleset] ?? USUAL_LENGTH;
    await watched(`${ruleset}, ${table}, by address`, `${begin}&speed=instant&start`, {}, plays(length));
  }
  const begin = `#/new?game=${ruleset}&${[...tables[0]].map((seat) => `${seat}=person`).join("&")}&seed=5`;
  const upright = { viewport: { width: 768, height: 1024 } };
  await watched(`${ruleset}, on its way`, `${begin}&speed=normal&start`, upright, async (page) => {
    if (!ruleset.includes("hand")) await plays(8)(page);
    await page.waitForTimeout(1_000);
  });
}
for (const game of ["Pollyanna 1951", "Parcheesi", "Sorry!", "Annie"]) {
  await watched(`${game}, by the form`, "", {}, async (page) => {
    await page.getByRole("radio", { name: game, exact: true }).check();
    await page.getByRole("button", { name: "Start game" }).click();
    // A bot may begin, and what it needs does not come.
    await page.locator("[data-position]").waitFor();
    await page.waitForTimeout(500);
  });
}
await chrome.close();
writeFileSync(process.env.TURNOUT_CALLED, [...called].join(" "));

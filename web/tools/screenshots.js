// The screenshots of the README, and the picture of link previews.
//
//     npm run screenshots

import { readFileSync, statSync } from "node:fs";

import { act, launch, openPage, turn } from "./page.js";
import { servePage } from "./server.js";

/** The largest sizes allowed, in bytes. */
const LARGEST = { jpg: 260_000, png: 600_000 };
const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.8 };
const PHONE = { viewport: { width: 360, height: 640 } };
const PICTURES = [
  { file: "docs/pollyanna-1951.jpg", edition: "pollyanna-1951", ...DESK },
  { file: "docs/pollyanna-1916.jpg", edition: "pollyanna-1916", ...DESK },
  { file: "docs/parcheesi.jpg", edition: "parcheesi", ...DESK },
  { file: "docs/sorry.jpg", edition: "sorry", ...DESK },
  { file: "docs/annie.jpg", edition: "annie", ...DESK },
  { file: "docs/phone.jpg", edition: "pollyanna-1916", ...PHONE, colorScheme: "dark" },
];
/** The players of each picture, by the colours of its game. */
const SEATS = { annie: "Y=person:Ann&B=easy&R=medium&G=easy" };
const FOUR_SEATS = "Y=person:Ann&G=easy&R=medium&B=easy";
/** How many plays precede a picture: Annie's games are short. */
const PLAYS = { annie: 5 };
const MANY_PLAYS = 45;

const site = await servePage();
const browser = await launch("--force-color-profile=srgb");
for (const { file, edition, ...context } of PICTURES) {
  const page = await game(edition, context);
  await page.screenshot({ path: file, quality: 80 });
  await page.context().close();
  report(file);
}
await preview("static/preview.png");
await browser.close();
await site.close();

/** Opens a game well under way, always the same one; where a pawn has a choice, it is selected and its moves shown. */
async function game(edition, context) {
  const seats = SEATS[edition] ?? FOUR_SEATS;
  const address = `${site.address}#/new?game=${edition}&${seats}&seed=42&speed=instant&start`;
  const page = await openPage(browser, address, {
    reducedMotion: "reduce",
    ...context,
  });
  const plays = PLAYS[edition] ?? MANY_PLAYS;
  for (let made = 0; ; made += 1) {
    const what = await turn(page);
    if (what === "end") {
      throw new Error(`the game of ${edition} ended after ${made} plays`);
    }
    if (edition === "annie") {
      if (made > plays && what === "throw") {
        break;
      }
      // The page plays a move without a choice.
      if (what === "move" && (await page.locator("[aria-label=Moves] button").count()) < 2) {
        await page.waitForTimeout(10);
        continue;
      }
    }
    const from = made > plays && what === "move" ? await page.evaluate(choosable) : null;
    if (from) {
      await page.getByRole("button", { name: new RegExp(` pawn on ${from}\\b`) }).click();
      await page.locator(".goal").first().waitFor();
      break;
    }
    await act(page, what);
  }
  await page.mouse.move(0, 0);
  return page;
}

/** A space of the track whose pawn has more than one move. */
function choosable() {
  const steps = [...document.querySelectorAll("[aria-label=Moves] button")].map(({ dataset }) => dataset.step);
  const from = steps.map((step) => step.split(" ")[1].split(/[-x]/)[0]).filter((name) => /\d$/.test(name));
  return from.find((name, index) => from.indexOf(name) !== index);
}

/** Draws the picture of link previews: the board, with a few words beside it. */
async function preview(file) {
  // At this height the board is drawn as large as the picture shows it.
  const page = await game("pollyanna-1951", { viewport: { width: 1000, height: 666 } });
  const board = (await page.locator(".board svg").screenshot()).toString("base64");
  await page.context().close();
  const card = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const icon = readFileSync("static/icon.svg").toString("base64");
  await card.setContent(`
    <style>
      body { display: grid; grid-template-columns: 590px 1fr; gap: 50px; align-items: center; height: 630px;
        margin: 0; padding: 0 40px 0 20px; box-sizing: border-box; background: #f4f1ea; color: #1f1c18;
        font: 32px/1.35 system-ui, sans-serif; }
      .board { width: 590px; }
      .icon { width: 84px; }
      h1 { margin: 10px 0 14px; font-size: 84px; line-height: 1; }
      p { margin: 0 0 18px; }
      .soft { color: #5d564b; font-size: 26px; }
    </style>
    <img class="board" src="data:image/png;base64,${board}">
    <div>
      <img class="icon" src="data:image/svg+xml;base64,${icon}">
      <h1>Turnout</h1>
      <p>Pollyanna of 1916 and 1951: the old race game, by the printed rules.</p>
      <p class="soft">With people round one screen, or against a bot. Nothing leaves your browser.</p>
    </div>`);
  await card.waitForFunction(() => [...document.images].every((image) => image.complete));
  await card.screenshot({ path: file });
  await card.context().close();
  report(file);
}

function report(file) {
  const { size } = statSync(file);
  console.log(`${file}: ${size} bytes`);
  const largest = LARGEST[file.slice(-3)];
  if (size > largest) {
    throw new Error(`${file} is larger than ${largest} bytes`);
  }
}

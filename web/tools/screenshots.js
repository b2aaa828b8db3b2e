// The screenshots of the README, and the picture of link previews.
//
//     npm run screenshots

import { readFileSync, statSync } from "node:fs";

import { act, launch, openPage, turn } from "./page.js";
import { servePage } from "./server.js";

/** The largest size allowed, in bytes. */
const LARGEST = 260_000;
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
/** The boards of the preview, from the middle outwards. */
const PREVIEWED = ["pollyanna-1951", "parcheesi", "sorry", "pollyanna-1916", "annie"];
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
await preview("static/preview.jpg");
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
      if (made > plays && what === "roll") {
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

/** Draws the picture of link previews: all boards on a table. */
async function preview(file) {
  const boards = [];
  for (const edition of PREVIEWED) {
    // At this height a board is drawn about as large as the picture shows it.
    const page = await game(edition, { viewport: { width: 900, height: 466 } });
    boards.push((await page.locator(".board > svg").screenshot()).toString("base64"));
    await page.context().close();
  }
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(readFileSync("web/tools/preview.html", "utf8"));
  const icon = readFileSync("static/icon.svg").toString("base64");
  await page.evaluate(fill, { boards, icon });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.screenshot({ path: file, quality: 85 });
  await page.context().close();
  report(file);
}

/** In the browser: adds the pictures to the page. */
function fill({ boards, icon }) {
  document.querySelector(".icon").src = `data:image/svg+xml;base64,${icon}`;
  for (const board of boards) {
    const image = Object.assign(new Image(), { className: "board", src: `data:image/png;base64,${board}` });
    document.body.append(image);
  }
}

function report(file) {
  const { size } = statSync(file);
  console.log(`${file}: ${size} bytes`);
  if (size > LARGEST) {
    throw new Error(`${file} is larger than ${LARGEST} bytes`);
  }
}

// Whether games leak memory: four bots play game after game in one page, at instant speed.
//
//     npm run measure:memory [-- <games>]
//
// Counter-check: where dist/start.js keeps a `WebAssembly.Memory`, an array of 10,000 texts and 100 new elements for each
// `hashchange`, and listens to one event more, memory, heap, nodes and listeners grow by more than 10 percent in 20 games.

import { launch, openPage } from "../page.js";
import { servePage } from "../server.js";

const GAMES = Number(process.argv[2] ?? 100);
/** After these games everything is loaded that is needed once. */
const WARM = 10;
/** Percent. */
const GOAL = 5;
const SEATS = "Y=easy&G=easy&R=easy&B=easy";

const site = await servePage();
const browser = await launch();
const page = await openPage(browser, site.address);
const inspector = await page.context().newCDPSession(page);
await inspector.send("Performance.enable");

const found = [];
for (let game = 1; game <= GAMES; game += 1) {
  await play(game);
  if (game === WARM || game === GAMES) {
    found.push(await look());
    print(game, found.at(-1));
  }
}
const [early, late] = found;
for (const [what, now] of Object.entries(late)) {
  const growth = (now / early[what] - 1) * 100;
  console.log(`${what}: ${growth.toFixed(1)} percent more than after game ${WARM} (goal: at most ${GOAL})`);
}
await browser.close();
await site.close();

async function play(seed) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/new?game=pollyanna-1951&${SEATS}&seed=${seed}&speed=instant&start`);
  await page.getByRole("dialog", { name: / wins?(!|$)/ }).waitFor({ timeout: 120_000 });
  // The next wait must not find this dialog.
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Looks at the home page, since the log of a game is as long as the game was. */
async function look() {
  await page.evaluate(() => {
    location.hash = "#/home";
  });
  await page.getByRole("button", { name: "Play Annie" }).waitFor();
  // The first leaves some nodes.
  for (let times = 0; times < 2; times += 1) {
    await inspector.send("HeapProfiler.collectGarbage");
  }
  const { metrics } = await inspector.send("Performance.getMetrics");
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return {
    "wasm memory": await programMemory(),
    "JS heap": of("JSHeapUsedSize"),
    "DOM nodes": of("Nodes"),
    listeners: of("JSEventListeners"),
  };
}

/** The size of the program's memory, found among all of the page's objects. */
async function programMemory() {
  const { result: prototype } = await inspector.send("Runtime.evaluate", {
    expression: "WebAssembly.Memory.prototype",
  });
  const { objects } = await inspector.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.objectId,
  });
  const { result } = await inspector.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: "function () { return this.reduce((sum, each) => sum + each.buffer.byteLength, 0); }",
    returnByValue: true,
  });
  await inspector.send("Runtime.releaseObject", { objectId: objects.objectId });
  return result.value;
}

function print(game, found) {
  const kilo = (bytes) => `${(bytes / 1024).toFixed(0)} KiB`;
  const { "wasm memory": wasm, "JS heap": heap, "DOM nodes": nodes, listeners } = found;
  const sizes = `wasm memory ${kilo(wasm)}, JS heap ${kilo(heap)}`;
  console.log(`after game ${game}: ${sizes}, DOM nodes ${nodes}, listeners ${listeners}`);
}

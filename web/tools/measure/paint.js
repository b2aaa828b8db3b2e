// How soon the page can be seen and played on a slow line and a slow machine: 1.6 Mbit/s, a delay of 150 ms, a CPU
// slowed four times.
//
//     npm run measure:paint [-- <rounds>]

import { launch, median } from "../page.js";
import { servePage } from "../server.js";

const ROUNDS = Number(process.argv[2] ?? 5);

/** Bytes a second, and milliseconds. */
const LINE = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };
const SLOWER = 4;

/** What is visited, by name: the address, and the element without which nobody could play. */
const VISITS = {
  "the home page": ["", ".hero-button"],
  "a board": ["#/new?Y=person&R=easy&seed=42&start", "[data-zone=roll][aria-disabled=false]"],
};

const site = await servePage({ brotli: true });
const browser = await launch();

for (const [name, [fragment, playable]] of Object.entries(VISITS)) {
  const first = [];
  const later = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: "en-GB" });
    first.push(await visit(context, fragment, playable));
    later.push(await visit(context, fragment, playable));
    await context.close();
  }
  tell(`${name}, a first visit`, first);
  tell(`${name}, a later one`, later);
}
await browser.close();
await site.close();

/** Visits the page; returns when there was something to see, and when one could play. */
async function visit(context, fragment, playable) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript((playable) => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      window.shifted += list.getEntries().reduce((sum, entry) => sum + entry.value, 0);
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver((_, observer) => {
      if (document.querySelector(playable)) {
        window.playable = performance.now();
        observer.disconnect();
      }
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, playable);
  await page.goto(`${site.address}${fragment}`, { waitUntil: "commit" });
  await page.locator(playable).waitFor({ state: "attached", timeout: 60_000 });
  // What is loaded later may shift the layout.
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    playable: window.playable,
    shifted: window.shifted,
  }));
  await page.close();
  return seen;
}

function tell(name, visits) {
  const of = (what) => median(visits.map((visit) => visit[what]));
  console.log(
    `${name}: first paint ${of("paint").toFixed(0)} ms, playable ${of("playable").toFixed(0)} ms, ` +
      `shifted by ${of("shifted").toFixed(4)} (medians of ${visits.length})`,
  );
}

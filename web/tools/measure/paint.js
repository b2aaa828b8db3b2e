// How soon the page can be seen and used on a slow line and a slow machine: 1.6 Mbit/s, a delay of 150 ms, a CPU slowed
// four times. The control is pressed as soon as it is seen, once. The press is answered when the screen shows what it leads
// to, perhaps only its frame, and carried out when the game is there. A later visit finds all files kept by the service worker.
//
//     npm run measure:paint [-- <rounds>]
//
// Counter-check: with a wait of 3 s before `bindings.run` in dist/start.js, a board comes 3 s later, and so does what is
// pressed at home; without dist/frame.js, home is pressed and answered as late as a board.

import { launch, median } from "../page.js";
import { servePage } from "../server.js";

const ROUNDS = Number(process.argv[2] ?? 5);

/** Bytes a second, and milliseconds. */
const LINE = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };
const SLOWER = 4;

/** What is visited, by name: the address, the control that is pressed, what answers, and what is there only once it was done. */
const VISITS = {
  // By its own address: without one, a later visit opens the game that the first visit began.
  "the home page": ["#/home", "[data-zone=play]", ".game .board", "[data-position]"],
  "a board": [
    "#/new?Y=person&R=easy&seed=42&start",
    "[data-zone=roll][aria-disabled=false]",
    "[data-position]:not(:has([data-zone=roll][aria-disabled=false]))",
    "[data-position]:not(:has([data-zone=roll][aria-disabled=false]))",
  ],
};
/** Milliseconds within which a press is carried out, or was in vain. */
const IN_VAIN = 10_000;

const site = await servePage({ brotli: true });
const browser = await launch();

for (const [name, [fragment, ...control]] of Object.entries(VISITS)) {
  const first = [];
  const later = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: "en-GB" });
    first.push(await visit(context, fragment, ...control));
    later.push(await visit(context, fragment, ...control));
    await context.close();
  }
  tell(`${name}, a first visit`, first);
  tell(`${name}, a later one`, later);
}
await browser.close();
await site.close();

/** Visits the page; returns when there was something to see, when one could press, and when that was answered and done. */
async function visit(context, fragment, ...control) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(watch, control);
  await page.goto(`${site.address}${fragment}`, { waitUntil: "commit" });
  const { x, y } = await page.evaluate(() => window.watched.control);
  await page.mouse.click(x, y);
  const times = await page.evaluate(
    (most) => Promise.race([window.watched.times, new Promise((resolve) => setTimeout(resolve, most))]),
    IN_VAIN,
  );
  if (!times) {
    throw new Error(`${control[0]} was pressed in vain`);
  }
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    shifted: window.watched.shifted,
  }));
  // A later visit finds all files kept.
  await session.send("Network.emulateNetworkConditions", { ...LINE, downloadThroughput: -1, uploadThroughput: -1, latency: 0 });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.waitForFunction(() => window.updates?.isReady());
  await page.close();
  return { ...seen, ...times };
}

/** In the page: finds the control when it is on top at its place, and notes the press, its answer and its end. */
function watch([control, answer, end]) {
  const watched = { shifted: 0 };
  window.watched = watched;
  let usable = null;
  new PerformanceObserver((list) => {
    for (const { startTime, value } of list.getEntries()) {
      // What follows the press is meant to move.
      watched.shifted += usable === null || startTime < usable ? value : 0;
    }
  }).observe({ type: "layout-shift", buffered: true });
  const frames = (look) =>
    new Promise((resolve) => {
      const frame = () => {
        const found = look();
        if (found) {
          resolve(found);
        } else {
          requestAnimationFrame(frame);
        }
      };
      frame();
    });
  /** The middle of a visible element of these, if that is on top there. */
  const middle = (selector) => {
    for (const element of document.querySelectorAll(selector)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      if (element.contains(document.elementFromPoint(at.x, at.y))) {
        return at;
      }
    }
    return null;
  };
  watched.control = frames(() => middle(control));
  const press = (event) => {
    usable = event.timeStamp;
  };
  addEventListener("pointerdown", press, { capture: true, once: true });
  const since = async (look) => {
    await frames(() => usable !== null && look());
    return performance.now();
  };
  watched.times = watched.control.then(async () => {
    const [answered, carriedOut] = await Promise.all([since(() => middle(answer)), since(() => document.querySelector(end))]);
    return { usable, answered, carriedOut };
  });
}

function tell(name, visits) {
  const of = (what) => median(visits.map((visit) => visit[what]));
  console.log(
    `${name}: first paint ${of("paint").toFixed(0)} ms, pressed ${of("usable").toFixed(0)} ms, ` +
      `answered ${of("answered").toFixed(0)} ms, carried out ${of("carriedOut").toFixed(0)} ms, shifted by ${of("shifted").toFixed(4)} (medians of ${visits.length})`,
  );
}

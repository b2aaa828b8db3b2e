// How soon the page can be seen and used on a slow line and a slow machine: 1.6 Mbit/s, a delay of 150 ms, a CPU slowed
// four times. It can be used when a press is answered: the control is pressed as soon as it is seen, once.
//
//     npm run measure:paint [-- <rounds>]
//
// Counter-check: with a wait of 3 s before `bindings.run` in dist/start.js, all comes 3 s later but the first paint.

import { launch, median } from "../page.js";
import { servePage } from "../server.js";

const ROUNDS = Number(process.argv[2] ?? 5);

/** Bytes a second, and milliseconds. */
const LINE = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };
const SLOWER = 4;

/** What is visited, by name: the address, the control that is pressed, and what is there only once it was answered. */
const VISITS = {
  // By its own address: without one, a later visit opens the game that the first visit began.
  "the home page": ["#/home", "main [data-zone=play]", "[data-position]"],
  "a board": [
    "#/new?Y=person&R=easy&seed=42&start",
    "[data-zone=roll][aria-disabled=false]",
    "[data-position]:not(:has([data-zone=roll][aria-disabled=false]))",
  ],
};
/** Milliseconds within which a press is answered, or was in vain. */
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

/** Visits the page; returns when there was something to see, when one could press, and when that was answered. */
async function visit(context, fragment, control, answer) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(watch, [control, answer]);
  await page.goto(`${site.address}${fragment}`, { waitUntil: "commit" });
  const { x, y } = await page.evaluate(() => window.watched.control);
  await page.mouse.click(x, y);
  const times = await page.evaluate(
    (most) => Promise.race([window.watched.answer, new Promise((resolve) => setTimeout(resolve, most))]),
    IN_VAIN,
  );
  if (!times) {
    throw new Error(`${control} was pressed in vain`);
  }
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    shifted: window.watched.shifted,
  }));
  await page.close();
  return { ...seen, ...times };
}

/** In the page: finds the control when it is on top at its place, and notes the press and its answer. */
function watch([control, answer]) {
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
  watched.control = frames(() => {
    const element = document.querySelector(control);
    if (!element) {
      return null;
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return element.contains(document.elementFromPoint(middle.x, middle.y)) && middle;
  });
  const press = (event) => {
    usable = event.timeStamp;
  };
  addEventListener("pointerdown", press, { capture: true, once: true });
  watched.answer = watched.control.then(() =>
    frames(() => usable !== null && document.querySelector(answer) && { usable, answered: performance.now() }),
  );
}

function tell(name, visits) {
  const of = (what) => median(visits.map((visit) => visit[what]));
  console.log(
    `${name}: first paint ${of("paint").toFixed(0)} ms, pressed ${of("usable").toFixed(0)} ms, ` +
      `answered ${of("answered").toFixed(0)} ms, shifted by ${of("shifted").toFixed(4)} (medians of ${visits.length})`,
  );
}

// How quickly the page answers a tap, which frames are dropped while pawns walk and dice tumble, and long tasks while bots
// think.
//
//     npm run measure:touch
//
// Counter-check: where dist/start.js, before `bindings.run`, has a loop of 100 ms run at each `pointerup`, taps take 100 ms
// longer; with one of 60 ms every 200 ms, frames are dropped, and all of these are long tasks.

import { launch, median, openPage, turn } from "../page.js";
import { servePage } from "../server.js";

const TAPS = 10;
const GAME = "game=pollyanna-1951";

const site = await servePage();
const browser = await launch();
for (const slower of [1, 4]) {
  await taps(slower);
}
await longTasks();
await browser.close();
await site.close();

/** A person against an easy bot, at normal speed, taps pawns and their goals, on a CPU slowed so many times. */
async function taps(slower) {
  const address = `${site.address}#/new?${GAME}&Y=person&R=easy&seed=42&speed=normal&start`;
  const page = await openPage(browser, address, {
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  });
  await page.evaluate(watch);
  const session = await page.context().newCDPSession(page);
  const slow = (rate) => session.send("Emulation.setCPUThrottlingRate", { rate });
  console.log(`CPU slowed ${slower} times:`);
  const waits = [];
  const walks = { frames: 0, dropped: 0 };
  const rolls = { frames: 0, dropped: 0 };
  // Watches what a selector finds while a tap is answered.
  const watched = async (selector, sum, tap) => {
    const seen = await page.evaluate((selector) => window.touchWatch.begin(selector), selector);
    await slow(slower);
    await tap();
    await page.waitForTimeout(1_500);
    await slow(1);
    const found = await page.evaluate((seen) => window.touchWatch.end(seen), seen);
    sum.frames += found.frames;
    sum.dropped += found.dropped;
    return found;
  };
  while (waits.length < TAPS) {
    const what = await turn(page);
    if (what === "end") {
      throw new Error("the game is over before there were enough taps");
    }
    if (what === "roll") {
      await watched(".board-die .rolls", rolls, () => touch(page, page.locator(".board-die .rolls").first()));
      continue;
    }
    const goals = page.locator(".goal");
    const movable = page.locator(".pawn.movable");
    if ((await goals.count()) === 0 && (await movable.count()) > 0) {
      await touch(page, movable.first());
      await goals.first().waitFor({ timeout: 500 }).catch(() => {});
    }
    if ((await goals.count()) === 0) {
      // A pass, say, which is no tap on the board. An only move is played automatically meanwhile.
      await page.locator("[aria-label=Moves] button").last().click({ timeout: 2_000 }).catch(() => {});
      continue;
    }
    const found = await watched(".pawn", walks, () => touch(page, goals.first()));
    if (found.wait !== null) {
      waits.push(found.wait);
    }
  }
  console.log(`from a tap to the first movement of a pawn: median ${median(waits).toFixed(1)} ms of ${waits.length}`);
  console.log(`  the slowest ${Math.max(...waits).toFixed(1)} ms (goal: median under 50 ms)`);
  for (const [what, { frames, dropped }] of [["a pawn walks", walks], ["dice tumble", rolls]]) {
    const share = dropped === 0 ? "none" : `1 in ${Math.round(frames / dropped)}`;
    console.log(`frames dropped while ${what}: ${dropped} of ${frames}, ${share} (goal: at most 1 in 50)`);
  }
  return page.context().close();
}

/** Four expert bots play at fast speed for half a minute. */
async function longTasks() {
  const page = await openPage(browser, site.address);
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
    }).observe({ type: "longtask" });
  });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/new?${GAME}&Y=expert&G=expert&R=expert&B=expert&seed=7&speed=fast&start`);
  await page.waitForTimeout(30_000);
  const { tasks, sentences } = await page.evaluate(() => ({
    tasks: window.longTasks,
    sentences: document.querySelectorAll("[role=log] p").length,
  }));
  console.log(`tasks over 50 ms on the page's thread in 30 s of expert bots (${sentences} sentences of log):`);
  console.log(`  ${tasks.length === 0 ? "none" : `${tasks.length}: ${tasks.join(", ")} ms`} (goal: none)`);
  await page.context().close();
}

async function touch(page, target) {
  const { x, y, width, height } = await target.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Watches things, frame by frame. What moves has a script's animation; those of the style sheet do not count. */
function watch() {
  let selector = "";
  const things = () => [...document.querySelectorAll(selector)];
  const place = (thing) => getComputedStyle(thing).transform + thing.getAttribute("transform");
  const places = () => things().map(place).join();
  const runs = (animation) => animation.playState === "running" && !(animation instanceof CSSAnimation);
  const moves = () => things().some((thing) => thing.getAnimations().some(runs));
  let touched = null;
  const touch = (event) => {
    touched ??= event.timeStamp;
  };
  addEventListener("pointerdown", touch, true);
  let run = 0;
  window.touchWatch = {
    begin(what) {
      selector = what;
      run += 1;
      const seen = { before: places(), wait: null, gaps: [] };
      window.touchWatch[run] = seen;
      touched = null;
      let last = null;
      const mine = run;
      const frame = (now) => {
        if (mine !== run || seen.over) {
          return;
        }
        if (seen.wait === null && touched !== null && places() !== seen.before) {
          seen.wait = performance.now() - touched;
        }
        const moving = moves();
        if (last !== null && moving) {
          seen.gaps.push(now - last);
        }
        last = moving ? now : null;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      return run;
    },
    end(number) {
      const { wait, gaps } = window.touchWatch[number];
      window.touchWatch[number].over = true;
      const usual = 1_000 / 60;
      const dropped = gaps.reduce((sum, gap) => sum + (gap > usual * 1.5 ? Math.round(gap / usual) - 1 : 0), 0);
      return { wait, frames: gaps.length + dropped, dropped };
    },
  };
}

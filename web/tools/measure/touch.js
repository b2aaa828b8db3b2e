// How quickly the page answers a tap, which frames are dropped while a pawn walks, and long tasks while bots think.
//
//     npm run measure:touch

import { act, launch, median, openPage, turn } from "../page.js";
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
  let [frames, dropped] = [0, 0];
  while (waits.length < TAPS) {
    const what = await turn(page);
    if (what === "end") {
      throw new Error("the game is over before there were enough taps");
    }
    if (what === "throw") {
      await act(page, "throw");
      continue;
    }
    const goals = page.locator(".goal");
    const movable = page.locator(".pawn.movable");
    if ((await goals.count()) === 0 && (await movable.count()) > 0) {
      await touch(page, movable.first());
      await page.waitForTimeout(50);
    }
    if ((await goals.count()) === 0) {
      // A pass, say, which is no tap on the board.
      if ((await turn(page)) === "move") {
        await act(page, "move");
      }
      continue;
    }
    const seen = await page.evaluate(() => window.touchWatch.begin());
    await slow(slower);
    await touch(page, goals.first());
    await page.waitForTimeout(1_500);
    await slow(1);
    const found = await page.evaluate((seen) => window.touchWatch.end(seen), seen);
    if (found.wait !== null) {
      waits.push(found.wait);
      frames += found.frames;
      dropped += found.dropped;
    }
  }
  console.log(`from a tap to the first movement of a pawn: median ${median(waits).toFixed(1)} ms of ${waits.length}`);
  console.log(`  the slowest ${Math.max(...waits).toFixed(1)} ms (goal: median under 50 ms)`);
  if (frames === 0) {
    console.log("no pawn walked: nothing to be said of dropped frames");
    return page.context().close();
  }
  const share = dropped === 0 ? "none" : `1 in ${Math.round(frames / dropped)}`;
  console.log(`frames dropped while a pawn walks: ${dropped} of ${frames}, ${share} (goal: at most 1 in 50)`);
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

/** Watches pawns, frame by frame. A walking pawn has a script's animation; those of the style sheet do not count. */
function watch() {
  const pawns = () => [...document.querySelectorAll(".pawn")];
  const place = (pawn) => getComputedStyle(pawn).transform + pawn.getAttribute("transform");
  const places = () => pawns().map(place).join();
  const runs = (animation) => animation.playState === "running" && !(animation instanceof CSSAnimation);
  const walks = () => pawns().some((pawn) => pawn.getAnimations().some(runs));
  let touched = null;
  const touch = (event) => {
    touched ??= event.timeStamp;
  };
  addEventListener("pointerdown", touch, true);
  let run = 0;
  window.touchWatch = {
    begin() {
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
        const walking = walks();
        if (last !== null && walking) {
          seen.gaps.push(now - last);
        }
        last = walking ? now : null;
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

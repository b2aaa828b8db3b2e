// How long expert bots think, in whole games at instant speed. Each question is timed in the page, from the message
// to the worker to its answer.
//
//     npm run measure:bots [-- <ruleset>...]
//
// Counter-check: where dist/worker.js delays each `self.postMessage` by 100 ms, all answers take 100 ms longer.

import { launch, median } from "../page.js";
import { servePage } from "../server.js";

const GAMES = 3;
const LEVEL = "expert";
/** Milliseconds. */
const GOAL = { median: 150, slowest: 500 };

/** Seats of a ruleset, by the beginning of its name: four players, two players. */
const SEATS = { sorry: ["RBYG", "RY"], annie: ["YBRG", "YB"] };
const USUAL = ["YGRB", "YR"];

const asked = process.argv.slice(2);
const rulesets =
  asked.length > 0
    ? asked
    : [
        "pollyanna-1951",
        "pollyanna-1951+partners",
        "pollyanna-1916",
        "parcheesi",
        "sorry",
        "sorry+partners",
        "sorry+hand",
        "sorry+hand+partners",
        "annie",
      ];

const site = await servePage();
const browser = await launch();
console.log(`${LEVEL} bots, ${GAMES} games each, from question to answer in milliseconds`);
console.log(`(goal: median at most ${GOAL.median}, 99th percentile at most ${GOAL.slowest})`);
for (const ruleset of rulesets) {
  const [, tables = USUAL] = Object.entries(SEATS).find(([name]) => ruleset.startsWith(name)) ?? [];
  const page = await watched();
  for (const seats of tables) {
    // Partners are four.
    if (ruleset.includes("partners") && seats.length < 4) {
      continue;
    }
    const answers = [];
    for (let seed = 1; seed <= GAMES; seed += 1) {
      answers.push(...(await play(page, ruleset, seats, seed)));
    }
    print(ruleset, seats, answers);
  }
  await page.context().close();
}
await browser.close();
await site.close();

/** The page, with the time of each of the worker's answers in `window.answers`. */
async function watched() {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    window.answers = [];
    const sent = new Map();
    window.Worker = class extends Worker {
      postMessage(message, ...rest) {
        // As `crates/worker/src/protocol.rs` has it.
        const [number, job] = message.Question ?? [];
        if (job?.Step) {
          sent.set(number, { play: `${job.Step.seat} ${job.Step.position}`, at: performance.now() });
        }
        super.postMessage(message, ...rest);
      }

      set onmessage(listener) {
        super.onmessage = (event) => {
          const [number] = event.data?.Done ?? [];
          const question = sent.get(number);
          if (question && sent.delete(number)) {
            window.answers.push({ play: question.play, took: performance.now() - question.at });
          }
          listener.call(this, event);
        };
      }
    };
  });
  const page = await context.newPage();
  await page.goto(site.address);
  await page.locator("#boot").waitFor({ state: "detached" });
  return page;
}

/** Plays a game to its end, and returns all answers in it. */
async function play(page, ruleset, seats, seed) {
  const sitting = [...seats].map((seat) => `${seat}=${LEVEL}`).join("&");
  await page.evaluate((hash) => {
    window.answers = [];
    location.hash = hash;
  }, `#/new?game=${ruleset.replaceAll("+", "%2B")}&${sitting}&seed=${seed}&speed=instant&start`);
  await page.getByRole("dialog", { name: / wins?$/ }).waitFor({ timeout: 600_000 });
  const from = await page.getByRole("main").getAttribute("data-answers");
  if (from !== "worker") {
    throw new Error(`${ruleset}: the answers came from the ${from}`);
  }
  const answers = await page.evaluate(() => window.answers);
  // The next wait must not find this dialog.
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  return answers;
}

function print(ruleset, seats, answers) {
  const times = answers.map(({ took }) => took).toSorted((one, other) => one - other);
  const plays = new Map();
  for (const { play, took } of answers) {
    plays.set(play, (plays.get(play) ?? 0) + took);
  }
  const waits = [...plays.values()].toSorted((one, other) => one - other);
  const good = median(times) <= GOAL.median && percentile(times, 99) <= GOAL.slowest;
  console.log(`${ruleset}, ${seats.length} players: ${good ? "within the goal" : "TOO SLOW"}`);
  console.log(`  ${told(times)}, of ${times.length} answers`);
  console.log(`  ${told(waits)}, of ${waits.length} plays, all answers of one together`);
}

function told(times) {
  const says = (number) => number.toFixed(number < 10 ? 1 : 0);
  return `median ${says(median(times))}, 99th percentile ${says(percentile(times, 99))}, longest ${says(times.at(-1))}`;
}

/** The number that `percent` of the sorted numbers do not exceed. */
function percentile(numbers, percent) {
  return numbers[Math.min(numbers.length - 1, Math.ceil((numbers.length * percent) / 100) - 1)];
}

// How fast the rules are natively and in the page, in turns, so that whatever else the
// machine does falls on both. Run by `cargo xtask measure speed`.

import { execFileSync } from "node:child_process";

import { chromium } from "@playwright/test";

const ROUNDS = 9;
const WORKS = [
  { work: "steps", count: 2_000_000, says: "random steps a second" },
  { work: "results", count: 400_000, says: "throws a second with all results" },
];

const asked = process.argv.slice(2);
const rulesets = asked.length > 0 ? asked : ["pollyanna-1951"];
const browser = await chromium.launch({
  executablePath: process.env.CHROME || undefined,
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
await page.goto(process.env.TURNOUT_URL);
await page.getByRole("button", { name: "Start" }).waitFor();

for (const ruleset of rulesets) {
  console.log(`\n${ruleset}: medians of ${ROUNDS} rounds`);
  for (const { work, count, says } of WORKS) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ native: native(work, ruleset, count), wasm: await inPage(work, ruleset, count) });
    }
    const of = (value) => median(rounds.map(value));
    const rates = `${million(of((each) => each.native))} natively, ${million(of((each) => each.wasm))} in the page`;
    const best = million(Math.max(...rounds.map((each) => each.native)));
    console.log(`${says}: ${rates} (${of((each) => each.wasm / each.native).toFixed(2)} of native); best natively ${best}`);
  }
}
await browser.close();

function native(work, ruleset, count) {
  const cargo = ["run", "--quiet", "--release", "--package", "bot", "--example", "speed", "--"];
  return Number(execFileSync("cargo", [...cargo, work, ruleset, String(count)]));
}

function inPage(work, ruleset, count) {
  return page.evaluate(
    async ([work, ruleset, count]) => {
      const { program } = document.querySelector("script[data-program]").dataset;
      const { measure } = await import(new URL(program, document.baseURI));
      return measure(work, ruleset, count);
    },
    [work, ruleset, count],
  );
}

function median(numbers) {
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

function million(rate) {
  return `${(rate / 1e6).toFixed(2)} million`;
}

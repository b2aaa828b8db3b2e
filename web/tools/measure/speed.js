// How fast the rules are natively and in the page. Both are measured in turns, so that whatever else the machine does
// slows both.
//
//     npm run measure:speed [-- <ruleset>...]
//
// Counter-check: where `visit` in crates/bot/src/measure.rs does twice as many steps and rolls as it was asked for, all
// figures are half as high, natively and in the page.

import { execFileSync } from "node:child_process";

import { launch, median } from "../page.js";
import { serve } from "../server.js";
import { buildTestProgram } from "../test_program.js";

const ROUNDS = 9;
const WORKS = [
  { work: "steps", count: 2_000_000, unit: "random steps a second" },
  { work: "results", count: 400_000, unit: "rolls a second with all results" },
];

const asked = process.argv.slice(2);
const rulesets = asked.length > 0 ? asked : ["pollyanna-1951"];

const site = await serve(buildTestProgram());
const browser = await launch();
const page = await browser.newPage();
await page.goto(site.address);
await page.evaluate(async () => {
  window.program = await import(new URL("bots.js", location));
  await window.program.default();
});

for (const ruleset of rulesets) {
  console.log(`\n${ruleset}: medians of ${ROUNDS} rounds`);
  for (const { work, count, unit } of WORKS) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ native: native(work, ruleset, count), wasm: await inPage(work, ruleset, count) });
    }
    const natively = rounds.map(({ native }) => native);
    const wasm = rounds.map(({ wasm }) => wasm);
    const ratio = median(rounds.map(({ native, wasm }) => wasm / native));
    const rates = `${million(median(natively))} natively, ${million(median(wasm))} in the page`;
    console.log(`${unit}: ${rates} (${ratio.toFixed(2)} of native); best natively ${million(Math.max(...natively))}`);
  }
}
await browser.close();
await site.close();

function native(work, ruleset, count) {
  const cargo = ["run", "--quiet", "--release", "--package=bot", "--example=speed", "--"];
  return Number(execFileSync("cargo", [...cargo, work, ruleset, String(count)]));
}

function inPage(work, ruleset, count) {
  return page.evaluate(([work, ruleset, count]) => window.program.measure(work, ruleset, count), [work, ruleset, count]);
}

function million(rate) {
  return `${(rate / 1e6).toFixed(2)} million`;
}

// How many instructions the rules take, counted by valgrind: the same on every run, however busy the machine is.
//
//     npm run measure:instructions [-- <ruleset>...]
//
// Counter-check: where `visit` in crates/bot/src/measure.rs does twice as many steps and rolls as it was asked for, all
// figures are twice as high.

import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";

const WORKS = [
  { work: "steps", count: 20_000, unit: "a random step" },
  { work: "results", count: 4_000, unit: "a roll with all results" },
];

const asked = process.argv.slice(2);
const rulesets = asked.length > 0 ? asked : ["pollyanna-1951", "pollyanna-1951+partners", "parcheesi", "sorry", "annie"];

execFileSync("cargo", ["build", "--quiet", "--release", "--package=bot", "--example=speed"], { stdio: "inherit" });
const program = join(process.env.CARGO_TARGET_DIR ?? "target", "release", "examples", "speed");

for (const ruleset of rulesets) {
  for (const { work, count, unit } of WORKS) {
    // The start of the program is in both.
    const each = (instructions(work, ruleset, 2 * count) - instructions(work, ruleset, count)) / count;
    console.log(`${ruleset}: ${Math.round(each).toLocaleString("en")} instructions for ${unit}`);
  }
}

function instructions(work, ruleset, count) {
  const valgrind = ["--tool=callgrind", "--callgrind-out-file=/dev/null", program, work, ruleset, String(count)];
  const { stderr, error } = spawnSync("valgrind", valgrind, { encoding: "utf8" });
  const found = /Collected : (\d+)/.exec(stderr ?? "");
  if (!found) {
    throw error ?? new Error(stderr);
  }
  return Number(found[1]);
}

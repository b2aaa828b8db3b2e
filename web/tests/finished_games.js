// Finished games, for tests of what is told about them.

import { readFileSync } from "node:fs";

import { saveOf } from "../tools/games.js";

const FILE = new URL("../../crates/rules/src/games/annie/playthroughs/annie_YB.txt", import.meta.url);

/** The record of a short game of Annie that Yellow wins, with these players. */
export function finishedRecord(yellow, blue) {
  const [record] = /^turnout 1\n[^]*?^end .*\n/m.exec(readFileSync(FILE, "utf8"));
  return record.replace("Y=random B=random", `Y=${yellow} B=${blue}`);
}

/** The save of such a game, whose end was seen on a day of November 2026. */
export function finishedSave(yellow, blue, day = 1) {
  const head = `changed ${Date.UTC(2026, 10, day, 12)}\nseen\n`;
  return saveOf(finishedRecord(yellow, blue), head);
}

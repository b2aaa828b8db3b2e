// The size of every file of the page, and whether the page keeps to its limits.
//
//     npm run size
//
// Counter-check: with `gz` in place of `br` in the limits, all are too much.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

// No npm package is needed here: `cargo xtask dist` runs this in a fresh clone.
const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

const names = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, path, name }) => join(parentPath ?? path, name).slice(DIST.length + 1).replaceAll("\\", "/"));
const sizes = names.sort().map((name) => {
  const content = readFileSync(join(DIST, name));
  return { name, raw: content.length, br: brotliCompressSync(content).length, gz: gzipSync(content).length };
});

const row = (name, ...columns) => [name.padEnd(36), ...columns.map((column) => `${column}`.padStart(9))].join(" ");
console.log(row("dist", "raw", "brotli", "gzip"));
for (const { name, raw, br, gz } of sizes) {
  console.log(row(name, raw, br, gz));
}

const of = (pattern) => sizes.filter(({ name }) => pattern.test(name));
const sum = (files) => files.reduce((total, { br, gz }) => ({ br: total.br + br, gz: total.gz + gz }), { br: 0, gz: 0 });
/** The files of the board style with the most of them. */
const largest = (folder) => {
  const styles = new Set(of(folder).flatMap(({ name }) => /\/(\w+)-\w+\.svg$/.exec(name)?.[1] ?? []));
  const each = [...styles].filter((style) => !["lid", "card"].includes(style)).map((style) => of(new RegExp(`${folder.source}${style}-`)));
  return each.reduce((one, other) => (sum(other).br > sum(one).br ? other : one));
};

/** What must be here before a first board can be used, in one language. */
const BOARD = [
  ...of(/^(index\.html|guard\.(css|js)|language_and_theme\.js|frame\.js|page\.css|start\.js|page-.*|words\/en\.txt)$/),
  ...largest(/^boards\//),
  ...largest(/^cast\//),
];
/** What nobody loads who begins to play: other languages, the clean reload, licences, scenes of ends, and what other sites show. */
const OTHER = /^(words|books)\/(?!en[.-])|^manifest-|^reload\.|^licences|^preview|^icons\/|^nets\/|^exercises\/|^cast\/|^ends\/|^people\//;

/** Limits in bytes of brotli: what was reached, and 1% of room. */
const LIMITS = [
  // Nobody can play before: nine tenths are the page's program. 43 kB of it are today's game and its picture, exercises, the family's
  // book, the backup and trials of rules, which no board needs: a program of their own would take them away.
  ["what a first board waits for", sum(BOARD), 807_000],
  // On a slow line a first board, the bots and play without a network come one after the other.
  ["a first visit, all files together", sum([...sizes.filter(({ name }) => !OTHER.test(name)), ...largest(/^cast\//)]), 1_225_400],
  // A bot that begins waits for it. It plays trials of rules, judges exercises, and reads the family's book and backups, too.
  ["the bots' program", sum(of(/^bots/)), 295_300],
  // The home page shows the lids, a game its board and cards.
  ["all boards", sum(of(/^boards\//)), 61_500],
  // Portraits come with the board.
  ["the largest cast", sum(largest(/^cast\//)), 5_050],
  // The scene of an end comes with the end.
  ["the largest scene", sum(largest(/^ends\//)), 3_020],
  // The first answer of a bot waits for the net of its ruleset.
  ["the largest net", sum(of(/^nets\//).sort((one, other) => other.br - one.br).slice(0, 1)), 20_500],
  // Play without a network keeps them.
  ["all nets", sum(of(/^nets\//)), 117_800],
];
for (const [what, { br, gz }, limit] of LIMITS) {
  const kept = br <= limit;
  console.log(`${what}: ${br} of ${limit} bytes in brotli${kept ? "" : ", which is TOO MUCH"}; ${gz} in gzip`);
  process.exitCode ||= kept ? 0 : 1;
}

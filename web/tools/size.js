<<<<<<< HEAD
// Prints the size of each file of `dist`, raw and in brotli, and fails if more is loaded than the budget
// allows: `npm run size`.

import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const DIST = new URL("../../dist/", import.meta.url).pathname;

/** All that a first visit loads, in one language, without nets and icons. */
const FIRST_VISIT = 480_000;
/** One net, and all of them: a bot's first move waits for one. */
const NET = 25_000;
const NETS = 120_000;

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const entries = readdirSync(DIST, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map(({ parentPath, path, name }) => join(parentPath ?? path, name))
  .map((file) => {
    const content = readFileSync(file);
    const name = relative(DIST, file).replaceAll("\\", "/");
    return { name, raw: content.length, brotli: brotliCompressSync(content, QUALITY).length };
  })
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Whether a first visit in English loads a file, to show it or to keep it offline. */
const isLoaded = ({ name }) =>
  !/^(nets|icons)\//.test(name) && name !== "preview.png" && !/^(words|books)\/(?!en\.)|^manifest-/.test(name);

const sum = (chosen) => chosen.reduce((total, { brotli }) => total + brotli, 0);

const row = (name, raw, brotli, note = "") => console.log(`${name.padEnd(36)} ${`${raw}`.padStart(9)} ${`${brotli}`.padStart(9)} ${note}`);
row("file", "raw", "brotli");
for (const file of files) {
  row(file.name, file.raw, file.brotli, isLoaded(file) ? "" : "(not counted)");
}

const nets = files.filter(({ name }) => name.startsWith("nets/"));
const budgets = [
  ["a first visit", sum(files.filter(isLoaded)), FIRST_VISIT],
  ["all nets", sum(nets), NETS],
  ...nets.map(({ name, brotli }) => [name, brotli, NET]),
];
console.log();
for (const [what, size, budget] of budgets) {
  const isOver = size > budget;
  console.log(`${what}: ${size} of ${budget} bytes in brotli${isOver ? ": TOO LARGE" : ""}`);
  process.exitCode ||= isOver ? 1 : 0;
=======
// The size of every file of the page, and whether the page keeps to its budget.
//
//     npm run size

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { DIST } from "./server.js";

/** Bytes in brotli. */
const BUDGET = {
  /** What a first visit loads in one language, without nets and icons. */
  "a first visit": 480_000,
  "the largest net": 25_000,
  "all nets": 120_000,
};

/** What nobody loads who only plays: other languages, the clean reload, licences, and what other sites show. */
const NOT_LOADED = /^(words|books)\/(?!en\.)|^manifest-|^reload\.|^licences|^preview|^build\.txt|^icons\/|^nets\/|\.map$/;

const names = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, path, name }) => join(parentPath ?? path, name).slice(DIST.length + 1).replaceAll("\\", "/"));
const sizes = names.sort().map((name) => {
  const content = readFileSync(join(DIST, name));
  return { name, raw: content.length, brotli: brotliCompressSync(content).length };
});

const row = (name, raw, brotli) => `${name.padEnd(36)} ${String(raw).padStart(9)} ${String(brotli).padStart(9)}`;
console.log(row("dist", "raw", "brotli"));
for (const { name, raw, brotli } of sizes) {
  console.log(row(name, raw, brotli));
}

const sum = (files) => files.reduce((total, { brotli }) => total + brotli, 0);
const nets = sizes.filter(({ name }) => name.startsWith("nets/"));
const found = {
  "a first visit": sum(sizes.filter(({ name }) => !NOT_LOADED.test(name))),
  "the largest net": Math.max(...nets.map(({ brotli }) => brotli)),
  "all nets": sum(nets),
};
for (const [what, budget] of Object.entries(BUDGET)) {
  const kept = found[what] <= budget;
  console.log(`${what}: ${found[what]} of ${budget} bytes in brotli${kept ? "" : ", which is TOO MUCH"}`);
  process.exitCode ||= kept ? 0 : 1;
>>>>>>> wip-tools
}

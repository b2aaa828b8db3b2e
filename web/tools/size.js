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
}

// The size of every file of the page, and whether the page keeps to its budget.
//
//     npm run size

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

// No npm package is needed here: `cargo xtask dist` runs this in a fresh clone.
const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** Bytes in brotli. */
const BUDGET = {
  /** What a first visit loads in one language, without nets and icons. */
  "a first visit": 885_000,
  /** The art of all boards, and of the cards. */
  "all boards": 120_000,
  /** The portraits of one board's characters. */
  "the largest cast": 6_000,
  "the largest net": 25_000,
  "all nets": 120_000,
};

/**
 * What nobody loads who only plays: other languages, the clean reload, licences, and what other sites show. Of the
 * casts a game loads one.
 */
const NOT_LOADED = /^(words|books)\/(?!en\.)|^manifest-|^reload\.|^licences|^preview|^build\.txt|^icons\/|^nets\/|^cast\/|^people\/|\.map$/;

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
const cast = (style) => sum(sizes.filter(({ name }) => name.startsWith(`cast/${style}-`)));
const styles = sizes.flatMap(({ name }) => /^cast\/(\w+)-/.exec(name)?.[1] ?? []);
const largestCast = Math.max(...styles.map(cast));
const nets = sizes.filter(({ name }) => name.startsWith("nets/"));
const found = {
  "a first visit": sum(sizes.filter(({ name }) => !NOT_LOADED.test(name))) + largestCast,
  "all boards": sum(sizes.filter(({ name }) => name.startsWith("boards/"))),
  "the largest cast": largestCast,
  "the largest net": Math.max(...nets.map(({ brotli }) => brotli)),
  "all nets": sum(nets),
};
for (const [what, budget] of Object.entries(BUDGET)) {
  const kept = found[what] <= budget;
  console.log(`${what}: ${found[what]} of ${budget} bytes in brotli${kept ? "" : ", which is TOO MUCH"}`);
  process.exitCode ||= kept ? 0 : 1;
}

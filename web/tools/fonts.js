// The page's typefaces, cut down to the letters that it needs: static/fonts/*.woff2.
//
//     npm run fonts

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";
import { withPlainZero } from "./plain_zero.js";

const FOLDER = "static/fonts";
/** The largest size allowed of both, in bytes. */
const LARGEST = 60_000;
const FONTS = [
  // Titles, numbers, banners.
  { file: "display.woff2", source: "@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2" },
  // All other texts. Made by the Braille Institute for eyes that see little.
  {
    file: "text.woff2",
    source:
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
    hasSlashedZero: true,
  },
];

/** All printable letters of ASCII and Latin-1, which English, Spanish, German and names of many countries have. */
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff)].map((code) => String.fromCodePoint(code)).join("");
/** Beyond Latin-1. */
const SIGNS = "–—‘’‚“”„•…−×←↑→↓★ẞ€";
/** Marks over letters, distances between letters, ligatures; figures of one width. */
const FEATURES = ["ccmp", "locl", "mark", "kern", "liga", "tnum", "lnum"];

function* range(first, last) {
  for (let code = first; code <= last; code += 1) {
    yield code;
  }
}

mkdirSync(FOLDER, { recursive: true });
let sum = 0;
for (const { file, source, variationAxes, hasSlashedZero } of FONTS) {
  const font = readFileSync(`node_modules/${source}`);
  const cut = (whole, targetFormat) =>
    subset(whole, LETTERS + SIGNS, { targetFormat, keepFeatures: FEATURES, noHinting: true, variationAxes });
  const small = await cut(hasSlashedZero ? withPlainZero(await cut(font, "truetype")) : font, "woff2");
  writeFileSync(`${FOLDER}/${file}`, small);
  console.log(`${file}: ${font.length} to ${small.length} bytes`);
  sum += small.length;
}
if (sum > LARGEST) {
  throw new Error(`the typefaces are larger than ${LARGEST} bytes: ${sum}`);
}

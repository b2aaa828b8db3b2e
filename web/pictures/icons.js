// The icons of an installed page, from static/icon.svg. Run by `cargo xtask icons`.

import { readFileSync, writeFileSync } from "node:fs";

import { browser } from "../measure/page.js";
import { png } from "./png.js";

const FOLDER = "static/icons";
/** No icon is larger, in bytes. */
const LARGEST = 8_000;
const ICONS = [
  { file: "192.png", size: 192 },
  { file: "512.png", size: 512 },
  // Systems cut these to their own shape: what is to be seen is in a circle of four fifths.
  { file: "maskable-192.png", size: 192, whole: true },
  { file: "maskable-512.png", size: 512, whole: true },
  // That of Apple's systems, which round its corners.
  { file: "touch.png", size: 180, whole: true },
];

const svg = readFileSync("static/icon.svg", "utf8");
const GROUND = /<rect [^>]*fill="(#\w+)"\/>/;
const [ground, colour] = GROUND.exec(svg);

/** To the edge, and what is drawn on it smaller. */
const whole = `${svg
  .replace(ground, `<rect width="32" height="32" fill="${colour}"/><g transform="translate(16 16) scale(.82) translate(-16 -16)">`)
  .replace("</svg>", "</g></svg>")}`;

const chrome = await browser("--force-color-profile=srgb");
const page = await chrome.newPage();
for (const { file, size, ...icon } of ICONS) {
  const source = `data:image/svg+xml;base64,${Buffer.from(icon.whole ? whole : svg).toString("base64")}`;
  const pixels = Uint8Array.from(await page.evaluate(drawn, { source, size }));
  const picture = png(pixels, size);
  if (picture.length > LARGEST) {
    throw new Error(`${file} is larger than ${LARGEST} bytes: ${picture.length}`);
  }
  writeFileSync(`${FOLDER}/${file}`, picture);
  console.log(`${FOLDER}/${file}: ${picture.length} bytes`);
}
await chrome.close();

/** In the browser: the pixels of a picture at a size. */
async function drawn({ source, size }) {
  const image = new Image(size, size);
  image.src = source;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0, size, size);
  return Array.from(pen.getImageData(0, 0, size, size).data);
}

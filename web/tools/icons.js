// The icons of an installed page, drawn from static/icon.svg.
//
//     npm run icons

import { readFileSync, writeFileSync } from "node:fs";
import { PNG } from "pngjs";

import { launch } from "./page.js";

const FOLDER = "static/icons";
/** The largest size allowed, in bytes. */
const LARGEST = 30_000;
const ICONS = [
  { file: "192.png", size: 192 },
  { file: "512.png", size: 512 },
  // Systems cut maskable icons to a shape of their own: what matters lies within a circle of four fifths.
  { file: "maskable-192.png", size: 192, maskable: true },
  { file: "maskable-512.png", size: 512, maskable: true },
  // Apple's systems round its corners.
  { file: "touch.png", size: 180, maskable: true },
];

const svg = readFileSync("static/icon.svg", "utf8");
const [ground, colour] = /<rect [^>]*fill="(#\w+)"\/>/.exec(svg);

/** The ground to the edge, and the picture on it smaller. */
const maskableSvg = `${svg
  .replace(ground, `<rect width="32" height="32" fill="${colour}"/><g transform="translate(16 16) scale(.82) translate(-16 -16)">`)
  .replace("</svg>", "</g></svg>")}`;

const browser = await launch("--force-color-profile=srgb");
const page = await browser.newPage();
for (const { file, size, maskable } of ICONS) {
  const source = `data:image/svg+xml;base64,${Buffer.from(maskable ? maskableSvg : svg).toString("base64")}`;
  const data = Buffer.from(await page.evaluate(pixels, { source, size }));
  // Flat colours are smallest without filters.
  const packing = { deflateLevel: 9, deflateStrategy: 0, filterType: 0 };
  const png = PNG.sync.write({ width: size, height: size, data }, packing);
  if (png.length > LARGEST) {
    throw new Error(`${file} is larger than ${LARGEST} bytes: ${png.length}`);
  }
  writeFileSync(`${FOLDER}/${file}`, png);
  console.log(`${FOLDER}/${file}: ${png.length} bytes`);
}
await browser.close();

/** In the browser: the pixels of an image at a size. */
async function pixels({ source, size }) {
  const image = new Image(size, size);
  image.src = source;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0, size, size);
  return Array.from(context.getImageData(0, 0, size, size).data);
}

// Pictures of few colours as small files: an index into a palette for each pixel. A browser writes
// four bytes for each.

import { deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

/** The file of a square picture; `pixels` are red, green, blue and opacity of each. */
export function png(pixels, size) {
  const palette = new Map();
  const rows = Buffer.alloc(size * (size + 1));
  for (let at = 0; at < size * size; at += 1) {
    // Where colours meet there are many between them; every eighth will do.
    const colour = Array.from(pixels.subarray(4 * at, 4 * at + 4), (part) => Math.min(255, Math.round(part / 32) * 32));
    // Exact ones stay so, and what cannot be seen is one.
    const exact = isFlat(pixels, at, size) ? Array.from(pixels.subarray(4 * at, 4 * at + 4)) : colour;
    const key = (exact[3] === 0 ? [0, 0, 0, 0] : exact).join();
    if (!palette.has(key)) {
      palette.set(key, palette.size);
    }
    // Each row begins with how it is filtered: not at all.
    rows[at + Math.floor(at / size) + 1] = palette.get(key);
  }
  if (palette.size > MOST_COLOURS) {
    throw new Error(`${palette.size} colours are more than ${MOST_COLOURS}`);
  }
  const colours = [...palette.keys()].map((key) => key.split(",").map(Number));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits a pixel, by palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(colours.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk("tRNS", Buffer.from(colours.map(([, , , opacity]) => opacity))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Whether a pixel has the colour of the next one. */
function isFlat(pixels, at, size) {
  const next = (at + 1) % size === 0 ? at - 1 : at + 1;
  return [0, 1, 2, 3].every((part) => pixels[4 * at + part] === pixels[4 * next + part]);
}

function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(checksum(body), body.length + 4);
  return whole;
}

/** As the format has it: CRC-32. */
function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
    }
  }
  return (sum ^ 0xffffffff) >>> 0;
}

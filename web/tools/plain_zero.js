// Gives a TrueType font a zero without a stroke: the letter O, narrower. The slash is in the outline of its zero, and the
// font has no other; the zero of `tnum` is made of it.

/** The tables of a font: where each begins. */
function tablesOf(font) {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => 12 + 16 * index);
  return Object.fromEntries(entries.map((at) => [font.toString("latin1", at, at + 4), font.readUInt32BE(at + 8)]));
}

/** The glyph of a letter, by the character map of the Basic Multilingual Plane (format 4). */
function glyphOf(font, { cmap }, letter) {
  const code = letter.codePointAt(0);
  const maps = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + 8 + 8 * index);
  const map = maps.map((at) => cmap + font.readUInt32BE(at)).find((at) => font.readUInt16BE(at) === 4);
  const size = font.readUInt16BE(map + 6);
  for (let at = 0; at < size; at += 2) {
    const [end, start, delta, range] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((from) => map + from + at);
    if (code >= font.readUInt16BE(start) && code <= font.readUInt16BE(end)) {
      const offset = font.readUInt16BE(range);
      const glyph = offset === 0 ? code : font.readUInt16BE(range + offset + 2 * (code - font.readUInt16BE(start)));
      return (glyph + font.readInt16BE(delta)) & 0xffff;
    }
  }
  throw new Error(`the font has no ${letter}`);
}

/** Makes a glyph a narrow copy of another, as wide as it was. */
function replace(font, { glyf, gvar, head, loca }, glyph, by) {
  const isLong = font.readInt16BE(head + 50) === 1;
  const outline = (each) =>
    glyf + (isLong ? font.readUInt32BE(loca + 4 * each) : 2 * font.readUInt16BE(loca + 2 * each));
  const [at, other] = [outline(glyph), outline(by)];
  const side = (from, index) => font.readInt16BE(from + 2 + 2 * index);
  const scale = (axis) => (side(at, axis + 2) - side(at, axis)) / (side(other, axis + 2) - side(other, axis));
  const [wide, high] = [scale(0), scale(1)];
  const parts = [
    // Two offsets of two bytes, along the axes; a scale for each axis.
    0x0001 | 0x0002 | 0x0040,
    by,
    Math.round(side(at, 0) - side(other, 0) * wide),
    Math.round(side(at, 1) - side(other, 1) * high),
    Math.round(wide * 0x4000),
    Math.round(high * 0x4000),
  ];
  font.fill(0, at + 10, outline(glyph + 1));
  font.writeInt16BE(-1, at);
  parts.forEach((part, index) => font.writeUInt16BE(part & 0xffff, at + 10 + 2 * index));
  // The O varies with the weight, so its copy needs no deltas of its own.
  const isWide = font.readUInt16BE(gvar + 14) & 1;
  const [size, offsets] = [isWide ? 4 : 2, gvar + 20];
  font.copy(font, offsets + size * glyph, offsets + size * (glyph + 1), offsets + size * (glyph + 2));
}

/** The font with a plain zero. Changes its argument, an uncompressed font. */
export function withPlainZero(font) {
  const tables = tablesOf(font);
  const [zero, round] = ["0", "O"].map((letter) => glyphOf(font, tables, letter));
  replace(font, tables, zero, round);
  // A composite of a composite: `maxComponentDepth`.
  font.writeUInt16BE(2, tables.maxp + 30);
  return font;
}

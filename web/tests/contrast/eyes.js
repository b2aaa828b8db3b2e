// How different eyes see colours, and the contrast of two as WCAG 2.2 has it.

import {
  blend,
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterGrayscale,
  formatRgb,
  wcagLuminance,
} from "culori";

const linear = converter("lrgb");
const written = converter("rgb");
const clamped = (part) => Math.min(Math.max(part, 0), 1);

/** The matrices of the filters are for light, that is for linear values, whatever mode the filters take. */
const inLight = (filter) => (colour) => {
  const { r, g, b } = filter({ ...linear(colour), mode: "rgb" });
  return { mode: "lrgb", r: clamped(r), g: clamped(g), b: clamped(b) };
};

/** From a colour to the colour that these eyes see. */
export const EYES = {
  usual: (colour) => colour,
  "without colours": filterGrayscale(1),
  "without red": inLight(filterDeficiencyProt(1)),
  "without green": inLight(filterDeficiencyDeuter(1)),
};

/** The contrast of two colours, from 1 to 21. */
export function contrast(one, other, eyes) {
  const [dark, light] = [one, other].map((colour) => luminance(colour, eyes)).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const luminances = new Map();

function luminance(colour, eyes) {
  const key = `${eyes} ${colour}`;
  if (!luminances.has(key)) {
    luminances.set(key, wcagLuminance(EYES[eyes](written(colour))));
  }
  return luminances.get(key);
}

/** A colour as it is seen over an opaque one. */
export const over = (colour, ground) => formatRgb(blend([ground, colour]));

export const isOpaque = (colour) => (written(colour).alpha ?? 1) === 1;

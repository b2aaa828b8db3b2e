// Contrast of colours in each theme, each material of the page and each dress of a board, for people who see all colours, no colours, no red or no green.
//
// WCAG 2.2 asks for a contrast of 4.5 for text and of 3 for shapes. High contrast is held to 7 for text. Seats' colours are
// not compared with one another: seats are told by emblems, and marks by shapes, which native tests of the page hold.

import { contrast, EYES, isOpaque, over } from "./contrast/eyes.js";
import { BOARD, GROUNDS, PAGE } from "./contrast/pairs.js";
import { COLOURS } from "./games.js";
import { expect, test } from "./page.js";

const THEMES = ["light", "dark", "contrast", "contrast-dark"];
const DRESSES = ["flat", "midcentury", "lithograph", "folk", "slides", "city"];
const MATERIALS = ["wood", ...DRESSES.filter((dress) => dress !== "flat")];
const SEATS = Object.values(COLOURS).map((colour) => `colour-${colour.toLowerCase()}`);

/** What `SEAT` in a text may stand for, one text each. */
const seated = (text) => (text.includes("SEAT") ? SEATS.map((seat) => text.replaceAll("SEAT", seat)) : [text]);
/** Lists of colours, from a list in which `SEAT` is the same seat throughout. */
const seatedLists = (list) => seated([list].flat().join("|")).map((text) => text.split("|"));

/** The colours that the page's style sheets give to these elements; null where there is nothing to be seen. */
const colours = (page, theme, dress, names) =>
  page.evaluate(
    ([theme, dress, names]) => {
      const UNSET = "rgb(1, 2, 3)";
      document.documentElement.dataset.theme = theme;
      const outer = document.createElement("div");
      outer.className = dress;
      for (const property of ["fill", "stroke"]) {
        outer.style.setProperty(property, UNSET);
      }
      document.querySelector(".page").append(outer);
      const found = names.map((name) => [name, colourOf(name)]);
      outer.remove();
      return Object.fromEntries(found);

      function colourOf(name) {
        const parts = name.split(" ");
        const property = parts.pop();
        const svg = ["fill", "stroke"].includes(property);
        let innermost = outer;
        const first = parts.length > 0 ? addTo(innermost, parts.shift(), svg) : null;
        innermost = first ?? innermost;
        for (const part of parts) {
          innermost = addTo(innermost, part, svg);
        }
        const style = getComputedStyle(innermost);
        // Its own value may be a formula.
        if (property.startsWith("--")) {
          innermost.style.color = `var(${property})`;
          const { color } = style;
          innermost.style.color = "";
          return color;
        }
        const isSide = /^(border|outline)-color$/.test(property);
        const value = style.getPropertyValue(isSide ? property.replace("border", "border-top") : property);
        first?.remove();
        return [UNSET, "none", "", "rgba(0, 0, 0, 0)"].includes(value) || value.startsWith("url(") ? null : value;
      }

      /** Adds an element, and before it another of its kind where the selector asks for a second one. */
      function addTo(outer, selector, svg) {
        const tag = /^[a-z]+/.exec(selector)?.[0] ?? (svg ? "g" : "div");
        const make = () => (svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag));
        if (selector.includes(":nth-of-type(2n)")) {
          outer.append(make());
        }
        const element = make();
        for (const [, name] of selector.matchAll(/\.([\w-]+)/g)) {
          element.classList.add(name);
        }
        for (const [, name, value] of selector.matchAll(/\[([\w-]+)="([^"]*)"\]/g)) {
          element.setAttribute(name, value);
        }
        outer.append(element);
        return element;
      }
    },
    [theme, dress, names],
  );

/** The pairs without enough contrast in a theme and a dress. */
function faults(pairs, colourOf, theme, dress) {
  const found = new Map();
  for (const pair of pairs.filter(({ dresses }) => !dresses || dresses.some((each) => dress.endsWith(` ${each}`)))) {
    const needed = pair.isText ? (theme.startsWith("contrast") ? 7 : 4.5) : 3;
    for (const [tones, layers] of together(pair)) {
      const ground = layers.map(colourOf).filter(Boolean).reduce((below, layer) => (below ? over(layer, below) : layer), null);
      // Not every dress has every kind of space.
      if (ground === null || !isOpaque(ground)) {
        continue;
      }
      const seen = tones.map(colourOf).filter(Boolean).map((tone) => over(tone, ground));
      for (const eyes of Object.keys(EYES)) {
        const best = Math.max(1, ...seen.map((tone) => contrast(tone, ground, eyes)));
        if (best < needed && best < (found.get(pair.what)?.best ?? Infinity)) {
          found.set(pair.what, { best, where: `on ${layers.join(", ")} to eyes ${eyes}, of ${needed}` });
        }
      }
    }
  }
  return [...found].map(([what, { best, where }]) => `${theme} ${dress}: ${what}: ${best.toFixed(2)} ${where}`);
}

/** Which tones of a pair are compared with which layers. A pawn can stand on every seat's colour; a printed thing lies on its own. */
function together({ tones, grounds }) {
  const all = seatedLists(tones);
  return grounds.flatMap((ground) => {
    const each = seatedLists(ground);
    const isPrinted = grounds !== GROUNDS && each.length === all.length;
    return isPrinted ? all.map((tones, seat) => [tones, each[seat]]) : all.flatMap((tones) => each.map((layers) => [tones, layers]));
  });
}

async function hold(page, pairs, dresses) {
  const names = [...new Set(pairs.flatMap(({ tones, grounds }) => [tones, grounds].flat(2)).flatMap(seated))];
  const missing = new Set(names);
  const alike = [];
  for (const theme of THEMES) {
    for (const dress of dresses) {
      const known = await colours(page, theme, dress, names);
      names.filter((name) => known[name]).forEach((name) => missing.delete(name));
      alike.push(...faults(pairs, (name) => known[name], theme, dress));
    }
  }
  expect([...missing], "colours that no style sheet sets").toEqual([]);
  expect(alike).toEqual([]);
}

test("everything on the page has contrast to what it lies on", async ({ started: page }) => {
  await hold(page, PAGE, MATERIALS.map((material) => `page material-${material}`));
});

test("everything on a board has contrast to every kind of space", async ({ started: page }) => {
  await hold(page, BOARD, DRESSES.map((dress) => `board ${dress}`));
});

test("colours without contrast are found", () => {
  expect(contrast("#000", "#fff", "usual")).toBeCloseTo(21);
  // WCAG's own examples of greys that just pass and just fail; grey is grey to all.
  for (const eyes of Object.keys(EYES)) {
    expect(contrast("#767676", "#fff", eyes)).toBeGreaterThan(4.5);
    expect(contrast("#777", "#fff", eyes)).toBeLessThan(4.5);
  }
  expect(contrast("#d00000", "#000", "usual")).toBeGreaterThan(3);
  expect(contrast("#d00000", "#000", "without red")).toBeLessThan(3);
  expect(contrast("#d03027", "#2a7fb8", "without colours")).toBeLessThan(2);
  expect(over("rgb(0 0 0 / 50%)", "#fff")).toBe("rgb(128, 128, 128)");
});

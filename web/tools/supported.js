// What the page uses that is newer than Baseline of some year, compared with when the browsers that it supports knew it; and with
// what the guard asks for, so that it lets no browser pass that lacks something. `eslint.config.js` takes its lists from here.

import { readFileSync } from "node:fs";

import { features } from "web-features";

const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

/** The supported browsers, which the style sheets are built for: their names as web-features has them, and versions. */
const NAMES = { chrome: "chrome", edge: "edge", firefox: "firefox", safari: "safari", ios_saf: "safari_ios" };
const SUPPORTED = [...read("crates/xtask/src/page/styles.rs").matchAll(/(\w+): version\((\d+), (\d+)\)/g)].map(
  ([, name, major, minor]) => [NAMES[name], Number(`${major}.${minor}`)],
);

/** What style sheets may use though it is newer. */
export const ALLOWED = {
  allowAtRules: ["container"],
  allowFunctions: ["color-mix"],
  allowProperties: [
    "accent-color",
    "container",
    "container-type",
    "content-visibility",
    "forced-color-adjust",
    "outline",
    "overscroll-behavior",
    "paint-order",
    "scrollbar-color",
    "scrollbar-width",
    "text-size-adjust",
    "user-select",
  ],
  allowUnits: ["cqh", "cqw"],
};

/** Features that scripts may use, by their ids in web-features: the guard does without a clipboard, a picture is saved where it cannot be
    shared, no module here waits for another that waits, which is what Safari does wrong, and our browsers know modules in workers. */
export const ALLOWED_FEATURES = ["async-clipboard", "share", "top-level-await", "js-modules-workers"];

/** Of the properties those that a browser ignores without harm. */
const IGNORED = [
  "accent-color",
  "content-visibility",
  "forced-color-adjust",
  "overscroll-behavior",
  "paint-order",
  "scrollbar-color",
  "scrollbar-width",
  "text-size-adjust",
  "user-select",
];

/** What the program uses, which no rule of ESLint sees. */
const IN_PROGRAM = ["webassembly.fixed-width-SIMD", "api.Worker.Worker.options_type_parameter"];

/** What `isOld` of the guard asks for: a piece of its text, and what that stands for. */
const ASKED = [
  ["color-mix(", "css.types.color.color-mix"],
  ["WebAssembly.validate", "webassembly.fixed-width-SIMD"],
  ["toSorted", "javascript.builtins.Array.toSorted"],
];

/** Since which version each browser knows a feature, by its key in browser-compat-data. */
const KNOWN = Object.assign({}, ...Object.values(features).map(({ status }) => status?.by_compat_key ?? {}));
const since = (key, browser) => Number.parseFloat(KNOWN[key]?.support[browser] ?? "Infinity");

const { allowAtRules, allowFunctions, allowProperties, allowUnits } = ALLOWED;
const used = [
  ...allowAtRules.map((name) => `css.at-rules.${name}`),
  ...allowFunctions.map((name) => `css.types.color.${name}`),
  ...allowProperties.filter((name) => !IGNORED.includes(name)).map((name) => `css.properties.${name}`),
  ...(allowUnits.length > 0 ? ["css.at-rules.container"] : []),
  ...IN_PROGRAM,
];

const guard = read("static/guard.js");
const problems = [];
for (const [text] of ASKED.filter(([text]) => !guard.includes(text))) {
  problems.push(`the guard does not ask for ${text}`);
}
for (const [browser, oldest] of SUPPORTED) {
  const admitted = Math.max(...ASKED.map(([, key]) => since(key, browser)));
  for (const key of used) {
    const first = since(key, browser);
    if (first > oldest) {
      problems.push(`${browser} ${oldest} is supported and lacks ${key}, which came with ${first}`);
    } else if (first > admitted) {
      problems.push(`the guard lets ${browser} ${admitted} pass, which lacks ${key}: it came with ${first}`);
    }
  }
}
if (problems.length > 0) {
  throw new Error(problems.join("\n"));
}

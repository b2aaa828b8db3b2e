// Each name in a script is defined, and what the page's style sheets and scripts use is known to Chrome and Edge 111,
// Firefox 115, Safari and iOS 16.4, and later ones.
//
//     npm run lint
//
// Baseline says in which year all browsers knew a feature. All of 2022's is known to ours; of newer features those are
// allowed that ours know as well, or ignore without harm (`supported.js`).

import css from "@eslint/css";
import baseline from "eslint-plugin-baseline-js";
import globals from "globals";

import { ALLOWED, ALLOWED_FEATURES } from "./supported.js";

const available = 2022;

/** Methods that Baseline's rule does not see, because it does not know what they are called on. */
const TOO_NEW = [
  ["moveBefore", "Chrome 133, Firefox 144"],
  ["parse", "Chrome 126, Firefox 126, Safari 18", "URL"],
  ["showPopover", "Chrome 114, Firefox 125, Safari 17"],
  ["startViewTransition", "Firefox 144, Safari 18"],
  ["toBase64", "Chrome 140, Firefox 133, Safari 18.2"],
];

export default [
  {
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    rules: {
      "css/use-baseline": [
        "error",
        {
          available,
          ...ALLOWED,
        },
      ],
    },
  },
  {
    files: ["**/*.js"],
    languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } },
    rules: { "no-undef": "error", "no-unused-vars": "error" },
  },
  {
    files: ["static/**/*.js", "web/src/**/*.js"],
    plugins: { baseline },
    rules: {
      "baseline/use-baseline": [
        "error",
        {
          available,
          includeWebApis: { preset: "auto" },
          includeJsBuiltins: { preset: "auto" },
          ignoreFeatures: ALLOWED_FEATURES,
        },
      ],
      "no-restricted-globals": ["error", "requestIdleCallback"],
      "no-restricted-properties": [
        "error",
        ...TOO_NEW.map(([property, known, object]) => ({ property, object, message: `It is too new: ${known}.` })),
      ],
    },
  },
];

// Runs once before all browser tests: finds a browser.

import { findBrowser } from "../tools/browser.js";

export default function setup() {
  // The processes of the tests inherit it.
  process.env.CHROME = findBrowser({ headless: true });
  console.log(`Testing ${process.env.TURNOUT_URL} in ${process.env.CHROME}`);
}

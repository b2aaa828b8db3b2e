// Firefox and WebKit for the smoke tests: finds them, or installs Debian's packages, and starts them.
//
// `node web/tools/engines.js firefox` ends with status 69 where there is none, and says what is missing.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";

import { aptInstall, isProgram, onPath } from "./programs.js";
import { startWebKit } from "./webdriver.js";

/** `EX_UNAVAILABLE` of sysexits.h. */
const UNAVAILABLE = 69;

const FIREFOX = [
  "firefox-esr",
  "firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  join(process.env.ProgramFiles ?? "", "Mozilla Firefox/firefox.exe"),
];

/** `programs`: the names that each may have. `start` returns a `page`, Puppeteer's or one with the same methods, and `close()`. */
const ENGINES = {
  firefox: { programs: [FIREFOX], packages: ["firefox-esr"], start: startFirefox },
  webkit: {
    programs: [["WebKitWebDriver"], ["Xvfb"]],
    packages: ["webkit2gtk-driver", "xvfb"],
    start: startWebKit,
  },
};

const find = (names) => onPath(...names) ?? names.find(isProgram);

/** Finds an engine, or installs it; returns what starts it, or says what is `missing`. */
export function findEngine(name) {
  const { programs, packages, start } = ENGINES[name];
  const missing = programs.filter((names) => !find(names)).map(([name]) => name);
  try {
    if (missing.length > 0) {
      aptInstall(...packages);
    }
  } catch (error) {
    return { missing: `there is no ${missing.join(" and no ")}: ${error.message}` };
  }
  return { start: () => start(...programs.map(find)) };
}

async function startFirefox(executablePath) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    // The tests know the English names.
    extraPrefsFirefox: { "intl.accept_languages": "en" },
  });
  const [page] = await browser.pages();
  return { page, close: () => browser.close() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { missing } = findEngine(process.argv[2]);
  if (missing) {
    console.log(missing);
    process.exitCode = UNAVAILABLE;
  }
}

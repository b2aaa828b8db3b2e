// Finds a Chromium browser for tests, measurements and pictures, and installs one where there is none.
//
// `npm run browsers` finds both kinds, and prints where they are.

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

import { aptInstall, isProgram, onPath } from "./programs.js";

/** Chromium without windows: it starts at half the cost. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

const FULL = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
  "microsoft-edge-stable",
  "msedge",
  "brave-browser",
];

const MAC = ["Google Chrome", "Chromium", "Microsoft Edge"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

const WINDOWS = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].flatMap((variable) =>
  ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"].map((file) =>
    join(process.env[variable] ?? "", file),
  ),
);

/** Switches of every browser that we start. */
export const ARGUMENTS = [
  // Chromium's sandbox does not work for root, as in containers. Only our own page is opened.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

const installed = (shells) => onPath(...shells, ...FULL) ?? [...MAC, ...WINDOWS].find(isProgram);

/**
 * The path of a browser: CHROME, or one that is installed, or Debian's, or Playwright's own. With `headless` it may be one
 * without windows, which does for tests; measurements want what people have.
 */
export function findBrowser({ headless = false } = {}) {
  const named = process.env.CHROME;
  if (named) {
    const found = isProgram(named) ? named : onPath(named);
    if (!found) {
      throw new Error(`CHROME is no program: ${named}`);
    }
    return found;
  }
  const shells = headless ? SHELLS : [];
  const found = installed(shells);
  if (found) {
    return found;
  }
  const problems = [`none of ${[...shells, ...FULL].join(", ")} is on PATH`];
  for (const name of headless ? ["chromium-headless-shell", "chromium"] : ["chromium"]) {
    try {
      aptInstall(name);
      return installed(shells);
    } catch (error) {
      problems.push(`Debian's package ${name}: ${error.message}`);
    }
  }
  try {
    if (!isProgram(chromium.executablePath())) {
      console.log("Downloading Playwright's Chromium (about a minute)");
      const cli = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
      execFileSync(process.execPath, [cli, "install", "chromium"], { stdio: ["ignore", "pipe", "pipe"] });
    }
    return chromium.executablePath();
  } catch (error) {
    problems.push(`Playwright's own: ${error.message.split("\n")[0]}`);
  }
  throw new Error(`There is no browser. Install Chrome, Chromium or Edge, or set CHROME to one.\n  ${problems.join("\n  ")}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`for tests: ${findBrowser({ headless: true })}`);
  console.log(`for measurements: ${findBrowser()}`);
}

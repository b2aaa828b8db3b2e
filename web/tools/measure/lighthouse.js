// Lighthouse's scores of the page, as on a phone and on a desktop.
//
//     npm run measure:lighthouse
//
// Counter-check: with a loop of 1 s before `bindings.run` in dist/start.js, a phone's total blocking time grows by more than
// 3 s; with `user-scalable=no` in the viewport of dist/index.html, accessibility is below 100.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findBrowser } from "../browser.js";
import { servePage } from "../server.js";

/** The last version for Node 20. No dependency, since only this measurement needs its hundred packages. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices"];
/** The median run counts, since one depends on what else the machine does. */
const RUNS = 3;

const site = await servePage({ under: "/", brotli: true });
const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
try {
  for (const form of ["mobile", "desktop"]) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await lighthouse(form));
    }
    runs.sort((one, other) => one.categories.performance.score - other.categories.performance.score);
    print(form, runs[Math.floor(RUNS / 2)]);
  }
} finally {
  rmSync(folder, { recursive: true });
  await site.close();
}

async function lighthouse(form) {
  const file = join(folder, "report.json");
  const options = [
    site.address,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ...(form === "desktop" ? ["--preset=desktop"] : []),
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  // Not synchronous: this process serves the page meanwhile.
  const child = spawn("npx", ["--yes", LIGHTHOUSE, ...options], { env, stdio: ["ignore", "inherit", "inherit"] });
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) {
    throw new Error(`Lighthouse ended with ${code}`);
  }
  return JSON.parse(readFileSync(file, "utf8"));
}

function print(form, report) {
  const scores = CATEGORIES.map((name) => `${name} ${Math.round(report.categories[name].score * 100)}`);
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
  console.log(`${form}: ${scores.join(", ")} (Lighthouse ${report.lighthouseVersion}, the median of ${RUNS})`);
  for (const name of times) {
    console.log(`  ${report.audits[name].title}: ${report.audits[name].displayValue}`);
  }
  for (const name of CATEGORIES) {
    for (const { id, weight } of report.categories[name].auditRefs) {
      const { score, title, displayValue } = report.audits[id];
      if (weight > 0 && score !== null && score < 1) {
        console.log(`  ${name}: ${title} (${id}) ${Math.round(score * 100)}${displayValue ? `, ${displayValue}` : ""}`);
      }
    }
  }
}

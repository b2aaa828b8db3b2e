// What Lighthouse says of the page, as on a phone and on a desktop. Run by `cargo xtask measure lighthouse`, which
// brings Lighthouse and names it in LIGHTHOUSE.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { site } from "../site.js";

const ASKED = ["performance", "accessibility", "best-practices"];
/** The median of so many runs, since the figures of one depend on what else the machine does. */
const RUNS = 3;

const host = await site();
const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
try {
  for (const form of ["mobile", "desktop"]) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await report(form));
    }
    runs.sort((one, other) => one.categories.performance.score - other.categories.performance.score);
    tell(form, runs[Math.floor(RUNS / 2)]);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  await host.close();
}

async function report(form) {
  const file = join(folder, "report.json");
  const words = [
    host.address,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${ASKED.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ...(form === "desktop" ? ["--preset=desktop"] : []),
  ];
  const env = { ...process.env, CHROME_PATH: process.env.CHROME ?? "" };
  await run(process.env.LIGHTHOUSE, words, env);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Meanwhile this process serves the page. */
async function run(program, words, env) {
  const child = spawn(program, words, { env, stdio: ["ignore", "inherit", "inherit"] });
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) {
    throw new Error(`Lighthouse ended with ${code}`);
  }
}

function tell(form, report) {
  const points = ASKED.map((name) => `${name} ${Math.round(report.categories[name].score * 100)}`);
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
  console.log(`${form}: ${points.join(", ")} (Lighthouse ${report.lighthouseVersion}, the median of ${RUNS})`);
  for (const name of times) {
    console.log(`  ${report.audits[name].title}: ${report.audits[name].displayValue}`);
  }
  for (const name of ASKED) {
    for (const { id, weight } of report.categories[name].auditRefs) {
      const { score, title, displayValue } = report.audits[id];
      if (weight > 0 && score !== null && score < 1) {
        console.log(`  ${name}: ${title} (${id}) ${Math.round(score * 100)}${displayValue ? `, ${displayValue}` : ""}`);
      }
    }
  }
}

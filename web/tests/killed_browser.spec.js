// A browser that is killed at any moment loses at most the last step.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";

import { chromium, expect, test } from "@playwright/test";

import { ARGUMENTS } from "../tools/browser.js";
import { FULL } from "./full.js";
import { board } from "./table.js";

const KILLS = FULL ? 30 : 2;
const GAMES = ["game=pollyanna-1951&Y=easy&R=easy", "game=sorry&Y=easy&R=easy", "game=annie&Y=easy&B=easy"];

/** Starts a browser that keeps all in `folder`: its first page, and `kill`. */
async function start(folder) {
  const headless = process.env.CHROME.includes("headless") ? [] : ["--headless=new"];
  const args = [...ARGUMENTS, ...headless, "--remote-debugging-port=0", `--user-data-dir=${folder}`, "about:blank"];
  const browser = spawn(process.env.CHROME, args, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  let address;
  for await (const line of createInterface({ input: browser.stderr })) {
    [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address) {
      break;
    }
  }
  browser.stderr.resume();
  const connection = await chromium.connectOverCDP(address);
  const [context] = connection.contexts();
  const kill = async () => {
    const ended = once(browser, "exit");
    // The browser and all its processes.
    process.kill(-browser.pid, "SIGKILL");
    await ended;
    await connection.close();
  };
  return { page: context.pages()[0] ?? (await context.newPage()), kill };
}

/** All positions that the board shows, in their order. */
const watch = (page) =>
  page.addInitScript(() => {
    window.positions = [];
    const note = () => {
      const position = document.querySelector("[data-position]")?.dataset.position;
      if (position && position !== window.positions.at(-1)) {
        window.positions.push(position);
      }
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ["data-position"] });
  });

const positions = (page) => page.evaluate(() => window.positions);

for (let number = 0; number < KILLS; number += 1) {
  test(`after kill ${number + 1} at most the step being made is missing`, async ({ baseURL }, info) => {
    const folder = info.outputPath("browser");
    const before = await start(folder);
    await watch(before.page);
    await before.page.goto(`${baseURL}#/new?${GAMES[number % GAMES.length]}&seed=${number}&speed=fast&start`);
    await expect(board(before.page)).toBeVisible();
    // In the first step, and in later ones.
    await expect.poll(async () => (await positions(before.page)).length, { intervals: [10], timeout: 30_000 }).toBeGreaterThan((number * 7) % 20);
    const shown = await positions(before.page);
    await before.kill();

    const after = await start(folder);
    await watch(after.page);
    await after.page.goto(baseURL);
    await expect(board(after.page)).toBeVisible();
    const [found] = await positions(after.page);
    await after.kill();
    rmSync(folder, { recursive: true });
    // One that was never shown is a later one.
    const at = shown.includes(found) ? shown.lastIndexOf(found) : shown.length;
    expect(at, `${found} of ${shown.join(", ")}`).toBeGreaterThanOrEqual(shown.length - 2);
  });
}

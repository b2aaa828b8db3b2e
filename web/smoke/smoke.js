// A smoke test of the page in a browser that the other tests do not run in: it starts, bots play a game, one
// tap counts, nothing breaks the policy, and it starts again without a network.
//
// Run by `cargo xtask test smoke`: `node smoke.js firefox|webkit DRIVER [BROWSER]`. Both speak WebDriver.

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { Builder, By, Capabilities, until } from "selenium-webdriver";

import { site } from "../site.js";

/** Everything that is waited for comes within this, on a machine that does other things as well. */
const PATIENCE = 60_000;

const [name, driverProgram, browserProgram] = process.argv.slice(2);

const WANTED = {
  firefox: { browserName: "firefox", "moz:firefoxOptions": { binary: browserProgram, args: ["-headless"] } },
  // The driver knows its browser.
  webkit: { browserName: "MiniBrowser" },
};

const host = await site("/some/path/");
const port = await freePort();
const program = spawn(driverProgram, [`--port=${port}`], { stdio: ["ignore", "ignore", "inherit"] });
let driver;
try {
  driver = await session();
  await steps();
  console.log(`${name}: all holds`);
} catch (error) {
  console.error(`${name}: ${error.stack}`);
  process.exitCode = 1;
} finally {
  await driver?.quit().catch(() => {});
  program.kill();
  await host.close();
}

async function steps() {
  await step("it starts", async () => {
    await driver.get(host.address);
    await seen("form.setup button.main");
    await driver.executeScript("return window.turnout.version").then((version) => console.log(`  ${version}`));
  });
  await step("bots play a game to its end", async () => {
    await driver.get(`${host.address}#/new?Y=easy&R=easy&seed=5&speed=instant&start`);
    const end = await seen("dialog[open]");
    await driver.wait(until.elementTextContains(end, "wins"), PATIENCE);
  });
  await step("one tap counts", async () => {
    await driver.get("about:blank");
    await driver.get(`${host.address}#/new?Y=person&R=person&seed=42&speed=instant&start`);
    const button = await seen("[data-zone=throw][aria-disabled=false]");
    const log = "return document.querySelector('.log').textContent";
    const before = await driver.executeScript(log);
    await button.click();
    await driver.wait(async () => (await driver.executeScript(log)) !== before, PATIENCE);
  });
  await step("nothing broke the policy", async () => {
    if (host.reports.length > 0) {
      throw new Error(host.reports.join("\n"));
    }
  });
  await step("it starts without a network", async () => {
    await driver.wait(
      () =>
        driver.executeAsyncScript(
          "const done = arguments[0]; navigator.serviceWorker.getRegistration()" +
            ".then((worker) => done(Boolean(worker && worker.active && navigator.serviceWorker.controller)))",
        ),
      PATIENCE,
    );
    await host.close();
    // Not a reload: one that a driver asks for may go past the worker.
    await driver.get("about:blank");
    await driver.get(host.address);
    await seen("[data-zone=throw]");
    await driver.get("about:blank");
    await driver.get(`${host.address}#/new?game=annie&Y=easy&R=easy&seed=5&speed=instant&start`);
    const end = await seen("dialog[open]");
    await driver.wait(until.elementTextContains(end, "wins"), PATIENCE);
  });
}

async function step(what, does) {
  const begun = Date.now();
  try {
    await does();
  } catch (error) {
    error.message = `${what}: ${error.message}`;
    throw error;
  }
  console.log(`${name}: ${what} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
}

/** An element, once it is there. */
async function seen(selector) {
  const element = await driver.wait(until.elementLocated(By.css(selector)), PATIENCE, `no ${selector}`);
  return driver.wait(until.elementIsVisible(element), PATIENCE, `${selector} is not seen`);
}

/** A session, once the driver answers. */
async function session() {
  const capabilities = new Capabilities(WANTED[name]);
  const begun = Date.now();
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/status`);
      if ((await answer.json()).value?.ready !== false) {
        break;
      }
    } catch (error) {
      if (Date.now() - begun > PATIENCE) {
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const server = `http://127.0.0.1:${port}`;
  return new Builder().usingServer(server).withCapabilities(capabilities).disableEnvironmentOverrides().build();
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

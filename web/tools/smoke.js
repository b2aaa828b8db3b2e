// A smoke test in the browsers that the other tests do not run in, Firefox and WebKitGTK: the page starts, bots play a
// game, a tap counts, nothing violates the policy, and the page starts again without a network.
//
//     npm run test:smoke
//
// It installs what it can, and says which browser was left out. Both browsers are driven by WebDriver.

import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { homedir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Builder, By, Capabilities, until } from "selenium-webdriver";

import { aptInstall, isProgram, isRoot, onPath } from "./programs.js";
import { DIST, servePage } from "./server.js";

/** The longest wait for anything, on a machine that does other things as well. */
const PATIENCE = 60_000;

/** Where the page's policy has violations reported. */
const REPORTS = "/violations";

const GECKODRIVER = "0.37.1";

/** Each `find` returns the capabilities to ask for, and the driver; or throws what is missing. */
const BROWSERS = {
  Firefox: {
    packages: ["firefox-esr"],
    find() {
      const binary = onPath("firefox", "firefox-esr") ?? missing("firefox");
      const options = { binary, args: ["-headless"] };
      return { capabilities: { browserName: "firefox", "moz:firefoxOptions": options }, driver: geckodriver() };
    },
  },
  WebKitGTK: {
    packages: ["webkit2gtk-driver", "xvfb"],
    find() {
      const driver = onPath("WebKitWebDriver") ?? missing("WebKitWebDriver");
      return { capabilities: { browserName: "MiniBrowser" }, driver, screen: hasScreen || onPath("Xvfb") || missing("Xvfb") };
    },
  },
};

const hasScreen = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

for (const [name, browser] of Object.entries(BROWSERS)) {
  let found;
  try {
    found = findOrInstall(browser);
  } catch (error) {
    console.log(`${name} was LEFT OUT: ${error.message}`);
    continue;
  }
  await test(name, found).catch((error) => {
    console.error(`${name}: ${error.stack}`);
    process.exitCode = 1;
  });
}

function findOrInstall({ find, packages }) {
  try {
    return find();
  } catch {
    aptInstall(...packages);
    return find();
  }
}

function missing(name) {
  throw new Error(`${name} is not on PATH`);
}

/** The driver of Firefox, for which Debian has no package. */
function geckodriver() {
  const folder = join(homedir(), `.cache/turnout/geckodriver-${GECKODRIVER}`);
  const installed = join(folder, "bin/geckodriver");
  const found = onPath("geckodriver") ?? (isProgram(installed) && installed);
  if (found) {
    return found;
  }
  console.log("Installing geckodriver (about 2 minutes)");
  // Quick to compile: a driver has little to do.
  const profile = { OPT_LEVEL: "0", LTO: "false", CODEGEN_UNITS: "16" };
  const env = { ...process.env };
  for (const [name, value] of Object.entries(profile)) {
    env[`CARGO_PROFILE_RELEASE_${name}`] = value;
  }
  const words = ["install", "geckodriver", "--version", GECKODRIVER, "--locked", "--quiet", "--root", folder];
  execFileSync("cargo", words, { env, stdio: ["ignore", "ignore", "pipe"] });
  return installed;
}

/** Runs the smoke test in a browser. */
async function test(name, { capabilities, driver: program, screen }) {
  const reports = [];
  const site = await servePage({ before: (request, response) => report(request, response, reports) });
  const xvfb = screen && !hasScreen ? await openScreen(screen) : null;
  const port = await freePort();
  // Without the second variable WebKit does not start as root; only our own page is opened.
  const env = {
    ...process.env,
    ...(xvfb && { DISPLAY: xvfb.display }),
    ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
  };
  const service = spawn(program, [`--port=${port}`], { env, stdio: ["ignore", "ignore", "pipe"] });
  // Browsers warn of much that is no matter here.
  let warnings = "";
  service.stderr.on("data", (chunk) => (warnings += chunk));
  let driver;
  try {
    driver = await session(port, capabilities);
    await steps(name, driver, site, reports);
    console.log(`${name}: all holds`);
  } catch (error) {
    console.error(warnings);
    throw error;
  } finally {
    await driver?.quit().catch(() => {});
    service.kill();
    xvfb?.process.kill();
    await site.close();
  }
}

/** Has the page's policy reported in a header as well, and collects the reports. */
function report(request, response, reports) {
  if (request.url === REPORTS) {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => reports.push(body));
    response.writeHead(204).end();
    return true;
  }
  const html = readFileSync(join(DIST, "index.html"), "utf8");
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(html);
  response.setHeader("Content-Security-Policy", `${policy}; frame-ancestors 'none'; report-uri ${REPORTS}`);
  return false;
}

async function steps(name, driver, site, reports) {
  const step = async (what, does) => {
    const begun = Date.now();
    await does().catch((error) => {
      throw new Error(`${what}: ${error.message}`, { cause: error });
    });
    console.log(`${name}: ${what} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  };
  /** Waits for an element. */
  const seen = async (selector) => {
    const element = await driver.wait(until.elementLocated(By.css(selector)), PATIENCE, `no ${selector}`);
    return driver.wait(until.elementIsVisible(element), PATIENCE, `${selector} is not seen`);
  };


  await step("it starts", async () => {
    await driver.get(site.address);
    await seen(".hero button.main");
    await driver.executeScript("return window.turnout.version").then((version) => console.log(`  ${version}`));
  });
  await step("bots play a game to its end", async () => {
    await driver.get(`${site.address}#/new?Y=easy&R=easy&seed=5&speed=instant&start`);
    const end = await seen("dialog[open]");
    await driver.wait(until.elementTextContains(end, "wins"), PATIENCE);
  });
  await step("one tap counts", async () => {
    await driver.get("about:blank");
    await driver.get(`${site.address}#/new?Y=person&R=person&seed=42&speed=instant&start`);
    const button = await seen("[data-zone=roll][aria-disabled=false]");
    const log = "return document.querySelector('.log').textContent";
    const before = await driver.executeScript(log);
    await button.click();
    await driver.wait(async () => (await driver.executeScript(log)) !== before, PATIENCE);
  });
  await step("nothing broke the policy", async () => {
    if (reports.length > 0) {
      throw new Error(reports.join("\n"));
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
    await site.close();
    // Not a reload: a driver's reload may bypass the service worker.
    await driver.get("about:blank");
    await driver.get(site.address);
    await seen("[data-zone=roll]");
    await driver.get("about:blank");
    await driver.get(`${site.address}#/new?game=annie&Y=easy&R=easy&seed=5&speed=instant&start`);
    const end = await seen("dialog[open]");
    await driver.wait(until.elementTextContains(end, "wins"), PATIENCE);
  });
}

/** A WebDriver session, once the driver answers. */
async function session(port, capabilities) {
  const server = `http://127.0.0.1:${port}`;
  const begun = Date.now();
  for (;;) {
    try {
      const answer = await fetch(`${server}/status`);
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
  const wanted = new Capabilities(capabilities);
  return new Builder().usingServer(server).withCapabilities(wanted).disableEnvironmentOverrides().build();
}

/** A screen that nobody sees. */
async function openScreen(program) {
  const words = ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"];
  const process = spawn(program, words, { stdio: ["ignore", "pipe", "ignore"] });
  // Xvfb prints its number once it is ready.
  for await (const number of createInterface(process.stdout)) {
    return { process, display: `:${number.trim()}` };
  }
  throw new Error("Xvfb did not start");
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

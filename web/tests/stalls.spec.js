// Files that a server accepts and never sends: the page shows that it loads, after 10 seconds what is wrong and how to try
// again. The tab never freezes.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FULL, few } from "./full.js";
import { expect } from "./page.js";
import { NETWORK, test as hosted } from "./site.js";
import {
  act,
  alert,
  button,
  choose,
  form,
  home,
  inSettings,
  landed,
  moves,
  notices,
  radio,
  resume,
  rollButton,
  rolledRecord,
  turn,
} from "./table.js";

const test = hosted.extend({ serviceWorkers: "block" });

const SECONDS = 1_000;
const loading = (page) => page.getByText("Loading…", { exact: true });
const failure = (page) => page.getByRole("alertdialog", { name: "Turnout could not be loaded" });
const answers = async (page) => expect(await page.evaluate(() => 1 + 1)).toBe(2);

/** Has the server accept requests for such files, and send nothing, or half of it. */
function stall(site, pattern, { half = false } = {}) {
  site.answer = (name, response) => {
    if (!pattern.test(name)) {
      return false;
    }
    if (half) {
      const content = readFileSync(join(site.folder, name));
      const type = { js: "text/javascript", wasm: "application/wasm" }[name.split(".").at(-1)] ?? "text/plain";
      response.writeHead(200, { "Content-Type": type, "Content-Length": content.length });
      response.write(content.subarray(0, content.length / 2));
    }
    return true;
  };
}

const flow = (site) => {
  site.answer = () => false;
};

const PROGRAM = {
  "the program": /^page-.*\.wasm$/,
  "the texts": /^words\/en/,
  "the program's script": /^page-[^/]+\.js$/,
  "the script that starts it": /^start\.js$/,
  "the script of language and theme": /^language_and_theme\.js$/,
};

for (const half of [false, true]) {
  for (const [what, pattern] of few(Object.entries(PROGRAM), half ? 1 : 2)) {
    test(`${what} ${half ? "comes by half" : "never comes"}`, async ({ page, site, faults }) => {
      faults.provoked.push(NETWORK);
      await page.clock.install();
      stall(site, pattern, { half });
      await page.goto("./", { waitUntil: "commit" });
      await expect.poll(() => site.asked.some((name) => pattern.test(name))).toBe(true);
      // The guard's clock runs by now.
      await expect.poll(() => page.evaluate(() => Boolean(window.turnout))).toBe(true);
      await page.clock.runFor(4 * SECONDS);
      await expect(failure(page)).toHaveCount(0);
      await answers(page);
      await page.clock.runFor(11 * SECONDS);
      await expect(failure(page)).toBeVisible();
      flow(site);
      await failure(page).getByRole("button", { name: "Try again" }).click();
      await expect(home(page)).toBeVisible();
    });
  }
}

for (const name of few(["language_and_theme.js", "guard.js", "start.js", "page.css"], 1)) {
  test(`something is said without any script when ${name} never comes`, async ({ page, site }) => {
    stall(site, new RegExp(`^${name}$`));
    await page.goto("./", { waitUntil: "commit" });
    // Where only the program is missing, the home page is there.
    await expect(page.locator("#boot").getByText("Turnout is loading…").or(button(page, "Play"))).toBeVisible();
    const way = page.getByRole("link", { name: "Clear cache and reload (your games are kept)" }).first();
    await expect(way).toBeVisible({ timeout: 14 * SECONDS });
    // Files flow again once the link has left the page: else the page starts by itself, and the link goes.
    const left = page.waitForRequest(/\/reload\.html$/);
    const clicked = way.click();
    await left;
    flow(site);
    await clicked;
    await expect(home(page)).toBeVisible();
  });
}

test("a program that comes slowly is waited for", async ({ page, site }) => {
  await page.addInitScript(() => {
    window.arrived = 0;
    const { read } = ReadableStreamDefaultReader.prototype;
    ReadableStreamDefaultReader.prototype.read = async function readCounted() {
      const part = await read.call(this);
      window.arrived += 1;
      return part;
    };
  });
  await page.clock.install();
  let send;
  const begun = new Promise((resolve) => {
    site.answer = (name, response) => {
      if (/^page-.*\.wasm$/.test(name)) {
        const content = readFileSync(join(site.folder, name));
        response.writeHead(200, { "Content-Type": "application/wasm", "Content-Length": content.length });
        send = (part, parts) => response.write(content.subarray((content.length * part) / parts, (content.length * (part + 1)) / parts));
        resolve();
        return true;
      }
      return false;
    };
  });
  await page.goto("./", { waitUntil: "commit" });
  await begun;
  const arrived = () => page.evaluate(() => window.arrived);
  const parts = FULL ? 40 : 6;
  for (let part = 0; part < parts; part += 1) {
    const before = await arrived();
    send(part, parts);
    await expect.poll(arrived).toBeGreaterThan(before);
    await page.clock.runFor(8 * SECONDS);
    await expect(failure(page)).toHaveCount(0);
  }
  await expect(home(page)).toBeVisible();
});

test("a file that came damaged has its own ten seconds when it is fetched again", async ({ page, site, faults }) => {
  faults.provoked.push(NETWORK);
  await page.clock.install();
  await page.goto("./");
  await expect(home(page)).toBeVisible();
  const asked = [];
  site.answer = (name, response) => name === "nets/annie.net" && asked.push(response) > 0;
  const arrives = page.evaluate(() => window.turnout.fetched("nets/annie.net").then(({ ok }) => ok));
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(9 * SECONDS);
  asked[0].end("damaged");
  await expect.poll(() => asked.length).toBe(2);
  await page.clock.runFor(5 * SECONDS);
  asked[1].end(readFileSync(join(site.folder, "nets/annie.net")));
  expect(await arrives).toBe(true);
});

/** Opens the form with a clock of the test, before anything stalls. */
async function openForm(page, faults) {
  faults.provoked.push(NETWORK);
  await page.clock.install();
  await page.goto("./#/new");
  await expect(form(page)).toBeVisible();
}

test("a language that never arrives is reported", async ({ page, site, faults }) => {
  await openForm(page, faults);
  stall(site, /^words\//);
  await choose(page, "Settings");
  await page.getByRole("dialog").getByRole("combobox", { name: "Language" }).selectOption("es");
  await expect(loading(page)).toBeVisible();
  await page.clock.runFor(11 * SECONDS);
  await expect(notices(page)).toContainText("Español could not be loaded: it was waited for too long.");
  await expect(loading(page)).toBeHidden();
  flow(site);
  await page.keyboard.press("Escape");
  await notices(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Partida nueva" })).toBeVisible();
});

test("without the net bots play more simply, and the net can be fetched later", async ({ page, site, faults }) => {
  faults.provoked.push(NETWORK);
  await page.clock.install();
  stall(site, /^nets\//);
  await resume(page, rolledRecord("6-2", { seats: "Y=person R=easy" }));
  await inSettings(page, (settings) => radio(settings, "Speed", "Instant").check());
  await act(page, () => moves(page).first().click());
  await landed(page);
  await act(page, () => moves(page).first().click());
  await page.clock.runFor(2 * SECONDS);
  await expect(loading(page)).toBeVisible();
  await answers(page);
  await page.clock.runFor(9 * SECONDS);
  await expect(notices(page)).toContainText("(it was waited for too long); they play by simpler rules");
  await expect(loading(page)).toBeHidden();
  await expect.poll(() => turn(page), { timeout: 20_000 }).toBe("roll");
  await expect(alert(page)).toHaveText("");
  flow(site);
  await notices(page).getByRole("button", { name: "Try again" }).click();
  await expect(notices(page)).toBeHidden();
  await act(page, () => rollButton(page).click());
  await turn(page);
  await button(page, "Hint").click();
  await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
});

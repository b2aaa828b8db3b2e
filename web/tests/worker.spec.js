// The bots' worker. If it fails, the quickest level answers on the page's own thread, and the page says so. The bots'
// program comes after the page can be used.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import {
  act,
  alert,
  board,
  button,
  end,
  landed,
  log,
  moves,
  open,
  playUntil,
  position,
  resume,
  rolledRecord,
  stored,
} from "./table.js";

/** Records the messages between page and worker; `window.holding` holds back replies to the page. */
async function listenIn(page) {
  await page.addInitScript(() => {
    window.workers = [];
    window.asked = [];
    window.heard = [];
    window.held = [];
    window.holding = false;
    window.Worker = class extends Worker {
      constructor(...options) {
        super(...options);
        window.workers.push(this);
      }

      postMessage(message, ...rest) {
        window.asked.push(message);
        super.postMessage(message, ...rest);
      }

      set onmessage(listener) {
        const hear = (event) => {
          window.heard.push(event.data);
          listener.call(this, event);
        };
        super.onmessage = (event) => (window.holding ? window.held.push(() => hear(event)) : hear(event));
      }
    };
  });
}

/** All steps in what a worker said, however it is packed. */
function stepsIn(message) {
  if (typeof message === "string") {
    return /^(\+?\d+(\+\d+)? \S+|pass)$/.test(message) ? [message] : [];
  }
  return message instanceof Object ? Object.values(message).flatMap(stepsIn) : [];
}

/** The steps of a seat in a record, in their order. */
const stepsOf = (record, seat) =>
  record
    .split("\n")
    .filter((line) => new RegExp(`^${seat} \\d-\\d: `).test(line))
    .flatMap((line) => line.slice(7).split(", "));

const REPLACED = "The bot did not answer";

/** The worker's script, and the files of the bots' program, which runs in it. */
const SCRIPT = /\/worker\.js/;
const PROGRAM = /\/bots\.js|\/bots_bg\.wasm/;

test("every step of a bot came from the worker", async ({ page }) => {
  await listenIn(page);
  const started = page.waitForEvent("worker");
  await open(page, "Y=medium&R=medium&seed=1&speed=instant");
  expect((await started).url()).toMatch(SCRIPT);
  await expect(end(page)).toBeVisible({ timeout: 45_000 });
  const record = await stored(page, "save");
  const heard = await page.evaluate(() => window.heard);
  const made = stepsOf(record, "[YR]");
  expect(made.length).toBeGreaterThan(50);
  expect(heard.flatMap(stepsIn)).toEqual(made);
  await expect(page.getByRole("main")).toHaveAttribute("data-answers", "worker");
  expect(await page.evaluate(() => window.workers.length)).toBe(1);
});

test("without the worker's reply nothing is played, and it is not told the seed", async ({ page }) => {
  await listenIn(page);
  const record = rolledRecord("6-2", { seats: "Y=person R=medium" }).replace("seed 42", "seed 4242424242");
  await page.clock.install();
  await resume(page, record);
  // The worker is ready.
  await expect.poll(() => page.evaluate(() => window.heard.length)).toBe(1);
  await page.evaluate(() => {
    window.holding = true;
  });
  await act(page, () => moves(page).first().click());
  await landed(page);
  // The page answers itself when the worker is silent for 4 seconds.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await act(page, () => moves(page).first().click());
  await expect(async () => {
    await page.clock.runFor(300);
    expect(await page.evaluate(() => window.held.length)).toBe(1);
  }).toPass();
  await expect(board(page)).toHaveAttribute("data-position", / R:\d-\d/);
  const before = await position(page);
  await page.clock.runFor(3_000);
  expect(await position(page)).toBe(before);
  await page.clock.resume();
  expect(stepsOf(await stored(page, "save"), "R")).toEqual([]);

  await act(page, () => page.evaluate(() => window.held.shift()()));
  const heard = (await page.evaluate(() => window.heard)).flatMap(stepsIn);
  expect(stepsOf(await stored(page, "save"), "R").slice(0, 1)).toEqual(heard.slice(0, 1));
  const asked = JSON.stringify(await page.evaluate(() => window.asked));
  expect(asked).toContain("pollyanna-1951 Y:");
  expect(asked).not.toContain("4242424242");
});

test("a question's time begins when those before it are answered", async ({ page }) => {
  await listenIn(page);
  await page.clock.install();
  await resume(page, rolledRecord("6-2", { seats: "Y=person R=medium" }));
  await playUntil(page, (what) => what === "move");
  await expect.poll(() => page.evaluate(() => window.heard.length)).toBe(1);
  await page.evaluate(() => {
    window.holding = true;
  });
  const held = (count) => expect.poll(() => page.evaluate(() => window.held.length)).toBe(count);
  await button(page, "Threats").click();
  await expect(button(page, "Threats")).toHaveAttribute("aria-pressed", "true");
  await held(1);
  await button(page, "Hint").click();
  await held(2);
  await page.clock.runFor(3_000);
  await page.evaluate(() => window.held.shift()());
  await page.clock.runFor(3_000);
  await expect(alert(page)).toHaveText("");
  await page.evaluate(() => window.held.shift()());
  await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
  await expect(page.getByRole("main")).toHaveAttribute("data-answers", "worker");
});

test("the page can be used before the bots' program is there, and a bot waits for it", async ({ page }) => {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route(PROGRAM, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(PROGRAM);
  await resume(page, rolledRecord("6-2", { seats: "Y=person R=medium" }));
  await asked;
  await act(page, () => moves(page).first().click());
  await landed(page);
  await act(page, () => moves(page).first().click());
  await expect(board(page)).toHaveAttribute("data-position", / R:\d-\d/);
  const before = await position(page);
  release();
  await expect(page.getByRole("main")).toHaveAttribute("data-answers", "worker");
  await expect(board(page)).not.toHaveAttribute("data-position", before);
});

test("the bots' program of another build is refused", async ({ page, faults }) => {
  faults.provoked.push(/integrity|digest/);
  await page.route(/\/bots_bg\.wasm/, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    // In a name that it never reads.
    body[body.lastIndexOf("wasm")] ^= 32;
    await route.fulfill({ response, body });
  });
  await open(page, "Y=person&R=medium&seed=3&speed=instant");
  await playUntil(page, () => page.evaluate(() => document.querySelector("main").dataset.answers === "page"));
});

test.describe("when the worker fails", () => {
  const GAME = "Y=medium&R=medium&seed=3&speed=instant";

  async function goesOnToTheEnd(page) {
    await expect(page.getByRole("main")).toHaveAttribute("data-answers", "page");
    await expect(end(page)).toBeVisible({ timeout: 45_000 });
    expect(await stored(page, "save")).toContain("end winner=");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  }

  /** Records every alert, since the next input clears it. */
  async function hearAlerts(page) {
    await page.addInitScript(() => {
      window.alerts = [];
      new MutationObserver(() => {
        const text = document.querySelector("[role=alert]")?.textContent;
        if (text) {
          window.alerts.push(text);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }

  const told = (page) => expect.poll(() => page.evaluate(() => window.alerts), { timeout: 15_000 });

  test("the page plays on without the worker's file", async ({ page, faults }) => {
    await hearAlerts(page);
    faults.provoked.push(/404/);
    await page.route(SCRIPT, (route) => route.fulfill({ status: 404, body: "" }));
    await open(page, GAME);
    await told(page).toContainEqual(expect.stringContaining(REPLACED));
    await goesOnToTheEnd(page);
  });

  test("without the bots' program the first legal steps are played, and a game begun later has bots again", async ({ page, faults }) => {
    await hearAlerts(page);
    faults.provoked.push(/404|bots|integrity/);
    await page.route(PROGRAM, (route) => route.fulfill({ status: 404, body: "" }));
    await open(page, GAME);
    await told(page).toContainEqual(expect.stringContaining(REPLACED));
    await told(page).toContainEqual(expect.stringContaining("first legal"));
    await goesOnToTheEnd(page);
    await page.unroute(PROGRAM);
    await page.evaluate(() => {
      location.hash = "#/new?Y=medium&R=medium&seed=4&speed=instant&start";
    });
    await expect(page.getByRole("main")).toHaveAttribute("data-answers", "worker");
  });

  test("the page plays on if the worker never starts", async ({ page }) => {
    await page.clock.install();
    await hearAlerts(page);
    await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: "for (;;);" }));
    await open(page, GAME);
    await expect(log(page)).toContainText("begins");
    await page.clock.fastForward(21_000);
    await told(page).toContainEqual(expect.stringContaining(REPLACED));
    await goesOnToTheEnd(page);
  });

  test("the page plays on if the worker hangs", async ({ page }) => {
    await hearAlerts(page);
    await page.route(SCRIPT, async (route) => {
      const script = await (await route.fetch()).text();
      // Says that it is ready, and then no more.
      const hang =
        "{ const post = self.postMessage.bind(self); let count = 0;" +
        " self.postMessage = (message) => { if (count) for (;;); count += 1; post(message); }; }";
      await route.fulfill({ contentType: "text/javascript", body: `${hang}\n${script}` });
    });
    await open(page, GAME);
    await told(page).toContainEqual(expect.stringContaining("it was silent for 4 seconds"));
    await goesOnToTheEnd(page);
  });

  test("the page plays on if the worker is killed in mid-game", async ({ page }) => {
    await listenIn(page);
    await hearAlerts(page);
    await open(page, "Y=person&R=medium&seed=3&speed=instant");
    let count = 0;
    await playUntil(page, (what) => {
      count += 1;
      return what === "roll" && count > 10;
    });
    await page.evaluate(() => window.workers.forEach((worker) => worker.terminate()));
    await playUntil(page, () => page.evaluate(() => window.alerts.some((alert) => alert.includes("takes over"))));
    await told(page).toContainEqual(expect.stringContaining("the quickest bot takes over"));
    await expect(page.getByRole("main")).toHaveAttribute("data-answers", "page");
    // The person goes on.
    await playUntil(page, async (what) => what === "move");
    await act(page, () => moves(page).first().click());
    await expect(board(page)).toBeVisible();
  });

  const ERRORS = {
    "an error, nonsense, an error": "throw1(); post({ lie: 1n << 70n }); throw2();",
    "two errors at once": "throw1(); throw2();",
    "two errors close together": "throw1(); setTimeout(throw2, 1);",
    "an error after the message of a panic": "post({ Stopped: 'a panic' }); throw1();",
    "an error before the message of a panic": "throw1(); post({ Stopped: 'a panic' });",
    "the message of a panic twice, and errors": "post({ Stopped: 'a panic' }); post({ Stopped: 'a panic' }); throw1(); throw2();",
    "promises that are rejected": "Promise.reject(new Error('provoked')); Promise.reject(new Error('provoked'));",
    "fifty errors": "for (let count = 0; count < 50; count += 1) { setTimeout(throw1, count % 3); }",
  };

  for (const [what, code] of few(Object.entries(ERRORS), 1)) {
    test(`the page plays on after ${what}`, async ({ page, faults }) => {
      faults.provoked.push(/provoked/);
      await hearAlerts(page);
      await page.route(SCRIPT, async (route) => {
        const script = await (await route.fetch()).text();
        // Once it has been asked something, it fails; by timers, so that all of it is uncaught.
        const fails =
          "{ const post = self.postMessage.bind(self); let count = 0;" +
          " const throw1 = () => setTimeout(() => { throw new Error('provoked'); });" +
          " const throw2 = () => setTimeout(() => { throw new WebAssembly.RuntimeError('provoked'); });" +
          ` self.postMessage = (message) => { if (count === 0) post(message); else { ${code} } count += 1; }; }`;
        await route.fulfill({ contentType: "text/javascript", body: `${fails}\n${script}` });
      });
      await open(page, GAME);
      await told(page).toContainEqual(expect.stringContaining(REPLACED));
      await goesOnToTheEnd(page);
      // The next game has a worker again.
      await page.unroute(SCRIPT);
      await page.evaluate(() => {
        location.hash = "#/new?Y=medium&R=medium&seed=4&speed=instant&start";
      });
      await expect(page.getByRole("main")).toHaveAttribute("data-answers", "worker");
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
    });
  }

});

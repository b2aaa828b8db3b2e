// Trials of house rules: what they change, and which head start makes a game even.

import { readFile } from "node:fs/promises";

import { expect, test } from "./page.js";
import { button, form } from "./table.js";

const HOUSE_RULES = "#/new?game=parcheesi%2Bblockades=none&Y=person:Mia&R=easy";

const trial = (page, name) => page.getByRole("region", { name });
const change = (page) => trial(page, "What does it change?");
/** The games that a table says it is about. */
const games = async (page) => Number(/\d+/.exec(await page.getByRole("table").first().getByRole("caption").textContent())[0]);

/** Keeps the page's workers at hand. */
const keepWorkers = (page) =>
  page.addInitScript(() => {
    window.workers = [];
    window.Worker = class extends Worker {
      constructor(...options) {
        super(...options);
        window.workers.push(this);
      }
    };
  });

/** The text of a report, as in the file of trials. */
const textOf = (report) =>
  report
    .flatMap((block) => {
      const [[kind, content]] = Object.entries(block);
      if (kind !== "Table") {
        return [content];
      }
      const { caption, columns, rows } = content;
      return [[caption, ...columns], ...rows.map(({ title, cells }) => [title, ...cells.map(({ text }) => text)])].map((row) => row.join(" | "));
    })
    .join("\n");

test("the bots show what house rules change, with the keyboard alone", async ({ page }) => {
  await page.goto(`./${HOUSE_RULES}`);
  const ask = change(page).getByRole("button");
  await expect(ask).toHaveText("What does it change?");
  await ask.focus();
  await page.keyboard.press("Enter");
  await expect(change(page).getByRole("progressbar")).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText(["Figure", "As printed", "Our rules", "Difference"]);
  await expect(page.getByRole("row")).toHaveCount(9);
  // The button has kept the focus, and stops the bots now.
  await expect(ask).toHaveText("Stop");
  await expect(ask).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(change(page).getByRole("status")).toContainText("games of each so far");
  const before = await games(page);
  expect(before).toBeGreaterThan(0);
  await expect(ask).toHaveText("Play more games");
  await page.keyboard.press("Enter");
  await expect.poll(() => games(page)).toBeGreaterThan(before);
  // Another rule is another question.
  await form(page).getByRole("button", { name: "Quick game" }).click();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(ask).toHaveText("What does it change?");
});

test("a person who plays like an easy bot is offered a head start", async ({ page }) => {
  // Against a strong opponent, so that no head start is never the fairest.
  await page.goto(`./${HOUSE_RULES.replace("easy", "expert")}`);
  await page.locator(".rule-group summary", { hasText: "Head start" }).click();
  await button(page, "What makes it even?").click();
  const even = trial(page, "What makes it even?");
  await expect(even.getByRole("row")).toHaveCount(5, { timeout: 30_000 });
  await even.getByRole("combobox", { name: "Mia plays" }).selectOption("like an easy bot");
  // On a busy machine it takes a while to play as many games as a proposal needs.
  const use = even.getByRole("button", { name: /^Use it: / });
  await expect(use).toBeVisible({ timeout: 80_000 });
  await expect(even.getByText(/an even chance is 50\./)).toBeVisible();
  await button(page, "Stop").click();
  const value = (await use.textContent()).replace("Use it: ", "");
  await use.click();
  await expect(page.getByRole("combobox", { name: "Head start of Mia" }).locator("option:checked")).toHaveText(value);
  await expect(button(page, "This is the head start now.")).toHaveAttribute("aria-disabled", "true");
});

test("one rule of several is compared with the others alone", async ({ page }) => {
  await page.goto(`./${HOUSE_RULES.replace("none", "none%2Bcapture=10")}`);
  await change(page).getByRole("button").click();
  const way = change(page).getByRole("combobox", { name: "Compared with" });
  await expect(way.getByRole("option")).toHaveText([
    "the printed rules",
    "our rules, except Blockades",
    "our rules, except Bonus for a capture",
  ]);
  await way.selectOption("our rules, except Blockades");
  await expect(page.getByRole("columnheader")).toHaveText(["Figure", "That rule as printed", "Our rules", "Difference"]);
});

test("a worker that dies loses no game of a trial", async ({ page, faults }) => {
  faults.provoked.push(/killed/);
  await keepWorkers(page);
  await page.goto(`./${HOUSE_RULES}`);
  await change(page).getByRole("button").click();
  await expect(page.getByRole("table")).toBeVisible();
  const before = await games(page);
  await page.evaluate(() => {
    const [worker] = window.workers;
    worker.dispatchEvent(new ErrorEvent("error", { message: "killed", cancelable: true }));
  });
  await expect(change(page).getByRole("status")).toContainText("killed");
  await change(page).getByRole("button", { name: "Play more games" }).click();
  await expect.poll(() => games(page)).toBeGreaterThan(before);
});

test("a trial speaks the chosen language, and goes on in another", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL, locale: "es", serviceWorkers: "block" })).newPage();
  await page.goto(`./${HOUSE_RULES}`);
  await button(page, "¿Qué cambia?").click();
  await expect(page.getByRole("columnheader", { name: "Las nuestras" })).toBeVisible();
  await page.getByRole("button", { name: "Ajustes" }).first().click();
  await page.locator(".language select").selectOption("en");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Our rules" })).toBeVisible();
  await page.context().close();
});

test("the page finds what the lab finds, to the digit", async ({ page }) => {
  const file = await readFile("crates/worker/tests/data/trials.txt", "utf8");
  const trials = file.split(/^# /m).slice(1);
  await keepWorkers(page);
  await page.goto(`./${HOUSE_RULES}`);
  // The texts of reports come with the first question.
  await change(page).getByRole("button").click();
  await expect(page.getByRole("table")).toBeVisible();
  await button(page, "Stop").click();
  for (const each of trials) {
    const [head, ...lines] = each.trimEnd().split("\n");
    const [one, other, seats, games, seed] = head.split(" ");
    const report = await page.evaluate(
      async ([rulesets, seats, games, seed]) => {
        const [worker] = window.workers;
        const [name] = rulesets[0].split("+");
        const file = new Uint8Array(await (await fetch(`nets/${name}.net`)).arrayBuffer());
        worker.postMessage({ Net: { name, file } });
        const trial = { rulesets, seats, seed, levels: [], search: false };
        const id = 1_000_000;
        const answered = new Promise((resolve) => {
          const listen = ({ data }) => {
            if (data.Done?.[0] === id) {
              worker.removeEventListener("message", listen);
              resolve(data.Done[1]);
            }
          };
          worker.addEventListener("message", listen);
        });
        worker.postMessage({ Question: [id, { Trial: { trial, question: { Change: { from_print: true } }, played: [], games } }] });
        return answered;
      },
      [[one, other], seats, Number(games), Number(seed)],
    );
    expect(textOf(report.Ok.Trial.report), head).toBe(lines.join("\n"));
  }
});

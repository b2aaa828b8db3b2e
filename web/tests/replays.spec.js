// The same record gives the same position lines natively and here. The native program makes a
// hundred games by lot and has written down the digests of their position lines.

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

import { expect, test } from "./page.js";

/** The digests of what records tell: FNV-1a of 64 bits, in two halves, which is quicker than BigInt. */
const digests = (page, records) =>
  page.evaluate(async (records) => {
    const { program } = document.querySelector("script[data-program]").dataset;
    const { position_lines: positionLines } = await import(new URL(program, document.baseURI).href);
    const hex = (half) => half.toString(16).padStart(8, "0");
    return records.map((record) => {
      const text = positionLines(record).map((line) => `${line}\n`);
      let [high, low] = [0xcbf29ce4, 0x84222325];
      for (const byte of new TextEncoder().encode(text.join(""))) {
        low = (low ^ byte) >>> 0;
        // Times 2^40 + 435.
        const product = low * 435;
        high = (Math.imul(high, 435) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
        low = product >>> 0;
      }
      return hex(high) + hex(low);
    });
  }, records);

test("a hundred games replay as they do natively", async ({ started: page }) => {
  // The program may have to be compiled first.
  test.setTimeout(300_000);
  const make = ["run", "--quiet", "--package", "table", "--example", "random_records"];
  const { stdout } = await promisify(execFile)("cargo", make, { maxBuffer: 2 ** 26 });
  const records = stdout.split("\n\n").filter((record) => record !== "");
  const list = await readFile("crates/table/tests/data/replays.txt", "utf8");
  const expected = list.trim().split("\n");
  expect(records).toHaveLength(100);
  expect(await digests(page, records.map((record) => `${record}\n`))).toEqual(
    expected.map((line) => line.split(" ").at(-1)),
  );
});

test("a spoilt record is refused by line and column", async ({ started: page }) => {
  const refusal = await page.evaluate(async () => {
    const { program } = document.querySelector("script[data-program]").dataset;
    const { position_lines: positionLines } = await import(new URL(program, document.baseURI).href);
    try {
      return positionLines("turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nopen Y 7-3\n");
    } catch (problem) {
      return problem;
    }
  });
  expect(refusal).toMatch(/^line 4, column \d+: /);
});

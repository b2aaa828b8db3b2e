// The Content-Security-Policy, and a check that the tests notice its violations.

import { expect, provoked, test } from "./page.js";
import { act, choose, moves, resume, rolledRecord } from "./table.js";

/** The reports of text that was to become a script or HTML. */
const TRUSTED = /^(policy: require-trusted-types-for|console: .*requires 'Trusted|console: .*inline event handler|policy: script-src-attr)/;

const INTRUDERS = {
  "HTML from text": {
    pattern: TRUSTED,
    run: () => {
      document.body.innerHTML += "<img src=x onerror='window.intruded = true'>";
    },
  },
  "a script beside the page": {
    pattern: TRUSTED,
    run: () => {
      const script = document.createElement("script");
      script.src = "./index.html?.js";
      document.head.append(script);
    },
  },
  "a script above the page": {
    pattern: TRUSTED,
    run: () => new Worker("/worker.js"),
  },
  "a script from elsewhere": {
    pattern: TRUSTED,
    run: () => new Worker("https://elsewhere.example/some/path/worker.js"),
  },
  "a script in the page": {
    pattern: TRUSTED,
    run: () => {
      const script = document.createElement("script");
      script.textContent = "window.intruded = true";
      document.head.append(script);
    },
  },
  "a script in an attribute": {
    pattern: TRUSTED,
    run: () => {
      const image = document.createElement("button");
      image.setAttribute("onclick", "window.intruded = true");
      document.body.append(image);
      image.click();
    },
  },
  "a style in the page": {
    pattern: /^(policy: style-src-elem|console: .*inline style)/,
    run: () => {
      const style = document.createElement("style");
      style.textContent = "body { outline: 7px solid red }";
      document.head.append(style);
    },
  },
  "a style in an attribute": {
    pattern: /^(policy: style-src-attr|console: .*inline style)/,
    run: () => document.body.setAttribute("style", "outline: 7px solid red"),
  },
  "a request elsewhere": {
    pattern: /^(policy: connect-src|console: .*(violates the following|Fetch API))/,
    run: () => fetch("https://elsewhere.example/").catch(() => {}),
  },
  "a picture from elsewhere": {
    pattern: /^(policy: img-src|console: .*violates the following|request to another origin)/,
    run: () => {
      new Image().src = "https://elsewhere.example/picture.png";
    },
  },
  "a frame": {
    pattern: /^(policy: (frame|child)-src|console: .*(violates the following|framing))/i,
    run: () => {
      const frame = document.createElement("iframe");
      frame.src = "https://elsewhere.example/";
      document.body.append(frame);
    },
  },
};

const EVALUATION = {
  pattern: /^(policy: (script-src eval|require-trusted-types-for)|error: EvalError|console: .*requires 'TrustedScript')/,
  run: () =>
    new Promise((resolve) => {
      // By a timer: the policy does not apply to what a test evaluates itself.
      setTimeout(() => {
        resolve();
        new Function("window.intruded = true")();
      });
    }),
};

/** Nothing of it has come into the page. */
async function isKeptOut(page, faults, { run, pattern }) {
  // What is refused may throw.
  await page.evaluate(run).catch(() => {});
  await provoked(faults, pattern);
  await expect.poll(() => faults.some((fault) => fault.startsWith("policy: "))).toBe(true);
  expect(await page.evaluate(() => window.intruded)).toBeUndefined();
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe("7px");
}

test("the policy blocks what it forbids, and the test notices", async ({ started: page, faults }) => {
  for (const [name, intruder] of Object.entries(INTRUDERS)) {
    await test.step(name, async () => {
      faults.length = 0;
      await isKeptOut(page, faults, intruder);
    });
  }
  // It is no failure of the program.
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  faults.length = 0;
  await isKeptOut(page, faults, EVALUATION);
});

test("the policy stands before any script and allows nothing inline", async ({ request }) => {
  const html = await (await request.get("./")).text();
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html);
  expect(policy.index).toBeLessThan(html.indexOf("<script"));
  expect(policy.index).toBeLessThan(html.indexOf("<link"));
  expect(policy[1]).toContain("default-src 'none'");
  expect(policy[1]).toContain("require-trusted-types-for 'script'; trusted-types default;");
  expect(policy[1]).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
});

test("no element has a style of its own but custom properties", async ({ page }) => {
  await resume(page, rolledRecord("6-2"));
  await act(page, () => moves(page).first().click());
  await choose(page, "Rules");
  const styles = await page.locator("[style]").evaluateAll((all) => all.map((each) => each.getAttribute("style")));
  for (const style of styles) expect(style).toMatch(/^(--[a-z-]+: [^;]+;? ?)+$/);
});

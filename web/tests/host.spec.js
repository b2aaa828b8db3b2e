// Web hosts that change the page, for example with a script of their own: the page still runs and works offline. Only our own
// files count.

import { FULL, few } from "./full.js";
import { expect } from "./page.js";
import { NETWORK, change, commitOf, ready, test } from "./site.js";
import { choose, end, form, home, open, QUICK } from "./table.js";

const before = (mark, more) => (html) => html.replace(mark, `${more}${mark}`);

const CHANGES = {
  "a script from elsewhere": before("</body>", '<script defer src="https://static.example/beacon.js" data-token="1"></script>'),
  "a script beside the folder": before("</head>", '<script defer src="/_vercel/insights/script.js"></script>'),
  "a script in the folder": before("</head>", '<script src="insights/script.js"></script>'),
  "a script in the page": before("<title>", "<script>window.intruded = true</script>"),
  "a script without a good address": before("</body>", '<script src="https://"></script>'),
  "a module from elsewhere": before("</head>", '<script type="module" src="https://static.example/module.js"></script>'),
  "a script that fails": before("</body>", '<script src="/fails.js"></script>'),
  "a style sheet from elsewhere": before("</head>", '<link rel="stylesheet" href="https://static.example/style.css">'),
  "a picture from elsewhere": before("</body>", '<img alt="" src="https://static.example/pixel.gif" hidden>'),
  "a comment at the end": (html) => `${html}<!-- served by 7 -->`,
  "other white space": (html) => html.replaceAll(/\n\s+/g, "\n"),
};

/** All of them in one page; one by one with TURNOUT_FULL. */
const ALL = (html) => Object.values(CHANGES).reduce((html, changed) => changed(html), html);

for (const [what, changed] of FULL ? Object.entries(CHANGES) : [["scripts and more from elsewhere", ALL]]) {
  test(`the page plays and is kept with ${what}`, async ({ page, site, faults }) => {
    faults.provoked.push(NETWORK, /static\.example|MIME type|inline script|provoked by the host|script-src-elem/);
    await page.route("**/fails.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'setTimeout(() => { throw new Error("provoked by the host"); });' }),
    );
    change(site.folder, "index.html", changed);
    await open(page, QUICK);
    await expect(end(page)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect(await page.evaluate(() => window.intruded)).toBeUndefined();
    await ready(page);
    // Many hosts serve no hidden files.
    expect(site.asked.filter((name) => /(^|\/)\./.test(name))).toEqual([]);
    await page.keyboard.press("Escape");
    await choose(page, "About");
    await expect(page.getByRole("dialog", { name: "About Turnout" })).toContainText("all of it is kept");

    site.gone = true;
    await page.goto("about:blank");
    await page.goto("./#/new");
    await expect(form(page)).toBeVisible();
  });
}

const REFUSED = {
  "a page of another build": (html, commit) => html.replaceAll(commit, "0elsewhere"),
  "a page that is cut": (html) => html.slice(0, html.indexOf('<div id="boot">')),
};

for (const [what, changed] of few(Object.entries(REFUSED), 1)) {
  test(`${what} is not kept, and About says so`, async ({ page, site, faults }) => {
    faults.provoked.push(NETWORK);
    const commit = commitOf(site);
    // The browser opens the page as it should be; its worker finds another.
    await page.route(/\/path\/$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      change(site.folder, "index.html", (html) => changed(html, commit));
      await route.fulfill({ response, body });
    });
    await page.goto("./");
    await expect(home(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.updates?.refused())).toBe("index.html");
    await choose(page, "About");
    await expect(page.getByRole("dialog")).toContainText('could not keep "index.html" as it was built');
  });
}

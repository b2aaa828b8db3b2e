import { launch, openPage } from "./page.js";
import { serve } from "./server.js";
const site = await serve("dist");
const b = await launch();
const lang = process.argv[3] ?? "en";
const q = process.argv[2] ?? "game=pollyanna-1951&Y=person:Grandmother&G=easy&R=easy&B=easy&seed=1&speed=instant";
const tag = process.argv[4] ?? "";
for (const [name, width, height] of [["d", 1440, 900], ["m", 1024, 768], ["u", 768, 1024], ["p", 360, 740]]) {
  const page = await openPage(b, `${site.address}#/new?${q.replace(/person:\w+/, "easy")}&start`, { viewport: { width, height }, locale: lang, colorScheme: name === "p" ? "dark" : "light" });
  page.on("console", (m) => m.type() === "error" && console.log(m.text()));
  await page.locator(".modal.result").waitFor({ timeout: 120000 });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/t/shots/${tag}${name}-end.png` });
  await page.locator(".end-dice button").click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/t/shots/${tag}${name}-dice.png` });
  await page.locator("#game-rolls").scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector("#game-rolls").scrollIntoView());
  await page.locator("summary").first().click().catch(() => {});
  await page.screenshot({ path: `/tmp/t/shots/${tag}${name}-dice2.png` });
  await page.evaluate(() => document.querySelector("#saved-rolls").scrollIntoView());
  await page.screenshot({ path: `/tmp/t/shots/${tag}${name}-dice3.png` });
  await page.context().close();
}
await b.close();
await site.close();

import { launch, openPage } from "./page.js";
import { serve } from "./server.js";
const site = await serve("dist");
const b = await launch();
const lang = process.argv[3] ?? "en";
const q = process.argv[2] ?? "game=pollyanna-1951&Y=person&G=easy&R=easy&B=easy&seed=1&speed=instant";
for (const [name, width, height] of [["d", 1440, 900], ["m", 1024, 768], ["u", 768, 1024], ["p", 360, 740], ["l", 740, 360]]) {
  const page = await openPage(b, `${site.address}#/new?${q}&start`, { viewport: { width, height }, locale: lang, colorScheme: name === "p" ? "dark" : "light" });
  page.on("console", (m) => m.type() === "error" && console.log(m.text()));
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/t/shots/${name}-new.png` });
  await page.getByRole("button", { name: /^(Menu|Menú)$/ }).first().click();
  await page.waitForTimeout(200);
  await page.screenshot({ path: `/tmp/t/shots/${name}-menu.png` });
  await page.getByRole("button", { name: /^(Dice|Draws|Dados|Cartas sacadas)$/ }).click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/t/shots/${name}-dice.png` });
  await page.context().close();
}
await b.close();
await site.close();

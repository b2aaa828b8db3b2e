import { finishedSave } from "./finished_games.js";
import { expect, test } from "./page.js";
import { button, choose, withGames, withLocalStorage, downloaded } from "./table.js";
for (const [w, h] of [[360, 740], [1100, 800]]) {
  test(`shots ${w}`, async ({ page }) => {
    await page.setViewportSize({ width: w, height: h });
    await withGames(page, [
      finishedSave("person:Ann", "expert", 1), finishedSave("person:Leo", "person:Ann", 2), finishedSave("person:Ann", "person:Leo", 3),
    ]);
    await withLocalStorage(page, { people: "people 1\nperson fox Yellow Ann\nperson owl Blue Leo\n", rules: "rules 1\nparcheesi+capture=10 Bakers\n" });
    await page.goto("./#/home");
    await button(page, "The family's book").scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/w/shot-home-${w}.png`, fullPage: true });
    await button(page, "The family's book").click();
    await expect(page.getByText("3 games since")).toBeVisible();
    await page.screenshot({ path: `/tmp/w/shot-book-${w}.png` });
    await page.getByRole("dialog").getByRole("button", { name: "Ann", exact: true }).click();
    await expect(page.getByText("Ann has won")).toBeVisible();
    await page.screenshot({ path: `/tmp/w/shot-ann-${w}.png` });
    await page.keyboard.press("Escape");
    await choose(page, "Settings");
    const settings = page.getByRole("dialog", { name: "Settings" });
    const file = await downloaded(page, button(settings, "Save everything to a file"));
    await button(settings, "Save everything to a file").scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/w/shot-settings-${w}.png` });
    await page.evaluate(() => localStorage.clear());
    await settings.getByLabel("Bring it back").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(file) });
    await expect(page.getByRole("dialog", { name: "Bring it back" })).toBeVisible();
    await page.screenshot({ path: `/tmp/w/shot-back-${w}.png` });
  });
}

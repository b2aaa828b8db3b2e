// Screen sizes from a small phone to a desktop.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { SIZES, fits, forFingers, standsStill } from "./room.js";
import {
  act,
  board,
  button,
  choose,
  form,
  goToForm,
  inSettings,
  landed,
  log,
  moves,
  open,
  playUntil,
  resume,
  rollButton,
  rolledRecord,
  status,
} from "./table.js";

for (const viewport of SIZES) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test("nothing scrolls sideways; log and settings are at hand", async ({ page }) => {
      await resume(page, rolledRecord("6-2", { seats: `Y=person:${"W".repeat(40)} R=person:Ann` }));
      await fits(page);
      await act(page, () => moves(page).first().click());
      await board(page).getByRole("button", { name: /^Yellow pawn/ }).click();
      await fits(page);

      // The board is whole, square, and in sight.
      const drawn = await board(page).locator("svg").boundingBox();
      expect(Math.abs(drawn.width - drawn.height)).toBeLessThan(2);
      expect(drawn.width).toBeGreaterThan(Math.min(viewport.width, viewport.height) * 0.6);

      // Out of sight or not, it is there for those who are read to.
      await expect(log(page)).toHaveCount(1);
      await choose(page, "Log");
      await expect(log(page)).toBeInViewport({ ratio: 0.99 });
      await expect(log(page).getByText(/ rolled 6 and 2$/)).toBeInViewport();
      await page.keyboard.press("Escape");
      await inSettings(page, async (settings) => {
        const names = settings.getByRole("checkbox", { name: "Coordinates", exact: true });
        await expect(names).toBeInViewport({ ratio: 0.99 });
        await expect(settings.getByRole("combobox", { name: "Speed" })).toBeInViewport({ ratio: 0.99 });
        await standsStill(page, "with settings");
        await names.check();
      });
      await expect(board(page)).toHaveClass(/\bnames\b/);

      await choose(page, "Rules");
      await expect(page.getByRole("dialog").getByText(/^[A-Z]-1 /)).toBeVisible();
      await fits(page);
      await page.keyboard.press("Escape");
      await choose(page, "New game");
      await expect(page.getByRole("region", { name: "Games", exact: true })).toBeVisible();
      await fits(page);
      await goToForm(page);
      await fits(page);
    });

    test("the form can be started at once", async ({ page }) => {
      await page.goto("./#/new");
      await expect(form(page).getByRole("radio", { name: "Pollyanna 1951" })).toBeChecked();
      const sits = (colour) => form(page).getByRole("combobox", { name: colour, exact: true });
      await expect(sits("Yellow")).toHaveValue("person");
      await expect(sits("Red")).toHaveValue("easy");
      await expect(sits("Green")).toHaveValue("");
      await expect(sits("Blue")).toHaveValue("");
      await forFingers(page);
      await fits(page);
      const start = form(page).getByRole("button", { name: "Start game" });
      await expect(start).toBeInViewport({ ratio: 0.99 });
      await start.click();
      await expect(rollButton(page)).toBeInViewport({ ratio: 0.99 });
      await standsStill(page, "at the beginning");
    });
  });
}

for (const viewport of few(SIZES, 1)) {
  test(`nothing scrolls during play, from ${viewport.width} x ${viewport.height} on`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const seats = "Y=person:Ann&G=easy:Bartholomew&R=medium&B=easy";
    await open(page, `game=pollyanna-1951&${seats}&seed=42&speed=instant`);
    await standsStill(page, "to roll");
    let rolls = 0;
    await playUntil(page, async (what) => {
      await standsStill(page, what);
      rolls += what === "roll" ? 1 : 0;
      return rolls > 8 && what === "move" && (await moves(page).count()) > 1;
    });
    await button(page, "Hint").click();
    await expect(page.getByRole("main").getByText(/^Hint: /)).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const at = `${size.width} x ${size.height}`;
      await forFingers(page);
      await standsStill(page, `with a hint, ${at}`);
      // All that is needed is in sight together.
      for (const part of [board(page), status(page), rollButton(page), moves(page).first()]) {
        await expect(part, at).toBeInViewport({ ratio: 0.99 });
      }
      for (const name of ["Undo", "Hint", "Menu"]) {
        const tool = page.getByRole("button", { name, exact: true }).first();
        await expect(tool, at).toBeInViewport({ ratio: 0.99 });
      }
    }

    await page.setViewportSize(viewport);
    const { x, y, width } = await board(page).locator("svg").boundingBox();
    // Another pawn, or the hint's arrow, may lie over it: the page finds the nearest.
    await board(page).getByRole("button", { name: /^Yellow pawn/ }).first().click({ force: true });
    await page.mouse.click(x + width * 0.5, y + width * 0.5);
    await standsStill(page, "after taps on the board");
  });
}

test("on a phone the board and what is to be done are in sight together", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await resume(page, rolledRecord("6-2"));
  await expect(board(page)).toBeInViewport({ ratio: 0.99 });
  await expect(moves(page).first()).toBeInViewport();
  await act(page, () => moves(page).first().click());
  await landed(page);
  await act(page, () => moves(page).first().click());
  await expect(page.getByRole("button", { name: "Roll", exact: true })).toBeInViewport();
});

test("who sits where can be read at any width", async ({ page }) => {
  for (const game of ["pollyanna-1951&Y=medium&G=medium", "annie&Y=medium&O=medium"]) {
    await page.goto(`./#/new?game=${game}`);
    await expect(form(page).getByRole("combobox", { name: "Yellow", exact: true })).toHaveValue("medium");
    for (const width of [360, 640, 960, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await form(page).evaluate((form) => {
        const seats = [...form.querySelectorAll(".place:not(.empty) select")];
        const widths = seats.map((select) => {
          const is = select.getBoundingClientRect().width;
          select.style.cssText = "width: max-content; max-width: none";
          const wants = select.getBoundingClientRect().width;
          select.style.cssText = "";
          return { is, wants };
        });
        return widths.filter(({ is, wants }) => is < wants - 1);
      });
      expect(cut, `${game}, ${width} wide`).toEqual([]);
    }
  }
});

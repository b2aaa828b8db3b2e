// Languages: the browser's by default, or the chosen one.

import { FULL } from "./full.js";
import { GAMES } from "./games.js";
import { expect, test } from "./page.js";
import { SIZES, fits, forFingers, standsStill } from "./room.js";
import { act, button, choose, moves, open, playUntil, steps } from "./table.js";

/** The select of languages, in the settings: it is called so in each of them. */
const languages = (page) => page.getByRole("combobox", { name: /^(Language|Idioma)$/ });

/** The games of the home page, by what they are called in a language. */
const home = (page, name) => page.getByRole("region", { name, exact: true });

/** Chooses a language in the settings, and leaves these open. */
async function speak(page, code) {
  await page.getByRole("button", { name: /^(Settings|Ajustes)$/ }).click();
  await languages(page).selectOption(code);
}

test.describe("in a browser that speaks Spanish", () => {
  test.use({ locale: "es-MX" });

  test("the page is Spanish from the first moment, and stays as it is chosen", async ({ page }) => {
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(home(page, "Juegos")).toBeVisible();
    expect(asked.some((path) => path.endsWith("/words/en.txt"))).toBe(false);

    await speak(page, "en");
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
    await expect(home(page, "Games")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await expect(home(page, "Games")).toBeVisible();
  });
});

test.describe("in a wide window in Spanish", () => {
  test.use({ locale: "es-MX", viewport: { width: 1440, height: 900 } });

  test("the tools have room for their words", async ({ page }) => {
    await page.goto("./#/new?game=pollyanna-1951&Y=person&R=easy&seed=5&speed=instant&start");
    await expect(page.getByRole("button", { name: "Amenazas" })).toBeVisible();
    const least = await page.locator(".tools button:not(.speaker)").evaluateAll((buttons) =>
      buttons.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const [inner, outer] = [words, button].map((each) => each.getBoundingClientRect());
        return Math.min(inner.left - outer.left, outer.right - inner.right);
      }),
    );
    expect(least.length).toBe(5);
    expect(Math.min(...least)).toBeGreaterThan(7);
  });
});

test.describe("in a browser whose languages nobody here speaks", () => {
  test.use({ locale: "fi-FI" });

  test("the page is English", async ({ started }) => {
    await expect(started.locator("html")).toHaveAttribute("lang", "en");
    await expect(home(started, "Games")).toBeVisible();
  });
});

test("a language chosen in the midst of a game changes nothing but words", async ({ page }) => {
  await open(page, "game=pollyanna-1951&Y=person&R=person&seed=9&speed=instant");
  let played = 0;
  await playUntil(page, async (what) => {
    played += what === "move" ? 1 : 0;
    return played > 6 && what === "move";
  });
  const position = () => page.locator("[data-position]").getAttribute("data-position");
  const before = await position();
  const choices = await steps(page);
  await choose(page, "Settings");
  await languages(page).selectOption("es");
  await expect(page.getByRole("dialog", { name: "Ajustes" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(page, "Deshacer")).toBeVisible();
  expect(await position()).toBe(before);
  const spanish = page.getByRole("group", { name: "Jugadas posibles" }).getByRole("button");
  expect(await spanish.evaluateAll((buttons) => buttons.map((button) => button.dataset.step))).toEqual(choices);
  // What was told before is told anew.
  await expect(page.locator("body")).not.toContainText(/ (rolls|moves|starts) /);

  await spanish.first().click();
  await button(page, "Deshacer").click();
  await expect.poll(position).toBe(before);

  await button(page, "Menú").click();
  await button(page, "Ajustes").click();
  await languages(page).selectOption("en");
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await page.keyboard.press("Escape");
  await act(page, () => moves(page).first().click());
});

test("texts that are spoilt in the browser's cache are fetched again", async ({ page, faults }) => {
  faults.provoked.push(/integrity/);
  for (const code of ["en", "es"]) {
    await page.route(`**/words/${code}.txt*`, (route) => route.fulfill({ body: "spoilt" }), { times: 1 });
  }
  await page.goto("./");
  await expect(home(page, "Games")).toBeVisible();
  await speak(page, "es");
  await expect(home(page, "Juegos")).toBeVisible();
});

/** What may come in the place of a file of texts. */
const SPOILT = {
  "does not come": (route) => route.abort(),
  "is answered as a page": (route) => route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><p>Please log in." }),
  "is empty": (route) => route.fulfill({ body: "" }),
  "is cut": async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.slice(0, text.length / 2) });
  },
  "is of another build": async (route) => {
    const text = await (await route.fetch()).text();
    // One text more, so that all others are shifted.
    await route.fulfill({ body: `one more\n${text}` });
  },
};

for (const [what, answer] of Object.entries(SPOILT)) {
  test(`a language whose file ${what} leaves the page as it is, and can be tried again`, async ({ started, faults }) => {
    faults.provoked.push(/words\/es/, /Failed to load resource/, /integrity/);
    await started.route("**/words/es.txt*", answer);
    await speak(started, "es");
    const notice = started.getByRole("region", { name: "Notices" });
    await expect(notice).toContainText(/Español could not be loaded: the connection failed, or/);
    await expect(home(started, "Games")).toBeVisible();
    await expect(started.locator("html")).toHaveAttribute("lang", "en");
    await expect(languages(started)).toHaveValue("en");
    await started.keyboard.press("Escape");
    await expect(started.getByRole("dialog")).toHaveCount(0);
    await started.unroute("**/words/es.txt*");
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(home(started, "Juegos")).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test(`a page whose texts' file ${what} says so, and can be tried again`, async ({ page, faults }) => {
    faults.provoked.push(/words\/en/, /Failed to load resource/, /integrity/);
    await page.route("**/words/en.txt*", answer);
    await page.goto("./");
    await expect(page.getByRole("alertdialog", { name: "Turnout could not be loaded" })).toBeVisible();
    await expect(page.locator("#app button")).toHaveCount(0);
    await page.unroute("**/words/en.txt*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(home(page, "Games")).toBeVisible();
  });
}

/** What no Spanish sentence has in it. */
const ENGLISH = /\b(the|and|of|to|with|your|you|for|from|is|are|this|that|not|game|pawns?|throws?|rolls?|cards?|moves?|wins?)\b/i;

/** All that is read or heard now; names of games are as printed. */
async function said(page) {
  const texts = await page.evaluate(() => {
    const named = ["aria-label", "title", "placeholder", "alt", "aria-roledescription", "aria-valuetext"];
    const all = [...document.body.querySelectorAll("*:not(noscript)")];
    const attributes = all.flatMap((element) => named.map((name) => element.getAttribute(name)));
    const own = all.flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE));
    return [document.title, ...attributes, ...own.map((node) => node.textContent)].filter((text) => text?.trim());
  });
  // The names that languages, editions and standards bear everywhere.
  return texts.filter((text) => !/^(English|Sorry!|Turnout|Parcheesi|Annie|Pollyanna.*)$/.test(text.trim()));
}

async function isSpanish(page, when) {
  const english = (await said(page)).filter((text) => ENGLISH.test(text));
  expect(english, when).toEqual([]);
}

test.describe("in Spanish", () => {
  test.use({ locale: "es-ES" });

  for (const { title, ruleset, two } of GAMES) {
    test(`nothing English is left: ${title}`, async ({ page }) => {
      await page.goto(`./#/new?game=${ruleset}`);
      await expect(page.getByRole("form", { name: "Partida nueva" })).toBeVisible();
      await isSpanish(page, "the form");
      await page.goto(`./#/new?game=${ruleset}&${two}&seed=5&speed=instant&start`);
      const main = page.getByRole("main");
      const rollButton = main.getByRole("button", { name: /^(Tirar|Robar)/ });
      const choices = main.getByRole("group", { name: "Jugadas posibles" }).getByRole("button");
      const next = rollButton.and(page.locator(":not([aria-disabled=true])")).or(choices);
      for (let count = 0; count < (FULL ? 24 : 10); count += 1) {
        // A game may end soon.
        const end = page.getByRole("dialog");
        await expect(next.first().or(end)).toBeVisible();
        await isSpanish(page, `after ${count} deeds`);
        if (await end.isVisible()) {
          break;
        }
        await next.first().click();
      }
    });
  }

  test("nothing English is left on the home page and in its dialogs", async ({ page }) => {
    await page.goto("./");
    await expect(home(page, "Juegos")).toBeVisible();
    await isSpanish(page, "the home page");
    const dialog = page.getByRole("dialog");
    for (const name of ["Jugar a Pollyanna", "Jugar a Sorry!", "Ajustes"]) {
      await button(page, name).click();
      await expect(dialog).toBeVisible();
      await isSpanish(page, name);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  });

  test("nothing English is left in the dialogs of a game", async ({ page }) => {
    await page.goto("./#/new?game=pollyanna-1951&Y=person&R=easy&seed=5&speed=instant&start");
    for (const name of ["Reglas", "Ajustes", "Atajos de teclado", "Acerca de", "Jugadores", "Compartir"]) {
      await button(page, "Menú").click();
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await isSpanish(page, name);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  });

  test("lessons and rulebooks are Spanish", async ({ page }) => {
    await page.goto("./#/learn?game=pollyanna-1951&lesson=1");
    await expect(page.getByRole("region").getByText(/Eres Amarillo/)).toBeVisible();
    await isSpanish(page, "a lesson");
  });

  test("Spanish texts fit at every size", async ({ page }) => {
    for (const [address, shown] of [
      ["./#/home", home(page, "Juegos")],
      ["./#/new", page.getByRole("form", { name: "Partida nueva" })],
    ]) {
      await page.goto(address);
      await expect(shown).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await fits(page);
        await forFingers(page);
      }
    }
    for (const { ruleset, two } of GAMES) {
      // With no notice of the game before.
      await page.evaluate(() => localStorage.clear());
      await page.goto("about:blank");
      await page.goto(`./#/new?game=${ruleset}&${two}&seed=5&speed=instant&start`);
      const drawn = page.locator("[data-position]");
      await expect(drawn).toHaveAttribute("data-position", new RegExp(`^${ruleset} `));
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await standsStill(page, `${ruleset}, ${size.width} x ${size.height}`);
        await fits(page);
      }
    }
  });
});

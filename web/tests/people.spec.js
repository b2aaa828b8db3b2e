// Who's playing: the people of a device, at the sides of its screen.

import { expect, test } from "./page.js";
import { SIZES } from "./room.js";
import { board, button, choose, form, goHome, open, radio, rollButton } from "./table.js";

const PHONE = { width: 390, height: 844 };
const FOUR = ["Ann", "Leo", "Mia", "Grandma Rose"];

const sheetOf = (page, game) => page.getByRole("dialog", { name: game });
const seats = (page) => page.getByRole("group", { name: "Seats" }).getByRole("button");
const seatNames = (page) => seats(page).evaluateAll((all) => all.map((seat) => seat.ariaLabel).toSorted());
const taken = async (page) => (await seatNames(page)).map((name) => name.split(": ")[1]).filter((name) => name !== "Empty");
const box = (page) => page.getByRole("textbox", { name: "New name" });
const players = (page) => page.getByRole("list", { name: "Players" });
const chip = (page, name) => page.getByRole("group", { name: /^Who plays/ }).getByRole("button", { name, exact: true });
const stored = (page) => page.evaluate(() => localStorage.getItem("turnout/people"));

/** The sheet of a game for a family. */
async function family(page, game) {
  await page.goto("./");
  await button(page, `Play ${game}`).click();
  await sheetOf(page, game).getByText("Family round this screen").click();
}

/** Types names, each ended by Enter. */
async function type(page, names) {
  await box(page).focus();
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
  }
}

/** Has four people play a game, and comes home again. */
async function firstEvening(page, game = "Sorry!") {
  await family(page, game);
  await type(page, FOUR);
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  await goHome(page);
}

test("after a game alone the family plays again after two taps", async ({ page }) => {
  await firstEvening(page);
  await button(page, "Play Parcheesi").click();
  const sheet = sheetOf(page, "Parcheesi");
  await expect(sheet.getByRole("button", { name: /^Again with/ })).toHaveCount(0);
  await sheet.getByText("Me against the computer").click();
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  await goHome(page);
  await button(page, "Play Annie").click();
  await button(page, "Again with Ann, Grandma Rose, Leo and Mia").click();
  await expect(board(page)).toBeVisible();
  for (const name of FOUR) {
    await expect(players(page)).toContainText(name);
  }
});

test("on the first evening four names are typed, on the second two taps do", async ({ page }) => {
  await family(page, "Sorry!");
  await expect(seats(page)).toHaveCount(4);
  await box(page).focus();
  for (const name of FOUR.slice(0, 3)) {
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue("");
    await expect(box(page)).toBeFocused();
    await expect(chip(page, name)).toBeVisible();
  }
  await page.keyboard.type(FOUR[3]);
  await page.keyboard.press("Enter");
  await expect(button(page, "Start game")).toBeFocused();
  // The second sits opposite, as two players must.
  const planned = ["Blue: Grandma Rose", "Green: Mia", "Red: Ann", "Yellow: Leo"];
  await expect.poll(() => seatNames(page)).toEqual(planned);
  const pictures = seats(page).locator("img");
  const sources = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute("src")));
  expect(new Set(sources).size).toBe(4);
  for (const picture of await pictures.all()) {
    await expect.poll(() => picture.evaluate((it) => it.complete && it.naturalWidth > 0)).toBe(true);
  }
  await page.keyboard.press("Enter");
  await expect(board(page)).toBeVisible();
  for (const name of FOUR) {
    await expect(players(page).getByRole("listitem").filter({ hasText: name }).locator("img")).toHaveCount(1);
  }

  await goHome(page);
  await page.reload();
  await button(page, "Play Sorry!").click();
  await expect.poll(() => seatNames(page)).toEqual(planned);
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  for (const name of FOUR) {
    await expect(players(page)).toContainText(name);
  }
});

test("people are offered in every game", async ({ page }) => {
  await firstEvening(page);
  for (const [game, count] of [
    ["Pollyanna", 4],
    ["Parcheesi", 4],
    ["Annie", 6],
  ]) {
    await button(page, `Play ${game}`).click();
    await expect(seats(page)).toHaveCount(count);
    await expect.poll(async () => (await taken(page)).toSorted()).toEqual(FOUR.toSorted());
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
  }
  // Whoever plays alone next is asked for nobody.
  await button(page, "Play Annie").click();
  await page.getByText("Me against the computer").click();
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  await goHome(page);
  await button(page, "Play Sorry!").click();
  await expect(page.getByRole("radio", { name: "Me against the computer" })).toBeChecked();
  await page.getByText("Family round this screen").click();
  await expect(seats(page).filter({ hasText: "Mia" })).toHaveCount(1);
});

test("people and bots sit anywhere", async ({ page }) => {
  await firstEvening(page);
  await button(page, "Play Sorry!").click();
  await seats(page).filter({ hasText: "Mia" }).click();
  await chip(page, "Bot").click();
  await seats(page).filter({ hasText: "Leo" }).click();
  await chip(page, "Empty").click();
  // Ann moves; the free seat is hers, and hers is free.
  await chip(page, "Ann").click();
  await expect.poll(() => seatNames(page)).toEqual([
    "Blue: Grandma Rose",
    expect.stringMatching(/^Green: \w+, bot$/),
    "Red: Empty",
    "Yellow: Ann",
  ]);
  // Who waits comes back to the colour of last time, if it is free.
  await seats(page).filter({ hasText: "Ann" }).click();
  await chip(page, "Empty").click();
  await seats(page).filter({ hasText: "Grandma" }).click();
  await chip(page, "Guest").click();
  await chip(page, "Grandma Rose").click();
  await radio(page, "How strong", "Medium").check();
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  await goHome(page);
  await button(page, "Play Sorry!").click();
  await expect.poll(() => seatNames(page)).toContain("Blue: Guest");
  await expect(radio(page, "How strong", "Medium")).toBeChecked();
});

test("a person is dragged to a side", async ({ page }) => {
  await firstEvening(page);
  await button(page, "Play Sorry!").click();
  const place = async (element) => {
    const box = await element.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [ann, mia] = [chip(page, "Ann"), seats(page).filter({ hasText: "Mia" })];
  await ann.scrollIntoViewIfNeeded();
  const drag = async (to) => {
    await page.mouse.move(...(await place(ann)));
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 5 });
    await page.mouse.up();
  };
  await drag(await place(mia));
  const changed = ["Blue: Grandma Rose", "Green: Ann", "Red: Mia", "Yellow: Leo"];
  await expect.poll(() => seatNames(page)).toEqual(changed);
  // Beside all seats nothing happens, and a tap still does.
  await drag(await place(page.locator(".tablet")));
  expect(await seatNames(page)).toEqual(changed);
  await seats(page).filter({ hasText: "Leo" }).click();
  await ann.click();
  await expect.poll(() => seatNames(page)).toEqual(["Blue: Grandma Rose", "Green: Leo", "Red: Mia", "Yellow: Ann"]);
});

test("a new game is one of the game that is played", async ({ page }) => {
  await open(page, "game=sorry&R=person&Y=easy&seed=5&speed=instant");
  await choose(page, "New game");
  await expect(sheetOf(page, "Sorry!")).toBeVisible();
  await page.goto("about:blank");
  await open(page, "game=pollyanna-1916&Y=person&R=easy&seed=5&speed=instant");
  await choose(page, "New game");
  await expect(sheetOf(page, "Pollyanna").getByRole("radio", { name: "1916" })).toBeChecked();
});

test("a person gets another name, which nobody else may have", async ({ page }) => {
  await firstEvening(page);
  await button(page, "Play Sorry!").click();
  await button(page, "Portraits and names").click();
  const box = page.getByRole("textbox", { name: "Name of Leo" });
  await box.fill("Mia");
  await page.keyboard.press("Enter");
  await expect(sheetOf(page, "Sorry!")).toBeVisible();
  const refusal = page.locator(".start-sheet").getByRole("alert");
  await expect(refusal).toHaveText("Mia is the name of somebody else here.");
  await expect(box).toHaveValue("Leo");
  await box.fill(" ");
  await page.keyboard.press("Enter");
  await expect(refusal).toHaveText("Type a name.");
  await box.fill("Leon");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Name of Leon" })).toBeFocused();
  await expect(refusal).toHaveText("");
  await expect(chip(page, "Leon")).toBeVisible();
  expect((await seatNames(page)).join()).toContain("Leon");
  expect(await stored(page)).not.toContain("Leo ");
});

test("a person is forgotten, and gets another portrait", async ({ page }) => {
  await firstEvening(page);
  await button(page, "Play Sorry!").click();
  const edit = button(page, "Portraits and names");
  await edit.click();
  // It looks like a link, but is no field for text.
  await expect(edit).toBeFocused();
  await expect(edit).toHaveCSS("outline-style", "none");
  await expect(edit).toHaveAttribute("aria-expanded", "true");
  const leo = chip(page, "Leo").locator("img");
  const before = await leo.getAttribute("src");
  await button(page, "Another portrait for Leo").click();
  await expect(leo).not.toHaveAttribute("src", before);
  const after = await leo.getAttribute("src");
  await button(page, "Forget Mia").focus();
  await page.keyboard.press("Enter");
  // The second press forgets.
  await expect(button(page, "Forget now: Mia")).toBeFocused();
  await expect(chip(page, "Mia")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(chip(page, "Mia")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement.closest(".start-sheet") !== null)).toBe(true);
  await expect.poll(() => seatNames(page)).toContain("Green: Empty");
  expect(await stored(page)).not.toContain("Mia");
  await page.reload();
  await button(page, "Play Annie").click();
  await expect(leo).toHaveAttribute("src", after);
  await expect(chip(page, "Mia")).toHaveCount(0);
  await expect(chip(page, "Grandma Rose")).toBeVisible();
});

const touch = (viewport) => ({ viewport, hasTouch: true, isMobile: true });

test.describe("on a tablet", () => {
  test.use(touch({ width: 1024, height: 768 }));

  test("the screen is passed round or lies flat", async ({ page }) => {
    await firstEvening(page);
    await button(page, "Play Sorry!").click();
    await expect(page.getByRole("radio", { name: "Pass it round" })).toBeChecked();
    await page.getByText("Lay it flat").click();
    await button(page, "Start game").click();
    await expect(page.locator(".page.round")).toBeVisible();
    await goHome(page);
    await button(page, "Play Annie").click();
    await expect(page.getByRole("radio", { name: "Lay it flat" })).toBeChecked();
  });
});

test.describe("on a phone", () => {
  test.use(touch(PHONE));

  test("the screen does not lie flat", async ({ page }) => {
    await firstEvening(page);
    await page.evaluate(() => {
      const flat = localStorage.getItem("turnout/people").replace("party pass", "party flat");
      localStorage.setItem("turnout/people", flat);
    });
    await page.reload();
    await button(page, "Play Sorry!").click();
    await expect(seats(page).first()).toBeVisible();
    await expect(page.getByText("Lay it flat")).toHaveCount(0);
    await button(page, "Start game").click();
    await expect(board(page)).toBeVisible();
    await expect(page.locator(".page.round")).toHaveCount(0);
    await choose(page, "Players");
    const screen = page.getByRole("dialog", { name: "Players" }).getByRole("group", { name: "The screen" });
    await expect(screen.locator("label")).toHaveText(["Stays put", "Pass it round"]);
  });

  test("a finger that moves up from a person scrolls, and drags nobody", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await family(page, "Sorry!");
    await type(page, FOUR.slice(0, 2));
    await expect(chip(page, "Leo")).toBeVisible();
    // There is more below.
    await expect(chip(page, "Bot")).toBeInViewport({ ratio: 0.5 });
    const before = await seatNames(page);
    const { x, y, width, height } = await chip(page, "Ann").boundingBox();
    const session = await page.context().newCDPSession(page);
    const touch = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", { x: x + width / 2, y: y + height / 2 });
    for (let away = 10; away <= 200; away += 10) {
      await touch("touchMove", { x: x + width / 2, y: y + height / 2 - away });
    }
    await touch("touchEnd");
    await expect(chip(page, "Empty")).toBeInViewport();
    expect(await seatNames(page)).toEqual(before);
  });

  test("the dice of a hand are large, and nothing lies empty above them", async ({ page }) => {
    await open(page, "game=pollyanna-1951&Y=person&G=easy&R=easy&B=easy&seed=5&speed=instant");
    await button(page, "Roll").tap();
    const die = page.locator(".turn .die").first();
    await expect(die).toBeVisible();
    const { width, height } = await die.boundingBox();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(80);
    const [last, turn] = await Promise.all([".last-turns", ".turn"].map((each) => page.locator(each).boundingBox()));
    // Between them only one line of a tip has its place.
    expect(turn.y - last.y - last.height).toBeLessThan(40);
  });

  test("the card that was drawn is large", async ({ page }) => {
    // A pawn has started already, so that the card can be played.
    await open(page, "game=sorry%2Bfast&R=person&Y=easy&seed=5&speed=instant");
    await rollButton(page).tap();
    const card = page.locator(".card-text img");
    await expect(card).toBeVisible();
    expect((await card.boundingBox()).height).toBeGreaterThanOrEqual(80);
  });
});

test("damaged names are said to be lost, and nothing else is", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("damaged")) {
      sessionStorage.setItem("damaged", "yes");
      localStorage.setItem("turnout/people", "people 1\nperson fox Red Ann\nperson \u0000\n");
    }
  });
  await family(page, "Sorry!");
  await expect(sheetOf(page, "Sorry!").getByRole("alert")).toContainText("line 3");
  await type(page, ["Leo", "Mia"]);
  await expect(sheetOf(page, "Sorry!").getByRole("alert")).toHaveText("");
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  await goHome(page);
  await page.reload();
  await button(page, "Play Sorry!").click();
  await expect(chip(page, "Leo")).toBeVisible();
});

test("two open tabs keep the names of both", async ({ page, context }) => {
  await family(page, "Sorry!");
  const other = await context.newPage();
  await family(other, "Annie");
  await type(page, ["Ann"]);
  await expect(chip(other, "Ann")).toBeVisible();
  await type(other, ["Leo"]);
  await expect(chip(page, "Leo")).toBeVisible();
  expect(await stored(page)).toMatch(/Ann\n(.*\n)*.*Leo\n/);
});

test("a game does not begin with nobody, nor with one player", async ({ page }) => {
  await family(page, "Annie");
  await box(page).focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Start game")).toBeFocused();
  await page.keyboard.press("Enter");
  const alert = sheetOf(page, "Annie").getByRole("alert");
  await expect(alert).toHaveText("Put at least two players at the table.");
  // A name that is only typed plays, too.
  await type(page, ["Ann"]);
  await page.keyboard.type("Leo");
  await button(page, "Start game").click();
  await expect(board(page)).toBeVisible();
  await expect(players(page)).toContainText("Leo");
});

test("long names have room, and the start button is in reach", async ({ page }) => {
  const long = ["Wolfeschlegelsteinhausenbergerdorffwelch", "Maria de los Angeles Fernandez y Gonzalez", "Wwwwwwwwwwwwwwwwwwww Wwwwwwwwwwwwwwwwwww"];
  await page.setViewportSize({ width: 360, height: 640 });
  await family(page, "Annie");
  await type(page, long);
  for (const size of [...SIZES, PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    const faults = await page.evaluate(() => {
      const body = document.querySelector("dialog .modal-body");
      const inner = body.closest("dialog").getBoundingClientRect();
      const out = [...body.querySelectorAll("button, input, label, .name, a, img")].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < inner.left - 1 || right > inner.right + 1);
      });
      const start = body.querySelector("button[type=submit]").getBoundingClientRect();
      const hit = document.elementFromPoint((start.left + start.right) / 2, (start.top + start.bottom) / 2);
      return {
        out: out.map((element) => element.outerHTML.slice(0, 80)),
        scrolls: body.scrollWidth > body.clientWidth,
        starts: hit?.closest("button")?.type === "submit",
      };
    });
    expect(faults, `${size.width}x${size.height}`).toEqual({ out: [], scrolls: false, starts: true });
  }
  await expect(seats(page).first()).toBeVisible();
});

test("everything is done with the keyboard", async ({ page }) => {
  await page.goto("./");
  await button(page, "Play Sorry!").focus();
  await page.keyboard.press("Enter");
  await expect(sheetOf(page, "Sorry!").getByRole("radio", { name: "Me against the computer" })).toBeVisible();
  const named = () => page.evaluate(() => {
    const { ariaLabel, textContent, value, type } = document.activeElement;
    return ariaLabel ?? (type === "radio" ? document.activeElement.closest("label").textContent : textContent) ?? value;
  });
  const tabTo = async (name) => {
    for (let steps = 0; steps < 30; steps += 1) {
      if ((await named()).trim() === name) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never reaches ${name}`);
  };
  await tabTo("Me against the computer");
  await page.keyboard.press("ArrowDown");
  await expect(seats(page)).toHaveCount(4);
  await tabTo("Green: Empty");
  await page.keyboard.press("Space");
  await tabTo("New name");
  await page.keyboard.type("Ann");
  await page.keyboard.press("Enter");
  await expect(seats(page).filter({ hasText: "Ann" })).toHaveAttribute("aria-label", "Green: Ann");
  // Screen readers hear it, too.
  await expect(sheetOf(page, "Sorry!").locator("[aria-live=polite]")).toHaveText("Green: Ann");
  await page.keyboard.press("Shift+Tab");
  await tabTo("New name");
  await page.keyboard.type("Leo");
  await page.keyboard.press("Enter");
  await tabTo("Start game");
  await page.keyboard.press("Enter");
  await expect(board(page)).toBeVisible();
  await expect(players(page)).toContainText("Leo");
});

test("who was named in the form is known", async ({ page }) => {
  await open(page, "game=sorry&R=person:Zoe&Y=person:Tom&seed=1&speed=instant");
  await goHome(page);
  await button(page, "Play Annie").click();
  await expect(chip(page, "Zoe")).toBeVisible();
  await sheetOf(page, "Annie").getByRole("link", { name: "More options" }).click();
  const names = form(page).getByRole("textbox", { name: /name/i });
  await expect.poll(() => names.evaluateAll((boxes) => boxes.map((it) => it.value))).toEqual(expect.arrayContaining(["Zoe", "Tom"]));
});

test("names that are typed faster than the page draws are all seated", async ({ page }) => {
  await family(page, "Sorry!");
  await box(page).evaluate((input, names) => {
    for (const name of names) {
      input.value += name;
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    }
  }, FOUR.slice(0, 3));
  await expect(seats(page).filter({ hasText: "Mia" })).toHaveCount(1);
  await expect.poll(async () => (await taken(page)).toSorted()).toEqual(FOUR.slice(0, 3));
  await expect(box(page)).toHaveValue("");
});

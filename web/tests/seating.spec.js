// Seating: how the board turns for several people at one screen, and the help for each seat.

import { few } from "./full.js";
import { expect, test } from "./page.js";
import { TABLET } from "./room.js";
import { act, alert, board, button, choose, clickIfThere, open, rollButton, turn } from "./table.js";

const FOUR = "game=pollyanna-1951&Y=person:Ann&G=person&R=person&B=person&seed=5&speed=instant";
const side = (page) => page.locator(".side");
const panels = (page) => page.getByRole("list", { name: "Players" }).getByRole("listitem");

/** Rolls or plays the first choice, `count` times, and waits until somebody may act again. */
async function play(page, count) {
  for (let done = 0; done < count; done++) {
    if ((await turn(page)) === "roll") await act(page, () => clickIfThere(rollButton(page)));
    else await playFirst(page);
  }
  await turn(page);
}

/** Plays the first choice if there is one in this moment: the page plays forced ones by itself. */
const playFirst = (page) =>
  act(page, () =>
    page.evaluate(() => {
      const first = document.querySelector("[aria-label=Moves] button");
      first?.click();
      return first !== null;
    }),
  );

/** The quarters by which an element is turned, clockwise. */
const quarters = (element) =>
  element.evaluate((element) => {
    const { transform, rotate } = getComputedStyle(element);
    const turned = new DOMMatrix(transform === "none" ? "" : transform);
    const angle = (Math.atan2(turned.b, turned.a) * 180) / Math.PI + (Number.parseFloat(rotate) || 0);
    return (Math.round(angle / 90) + 4) % 4;
  });

for (const viewport of few([TABLET, { width: 1024, height: 768 }], 1)) {
  test(`round the table at ${viewport.width}x${viewport.height} each has a side and the board most of the room`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, `${FOUR}&sit=round`);
    await turn(page);
    const { width, height } = await board(page).boundingBox();
    expect(width).toBeGreaterThanOrEqual(700);
    expect(height).toBeGreaterThanOrEqual(700);
    // No style of the page turns the cubes off the faces that were rolled.
    for (const cube of await board(page).locator(".cube").all()) await expect(cube).not.toHaveCSS("transform", "none");
    const seen = new Set();
    for (let turns = 0; turns < 8; turns++) {
      const acting = page.locator(".player-panel.to-act");
      const faces = await quarters(acting);
      expect(await quarters(side(page))).toBe(faces);
      seen.add(faces);
      // The tools of a player face that player.
      const tools = side(page).locator(".tools").getByRole("button").filter({ visible: true });
      await expect(tools).toHaveText([/^Moves/, "Undo", "Hint", "Menu"]);
      // Nothing of what is armed is cut off, and nothing lies over the board or is smaller than a finger.
      const onBoard = await board(page).boundingBox();
      for (const control of await side(page).getByRole("button").filter({ visible: true }).all()) {
        const box = await control.boundingBox();
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43.9);
        expect(box.x).toBeGreaterThanOrEqual(-0.5);
        expect(box.y).toBeGreaterThanOrEqual(-0.5);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width + 0.5);
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height + 0.5);
        const apart =
          box.x + box.width <= onBoard.x + 1 ||
          box.x >= onBoard.x + onBoard.width - 1 ||
          box.y + box.height <= onBoard.y + 1 ||
          box.y >= onBoard.y + onBoard.height - 1;
        expect(apart, await control.textContent()).toBe(true);
      }
      await play(page, 1);
    }
    expect(seen.size).toBe(4);
    // Each panel is one line along its side, and whole.
    expect(await panels(page).filter({ visible: true }).count()).toBe(4);
    for (const panel of await panels(page).all()) {
      const box = await panel.boundingBox();
      expect(Math.min(box.width, box.height)).toBeLessThan(60);
      await expect(panel).toBeInViewport({ ratio: 0.99 });
    }
  });
}

for (const query of few([
  "game=annie&Y=person&B=person&R=person&G=person&O=person&P=person",
  "game=pollyanna-1951&Y=person&G=person&R=person&B=person",
  "game=sorry&R=person&B=person&Y=person&G=person",
], 1)) {
  test(`dice and cards by hand have their room round the table: ${query.split("&")[0]}`, async ({ page }) => {
    for (const [width, height] of few([[1024, 768], [768, 1024]], 1)) {
      await page.setViewportSize({ width, height });
      await page.goto("about:blank");
      await open(page, `${query}&sit=round&dice=people&speed=instant`);
      const group = page.locator(".manual-dice");
      for (let told = 0; told < 6; told++) {
        await expect(group).toBeVisible();
        const onBoard = await board(page).boundingBox();
        // All at once, since the group is drawn anew for each roll.
        const boxes = await group.getByRole("button").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
        for (const box of boxes) {
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43.9);
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-0.5);
          expect(box.x + box.width).toBeLessThanOrEqual(width + 0.5);
          expect(box.y + box.height).toBeLessThanOrEqual(height + 0.5);
          const beside = box.x + box.width <= onBoard.x + 1 || box.x >= onBoard.x + onBoard.width - 1;
          const above = box.y + box.height <= onBoard.y + 1 || box.y >= onBoard.y + onBoard.height - 1;
          expect(beside || above).toBe(true);
        }
        // Each row of dice shows something else, or a card is turned.
        for (const row of await group.locator(".faces").all()) {
          await row.getByRole("button").nth(told % 6).click();
        }
        if ((await group.locator(".card").count()) > 0) await group.locator(".card").nth(told).click();
        while ((await group.count()) === 0 && (await turn(page)) === "move") await playFirst(page);
      }
    }
  });
}

/** What of the band of the player on turn is cut off, by its edge or by an element of its own. */
const cut = (page) =>
  side(page).evaluate((side) => {
    const within = (inner, outer) =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    const shown = [...side.querySelectorAll(".status, .hand-card, .curtain, .curtain h2, .curtain button, .card-text, .tools button")];
    const found = shown.filter((element) => {
      const box = element.getBoundingClientRect();
      const outer = (element.parentElement.closest(".curtain") ?? side).getBoundingClientRect();
      // Texts may be larger than their elements.
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isWhole = scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1;
      return element.checkVisibility() && !(within(box, outer) && (element.matches(".hand-card") || isWhole));
    });
    const names = [...document.querySelectorAll(".player-panel .name")].filter((name) => name.scrollWidth > name.clientWidth);
    return [...found, ...names].map((element) => `${element.className} ${element.textContent}`);
  });

for (const viewport of few([
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
], 2)) {
  test(`round the table at ${viewport.width}x${viewport.height} hands and curtains are whole`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const seats = "Y=person:Grandmother&B=person:Leo&R=person:Bartholomew&G=person:Mia";
    await open(page, `game=sorry%2Bhand&${seats}&seed=4&sit=round&speed=instant`);
    const seen = new Set();
    while (seen.size < 4) {
      const curtain = page.locator(".curtain");
      await expect(curtain).toBeVisible();
      seen.add(await page.locator(".player-panel.to-act .name").textContent());
      // Nobody passes a table.
      await expect(curtain.getByRole("heading")).toContainText("your turn");
      expect(await cut(page), "behind the curtain").toEqual([]);
      // By key: what has just appeared ignores clicks.
      await curtain.getByRole("button").press("Enter");
      const cards = side(page).locator(".hand-card");
      await expect(cards).toHaveCount(5);
      const sides = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
      for (const { width, height } of sides) expect(Math.max(width, height)).toBeGreaterThanOrEqual(90);
      expect(await cut(page), "with a hand").toEqual([]);
      expect((await board(page).boundingBox()).width).toBeGreaterThan(0.82 * Math.min(viewport.width, viewport.height));
      await cards.and(page.locator("[aria-disabled=false]")).first().press("Enter");
      await expect(page.locator(".card-text")).toBeVisible();
      expect(await cut(page), "with a card picked").toEqual([]);
      while ((await turn(page)) === "move") await playFirst(page);
    }
  });
}

test("round the table hints and refusals face the player on turn, beside what they are about", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, `${FOUR}&sit=round`);
  const seen = new Set();
  let hinted = false;
  /** The bubble is turned as the band of the player on turn is, and lies within the board. */
  const expectFaced = async (bubble) => {
    await expect(bubble).toBeVisible();
    expect(await quarters(bubble)).toBe(await quarters(side(page)));
    const [box, onBoard] = [await bubble.boundingBox(), await board(page).boundingBox()];
    expect(Math.min(box.x - onBoard.x, box.y - onBoard.y)).toBeGreaterThan(-1);
    expect(box.x + box.width).toBeLessThan(onBoard.x + onBoard.width + 1);
    expect(box.y + box.height).toBeLessThan(onBoard.y + onBoard.height + 1);
  };
  while (seen.size < 4 || !hinted) {
    const what = await turn(page);
    const faces = await quarters(side(page));
    if (!seen.has(faces)) {
      seen.add(faces);
      // Another's pawn.
      await board(page).locator(`[data-piece="${faces === 0 ? 0 : 4}"]`).dispatchEvent("click");
      await expectFaced(page.locator(".refusal.bubble"));
    }
    if (!hinted && faces % 2 === 1 && what === "move") {
      hinted = true;
      await side(page).getByRole("button", { name: "Hint" }).click();
      await expect(side(page).locator(".hint")).toBeVisible();
      for (const label of await board(page).locator(".goal :is(.pips, .spends)").all()) expect(await quarters(label)).toBe(faces);
    }
    await play(page, 1);
  }
});

test("the board turns to the player who holds it", async ({ page }) => {
  await open(page, `${FOUR}&sit=pass`);
  const art = board(page).locator(".art");
  const seen = new Set();
  // How far pawns lean in each frame of a turn.
  await page.evaluate(() => {
    window.leans = [];
    const look = () => {
      if (document.querySelector(".board > svg").getAnimations().length > 0) {
        const figures = [...document.querySelectorAll(".pawns .figure")];
        window.leans.push(...figures.map((figure) => Math.abs(figure.getScreenCTM().b)));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  for (let turns = 0; turns < 8; turns++) {
    const seat = await page.locator(".player-panel.to-act").getAttribute("data-seat");
    const quarter = Number(await board(page).getAttribute("data-turns"));
    // Once it has turned.
    await expect(art).toHaveAttribute("transform", `rotate(${90 * quarter} 5000 5000)`);
    await expect.poll(() => art.evaluate((art) => Math.abs(art.getScreenCTM().a * art.getScreenCTM().b))).toBeLessThan(1e-6);
    seen.add(`${seat} ${quarter}`);
    await play(page, 1);
  }
  expect(seen.size).toBe(4);
  const leans = await page.evaluate(() => window.leans);
  expect(leans.length).toBeGreaterThan(0);
  // On a busy machine two animations may begin a frame apart, which nobody sees.
  expect(Math.max(...leans)).toBeLessThan(0.1);
});

test("on a turned board a tap means what lies under the finger", async ({ page }) => {
  await open(page, `${FOUR}&sit=pass`);
  let tapped = 0;
  for (let tries = 0; tries < 200 && tapped < 6; tries++) {
    const pawn = board(page).getByRole("button").first();
    if ((await turn(page)) === "roll" || (await board(page).getAttribute("data-turns")) === "0") {
      await play(page, 1);
      continue;
    }
    // Once it has turned.
    await board(page).locator("> svg").evaluate((drawn) => Promise.all(drawn.getAnimations().map((turning) => turning.finished)));
    const box = await pawn.boundingBox();
    const [before, label] = [await board(page).getAttribute("data-position"), await pawn.getAttribute("aria-label")];
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    // It is selected, has moved, or asks which of two is meant; never is nothing or another meant.
    const done = () =>
      page.evaluate(
        ([before, label]) =>
          document.querySelector("[data-position]").dataset.position !== before ||
          document.querySelector("dialog[open]") !== null ||
          document.querySelector("[aria-pressed=true][role=button]")?.getAttribute("aria-label") === label,
        [before, label],
      );
    await expect.poll(done).toBe(true);
    if (await page.getByRole("dialog").count()) await page.keyboard.press("Escape");
    await expect(alert(page)).toBeEmpty();
    tapped++;
    await playFirst(page);
  }
  expect(tapped).toBe(6);
});

test("seating, names and help are set up on the form", async ({ page }) => {
  await page.goto("./#/new?game=pollyanna-1951&Y=person&R=person&seed=5&speed=instant");
  const form = page.getByRole("form", { name: "New game" });
  await form.getByText("Lay it flat").click();
  await form.getByText("Help for each player").click();
  await form.getByRole("checkbox", { name: "Red: Highlight moves" }).uncheck();
  await form.getByRole("checkbox", { name: "Yellow: Auto-play forced moves" }).check();
  await form.getByRole("textbox", { name: "Red's name" }).fill("Ann");
  await button(page, "Start game").click();
  await expect(page.locator(".game.around")).toBeVisible();
  await choose(page, "Players");
  const dialog = page.getByRole("dialog", { name: "Players" });
  await expect(dialog.getByRole("radio", { name: "Lay it flat" })).toBeChecked();
  await dialog.getByText("Help for each player").click();
  await expect(dialog.getByRole("checkbox", { name: "Red: Highlight moves" })).not.toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "Yellow: Auto-play forced moves" })).toBeChecked();
  const name = dialog.getByRole("textbox", { name: "Red's name" });
  await expect(name).toHaveValue("Ann");
  await name.fill("Zoë");
  await dialog.getByText("Stays put").click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".game.around")).toHaveCount(0);
  await expect(panels(page).filter({ hasText: "Red" })).toContainText("Zoë");
});

test("a person for whom a bot plays for a while keeps name and place", async ({ page }) => {
  await page.goto("./#/new?game=sorry&R=person:Ann&B=person:Leo&Y=easy&G=easy&seed=5&speed=instant&start");
  const names = () => panels(page).evaluateAll((all) => all.map((each) => each.textContent.match(/Ann|Leo/)?.[0] ?? ""));
  await expect(panels(page)).toHaveCount(4);
  const before = await names();
  expect(before.filter(Boolean)).toEqual(["Ann", "Leo"]);
  const dialog = page.getByRole("dialog", { name: "Players" });
  const sit = async (kinds) => {
    await choose(page, "Players");
    await expect(dialog.getByRole("textbox", { name: "Red's name" })).toHaveValue("Ann");
    const red = dialog.getByRole("group", { name: "Who plays Red?" });
    for (const kind of kinds) await red.getByText(kind, { exact: true }).click();
    await expect(dialog.getByRole("textbox", { name: "Red's name" })).toHaveValue("Ann");
    await page.keyboard.press("Escape");
    expect(await names()).toEqual(before);
  };
  await sit(["Bot", "Easy"]);
  await expect(panels(page).filter({ hasText: "Ann" })).toContainText("easy");
  await sit(["Person"]);
  await expect(panels(page).filter({ hasText: "Ann" })).not.toContainText("easy");
  await page.reload();
  await expect(panels(page).first()).toBeVisible();
  expect(await names()).toEqual(before);
});

// The page before the program: `#frame` in index.html. It shows what the program will draw, which `data-opens` of the document
// says, answers a press with the frame of what it leads to, and presses the same control again once the program has drawn it.

(() => {
  "use strict";

  const { documentElement, body } = document;
  const app = document.getElementById("app");
  const frame = document.getElementById("frame");
  if (!frame) {
    // The guard has said why the page does not start.
    return;
  }
  const [board, sheet] = [".playing", "dialog"].map((selector) => frame.querySelector(selector));
  const [buttons, links] = ["button:not([data-closes])", "a"].map((tag) => [...frame.querySelectorAll(tag)]);
  const name = (control) => control.getAttribute("aria-label") ?? control.textContent.trim();
  /** As they are here: a browser may translate them. */
  const names = new Map([...buttons, ...links].map((control) => [control, name(control)]));
  /** The screens that a press leads to, as the program draws them. */
  const CARRIED_OUT = ".playing, .setup, .notice, dialog[open]";
  /** The frame waits no longer for that. */
  const STAYS_MS = 5_000;

  /** The text stored under a key; empty if there is none, or if storage is blocked. */
  function stored(key) {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  }

  const setting = (name) => new RegExp(`^${name} (.+)$`, "m").exec(stored("turnout/settings"))?.[1] ?? "";

  /** The screen's shape and height as classes, as `crates/table/src/screen/shape.rs` has them. */
  function showShape() {
    const letter = Number.parseFloat(getComputedStyle(documentElement).fontSize);
    const [width, height] = [innerWidth / letter, innerHeight / letter];
    const isPhone = width <= 40 || height <= 30;
    const isWide = width > height;
    const classes = {
      wide: isWide && !isPhone,
      upright: !isWide && !isPhone,
      phone: isPhone,
      "held-across": isWide && isPhone,
      "held-up": !isWide && isPhone,
      cramped: isPhone && height < (isWide ? 20 : 34),
      low: height < 44,
      tall: height >= 48,
      high: height >= 56,
      short: !isWide && !isPhone && width >= 0.7 * height,
    };
    body.className = Object.keys(classes).filter((name) => classes[name]).join(" ");
  }

  /** The address of a game, whichever level its bots have and whichever moves are played automatically. */
  const plain = (address) => address.replace(/&singles=\w*$/, "").replaceAll(/&([A-Z])=(?!person)\w+/g, "&$1=bot");

  /** What the page opens with. */
  function opens() {
    const { hash } = location;
    const isFront = /^(#\/?)?$/.test(hash);
    if (hash.startsWith("#/g/") || /[?&]start\b/.test(hash) || (isFront && window.turnout?.hasGame())) {
      return "game";
    }
    if (hash.startsWith("#/learn")) {
      return "lesson";
    }
    if (hash.startsWith("#/new")) {
      return "form";
    }
    // The database has the saved games, and answers too late.
    if (stored("turnout/current")) {
      return "saved";
    }
    const last = setting("game");
    return last && plain(last) !== plain(frame.querySelector(".hero").dataset.game) ? "again" : "home";
  }

  function show(what, control) {
    documentElement.dataset.opens = what;
    const { board: theme, print } = control?.dataset ?? {};
    board.className = `page playing ${theme ?? ""}`;
    if (print && ["game", "lesson"].includes(what)) {
      // The print of the board comes with the program, not after it.
      for (const part of ["ground", "print", "title"]) {
        new Image().src = `boards/${print}-${part}.svg`;
      }
    }
  }

  /** Loads pictures of the home page, for which no other visit waits. */
  const loaded = (selector) =>
    [...frame.querySelectorAll(`${selector}[data-picture]`)].map(
      (picture) =>
        new Promise((resolve) => {
          picture.addEventListener("load", resolve, { once: true });
          picture.addEventListener("error", resolve, { once: true });
          picture.setAttribute(selector === "img" ? "src" : "href", picture.dataset.picture);
          delete picture.dataset.picture;
        }),
    );

  /** All parts of the board at once, as the lamp would dim it a moment later. */
  function showHero() {
    Promise.all(loaded("image")).then(() =>
      frame.querySelectorAll(".board-picture").forEach((picture) => picture.classList.add("whole")),
    );
  }

  const gameOf = (address) => /[?&]game=([\w-]+)/.exec(address)?.[1];

  /** The control that leads to the same board as the address, as far as that names one. */
  function ofAddress() {
    const game = gameOf(location.hash);
    const isFirst = !game && location.hash.startsWith("#/new");
    return isFirst ? frame.querySelector("[data-zone=play]") : links.find((link) => game && gameOf(link.hash) === game);
  }

  function showOpening() {
    const what = opens();
    show(what, ofAddress());
    if (["home", "again"].includes(what)) {
      loaded("img");
    }
    if (what === "home") {
      showHero();
    }
  }

  /** Leads to the next lesson of each game. */
  for (const [, edition, next, count] of setting("learned").matchAll(/(\S+)=(\d+)(?:\/(\d+))?/g)) {
    const link = links.find(({ hash }) => hash.startsWith(`#/learn?game=${edition}&`));
    if (link && next > 0) {
      link.hash = `#/learn?game=${edition}&lesson=${next}`;
    }
    if (link && next > 1 && count) {
      const words = link.dataset.lessonOf.replace("NEXT", next).replace("COUNT", count);
      link.setAttribute("aria-label", link.getAttribute("aria-label").replace(link.textContent, words));
      link.firstElementChild.textContent = words;
    }
  }

  /** The button to press again, and the control that has the focus. */
  let pressed = null;
  let focused = null;

  function onClick({ target }) {
    if (target.closest("a")) {
      // The program reads the address of a link when it starts.
      pressed = null;
      return;
    }
    if (target.closest("[data-closes]")) {
      sheet.close();
      return;
    }
    const button = buttons.find((each) => each.contains(target));
    if (!button) {
      // A second tap takes nothing back.
      return;
    }
    pressed = button;
    if (!pressed.dataset.sheet) {
      show("game", pressed);
      return;
    }
    const lid = pressed.querySelector("img");
    sheet.className = `modal ${pressed.dataset.sheet}`;
    sheet.querySelector("h2").textContent = pressed.querySelector("b")?.textContent ?? pressed.title;
    sheet.querySelector(".box").hidden = !lid;
    sheet.querySelector("img").src = lid?.src ?? "";
    sheet.showModal();
  }

  // As `web/src/platform/last_input.rs` has them.
  function onKey({ key, ctrlKey, altKey, metaKey }) {
    if (key === "Escape" && pressed && !sheet.open) {
      // Back from the frame of a board.
      const left = pressed;
      pressed = null;
      showOpening();
      left.focus();
    }
    if (!(ctrlKey || altKey || metaKey || key === "Shift")) {
      documentElement.dataset.input = "key";
    }
  }

  function onPointer() {
    documentElement.dataset.input = "pointer";
    focused = null;
  }

  /** What the program has drawn in place of a control. */
  const same = (control) => [...app.querySelectorAll(control.tagName)].find((each) => name(each) === names.get(control));

  const end = new AbortController();

  /** The program has drawn, and that is not seen yet. */
  function takeOver() {
    drawn.disconnect();
    end.abort();
    if (sheet.open) {
      // No longer modal: the focus can be outside.
      sheet.close();
      sheet.open = true;
    }
    const control = pressed ?? focused;
    const drawnControl = control && same(control);
    drawnControl?.focus({ preventScroll: true });
    if (pressed && drawnControl) {
      stay();
      drawnControl.click();
    } else if (!pressed && documentElement.dataset.opens === "lesson") {
      stay();
    } else {
      leave();
    }
  }

  /** Nothing of what was there before the program is needed any more. */
  function leave() {
    frame.remove();
    document.getElementById("boot")?.remove();
  }

  /** The frame of what comes stays until that is there. It does not arrive once more: `data-arrived` ends with the next press. */
  function stay() {
    documentElement.dataset.arrived = "";
    const end = () => {
      carriedOut.disconnect();
      leave();
    };
    const look = () => app.querySelector(CARRIED_OUT) && end();
    const carriedOut = new MutationObserver(look);
    carriedOut.observe(app, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "open"] });
    setTimeout(end, STAYS_MS);
    const forget = () => delete documentElement.dataset.arrived;
    ["keydown", "pointerdown"].forEach((event) => addEventListener(event, forget, { once: true, capture: true }));
    look();
  }

  const drawn = new MutationObserver(takeOver);
  drawn.observe(app, { childList: true });

  const options = { capture: true, signal: end.signal };
  addEventListener("resize", showShape, options);
  addEventListener("hashchange", showOpening, options);
  addEventListener("keydown", onKey, options);
  addEventListener("pointerdown", onPointer, options);
  frame.addEventListener("click", onClick, options);
  frame.addEventListener("focusin", ({ target }) => (focused = target), options);
  sheet.addEventListener("close", () => (pressed = null), options);
  showShape();
  showOpening();
})();

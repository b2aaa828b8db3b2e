// The guard: plain script outside the program, so that it still works when the program does not.
//
// It does three things.
//   1. Opened as a file, the page says that it needs a server, and the command; in a browser that is too
//      old, that it needs a newer one.
//   2. If the program fails, a dialog says so, with "Reload", "Copy report" and the games as a file.
//   3. It counts starts that failed. After two in a row, the game that was to be gone on with is set
//      aside, offered as a file, and the program opens without it.
//
// THE CONTRACT. The program and the guard meet in `window.turnout` and in some keys of the browser's
// storage; `web/GUARD.md` says the same for readers.
//
//   turnout.version        text: version and commit of this build
//   turnout.starting()     start.js: the program is loaded and about to run; gives whether it may
//   turnout.started()      the program, once it has drawn its page and read its save without trouble
//   turnout.failed(text)   the program's panic hook: it has stopped for good. Only the first counts.
//   turnout.unloadable(text)  start.js: a file of the program could not be loaded
//   turnout.record()       the game that is gone on with, as text, or null
//   turnout.aside()        the save that was set aside in this start, or null: open set-up and say so
//
//   turnout/game/ID     written by the program: a game. Opaque to the guard.
//   turnout/current     written by the program, for each tab and for all: the key of the game played last
//   turnout/save, turnout/previous   written by earlier versions: the game going on; others
//   turnout/starts      written by the guard: how many starts in a row have failed
//   turnout/aside/ID    written by the guard: a save that made two starts fail
//
// Storage may be blocked and then throws on every touch; the guard goes on without it.

(() => {
  "use strict";

  const GAME = "turnout/game/";
  const CURRENT = "turnout/current";
  const OLDER = ["turnout/save", "turnout/previous"];
  const STARTS = "turnout/starts";
  const ASIDE = "turnout/aside/";
  /** So many failed starts in a row, and the save is set aside. */
  const STARTS_ALLOWED = 2;
  /** After so long a wait for the network the page says that it is still loading. */
  const SLOW_MS = 10_000;
  /** A program that was run but has not said `started` after so long has failed. */
  const START_MS = 20_000;

  /** What is said here, by language: `cargo xtask dist` writes it (`crates/words`). */
  const TEXTS = "{texts}";
  const say = (name) => (TEXTS[document.documentElement.lang] ?? TEXTS.en)[name];

  /** loading -> starting -> started, and `failed` from any of them. */
  let phase = "loading";
  /** The starts that had failed before this one. */
  let failedBefore = 0;
  let startTimer = 0;
  let setAside = null;

  const storage = {
    get: (key) => unlessBlocked(() => window.localStorage.getItem(key)) ?? null,
    set(key, value) {
      try {
        window.localStorage.setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        window.localStorage.removeItem(key);
      } catch {
        // Nothing was stored then.
      }
    },
  };

  /** What an action gives, or nothing where storage is blocked. */
  function unlessBlocked(action) {
    try {
      return action();
    } catch {
      return undefined;
    }
  }

  /** The key of the game that is gone on with: this tab's, else the last one, else an earlier version's. */
  const current = () =>
    [unlessBlocked(() => window.sessionStorage.getItem(CURRENT)), storage.get(CURRENT), OLDER[0]].find(
      (key) => key && storage.get(key) !== null,
    );

  /** The keys of all games, the one that is gone on with first. */
  function games() {
    const keys = unlessBlocked(() => Object.keys(window.localStorage)) ?? [];
    const all = keys.filter((key) => key.startsWith(GAME) || OLDER.includes(key));
    return [...new Set([current(), ...all])].filter(Boolean);
  }

  const record = () => storage.get(games()[0]);

  /** All games as one file. */
  const file = () =>
    games()
      .map((key) => storage.get(key).replace(/\n?$/, "\n"))
      .join("");

  const meta = (name) =>
    document.querySelector(`meta[name="turnout-${name}"]`)?.getAttribute("content") ?? "unknown";
  const version = () => `${meta("version")} (${meta("commit")})`;

  /** An element with text and attributes; `on` names listeners. */
  function make(tag, { text, on = {}, ...attributes } = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      element.setAttribute(name, value);
    }
    if (text !== undefined) {
      element.textContent = text;
    }
    for (const [event, listener] of Object.entries(on)) {
      element.addEventListener(event, listener);
    }
    element.append(...children);
    return element;
  }

  /** Runs now, or as soon as there is a body to put things in. */
  function whenBody(action) {
    if (document.body) {
      action();
    } else {
      document.addEventListener("DOMContentLoaded", action, { once: true });
    }
  }

  function sayAtBoot(text) {
    const boot = document.querySelector("#boot p");
    if (boot) {
      boot.textContent = text;
    }
  }

  // 1. Opened as a file, or in a browser that is too old.

  function explain(title, ...why) {
    document.getElementById("boot")?.remove();
    document.querySelector("#frame")?.remove();
    document.body.prepend(make("main", { class: "guard-file" }, make("h1", { text: title }), make("p", {}, ...why)));
  }

  function explainFile() {
    // What stands between ` is a command.
    const why = say("guard::needs_server_why").split("`");
    why[1] = make("code", { text: why[1] });
    explain(say("guard::needs_server"), ...why);
  }

  const explainAge = () => explain(say("guard::needs_newer"), say("guard::needs_newer_why"));

  /** Whether the browser lacks what came last of all that is needed: mixed colours, or vectors in a program. */
  function isOld() {
    try {
      const vector = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123];
      return !CSS.supports("color", "color-mix(in srgb, red, red)") || !WebAssembly.validate(Uint8Array.from(vector));
    } catch {
      return true;
    }
  }

  // 2. The program failed.

  function report(message) {
    return [
      "Turnout failed.",
      `what: ${message}`,
      `version: ${version()}`,
      `browser: ${navigator.userAgent}`,
      `window: ${window.innerWidth} x ${window.innerHeight}, ${navigator.language}`,
      `address: ${location.hash || "(no fragment)"}`,
      "record:",
      record() ?? "(none)",
      "",
    ].join("\n");
  }

  async function copy(text, area, status) {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = say("guard::copied");
    } catch {
      // No permission, or not a secure context: select it, so that the keyboard can copy it.
      area.closest("details").open = true;
      area.focus();
      area.select();
      status.textContent = say("guard::copy_selected");
    }
  }

  const download = (text, name, content) =>
    make("a", {
      text,
      download: name,
      href: URL.createObjectURL(new Blob([content], { type: "text/plain" })),
    });

  function showFailure(message, title, advice) {
    document.getElementById("boot")?.remove();
    const text = report(message);
    const status = make("p", { role: "status" });
    const area = make("textarea", { readonly: "", rows: "8", "aria-label": say("guard::report"), text });
    const reload = make("button", {
      type: "button",
      text: say("guard::reload"),
      on: { click: () => location.reload() },
    });
    const dialog = make(
      "dialog",
      {
        class: "guard-dialog",
        role: "alertdialog",
        "aria-labelledby": "guard-title",
        "aria-describedby": "guard-advice",
        // Closing it would leave a page that looks alive and is not.
        on: { cancel: (event) => event.preventDefault() },
      },
      make("h1", { id: "guard-title", text: title }),
      make("p", { id: "guard-advice", text: advice }),
      make(
        "p",
        { class: "guard-buttons" },
        reload,
        make("button", {
          type: "button",
          text: say("guard::copy_report"),
          on: { click: () => copy(text, area, status) },
        }),
        ...(record() === null ? [] : [download(say("guard::download_games"), "turnout-games.txt", file())]),
        make("a", { text: say("guard::reload_clean"), href: `reload.html${location.hash}` }),
      ),
      status,
      make("details", {}, make("summary", { text: say("guard::the_report") }), area),
    );
    document.body.append(dialog);
    dialog.showModal();
    reload.focus();
  }

  function fail(message, title, advice) {
    if (phase === "failed") {
      return;
    }
    phase = "failed";
    clearTimeout(startTimer);
    whenBody(() => showFailure(`${message}`, title, advice));
  }

  /** Where it was: a panic does not say, but functions of the program have numbers (`target/functions.txt`). */
  function stackOf(error) {
    return `${error.stack ?? ""}`.replaceAll(new URL(".", document.baseURI).href, "");
  }

  function failed(message, error = new Error("failed")) {
    const advice = record() === null ? say("guard::stopped_advice") : say("guard::stopped_advice_game");
    fail(`${message}\n${stackOf(error)}`, say("guard::stopped"), advice);
  }

  function unloadable(message) {
    // As the worker answers that keeps the page (`static/sw.js`).
    const isNewer = /\b410\b/.test(message);
    fail(
      message,
      say("guard::not_loaded"),
      isNewer ? say("guard::not_loaded_newer") : say("guard::not_loaded_advice"),
    );
  }

  /** Whether an error comes from this page's own files, and not from an extension of the browser. */
  function isOurs(error, file) {
    const base = new URL(".", document.baseURI).href;
    return (
      error instanceof WebAssembly.RuntimeError ||
      (file ?? "").startsWith(base) ||
      (error instanceof Error && `${error.stack}`.includes(base))
    );
  }

  function watchErrors() {
    // Ten calls, as many as browsers tell of unless they are asked, are those of a panic itself.
    Error.stackTraceLimit = 40;
    window.addEventListener(
      "error",
      (event) => {
        const target = event.target;
        if (target instanceof HTMLScriptElement) {
          unloadable(`${target.src} could not be loaded`);
        } else if (
          event instanceof ErrorEvent &&
          !event.message.startsWith("ResizeObserver loop") &&
          isOurs(event.error, event.filename)
        ) {
          failed(event.message, event.error ?? undefined);
        }
      },
      // A script that fails to load says so without bubbling.
      true,
    );
    window.addEventListener("unhandledrejection", ({ reason }) => {
      // A cancelled animation rejects with a DOMException; that is no failure.
      if (!(reason instanceof DOMException) && isOurs(reason)) {
        failed(`${reason}`, reason);
      }
    });
  }

  // 3. Failed starts.

  function starting() {
    if (phase !== "loading") {
      return false;
    }
    phase = "starting";
    // Counted as failed until the program says otherwise: a program that hangs says nothing.
    storage.set(STARTS, `${failedBefore + 1}`);
    startTimer = setTimeout(() => failed("The program did not start in time."), START_MS);
    return true;
  }

  function started() {
    if (phase === "failed") {
      return;
    }
    phase = "started";
    clearTimeout(startTimer);
    storage.remove(STARTS);
    document.getElementById("boot")?.remove();
  }

  function forgiveLeaving() {
    // Whoever reloads or leaves while the page is still starting has not seen it fail.
    if (phase === "starting") {
      storage.set(STARTS, `${failedBefore}`);
    }
  }

  function offerAside(save) {
    const link = download(say("guard::aside_download"), "turnout-save.txt", save);
    const notice = make(
      "section",
      { class: "guard-aside", "aria-labelledby": "guard-aside-title" },
      make("h2", { id: "guard-aside-title", text: say("guard::aside") }),
      make("p", { text: say("guard::aside_why") }),
      make(
        "p",
        { class: "guard-buttons" },
        link,
        make("button", { type: "button", text: say("guard::dismiss"), on: { click: () => notice.remove() } }),
      ),
    );
    document.body.prepend(notice);
  }

  /** The save under another key, at which the program does not look. */
  function moveAside(key, save) {
    const aside = ASIDE + key.split("/").at(-1);
    if (storage.set(aside, save)) {
      storage.remove(key);
      return;
    }
    // There is no room for both.
    storage.remove(key);
    if (!storage.set(aside, save)) {
      storage.set(key, save);
    }
  }

  function countStarts() {
    const count = Number.parseInt(storage.get(STARTS) ?? "", 10);
    failedBefore = Number.isSafeInteger(count) && count > 0 ? count : 0;
    const key = current();
    if (failedBefore >= STARTS_ALLOWED && key) {
      const save = storage.get(key);
      moveAside(key, save);
      storage.remove(STARTS);
      failedBefore = 0;
      setAside = save;
      whenBody(() => offerAside(save));
    }
    window.addEventListener("pagehide", forgiveLeaving);
  }

  window.turnout = Object.freeze({
    get version() {
      return version();
    },
    starting,
    started,
    failed,
    unloadable,
    record,
    aside: () => setAside,
  });

  if (location.protocol === "file:") {
    phase = "failed";
    whenBody(explainFile);
  } else if (isOld()) {
    phase = "failed";
    whenBody(explainAge);
  } else {
    watchErrors();
    countStarts();
    setTimeout(() => {
      if (phase === "loading") {
        sayAtBoot(say("guard::slow"));
      }
    }, SLOW_MS);
  }
})();

// The crash guard: a plain script outside the program, so that it works when the program does not.
//
//   1. Opened as a file, in a browser that is too old, or in another site's frame, the page says what it needs.
//   2. If the program fails, a dialog offers to reload, to copy a report, and the saved games as a file.
//   3. It counts failed starts. After two in a row it sets the current game aside, offers it as a file, and
//      the program starts without it.
//
// The program meets it in `window.turnout`, in the database of games and in some storage keys: `web/GUARD.md`
// describes them. Storage may be blocked and then fails on every access; the guard goes on without it.

(() => {
  "use strict";

  /** The database of games, and what its store is called. */
  const DATABASE = "turnout";
  const GAMES = "games";
  const GAME = "turnout/game/";
  const CURRENT = "turnout/current";
  /** The key of the game whose end was seen last: the page does not open with it. */
  const SEEN = "turnout/seen";
  /** When the day began on which a game was last saved: on a later day the page opens at home. */
  const PLAYED = "turnout/played";
  const STARTS = "turnout/starts";
  const ASIDE = "turnout/aside/";
  /** After this many failed starts in a row the current game is set aside. */
  const STARTS_ALLOWED = 2;
  /** The guard waits no longer than this for the database. */
  const DATABASE_MS = 2_000;
  /** Loading has failed when nothing arrives for so long. */
  const STALL_MS = 10_000;
  /** A program that ran but did not call `started` within this time has failed. */
  const START_MS = 20_000;

  const { documentElement } = document;
  const base = new URL(".", document.baseURI).href;
  /** What `cargo xtask finish-page` has written into the HTML. */
  const json = (id) => JSON.parse(document.getElementById(id).textContent);
  /** A text in the language of the page. */
  const say = (name) => {
    const texts = json("texts");
    return (texts[documentElement.lang] ?? texts.en)[name];
  };
  /** The files of this build by name, with the digests of those that `fetched` checks. */
  const digests = json("files");
  /** The addresses of our own files. A host may have added others to the page. */
  const files = [...Object.keys(digests), "sw.js"].map((name) => base + name);
  const isOurs = (address) => [address, base + address].some((whole) => files.includes(whole.split("?")[0]));

  // Only our scripts may be run by their addresses. Nothing else has a policy: no text becomes HTML or a script.
  window.trustedTypes?.createPolicy("default", { createScriptURL: (address) => (isOurs(address) ? address : null) });

  /** loading -> starting -> started, and `failed` from any of them. */
  let phase = "loading";
  /** Failed starts before this one. */
  let failedBefore = 0;
  let startTimer = 0;
  let stallTimer = 0;
  let setAside = null;
  /** Settles when the guard has looked at the failed starts before this one. */
  let checked;

  /** What an action returns, or `undefined` where storage is blocked. */
  function unlessBlocked(action) {
    try {
      return action();
    } catch {
      return undefined;
    }
  }

  const storage = {
    get: (key) => unlessBlocked(() => localStorage.getItem(key)) ?? null,
    /** Whether it worked. */
    set: (key, value) => unlessBlocked(() => localStorage.setItem(key, value) ?? true) ?? false,
    remove: (key) => unlessBlocked(() => localStorage.removeItem(key)),
  };

  /** The key of the game to continue: this tab's, else the last one played. */
  const current = () => unlessBlocked(() => sessionStorage.getItem(CURRENT)) || storage.get(CURRENT);

  /** The key of the game that the page opens with, if it does. */
  const opening = () => {
    const isOfToday = Number(storage.get(PLAYED) ?? Infinity) >= new Date().setHours(0, 0, 0, 0);
    return isOfToday && current() !== storage.get(SEEN) ? current() : null;
  };

  /** What a request of the database answers, in time. */
  const answer = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
      setTimeout(reject, DATABASE_MS);
    });

  /** Does something with the store of games; fails where the browser keeps nothing. */
  async function withGames(action) {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(GAMES);
    const database = await answer(opening);
    try {
      return await action(database.transaction(GAMES, "readwrite", { durability: "strict" }).objectStore(GAMES));
    } finally {
      database.close();
    }
  }

  /** The texts of all saved games, the current one first. */
  async function games() {
    const saved = await withGames(async (store) => {
      const [keys, texts] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
      return keys.map((key, index) => [key, texts[index]]);
    }).catch(() => []);
    const all = new Map(saved.filter(([key]) => key.startsWith(GAME)));
    const first = all.get(current());
    all.delete(current());
    return [first, ...all.values()].filter((text) => text !== undefined);
  }

  const meta = (name) => document.querySelector(`meta[name="turnout-${name}"]`)?.content ?? "unknown";
  const version = () => `${meta("version")} (${meta("commit")})`;

  /** An element with text, attributes and listeners. */
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

  const file = (saved) => saved.map((text) => text.replace(/\n?$/, "\n")).join("");
  const button = (text, click) => make("button", { type: "button", text, on: { click } });
  const download = (text, name, content) =>
    make("a", { text, download: name, href: URL.createObjectURL(new Blob([content], { type: "text/plain" })) });

  // 1. Opened as a file, in a browser that is too old, or in another site's frame.

  function explain(title, why, ...more) {
    document.getElementById("boot")?.remove();
    document.getElementById("frame")?.remove();
    // A command stands between backticks.
    const parts = say(why).split("`").map((text, index) => (index % 2 ? make("code", { text }) : text));
    document.body.prepend(make("main", { class: "guard-file" }, make("h1", { text: say(title) }), make("p", {}, ...parts), ...more));
  }

  /**
   * Whether the browser lacks the newest features that the page needs: mixed colours, SIMD in wasm, workers that are modules. Firefox
   * has these since 114 and does not tell; sorted copies came with 115. `web/tools/supported.js` compares what is asked here with
   * what is used.
   */
  function isOld() {
    try {
      const vector = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123];
      const known = CSS.supports("color", "color-mix(in srgb, red, red)") && WebAssembly.validate(Uint8Array.from(vector));
      return !(known && [].toSorted);
    } catch {
      return true;
    }
  }

  /** Whether a page of another origin holds this one: it could lead clicks astray. */
  function isFramed() {
    try {
      for (let frame = window; frame !== top; frame = frame.parent) {
        // Throws for another origin.
        void frame.parent.document;
      }
      return false;
    } catch {
      return true;
    }
  }

  // 2. The program failed.

  const report = (message, record) =>
    [
      "Turnout failed.",
      `what: ${message}`,
      `version: ${version()}`,
      `browser: ${navigator.userAgent}`,
      `window: ${innerWidth} x ${innerHeight}, ${navigator.language}`,
      `address: ${location.hash || "(no fragment)"}`,
      "record:",
      // Without the secret of a game by link.
      record?.replace(/^link .*\n/m, "") ?? "(none)",
      "",
    ].join("\n");

  async function copy(area, status) {
    try {
      await navigator.clipboard.writeText(area.value);
      status.textContent = say("guard::copied");
    } catch {
      // No permission, or not a secure context: select the text, so that the keyboard can copy it.
      area.closest("details").open = true;
      area.focus();
      area.select();
      status.textContent = say("guard::copy_selected");
    }
  }

  function showFailure(message, saved, title, advice, again) {
    document.getElementById("boot")?.remove();
    const status = make("p", { role: "status" });
    const area = make("textarea", { readonly: "", rows: "8", "aria-label": say("guard::report"), text: report(message, saved[0]) });
    const reload = button(again, () => location.reload());
    const buttons = [
      reload,
      button(say("guard::copy_report"), () => copy(area, status)),
      ...(saved.length === 0 ? [] : [download(say("guard::download_games"), "turnout-games.txt", file(saved))]),
      make("a", { text: say("guard::reload_clean"), href: `reload.html${location.hash}` }),
    ];
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
      make("p", { class: "guard-buttons" }, ...buttons),
      status,
      make("details", {}, make("summary", { text: say("guard::the_report") }), area),
    );
    document.body.append(dialog);
    dialog.showModal();
    reload.focus();
  }

  /** `advice` says what to do, given whether there are games; `again` is what the button says. */
  async function fail(message, title, advice, again = "guard::reload") {
    if (phase !== "failed") {
      phase = "failed";
      clearTimeout(startTimer);
      const saved = await games();
      showFailure(message, saved, say(title), say(advice(saved.length > 0)), say(again));
    }
  }

  function failed(message, error = new Error("failed")) {
    const stack = `${error.stack ?? ""}`.replaceAll(base, "");
    const advice = (hasGames) => (hasGames ? "guard::stopped_advice_game" : "guard::stopped_advice");
    fail(`${message}\n${stack}`, "guard::stopped", advice);
  }

  function unloadable(message) {
    // The service worker answers 410 when the server has another build.
    const isNewer = /\b410\b/.test(message);
    const advice = () => (isNewer ? "guard::not_loaded_newer" : "guard::not_loaded_advice");
    fail(message, "guard::not_loaded", advice, "guard::try_again");
  }

  /** Whether an error comes from our own files, and not from a browser extension or from the host. */
  const isOurError = (error, file = "") =>
    error instanceof WebAssembly.RuntimeError || files.some((name) => `${file} ${error?.stack}`.includes(name));

  /** A script, or a style sheet without which nothing can be read. */
  const isNeeded = (target) => target.matches?.("script, link[rel=stylesheet]") && isOurs(target.src ?? target.href);

  function onError(event) {
    const { target } = event;
    if (isNeeded(target)) {
      unloadable(`${target.src ?? target.href} could not be loaded`);
    } else if (
      event instanceof ErrorEvent &&
      !event.message.startsWith("ResizeObserver loop") &&
      isOurError(event.error, event.filename)
    ) {
      if (phase === "loading" && event.error instanceof SyntaxError) {
        // Some hosts answer with their own page where a file is missing.
        unloadable(`${event.filename} is no script: ${event.message}`);
      } else {
        failed(event.message, event.error ?? undefined);
      }
    }
  }

  function onRejection({ reason }) {
    // A cancelled animation rejects with a DOMException: no failure.
    if (!(reason instanceof DOMException) && isOurError(reason)) {
      failed(`${reason}`, reason);
    }
  }

  /** Something has arrived; the next thing must do so in time. */
  function progress() {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(() => {
      if (phase === "loading") {
        unloadable(`Nothing arrived for ${STALL_MS / 1_000} seconds.`);
      }
    }, STALL_MS);
  }

  /** A small file of this build, in time; the browser refuses any other content. */
  function fetched(name, query = `?${meta("commit")}`) {
    const attempt = (cache) => {
      const control = new AbortController();
      setTimeout(() => control.abort(), STALL_MS);
      return fetch(`${base}${name}${query}`, { integrity: `sha256-${digests[name]}`, signal: control.signal, cache });
    };
    return attempt("default").catch((error) => {
      if (error.name === "AbortError") {
        throw error;
      }
      // What the browser has cached may be spoilt.
      return attempt("reload");
    });
  }

  /** Throws unless these are the bytes of a file of this build. Pages without https cannot compute digests. */
  async function check(name, bytes) {
    const digest = await crypto.subtle?.digest("SHA-256", bytes);
    if (digest && btoa(String.fromCharCode(...new Uint8Array(digest))) !== digests[name]) {
      throw new Error(`${name} is not as it was built`);
    }
  }

  // 3. Failed starts.

  async function starting() {
    await checked;
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
    if (phase !== "failed") {
      phase = "started";
      clearTimeout(startTimer);
      storage.remove(STARTS);
      document.getElementById("boot")?.remove();
    }
  }

  function onLeaving() {
    // Leaving or reloading while the page starts is no failure.
    if (phase === "starting") {
      storage.set(STARTS, `${failedBefore}`);
    }
  }

  function offerAside(save) {
    const buttons = [
      download(say("guard::aside_download"), "turnout-save.txt", save),
      button(say("guard::dismiss"), () => notice.remove()),
    ];
    const notice = make(
      "section",
      { class: "guard-aside", "aria-labelledby": "guard-aside-title" },
      make("h2", { id: "guard-aside-title", text: say("guard::aside") }),
      make("p", { text: say("guard::aside_why") }),
      make("p", { class: "guard-buttons" }, ...buttons),
    );
    document.body.prepend(notice);
  }

  /** Moves a game to a key under which the program lists it and does not read it; gives its text. */
  const moveAside = (key) =>
    withGames(async (store) => {
      const text = await answer(store.get(key));
      if (text !== undefined) {
        store.put(text, ASIDE + key.split("/").at(-1));
        await answer(store.delete(key));
      }
      return text;
    });

  async function countStarts() {
    const count = Number.parseInt(storage.get(STARTS) ?? "", 10);
    failedBefore = Number.isSafeInteger(count) && count > 0 ? count : 0;
    addEventListener("pagehide", onLeaving);
    const key = opening();
    if (failedBefore >= STARTS_ALLOWED && key) {
      setAside = (await moveAside(key)) ?? null;
      storage.remove(STARTS);
      failedBefore = 0;
      if (setAside !== null) {
        offerAside(setAside);
      }
    }
  }

  window.turnout = Object.freeze({
    version: version(),
    starting,
    started,
    failed,
    unloadable,
    progress,
    fetched,
    check,
    /** Whether there is a game to be gone on with. */
    hasGame: () => Boolean(opening()),
    aside: () => setAside,
  });

  if (location.protocol === "file:") {
    phase = "failed";
    explain("guard::needs_server", "guard::needs_server_why");
  } else if (isOld()) {
    phase = "failed";
    explain("guard::needs_newer", "guard::needs_newer_why");
  } else if (isFramed()) {
    phase = "failed";
    const link = make("a", { text: say("guard::framed_open"), href: location.href, target: "_blank" });
    explain("guard::framed", "guard::framed_why", make("p", {}, link));
  } else {
    // The ten calls that browsers report by default are those of the panic itself.
    Error.stackTraceLimit = 40;
    // A script that fails to load reports it without bubbling. Style sheets may have done so before.
    addEventListener("error", onError, true);
    const isEmpty = (link) => !unlessBlocked(() => link.sheet.cssRules.length);
    const lookForStyles = () => [...document.querySelectorAll("link")].filter(isEmpty).forEach((target) => onError({ target }));
    addEventListener("load", lookForStyles);
    addEventListener("unhandledrejection", onRejection);
    // Where nothing can be moved, the program starts all the same.
    checked = countStarts().catch(() => {});
    progress();
  }
})();

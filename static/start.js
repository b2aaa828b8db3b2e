// Loads the page's program and its texts, runs it, and then loads what can be missed for a moment: the bots' program, and
// what plays without a network. Trunk writes the names of the page's files into the attributes of this script's element (see
// Trunk.toml); those of the bots have no hash in them.
//
// Loading and running are separate, so that `guard.js` can tell a broken network from a broken program:
// only a program that ran and failed counts as a failed start.

const { turnout } = window;
/** Loading has failed when nothing arrives for so long, as in `guard.js`. */
const STALL_MS = 10_000;
const address = (name) => new URL(name, document.baseURI);
/** The commit of this build. Files without a hash in their name are requested with it. */
const { search } = new URL(import.meta.url);
const { lang } = document.documentElement;
const { program, wasm } = document.querySelector("script[data-program]").dataset;
/** A program: its two files, as the list of files has them, and the query with which they are requested. */
const PAGE = { script: plain(program), wasm: plain(wasm), query: "" };
const BOTS = { script: "bots.js", wasm: "bots_bg.wasm", query: search };

/** The browser's offer to install the page, for "About". */
let offer = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
});
// The program meets it in `window.installation` (`web/src/platform/installation.rs`).
window.installation = Object.freeze({
  isOffered: () => offer !== null,
  start() {
    offer?.prompt();
    offer = null;
  },
});

// The program meets it in `web/src/platform/share.rs`. Few ever share a picture.
window.pictures = Object.freeze({
  share: (...picture) => import(`./picture.js${search}`).then((module) => module.share(...picture)),
});

/** A name as the list of files has it. */
function plain(name) {
  return name.replace(/^\.\//, "");
}

/** The bytes of a body. `progress` hears of every part: the program is large, and the connection may be slow. */
async function whole(body, progress) {
  const reader = body.getReader();
  const parts = [];
  for (;;) {
    progress();
    const { done, value } = await reader.read();
    if (done) {
      return new Blob(parts).arrayBuffer();
    }
    parts.push(value);
  }
}

/**
 * A compiled program. A browser that checks digests itself (`turnout.fetched`) compiles nothing before all of it is here,
 * and tells of no part. So the program is compiled while it arrives, and its digest is checked before it runs.
 */
async function compiled({ wasm, query }, cache) {
  const control = new AbortController();
  let timer;
  const progress = () => {
    turnout.progress();
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), STALL_MS);
  };
  progress();
  try {
    const response = await fetch(address(wasm + query), { cache, signal: control.signal });
    if (!response.ok) {
      throw new Error(`the server answered ${response.status}`);
    }
    const bytes = whole(response.clone().body, progress);
    const checked = bytes.then((all) => turnout.check(wasm, all));
    // Some hosts send it under another type.
    const module = WebAssembly.compileStreaming(response).catch(async () => WebAssembly.compile(await bytes));
    const [program] = await Promise.all([module, checked]);
    return program;
  } finally {
    clearTimeout(timer);
  }
}

/** A promise whose error says which file did not arrive. */
const named = (name, promise) =>
  promise.catch((error) => {
    throw new Error(`${name}: ${error}`);
  });

/** The compiled module of a program. */
function moduleOf(files) {
  const again = (error) => {
    if (error.name === "AbortError") {
      throw error;
    }
    // What the browser has cached may be spoilt.
    return compiled(files, "reload");
  };
  return named(files.wasm, compiled(files, "default").catch(again));
}

/** The address of a program's script, which has been checked: an import cannot be. */
async function scriptOf({ script, query }) {
  await named(script, turnout.fetched(script, query));
  return address(script + query).href;
}

/** The functions of a program, which begins when its script and its module are here. */
async function begun(script, module) {
  const imported = async () => import(await script);
  const [bindings, compiledModule] = await Promise.all([imported(), module]);
  await bindings.default({ module_or_path: compiledModule });
  return bindings;
}

let botsFetched;
/** The script and the module of the bots; fetched again if they did not come. */
const fetchedBots = () =>
  (botsFetched ??= Promise.all([scriptOf(BOTS), moduleOf(BOTS)]).catch((error) => {
    botsFetched = undefined;
    throw error;
  }));

/** How the page reaches its bots (`web/src/worker/client.rs`). */
const bots = {
  /** The page can be used: loads what it does not need to begin with. */
  fetch: () =>
    fetchedBots()
      .catch(() => {})
      .then(() => import(`./updates.js${search}`))
      .catch(() => {}),

  /** The bots in a worker, which gets the compiled program. */
  async inWorker() {
    const [script, module] = await fetchedBots();
    const worker = new Worker(address(`worker.js${search}`), { type: "module" });
    worker.postMessage({ script, module });
    return worker;
  },

  /** The bots on this thread, behind what looks like a worker. */
  async onPage() {
    const { port1, port2 } = new MessageChannel();
    const bindings = await begun(...(await fetchedBots()));
    bindings.run(port1);
    return Object.assign(port2, { terminate: () => port2.close() });
  },
};

async function load() {
  const name = `words/${lang}.txt`;
  const texts = named(name, turnout.fetched(name).then((response) => response.text()));
  const [bindings] = await Promise.all([begun(scriptOf(PAGE), moduleOf(PAGE)), texts]);
  return { bindings, texts: await texts };
}

try {
  turnout.progress();
  const { bindings, texts } = await load();
  if (await turnout.starting()) {
    try {
      bindings.run(lang, texts, bots);
    } catch (error) {
      turnout.failed(`The program stopped while starting: ${error}`);
    }
  }
} catch (error) {
  turnout.unloadable(`${error}`);
}

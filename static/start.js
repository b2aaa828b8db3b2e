// Loads the program and runs it. Names of files stand in attributes of this script's element (see
// Trunk.toml), because they change with the program.
//
// Loading and running are apart so that `guard.js` can tell a broken network from a broken
// program: only a program that was run and failed counts as a failed start.
//
// The program is in parts (`web/parts.txt`). The first and that of the game that is likely to be
// played are loaded before it runs, all others then. The program meets them in `parts`
// (`web/src/parts.rs`). Where the page is kept by a worker (`sw.js`) all are loaded before: they are at
// hand, and no worker answers a request for which everything waits.

const element = document.querySelector("script[data-program]");
const address = (name) => new URL(name, document.baseURI);
const program = address(element.dataset.program);
const first = address(element.dataset.wasm);
/** The other parts, by their numbers: files and names. */
const files = element.dataset.parts.split(" ").map(address);
const names = files.map((file) => file.pathname.split("/").at(-1).split("-")[0]);
/** Those that are brought only when somebody asks for them: tests and measurements do. */
const asked = element.dataset.asked.split(" ");
const comesByItself = (part) => !asked.includes(names[part]);

/** The part of what a board does without. Those of the games come last, as they are offered. */
const REST = 0;

/** What parts are linked to, and the promise that it is there. */
let exports;
let link;
const linked = new Promise((resolve) => {
  link = resolve;
});
/** For each part its module, once somebody has asked for it; and whether it is linked. */
const coming = files.map(() => undefined);
const here = files.map(() => false);

async function fetched(file) {
  const response = await fetch(file);
  if (!response.ok) {
    throw new Error(`${file.pathname} answered ${response.status}`);
  }
  // While it arrives, and kept compiled by the browser; not every host knows the type that this asks for.
  return response.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

function bring(part) {
  coming[part] ??= fetched(files[part]).catch((error) => {
    // Whoever asks next tries again.
    coming[part] = undefined;
    throw error;
  });
  return coming[part];
}

async function brought(part) {
  const module = await bring(part);
  // Somebody may ask before the program runs.
  await linked;
  if (!here[part]) {
    await WebAssembly.instantiate(module, { 1: exports });
    here[part] = true;
  }
  return module;
}

/** Brings a part while everything waits: no other way is left to who has called a function of it. */
function needPart(part) {
  if (here[part]) {
    return;
  }
  try {
    const request = new XMLHttpRequest();
    request.open("GET", files[part], false);
    // Bytes as characters, which is all that a request may have for which everything waits.
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status !== 200) {
      throw new Error(`${files[part].pathname} answered ${request.status}`);
    }
    const bytes = Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 0xff);
    new WebAssembly.Instance(new WebAssembly.Module(bytes), { 1: exports });
    here[part] = true;
  } catch (error) {
    window.turnout.unloadable(`${error}`);
    throw error;
  }
}

/** The parts beside the game's that the address or the save asks for: a game may stand in an address whole. */
function given() {
  const save = window.turnout.record();
  const learns = location.hash.startsWith("#/learn");
  return save !== null || learns || /^#\/g\/|dice=/.test(location.hash) ? [REST] : [];
}

/** The part of the game in the address or the save, or else of the one that the set-up begins with. */
function likely() {
  const text = `${location.hash} ${window.turnout.record() ?? ""}`;
  const games = names.filter((name, part) => part !== REST && comesByItself(part));
  return names.indexOf(games.find((game) => text.includes(game)) ?? games[0]);
}

window.parts = Object.freeze({
  link: (given) => {
    exports = given;
    link();
  },
  all: () => Promise.all(files.map((file, part) => (comesByItself(part) ? brought(part) : null))),
  needPart,
});

/** The texts of the language that `language.js` has found; of this build, as this script is. */
async function texts(language) {
  const file = address(`words/${language}.txt${new URL(import.meta.url).search}`);
  const response = await fetch(file);
  if (!response.ok) {
    throw new Error(`${file.pathname} answered ${response.status}`);
  }
  return response.text();
}

async function load() {
  const isKept = Boolean(navigator.serviceWorker?.controller);
  const early = isKept ? [...files.keys()].filter(comesByItself) : [likely(), ...given()];
  // Whoever needs one and finds it missing says so.
  const parts = early.map((part) => bring(part).catch(() => {}));
  const { lang } = document.documentElement;
  const [bindings, module, said] = await Promise.all([import(program.href), fetched(first), texts(lang), ...parts]);
  return { bindings, module, early, lang, said };
}

try {
  const { bindings, module, early, lang, said } = await load();
  if (window.turnout.starting()) {
    try {
      await bindings.default({ module_or_path: module });
      await Promise.allSettled(early.map(brought));
      bindings.run(lang, said);
      // What no board needs at first is heeded from now on, and has been on its way meanwhile.
      for (const sheet of document.querySelectorAll("link[data-later]")) {
        sheet.media = "all";
      }
      // Then it may be kept. Of this build, as this script is: see `sw.js`.
      const { search } = new URL(import.meta.url);
      window.parts.all().then(() => import(`./offline.js${search}`)).catch(() => {});
    } catch (error) {
      window.turnout.failed(`The program stopped while starting: ${error}`);
    }
  }
} catch (error) {
  window.turnout.unloadable(`${error}`);
}

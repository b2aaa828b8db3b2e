// Loads the program and its texts, then runs it. Trunk writes the names of the program's files into the
// attributes of this script's element (see Trunk.toml).
//
// Loading and running are separate, so that `guard.js` can tell a broken network from a broken program:
// only a program that ran and failed counts as a failed start.

const { program, wasm } = document.querySelector("script[data-program]").dataset;
const { turnout } = window;
const address = (name) => new URL(name, document.baseURI);
/** The commit of this build. Files without a hash in their name are requested with it. */
const { search } = new URL(import.meta.url);
const { lang } = document.documentElement;

/** Tells the guard of every part of a body that arrives: the program is large, and the connection may be slow. */
async function watch(body) {
  const reader = body.getReader();
  do {
    turnout.progress();
  } while (!(await reader.read()).done);
}

/** The compiled program; the browser compiles it while it arrives. */
async function compiled() {
  const response = await fetch(address(wasm));
  if (!response.ok) {
    throw new Error(`the server answered ${response.status}`);
  }
  watch(response.clone().body).catch(() => {});
  return response;
}

/** A promise whose error says which file did not arrive. */
const named = (name, promise) =>
  promise.catch((error) => {
    throw new Error(`${name}: ${error}`);
  });

async function load() {
  const name = `words/${lang}.txt`;
  const texts = named(name, turnout.fetched(name).then((response) => response.text()));
  const module = named(wasm, compiled());
  const [bindings] = await Promise.all([named(program, import(address(program))), texts, module]);
  await bindings.default({ module_or_path: module });
  return { bindings, texts: await texts };
}

try {
  turnout.progress();
  const { bindings, texts } = await load();
  if (await turnout.starting()) {
    try {
      bindings.run(lang, texts);
      import(`./updates.js${search}`).catch(() => {});
    } catch (error) {
      turnout.failed(`The program stopped while starting: ${error}`);
    }
  }
} catch (error) {
  turnout.unloadable(`${error}`);
}

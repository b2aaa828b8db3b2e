// Loads the program and its texts, then runs it. Trunk writes the names of the program's files into the
// attributes of this script's element (see Trunk.toml).
//
// Loading and running are separate, so that `guard.js` can tell a broken network from a broken program:
// only a program that ran and failed counts as a failed start.

const { program, wasm } = document.querySelector("script[data-program]").dataset;
const address = (name) => new URL(name, document.baseURI);
/** The commit of this build. Files without a hash in their name are requested with it. */
const { search } = new URL(import.meta.url);
const { lang } = document.documentElement;

async function fetched(file) {
  const response = await fetch(file);
  if (!response.ok) {
    throw new Error(`${file.pathname} answered ${response.status}`);
  }
  return response;
}

async function load() {
  const texts = fetched(address(`words/${lang}.txt${search}`)).then((response) => response.text());
  const module = fetched(address(wasm));
  const [bindings] = await Promise.all([import(address(program)), texts, module]);
  await bindings.default({ module_or_path: module });
  return { bindings, texts: await texts };
}

try {
  const { bindings, texts } = await load();
  if (await window.turnout.starting()) {
    try {
      bindings.run(lang, texts);
      import(`./offline.js${search}`).catch(() => {});
    } catch (error) {
      window.turnout.failed(`The program stopped while starting: ${error}`);
    }
  }
} catch (error) {
  window.turnout.unloadable(`${error}`);
}

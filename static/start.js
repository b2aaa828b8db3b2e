// Loads the program and its texts, then runs it. Trunk writes the names of the program's files into the
// attributes of this script's element (see Trunk.toml).
//
// Loading and running are separate, so that `guard.js` can tell a broken network from a broken program:
// only a program that ran and failed counts as a failed start.

const { program, wasm } = document.querySelector("script[data-program]").dataset;
const { turnout } = window;
/** A file's name in the list of files. */
const plain = (name) => name.replace(/^\.\//, "");
const address = (name) => new URL(name, document.baseURI);
/** The commit of this build. Files without a hash in their name are requested with it. */
const { search } = new URL(import.meta.url);
const { lang } = document.documentElement;

/** The bytes of a body. The guard hears of every part: the program is large, and the connection may be slow. */
async function whole(body) {
  const reader = body.getReader();
  const parts = [];
  for (;;) {
    turnout.progress();
    const { done, value } = await reader.read();
    if (done) {
      return new Blob(parts).arrayBuffer();
    }
    parts.push(value);
  }
}

/**
 * The compiled program. A browser that checks digests itself (`turnout.fetched`) compiles nothing before all of it is here,
 * and tells of no part. So the program is compiled while it arrives, and its digest is checked before it runs.
 */
async function compiled(cache) {
  const response = await fetch(address(wasm), { cache });
  if (!response.ok) {
    throw new Error(`the server answered ${response.status}`);
  }
  const bytes = whole(response.clone().body);
  const checked = bytes.then((all) => turnout.check(plain(wasm), all));
  // Some hosts send it under another type.
  const module = WebAssembly.compileStreaming(response).catch(async () => WebAssembly.compile(await bytes));
  const [program] = await Promise.all([module, checked]);
  return program;
}

/** A promise whose error says which file did not arrive. */
const named = (name, promise) =>
  promise.catch((error) => {
    throw new Error(`${name}: ${error}`);
  });

async function load() {
  const name = `words/${lang}.txt`;
  const texts = named(name, turnout.fetched(name).then((response) => response.text()));
  // What the browser has cached may be spoilt.
  const module = named(wasm, compiled("default").catch(() => compiled("reload")));
  // Checked first: an import cannot be.
  const script = named(program, turnout.fetched(plain(program), "").then(() => import(address(program))));
  const [bindings, compiledProgram] = await Promise.all([script, module, texts]);
  await bindings.default({ module_or_path: compiledProgram });
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

// Loads the program and runs it. Trunk puts the names of the two files in attributes of this
// script's element (see Trunk.toml), because they change with the program.
//
// Loading and running are apart so that `guard.js` can tell a broken network from a broken
// program: only a program that was run and failed counts as a failed start.

const element = document.querySelector("script[data-program]");
const program = new URL(element.dataset.program, document.baseURI);
const wasm = new URL(element.dataset.wasm, document.baseURI);

async function load() {
  const [bindings, response] = await Promise.all([import(program.href), fetch(wasm)]);
  if (!response.ok) {
    throw new Error(`${wasm.pathname} answered ${response.status}`);
  }
  const module = await WebAssembly.compile(await response.arrayBuffer());
  return { bindings, module };
}

try {
  const { bindings, module } = await load();
  window.turnout.starting();
  try {
    await bindings.default({ module_or_path: module });
  } catch (error) {
    window.turnout.failed(`The program stopped while starting: ${error}`);
  }
} catch (error) {
  window.turnout.unloadable(`${error}`);
}

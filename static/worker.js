// The bots' worker: runs the page's own program, which the page hands over in its first message,
// all parts of it. So nothing is loaded twice, and page and worker are always of one version.

self.addEventListener(
  "message",
  async ({ data: { program, module, parts } }) => {
    /** As in `start.js`; all parts are here before any is needed, but for those that bots never need. */
    self.parts = {
      link: (exports) => {
        const here = parts.filter((part) => part !== null);
        const link = (part) => WebAssembly.instantiate(part, { 1: exports });
        self.parts.linked = Promise.all(here.map(link));
      },
    };
    try {
      const bindings = await import(program);
      await bindings.default({ module_or_path: module });
      await self.parts.linked;
      bindings.run();
    } catch (error) {
      // As `web/src/letter.rs` reads it.
      self.postMessage({ Stopped: `the worker did not start: ${error}` });
    }
  },
  { once: true },
);

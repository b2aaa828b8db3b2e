// The bot worker runs the page's own program. The page sends its compiled module in the first message, so
// nothing is downloaded twice and page and worker are always the same version.

self.addEventListener(
  "message",
  async ({ data: { program, module } }) => {
    try {
      const bindings = await import(program);
      await bindings.default({ module_or_path: module });
      bindings.run();
    } catch (error) {
      // A reply of `web/src/worker/protocol.rs`.
      self.postMessage({ Stopped: `the worker did not start: ${error}` });
    }
  },
  { once: true },
);

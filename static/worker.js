// Runs the bots' program in a worker. The page sends its compiled module in the first message: it has fetched it with its
// digest, so page and worker are always of the same build.

self.addEventListener(
  "message",
  async ({ data: { script, module } }) => {
    try {
      const bindings = await import(script);
      await bindings.default({ module_or_path: module });
      bindings.run(self);
    } catch (error) {
      // A reply of `crates/worker/src/protocol.rs`.
      self.postMessage({ Stopped: `the worker did not start: ${error}` });
    }
  },
  { once: true },
);

// The bots' worker: runs the page's own program, which the page hands over in its first message.
// So nothing is loaded twice, and page and worker are always of one version.

self.addEventListener(
  "message",
  async ({ data: { program, module } }) => {
    try {
      const bindings = await import(program);
      await bindings.default({ module_or_path: module });
    } catch (error) {
      // As `web/src/letter.rs` reads it.
      self.postMessage({ Stopped: `the worker did not start: ${error}` });
    }
  },
  { once: true },
);

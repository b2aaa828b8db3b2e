// A static server for tests and measurements: a folder below a path, with the headers that docs/hosting.md recommends.

import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import sirv from "sirv";

export const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** The page must work below any path. */
const UNDER = "/some/path/";

const HASHED = /-[0-9a-f]{12,16}(_bg)?\.(js|css|wasm|svg)$/;
const COMPRESSIBLE = /\.(html|js|css|wasm|svg|json|txt|net)$/;

/**
 * Serves a folder, whose files may change meanwhile. `before(request, response)` may answer a request itself: it
 * returns true then. Returns the `address`, and `close()`, which also breaks open connections.
 */
export async function serve(folder, { under = UNDER, brotli = false, before } = {}) {
  const files = sirv(folder, { dev: true, etag: true, brotli });
  const server = createServer((request, response) => {
    if (before?.(request, response)) {
      return;
    }
    if (!request.url.startsWith(under)) {
      response.writeHead(404).end("Not found");
      return;
    }
    request.url = request.url.slice(under.length - 1);
    const [path] = request.url.split("?");
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "no-referrer");
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.setHeader("Cache-Control", HASHED.test(path) ? "public, max-age=31536000, immutable" : "no-cache");
    if (path.endsWith(".net")) {
      response.setHeader("Content-Type", "application/octet-stream");
    }
    files(request, response);
  });
  await new Promise((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return { address: `http://127.0.0.1:${server.address().port}${under}`, close };
}

/** Serves `dist`, unless TURNOUT_URL says where the page is; `options` as of `serve`. */
export async function servePage(options = {}) {
  if (process.env.TURNOUT_URL) {
    return { address: process.env.TURNOUT_URL, close: async () => {} };
  }
  if (!existsSync(join(DIST, "index.html"))) {
    throw new Error("dist is not built: run `trunk build --release` or `cargo xtask dist`");
  }
  if (!options.brotli) {
    return serve(DIST, options);
  }
  const folder = mkdtempSync(join(tmpdir(), "turnout-"));
  cpSync(DIST, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true }).filter((name) => COMPRESSIBLE.test(name))) {
    const file = join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const site = await serve(folder, options);
  const close = () => site.close().then(() => rmSync(folder, { recursive: true }));
  return { ...site, close };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address } = await servePage();
  console.log(`The page is served at ${address}`);
}

// `dist` as a good host serves it: below a path, in brotli, with the headers that the README recommends.
// For measurements and for the smoke tests of other browsers, which are to see nothing else.

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const DIST = new URL("../dist/", import.meta.url).pathname;

/** What is in a file, by how its name ends; of others it is not said. */
export const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".json": "application/json",
};

/** Where a browser is to send what broke the page's policy. */
const REPORTS = "/broken-policy";

/**
 * A server of `dist` below `under`: its `address`, what browsers said broke the policy (`reports`), and
 * `close`, after which nobody gets an answer.
 */
export async function site(under = "/") {
  const files = new Map();
  const reports = [];
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/;
  const said = readFileSync(join(DIST, "index.html"), "utf8").match(policy)?.[1];
  if (!said) {
    throw new Error("the page has no policy");
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url.split(/[?#]/)[0]);
    if (path === REPORTS) {
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => reports.push(body));
      response.writeHead(204).end();
      return;
    }
    const below = path.startsWith(under) ? path.slice(under.length) || "index.html" : null;
    const file = below === null ? "" : join(DIST, below);
    if (!file.startsWith(DIST) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("There is no such file.");
      return;
    }
    if (!files.has(file)) {
      files.set(file, compressed(file));
    }
    const { body, tag } = files.get(file);
    const head = {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Content-Encoding": "br",
      "Cache-Control": /-[0-9a-f]{12,16}\.(js|css|wasm|svg)$/.test(file)
        ? "public, max-age=31536000, immutable"
        : "no-cache",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "same-origin",
      ETag: tag,
    };
    if (file.endsWith(".html")) {
      // What the page says of itself, and whom to tell.
      head["Content-Security-Policy"] = `${said}; frame-ancestors 'none'; report-uri ${REPORTS}`;
    }
    if (request.headers["if-none-match"] === tag) {
      response.writeHead(304, head).end();
    } else {
      response.writeHead(200, { ...head, "Content-Length": body.length }).end(body);
    }
  });
  return { reports, ...(await listening(server, under)) };
}

/** The `address` of a server that listens now, below `under`, and how to `close` it for everybody. */
export async function listening(server, under) {
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

function compressed(file) {
  const text = readFileSync(file);
  const body = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  return { body, tag: `"${text.length}-${statSync(file).mtimeMs}"` };
}

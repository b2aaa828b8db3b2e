// A server of the test's own: of `dist`, whose files can be changed, taken away or put in the place of
// another build's, and which can be gone.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, relative } from "node:path";

import { TYPES, listening } from "../site.js";

const DIST = "dist";
const UNDER = "/some/path/";

/** All files of `dist`, by name. */
export function build() {
  const names = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map(({ parentPath, path, name }) => join(parentPath ?? path, name));
  return new Map(files.map((file) => [relative(DIST, file).replaceAll("\\", "/"), readFileSync(file)]));
}

/** What the build after this one would be: names with hashes are others, and so is what is in some files. */
export function next(files) {
  const [, hash] = /first-([0-9a-f]{16})/.exec([...files.keys()].join(" "));
  const commit = commitOf(files);
  const renewed = (text) => text.replaceAll(hash, "f".repeat(16)).replaceAll(commit, NEXT);
  const later = new Map();
  for (const [name, content] of files) {
    const isText = name === "index.html" || name === "sw.js";
    later.set(renewed(name), isText ? Buffer.from(renewed(content.toString())) : content);
  }
  const book = "books/en.txt";
  later.set(book, Buffer.from(later.get(book).toString().replace("\n- **P-1** ", `${MARK}- **P-1** `)));
  later.set("worker.js", Buffer.concat([later.get("worker.js"), Buffer.from("/* next */")]));
  return summed(later);
}

/** The commit of what `next` makes, and the first rule of its rulebook. */
export const NEXT = "0next00000";
export const MARK = "\n- P-99: This is of the next version.\n";

export const commitOf = (files) => /turnout-commit" content="([^"]+)"/.exec(files.get("index.html"))[1];

/** The files with the worker told of them as they are now. */
export function summed(files) {
  const worker = files.get("sw.js").toString();
  const [, list] = /"([^"]+ \.\/,[^"]+|[^"]+,[^"]+ \.\/[^"]*)"/.exec(worker);
  const sums = list.split(",").map((file) => {
    const name = file.slice(file.indexOf(" ") + 1);
    const content = files.get(name === "./" ? "index.html" : name);
    return `${createHash("sha256").update(content).digest("base64")} ${name}`;
  });
  return new Map(files).set("sw.js", Buffer.from(worker.replace(list, sums.join(","))));
}

/**
 * A server below a path: `address`; `files`, which may be changed at any time; whether it is `gone`; what
 * was `asked` for; `close()`.
 */
export async function served(files) {
  const site = { files, gone: false, asked: [] };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
    const name = path === UNDER ? "index.html" : path.slice(UNDER.length);
    site.asked.push(name);
    if (site.gone) {
      request.socket.destroy();
      return;
    }
    const content = path.startsWith(UNDER) ? site.files.get(name) : undefined;
    response.writeHead(content ? 200 : 404, {
      "Content-Type": TYPES[extname(name)] ?? "text/plain; charset=utf-8",
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
    });
    response.end(content ?? "There is no such file.");
  });
  return Object.assign(site, await listening(server, UNDER));
}

// A server of a test's own: a copy of `dist` whose files the test may change, and which it may turn off.

import { createHash } from "node:crypto";
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { DIST, serve } from "../tools/server.js";

/** The commit of the build that `release` makes, and a rule that only its rulebook has. */
export const NEXT = "0next00000";
export const MARK = "P-99: This is a rule of the next version.";

/**
 * Serves a copy of `dist` in `folder`: `address`; `asked`, the names of all requested files; `gone`, which the test sets to have
 * no request answered; `close()`.
 */
export async function serveCopy(folder) {
  cpSync(DIST, folder, { recursive: true });
  const site = { folder, asked: [], gone: false };
  const before = (request) => {
    const { pathname } = new URL(request.url, "http://x");
    site.asked.push(pathname.split("/path/")[1] || "index.html");
    if (site.gone) {
      request.socket.destroy();
    }
    return site.gone;
  };
  return Object.assign(site, await serve(folder, { before }));
}

export const commitOf = ({ folder }) => /turnout-commit" content="([^"]+)"/.exec(read(folder, "index.html"))[1];

/** Makes it the site of the build after this one: files have other names, and some of them another content. */
export function release(site) {
  const { folder } = site;
  const commit = commitOf(site);
  const page = read(folder, "index.html");
  const [, program] = /data-program="(?:\.\/)?([^"]+)"/.exec(page);
  const [, wasm] = /data-wasm="(?:\.\/)?([^"]+)"/.exec(page);
  const [hash] = /[0-9a-f]{12,16}/.exec(program);
  const renewed = (text) => text.replaceAll(hash, "f".repeat(hash.length)).replaceAll(commit, NEXT);
  for (const name of [program, wasm]) {
    renameSync(join(folder, name), join(folder, renewed(name)));
  }
  change(folder, "index.html", renewed);
  change(folder, "books/en.txt", (text) => text.replace("\n- **P-1** ", `\n- ${MARK}\n- **P-1** `));
  change(folder, "worker.js", (text) => `${text}/* next */`);
  change(folder, "sw.js", renewed);
  change(folder, "sw.js", (text) => withChecksums(folder, text));
}

/** The service worker's script with the checksums of the files as they are now. */
function withChecksums(folder, script) {
  const [, list] = /"([^"]+ \.\/,[^"]+|[^"]+,[^"]+ \.\/[^"]*)"/.exec(script);
  const sums = list.split(",").map((entry) => {
    const name = entry.slice(entry.indexOf(" ") + 1);
    const content = readFileSync(join(folder, name === "./" ? "index.html" : name));
    return `${createHash("sha256").update(content).digest("base64")} ${name}`;
  });
  return script.replace(list, sums.join(","));
}

const read = (folder, name) => readFileSync(join(folder, name), "utf8");

function change(folder, name, replace) {
  writeFileSync(join(folder, name), replace(read(folder, name)));
}

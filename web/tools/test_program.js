// The bots' program with its cargo feature `test-exports`: a function for measurements, which the released one lacks.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

import { onPath } from "./programs.js";

const TARGET = "wasm32-unknown-unknown";
const FOLDER = "target/test-exports";

/** Where `cargo xtask` installs tools that are not on PATH: a folder each. */
const CACHE = join(homedir(), ".cache/turnout");

/** Builds the program as `trunk build --release` does, beside an empty page; returns the folder. */
export function buildTestProgram() {
  console.log("Building the program with its test exports (about 4 minutes the first time)");
  const run = (program, ...words) => execFileSync(program, words, { stdio: "inherit" });
  const build = ["build", "--quiet", "--locked", "--profile=bots", "--package=worker", "--features=test-exports"];
  run("cargo", ...build, `--target=${TARGET}`);
  const bindings = ["--target=web", "--no-typescript", `--out-dir=${FOLDER}`];
  run(tool("wasm-bindgen"), ...bindings, `target/${TARGET}/bots/bots.wasm`);
  const wasm = join(FOLDER, "bots_bg.wasm");
  run(tool("wasm-opt"), ...wasmOptOptions(), wasm, "-o", wasm);
  writeFileSync(join(FOLDER, "index.html"), "<!DOCTYPE html><title>Test exports</title>");
  return FOLDER;
}

/** The options of wasm-opt in index.html. */
function wasmOptOptions() {
  const html = readFileSync("index.html", "utf8");
  const [, level] = /data-wasm-opt="(\w)"/.exec(html);
  const [, more = ""] = /data-wasm-opt-params="([^"]*)"/.exec(html) ?? [];
  return [`-O${level}`, ...more.split(" ").filter(Boolean)];
}

/** A tool on PATH, or in the cache. */
function tool(name) {
  const folders = existsSync(CACHE) ? readdirSync(CACHE) : [];
  const cached = folders.flatMap((folder) => ["bin", "node_modules/.bin"].map((bin) => join(CACHE, folder, bin, name)));
  const found = onPath(name) ?? cached.find((file) => existsSync(file));
  if (!found) {
    throw new Error(`${name} is neither on PATH nor in ${CACHE}: \`cargo xtask dist\` installs it`);
  }
  return found;
}

// Programs that are not npm packages: whether they are installed, and Debian's packages of them.

import { execFileSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs that is on PATH. */
export function onPath(...names) {
  const endings = process.platform === "win32" ? [".exe", ".cmd"] : [""];
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  for (const name of names) {
    const files = folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending)));
    const found = files.find(isProgram);
    if (found) {
      return found;
    }
  }
}

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

const isRoot = process.getuid?.() === 0;

/** Installs packages of Debian, where that is possible; else throws, and says why not. */
export function aptInstall(...packages) {
  const names = packages.join(" ");
  if (!onPath("apt-get")) {
    throw new Error("there is no apt-get");
  }
  if (!isRoot) {
    throw new Error(`only root can install it: sudo apt-get install ${names}`);
  }
  console.log(`Installing from Debian: ${names} (about a minute)`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...words) => execFileSync("apt-get", words, { env, stdio: ["ignore", "pipe", "pipe"] });
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", ...packages);
  } catch (error) {
    const [last] = String(error.stderr).trim().split("\n").slice(-1);
    throw new Error(`apt-get failed: ${last}`, { cause: error });
  }
}

// WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2): as much of it as the smoke tests need.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Starts WebKit's MiniBrowser on a display of its own; returns its `page`, and `close()`. */
export async function startWebKit(webdriver, xvfb) {
  const display = spawn(xvfb, ["-displayfd", "1"], { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = await once(display.stdout, "data");
  const port = await freePort();
  // The tests know the English names.
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, LC_ALL: "C.UTF-8" };
  const driver = spawn(webdriver, [`--port=${port}`], { env, stdio: "ignore" });
  // The browser ends with its display.
  const close = () => [driver, display].forEach((child) => child.kill());
  process.once("exit", close);
  const root = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${root}/status`).catch(() => false))) {
    await pause(50);
  }
  const { sessionId } = await ask("POST", `${root}/session`, { capabilities: {} });
  return { page: new Page(`${root}/session/${sessionId}`), close };
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

async function ask(method, address, parameters) {
  const response = await fetch(address, { method, body: parameters && JSON.stringify(parameters) });
  const { value } = await response.json();
  if (!response.ok) {
    throw new Error(`${value.error}: ${value.message}`);
  }
  return value;
}

/** The methods of Puppeteer's page that the smoke tests use. */
class Page {
  #session;

  constructor(session) {
    this.#session = session;
  }

  #post(command, parameters = {}) {
    return ask("POST", `${this.#session}/${command}`, parameters);
  }

  goto(url) {
    return this.#post("url", { url });
  }

  reload() {
    return this.#post("refresh");
  }

  goBack() {
    return this.#post("back");
  }

  evaluate(run, ...args) {
    return this.#post("execute/sync", { script: `return (${run}).apply(null, arguments)`, args });
  }

  /** An element that `find` returns, or `null`. */
  async evaluateHandle(find, ...args) {
    const [id] = Object.values((await this.evaluate(find, ...args)) ?? {});
    return { asElement: () => id && { click: () => this.#post(`element/${id}/click`) } };
  }
}

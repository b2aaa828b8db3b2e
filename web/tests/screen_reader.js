// The page as somebody meets it who hears it: the browser's accessibility tree and nothing else, and keys.

import { expect } from "./page.js";

/** Often at first; a wait within the page would be no part of the tree. */
const OFTEN = { intervals: [0, 10, 20, 40], timeout: 15_000 };

export class ScreenReader {
  /** Listens to a page. */
  static async at(page) {
    const reader = new ScreenReader();
    reader.page = page;
    reader.session = await page.context().newCDPSession(page);
    await reader.session.send("Accessibility.enable");
    await reader.listen();
    return reader;
  }

  /** Takes the tree in, but for the words of the log, which grow without end, unless it is wanted whole. */
  async listen({ whole = false } = {}) {
    const { nodes } = await this.session.send("Accessibility.getFullAXTree", whole ? {} : { depth: 10 });
    this.byId = new Map(nodes.map((node) => [node.nodeId, node]));
    this.nodes = nodes.filter((node) => !node.ignored);
    return this;
  }

  /** Presses a key. */
  async press(key) {
    await this.page.keyboard.press(key);
    return this.listen();
  }

  /** Waits until something that is to be heard is so, and gives it back. */
  async until(heard, what) {
    let found = null;
    const look = async () => {
      await this.listen();
      found = heard(this);
      return Boolean(found);
    };
    // Perhaps it has been heard already: to listen takes its time.
    found = heard(this);
    if (found) {
      return found;
    }
    await expect.poll(look, { ...OFTEN, message: what }).toBe(true);
    return found;
  }

  /** All of a role, perhaps only those of a name. */
  all(role, name = /(?:)/) {
    return this.nodes.filter((node) => node.role.value.toLowerCase() === role && name.test(node.name?.value ?? ""));
  }

  /** The first of a role and a name. */
  one(role, name) {
    return this.all(role, name)[0];
  }

  /** What stands within a node, all levels down. */
  within(node) {
    const found = [];
    const walk = (id) => {
      const child = this.byId.get(id);
      if (child) {
        found.push(child);
        child.childIds?.forEach(walk);
      }
    };
    node?.childIds?.forEach(walk);
    return found;
  }

  /** The words within a node. */
  words(node) {
    const texts = this.within(node).filter((child) => child.role?.value === "StaticText");
    return texts.map((text) => text.name.value).join("");
  }

  /** What a node is besides its name, such as "disabled". */
  static is(node, property) {
    return node?.properties?.find(({ name }) => name === property)?.value;
  }

  /** What has the focus. */
  get focused() {
    return this.nodes.find((node) => ScreenReader.is(node, "focused")?.value && node.role.value !== "RootWebArea");
  }

  /** What has the focus; of the board, the space where the keys are. */
  get focus() {
    const { focused } = this;
    const active = ScreenReader.is(focused, "activedescendant")?.relatedNodes?.[0];
    return this.nodes.find((node) => active && node.backendDOMNodeId === active.backendDOMNodeId) ?? focused;
  }

  /** The name of that. */
  get here() {
    return this.focus?.name?.value ?? "";
  }

  /** What the region says that answers keys. */
  get said() {
    const region = this.nodes.find((node) => ScreenReader.is(node, "live")?.value === "assertive" && node.role.value !== "alert");
    return this.words(region);
  }

  /** Whose turn it is. */
  get status() {
    return this.words(this.one("status"));
  }

  /** The choices of the moment, in words. */
  get moves() {
    const moves = this.within(this.one("group", /^Moves$/)).filter((node) => node.role?.value === "button");
    return moves.map((node) => node.name.value);
  }

  /** Whether there is something to throw or draw. */
  get canRoll() {
    const button = this.one("button", /^(Roll|Draw)$/);
    return Boolean(button) && !ScreenReader.is(button, "disabled")?.value;
  }

  /** All that changes with a moment; the log does with everything that happens. */
  get moment() {
    const log = this.within(this.one("log", /^Game log$/)).length;
    return JSON.stringify([this.status, this.moves, this.canRoll, this.here, log]);
  }

  /** Presses Tab until the focus is where it is wanted. */
  async tabTo(wanted, key = "Tab") {
    for (let presses = 0; presses < 60; presses += 1) {
      if (wanted(this.focused)) {
        return;
      }
      await this.press(key);
    }
    throw new Error(`the focus does not come to ${wanted}`);
  }
}

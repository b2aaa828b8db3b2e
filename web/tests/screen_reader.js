// A screen reader: reads only the browser's accessibility tree, and presses keys.

import { expect } from "./page.js";

/** Polls often at first. */
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

  /** Reads the tree; the text of the log, which grows without end, only if `whole`. */
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

  /** Waits until `heard` returns something, and returns it. */
  async until(heard, what) {
    let found = null;
    const look = async () => {
      await this.listen();
      found = heard(this);
      return Boolean(found);
    };
    // It may be true already, and listening takes time.
    found = heard(this);
    if (found) {
      return found;
    }
    await expect.poll(look, { ...OFTEN, message: what }).toBe(true);
    return found;
  }

  /** All nodes with a role, and a name if given. */
  all(role, name = /(?:)/) {
    return this.nodes.filter((node) => node.role.value.toLowerCase() === role && name.test(node.name?.value ?? ""));
  }

  /** The first node with a role and a name. */
  one(role, name) {
    return this.all(role, name)[0];
  }

  /** All descendants of a node. */
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

  /** The text within a node. */
  words(node) {
    const texts = this.within(node).filter((child) => child.role?.value === "StaticText");
    return texts.map((text) => text.name.value).join("");
  }

  /** A property of a node, such as "disabled". */
  static is(node, property) {
    return node?.properties?.find(({ name }) => name === property)?.value;
  }

  /** The focused node. */
  get focused() {
    return this.nodes.find((node) => ScreenReader.is(node, "focused")?.value && node.role.value !== "RootWebArea");
  }

  /** The focused node; on the board, the space of the cursor. */
  get focus() {
    const { focused } = this;
    const active = ScreenReader.is(focused, "activedescendant")?.relatedNodes?.[0];
    return this.nodes.find((node) => active && node.backendDOMNodeId === active.backendDOMNodeId) ?? focused;
  }

  /** The name of `focus`. */
  get here() {
    return this.focus?.name?.value ?? "";
  }

  /** The text of the live region that answers keys. */
  get said() {
    const region = this.nodes.find((node) => ScreenReader.is(node, "live")?.value === "assertive" && node.role.value !== "alert");
    return this.words(region);
  }

  /** The status. */
  get status() {
    return this.words(this.one("status"));
  }

  /** The current choices in words. */
  get moves() {
    const moves = this.within(this.one("group", /^Moves$/)).filter((node) => node.role?.value === "button");
    return moves.map((node) => node.name.value);
  }

  /** Whether a roll or draw is possible. */
  get canRoll() {
    const button = this.one("button", /^(Roll|Draw)$/);
    return Boolean(button) && !ScreenReader.is(button, "disabled")?.value;
  }

  /** A text that changes with every roll and action. */
  get moment() {
    const log = this.within(this.one("log", /^Game log$/)).length;
    return JSON.stringify([this.status, this.moves, this.canRoll, this.here, log]);
  }

  /** Presses Tab until the focused node is the wanted one. */
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

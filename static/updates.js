// New versions and offline play: registers the service worker (`static/sw.js`) once the program runs. Without
// service workers the page works as ever. The program meets this script in `window.updates`
// (`web/src/platform/updates.rs`), asks it once for a new version, and hears of later ones by the event "newer" of the window.

const HOUR_MS = 3_600_000;
/** A page that waits this long for the new version reloads all the same. */
const PATIENCE_MS = 5_000;

const workers = navigator.serviceWorker;
const scope = new URL("./", document.baseURI).href;
const { content: commit } = document.querySelector("meta[name=turnout-commit]");

let registration;
/** The file that kept the worker from being installed. */
let refused = null;
/** Whether this page wants the version that waits. */
let wanted = false;
/** Whether a worker controls this page: the first one brings nothing new. */
let controlled = Boolean(workers?.controller);
let checked = Date.now();

/** Whether a new version waits, or another tab has taken one. */
let isNewer = false;

function newer() {
  isNewer = true;
  dispatchEvent(new Event("newer"));
}

window.updates = Object.freeze({
  /** Whether all files of a version are cached. */
  isReady: () => Boolean(workers?.controller),
  /** The event may be over before the program listens: it reads the saved games first. */
  isNewer: () => isNewer,
  refused: () => refused,
  /** Reloads the page with the version that waits. */
  take() {
    wanted = true;
    registration?.waiting?.postMessage("take");
    // Another tab may have taken it.
    setTimeout(() => location.reload(), registration?.waiting ? PATIENCE_MS : 0);
  },
});

function watch(worker) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && workers.controller) {
      newer();
    }
  });
}

function onControllerChange() {
  if (wanted) {
    location.reload();
  } else if (controlled) {
    newer();
  }
  controlled = true;
}

/** Looks for updates: a tablet on a table may not be reloaded for weeks. */
function onVisible() {
  if (!document.hidden && Date.now() - checked > HOUR_MS) {
    checked = Date.now();
    registration.update().catch(() => {});
  }
}

async function start() {
  // While the page is open, its generation is not deleted.
  const forever = new Promise(() => {});
  navigator.locks.request(`turnout ${scope} ${commit}`, { mode: "shared" }, () => forever).catch(() => {});
  workers.addEventListener("controllerchange", onControllerChange);
  workers.addEventListener("message", ({ data }) => {
    // A host may have scripts that send messages of their own.
    refused = data?.refused ?? refused;
  });
  registration = await workers.register(`${scope}sw.js`, { scope, updateViaCache: "none" });
  if (registration.waiting && workers.controller) {
    newer();
  }
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  document.addEventListener("visibilitychange", onVisible);
  registration.active?.postMessage("tidy");
}

if (workers) {
  // Registration fails where the browser keeps nothing, or the worker's own file did not arrive.
  start().catch(() => {
    refused = "sw.js";
  });
}

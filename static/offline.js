// Has the browser keep the page, so that it opens and plays without a network, and sees to new versions
// of it: `static/sw.js` is the worker that does so. Loaded by `start.js` once the program runs and all
// its parts are here, so that nothing waits for it. Where a browser keeps nothing, or the page was not
// served securely, everything else is as ever.
//
// The program meets it in `window.offline` (`web/src/offline.rs`):
//   isReady()   whether all of a version is kept
//   take()      opens the page anew with the version that waits
// and is told of that version by the event "newer" of the window.

const HOUR_MS = 3_600_000;
/** A page that has waited so long for the new version is opened anew all the same. */
const PATIENCE_MS = 5_000;

const worker = navigator.serviceWorker;
const scope = new URL("./", document.baseURI).href;
const commit = document.querySelector("meta[name=turnout-commit]").content;

let registration;
/** Whether this page wants the version that waits. */
let wanted = false;
/** Whether a worker has this page. The first one to come brings nothing new. */
let had = Boolean(worker?.controller);
let looked = Date.now();

const newer = () => window.dispatchEvent(new Event("newer"));

window.offline = Object.freeze({
  isReady: () => Boolean(worker?.controller),
  take() {
    wanted = true;
    registration?.waiting?.postMessage("take");
    // Another tab may have taken it.
    setTimeout(() => location.reload(), registration?.waiting ? PATIENCE_MS : 0);
  },
});

/** As long as the page is open its generation is kept. */
function hold() {
  const forever = new Promise(() => {});
  navigator.locks.request(`turnout ${scope} ${commit}`, { mode: "shared" }, () => forever).catch(() => {});
}

/** Tells of a version that comes while the page is open. */
function watch(coming) {
  coming?.addEventListener("statechange", () => {
    if (coming.state === "installed" && worker.controller) {
      newer();
    }
  });
}

/** A tablet on a table may not be reloaded for weeks. */
function look() {
  if (!document.hidden && Date.now() - looked > HOUR_MS) {
    looked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => {});
  }
}

async function start() {
  hold();
  worker.addEventListener("controllerchange", () => {
    if (wanted) {
      location.reload();
    } else if (had) {
      newer();
    } else {
      had = true;
    }
  });
  registration = await worker.register(`${scope}sw.js`, { scope, updateViaCache: "none" });
  if (registration.waiting && worker.controller) {
    newer();
  }
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  document.addEventListener("visibilitychange", look);
  registration.active?.postMessage("tidy");
}

if (worker) {
  // It fails where the browser keeps nothing, or something of the build did not come.
  start().catch(() => {});
}

// The clean reload: lets go of all that the browser has kept of the program, never of games, and goes back
// to the page. The worker has this file brought by the network whenever there is one.

/** What is said here, by language: `cargo xtask dist` writes it (`crates/words`). */
const TEXTS = "{texts}";
const { lang } = document.documentElement;
const say = (name) => TEXTS[lang][name];

// The page has every language; one of them is read.
for (const other of document.querySelectorAll(`body [lang]:not([lang="${lang}"])`)) {
  other.remove();
}

const scope = new URL("./", document.baseURI).href;
const status = document.querySelector("[role=status]");

/** As in `static/sw.js`. */
const isOurs = (name) => name.startsWith(`turnout ${scope} `);

async function forget() {
  const registration = await navigator.serviceWorker?.getRegistration(scope);
  if (registration?.scope === scope) {
    await registration.unregister();
  }
  const names = (await window.caches?.keys()) ?? [];
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
}

async function reload() {
  try {
    // The worker leaves this to the network.
    await fetch("./sw.js", { cache: "no-store" });
  } catch {
    status.textContent = say("guard::no_network");
    return;
  }
  try {
    await forget();
  } catch {
    // Where the browser keeps nothing there is nothing to be removed.
  }
  location.replace(scope + location.hash);
}

reload();

// The clean reload: deletes what the browser has cached of the program, never games, and opens the page
// again. The service worker answers requests for this file from the network whenever there is one.

const { lang } = document.documentElement;
const texts = JSON.parse(document.getElementById("texts").textContent);
const say = (name) => texts[lang][name];

const scope = new URL("./", document.baseURI).href;

async function forget() {
  const registration = await navigator.serviceWorker?.getRegistration(scope);
  if (registration?.scope === scope) {
    await registration.unregister();
  }
  const names = (await window.caches?.keys()) ?? [];
  // Named as in `static/sw.js`.
  const ours = names.filter((name) => name.startsWith(`turnout ${scope} `));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

try {
  // The worker leaves this request to the network.
  await fetch("./sw.js", { cache: "no-store" });
  // Where the browser stores nothing there is nothing to delete.
  await forget().catch(() => {});
  location.replace(scope + location.hash);
} catch {
  document.querySelector("[role=status]").textContent = say("guard::no_network");
}

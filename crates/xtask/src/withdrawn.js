// What `cargo xtask serve` sends in the place of static/sw.js: a worker that keeps nothing, lets go of
// what one before it had kept, and goes. So a page that was built anew is seen at the next reload.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    const ours = names.filter((name) => name.startsWith(`turnout ${self.registration.scope} `));
    await Promise.all(ours.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});

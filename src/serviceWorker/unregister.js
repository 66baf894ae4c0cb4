/*
 * Takes the place of sw.js in a build with OFFLINE=off: removes what the service worker has stored, and then
 * unregisters it. Visitors get everything from the network again, from their next click on.
 */
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(removeAll());
});

async function removeAll() {
  const names = await caches.keys();
  // The scope is in the names: other sites on the same origin have caches of their own.
  const own = names.filter((name) => name.endsWith(self.registration.scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

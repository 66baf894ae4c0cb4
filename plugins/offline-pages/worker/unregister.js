/*
 * Replaces sw.js in a build with OFFLINE=off: deletes the caches of the service worker and unregisters it.
 * From the next click on, visitors get everything from the network.
 */
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(removeAll());
});

async function removeAll() {
  const names = await caches.keys();
  // Cache names end with the scope. Other sites on the same origin keep their caches.
  const own = names.filter((name) => name.endsWith(self.registration.scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  // When Workbox has last used which photo.
  indexedDB.deleteDatabase("workbox-expiration");
  await self.registration.unregister();
}

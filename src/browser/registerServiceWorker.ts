import { withPrefix } from "gatsby";

/** Replaces the registration by gatsby-plugin-offline, which logs only failures (see `browserBundle`). */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const { scope } = await navigator.serviceWorker.register(withPrefix("/sw.js"));
    console.info("Service worker registered for", scope);
  } catch (error) {
    console.error("Service worker registration failed:", error);
  }
}

/**
 * On the first visit, photos and fonts load before the service worker can cache them. Requests them again
 * when it takes control: one after the other, because all together would be a long task. This downloads nothing, because
 * the browser has them in its HTTP cache.
 */
export function cacheFirstVisit(): void {
  if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller) return;
  navigator.serviceWorker.addEventListener(
    "controllerchange",
    async () => {
      for (const { name } of performance.getEntriesByType("resource")) {
        if (new URL(name).pathname.startsWith(withPrefix("/static/"))) {
          await fetch(name, { cache: "force-cache" }).catch(() => undefined);
        }
      }
    },
    { once: true },
  );
}

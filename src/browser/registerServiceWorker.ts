import { withPrefix } from "gatsby";

/**
 * Registers the service worker and logs how that went; the visitor sees nothing of it. In place of
 * Gatsby's own code for it, which logs failures only (see `stripGatsbyCode`).
 */
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
 * The first visit loads its photos and fonts before the service worker is there to keep them. Asking for
 * them again once it has taken over costs no download: the browser still has them.
 */
export function cacheFirstVisit(): void {
  if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller) return;
  navigator.serviceWorker.addEventListener(
    "controllerchange",
    () => {
      for (const { name } of performance.getEntriesByType("resource")) {
        if (new URL(name).pathname.startsWith(withPrefix("/static/"))) {
          fetch(name, { cache: "force-cache" }).catch(() => undefined);
        }
      }
    },
    { once: true },
  );
}

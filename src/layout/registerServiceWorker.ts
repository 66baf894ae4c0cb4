import { withPrefix } from "gatsby";

/** Registers sw.js, and logs whether that worked, as specified. */
export async function registerServiceWorker(): Promise<void> {
  if (process.env.NODE_ENV === "development" || !("serviceWorker" in navigator)) return;
  try {
    // In a sandboxed frame, this throws.
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller) {
      serviceWorker.addEventListener("controllerchange", storeFirstVisit, { once: true });
    }
    const { scope } = await serviceWorker.register(withPrefix("/sw.js"));
    console.info("Service worker registered for", scope);
  } catch (error) {
    console.error("Service worker registration failed:", error);
  }
}

/**
 * On the first visit, photos and fonts load before the service worker can store them. Requests them again
 * when it takes control: one after the other, because all together would be a long task. This downloads nothing on
 * hosts that let the browser keep these files, as `_headers` says.
 */
async function storeFirstVisit(): Promise<void> {
  for (const { name } of performance.getEntriesByType("resource")) {
    if (new URL(name).pathname.startsWith(withPrefix("/static/"))) {
      await fetch(name, { cache: "force-cache" }).catch(() => undefined);
    }
  }
}

/* Globals that TypeScript's WebWorker library does not declare. */

interface WorkerGlobalScopeEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
}

interface WorkerGlobalScope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  /** Appended by `stampServiceWorker`. */
  readonly offlineContent: {
    notFoundUrl: string;
    /** Pages and data to cache during installation. */
    urls: string[];
    contentHash: string;
  };
}

interface WorkerNavigator {
  /** Chromium only. */
  readonly connection?: { saveData: boolean };
}

declare const workbox: {
  core: { cacheNames: { runtime: string } };
  precaching: { PrecacheController: { prototype: { install: () => Promise<void> } } };
  routing: {
    setCatchHandler(handler: (options: { event: FetchEvent }) => Promise<Response>): void;
  };
};

declare const idbKeyval: { clear(): Promise<void> };

declare const MessageAPI: { clearPathResources: (event: ExtendableEvent) => void };

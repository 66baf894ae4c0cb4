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

declare const workbox: {
  core: { cacheNames: { runtime: string } };
  routing: {
    setCatchHandler(handler: (options: { event: FetchEvent }) => Promise<Response>): void;
  };
};

declare const idbKeyval: { clear(): Promise<void> };

declare const MessageAPI: { clearPathResources: (event: ExtendableEvent) => void };

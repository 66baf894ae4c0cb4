/* What the service worker's code finds around it, beyond what TypeScript knows of every worker. */

interface WorkerGlobalScopeEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
}

interface WorkerGlobalScope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  /** Written below the code by `stampServiceWorker`. */
  readonly offlineContent: {
    notFoundUrl: string;
    /** The pages and data to keep for offline reading. */
    urls: string[];
    /** Pages that are kept only once they have been read. */
    paginatedPaths: string[];
    contentHash: string;
  };
}

/** As much as is used of Workbox, which gatsby-plugin-offline puts above the code. */
declare const workbox: {
  core: { cacheNames: { runtime: string } };
  routing: {
    setCatchHandler(handler: (options: { event: FetchEvent }) => Promise<Response>): void;
  };
};

declare const idbKeyval: { clear(): Promise<void> };

declare const MessageAPI: { clearPathResources: (event: ExtendableEvent) => void };

/* Globals that TypeScript's WebWorker library does not declare. */

interface WorkerGlobalScopeEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
}

interface WorkerGlobalScope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  /** The hash of each file in the precache, by its path. Written by `finishServiceWorker`. */
  readonly integrity: Record<string, string>;
}

interface WorkerNavigator {
  /** Chromium only. */
  readonly connection?: { saveData: boolean };
}

type Options = { url: URL; event: FetchEvent };
type Handler = (options: Options) => Promise<Response>;

interface WorkboxPlugin {
  requestWillFetch?(options: { request: Request }): Promise<Request>;
  fetchDidSucceed?(options: { response: Response }): Promise<Response>;
  cacheWillUpdate?(options: { response: Response }): Promise<Response | null>;
}

type StrategyOptions = { cacheName?: string; plugins?: WorkboxPlugin[] };

/** A strategy handles requests. */
type Strategy = new (options?: StrategyOptions) => object;

/** What `offline.js` uses of Workbox 4.3. */
declare const workbox: {
  expiration: { Plugin: new (options: { maxEntries: number }) => WorkboxPlugin };
  precaching: {
    addPlugins(plugins: WorkboxPlugin[]): void;
    addRoute(options: { directoryIndex: string; cleanURLs: boolean }): void;
    getCacheKeyForURL(url: string): string | undefined;
  };
  routing: {
    registerRoute(matcher: (options: Options) => boolean, handler: Handler | object): void;
  };
  strategies: { CacheFirst: Strategy; NetworkFirst: Strategy; NetworkOnly: Strategy };
};

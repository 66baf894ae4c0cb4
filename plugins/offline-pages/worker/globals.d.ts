/* Globals that TypeScript's WebWorker library does not declare. */

interface WorkerGlobalScopeEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
}

interface WorkerGlobalScope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  /** Written by `finishServiceWorker`. */
  readonly deploy: {
    notFoundUrl: string;
    /** Pages to store during installation. */
    urls: string[];
    hash: string;
  };
}

interface WorkerNavigator {
  /** Chromium only. */
  readonly connection?: { saveData: boolean };
}

type Options = { url: URL; event: FetchEvent };
type Matcher = (options: Options) => boolean;
type Handler = (options: Options) => Promise<Response>;

declare const workbox: {
  core: { cacheNames: { precache: string } };
  precaching: { PrecacheController: { prototype: { install: () => Promise<void> } } };
  routing: { registerRoute(matcher: Matcher, handler: Handler): void };
};

declare const navigationRoute: { match: Matcher };

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
    /** The pages to store during installation, by their URL: the first 16 hexadecimal digits of the SHA-256 of each. */
    pages: Record<string, string>;
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

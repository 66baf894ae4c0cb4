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
    /** Pages and data to store during installation. */
    urls: string[];
    hash: string;
  };
}

interface WorkerNavigator {
  /** Chromium only. */
  readonly connection?: { saveData: boolean };
}

type Matcher = (options: { url: URL; event: FetchEvent }) => boolean;
type Handler = (options: { event: FetchEvent }) => Promise<Response>;

type StrategyOptions = {
  cacheName: string;
  networkTimeoutSeconds?: number;
  plugins?: {
    cacheKeyWillBeUsed?: (options: { request: Request }) => Promise<Request | string>;
    cacheWillUpdate?: (options: { response: Response }) => Promise<Response | null>;
    cacheDidUpdate?: () => Promise<void>;
  }[];
};

type Strategy = new (options: StrategyOptions) => { handle: Handler };

declare const workbox: {
  core: { cacheNames: { precache: string } };
  precaching: { PrecacheController: { prototype: { install: () => Promise<void> } } };
  routing: { registerRoute(matcher: Matcher, handler: Handler | InstanceType<Strategy>): void };
  strategies: { CacheFirst: Strategy; NetworkFirst: Strategy };
};

declare const navigationRoute: { match: Matcher };

declare const MessageAPI: { clearPathResources: () => void };

import {
  Component,
  type ComponentType,
  type PropsWithChildren,
  startTransition,
  useEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";
// The components of all pages, by the names of their chunks.
import { components } from "$virtual/async-requires";
import * as site from "../../../gatsby-browser";
import type { ServerPage } from "../../../src/document/serverPage";
import type { PageData } from "../node/pageData";
import { StaticQueryContext, withPrefix } from "./gatsby";

// `head/serverPage.ts` has set it.
const serverPage = window.serverPage as ServerPage;

/*
 * Runs in browsers instead of Gatsby's own code. The browser travels between pages, so a page needs no router and no loader. Its
 * data is in its HTML, so it needs no requests for it, and never gets the data of another deploy. "A page load" in
 * docs/architecture.md has the order in which a page starts.
 */
async function hydrate(): Promise<void> {
  serverPage.keep();
  const data = document.querySelector('script[type="application/json"]');
  const page: PageData = JSON.parse(data?.textContent ?? "");
  const loadPage = components[page.chunkName] as (typeof components)[string];
  const { default: Page } = await loadPage();
  const root = document.getElementById("___gatsby") as HTMLElement;
  // In steps of a few ms, so that the browser can respond to the visitor between them.
  startTransition(() => {
    hydrateRoot(
      root,
      <ErrorBoundary>
        <App {...page} Page={Page} />
      </ErrorBoundary>,
      // Called when React cannot hydrate the page and renders it anew. By default, React would report an uncaught error,
      // which restores the page of the host.
      { onRecoverableError: console.error },
    );
  });
}

type AppProps = PageData & { Page: ComponentType<PageData["result"]> };

/** Has the two elements that Gatsby puts around and after a page in its HTML. */
function App({ Page, path, result, staticQueries }: AppProps) {
  useEffect(() => {
    performance.mark("onInitialClientRender");
    site.onInitialClientRender();
  }, []);
  const props = { location: { pathname: withPrefix(path) } };
  return (
    <StaticQueryContext.Provider value={staticQueries}>
      <div id="gatsby-focus-wrapper">
        {site.wrapPageElement({ element: <Page {...result} />, props })}
      </div>
      <div id="gatsby-announcer" />
    </StaticQueryContext.Provider>
  );
}

/** React removes a page in which a component fails, and logs the error. The visitor then gets the page that the host has sent. */
class ErrorBoundary extends Component<PropsWithChildren> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    // Only notes them, because React may render once more and succeed, for example if a browser has translated the page.
    serverPage.note();
    return { hasFailed: true };
  }

  override componentDidCatch() {
    serverPage.restore();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

hydrate();

import type { PreRenderHTMLArgs, RenderBodyArgs, WrapRootElementNodeArgs } from "gatsby";
import { type Route, routes } from "../../src/domain/routes";
import { InlineScript } from "../shared/InlineScript";
import { pageData, RememberStaticQueries } from "./node/pageData";
import { replaceStart } from "./node/replaceStart";

// The code of files in browser/head/, which `inlineScripts` inserts.
declare const SERVER_PAGE: string;
declare const ADDRESS: string;

const isBuild = process.env.NODE_ENV === "production";

/**
 * The page with the inquiry form is loaded ahead, but not rendered. If a page that is rendered ahead is shown within about 50 ms,
 * as after a quick tap, Chromium 156 sometimes loses what it then keeps in `sessionStorage`: the draft.
 */
const PAGE_WITH_DRAFT: Route = "/events";

/** The name of the chunk of each page, by the page's path. Gatsby tells `onRenderBody` only. */
const chunkNames = new Map<string, string>();

/** Gatsby's types do not mention it. */
type RenderBodyHook = RenderBodyArgs & { pathPrefix?: string };

export const wrapRootElement = (page: WrapRootElementNodeArgs) => (
  <RememberStaticQueries {...page} />
);

export function onRenderBody(hook: RenderBodyHook) {
  const { pathname, pathPrefix = "" } = hook;
  const urls = routes.map((route) => pathPrefix + route);
  const script = (
    <InlineScript
      key="plain-links"
      // In develop, Gatsby shows each fault over the page.
      code={isBuild ? SERVER_PAGE + ADDRESS : ADDRESS}
      data-page={pathPrefix + pathname}
      data-routes={urls.join(" ")}
    />
  );
  hook.setHeadComponents([script]);
  if (!isBuild) return;
  // Browsers that know these rules load and render a page shortly before the click, unless the visitor saves data.
  const onlyLoaded = pathPrefix + PAGE_WITH_DRAFT;
  const rendered = urls.filter((url) => url !== onlyLoaded);
  const eagerness = "moderate";
  const speculation = {
    prefetch: [{ urls: [onlyLoaded], eagerness }],
    prerender: [{ urls: rendered, eagerness }],
  };
  hook.setHeadComponents([
    <InlineScript key="speculation" type="speculationrules" code={JSON.stringify(speculation)} />,
  ]);
  const data = pageData(hook);
  chunkNames.set(pathname, data.chunkName);
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  hook.setPostBodyComponents([
    <InlineScript key="page-data" type="application/json" code={json} />,
  ]);
}

export function onPreRenderHTML(hook: PreRenderHTMLArgs) {
  if (isBuild) replaceStart(hook, chunkNames.get(hook.pathname));
}

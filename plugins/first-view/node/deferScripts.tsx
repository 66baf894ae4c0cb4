import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import type { ReactElement } from "react";
import { routes } from "../../../src/domain/routes";

// The code of two scripts in browser/, which `inlineScripts` inserts.
declare const SCRIPT_LOADER: string;
declare const SHOW_WHAT_IS_ON: string;

type RenderedPage = { html: string; chunkName: string };

/** What `deferScripts` needs to know about a page, and Gatsby tells `onRenderBody` only. */
const renderedPages = new Map<string, RenderedPage>();

/** Gatsby's types do not mention `bodyHtml`, `pathPrefix` and the name of the page's chunk. */
export function rememberPage(hook: RenderBodyArgs & { bodyHtml?: string }): void {
  const { pathname, bodyHtml = "", loadPageDataSync } = hook;
  const { componentChunkName } = loadPageDataSync(pathname) as unknown as {
    componentChunkName: string;
  };
  renderedPages.set(pathname, { html: bodyHtml, chunkName: componentChunkName });
}

/**
 * Called before Gatsby writes a page of a build.
 * @throws if Gatsby's scripts are not among the elements, as is the case with its slices
 */
export function deferScripts(hook: PreRenderHTMLArgs & { pathPrefix?: string }): void {
  const { pathname, pathPrefix = "" } = hook;
  const page = renderedPages.get(pathname);
  const body = hook.getPostBodyComponents() as ReactElement[];
  const chunkMapping = body.find(({ key }) => key === "chunk-mapping");
  if (!page || !chunkMapping) {
    throw new Error("Gatsby has slices again: see plugins/first-view/README.md");
  }
  // Scripts of other sites stay as they are.
  const isOwn = (src = "") => src.startsWith(`${pathPrefix}/`) && !src.startsWith("//");
  const shared = body.filter(({ props }) => props.async && isOwn(props.src));
  const ownScripts = filesOf(page.chunkName, chunkMapping).map((file) => pathPrefix + file);
  const sources = [...shared.map(({ props }) => props.src), ...ownScripts];
  // The list of all pages' files is for Gatsby's own prefetching.
  const unneeded = [chunkMapping, ...shared];
  hook.replacePostBodyComponents(body.filter((element) => !unneeded.includes(element)));
  hook.replaceHeadComponents([
    ...hook.getHeadComponents().filter((element) => !isForImage(element)),
    <script
      key="script-loader"
      data-routes={routes.map((route) => pathPrefix + route).join(" ")}
      data-sources={sources.join(" ")}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code.
      dangerouslySetInnerHTML={{ __html: SCRIPT_LOADER }}
    />,
    page.html.includes(" data-until=") && (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code.
      <script key="what-is-on" dangerouslySetInnerHTML={{ __html: SHOW_WHAT_IS_ON }} />
    ),
  ]);
}

/** Lists the scripts of a chunk: `["/component---src-pages-faq-tsx-0a1b.js"]`. */
function filesOf(chunkName: string, chunkMapping: ReactElement): string[] {
  const { __html } = chunkMapping.props.dangerouslySetInnerHTML;
  const chunks = JSON.parse(__html.slice(__html.indexOf("{"), __html.lastIndexOf("}") + 1));
  return (chunks[chunkName] ?? []).filter((file: string) => file.endsWith(".js"));
}

/** gatsby-plugin-image adds a script and two styles to every page, for its own component, which this site does not use. */
const isForImage = (element: unknown) =>
  String((element as ReactElement | null)?.key).startsWith("gatsby-image-style");

import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement } from "react";
import { InlineScript } from "./InlineScript";

// The code of browser/head/scriptLoader.ts, which `inlineScripts` inserts.
declare const SCRIPT_LOADER: string;

/**
 * What only code reads that we replace. Of Gatsby's start: the list of all pages' files, and a hash that depends on webpack's
 * cache, so that the same code would give other pages. Of gatsby-plugin-image's component: its styles and its script.
 */
const unused = [
  "chunk-mapping",
  "script-loader",
  "gatsby-image-style",
  "gatsby-image-style-noscript",
  "gatsby-image-style-script",
];

/**
 * Lets `scriptLoader.ts` load the scripts of a page. Called before Gatsby writes it.
 * @param chunkName of the page's component
 * @throws if Gatsby's scripts are not among the elements, as is the case with its slices
 */
export function deferScripts(
  hook: PreRenderHTMLArgs & { pathPrefix?: string },
  chunkName = "",
): void {
  const { pathPrefix = "" } = hook;
  const body = hook.getPostBodyComponents() as ReactElement[];
  const chunkMapping = body.find(({ key }) => key === "chunk-mapping");
  if (!chunkMapping) throw new Error("Gatsby has slices again: see plugins/first-view/README.md");
  // Scripts of other sites stay as they are.
  const isOwn = (src = "") => src.startsWith(`${pathPrefix}/`) && !src.startsWith("//");
  const shared = body.filter(({ props }) => props.async && isOwn(props.src));
  const ownScripts = filesOf(chunkName, chunkMapping).map((file) => pathPrefix + file);
  const sources = [...shared.map(({ props }) => props.src), ...ownScripts];
  const isUsed = ({ key }: ReactElement) => !unused.includes(String(key));
  hook.replacePostBodyComponents(
    body.filter((element) => isUsed(element) && !shared.includes(element)),
  );
  const head = (hook.getHeadComponents() as ReactElement[]).filter(isUsed);
  hook.replaceHeadComponents([
    ...head,
    <InlineScript key="load-scripts" code={SCRIPT_LOADER} data-sources={sources.join(" ")} />,
  ]);
}

/** Lists the scripts of a chunk: `["/component---src-pages-faq-tsx-0a1b.js"]`. */
function filesOf(chunkName: string, chunkMapping: ReactElement): string[] {
  const { __html } = chunkMapping.props.dangerouslySetInnerHTML;
  const chunks = JSON.parse(__html.slice(__html.indexOf("{"), __html.lastIndexOf("}") + 1));
  return (chunks[chunkName] ?? []).filter((file: string) => file.endsWith(".js"));
}

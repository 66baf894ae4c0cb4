import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement } from "react";

/**
 * What nobody reads. Gatsby's start would read the list of all pages' files, and a hash that depends on webpack's cache, so that
 * two builds of the same code would differ. The component of gatsby-plugin-image would need its styles and its script.
 */
const unused = [
  "chunk-mapping",
  "script-loader",
  "gatsby-image-style",
  "gatsby-image-style-noscript",
  "gatsby-image-style-script",
];

/**
 * Adds the scripts of a page's component, which Gatsby's loader would find, and removes what nobody uses. Called before Gatsby
 * writes the page, as in "A page load" in docs/architecture.md.
 * @param chunkName of the page's component
 * @throws if Gatsby's scripts are not among the elements, as is the case with its slices
 */
export function replaceStart(
  hook: PreRenderHTMLArgs & { pathPrefix?: string },
  chunkName = "",
): void {
  const { pathPrefix = "" } = hook;
  const body = hook.getPostBodyComponents() as ReactElement[];
  const chunkMapping = body.find(({ key }) => key === "chunk-mapping");
  if (!chunkMapping) throw new Error("Gatsby has slices again: see plugins/plain-links/README.md");
  const scripts = scriptsOf(chunkName, chunkMapping).map((file) => (
    <script key={file} src={pathPrefix + file} async />
  ));
  const isUsed = ({ key }: ReactElement) => !unused.includes(String(key));
  hook.replacePostBodyComponents([...body.filter(isUsed), ...scripts]);
  hook.replaceHeadComponents((hook.getHeadComponents() as ReactElement[]).filter(isUsed));
}

/** Lists the scripts of a chunk: `["/component---src-pages-faq-tsx-0a1b.js"]`. */
function scriptsOf(chunkName: string, chunkMapping: ReactElement): string[] {
  const { __html } = chunkMapping.props.dangerouslySetInnerHTML;
  const chunks = JSON.parse(__html.slice(__html.indexOf("{"), __html.lastIndexOf("}") + 1));
  return (chunks[chunkName] ?? []).filter((file: string) => file.endsWith(".js"));
}

import { readFileSync } from "node:fs";
import { type PreRenderHTMLArgs, withPrefix } from "gatsby";
import { Children, isValidElement, type ReactNode } from "react";
import { toRoute } from "../../domain/routes";
import type { Content } from "../content/schema";
import { scriptText } from "./scriptText";
import { structuredData } from "./structuredData";

const files = ["site", "pages", "navigation", "rigs", "pricing", "membership", "events", "faq"];

/**
 * Writes a page's structured data into its HTML, where search engines look. Not by way of a component:
 * browsers would download code and data that serve no visitor. Only in a build, where the data files
 * have passed their check.
 */
export function addStructuredData({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs): void {
  const route = toRoute(pathname);
  if (!route || process.env.NODE_ENV !== "production") return;
  const content = Object.fromEntries(
    files.map((name) => [name, JSON.parse(readFileSync(`data/${name}.json`, "utf8"))]),
  ) as Content;
  const head = getHeadComponents();
  const addressOf = (path: string) => content.site.siteBase + withPrefix(path);
  const data = structuredData({ route, addressOf, picture: sharedPicture(head) }, content);
  replaceHeadComponents([
    ...head,
    <script
      key="structured-data"
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write &quot; in a script.
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />,
  ]);
}

/** Its address is Gatsby's to make, and the head has it already. */
function sharedPicture(head: ReactNode): string | undefined {
  const picture = Children.toArray(head).find(
    (element) => isValidElement(element) && element.props.property === "og:image",
  );
  return isValidElement<{ content: string }>(picture) ? picture.props.content : undefined;
}

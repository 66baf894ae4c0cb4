import type { WrapPageElementBrowserArgs } from "gatsby";
import { SiteLayout } from "./SiteLayout";

/** Wraps every page except the blank one in the layout, which stays mounted between pages. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs) {
  // `onCreatePage` in gatsby-node.ts sets this. Gatsby does not type the context.
  const { isBlank } = props.pageContext as { isBlank?: boolean };
  if (isBlank) return element;
  return <SiteLayout pathname={props.location.pathname}>{element}</SiteLayout>;
}

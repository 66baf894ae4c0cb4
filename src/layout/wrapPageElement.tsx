import type { WrapPageElementBrowserArgs } from "gatsby";
import { SiteLayout } from "./SiteLayout";

/** Puts the navbar and footer around every page but the blank one, and keeps them between pages. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs) {
  // Gatsby does not type what `onCreatePage` puts into the context.
  const { isBlank } = props.pageContext as { isBlank?: boolean };
  if (isBlank) return element;
  return <SiteLayout pathname={props.location.pathname}>{element}</SiteLayout>;
}

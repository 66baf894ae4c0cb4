import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { Helmet } from "react-helmet";
import { siteContent } from "./siteContent";

/** Renders a page with the venue's own data, as its query would bring it. */
// biome-ignore lint/suspicious/noExplicitAny: the props of a page are Gatsby's, and many.
export function renderPage(Page: ComponentType<any>, pathname = "/") {
  return render(
    <Page data={{ content: siteContent }} location={{ pathname, search: "", hash: "" }} />,
  );
}

/** The canonical links in the head of the page that was rendered last. */
export function canonicalLinks() {
  return Helmet.peek().linkTags.filter(({ rel }) => rel === "canonical");
}

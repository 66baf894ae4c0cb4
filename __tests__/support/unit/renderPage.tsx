import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { Helmet } from "react-helmet";
import type { Route } from "../../../src/domain/routes";
import { wrapPageElement } from "../../../src/layout/wrapPageElement";
import HomePage from "../../../src/pages";
import AboutPage from "../../../src/pages/about";
import EventsPage from "../../../src/pages/events";
import FaqPage from "../../../src/pages/faq";
import { queryResult, siteContent, staticQuery } from "./siteContent";

// biome-ignore lint/suspicious/noExplicitAny: tests pass only some of the props that Gatsby gives to pages.
type Page = ComponentType<any>;

const pages: Record<Route, Page> = {
  "/": HomePage,
  "/events": EventsPage,
  "/faq": FaqPage,
  "/about": AboutPage,
};

/** Renders a page with the fixture's content, or other content, as the result of its query. */
export function renderPage(Page: Page, pathname = "/", content = siteContent) {
  return render(<Page data={queryResult(content)} location={{ pathname, search: "", hash: "" }} />);
}

/** Renders a page with its navbar and footer. */
export function renderWholePage(pathname: Route, content: typeof siteContent) {
  const Page = pages[pathname];
  staticQuery.result = queryResult(content);
  const Wrapped: Page = (own) =>
    wrapPageElement({
      element: <Page {...own} />,
      props: { location: { pathname }, pageContext: {} },
    } as never);
  return renderPage(Wrapped, pathname, content);
}

/** The canonical links in the head of the page that was rendered last. */
export function canonicalLinks() {
  return Helmet.peek().linkTags.filter(({ rel }) => rel === "canonical");
}

import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "../../../src/content/schema";
import { type Route, routes } from "../../../src/domain/routes";
import { useSiteContent } from "../../../src/hooks/useSiteContent";
import { wrapPageElement } from "../../../src/layout/wrapPageElement";
import { useReservation } from "../../../src/sections/home/useReservation";
import { dataFiles } from "../fixture";
import { staticResults } from "../jest/gatsby";
import { query } from "./dataLayer";

// biome-ignore lint/suspicious/noExplicitAny: only some of the props that Gatsby gives to pages.
type Page = { default: ComponentType<any>; query?: unknown };

type Path = Route | "/404";

const pages = Object.fromEntries(
  [...routes, "/404"].map((path) => [path, require(`../../../src/pages${path}`)]),
) as Record<Path, Page>;

/** Runs the query of a page, and the static queries of all components, with the fixture or other data files. */
export async function queryPage(path: Path, files = dataFiles) {
  // Components name their static queries when they are rendered.
  renderToStaticMarkup(<StaticQueries />);
  for (const text of staticResults.keys()) {
    staticResults.set(text, (await query(text, files)).data);
  }
  // In Jest, Gatsby's `graphql` returns the text of the query.
  const { query: text } = pages[path];
  return text ? (await query(String(text), files)).data : {};
}

function StaticQueries() {
  useSiteContent();
  useReservation();
  return null;
}

/** Renders a page with its navbar and footer, and with the result of its query. */
export async function renderPage(path: Path, files?: Content) {
  const data = await queryPage(path, files);
  const Page = pages[path].default;
  const location = { pathname: path, search: "", hash: "" };
  return render(
    wrapPageElement({
      element: <Page data={data} location={location} />,
      props: { location },
    } as never),
  );
}

import { type RenderBodyArgs, StaticQueryContext, type WrapRootElementNodeArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type Context, useContext } from "react";

type StaticQueries = Record<string, { data: unknown }>;

declare module "gatsby" {
  /** Gatsby's types do not mention it. */
  const StaticQueryContext: Context<StaticQueries>;
}

/** What the HTML of a page says about it, for `app.tsx`. */
export type PageData = {
  /** Without the path prefix. */
  path: string;
  chunkName: string;
  /** Of the page's query. */
  result: { data: unknown; pageContext: object };
  /** The results of the static queries of its components, by the hash of their text. */
  staticQueries: StaticQueries;
};

/** What Gatsby stores about a page. Its types do not describe it. */
type StoredPage = Pick<PageData, "path" | "result"> & { componentChunkName: string };

/** By the path of the page. Gatsby tells its components only. */
const staticQueries = new Map<string, StaticQueries>();

/** Wraps a page that is rendered for its HTML. */
export function RememberStaticQueries({ element, pathname }: WrapRootElementNodeArgs) {
  staticQueries.set(pathname, useContext(StaticQueryContext));
  return element;
}

/** Call after the page has been rendered. Returns its data and, as JSON, what browsers need of it. */
export function pageData({ pathname, loadPageDataSync }: RenderBodyArgs) {
  const { path, componentChunkName, result } = loadPageDataSync(pathname) as unknown as StoredPage;
  const chunkName = componentChunkName;
  const data: PageData = {
    path,
    chunkName,
    result,
    staticQueries: staticQueries.get(pathname) ?? {},
  };
  return { chunkName, json: JSON.stringify(data, withoutHeadAndPhotos) };
}

/** The HTML of a page has its head, and the files of its photos. `Photo` finds them there by the fallback. */
function withoutHeadAndPhotos(key: string, value: unknown) {
  if (key === "pagesJson") return {};
  if (key !== "gatsbyImageData") return value;
  const { fallback } = (value as IGatsbyImageData).images;
  return { images: { fallback: { src: fallback?.src } } };
}

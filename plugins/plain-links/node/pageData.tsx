import { type RenderBodyArgs, StaticQueryContext, type WrapRootElementNodeArgs } from "gatsby";
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

/** Call after the page has been rendered. */
export function pageData({ pathname, loadPageDataSync }: RenderBodyArgs): PageData {
  const { path, componentChunkName, result } = loadPageDataSync(pathname) as unknown as StoredPage;
  return {
    path,
    chunkName: componentChunkName,
    result,
    staticQueries: staticQueries.get(pathname) ?? {},
  };
}

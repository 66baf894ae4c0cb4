import { createContext, useContext } from "react";
import type { PageData } from "../node/pageData";

/* What this site uses of the module `gatsby` in browsers. Gatsby's own brings its router and its loader along. */

export const StaticQueryContext = createContext<PageData["staticQueries"]>({});

/** @param hash what Gatsby puts in the place of the query */
export const useStaticQuery = (hash: string) => useContext(StaticQueryContext)[hash]?.data;

export const withPrefix = (path: string) => __PATH_PREFIX__ + path;

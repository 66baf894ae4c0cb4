import type { Route } from "../../../../src/domain/routes";

export type Thing = { "@type": string; [property: string]: unknown };

export type Content = Queries.StructuredDataQuery;

/** A page, on which everything is described with its full URL. */
export type Page = {
  route: Route;
  /** Returns the full URL of a path on this site. */
  urlOf: (path: string) => string;
};

export const CURRENCY = "MYR";

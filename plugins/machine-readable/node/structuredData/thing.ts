import type { Route } from "../../../../src/domain/routes";

export type Thing = { "@type": string; [property: string]: unknown };

export type Content = Queries.StructuredDataQuery;

/** A page to describe. */
export type Page = {
  route: Route;
  /** Returns the full URL of a path on this site. */
  urlOf: (path: string) => string;
};

export const CURRENCY = "MYR";

import type { ComponentProps } from "react";
import { staticQuery } from "../unit/siteContent";

/** Mocks Gatsby in component tests: queries return the fixture, and links are plain links. */
/** The texts of all queries and fragments in the modules that are imported. */
export const queryTexts = new Set<string>();

export const graphql = ([text = ""]: TemplateStringsArray) => {
  queryTexts.add(text);
};

export const navigate = jest.fn();
export const useStaticQuery = () => staticQuery.result;
export const withPrefix = (path: string) => path;
export const Link = ({ to, ...props }: ComponentProps<"a"> & { to: string }) => (
  <a href={to} {...props} />
);

import type { ComponentProps } from "react";
import { staticQuery } from "../unit/siteContent";

/** Mocks Gatsby in component tests: queries return the fixture, and links are plain links. */
export const graphql = jest.fn();
export const navigate = jest.fn();
export const useStaticQuery = () => staticQuery;
export const withPrefix = (path: string) => path;
export const Link = ({ to, ...props }: ComponentProps<"a"> & { to: string }) => (
  <a href={to} {...props} />
);

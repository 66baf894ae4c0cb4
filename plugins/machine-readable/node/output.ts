import type { BuildArgs } from "gatsby";

/** Where files go, and how to get the content for them. */
export type Output = Pick<BuildArgs, "graphql" | "pathPrefix"> & { publicFolder: string };

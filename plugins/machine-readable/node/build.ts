import type { BuildArgs } from "gatsby";

/** A finished build, to which this plugin adds files. */
export type Build = Pick<BuildArgs, "graphql" | "pathPrefix"> & { publicFolder: string };

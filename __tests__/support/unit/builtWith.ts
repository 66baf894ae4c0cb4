import type { BuildArgs } from "gatsby";
import { type PostBuild, postBuild } from "../../../plugins/machine-readable/node/postBuild";
import type { Content } from "../../../src/content/schema";
import { dataFiles } from "../fixture";
import { query } from "./dataLayer";
import { folderWith } from "./folders";

/** What machine-readable gets after a build with the given data files, whose public folder has the given files. */
export function builtWith(
  published: Record<string, string>,
  files: Content = dataFiles,
): Promise<PostBuild> {
  const graphql = (source: string) => query(source, files);
  const hook = { graphql: graphql as unknown as BuildArgs["graphql"], pathPrefix: "/lobby" };
  return postBuild(hook, folderWith(published));
}

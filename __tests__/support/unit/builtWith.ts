import type { BuildArgs } from "gatsby";
import type { Content } from "../../../src/content/schema";
import { query } from "./dataLayer";
import { folderWith } from "./folderWith";
import { dataFiles } from "./siteContent";

/** What a plugin gets after a build with the given data files, whose public folder has the given files. */
export function pluginOutput(published: Record<string, string>, files: Content = dataFiles) {
  return {
    graphql: ((source: string) => query(source, files)) as unknown as BuildArgs["graphql"],
    pathPrefix: "/lobby",
    publicFolder: folderWith(published),
  };
}

import type { GatsbyNode } from "gatsby";
import { writeIcons } from "./node/icons";
import { writeRobots } from "./node/robots";
import { addStructuredData } from "./node/structuredData/addStructuredData";
import { writeWebAppManifest } from "./node/webAppManifest";

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, pathPrefix }) => {
  const output = { graphql, pathPrefix, publicFolder: "public" };
  await addStructuredData(output);
  await writeWebAppManifest(output);
  await writeIcons(output);
  await writeRobots(output);
};

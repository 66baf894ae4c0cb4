import type { GatsbyNode } from "gatsby";
import { writeIcons } from "./node/icons";
import { postBuild } from "./node/postBuild";
import { writeRobots } from "./node/robots";
import { addStructuredData } from "./node/structuredData";
import { writeWebAppManifest } from "./node/webAppManifest";

export const onPostBuild: GatsbyNode["onPostBuild"] = async (hook) => {
  const build = await postBuild(hook, "public");
  await addStructuredData(build);
  await writeWebAppManifest(build);
  await writeIcons(build);
  await writeRobots(build);
};

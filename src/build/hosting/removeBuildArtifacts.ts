import { rm } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "../filesIn";

const BUILD_ARTIFACT = /(\.map|^webpack\.stats\.json|^chunk-map\.json)$/;

/**
 * Removes source maps and statistics. No browser requests them, and they reveal paths of the build machine.
 */
export async function removeBuildArtifacts(publicFolder: string): Promise<void> {
  const artifacts = (await filesIn(publicFolder)).filter((file) => BUILD_ARTIFACT.test(file));
  await Promise.all(artifacts.map((file) => rm(join(publicFolder, file))));
}

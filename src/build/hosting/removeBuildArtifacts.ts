import { rm } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "../filesIn";

/** What Gatsby and Workbox put into the public folder for themselves and for people who debug them. */
const NOTES = /(\.map|^webpack\.stats\.json|^chunk-map\.json)$/;

/** Removes what no visitor's browser asks for, and what would tell about the machine that built it. */
export async function removeBuildArtifacts(publicFolder: string): Promise<void> {
  const notes = (await filesIn(publicFolder)).filter((file) => NOTES.test(file));
  await Promise.all(notes.map((file) => rm(join(publicFolder, file))));
}

import { basename, join } from "node:path";
import { readDataFolder } from "../../../src/content/node/readDataFiles";
import type { DevServer } from "../../checked-data/node/serveMistakes";
import type { Content } from "../../../src/content/schema";
import { bundleEditor } from "./bundleEditor";
import { otherFiles } from "./projectFiles";

/** Serves the form editor at `/admin/` in develop, where it saves in the folder of the project. */
export async function serveEditor(
  app: DevServer,
  siteFolder: string,
  site: Content["site"],
): Promise<void> {
  const folder = join(siteFolder, "public/admin");
  const dataFolder = join(siteFolder, "data");
  const settings = { siteName: site.name, folderName: basename(siteFolder), repository: null };
  await bundleEditor(folder, settings, join(dataFolder, site.icon));
  // Gatsby serves the other files, as it does all of `public/`.
  app.get("/admin/", (_request, response) => response.sendFile(join(folder, "index.html")));
  app.get("/admin/files.json", async (_request, response) => {
    const files = Object.entries(readDataFolder(dataFolder).files);
    const onDisk = Object.fromEntries(files.map(([name, { value }]) => [name, value]));
    response.json({ ...(await otherFiles(dataFolder)), onDisk });
  });
}

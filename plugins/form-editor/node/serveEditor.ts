import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { readDataFolder } from "../../../src/content/node/readDataFolder";
import type { Content } from "../../../src/content/schema";
import { bundleEditor } from "./bundleEditor";
import { readProjectFiles } from "./projectFiles";

type Response = { json: (value: unknown) => void; sendFile: (path: string) => void };

/** What this plugin uses of Gatsby's server for develop, which is Express. */
type DevServer = {
  get: (path: string, answer: (request: unknown, response: Response) => void) => void;
};

/** Serves the form editor at `/admin/` in develop, where it saves in the folder of the project. */
export async function serveEditor(app: DevServer, { name, icon }: Content["site"]): Promise<void> {
  const settings = { siteName: name, folderName: basename(process.cwd()), repository: null };
  await bundleEditor("public/admin", settings, `data/${icon}`);
  // Gatsby would serve this file before the answer below, which follows the data.
  await rm("public/admin/settings.json");
  // Gatsby serves the other files, as it does all of `public/`.
  app.get("/admin/", (_request, response) => response.sendFile(resolve("public/admin/index.html")));
  app.get("/admin/settings.json", (_request, response) => {
    const texts = Object.values(readDataFolder("data").files).map(({ text }) => text);
    const dataVersion = createHash("sha256").update(texts.join()).digest("hex").slice(0, 8);
    response.json({ ...settings, dataVersion });
  });
  app.get("/admin/files.json", async (_request, response) => {
    const files = Object.entries(readDataFolder("data").files);
    const onDisk = Object.fromEntries(files.map(([name, { value }]) => [name, value]));
    response.json({ ...(await readProjectFiles("data")), onDisk });
  });
}

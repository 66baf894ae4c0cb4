import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Server } from "node:http";
import { basename, resolve } from "node:path";
import express, { Router } from "express";
import { readDataFolder } from "../../../src/content/node/readDataFolder";
import { bundleEditor } from "./bundleEditor";
import { readProjectFiles } from "./projectFiles";

/**
 * Makes the form editor at `/admin/` for develop, where it saves in the folder of the project. The data may have a mistake,
 * which an editor corrects here.
 */
export async function editorRoutes(): Promise<Router> {
  const { name, icon } = Object(readDataFolder("data").files.site?.value);
  const folderName = basename(process.cwd());
  const settings = { siteName: name ?? folderName, folderName, repository: null };
  await bundleEditor("public/admin", settings, `data/${icon}`);
  // Gatsby would serve this file before the answer below, which follows the data.
  await rm("public/admin/settings.json");
  const app = Router();
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
  return app.use("/admin", express.static("public/admin"));
}

/** Serves the form editor until Gatsby opens its server, which happens only when the data have no mistake. */
export function serveEarly(editor: Router, port: number, host: string): Server {
  return express()
    .use(editor, (_request, response) => {
      response.status(503).set("Refresh", "2");
      response.send(
        'The site opens when its data have no mistake. <a href="/admin/">The form editor</a> is open.',
      );
    })
    .listen(port, host);
}

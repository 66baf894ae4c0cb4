import type { Server } from "node:http";
import { basename } from "node:path";
import express, { type Response, Router } from "express";
import { bundleEditor } from "./bundleEditor";
import { type EditorFiles, readProjectFiles } from "./projectFiles";

/**
 * Makes the form editor at `/admin/` for develop, where it saves in the folder of the project. The data may have a mistake,
 * which an editor corrects here.
 */
export async function editorRoutes(): Promise<Router> {
  await bundleEditor();
  return Router()
    .get("/admin/files.json", (_request, response) => sendFiles(response, "data"))
    .use("/admin", express.static("public/admin"));
}

/** Answers an error, too, because one that is thrown would end develop. A folder may just be moved. */
export async function sendFiles(
  response: Pick<Response, "json" | "status">,
  dataFolder: string,
): Promise<void> {
  try {
    const project = await readProjectFiles(dataFolder);
    const files: EditorFiles = { title: basename(process.cwd()), repository: null, ...project };
    response.json(files);
  } catch (error) {
    const message = `The files of the project cannot be read. If a folder has been moved, move it back. (${error})`;
    response.status(500).json({ message });
  }
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

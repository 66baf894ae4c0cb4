import { existsSync } from "node:fs";
import { join, parse } from "node:path";
import type { Express } from "express";
import { isCopied } from "./checkedCopy";

/**
 * Does not let Gatsby make small versions of a photo that has just been replaced. It makes them when a page asks, from the file
 * of that moment, and would keep the new photo under the address of the old one.
 */
export function refuseReplacedPhotos(app: Express): void {
  app.get("/static/:digest([0-9a-f]{32})/*", (request, response, next) => {
    const file = join("public", decodeURIComponent(request.path));
    if (existsSync(file) || isCopied(parse(file).name, String(request.params.digest))) next();
    else response.sendStatus(404);
  });
}

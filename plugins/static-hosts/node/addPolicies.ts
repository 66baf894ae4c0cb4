import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../../src/content/node/listFiles";
import { type Sites, withPolicy } from "./contentSecurityPolicy";

/** Adds the Content-Security-Policy to the built pages. Pages that Gatsby has kept from an earlier build get a new one. */
export async function addPolicies(publicFolder: string, sites: Sites): Promise<void> {
  const pages = listFiles(publicFolder).filter((file) => file.endsWith(".html"));
  for (const page of pages) {
    const file = join(publicFolder, page);
    await writeFile(file, withPolicy(await readFile(file, "utf8"), sites));
  }
}

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { routes } from "../../src/domain/routes";

/** Copies a built site, and removes all scripts from its pages. Returns the temporary folder. */
export function copyWithoutScripts(site: string): string {
  const copy = mkdtempSync(join(tmpdir(), "without-scripts-"));
  cpSync(site, copy, { recursive: true });
  for (const route of routes) {
    const page = join(copy, route, "index.html");
    const html = readFileSync(page, "utf8").replace(
      /<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g,
      "",
    );
    writeFileSync(page, html);
    writeFileSync(`${page}.br`, brotliCompressSync(html));
  }
  return copy;
}

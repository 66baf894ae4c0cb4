import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../../src/node/listFiles";

type Sites = {
  /** The address that receives the inquiry form. */
  formEndpoint: string;
  /** The address of the footer's map: on another site, or a path on this one. */
  mapUrl: string;
};

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** Adds its policy to each built page. */
export async function addPolicies(publicFolder: string, sites: Sites): Promise<void> {
  for (const page of listFiles(publicFolder).filter((file) => file.endsWith(".html"))) {
    const file = join(publicFolder, page);
    await writeFile(file, withPolicy(await readFile(file, "utf8"), sites));
  }
}

/**
 * Adds a Content-Security-Policy to a page, before its first script. A file without a charset is left as it is, such as one
 * that proves to a search engine who owns the site.
 */
export function withPolicy(html: string, sites: Sites): string {
  const policy = contentSecurityPolicy(html, sites);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}

/** Returns the policy of a page: of inline scripts, only its own may run. */
function contentSecurityPolicy(html: string, { formEndpoint, mapUrl }: Sites): string {
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes(html)],
    // Style attributes hold the number of columns of prices and the shapes of photos. Hashes would make pages larger.
    "style-src": ["'self'", "'unsafe-inline'"],
    "connect-src": ["'self'", new URL(formEndpoint).origin],
    "frame-src": [mapUrl.startsWith("/") ? "'self'" : new URL(mapUrl).origin],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** Hashes each distinct inline script: `'sha256-…'`. Without JSON, which browsers do not run. */
function scriptHashes(html: string): string[] {
  const inlineScript =
    /<script\b(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/gi;
  const texts = Array.from(html.matchAll(inlineScript), ([, text = ""]) => text);
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

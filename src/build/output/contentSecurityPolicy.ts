import { createHash } from "node:crypto";

/** Policy sources such as `'sha256-…'` for the inline scripts and styles of the pages. */
export type InlineHashes = { scripts: string[]; styles: string[] };

type PolicyInput = InlineHashes & {
  formEndpoint: string;
  /** The URL of the footer's map: on another site, or a path on this one. */
  mapUrl: string;
};

export function contentSecurityPolicy(input: PolicyInput): string {
  const directives: Record<string, string[]> = {
    // Firefox applies it to every file that Gatsby prefetches, whatever the type.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...input.scripts],
    "style-src": ["'self'", ...input.styles],
    // Style attributes hold the dominant colour of each photo. With their hashes, a dozen new photos
    // would exceed 2000 characters, and Cloudflare Pages would ignore the whole policy.
    "style-src-attr": ["'unsafe-inline'"],
    "connect-src": ["'self'", new URL(input.formEndpoint).origin],
    "frame-src": [isOwnPage(input.mapUrl) ? "'self'" : new URL(input.mapUrl).origin],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": [framingRules(input.mapUrl).ancestors],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/**
 * Returns who may frame this site: nobody, or the site itself while its map is one of its own pages. Hosts
 * join the headers of all matching rules, so the map page cannot have an exception of its own.
 */
export function framingRules(mapUrl: string) {
  return isOwnPage(mapUrl)
    ? { ancestors: "'self'", frameOptions: "SAMEORIGIN" }
    : { ancestors: "'none'", frameOptions: "DENY" };
}

/** Hashes each distinct inline script and style of the pages. Ignores JSON-LD, which browsers do not run. */
export function inlineHashes(pages: string[]): InlineHashes {
  return {
    scripts: hashesOf(
      pages,
      /<script\b(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi,
    ),
    styles: hashesOf(pages, /<style\b[^>]*>([\s\S]*?)<\/style>/gi),
  };
}

function hashesOf(pages: string[], element: RegExp): string[] {
  const texts = pages.flatMap((page) => Array.from(page.matchAll(element), ([, text]) => text));
  const hashes = texts.map((text = "") => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].sort().map((hash) => `'sha256-${hash}'`);
}

function isOwnPage(url: string): boolean {
  return url.startsWith("/");
}

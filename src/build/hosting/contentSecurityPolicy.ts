import { createHash } from "node:crypto";

/** Hashes, as a policy names them, of the scripts and styles that stand inside pages. */
export type InlineHashes = { scripts: string[]; styles: string[] };

type PolicyInput = InlineHashes & {
  /** Where the inquiry form is sent. */
  formEndpoint: string;
  /** What the footer's frame shows: another site's address, or a path on this one. */
  mapUrl: string;
};

/** What browsers may load and run, and nothing beyond it. One policy serves all pages. */
export function contentSecurityPolicy(input: PolicyInput): string {
  const directives: Record<string, string[]> = {
    // Firefox measures by it what Gatsby fetches ahead of a click, of whatever kind it is.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...input.scripts],
    "style-src": ["'self'", ...input.styles],
    // The attributes hold each photo's colour. As hashes, a dozen new photos would make the policy
    // longer than the 2000 characters after which Cloudflare Pages drops it altogether.
    "style-src-attr": ["'unsafe-inline'"],
    "connect-src": ["'self'", new URL(input.formEndpoint).origin],
    "frame-src": [isOwnPage(input.mapUrl) ? "'self'" : new URL(input.mapUrl).origin],
    "worker-src": ["'self'"],
    "media-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": [framedBy(input.mapUrl).ancestors],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/**
 * Who may show pages of this site in a frame: nobody. Only while the map is a page of this site does
 * the site frame itself. Hosts join the headers of all rules that match, so that no page of its own
 * could be made an exception.
 */
export function framedBy(mapUrl: string) {
  return isOwnPage(mapUrl)
    ? { ancestors: "'self'", frameOptions: "SAMEORIGIN" }
    : { ancestors: "'none'", frameOptions: "DENY" };
}

/** Every inline script and style of the given pages, each once. Data in a script element is no script. */
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

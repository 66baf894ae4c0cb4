import { listFiles } from "../../../src/content/node/listFiles";
import { routes } from "../../../src/domain/routes";
import { publicFolder } from "../site/testSite";

export const IMMUTABLE = "public, max-age=31536000, immutable";
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** The headers that every host sends with every response. */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "SAMEORIGIN",
};

export const filesWith = (pattern: RegExp, folder = publicFolder) =>
  listFiles(folder)
    .filter((file) => pattern.test(file))
    .map((file) => `/${file}`);

export const unchanging = [
  ...filesWith(/^(workbox-v|idb-keyval-).*\.js$/),
  ...filesWith(/^(app|webpack-runtime|component|styles)[^/]*\.(js|css)$/),
  ...filesWith(/^static\/.*\.(avif|webp|jpg|png|svg|woff2)$/).slice(0, 20),
];

export const revalidated = [
  ...routes,
  "/sw.js",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap-index.xml",
  "/map.html",
  ...filesWith(/^page-data\/.*\.json$/),
];

export const unknownPaths = [
  "/nope",
  "/events/2025",
  "/static/nope.js",
  "/app-0000000000.js",
  "/page-data/x.json",
];

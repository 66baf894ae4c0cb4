import { headersFile } from "../../../../plugins/static-hosts/node/hostFiles";

it("the rules for hosts let browsers keep files that never change, also below a path prefix", () => {
  const hash = "0123456789abcdef0123";
  const files = [
    `app-${hash}.js`,
    `app.${hash}.css`,
    "faq.html",
    "page-data/app-data.json",
    "static/a/large/photo.avif",
    "static/a/small/photo.avif",
    "static/font.woff2",
    "sw.js",
    "workbox-v1/core.js",
  ];
  const [, cached] = headersFile(files, "/lobby").split("x-frame-options: SAMEORIGIN\n");
  const kept = [
    `app-${hash}.js`,
    `app.${hash}.css`,
    "static/a/*",
    "static/font.woff2",
    "workbox-v1/*",
  ];
  expect(cached).toBe(
    kept
      .map((path) => `/lobby/${path}\n  cache-control: public, max-age=31536000, immutable\n`)
      .join(""),
  );
});

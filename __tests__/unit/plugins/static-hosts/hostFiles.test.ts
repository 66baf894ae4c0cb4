import type { RoutesManifest } from "gatsby";
import { headersFile } from "../../../../plugins/static-hosts/node/hostFiles";

const forever = { key: "cache-control", value: "public, max-age=31536000, immutable" };

it("the rules for hosts let browsers keep hashed files, also below a path prefix", () => {
  const routes: RoutesManifest = [
    ["/lobby/faq"],
    ["/lobby/page-data/app-data.json"],
    ["/lobby/app-1.js", forever],
    ["/lobby/static/a/photo.avif", forever],
  ].map(
    ([path, ...headers]) => ({ type: "static", path, filePath: `public${path}`, headers }) as never,
  );
  const [, cached] = headersFile(routes, "/lobby").split("x-frame-options: SAMEORIGIN\n");
  expect(cached).toBe(
    ["/lobby/static/*", "/lobby/app-1.js"]
      .map((path) => `${path}\n  cache-control: ${forever.value}\n`)
      .join(""),
  );
});

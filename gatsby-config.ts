import type { GatsbyConfig } from "gatsby";
import { compileString } from "sass";
import { typeOfFile } from "./src/build/content/graphql/typeDefinitions";
import { loadContent } from "./src/build/content/loadContent";
import { lastChange } from "./src/build/lastChange";
import { securityHeaders } from "./src/build/output/headers";
import { hostingAdapter } from "./src/build/output/hostFiles";
import { offlinePluginOptions } from "./src/build/output/offlineOptions";
import { icons, webAppManifest } from "./src/build/output/webAppManifest";

const nightColour = compileString(
  '@use "src/styles/tokens"; :root { --night: #{tokens.$night}; }',
  { loadPaths: [process.cwd()] },
).css.match(/--night: (#\w+)/)?.[1];

// Null if the data files have mistakes, which gatsby-node reports. Gatsby clears its cache when the list of
// plugins changes, and rewrites src/gatsby-types.d.ts when other options come or go. So mistakes only change
// the values of options.
const { content } = loadContent("data");
const mapUrl = content?.site.map.embedUrl ?? "";
const isEditorPublished = Boolean(content?.site.editing.repository);
const formEndpoint = content?.site.inquiry.endpoint ?? "";

const config: GatsbyConfig = {
  headers: [{ source: "/*", headers: securityHeaders(mapUrl) }],
  adapter: hostingAdapter({ formEndpoint, mapUrl, isEditorPublished }),
  // The site's folder on its host, such as "/lobby". Used with --prefix-paths only.
  pathPrefix: process.env.PATH_PREFIX ?? "",
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-plugin-sass",
      options: {
        sassOptions: { silenceDeprecations: ["legacy-js-api"] },
        // Gatsby's long class names would be the largest part of each page. Develop keeps them. With four characters
        // in place of five, two of 264 classes would have the same name once in 500 sites.
        ...(process.env.NODE_ENV === "production" && {
          cssLoaderOptions: { modules: { localIdentName: "[hash:base64:5]" } },
        }),
      },
    },
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: "data", ignore: ["**/*.md"] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: typeOfFile } },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // Every supported browser shows AVIF. The photo's own format is for all others.
        defaults: { formats: ["auto", "avif"], placeholder: "dominantColor", quality: 52 },
      },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        ...(content && webAppManifest(content, nightColour)),
        // The plugin's validation requires them.
        icons,
        include_favicon: false,
        // `true` would add a link for each icon, some of them twice. HeadTags has the one that iOS needs.
        legacy: false,
      },
    },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        query: "{ allSitePage { nodes { path } } }",
        resolveSiteUrl: () => content?.site.siteBase,
        // The plugin's own entries have no date, and the same priority for every page.
        serialize: ({ path }: { path: string }) => ({ url: path, lastmod: lastChange() }),
      },
    },
    // Must come after gatsby-plugin-manifest, because it caches the manifest.
    { resolve: "gatsby-plugin-offline", options: offlinePluginOptions },
  ],
};

export default config;

import type { GatsbyConfig } from "gatsby";
import { typeOfFile } from "./plugins/checked-data/node/typeDefinitions";
import { loadContent } from "./plugins/checked-data/node/checkDataFolder";
import { lastChange } from "./plugins/checked-data/node/lastChange";
import { hostFiles } from "./plugins/static-hosts/node/hostFiles";
import { offlinePluginOptions } from "./plugins/offline-pages/node/offlineOptions";
import { icons, webAppManifest } from "./plugins/machine-readable/node/webAppManifest";

// `content` is null if the data files have mistakes, which gatsby-node reports. The list of plugins must stay the same
// then, because Gatsby clears its cache when the list changes.
const { content } = loadContent("data");

const config: GatsbyConfig = {
  adapter: hostFiles,
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
        // Gatsby's long class names would be the largest part of each page. Develop keeps them. With four characters, a new
        // class gets the name of another one in about 1 of 70,000 cases.
        ...(process.env.NODE_ENV === "production" && {
          cssLoaderOptions: { modules: { localIdentName: "[hash:base64:4]" } },
        }),
      },
    },
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: "data", ignore: ["**/*.md"] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: typeOfFile } },
    "gatsby-plugin-image",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // Every supported browser shows AVIF. The photo's own format is for all others.
        defaults: { formats: ["auto", "avif"], placeholder: "none", quality: 52 },
      },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        ...(content && webAppManifest(content)),
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
        // robots.txt names the sitemap.
        createLinkInHead: false,
      },
    },
    // Must come after gatsby-plugin-manifest, because it caches the manifest.
    { resolve: "gatsby-plugin-offline", options: offlinePluginOptions },
  ],
};

export default config;

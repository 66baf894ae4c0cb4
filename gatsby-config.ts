import type { GatsbyConfig } from "gatsby";
import { COPY_FOLDER } from "./plugins/checked-data/node/copyFolder";
import { hostFilesAdapter } from "./plugins/static-hosts/node/hostFiles";
import { routes } from "./src/domain/routes";

const pages = routes.map((route) => `${route}/index.html`.replace(/^\/+/, "")).join();

const config: GatsbyConfig = {
  // Part of static-hosts.
  adapter: hostFilesAdapter,
  // The site's folder on its host, such as "/lobby". Used with --prefix-paths only.
  pathPrefix: process.env.PATH_PREFIX ?? "",
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // The folders in plugins/ have READMEs. Hooks of the same name run in the order of this list.
  plugins: [
    {
      resolve: "gatsby-plugin-sass",
      options: {
        sassOptions: { silenceDeprecations: ["legacy-js-api"] },
        // Gatsby's long class names would be the largest part of each page. Develop keeps them. With four characters, a new
        // class gets the name of another one in about 1 of 70,000 cases. Each would have the rules of both, so a test of the
        // built files fails.
        ...(process.env.NODE_ENV === "production" && {
          cssLoaderOptions: { modules: { localIdentName: "[hash:base64:4]" } },
        }),
      },
    },
    "gatsby-plugin-react-helmet",

    // The content
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: COPY_FOLDER } },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { name: string } }) => node.name },
    },
    "checked-data",

    // Photos
    "gatsby-plugin-image",
    {
      resolve: "gatsby-transformer-sharp",
      // It would warn of a logo that is an SVG file.
      options: { checkSupportedExtensions: false },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // Every supported browser shows AVIF. The photo's own format is for all others.
        defaults: { formats: ["auto", "avif"], placeholder: "none", quality: 52 },
      },
    },
    "photos",

    // What a build publishes
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        query: /* GraphQL */ `
          query Sitemap {
            siteJson {
              siteBase
            }
            allSitePage {
              nodes {
                path
              }
            }
          }
        `,
        resolveSiteUrl: ({ siteJson }: Queries.SitemapQuery) => siteJson.siteBase,
        // The plugin's own entries have the same priority for every page.
        serialize: ({ path }: { path: string }) => ({ url: path }),
        // robots.txt names the sitemap.
        createLinkInHead: false,
      },
    },
    "machine-readable",
    "static-hosts",
    "form-editor",
    // After what completes pages and writes the manifest, because sw.js has hashes of these files.
    {
      resolve: "gatsby-plugin-offline",
      options: {
        // Workbox would load its large development version on localhost, which static-hosts does not publish.
        debug: false,
        workboxConfig: {
          // The plugin merges arrays by index (https://github.com/gatsbyjs/gatsby/issues/28289), so this replaces its first
          // pattern. Most visitors never open the lightbox.
          globPatterns: [`{!(idb-keyval*|lightbox*|sw).{js,css},${pages},404.html}`],
        },
      },
    },
    "offline-pages",
    "plain-links",
    // Last, because it defers the scripts of all others.
    "first-view",
  ],
};

export default config;

import type { GatsbyConfig } from "gatsby";
import { compileString } from "sass";
import { loadContent } from "./src/build/content/loadContent";
import type { Content } from "./src/build/content/schema";
import { hostingAdapter } from "./src/build/hosting/adapter";
import { securityHeaders } from "./src/build/hosting/headers";
import { webAppManifest } from "./src/build/hosting/webAppManifest";
import { offlinePluginOptions } from "./src/build/offline/pluginOptions";

const nightColour = compileString(
  '@use "src/styles/tokens"; :root { --night: #{tokens.$night}; }',
  { loadPaths: [process.cwd()] },
).css.match(/--night: (#\w+)/)?.[1];

// Null if the data files have mistakes. This file must load anyway: gatsby-node reports them.
const { content } = loadContent();

const manifestPlugin = (content: Content) => ({
  resolve: "gatsby-plugin-manifest",
  options: {
    ...webAppManifest(content, nightColour),
    icon: `data/${content.site.appIcon}`,
    include_favicon: false,
    legacy: true,
  },
});

const hosting = (site: Content["site"]) => ({
  headers: [{ source: "/*", headers: securityHeaders(site.map.embedUrl) }],
  adapter: hostingAdapter({
    formEndpoint: site.inquiry.endpoint,
    mapUrl: site.map.embedUrl,
  }),
});

const sitemapPlugin = (site: Content["site"]) => ({
  resolve: "gatsby-plugin-sitemap",
  options: {
    query: "{ allSitePage { nodes { path } } }",
    resolveSiteUrl: () => site.siteBase,
  },
});

const config: GatsbyConfig = {
  ...(content && hosting(content.site)),
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
        // Gatsby's long class names would be the largest part of each page. Develop keeps them.
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
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: { formats: ["auto", "webp", "avif"], placeholder: "dominantColor" },
      },
    },
    ...(content ? [manifestPlugin(content), sitemapPlugin(content.site)] : []),
    // Must come after gatsby-plugin-manifest, because it caches the manifest.
    { resolve: "gatsby-plugin-offline", options: offlinePluginOptions },
  ],
};

export default config;

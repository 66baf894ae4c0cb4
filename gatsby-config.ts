import type { GatsbyConfig } from "gatsby";
import { compileString } from "sass";
import { graphqlTypeName } from "./src/build/content/graphql/typeDefinitions";
import { loadContent } from "./src/build/content/loadContent";
import type { Content } from "./src/build/content/schema";
import { hostingAdapter } from "./src/build/hosting/adapter";
import { securityHeaders } from "./src/build/hosting/headers";
import { webAppManifest } from "./src/build/hosting/webAppManifest";
import { offlinePluginOptions } from "./src/build/offline/pluginOptions";

/** The page's background as the style sheets have it. */
const nightColour = compileString(
  '@use "src/styles/tokens"; :root { --night: #{tokens.$night}; }',
  { loadPaths: [process.cwd()] },
).css.match(/--night: (#\w+)/)?.[1];

// Mistakes in data files are reported by gatsby-node; here they must not keep Gatsby from getting there.
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
  // The folder of a host, such as "/lobby", for a build with --prefix-paths.
  pathPrefix: process.env.PATH_PREFIX ?? "",
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-plugin-sass",
      options: {
        // The plugin calls Sass through its older interface; nothing here can change that.
        sassOptions: { silenceDeprecations: ["legacy-js-api"] },
        // Class names of file and class weigh more than all else in the pages; `develop` keeps them.
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
    {
      resolve: "gatsby-transformer-json",
      // By default, files that hold one object would all get the type of their folder.
      options: { typeName: ({ node }: { node: { name: string } }) => graphqlTypeName(node.name) },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: { formats: ["auto", "webp", "avif"], placeholder: "dominantColor" },
      },
    },
    ...(content ? [manifestPlugin(content), sitemapPlugin(content.site)] : []),
    // After the manifest, which it stores.
    { resolve: "gatsby-plugin-offline", options: offlinePluginOptions },
  ],
};

export default config;

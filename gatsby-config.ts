import type { GatsbyConfig } from "gatsby";
import { graphqlTypeName } from "./src/content/graphqlTypes";
import { offlinePluginOptions } from "./src/offline/pluginOptions";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-plugin-sass",
      // The plugin calls Sass through its older interface; nothing here can change that.
      options: { sassOptions: { silenceDeprecations: ["legacy-js-api"] } },
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
    { resolve: "gatsby-plugin-offline", options: offlinePluginOptions },
  ],
};

export default config;

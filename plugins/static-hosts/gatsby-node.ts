import { rm } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { dataOfQuery } from "../../src/node/dataOfQuery";
import { addPolicies } from "./node/contentSecurityPolicy";
import { copyPages } from "./node/copyPages";
import { keepFontFiles } from "./node/keepFontFiles";
import { writeRedirectPages } from "./node/redirectPages";

// Gatsby keeps pages of an earlier build, and plugins would add their parts to them a second time. If this folder is missing,
// Gatsby also empties its cache.
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  if (process.env.NODE_ENV === "production") await rm("public", { recursive: true, force: true });
};

// The policy allows no fonts within styles.
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
}) => {
  const config = getConfig();
  keepFontFiles(config);
  actions.replaceWebpackConfig(config);
};

// gatsby-config.ts gives Gatsby the adapter in node/hostFiles.ts, which comes after this.
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, pathPrefix }) => {
  const { navigationJson, siteJson } = dataOfQuery(
    await graphql<Queries.StaticHostsQuery>(`
      query StaticHosts {
        navigationJson {
          items {
            href
          }
        }
        siteJson {
          inquiry {
            endpoint
          }
          map {
            embedUrl
          }
        }
      }
    `),
  );
  const hrefs = navigationJson.items.map(({ href }) => href);
  const { inquiry, map } = siteJson;
  await copyPages("public");
  await writeRedirectPages("public", pathPrefix, hrefs);
  await addPolicies("public", { formEndpoint: inquiry.endpoint, mapUrl: map.embedUrl });
};

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dataOf } from "../../../src/content/node/dataOf";
import { THEME_COLOUR } from "../../../src/domain/themeColour";
import { appIconSizes } from "./icons";
import type { Output } from "./output";

/**
 * Separate icons of the same drawing, because systems without masks shrink a combined "any maskable" icon.
 */
const purposes = ["any", "maskable"];

/** Writes `manifest.webmanifest`, which describes the installed site. */
export async function writeWebAppManifest({
  graphql,
  pathPrefix,
  publicFolder,
}: Output): Promise<void> {
  const { siteJson, pagesJson } = dataOf(
    await graphql<Queries.WebAppManifestQuery>(`
      query WebAppManifest {
        siteJson {
          name
          appIcon {
            internal {
              contentDigest
            }
          }
        }
        pagesJson {
          home {
            description
          }
        }
      }
    `),
  );
  const { name, appIcon } = siteJson;
  const manifest = {
    name,
    short_name: name,
    description: pagesJson.home.description,
    lang: "en-MY",
    start_url: `${pathPrefix}/`,
    // Relative to the manifest.
    scope: "./",
    display: "minimal-ui",
    background_color: THEME_COLOUR,
    theme_color: THEME_COLOUR,
    icons: purposes.flatMap((purpose) =>
      appIconSizes.map((size) => ({
        // Browsers look for a changed icon only under a changed address.
        src: `icons/icon-${size}.png?v=${appIcon.internal.contentDigest}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  };
  await writeFile(join(publicFolder, "manifest.webmanifest"), JSON.stringify(manifest));
}

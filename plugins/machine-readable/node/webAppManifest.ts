import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { THEME_COLOUR } from "../../../src/document/themeColour";
import { appIconSizes } from "./icons";
import type { PostBuild } from "./postBuild";

/**
 * Separate icons of the same drawing, because systems without masks shrink a combined "any maskable" icon.
 */
const purposes = ["any", "maskable"];

/** Writes `manifest.webmanifest`, which describes the installed site. */
export async function writeWebAppManifest(build: PostBuild): Promise<void> {
  const { content, pathPrefix, publicFolder } = build;
  const { name, appIcon } = content.siteJson;
  const manifest = {
    name,
    short_name: name,
    description: content.pagesJson.home.description,
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

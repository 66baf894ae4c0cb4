import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { THEME_COLOUR } from "../../../src/document/themeColour";
import type { PostBuild } from "./postBuild";

/** In px. The web app manifest names them. */
export const appIconSizes = [192, 512];

/** In px. Browser tabs show 16 to 32. */
const FAVICON_SIZE = 48;

/**
 * Draws the icons of the installed site, and `favicon.ico` for browsers and services that ask for it without reading the page.
 * It is a PNG: browsers look into the file, not at its name.
 */
export async function writeIcons({ content, publicFolder }: PostBuild): Promise<void> {
  const { icon, appIcon } = content.siteJson;
  await mkdir(join(publicFolder, "icons"), { recursive: true });
  await draw(icon, FAVICON_SIZE).toFile(join(publicFolder, "favicon.ico"));
  for (const size of appIconSizes) {
    // Phones would show what is transparent as black or white.
    const opaque = draw(appIcon, size).flatten({ background: THEME_COLOUR });
    await opaque.toFile(join(publicFolder, `icons/icon-${size}.png`));
  }
}

const draw = ({ absolutePath }: { absolutePath: string }, size: number) =>
  sharp(absolutePath).resize(size, size, { fit: "contain", background: "transparent" }).png();

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
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
  await draw(icon.absolutePath, FAVICON_SIZE, join(publicFolder, "favicon.ico"));
  for (const size of appIconSizes) {
    await draw(appIcon.absolutePath, size, join(publicFolder, `icons/icon-${size}.png`));
  }
}

async function draw(drawing: string, size: number, file: string): Promise<void> {
  const wholeDrawing = { fit: "contain", background: "transparent" } as const;
  await sharp(drawing).resize(size, size, wholeDrawing).png().toFile(file);
}

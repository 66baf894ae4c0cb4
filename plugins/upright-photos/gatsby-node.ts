import type { GatsbyNode } from "gatsby";
import sharpPlugin, { type ImageFile } from "gatsby-plugin-sharp";
import sharp from "sharp";

// Not in onPreInit, which does not run in the workers that run queries.
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  const { getImageSizeAsync } = sharpPlugin;
  sharpPlugin.getImageSizeAsync = async (file: ImageFile) => {
    const size = await getImageSizeAsync(file);
    const { autoOrient } = await sharp(file.absolutePath).metadata();
    // Changes the plugin's own object, which it keeps and reads again.
    return Object.assign(size, autoOrient);
  };
};

import type { GatsbyNode } from "gatsby";
import sharpPlugin, { type ImageFile } from "gatsby-plugin-sharp";
import sharp, { type Sharp } from "sharp";

// gatsby-plugin-sharp passes only the quality.
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  const prototype: Sharp = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function encodeFaster(options) {
    return avif.call(this, { effort: 3, chromaSubsampling: "4:2:0", ...options });
  };
};

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

import type { GatsbyNode } from "gatsby";
import sharp, { type Sharp } from "sharp";

// gatsby-plugin-sharp passes only the quality.
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  const prototype: Sharp = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function encodeFaster(options) {
    return avif.call(this, { effort: 3, chromaSubsampling: "4:2:0", ...options });
  };
};

// The package has no types.
declare module "gatsby-plugin-sharp" {
  export type ImageFile = { absolutePath: string };

  /** In px. */
  type ImageSize = { width: number; height: number };

  const plugin: { getImageSizeAsync: (file: ImageFile) => Promise<ImageSize> };
  export default plugin;
}

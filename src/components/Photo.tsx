import type { IGatsbyImageData } from "gatsby-plugin-image";

export type PhotoFile = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};

type PhotoProps = {
  photo: PhotoFile;
  alt: string;
  /** The `sizes` attribute: how wide the photo is drawn at which viewport. */
  sizes: string;
  className?: string;
  /** For the one picture in a page's first view: loaded at once and first. */
  isFirstView?: boolean;
  /** Another crop for viewports that match `media`. */
  wide?: { photo: PhotoFile; media: string };
};

/**
 * A photo in the formats and widths that gatsby-plugin-image made of it. Not its `GatsbyImage`,
 * which downloads 25 KB of JavaScript to do what `<picture>` does by itself.
 */
export function Photo({ photo, alt, sizes, className, isFirstView = false, wide }: PhotoProps) {
  const { images, width, height, backgroundColor } = imageData(photo);
  return (
    <picture>
      {wide && <Sources photo={wide.photo} sizes={sizes} media={wide.media} />}
      <Sources photo={photo} sizes={sizes} />
      <img
        className={className}
        {...images.fallback}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        style={{ backgroundColor }}
        loading={isFirstView ? "eager" : "lazy"}
        decoding="async"
        // React 18 knows this attribute in lowercase only.
        {...{ fetchpriority: isFirstView ? "high" : undefined }}
      />
    </picture>
  );
}

function Sources({ photo, sizes, media }: { photo: PhotoFile; sizes: string; media?: string }) {
  const { images, width, height } = imageData(photo);
  const fallback = media ? [{ srcSet: images.fallback?.srcSet, type: undefined }] : [];
  return [...(images.sources ?? []), ...fallback].map(({ srcSet, type }) => (
    <source
      key={type ?? "fallback"}
      srcSet={srcSet}
      type={type}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  ));
}

/** @throws where the file is no picture. */
export function imageData({ childImageSharp }: PhotoFile): IGatsbyImageData {
  if (!childImageSharp) throw new Error("a photo is not a picture");
  return childImageSharp.gatsbyImageData;
}

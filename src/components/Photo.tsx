import type { IGatsbyImageData } from "gatsby-plugin-image";
import { canBeLoaded } from "./canBeLoaded";

type PhotoFile = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};

type PhotoProps = {
  photo: PhotoFile;
  alt: string;
  sizes: string;
  className?: string;
  /** Loads the photo eagerly and with high priority. At most one photo per page. */
  isAboveTheFold?: boolean;
  /** Another crop for viewports that match `media`. */
  wide?: { photo: PhotoFile; media: string };
};

/**
 * Renders gatsby-plugin-image data as a `<picture>`. The fallback has one size only, because it is for browsers
 * from before 2024, and the list of the others would be in every page. The plugin's own `GatsbyImage` would download 25 KB
 * of JavaScript for the same result.
 */
export function Photo({ photo, alt, sizes, className, isAboveTheFold, wide }: PhotoProps) {
  const { images, width, height } = imageData(photo);
  return (
    <picture>
      {wide && <Sources photo={wide.photo} sizes={sizes} media={wide.media} />}
      <Sources photo={photo} sizes={sizes} />
      <img
        className={className}
        src={images.fallback?.src}
        width={width}
        height={height}
        alt={alt}
        loading={isAboveTheFold ? "eager" : "lazy"}
        decoding="async"
        // React 18 supports it in lowercase only: https://github.com/facebook/react/issues/27233
        {...{ fetchpriority: isAboveTheFold ? "high" : undefined }}
      />
    </picture>
  );
}

function Sources({ photo, sizes, media }: { photo: PhotoFile; sizes: string; media?: string }) {
  const { images, width, height } = imageData(photo);
  // The `<img>` shows the other crop, so this one's fallback format needs a `<source>`, too.
  const fallback = media ? [{ srcSet: images.fallback?.src, type: undefined }] : [];
  return [...(images.sources ?? []), ...fallback].map(({ srcSet, type }) => (
    <source
      key={type ?? "fallback"}
      srcSet={srcSet}
      type={type}
      sizes={type && sizes}
      media={media}
      // Without them, those of the `<img>` count.
      width={media && width}
      height={media && height}
    />
  ));
}

/** Loads failed photos again. Call once on each page. */
export function retryFailedPhotos(): void {
  const asked = new Set<string>();

  /** Asks the host once, because what the browser has stored may be a login page or half a photo. */
  async function askAgain(image: HTMLImageElement) {
    const { currentSrc } = image;
    if (!currentSrc || asked.has(currentSrc)) return;
    asked.add(currentSrc);
    if (await canBeLoaded(currentSrc, { cache: "reload" })) load(image);
  }

  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) askAgain(target);
    },
    true,
  );
  for (const image of failedPhotos()) askAgain(image);
  // The network has returned.
  addEventListener("online", () => {
    for (const image of failedPhotos()) load(image);
  });
}

/** A lazy photo that has not begun to load is not complete. */
const failedPhotos = () =>
  [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);

const load = (image: HTMLImageElement) => image.setAttribute("src", image.src);

/** @throws if the file is not a picture. */
export function imageData({ childImageSharp }: PhotoFile): IGatsbyImageData {
  if (!childImageSharp) throw new Error("A photo's file is not a picture");
  const data = childImageSharp.gatsbyImageData;
  // HTML allows only whole numbers. The plugin does not round the height.
  return { ...data, height: Math.round(data.height) };
}

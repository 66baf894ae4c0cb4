import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Overlay } from "../../components/Overlay";
import { Photo } from "../../components/Photo";
import { inSixColumns, PHONE_FULL_WIDTH, PHONE_HALF_WIDTH_VW } from "../../components/photoSizes";
import { useIsClosed } from "../../components/useIsClosed";
import { useSiteContent } from "../../components/useSiteContent";
import * as styles from "./Gallery.module.scss";

type GalleryProps = { photos: readonly Queries.GalleryPhotoFragment[] };

/** Returns `sizes` for the pattern of six in Gallery.module.scss. */
function photoSizes(index: number): string {
  const position = index % 6;
  const isWide = position === 0 || position === 2 || position === 4;
  // On phones, the fifth photo is cropped to a square, so it is drawn wider than its cell.
  const phoneWidth =
    position === 4 ? "53vw" : isWide ? PHONE_FULL_WIDTH : `${PHONE_HALF_WIDTH_VW}vw`;
  return `${inSixColumns(isWide)}, ${phoneWidth}`;
}

export function Gallery({ photos }: GalleryProps) {
  const isClosed = useIsClosed(useSiteContent().siteJson.hours);
  return (
    <ul className={styles.gallery}>
      {photos.map(({ photo, closedPhoto, alt, caption }, index) => (
        <li key={alt}>
          <figure className={styles.figure}>
            <PhotoLink photos={photos} index={index}>
              <Photo className={styles.photo} photo={photo} alt={alt} sizes={photoSizes(index)} />
              {closedPhoto && (
                <Overlay
                  className={`${styles.photo} ${styles.closed}`}
                  photo={closedPhoto}
                  sizes={photoSizes(index)}
                  isShown={isClosed}
                />
              )}
            </PhotoLink>
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment GalleryPhoto on CommunityJsonPhotos {
    alt
    caption
    photo {
      ...LargePhoto
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [260, 310, 390, 460, 540, 640, 810, 960, 1200])
      }
    }
    closedPhoto {
      childImageSharp {
        gatsbyImageData(width: 960, breakpoints: [260, 390, 540, 960])
      }
    }
  }
`;

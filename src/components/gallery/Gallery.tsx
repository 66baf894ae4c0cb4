import { graphql } from "gatsby";
import { PhotoLink } from "../lightbox/PhotoLink";
import { Photo } from "../Photo";
import { FULL_WIDTH, HALF_WIDTH, inSixColumns } from "../photoSizes";
import * as styles from "./Gallery.module.scss";

type GalleryProps = { photos: readonly Queries.GalleryPhotoFragment[] };

/** How wide a photo is drawn, as the pattern of six in the style sheet has it. */
function photoSizes(index: number): string {
  const place = index % 6;
  const isWide = place === 0 || place === 2 || place === 4;
  // The fifth is cut to a square on a phone.
  const onPhone = place === 4 ? "64vw" : isWide ? FULL_WIDTH : `${HALF_WIDTH}vw`;
  return `${inSixColumns(isWide)}, ${onPhone}`;
}

export function Gallery({ photos }: GalleryProps) {
  return (
    <ul className={styles.gallery}>
      {photos.map(({ photo, alt, caption }, index) => (
        <li key={alt}>
          <figure className={styles.figure}>
            <PhotoLink photos={photos} index={index}>
              <Photo className={styles.photo} photo={photo} alt={alt} sizes={photoSizes(index)} />
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
        gatsbyImageData(width: 1200, breakpoints: [160, 200, 250, 310, 390, 490, 610, 760, 950, 1200])
      }
    }
  }
`;

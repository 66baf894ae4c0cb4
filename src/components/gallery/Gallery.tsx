import { graphql } from "gatsby";
import { from } from "../../styles/mediaQueries";
import { PhotoLink } from "../lightbox/PhotoLink";
import { Photo } from "../Photo";
import * as styles from "./Gallery.module.scss";

type GalleryProps = {
  photos: readonly Queries.GalleryPhotoFragment[];
  lightbox: Queries.LightboxFragment;
};

/** How wide a photo is drawn, as the pattern of six in the style sheet has it. */
function photoSizes(index: number): string {
  const place = index % 6;
  const isWide = place === 0 || place === 2 || place === 4;
  const widerScreens = `${from("md")} ${isWide ? "min(61vw, 57rem)" : "min(30vw, 28rem)"}`;
  // The fifth is cut to a square there.
  const phone = place === 4 ? "64vw" : isWide ? "89vw" : "43vw";
  return `${widerScreens}, ${phone}`;
}

export function Gallery({ photos, lightbox }: GalleryProps) {
  return (
    <ul className={styles.gallery}>
      {photos.map(({ photo, alt, caption }, index) => (
        <li key={alt}>
          <figure className={styles.figure}>
            <PhotoLink photos={photos} index={index} words={lightbox}>
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

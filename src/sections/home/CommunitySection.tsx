import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Overlay } from "../../components/Overlay";
import { imageData, Photo, type PhotoFile } from "../../components/Photo";
import { inSixColumns, PHONE_FULL_WIDTH, PHONE_HALF_WIDTH_VW } from "../../components/photoSizes";
import { Section } from "../../components/Section";
import { useIsClosed } from "../../components/useIsClosed";
import { useSiteContent } from "../../components/useSiteContent";
import * as styles from "./CommunitySection.module.scss";

/** Returns `sizes` for the pattern of six in CommunitySection.module.scss. */
function photoSizes(index: number): string {
  const position = index % 6;
  const isWide = position === 0 || position === 2 || position === 4;
  // On phones, the fifth photo is cropped to a square, so it is drawn wider than its cell.
  const phoneWidth =
    position === 4 ? "53vw" : isWide ? PHONE_FULL_WIDTH : `${PHONE_HALF_WIDTH_VW}vw`;
  return `${inSixColumns(isWide)}, ${phoneWidth}`;
}

function isPortrait(photo: PhotoFile): boolean {
  const { width, height } = imageData(photo);
  return width < height;
}

export function CommunitySection({ heading, intro, photos }: Queries.CommunitySectionFragment) {
  const isClosed = useIsClosed(useSiteContent().siteJson.hours);
  if (photos.length === 0) return null;
  return (
    <Section id="community" heading={heading} intro={intro}>
      <ul className={styles.photos}>
        {photos.map(({ photo, closedPhoto, alt, caption }, index) => (
          <li key={alt} className={isPortrait(photo) ? styles.portrait : undefined}>
            <figure className={styles.figure}>
              <PhotoLink photos={photos} index={index}>
                <Photo className={styles.photo} photo={photo} alt={alt} sizes={photoSizes(index)} />
                {closedPhoto && (
                  <Overlay
                    className={styles.photo}
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
    </Section>
  );
}

export const fragment = graphql`
  fragment CommunitySection on CommunityJson {
    heading
    intro
    photos {
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
  }
`;

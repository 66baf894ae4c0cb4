import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Overlay } from "../../components/Overlay";
import { imageData, Photo } from "../../components/Photo";
import {
  halfOfSixColumns,
  inSixColumns,
  PHONE_FULL_WIDTH,
  PHONE_HALF_WIDTH_VW,
} from "../../components/photoSizes";
import { Section } from "../../components/Section";
import { useIsClosed } from "../../components/useIsClosed";
import { useSiteContent } from "../../components/useSiteContent";
import * as styles from "./CommunitySection.module.scss";

type GalleryPhoto = Queries.CommunitySectionFragment["photos"][number];

/** How a photo stands on tablets and computers. */
type Frame = "wide" | "narrow" | "high";

const { wide, narrow, high } = styles;
const frames: Record<Frame, string> = { wide, narrow, high };

/** Two photos share a row. A portrait photo is not in the wide frame, where it would lose most of itself. */
function frameOf(photos: readonly GalleryPhoto[], index: number): Frame {
  const first = index - (index % 2);
  const [isFirstHigh, isSecondHigh = true] = photos.slice(first, first + 2).map(isPortrait);
  if (isFirstHigh && isSecondHigh) return "high";
  return (index === first) === isFirstHigh ? "narrow" : "wide";
}

function isPortrait({ photo }: GalleryPhoto): boolean {
  const { width, height } = imageData(photo);
  return width < height;
}

/** On phones, the first and the third of six photos have a row of their own. */
const isAloneOnPhones = (index: number) => index % 6 === 0 || index % 6 === 2;

function photoSizes(frame: Frame, index: number): string {
  const width = frame === "high" ? halfOfSixColumns : inSixColumns(frame === "wide");
  if (isAloneOnPhones(index)) return `${width}, ${PHONE_FULL_WIDTH}`;
  // The fifth photo is cropped to a square, so it is drawn wider than its cell.
  return `${width}, ${index % 6 === 4 ? 53 : PHONE_HALF_WIDTH_VW}vw`;
}

export function CommunitySection({ heading, intro, photos }: Queries.CommunitySectionFragment) {
  const isClosed = useIsClosed(useSiteContent().siteJson.hours);
  if (photos.length === 0) return null;
  return (
    <Section id="community" heading={heading} intro={intro}>
      <ul className={styles.photos}>
        {photos.map((item, index) => {
          const { photo, closedPhoto, alt, caption } = item;
          const frame = frameOf(photos, index);
          const sizes = photoSizes(frame, index);
          const isHighOnPhones = isPortrait(item) && isAloneOnPhones(index);
          return (
            <li
              key={alt}
              className={isHighOnPhones ? `${frames[frame]} ${styles.highOnPhones}` : frames[frame]}
            >
              <figure className={styles.figure}>
                <PhotoLink photos={photos} index={index}>
                  <Photo className={styles.photo} photo={photo} alt={alt} sizes={sizes} />
                  {closedPhoto && (
                    <Overlay
                      className={styles.photo}
                      photo={closedPhoto}
                      sizes={sizes}
                      isShown={isClosed}
                    />
                  )}
                </PhotoLink>
                <figcaption className={styles.caption}>{caption}</figcaption>
              </figure>
            </li>
          );
        })}
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

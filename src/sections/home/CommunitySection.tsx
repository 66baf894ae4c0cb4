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
  // A last photo alone in its row is in a wide or a high frame.
  const [isFirstPortrait, isSecondPortrait = true] = photos.slice(first, first + 2).map(isPortrait);
  if (isFirstPortrait && isSecondPortrait) return "high";
  // Of two landscape photos, the second is the narrow one, but in the second of three rows the first.
  const isFirstNarrow = !isSecondPortrait && (isFirstPortrait || first % 6 === 2);
  return (index === first) === isFirstNarrow ? "narrow" : "wide";
}

function shapeOf({ photo }: GalleryPhoto): number {
  const { width, height } = imageData(photo);
  return width / height;
}

const isPortrait = (photo: GalleryPhoto) => shapeOf(photo) < 1;

/** On phones, the first of three photos has a row of its own, as CommunitySection.module.scss says. */
const isAloneOnPhones = (index: number) => index % 3 === 0;

/** Width relative to height of the frames on phones that share a row. */
const HALF_FRAME = 1.13;

function gallerySizes(frame: Frame, index: number, photo: GalleryPhoto): string {
  const width = frame === "high" ? halfOfSixColumns : inSixColumns(frame === "wide");
  if (isAloneOnPhones(index)) return `${width}, ${PHONE_FULL_WIDTH}`;
  // A photo that is wider than its frame is drawn wider than it, and cropped.
  const cropped = Math.max(1, shapeOf(photo) / HALF_FRAME);
  return `${width}, ${Math.round(PHONE_HALF_WIDTH_VW * cropped)}vw`;
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
          const sizes = gallerySizes(frame, index, item);
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

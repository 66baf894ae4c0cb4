import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Photo } from "../../components/Photo";
import { PHONE_FULL_WIDTH, PHONE_HALF_WIDTH } from "../../components/photoSizes";
import { from } from "../../styles/mediaQueries";
import * as styles from "./PastEvent.module.scss";

const { filmstrip, mosaic } = styles;
const backgrounds: Record<Queries.EventsJsonEventsClassName, string> = { filmstrip, mosaic };

type PastEventProps = {
  event: Queries.PastEventFragment;
  /** Whether this is the first event on the page. Its first photo is above the fold. */
  isFirst: boolean;
};

export function PastEvent({ event, isFirst }: PastEventProps) {
  const { id, title, description, additionalInfo, images, showTitle, className } = event;
  return (
    <article className={backgrounds[className]} aria-labelledby={id}>
      <div className={styles.words}>
        <h3 className={showTitle ? styles.title : "visuallyHidden"} id={id}>
          {title}
        </h3>
        <p className={styles.description}>{description}</p>
        {additionalInfo && (
          <ul className={styles.info}>
            {additionalInfo.map((info) => (
              <li key={info}>{info}</li>
            ))}
          </ul>
        )}
      </div>
      <ul className={styles.photos}>
        {images.map(({ photo, alt }, index) => (
          <li className={styles.frame} key={alt}>
            <PhotoLink photos={images} index={index}>
              <Photo
                className={styles.photo}
                photo={photo}
                alt={alt}
                isAboveTheFold={isFirst && index === 0}
                sizes={sizesOf(index, images.length)}
              />
            </PhotoLink>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Returns `sizes` for the grid in PastEvent.module.scss. */
function sizesOf(index: number, count: number): string {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const fillsRow = isFirst || (isLast && index % 2 === 1);
  const onPhones = fillsRow ? PHONE_FULL_WIDTH : PHONE_HALF_WIDTH;
  if (isFirst && count % 3 === 1) return `${from("md")} min(92vw, 75rem), ${onPhones}`;
  const isWide = isFirst || (isLast && index % 3 === 1 && index > 1);
  return `${from("md")} ${isWide ? "min(61vw, 50rem)" : "min(30vw, 24rem)"}, ${onPhones}`;
}

export const fragment = graphql`
  fragment PastEvent on EventsJsonEvents {
    id
    title
    description
    additionalInfo
    images {
      alt
      photo {
        ...GridPhoto
      }
    }
    showTitle
    className
  }
`;

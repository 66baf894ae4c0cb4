import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { imageData, Photo } from "../../components/Photo";
import { eventPhotoSizes } from "./eventPhotoSizes";
import * as styles from "./PastEvent.module.scss";

const { filmstrip, mosaic } = styles;
const arrangements: Record<Queries.EventsJsonEventsClassName, string> = { filmstrip, mosaic };

type PastEventProps = {
  event: Queries.PastEventFragment;
  /** Whether this is the first event on the page. Its first photo is above the fold. */
  isFirst: boolean;
};

export function PastEvent({ event, isFirst }: PastEventProps) {
  const { id, title, description, additionalInfo, images, showTitle, className } = event;
  return (
    <article className={arrangements[className]} aria-labelledby={id}>
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
                sizes={eventPhotoSizes({
                  index,
                  count: images.length,
                  photo: imageData(photo),
                })}
              />
            </PhotoLink>
          </li>
        ))}
      </ul>
    </article>
  );
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
        ...LargePhoto
        childImageSharp {
          gatsbyImageData(width: 1200, breakpoints: [260, 310, 390, 460, 540, 640, 810, 960, 1200])
        }
      }
    }
    showTitle
    className
  }
`;

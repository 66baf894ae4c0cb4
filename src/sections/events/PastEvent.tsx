import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Photo } from "../../components/Photo";
import { photoRowSizes } from "../../components/photoSizes";
import * as styles from "./PastEvent.module.scss";

const { band, page } = styles;
const backgrounds: Record<Queries.EventsJsonEventsClassName, string> = { band, page };

/** Of the photos, relative to the content's width, as in PastEvent.module.scss. */
const SHARE_FROM_LG = 8 / 12;

export function PastEvent(props: Queries.PastEventFragment) {
  const { id, title, description, additionalInfo, images, showTitle, className } = props;
  return (
    <article className={backgrounds[className]} aria-labelledby={id}>
      <div className={styles.words}>
        <h3 className={showTitle ? undefined : "visuallyHidden"} id={id}>
          {title}
        </h3>
        <p>{description}</p>
        {additionalInfo && (
          <ul role="list" className={styles.info}>
            {additionalInfo.map((info) => (
              <li key={info}>{info}</li>
            ))}
          </ul>
        )}
      </div>
      <ul role="list" className={styles.photos}>
        {images.map(({ photo, alt }, index) => (
          <li className={styles.frame} key={alt}>
            <PhotoLink photos={images} index={index}>
              <Photo
                className={styles.photo}
                photo={photo}
                alt={alt}
                sizes={photoRowSizes(index, images.length, SHARE_FROM_LG)}
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
        ...GridPhoto
      }
    }
    showTitle
    className
  }
`;

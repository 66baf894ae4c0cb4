import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Photo } from "../../components/Photo";
import { from } from "../../styles/mediaQueries";
import * as styles from "./PastEvent.module.scss";

const { filmstrip, mosaic } = styles;
const arrangements: Record<string, string | undefined> = { filmstrip, mosaic };

type PastEventProps = { event: Queries.PastEventFragment; lightbox: Queries.LightboxFragment };

export function PastEvent({ event, lightbox }: PastEventProps) {
  const { id, title, description, additionalInfo, images, showTitle, className } = event;
  return (
    <article className={arrangements[className]} aria-labelledby={id}>
      <div className={styles.story}>
        <div className={styles.words}>
          <h3 className={showTitle ? styles.title : styles.hiddenTitle} id={id}>
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
              <PhotoLink photos={images} index={index} words={lightbox}>
                <Photo
                  className={styles.photo}
                  photo={photo}
                  alt={alt}
                  sizes={`${from("xl")} 52rem, ${from("md")} 66vw, 100vw`}
                />
              </PhotoLink>
            </li>
          ))}
        </ul>
      </div>
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
          gatsbyImageData(width: 1200, breakpoints: [200, 400, 600, 900, 1200])
        }
      }
    }
    showTitle
    className
  }
`;

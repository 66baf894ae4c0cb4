import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Photo } from "../../components/Photo";
import { photoRowSizes } from "../../components/photoSizes";
import { Section } from "../../components/Section";
import * as styles from "./CommunitySection.module.scss";

export function CommunitySection({ heading, intro, photos }: Queries.CommunitySectionFragment) {
  if (photos.length === 0) return null;
  return (
    <Section id="community" heading={heading} intro={intro}>
      <ul role="list" className={styles.photos}>
        {photos.map(({ photo, alt, caption }, index) => (
          <li key={alt}>
            <figure className={styles.figure}>
              <PhotoLink photos={photos} index={index}>
                <Photo
                  className={styles.photo}
                  photo={photo}
                  alt={alt}
                  sizes={photoRowSizes(index, photos.length)}
                />
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
        ...GridPhoto
      }
    }
  }
`;

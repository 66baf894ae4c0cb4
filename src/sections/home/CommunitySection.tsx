import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Photo } from "../../components/Photo";
import { SectionHeader } from "../../components/SectionHeader";
import { from } from "../../styles/mediaQueries";
import * as styles from "./CommunitySection.module.scss";

type CommunitySectionProps = Queries.CommunitySectionFragment & {
  lightbox: Queries.LightboxFragment;
};

export function CommunitySection({ heading, intro, photos, lightbox }: CommunitySectionProps) {
  return (
    <section className={styles.section} aria-labelledby="community-heading">
      <SectionHeader id="community-heading" heading={heading} intro={intro} />
      <ul className={styles.gallery}>
        {photos.map(({ photo, alt, caption }, index) => (
          <li key={alt}>
            <figure className={styles.figure}>
              <PhotoLink photos={photos} index={index} words={lightbox}>
                <Photo
                  className={styles.photo}
                  photo={photo}
                  alt={alt}
                  sizes={`${from("xl")} 800px, ${from("md")} 66vw, 100vw`}
                />
              </PhotoLink>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
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
          gatsbyImageData(width: 1200, breakpoints: [360, 540, 800, 1200])
        }
      }
    }
  }
`;

import { graphql } from "gatsby";
import { Photo } from "../../components/Photo";
import { SectionHeader } from "../../components/SectionHeader";
import { from } from "../../styles/mediaQueries";
import * as styles from "./CommunitySection.module.scss";

export function CommunitySection({ heading, intro, photos }: Queries.CommunitySectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="community-heading">
      <SectionHeader id="community-heading" heading={heading} intro={intro} />
      <ul className={styles.gallery}>
        {photos.map(({ photo, alt, caption }) => (
          <li key={alt}>
            <figure className={styles.figure}>
              <Photo
                className={styles.photo}
                photo={photo}
                alt={alt}
                sizes={`${from("xl")} 800px, ${from("md")} 66vw, 100vw`}
              />
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
        childImageSharp {
          gatsbyImageData(width: 1200, breakpoints: [360, 540, 800, 1200])
        }
      }
    }
  }
`;

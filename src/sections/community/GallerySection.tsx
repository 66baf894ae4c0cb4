import { graphql } from "gatsby";
import { Gallery } from "../../components/gallery/Gallery";
import * as styles from "./GallerySection.module.scss";

export function GallerySection({ heading, intro, photos }: Queries.GallerySectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="gallery-heading">
      <h1 className={styles.heading} id="gallery-heading">
        {heading}
      </h1>
      <p className={styles.intro}>{intro}</p>
      <Gallery photos={photos} />
    </section>
  );
}

export const fragment = graphql`
  fragment GallerySection on CommunityJson {
    heading
    intro
    photos {
      ...GalleryPhoto
    }
  }
`;

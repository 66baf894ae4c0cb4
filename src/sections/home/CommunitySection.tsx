import { graphql } from "gatsby";
import { Gallery } from "../../components/gallery/Gallery";
import { SectionHeader } from "../../components/SectionHeader";
import * as styles from "./CommunitySection.module.scss";

export function CommunitySection({ heading, intro, photos }: Queries.CommunitySectionFragment) {
  if (photos.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="community-heading">
      <SectionHeader headingId="community-heading" heading={heading} intro={intro} />
      <Gallery photos={photos} />
    </section>
  );
}

export const fragment = graphql`
  fragment CommunitySection on CommunityJson {
    heading
    intro
    photos {
      ...GalleryPhoto
    }
  }
`;

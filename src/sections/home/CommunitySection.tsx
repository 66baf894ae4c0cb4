import { graphql, Link } from "gatsby";
import { Gallery } from "../../components/gallery/Gallery";
import { SectionHeader } from "../../components/SectionHeader";
import { GALLERY_PATH } from "../../domain/pagination/galleryPage";
import * as styles from "./CommunitySection.module.scss";

export function CommunitySection(props: Queries.CommunitySectionFragment) {
  const { heading, intro, photosOnHome, hasGalleryPage, galleryLabel } = props;
  if (photosOnHome.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="community-heading">
      <SectionHeader headingId="community-heading" heading={heading} intro={intro} />
      <Gallery photos={photosOnHome} />
      {hasGalleryPage && (
        <Link className={styles.all} to={GALLERY_PATH}>
          {galleryLabel}
        </Link>
      )}
    </section>
  );
}

export const fragment = graphql`
  fragment CommunitySection on CommunityJson {
    heading
    intro
    photosOnHome {
      ...GalleryPhoto
    }
    hasGalleryPage
    galleryLabel
  }
`;

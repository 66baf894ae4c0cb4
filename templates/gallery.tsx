import { graphql, type PageProps } from "gatsby";
import { Gallery } from "../src/components/gallery/Gallery";
import { PageHead } from "../src/components/head/PageHead";
import { GALLERY_PATH } from "../src/furtherPages/galleryPage";
import * as styles from "./gallery.module.scss";

/** What the query below answers with; Gatsby writes a type for it only while the page is there. */
type GalleryData = {
  content: {
    pages: { home: Queries.PageHeadFragment };
    community: {
      heading: string;
      intro: string;
      galleryTitle: string;
      photos: readonly Queries.GalleryPhotoFragment[];
    };
    site: { lightbox: Queries.LightboxFragment };
  };
};

/** All photos of the community, once there are more than the home page shows. */
export default function GalleryPage({ data: { content } }: PageProps<GalleryData>) {
  const { community, pages, site } = content;
  const { heading, intro, galleryTitle, photos } = community;
  return (
    <>
      <PageHead
        page={{ ...pages.home, title: galleryTitle, description: intro }}
        path={GALLERY_PATH}
      />
      <section className={styles.section} aria-labelledby="gallery-heading">
        <h1 className={styles.heading} id="gallery-heading">
          {heading}
        </h1>
        <p className={styles.intro}>{intro}</p>
        <Gallery photos={photos} lightbox={site.lightbox} />
      </section>
    </>
  );
}

export const query = graphql`
  query GalleryPage {
    content {
      pages {
        home {
          ...PageHead
        }
      }
      community {
        heading
        intro
        galleryTitle
        photos {
          ...GalleryPhoto
        }
      }
      site {
        lightbox {
          ...Lightbox
        }
      }
    }
  }
`;

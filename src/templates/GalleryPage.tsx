import { graphql, type PageProps } from "gatsby";
import { GALLERY_PATH } from "../domain/pagination/galleryPage";
import { PageHead } from "../layout/head/PageHead";
import { GallerySection } from "../sections/community/GallerySection";

/** A build contains this page only if there are more photos than the home page shows. */
export default function GalleryPage({ data }: PageProps<Queries.GalleryPageQuery>) {
  const { pagesJson, communityJson: community } = data;
  return (
    <>
      <PageHead
        page={{ ...pagesJson.home, title: community.galleryTitle, description: community.intro }}
        path={GALLERY_PATH}
      />
      <GallerySection {...community} />
    </>
  );
}

export const query = graphql`
  query GalleryPage {
    pagesJson {
      home {
        ...PageHead
      }
    }
    communityJson {
      galleryTitle
      ...GallerySection
    }
  }
`;

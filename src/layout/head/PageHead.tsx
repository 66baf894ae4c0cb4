import { graphql } from "gatsby";
import { HeadTags } from "./HeadTags";

type PageHeadProps = {
  page: Queries.PageHeadFragment;
  /** In lowercase. */
  path: string;
};

/** The head of a page that may be indexed and shared. */
export function PageHead({ page, path }: PageHeadProps) {
  return <HeadTags title={page.title} metadata={{ page, path }} />;
}

export const fragments = graphql`
  fragment PageHeadSite on SiteJson {
    name
    siteBase
    icon {
      extension
      publicURL
    }
  }

  fragment PageHead on PagesJsonPage {
    title
    description
    sharePhoto {
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [1200], formats: [AUTO], quality: 80)
      }
    }
    shareAlt
  }
`;

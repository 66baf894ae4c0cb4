import { graphql } from "gatsby";
import { DeferredHead } from "./DeferredHead";

type PageHeadProps = {
  page: Queries.PageHeadFragment;
  /** In lowercase. */
  path: string;
};

/** The head of a page that may be indexed and shared. */
export function PageHead({ page, path }: PageHeadProps) {
  return <DeferredHead title={page.title} metadata={{ page, path }} />;
}

export const fragments = graphql`
  fragment PageHeadSite on SiteJson {
    name
    siteBase
    icon {
      publicURL
    }
  }

  fragment PageHead on PagesJsonPage {
    title
    description
    sharePhoto {
      publicURL
    }
    shareAlt
  }
`;

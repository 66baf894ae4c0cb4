import { graphql, withPrefix } from "gatsby";
import { useSiteContent } from "../../components/useSiteContent";
import { DeferredHead } from "./DeferredHead";

type PageHeadProps = {
  page: Queries.PageHeadFragment;
  /** In lowercase. */
  path: string;
};

/** The head of a page that may be indexed and shared. */
export function PageHead({ page, path }: PageHeadProps) {
  const { siteJson: site } = useSiteContent();
  return (
    <DeferredHead
      title={page.title}
      metadata={{
        siteName: site.name,
        url: site.siteBase + withPrefix(path),
        description: page.description,
        imageUrl: `${site.siteBase}${page.sharePhoto.publicURL}`,
        imageAlt: page.shareAlt,
      }}
    />
  );
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

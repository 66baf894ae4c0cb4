import { graphql, withPrefix } from "gatsby";
import { useSiteContent } from "../../components/useSiteContent";
import { DeferredHead } from "./DeferredHead";

type PageHeadProps = {
  page: Queries.PageHeadFragment;
  /** In lowercase. */
  path: string;
};

/** What search engines, browser tabs and shared links show of a page. */
export function PageHead({ page, path }: PageHeadProps) {
  const { site } = useSiteContent();
  return (
    <DeferredHead
      icon={site.icon.publicURL}
      title={page.title}
      shown={{
        siteName: site.name,
        address: site.siteBase + withPrefix(path),
        description: page.description,
        picture: `${site.siteBase}${page.sharePhoto.publicURL}`,
        pictureAlt: page.shareAlt,
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

import { graphql, useStaticQuery, withPrefix } from "gatsby";
import { LateHead } from "./LateHead";

type PageHeadProps = {
  page: Queries.PageHeadFragment;
  /** In lowercase. */
  path: string;
};

/** What search engines, browser tabs and shared links show of a page. */
export function PageHead({ page, path }: PageHeadProps) {
  const { site } = useStaticQuery<Queries.PageHeadSiteQuery>(graphql`
    query PageHeadSite {
      content {
        site {
          name
          siteBase
          icon {
            publicURL
          }
        }
      }
    }
  `).content;
  return (
    <LateHead
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

export const fragment = graphql`
  fragment PageHead on PagesJsonPage {
    title
    description
    sharePhoto {
      publicURL
    }
    shareAlt
  }
`;

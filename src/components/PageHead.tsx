import { graphql, useStaticQuery, withPrefix } from "gatsby";
import { useEffect } from "react";
import type { Route } from "../routing/routes";
import { Helmet } from "./Helmet";
import { SiteHead } from "./SiteHead";

type PageHeadProps = { page: Queries.PageHeadFragment; route: Route };

/** What search engines, browser tabs and shared links show of a page. */
export function PageHead({ page, route }: PageHeadProps) {
  const { site } = useStaticQuery<Queries.PageHeadSiteQuery>(graphql`
    query PageHeadSite {
      content {
        site {
          name
          siteBase
        }
      }
    }
  `).content;
  // Helmet may come later than the page, and Gatsby announces a page by its title.
  useEffect(() => {
    document.title = page.title;
  }, [page.title]);
  const address = site.siteBase + withPrefix(route);
  return (
    <>
      <SiteHead />
      <Helmet>
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        <link rel="canonical" href={address} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:url" content={address} />
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:image" content={`${site.siteBase}${page.sharePhoto.publicURL}`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={page.shareAlt} />
        <meta property="og:locale" content="en_MY" />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:image:alt" content={page.shareAlt} />
      </Helmet>
    </>
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

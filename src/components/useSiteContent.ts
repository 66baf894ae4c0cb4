import { graphql, useStaticQuery } from "gatsby";

/** What every page shows around its own content or over it, its head included: one query, so one request. */
export function useSiteContent() {
  return useStaticQuery<Queries.SiteContentQuery>(graphql`
    query SiteContent {
      content {
        navigation {
          ...Navbar
        }
        site {
          ...NavbarSite
          ...PageHeadSite
          ...Footer
          lightbox {
            ...Lightbox
          }
        }
      }
    }
  `).content;
}

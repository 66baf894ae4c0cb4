import { graphql, useStaticQuery } from "gatsby";

/** Content that every page needs. */
export function useSiteContent() {
  return useStaticQuery<Queries.SiteContentQuery>(graphql`
    query SiteContent {
      noticesJson {
        ...Notices
      }
      navigationJson {
        ...Navbar
      }
      siteJson {
        ...NavbarSite
        ...PageHeadSite
        ...Footer
      }
    }
  `);
}

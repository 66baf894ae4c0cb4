import { graphql, useStaticQuery } from "gatsby";

/** What every page shows around its own content, its head included: one query, so one request. */
export function useLayoutContent() {
  return useStaticQuery<Queries.LayoutContentQuery>(graphql`
    query LayoutContent {
      content {
        navigation {
          ...Navbar
        }
        site {
          ...NavbarSite
          ...PageHeadSite
          ...Footer
        }
      }
    }
  `).content;
}

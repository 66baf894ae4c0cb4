import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "./Helmet";

/** What the heads of all pages have in common. */
export function SiteHead() {
  const { content } = useStaticQuery<Queries.SiteHeadQuery>(graphql`
    query SiteHead {
      content {
        site {
          icon {
            publicURL
          }
        }
      }
    }
  `);
  return (
    <Helmet htmlAttributes={{ lang: "en-MY" }}>
      <link rel="icon" type="image/svg+xml" href={content.site.icon.publicURL ?? undefined} />
    </Helmet>
  );
}

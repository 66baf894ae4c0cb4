import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import type { Route } from "../routing/routes";

type PageHeadProps = {
  page: { title: string; description?: string };
  /** The page's address; none for the page of all addresses that do not exist. */
  route?: Route;
};

export function PageHead({ page, route }: PageHeadProps) {
  const { site } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      content {
        site {
          siteBase
          icon {
            publicURL
          }
        }
      }
    }
  `).content;
  return (
    <Helmet htmlAttributes={{ lang: "en-MY" }}>
      <title>{page.title}</title>
      {page.description && <meta name="description" content={page.description} />}
      <link rel="icon" type="image/svg+xml" href={site.icon.publicURL ?? undefined} />
      {route ? (
        <link rel="canonical" href={site.siteBase + route} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </Helmet>
  );
}

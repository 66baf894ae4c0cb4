import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import type { Route } from "../routing/routes";

type PageHeadProps = {
  page: { title: string; description: string };
  route: Route;
};

export function PageHead({ page, route }: PageHeadProps) {
  const { content } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      content {
        site {
          siteBase
        }
      }
    }
  `);
  return (
    <Helmet htmlAttributes={{ lang: "en-MY" }}>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={content.site.siteBase + route} />
    </Helmet>
  );
}

import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Helmet } from "react-helmet";
import { toRoute } from "../routing/routes";

/**
 * Shows nothing, as specified. On hosts without redirect rules it is also what brings a known
 * route in any other casing to its lowercase address.
 */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const route = toRoute(location.pathname);

  useEffect(() => {
    if (route) navigate(route + location.search + location.hash, { replace: true });
  }, [route, location.search, location.hash]);

  const { title } = data.content.pages.notFound;
  return (
    <Helmet htmlAttributes={{ lang: "en-MY" }}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </Helmet>
  );
}

export const query = graphql`
  query NotFoundPage {
    content {
      pages {
        notFound {
          title
        }
      }
    }
  }
`;

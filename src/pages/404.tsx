import { graphql, type PageProps } from "gatsby";
import { Helmet } from "../components/Helmet";
import { SiteHead } from "../components/SiteHead";

/** For all paths that do not exist. It shows nothing, as specified. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <>
      <SiteHead />
      <Helmet>
        <title>{data.content.pages.notFound.title}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
    </>
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

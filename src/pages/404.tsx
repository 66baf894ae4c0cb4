import { graphql, type PageProps } from "gatsby";
import { LateHead } from "../components/head/LateHead";

/** For all paths that do not exist. It shows nothing, as specified. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { pages, site } = data.content;
  return <LateHead icon={site.icon.publicURL} title={pages.notFound.title} />;
}

export const query = graphql`
  query NotFoundPage {
    content {
      pages {
        notFound {
          title
        }
      }
      site {
        icon {
          publicURL
        }
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { DeferredHead } from "../layout/head/DeferredHead";

/** For all paths that do not exist. It shows nothing, as specified. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { pages, site } = data.content;
  return <DeferredHead icon={site.icon.publicURL} title={pages.notFound.title} />;
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

import { graphql, type PageProps } from "gatsby";
import { DeferredHead } from "../layout/head/DeferredHead";

/** The specification asks for a blank page. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { pages, site } = data.content;
  return <DeferredHead faviconUrl={site.icon.publicURL} title={pages.notFound.title} />;
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

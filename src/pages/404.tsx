import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/PageHead";

/** For all paths that do not exist. It shows nothing, as specified. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <PageHead page={data.content.pages.notFound} />;
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

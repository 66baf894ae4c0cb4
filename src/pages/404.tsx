import { graphql, type PageProps } from "gatsby";
import { HeadTags } from "../layout/head/HeadTags";

/** The specification asks for a blank page. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <HeadTags title={data.siteJson.name} />;
}

export const query = graphql`
  query NotFoundPage {
    siteJson {
      name
    }
  }
`;

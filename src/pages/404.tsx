import { graphql, type PageProps } from "gatsby";
import { DeferredHead } from "../layout/head/DeferredHead";

/** The specification asks for a blank page. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <DeferredHead title={data.siteJson.name} />;
}

export const query = graphql`
  query NotFoundPage {
    siteJson {
      name
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/head/PageHead";
import { FaqSection } from "../sections/faq/FaqSection";

export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  return (
    <>
      <PageHead page={data.pagesJson.faq} path="/faq" />
      <FaqSection {...data.faqJson} />
    </>
  );
}

export const query = graphql`
  query FaqPage {
    pagesJson {
      faq {
        ...PageHead
      }
    }
    faqJson {
      ...FaqSection
    }
  }
`;

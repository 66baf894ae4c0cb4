import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/head/PageHead";
import { FaqSection } from "../sections/faq/FaqSection";

export default function FaqPage({ data, location }: PageProps<Queries.FaqPageQuery>) {
  const { content } = data;
  return (
    <>
      <PageHead page={content.pages.faq} path="/faq" />
      <FaqSection {...content.faq} hash={location.hash} />
    </>
  );
}

export const query = graphql`
  query FaqPage {
    content {
      pages {
        faq {
          ...PageHead
        }
      }
      faq {
        ...FaqSection
      }
    }
  }
`;

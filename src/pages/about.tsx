import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/head/PageHead";
import { AboutHeroSection } from "../sections/about/AboutHeroSection";
import { PointsSection } from "../sections/about/PointsSection";
import { StorySection } from "../sections/about/StorySection";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { pagesJson, aboutJson } = data;
  const { difference, story, values, ...hero } = aboutJson;
  return (
    <>
      <PageHead page={pagesJson.about} path="/about" />
      <AboutHeroSection {...hero} />
      <PointsSection id="difference" {...difference} />
      <StorySection {...story} />
      <PointsSection id="values" {...values} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    pagesJson {
      about {
        ...PageHead
      }
    }
    aboutJson {
      ...AboutHeroSection
      difference {
        heading
        points {
          ...Point
        }
      }
      story {
        ...StorySection
      }
      values {
        heading
        points {
          ...Point
        }
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/head/PageHead";
import { AboutHeroSection } from "../sections/about/AboutHeroSection";
import { PointsSection } from "../sections/about/PointsSection";
import { TextSection } from "../sections/about/TextSection";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { pagesJson, aboutJson } = data;
  const { mission, difference, story, values, ...hero } = aboutJson;
  return (
    <>
      <PageHead page={pagesJson.about} path="/about" />
      <AboutHeroSection {...hero} />
      <TextSection id="mission" heading={mission.heading} paragraphs={[mission.text]} />
      <PointsSection id="difference" {...difference} />
      <TextSection id="story" {...story} />
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
      mission {
        heading
        text
      }
      difference {
        heading
        points {
          ...Point
        }
      }
      story {
        heading
        paragraphs
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

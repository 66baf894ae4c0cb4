import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/head/PageHead";
import { AboutHeroSection } from "../sections/about/AboutHeroSection";
import { DifferenceSection } from "../sections/about/DifferenceSection";
import { MissionSection } from "../sections/about/MissionSection";
import { StorySection } from "../sections/about/StorySection";
import { ValuesSection } from "../sections/about/ValuesSection";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { pagesJson, aboutJson: about } = data;
  return (
    <>
      <PageHead page={pagesJson.about} path="/about" />
      <AboutHeroSection
        heading={about.heading}
        about={about.about}
        photo={about.photo}
        alt={about.alt}
      />
      <MissionSection {...about.mission} />
      <DifferenceSection {...about.difference} />
      <StorySection {...about.story} />
      <ValuesSection {...about.values} />
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
        ...MissionSection
      }
      difference {
        ...DifferenceSection
      }
      story {
        ...StorySection
      }
      values {
        ...ValuesSection
      }
    }
  }
`;

import { graphql } from "gatsby";
import { Section } from "../../components/Section";
import { Gallery } from "./Gallery";

export function CommunitySection({ heading, intro, photos }: Queries.CommunitySectionFragment) {
  if (photos.length === 0) return null;
  return (
    <Section id="community" heading={heading} intro={intro}>
      <Gallery photos={photos} />
    </Section>
  );
}

export const fragment = graphql`
  fragment CommunitySection on CommunityJson {
    heading
    intro
    photos {
      ...GalleryPhoto
    }
  }
`;

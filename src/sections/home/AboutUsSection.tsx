import { graphql, withPrefix } from "gatsby";
import { Photo } from "../../components/Photo";
import { BESIDE_WORDS_SIZES, PhotoBesideWords } from "./PhotoBesideWords";

export function AboutUsSection({ about, photo, alt }: Queries.AboutUsSectionFragment) {
  return (
    <PhotoBesideWords
      id="about-us"
      heading={about.heading}
      text={about.text}
      photo={<Photo photo={photo} alt={alt} sizes={BESIDE_WORDS_SIZES} />}
    >
      <a href={withPrefix("/about")}>More about us</a>
    </PhotoBesideWords>
  );
}

export const fragment = graphql`
  fragment AboutUsSection on AboutJson {
    about {
      heading
      text
    }
    alt
    photo {
      ...PhotoBesideWords
    }
  }
`;

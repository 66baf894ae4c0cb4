import { graphql, Link } from "gatsby";
import { Photo } from "../../components/Photo";
import { PHONE_HALF_WIDTH_VW } from "../../components/photoSizes";
import { from } from "../../styles/mediaQueries";
import { PhotoBesideWords } from "./PhotoBesideWords";

const SIZES = `${from("md")} min(38vw, 24rem), ${PHONE_HALF_WIDTH_VW}vw`;

export function AboutUsSection({ about, photo, alt }: Queries.AboutUsSectionFragment) {
  return (
    <PhotoBesideWords
      id="about-us"
      heading={about.heading}
      text={about.text}
      photo={<Photo photo={photo} alt={alt} sizes={SIZES} />}
    >
      <Link to="/about">More about us</Link>
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
      childImageSharp {
        # As in AboutHeroSection.tsx, so that this makes no other pictures.
        gatsbyImageData(width: 2200, breakpoints: [540, 660, 810, 1100, 1400, 1800, 2200])
      }
    }
  }
`;

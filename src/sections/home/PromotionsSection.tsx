import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Photo } from "../../components/Photo";
import { PHONE_HALF_WIDTH_VW } from "../../components/photoSizes";
import { from } from "../../styles/mediaQueries";
import { PhotoBesideWords } from "./PhotoBesideWords";

const SIZES = `${from("md")} min(38vw, 24rem), ${PHONE_HALF_WIDTH_VW}vw`;

export function PromotionsSection({ promotions }: Queries.PromotionsSectionFragment) {
  return promotions.map(({ title, text, photo, alt }, index) => (
    <PhotoBesideWords
      key={title}
      id={`promotion-${index + 1}`}
      heading={title}
      text={text}
      photo={
        <PhotoLink photos={promotions} index={index}>
          <Photo photo={photo} alt={alt} sizes={SIZES} />
        </PhotoLink>
      }
    />
  ));
}

export const fragment = graphql`
  fragment PromotionsSection on PromotionsJson {
    promotions {
      title
      text
      alt
      photo {
        ...LargePhoto
        childImageSharp {
          gatsbyImageData(width: 860, breakpoints: [345, 440, 540, 690, 860])
        }
      }
    }
  }
`;

import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Photo } from "../../components/Photo";
import { BESIDE_WORDS_SIZES, PhotoBesideWords } from "./PhotoBesideWords";

export function PromotionsSection({ promotions }: Queries.PromotionsSectionFragment) {
  return promotions.map(({ title, text, photo, alt }, index) => (
    <PhotoBesideWords
      key={title}
      id={`promotion-${index + 1}`}
      heading={title}
      text={text}
      photo={
        <PhotoLink photos={promotions} index={index}>
          <Photo photo={photo} alt={alt} sizes={BESIDE_WORDS_SIZES} />
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
        ...PhotoBesideWords
      }
    }
  }
`;

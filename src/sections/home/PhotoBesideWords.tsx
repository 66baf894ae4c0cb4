import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { SectionId } from "../../domain/elementIds";
import { from } from "../../styles/mediaQueries";
import * as styles from "./PhotoBesideWords.module.scss";

/** Of the photo. On phones less than its width, as explained in components/photoSizes.ts. */
export const BESIDE_WORDS_SIZES = `${from("md")} min(38vw, 24rem), 30vw`;

type PhotoBesideWordsProps = {
  /** Of the section. */
  id: SectionId;
  heading: string;
  text: string;
  photo: ReactNode;
  /** A link below the text. */
  children?: ReactNode;
};

/** A section with a photo. On phones, the text flows around the photo. */
export function PhotoBesideWords({ id, heading, text, photo, children }: PhotoBesideWordsProps) {
  const headingId = `${id}-heading`;
  return (
    <section className={styles.section} id={id} tabIndex={-1} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {heading}
      </h2>
      <div className={styles.photo}>{photo}</div>
      <div className={styles.words}>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment PhotoBesideWords on File {
    childImageSharp {
      gatsbyImageData(width: 860, breakpoints: [220, 290, 380, 480, 660, 860])
    }
  }
`;

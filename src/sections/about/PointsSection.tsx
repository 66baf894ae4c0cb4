import { graphql } from "gatsby";
import { Photo } from "../../components/Photo";
import { Section } from "../../components/Section";
import type { SectionId } from "../../document/elementIds";
import { from } from "../../styles/mediaQueries";
import * as styles from "./PointsSection.module.scss";

type PointsSectionProps = {
  id: SectionId;
  heading: string;
  points: readonly Queries.PointFragment[];
};

/** In a row of three, or of two. On phones, less than the width on the screen, as photoSizes.ts explains. */
const sizesFor = (count: number) =>
  `${from("lg")} min(31vw, 25rem), ${from("md")} ${count % 3 === 0 ? 30 : 46}vw, 28vw`;

/** Things that the venue stands for, each with a photo. */
export function PointsSection({ id, heading, points }: PointsSectionProps) {
  return (
    <Section id={id} heading={heading}>
      <ul role="list" className={styles.points}>
        {points.map(({ title, text, photo, alt }) => (
          <li className={styles.point} key={title}>
            <Photo
              className={styles.photo}
              photo={photo}
              alt={alt}
              sizes={sizesFor(points.length)}
            />
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Point on AboutJsonPoint {
    title
    text
    alt
    photo {
      childImageSharp {
        gatsbyImageData(width: 1000, breakpoints: [210, 280, 340, 440, 540, 650, 860, 1000])
      }
    }
  }
`;

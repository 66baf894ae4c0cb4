import { graphql } from "gatsby";
import { imageData, Photo } from "../../components/Photo";
import { Section } from "../../components/Section";
import type { SectionId } from "../../domain/elementIds";
import { from } from "../../styles/mediaQueries";
import * as styles from "./PointsSection.module.scss";

type PointsSectionProps = {
  id: SectionId;
  heading: string;
  points: readonly Queries.PointFragment[];
};

/** Things that the venue stands for, each with a whole photo, because some photos have lettering at their edges. */
export function PointsSection({ id, heading, points }: PointsSectionProps) {
  const shapes = points.map(({ photo }) => imageData(photo).width / imageData(photo).height);
  const sum = shapes.reduce((total, shape) => total + shape, 0);
  return (
    <Section id={id} heading={heading}>
      <ul className={styles.points}>
        {points.map(({ title, text, photo, alt }, index) => {
          const shape = shapes[index] ?? 1;
          const share = shape / sum;
          return (
            // In a row, photos of any shape have the same height.
            <li className={styles.point} key={title} style={{ flexGrow: shape }}>
              <Photo
                className={styles.photo}
                photo={photo}
                alt={alt}
                // On phones, less than the width on the screen, as photoSizes.ts explains.
                sizes={`${from("lg")} min(${Math.round(85 * share)}vw, ${Math.round(71 * share)}rem), ${from("md")} 16vw, 28vw`}
              />
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          );
        })}
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
        gatsbyImageData(width: 860, breakpoints: [210, 280, 340, 440, 540, 650, 860])
      }
    }
  }
`;

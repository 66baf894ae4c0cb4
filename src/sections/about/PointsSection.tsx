import { graphql } from "gatsby";
import { Photo } from "../../components/Photo";
import { Section } from "../../components/Section";
import { from } from "../../styles/mediaQueries";
import * as styles from "./PointsSection.module.scss";

type PointsSectionProps = {
  id: string;
  heading: string;
  points: readonly Queries.PointFragment[];
};

/** Things that the venue stands for, each with a photo. */
export function PointsSection({ id, heading, points }: PointsSectionProps) {
  // On phones, less than the width on the screen, as photoSizes.ts explains.
  const row = `min(${Math.round(84 / points.length)}vw, ${Math.round(80 / points.length)}rem)`;
  const sizes = `${from("md")} ${row}, 28vw`;
  return (
    <Section id={id} heading={heading}>
      <ul className={styles.points}>
        {points.map(({ title, text, photo, alt }) => (
          <li className={styles.point} key={title}>
            <Photo className={styles.photo} photo={photo} alt={alt} sizes={sizes} />
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
        gatsbyImageData(width: 860, aspectRatio: 0.8, breakpoints: [210, 280, 340, 440, 540, 650, 860])
      }
    }
  }
`;

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

const SIZES = `${from("lg")} 25vw, ${from("sm")} 45vw, 9rem`;

/** Things that the venue stands for, each with a photo. */
export function PointsSection({ id, heading, points }: PointsSectionProps) {
  return (
    <Section id={id} heading={heading}>
      <ul className={styles.points}>
        {points.map(({ title, text, photo, alt }) => (
          <li className={styles.point} key={title}>
            <Photo className={styles.photo} photo={photo} alt={alt} sizes={SIZES} />
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
        gatsbyImageData(width: 720, breakpoints: [280, 400, 540, 720])
      }
    }
  }
`;

import { graphql } from "gatsby";
import { Info } from "lucide";
import { Icon } from "../../components/Icon";
import { Photo } from "../../components/Photo";
import { PHONE_FULL_WIDTH } from "../../components/photoSizes";
import { from } from "../../styles/mediaQueries";
import * as styles from "./RigCard.module.scss";

const SIZES = `${from("xl")} 400px, ${from("md")} 29vw, ${PHONE_FULL_WIDTH}`;

/** A photo with the specs of the rig. On devices with a mouse, hover and focus show them. */
export function RigCard(props: Queries.RigCardFragment) {
  const { name, specsHeading, specs, photo, alt } = props;
  return (
    <article
      className={styles.card}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard shows the specs, as a mouse does.
      tabIndex={0}
      aria-label={name}
    >
      <Photo className={styles.photo} photo={photo} alt={alt} sizes={SIZES} />
      <div className={styles.title}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.specsHeading}>
          {specsHeading}
          <Icon node={Info} />
        </p>
      </div>
      <ul className={styles.specs}>
        {specs.map((spec) => (
          <li className={styles.spec} key={spec}>
            {spec}
          </li>
        ))}
      </ul>
    </article>
  );
}

export const fragment = graphql`
  fragment RigCard on RigsJsonRigs {
    id
    name
    specsHeading
    specs
    alt
    photo {
      childImageSharp {
        gatsbyImageData(width: 810, breakpoints: [220, 340, 430, 540, 640, 810])
      }
    }
  }
`;

import { graphql } from "gatsby";
import { Overlay } from "../../components/Overlay";
import { Photo } from "../../components/Photo";
import { PHONE_FULL_WIDTH } from "../../components/photoSizes";
import { from } from "../../styles/mediaQueries";
import * as styles from "./RigCard.module.scss";
import { rigAnchor } from "./rigAnchor";

const SIZES = `${from("xl")} 400px, ${from("md")} 29vw, ${PHONE_FULL_WIDTH}`;

// Half of the photo's width on a wide screen: light has soft edges.
const LIGHTS_SIZES = "200px";

/** A photo with the specs of the rig. On devices with a mouse, hover and focus show them over the photo. */
export function RigCard(props: Queries.RigCardFragment) {
  const { id, name, specsHeading, specs, photo, alt, lights } = props;
  return (
    <article
      className={styles.card}
      id={rigAnchor(id)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard shows the specs, as a mouse does.
      tabIndex={0}
      aria-label={name}
    >
      <Photo className={styles.photo} photo={photo} alt={alt} sizes={SIZES} />
      {lights && (
        <Overlay
          className={`${styles.photo} ${styles.lights}`}
          photo={lights}
          sizes={LIGHTS_SIZES}
          isShown
          isAnimation
        />
      )}
      <div className={styles.caption}>
        <div className={styles.title}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.specsHeading}>{specsHeading}</p>
        </div>
        <ul className={styles.specs}>
          {specs.map((spec) => (
            <li className={styles.spec} key={spec}>
              {spec}
            </li>
          ))}
        </ul>
      </div>
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
    lights {
      childImageSharp {
        gatsbyImageData(width: 400, breakpoints: [200, 300, 400], quality: 40)
      }
    }
  }
`;

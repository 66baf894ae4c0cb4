import { graphql } from "gatsby";
import { Info } from "lucide";
import { Icon } from "../../components/Icon";
import { Photo } from "../../components/Photo";
import { PHONE_FULL_WIDTH } from "../../components/photoSizes";
import { Ringgit } from "../../components/Ringgit";
import { from } from "../../styles/mediaQueries";
import * as styles from "./RigCard.module.scss";

const SIZES = `${from("lg")} 30vw, ${from("md")} 46vw, ${PHONE_FULL_WIDTH}`;

type RigCardProps = Queries.RigCardFragment & {
  /** In RM. */
  hourlyRate: number | undefined;
};

/** A photo with the price and the specs of the rig. On devices with a mouse, hover and focus show the specs. */
export function RigCard(props: RigCardProps) {
  const { name, specsHeading, specs, photo, alt, hourlyRate } = props;
  return (
    <article
      className={styles.card}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard shows the specs, as a mouse does.
      tabIndex={0}
      aria-label={name}
    >
      <Photo className={styles.photo} photo={photo} alt={alt} sizes={SIZES} />
      <div className={styles.title}>
        <h3>{name}</h3>
        {hourlyRate !== undefined && (
          <p className={styles.price}>
            <b>
              <Ringgit amount={hourlyRate} />
            </b>{" "}
            an hour
          </p>
        )}
        <p className={styles.specsHeading}>
          {specsHeading}
          <Icon node={Info} />
        </p>
      </div>
      <ul role="list" className={styles.specs}>
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

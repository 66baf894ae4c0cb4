import { graphql } from "gatsby";
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { Overlay } from "../../components/Overlay";
import { Photo } from "../../components/Photo";
import { PHONE_FULL_WIDTH } from "../../components/photoSizes";
import { from } from "../../styles/mediaQueries";
import * as styles from "./RigCard.module.scss";
import { rigAnchor } from "./rigAnchor";

const SIZES = `${from("xl")} 400px, ${from("md")} 29vw, ${PHONE_FULL_WIDTH}`;

// Half of what the photo needs on a phone: light has soft edges.
const LIGHTS_SIZES = "200px";

/**
 * A photo that shows specs on hover, focus and tap. CSS does this alone, so it works before hydration.
 * The event handlers add closing with a second tap or Escape.
 */
export function RigCard(props: Queries.RigCardFragment) {
  const { id, name, specsHeading, specs, photo, alt, lights } = props;
  const specsId = useId();
  const hadFocus = useRef(false);
  // For screen readers. CSS shows the specs.
  const [isExpanded, setIsExpanded] = useState(false);

  function rememberFocus({ currentTarget }: MouseEvent) {
    hadFocus.current = currentTarget.closest("article")?.contains(document.activeElement) ?? false;
  }

  function closeOnSecondTap({ currentTarget, detail }: MouseEvent<HTMLElement>) {
    const isPointer = detail > 0;
    if (isPointer && hadFocus.current) currentTarget.blur();
  }

  function closeOnEscape({ key, target }: KeyboardEvent) {
    if (key === "Escape" && target instanceof HTMLElement) target.blur();
  }

  return (
    <article
      className={styles.card}
      id={rigAnchor(id)}
      // A link to the card focuses it, and so opens it.
      tabIndex={-1}
      aria-label={name}
      onFocus={() => setIsExpanded(true)}
      onBlur={() => setIsExpanded(false)}
      onKeyDown={closeOnEscape}
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
          <h3 className={styles.name}>
            <button
              className={styles.trigger}
              type="button"
              // Without a tabindex, Safari does not focus a button that is tapped.
              tabIndex={0}
              aria-expanded={isExpanded}
              aria-controls={specsId}
              onPointerDown={rememberFocus}
              onClick={closeOnSecondTap}
            >
              {name}
            </button>
          </h3>
          <p className={styles.specsHeading}>{specsHeading}</p>
        </div>
        <ul className={styles.specs} id={specsId}>
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

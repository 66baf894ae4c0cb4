import { graphql } from "gatsby";
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { Photo } from "../../components/Photo";
import * as styles from "./RigCard.module.scss";

type RigCardProps = Queries.RigCardFragment & {
  /** The photo's `sizes` attribute. */
  sizes: string;
};

/**
 * A photo that shows specs on hover, focus and tap. CSS does this alone, so it works before hydration.
 * The event handlers add closing with a second tap or Escape.
 */
export function RigCard({ name, specsHeading, specs, photo, alt, sizes }: RigCardProps) {
  const specsId = useId();
  const hadFocus = useRef(false);
  // For screen readers. CSS shows the specs.
  const [isExpanded, setIsExpanded] = useState(false);

  function rememberFocus({ currentTarget }: MouseEvent) {
    hadFocus.current = document.activeElement === currentTarget;
  }

  function closeOnSecondTap({ currentTarget, detail }: MouseEvent<HTMLElement>) {
    const isPointer = detail > 0;
    if (isPointer && hadFocus.current) currentTarget.blur();
  }

  function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key === "Escape") currentTarget.blur();
  }

  return (
    <article className={styles.card} aria-label={name}>
      <Photo className={styles.photo} photo={photo} alt={alt} sizes={sizes} />
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
              onFocus={() => setIsExpanded(true)}
              onBlur={() => setIsExpanded(false)}
              onPointerDown={rememberFocus}
              onClick={closeOnSecondTap}
              onKeyDown={closeOnEscape}
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
    name
    specsHeading
    specs
    alt
    photo {
      childImageSharp {
        gatsbyImageData(width: 800, breakpoints: [220, 275, 340, 430, 540, 670, 800])
      }
    }
  }
`;

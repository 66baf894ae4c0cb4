import { graphql } from "gatsby";
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { OpenNow } from "../../components/OpenNow";
import { formatHourlyRate } from "../../domain/format/ringgit";
import { formatOpeningRange } from "../../domain/time/hours";
import * as styles from "./Places.module.scss";
import { rigAnchor } from "./rigAnchor";

/** In percent of the wide picture's height. The sign of a place that is nearer to the top opens below it. */
const ROOM_FOR_SIGN = 40;

type PlacesProps = {
  places: Queries.PlacesFragment;
  site: Queries.PlacesSiteFragment;
  pricing: Queries.PricingFragment;
};

/** Links on the picture of the room: each rig at its place, and the counter. */
export function Places({ places, site, pricing }: PlacesProps) {
  const { label, rigs, counter } = places;
  if (rigs.length === 0 && !counter) return null;
  return (
    <ul className={styles.places} aria-label={label}>
      {rigs.map(({ rig, ...spots }) => {
        const rate = pricing.rates.find((rate) => rate.rig.id === rig.id);
        return (
          <Place
            key={rig.id}
            {...spots}
            href={`#${rigAnchor(rig.id)}`}
            name={rig.shortName}
            detail={rate ? formatHourlyRate(rate.nonMember) : ""}
          >
            <p>{rig.specs.join(", ")}</p>
            {typeof rate?.member === "number" && (
              <p className={styles.member}>
                {pricing.memberLabel} {formatHourlyRate(rate.member)}
              </p>
            )}
          </Place>
        );
      })}
      {counter && (
        <Place
          {...counter}
          href={site.map.directionsUrl}
          name={counter.label}
          detail={site.map.directionsLabel}
        >
          <p>
            {site.hours.days} {formatOpeningRange(site.hours)}
          </p>
          <p className={styles.member}>
            <OpenNow {...site.hours} />
          </p>
        </Place>
      )}
    </ul>
  );
}

type Spot = { left: number; top: number };

type PlaceProps = {
  /** In percent of the picture, on wide screens and on phones. */
  wide: Spot;
  tall: Spot;
  href: string;
  name: string;
  /** What the visitor gets here: the rate, or directions. Empty for a rig without a rate. */
  detail: string;
  /** The sign, shown on hover, focus and the first tap. */
  children: ReactNode;
};

function Place({ wide, tall, href, name, detail, children }: PlaceProps) {
  const signId = useId();
  const isFirstTap = useRef(false);

  function noteFirstTap({ pointerType, currentTarget }: PointerEvent) {
    isFirstTap.current = pointerType === "touch" && document.activeElement !== currentTarget;
  }

  return (
    <li
      className={wide.top < ROOM_FOR_SIGN ? `${styles.place} ${styles.high}` : styles.place}
      style={spotStyle({ wide, tall })}
    >
      <a
        className={styles.link}
        href={href}
        // Without a tabindex, Safari does not focus a link that is tapped.
        tabIndex={0}
        aria-label={detail ? `${name}, ${detail}` : name}
        aria-describedby={signId}
        onPointerDown={noteFirstTap}
        onClick={(event) => {
          if (!isFirstTap.current) return;
          isFirstTap.current = false;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onKeyDown={({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
          if (key === "Escape") currentTarget.blur();
        }}
      >
        <span className={styles.name}>{name}</span>
      </a>
      <div className={styles.sign}>
        <p className={styles.signName} aria-hidden="true">
          {name}
        </p>
        {/* Only for pointers. The keyboard and screen readers have the link above. */}
        {detail && (
          <p aria-hidden="true">
            <a
              className={styles.detail}
              href={href}
              tabIndex={-1}
              // Keeps the focus on the link above.
              onMouseDown={(event) => event.preventDefault()}
            >
              {detail}
            </a>
          </p>
        )}
        <div id={signId}>{children}</div>
      </div>
    </li>
  );
}

/** Custom properties that Places.module.scss reads. */
function spotStyle({ wide, tall }: { wide: Spot; tall: Spot }): CSSProperties {
  const properties = {
    "--wide-left": `${wide.left}%`,
    "--wide-top": `${wide.top}%`,
    "--tall-left": `${tall.left}%`,
    "--tall-top": `${tall.top}%`,
  };
  return properties as CSSProperties;
}

export const fragments = graphql`
  fragment Places on HomeJsonPlaces {
    label
    rigs {
      rig {
        id
        shortName
        specs
      }
      wide {
        ...Spot
      }
      tall {
        ...Spot
      }
    }
    counter {
      label
      wide {
        ...Spot
      }
      tall {
        ...Spot
      }
    }
  }

  fragment Spot on HomeJsonSpot {
    left
    top
  }

  fragment PlacesSite on SiteJson {
    hours {
      ...OpenNow
    }
    map {
      directionsLabel
      directionsUrl
    }
  }
`;

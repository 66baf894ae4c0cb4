import { graphql } from "gatsby";
import { Photo } from "../../components/Photo";
import { PHONE_FULL_WIDTH } from "../../components/photoSizes";
import { shownDuring } from "../../document/shownDuring";
import { chatLink } from "../../domain/chatLink";
import { formatRinggit } from "../../domain/format/ringgit";
import { calendarSheet, formatTimes, ON_NOW } from "../../domain/time/eventTimes";
import { isoMoment, timeOf } from "../../domain/time/venueTime";
import { useSiteContent } from "../../hooks/useSiteContent";
import { from } from "../../styles/mediaQueries";
import * as styles from "./ComingEvent.module.scss";

type ComingEventProps = {
  event: Queries.ComingEventFragment;
  /** Contains `[event]`. */
  signUpMessage: string;
};

const PHOTO_SIZES = `${from("md")} min(30vw, 25rem), ${PHONE_FULL_WIDTH}`;

export function ComingEvent({ event, signUpMessage }: ComingEventProps) {
  const { chat } = useSiteContent().siteJson.links;
  const { id, title, description, starts, ends, photo, alt, price, seats, signUp } = event;
  const { weekday, day, month } = calendarSheet(starts);
  const details = [
    price && (price === "free" ? "Free" : formatRinggit(Number(price))),
    seats && (seats === 1 ? "1 seat" : `${seats} seats`),
  ].filter(Boolean);
  const times = { from: timeOf(starts), until: timeOf(ends) };
  const message = signUpMessage.replaceAll("[event]", () => title);
  return (
    <article
      className={styles.event}
      id={id}
      tabIndex={-1}
      // An id of an event cannot contain an underscore, so no other event has this id.
      aria-labelledby={`${id}_title`}
      {...shownDuring({ until: times.until })}
    >
      <time className={styles.date} dateTime={isoMoment(starts)} aria-hidden="true">
        <span>{weekday}</span> <b className={styles.day}>{day}</b> <span>{month}</span>
      </time>
      <div className={styles.body}>
        <p className={styles.times}>{formatTimes(event)}</p>
        <h3 id={`${id}_title`}>{title}</h3>
        <p className={styles.description}>{description}</p>
        {details.length > 0 && <p className={styles.details}>{details.join(" · ")}</p>}
        <a className={styles.signUp} href={signUp ?? chatLink(chat.url, message)}>
          Sign up
        </a>
      </div>
      <p className={styles.mark} {...shownDuring(times)} hidden>
        {ON_NOW}
      </p>
      {photo && alt && (
        <Photo className={styles.photo} photo={photo} alt={alt} sizes={PHOTO_SIZES} />
      )}
    </article>
  );
}

export const fragment = graphql`
  fragment ComingEvent on ComingEventsJsonEvents {
    id
    title
    description
    starts
    ends
    photo {
      childImageSharp {
        gatsbyImageData(width: 810, breakpoints: [350, 440, 540, 700, 810])
      }
    }
    alt
    price
    seats
    signUp
  }
`;

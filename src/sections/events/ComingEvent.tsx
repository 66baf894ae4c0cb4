import { graphql, withPrefix } from "gatsby";
import { Icon } from "../../components/LinkIcon";
import { Photo } from "../../components/Photo";
import { PHONE_FULL_WIDTH } from "../../components/photoSizes";
import { ShareButton } from "../../components/ShareButton";
import { timely, useClock, useStartTime } from "../../components/timely";
import { formatRinggit } from "../../domain/format/ringgit";
import { chatLink } from "../../domain/reservationLink";
import { from } from "../../styles/mediaQueries";
import * as styles from "./ComingEvent.module.scss";

type ComingEventProps = {
  event: Queries.ComingEventFragment;
  texts: Queries.ComingEventTextsFragment;
  chatUrl: string;
  /** Whether this is the first event on the page. Its photo is above the fold. */
  isFirst: boolean;
};

const CALENDAR_ICON = "M3 5h18v16H3zm0 5h18M8 2v5m8-5v5";

const PHOTO_SIZES = `${from("lg")} 22rem, ${from("md")} 33vw, ${PHONE_FULL_WIDTH}`;

/** An event that is over disappears with the next load of the page. Until then it is marked. */
export function ComingEvent({ event, texts, chatUrl, isFirst }: ComingEventProps) {
  const { id, title, description, times, repeats, photo, alt, price, places, signUp } = event;
  const start = useStartTime();
  const now = useClock();
  const lastEnd = Math.max(...times.map(({ ends }) => ends));
  const cost = price && (price === "free" ? texts.freeLabel : formatRinggit(Number(price)));
  const facts = [repeats, cost, places && `${places} places`].filter(Boolean);
  const message = texts.signUpMessage.replace("[event]", () => title);
  return (
    <article
      className={styles.event}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      {...timely({ ends: lastEnd }, start)}
    >
      {photo && alt && (
        <Photo
          className={styles.photo}
          photo={photo}
          alt={alt}
          sizes={PHOTO_SIZES}
          isAboveTheFold={isFirst}
        />
      )}
      <ol className={styles.times}>
        {times.map(({ starts, ends, text, weekday, day, month, dateTime }) => (
          <li className={styles.time} key={starts} {...timely({ ends }, start)}>
            <time className={styles.date} dateTime={dateTime} aria-hidden="true">
              {weekday} <b className={styles.day}>{day}</b> {month}
            </time>
            <p className={styles.text}>{text}</p>
            <p className={styles.mark} {...timely({ starts, ends }, now)}>
              {texts.runningLabel}
            </p>
            <p className={styles.mark} hidden={now < ends}>
              {texts.overLabel}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.words}>
        <h3 className={styles.title} id={`${id}-title`}>
          {title}
        </h3>
        <p className={styles.description}>{description}</p>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(" · ")}</p>}
        <p className={styles.actions}>
          <a className={styles.signUp} href={signUp ?? chatLink(chatUrl, message)}>
            {texts.signUpLabel}
          </a>
          <a className={styles.link} href={withPrefix(`/events/${id}.ics`)}>
            <Icon path={CALENDAR_ICON} />
            {texts.calendarLabel}
          </a>
          <ShareButton
            label={texts.shareLabel}
            data={() => ({ title, url: `${window.location.href.replace(/#.*/, "")}#${id}` })}
          />
        </p>
      </div>
    </article>
  );
}

export const fragments = graphql`
  fragment ComingEvent on ComingEventsJsonEvents {
    id
    title
    description
    times {
      starts
      ends
      text
      weekday
      day
      month
      dateTime
    }
    repeats
    photo {
      childImageSharp {
        gatsbyImageData(width: 810, breakpoints: [350, 440, 540, 700, 810])
      }
    }
    alt
    price
    places
    signUp
  }

  fragment ComingEventTexts on ComingEventsJson {
    runningLabel
    overLabel
    freeLabel
    signUpLabel
    signUpMessage
    calendarLabel
    shareLabel
  }
`;

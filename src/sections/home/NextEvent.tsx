import { graphql, Link } from "gatsby";
import { timely, useStartTime } from "../../components/timely";
import * as styles from "./NextEvent.module.scss";

/** One line about the next event: the first that is not over. */
export function NextEvent({ next, runningLabel }: Queries.NextEventFragment) {
  const start = useStartTime();
  return (
    <ul className={styles.list}>
      {next.map(({ id, title, text, starts, ends }) => (
        <li className={styles.event} key={`${id} ${starts}`} {...timely({ ends }, start)}>
          <Link className={styles.link} to={`/events#${id}`}>
            <span {...timely({ ends: starts }, start)}>{text}</span>
            <b className={styles.running} {...timely({ starts, ends }, start)}>
              {runningLabel}
            </b>
            : {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment NextEvent on ComingEventsJson {
    runningLabel
    next {
      id
      title
      text
      starts
      ends
    }
  }
`;

import { graphql, Link } from "gatsby";
import { eventsPath } from "../../domain/pagination/eventPages";
import * as styles from "./Paging.module.scss";
import { formatPosition } from "./pageTitle";

type PagingProps = { page: Queries.PastEventsSectionFragment; texts: Queries.PagingFragment };

export function Paging({ page, texts }: PagingProps) {
  const { number, count } = page;
  const position = formatPosition(texts.position, page);
  return (
    <nav className={styles.paging} aria-label={position}>
      {number > 1 && (
        <Link className={styles.newer} to={`${eventsPath(number - 1)}#past-events`} rel="prev">
          {texts.newer}
        </Link>
      )}
      <span className={styles.position}>{position}</span>
      {number < count && (
        <Link className={styles.older} to={`${eventsPath(number + 1)}#past-events`} rel="next">
          {texts.older}
        </Link>
      )}
    </nav>
  );
}

export const fragment = graphql`
  fragment Paging on EventsJsonPaging {
    position
    newer
    older
  }
`;

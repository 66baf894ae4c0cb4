import { graphql } from "gatsby";
import { useId } from "react";
import { reservationLink } from "../../domain/reservationLink";

type ReserveLinkProps = {
  site: Queries.ReservationFragment;
  /** What the chat message asks for: rigs, perhaps with their hours. Empty if no rig can be reserved. */
  wish: string;
  className: string;
  noteClassName: string;
};

/** RESERVATION, which opens the chat in a new tab, and the note that says what can be reserved. */
export function ReserveLink({ site, wish, className, noteClassName }: ReserveLinkProps) {
  const noteId = useId();
  const hintId = useId();
  const { label, note } = site.reservation;
  if (!wish) return null;
  return (
    <>
      <a
        className={className}
        href={reservationLink(site, wish)}
        target="_blank"
        rel="noopener"
        aria-describedby={`${noteId} ${hintId}`}
      >
        {label}
      </a>
      <p className={noteClassName} id={noteId}>
        {note}
      </p>
      <p id={hintId} hidden>
        Opens {site.links.chat.label} in a new tab.
      </p>
    </>
  );
}

export const fragment = graphql`
  fragment Reservation on SiteJson {
    links {
      chat {
        label
        url
      }
    }
    reservation {
      label
      note
      walkIn
      message
    }
  }
`;

import { graphql } from "gatsby";
import { formatHours } from "./format/duration";
import { joinWithOr } from "./format/list";

/** What a visitor would like to reserve: one of some rigs, and for how long where that is known. */
type Wish = { rigs: readonly Pick<Queries.ReservableRigFragment, "nameInText">[]; hours?: number };

/**
 * Opens the chat with a message that the visitor completes and sends. What they have not chosen yet
 * stays blank.
 */
export function reservationLink(
  { links, reservation }: Queries.ReservationLinkFragment,
  { rigs, hours }: Wish,
): string {
  const message = reservation.message
    .replace("[rig]", () => joinWithOr(rigs.map(({ nameInText }) => nameInText)))
    .replace("[hours]", hours === undefined ? "" : formatHours(hours));
  const { url } = links.chat;
  return `${url}${url.includes("?") ? "&" : "?"}text=${encodeURIComponent(message)}`;
}

export const fragments = graphql`
  fragment ReservationLink on SiteJson {
    links {
      chat {
        url
      }
    }
    reservation {
      message
    }
  }

  fragment ReservableRig on RigsJsonRigs {
    id
    shortName
    nameInText
    isReservable
  }
`;

import { graphql, useStaticQuery } from "gatsby";

/** The words about reservations: the button, its note, who may just walk in, and the message in the chat. */
export function useReservation() {
  return useStaticQuery<Queries.ReservationQuery>(graphql`
    query Reservation {
      siteJson {
        reservation {
          label
          note
          walkIn
          message
        }
      }
    }
  `);
}

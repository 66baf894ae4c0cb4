import { graphql, useStaticQuery } from "gatsby";

/** How visitors reserve, and who need not. */
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

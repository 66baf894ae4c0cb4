import { graphql } from "gatsby";
import { DirectionsLink } from "../components/DirectionsLink";
import { keepTogether } from "../domain/format/keepTogether";
import * as styles from "./Address.module.scss";

export function Address({ address }: Queries.AddressFragment) {
  const { street, suburb, postcode, city, state } = address;
  return (
    <>
      <address className={styles.address}>
        <span>{keepTogether(`${street}, ${suburb},`)}</span>{" "}
        <span>{keepTogether(`${postcode} ${city}, ${state}`)}</span>
      </address>
      <DirectionsLink className={styles.directions} />
    </>
  );
}

export const fragment = graphql`
  fragment Address on SiteJson {
    address {
      street
      suburb
      postcode
      city
      state
    }
    ...DirectionsLink
  }
`;

import { graphql } from "gatsby";
import { DirectionsLink } from "../components/DirectionsLink";
import * as styles from "./Address.module.scss";

export function Address({ address }: Queries.AddressFragment) {
  const { street, suburb, postcode, city, state } = address;
  return (
    <>
      <address className={styles.address}>
        <span>{`${street}, ${suburb},`}</span> <span>{`${postcode}\u00A0${city}, ${state}`}</span>
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

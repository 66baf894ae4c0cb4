import { graphql } from "gatsby";
import { DirectionsLink } from "../components/DirectionsLink";
import { addressLines } from "../domain/format/address";
import * as styles from "./Address.module.scss";

export function Address({ address }: Queries.AddressFragment) {
  return (
    <>
      <address className={styles.address}>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
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

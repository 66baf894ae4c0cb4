import { graphql } from "gatsby";
import { Navigation } from "lucide";
import { Icon } from "../components/Icon";
import { addressLines } from "../domain/format/address";
import * as styles from "./Address.module.scss";

export function Address({ address, map }: Queries.AddressFragment) {
  return (
    <>
      <address className={styles.address}>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <a className={styles.directions} href={map.directionsUrl}>
        <Icon node={Navigation} />
        Directions
      </a>
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
    map {
      directionsUrl
    }
  }
`;

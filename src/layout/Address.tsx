import { graphql } from "gatsby";
import { Navigation } from "lucide";
import { CopyButton } from "../components/CopyButton";
import { Icon } from "../components/Icon";
import { addressLines } from "../domain/format/address";
import * as styles from "./Address.module.scss";

export function Address({ address, map, footer }: Queries.AddressFragment) {
  const lines = addressLines(address);
  return (
    <>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={styles.actions}>
        <a className={styles.directions} href={map.directionsUrl}>
          <Icon node={Navigation} />
          {map.directionsLabel}
        </a>
        <CopyButton
          text={() => lines.join(", ")}
          label={footer.copyAddressLabel}
          copiedLabel={footer.addressCopiedLabel}
        />
      </div>
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
      directionsLabel
      directionsUrl
    }
    footer {
      copyAddressLabel
      addressCopiedLabel
    }
  }
`;

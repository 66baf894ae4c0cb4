import { graphql } from "gatsby";
import { useRef } from "react";
import { CopyButton } from "../components/CopyButton";
import { LinkIcon } from "../components/LinkIcon";
import { addressLines } from "../domain/format/address";
import * as styles from "./Address.module.scss";

export function Address({ address, map, footer }: Queries.AddressFragment) {
  const addressRef = useRef<HTMLElement>(null);
  const lines = addressLines(address);
  return (
    <>
      <address className={styles.address} ref={addressRef}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={styles.actions}>
        <a className={styles.directions} href={map.directionsUrl}>
          <LinkIcon name="directions" />
          {map.directionsLabel}
        </a>
        <CopyButton
          text={lines.join(", ")}
          label={footer.copyAddressLabel}
          copiedLabel={footer.addressCopiedLabel}
          source={addressRef}
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

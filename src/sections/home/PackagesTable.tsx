import { graphql } from "gatsby";
import { formatRinggit } from "../../format/ringgit";
import * as styles from "./PricingSection.module.scss";

type PackagesTableProps = {
  heading: string;
  packages: readonly Queries.PackageFragment[];
};

/** A row for each rig, a column for each length in hours. */
export function PackagesTable({ heading, packages }: PackagesTableProps) {
  const rigs = [...new Map(packages.map(({ rig }) => [rig.id, rig])).values()];
  const lengths = [...new Set(packages.map(({ hours }) => hours))].sort((a, b) => a - b);
  const priceOf = (rigId: string, length: number) =>
    packages.find(({ rig, hours }) => rig.id === rigId && hours === length)?.price;

  return (
    <table className={styles.table}>
      <caption>{heading}</caption>
      <thead>
        <tr>
          <td />
          {lengths.map((length) => (
            <th key={length} scope="col">
              {length} hours
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rigs.map((rig) => (
          <tr key={rig.id}>
            <th scope="row">{rig.shortName}</th>
            {lengths.map((length) => {
              const price = priceOf(rig.id, length);
              return (
                <td key={length} className={styles.member}>
                  {price !== undefined && formatRinggit(price)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const fragment = graphql`
  fragment Package on PricingJsonPackages {
    rig {
      id
      shortName
    }
    hours
    price
  }
`;

import { formatRinggit } from "../../domain/format/ringgit";
import { packageSaving } from "../../domain/pricing/packageSaving";
import * as styles from "./PricingSection.module.scss";
import { rowLength } from "./rowLength";

/** One row per rig and one column per number of hours. Each price shows what it saves a member. */
export function PackagesTable(props: Queries.PricingFragment) {
  const { packagesHeading, savingLabel, packages, rates } = props;
  const rigs = [...new Map(packages.map(({ rig }) => [rig.id, rig])).values()];
  const lengths = [...new Set(packages.map(({ hours }) => hours))].sort((a, b) => a - b);

  function priceCell(rigId: string, length: number) {
    const offer = packages.find(({ rig, hours }) => rig.id === rigId && hours === length);
    const rate = rates.find(({ rig }) => rig.id === rigId);
    if (!offer) return null;
    const hourlyRate = rate?.member ?? rate?.nonMember;
    return (
      <>
        {formatRinggit(offer.price)}
        {hourlyRate && (
          <span className={styles.note}>
            {savingLabel} {formatRinggit(packageSaving(offer, hourlyRate))}
          </span>
        )}
      </>
    );
  }

  return (
    <table
      className={styles.table}
      style={rowLength(
        packages.map(({ price }) => price),
        lengths.length,
      )}
    >
      <caption>{packagesHeading}</caption>
      <thead>
        <tr>
          <td />
          {lengths.map((length) => (
            <th key={length} className={styles.member} scope="col">
              {length} hours
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rigs.map((rig) => (
          <tr key={rig.id}>
            <th scope="row">{rig.shortName}</th>
            {lengths.map((length) => (
              <td key={length} className={styles.member}>
                {priceCell(rig.id, length)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { CSSProperties } from "react";
import { Ringgit } from "../../components/Ringgit";
import { formatHours } from "../../domain/format/count";
import { packageSaving } from "../../domain/pricing/packageSaving";
import { rateOf } from "../../domain/pricing/rate";
import { usualLine } from "../../domain/pricing/visit";
import { PriceLink } from "./PriceLink";
import * as styles from "./PriceTables.module.scss";

export function PackagesTable(props: Queries.PricingFragment) {
  const { packagesHeading, savingLabel, packages, rates } = props;
  const rigs = [...new Map(packages.map(({ rig }) => [rig.id, rig])).values()];
  const durations = [...new Set(packages.map(({ hours }) => hours))].sort((a, b) => a - b);

  function priceCell(rigId: string, duration: number) {
    const offer = packages.find(({ rig, hours }) => rig.id === rigId && hours === duration);
    if (!offer) return null;
    const { member, nonMember } = rateOf(rigId, rates);
    return (
      <>
        <PriceLink
          price={offer.price}
          line={{ ...usualLine(rigId), hours: offer.hours, isMember: true }}
          tryLabel={props.tryLabel}
        />
        <span className={styles.note}>
          {savingLabel} <Ringgit amount={packageSaving(offer, member ?? nonMember)} />
        </span>
      </>
    );
  }

  return (
    <div className={styles.frame}>
      <table className={styles.table} style={{ "--columns": durations.length } as CSSProperties}>
        <caption>{packagesHeading}</caption>
        <thead>
          <tr>
            <td />
            {durations.map((duration) => (
              <th key={duration} className={styles.member} scope="col">
                {formatHours(duration)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rigs.map((rig) => (
            <tr key={rig.id}>
              <th scope="row">{rig.shortName}</th>
              {durations.map((duration) => (
                <td key={duration} className={styles.member}>
                  {priceCell(rig.id, duration)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

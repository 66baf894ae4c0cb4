import { usualLine } from "../../domain/pricing/visit";
import { PriceLink } from "./PriceLink";
import * as styles from "./PriceTables.module.scss";

export function RatesTable(props: Queries.PricingFragment) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{props.rateHeading}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{props.nonMemberLabel}</th>
            <th className={styles.member} scope="col">
              {props.memberLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {props.rates.map(({ rig, nonMember, member, note }) => (
            <tr key={rig.id}>
              <th scope="row">{rig.shortName}</th>
              <td>
                <PriceLink price={nonMember} line={usualLine(rig.id)} tryLabel={props.tryLabel} />
                {note && <span className={styles.note}>{note}</span>}
              </td>
              <td className={styles.member}>
                {member === null ? (
                  <span className={styles.note}>{props.noMemberRateLabel}</span>
                ) : (
                  <PriceLink
                    price={member}
                    line={{ ...usualLine(rig.id), isMember: true }}
                    tryLabel={props.tryLabel}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

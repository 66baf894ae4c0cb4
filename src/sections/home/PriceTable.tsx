import { graphql } from "gatsby";
import { Ringgit } from "../../components/Ringgit";
import { formatHours } from "../../domain/format/count";
import * as styles from "./PriceTable.module.scss";

/** With packages of more lengths, the table may scroll sideways. */
const MAX_LENGTHS = 4;

/**
 * All prices: a row for each rig, and a column for each kind of rate and each length of a package. In windows that are not wide,
 * each row is a block, in which labels take the place of the columns' headings. As the labels are texts, a screen reader says what
 * a price is for even if the browser does not take the blocks for rows of a table.
 */
export function PriceTable(props: Queries.PriceTableFragment) {
  const { rateHeading, rates, packagesHeading, packages } = props;
  const lengths = [...new Set(packages.map(({ hours }) => hours))].sort((a, b) => a - b);
  const hasMemberRates = rates.some(({ member }) => member !== null);
  const rateColumns = hasMemberRates ? 2 : 1;
  const hasMemberPrices = hasMemberRates || lengths.length > 0;

  // Not all browsers let the keyboard scroll what has no tabindex.
  const mayScroll = lengths.length > MAX_LENGTHS;

  function packagePrice(rigId: string, length: number) {
    const offer = packages.find(({ rig, hours }) => rig.id === rigId && hours === length);
    return offer ? <Ringgit amount={offer.price} /> : <span className={styles.none}>–</span>;
  }

  return (
    <div
      className={styles.frame}
      {...(mayScroll && { tabIndex: 0, role: "group", "aria-labelledby": "pricing-heading" })}
    >
      <table className={styles.table} aria-labelledby="pricing-heading">
        <colgroup />
        <colgroup span={rateColumns} />
        {lengths.length > 0 && <colgroup span={lengths.length} />}
        <thead>
          <tr>
            <td rowSpan={hasMemberPrices ? 2 : 1} />
            <th colSpan={rateColumns} scope="colgroup">
              {rateHeading}
            </th>
            {lengths.length > 0 && (
              <th className={styles.packages} colSpan={lengths.length} scope="colgroup">
                {packagesHeading}
              </th>
            )}
          </tr>
          {hasMemberPrices && (
            <tr>
              <th scope="col">Non-member</th>
              {hasMemberRates && (
                <th className={styles.member} scope="col">
                  Member
                </th>
              )}
              {lengths.map((length) => (
                <th key={length} className={styles.packages} scope="col">
                  {formatHours(length)}
                </th>
              ))}
            </tr>
          )}
        </thead>
        <tbody>
          {rates.map(({ rig, nonMember, member, note }) => (
            <tr key={rig.id}>
              <th scope="row">{rig.shortName}</th>
              <td>
                <Label text={formatHours(1)} />
                <Ringgit amount={nonMember} />
                {note && <span className={styles.note}>{note}</span>}
              </td>
              {hasMemberRates && (
                <td className={styles.member}>
                  <Label text={`${formatHours(1)}, member`} />
                  {member === null ? (
                    <span className={styles.note}>No member rate</span>
                  ) : (
                    <Ringgit amount={member} />
                  )}
                </td>
              )}
              {lengths.map((length) => (
                <td key={length} className={styles.packages}>
                  <Label text={`${formatHours(length)}, member`} />
                  {packagePrice(rig.id, length)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Label({ text }: { text: string }) {
  return <span className={styles.label}>{text}</span>;
}

export const fragment = graphql`
  fragment PriceTable on PricingJson {
    rateHeading
    rates {
      rig {
        id
        shortName
      }
      nonMember
      member
      note
    }
    packagesHeading
    packages {
      rig {
        id
      }
      hours
      price
    }
  }
`;

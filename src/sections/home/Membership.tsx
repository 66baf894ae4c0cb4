import { graphql } from "gatsby";
import { Ringgit } from "../../components/Ringgit";
import { formatFreeHours } from "../../domain/format/count";
import { formatRinggit } from "../../domain/format/ringgit";
import { inWholeSen } from "../../domain/pricing/inWholeSen";
import * as styles from "./Membership.module.scss";

type MembershipProps = Queries.MembershipFragment & { rates: Queries.PricingFragment["rates"] };

export function Membership(props: MembershipProps) {
  const { heading, intro, registration, reload, birthday, rates } = props;
  const saved = rates.map(({ rig, nonMember, member }) => ({
    rig,
    amount: inWholeSen(nonMember - (member ?? nonMember)),
  }));
  const bonuses = reload.bonuses.filter(({ bonus }) => bonus > 0);
  return (
    <section aria-labelledby="membership-heading">
      <h3 id="membership-heading">{heading}</h3>
      <p className={styles.intro}>{intro}</p>
      <ul className={styles.cards}>
        <li>
          <h4>{registration.heading}</h4>
          <p>{registration.text}</p>
          <ul>
            <li>
              Registration{registration.fee > 0 && ", once"}{" "}
              <strong>
                {registration.fee > 0 ? <Ringgit amount={registration.fee} /> : "Free"}
              </strong>
            </li>
            {saved
              .filter(({ amount }) => amount > 0)
              .map(({ rig, amount }) => (
                <li key={rig.id}>
                  {rig.shortName} <strong>{`${formatRinggit(amount)} less an hour`}</strong>
                </li>
              ))}
          </ul>
        </li>
        {bonuses.length > 0 && (
          <li>
            <h4>{reload.heading}</h4>
            <p>{reload.text}</p>
            <ul>
              {bonuses.map((tier) => (
                <li key={tier.reload}>
                  <span>{`Reload ${formatRinggit(tier.reload)}`}</span>{" "}
                  <strong>{`+${formatRinggit(tier.bonus)}`}</strong>
                </li>
              ))}
            </ul>
          </li>
        )}
        {birthday.choices.length > 0 && (
          <li>
            <h4>{birthday.heading}</h4>
            <p>{birthday.text}</p>
            <ul>
              {birthday.choices.map(({ rig, freeHours }) => (
                <li key={rig.id}>
                  {rig.shortName} <strong>{formatFreeHours(freeHours)}</strong>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment Membership on MembershipJson {
    heading
    intro
    registration {
      heading
      text
      fee
    }
    reload {
      heading
      text
      bonuses {
        reload
        bonus
      }
    }
    birthday {
      heading
      text
      choices {
        rig {
          id
          shortName
        }
        freeHours
      }
    }
  }
`;

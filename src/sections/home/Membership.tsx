import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Ringgit } from "../../components/Ringgit";
import { formatFreeHours } from "../../domain/format/count";
import { formatRinggit } from "../../domain/format/ringgit";
import { inWholeSen } from "../../domain/pricing/inWholeSen";
import * as styles from "./Membership.module.scss";

type MembershipProps = Queries.MembershipFragment & { rates: Queries.PriceTableFragment["rates"] };

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
      <ul role="list" className={styles.cards}>
        <Card {...registration}>
          <li>
            Registration{registration.fee > 0 && ", once"}{" "}
            <strong>{registration.fee > 0 ? <Ringgit amount={registration.fee} /> : "Free"}</strong>
          </li>
          {saved
            .filter(({ amount }) => amount > 0)
            .map(({ rig, amount }) => (
              <li key={rig.id}>
                {rig.shortName} <strong>{`${formatRinggit(amount)} less an hour`}</strong>
              </li>
            ))}
        </Card>
        {bonuses.length > 0 && (
          <Card {...reload}>
            {bonuses.map((tier) => (
              <li key={tier.reload}>
                <span>{`Reload ${formatRinggit(tier.reload)}`}</span>{" "}
                <strong>{`+${formatRinggit(tier.bonus)}`}</strong>
              </li>
            ))}
          </Card>
        )}
        {birthday.choices.length > 0 && (
          <Card {...birthday}>
            {birthday.choices.map(({ rig, freeHours }) => (
              <li key={rig.id}>
                {rig.shortName} <strong>{formatFreeHours(freeHours)}</strong>
              </li>
            ))}
          </Card>
        )}
      </ul>
    </section>
  );
}

type CardProps = { heading: string; text: string; children: ReactNode };

function Card({ heading, text, children }: CardProps) {
  return (
    <li>
      <h4>{heading}</h4>
      <p>{text}</p>
      <ul role="list">{children}</ul>
    </li>
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

import { graphql } from "gatsby";
import { Ringgit } from "../../components/Ringgit";
import { formatFreeHours } from "../../domain/format/count";
import { formatRinggit } from "../../domain/format/ringgit";
import * as styles from "./Membership.module.scss";

export function Membership(props: Queries.MembershipFragment) {
  const { heading, intro, registration, reload, birthday } = props;
  return (
    <section aria-labelledby="membership-heading">
      <h3 className={styles.heading} id="membership-heading">
        {heading}
      </h3>
      <p className={styles.intro}>{intro}</p>
      <ul className={styles.cards}>
        <li>
          <h4 className={styles.cardHeading}>{registration.heading}</h4>
          <p>{registration.text}</p>
          <p className={styles.fee}>
            <Ringgit amount={registration.fee} />
          </p>
        </li>
        <li>
          <h4 className={styles.cardHeading}>{reload.heading}</h4>
          <p>{reload.text}</p>
          <ul>
            {reload.bonuses.map((tier) => (
              <li key={tier.reload}>
                <span>{`${formatRinggit(tier.reload)} reload:`}</span>{" "}
                <strong>{`+${formatRinggit(tier.bonus)}`}</strong>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <h4 className={styles.cardHeading}>{birthday.heading}</h4>
          <p>{birthday.text}</p>
          <ul>
            {birthday.choices.map(({ rig, freeHours }) => (
              <li key={rig.id}>
                {rig.shortName} <strong>{formatFreeHours(freeHours)}</strong>
              </li>
            ))}
          </ul>
        </li>
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

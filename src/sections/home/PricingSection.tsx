import { graphql } from "gatsby";
import { SectionHeader } from "../../components/SectionHeader";
import { EstimateSection } from "./estimate/EstimateSection";
import { Membership } from "./Membership";
import { PackagesTable } from "./PackagesTable";
import * as styles from "./PricingSection.module.scss";
import { RatesTable } from "./RatesTable";

type PricingSectionProps = {
  pricing: Queries.PricingFragment;
  membership: Queries.MembershipFragment;
  site: Queries.ReservationFragment;
};

export function PricingSection({ pricing, membership, site }: PricingSectionProps) {
  return (
    <section
      className={styles.section}
      id="pricing"
      tabIndex={-1}
      aria-labelledby="pricing-heading"
    >
      <SectionHeader headingId="pricing-heading" heading={pricing.heading} intro={pricing.intro} />
      <div className={styles.tables}>
        <RatesTable {...pricing} />
        {pricing.packages.length > 0 && <PackagesTable {...pricing} />}
      </div>
      <EstimateSection pricing={pricing} membership={membership} site={site} />
      <Membership {...membership} />
    </section>
  );
}

export const fragments = graphql`
  fragment Pricing on PricingJson {
    heading
    intro
    rateHeading
    nonMemberLabel
    memberLabel
    noMemberRateLabel
    rates {
      rig {
        id
        shortName
        nameInText
        isReservable
      }
      nonMember
      member
      note
    }
    packagesHeading
    savingLabel
    packages {
      rig {
        id
        shortName
      }
      hours
      price
    }
    estimate {
      heading
      intro
      rigLabel
      hoursLabel
      memberLabel
      assumption
      reserveLabel
    }
  }

  fragment Reservation on SiteJson {
    links {
      chat {
        url
      }
    }
    reservation {
      label
      note
      newTabHint
      message
    }
  }
`;

import { graphql } from "gatsby";
import { Section } from "../../components/Section";
import { Calculator } from "./Calculator";
import { Membership } from "./Membership";
import { PriceTable } from "./PriceTable";

type PricingSectionProps = {
  pricing: Queries.PricingFragment;
  membership: Queries.MembershipFragment;
  site: Queries.ReservationFragment;
};

export function PricingSection({ pricing, membership, site }: PricingSectionProps) {
  // In develop, the rig that somebody has chosen may disappear.
  const rigs = pricing.rates.map(({ rig }) => rig.id).join();
  return (
    <Section id="pricing" heading={pricing.heading} intro={pricing.intro}>
      <PriceTable {...pricing} />
      <Calculator
        key={rigs}
        pricing={pricing}
        site={site}
        registrationFee={membership.registration.fee}
      />
      <Membership {...membership} rates={pricing.rates} />
    </Section>
  );
}

export const fragment = graphql`
  fragment Pricing on PricingJson {
    heading
    intro
    rateHeading
    rates {
      rig {
        id
        shortName
        nameInText
        plural
        isReservable
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
    calculatorHeading
  }
`;

import { graphql, withPrefix } from "gatsby";
import { Section } from "../../components/Section";
import { Calculator } from "./Calculator";
import { Membership } from "./Membership";
import { PriceTable } from "./PriceTable";
import * as styles from "./PricingSection.module.scss";

type PricingSectionProps = {
  pricing: Queries.PricingSectionFragment;
  membership: Queries.MembershipFragment;
};

export function PricingSection({ pricing, membership }: PricingSectionProps) {
  // Without the key, develop would show an error when an editor takes away the rig that is chosen.
  const rigs = pricing.rates.map(({ rig }) => rig.id).join();
  return (
    <Section id="pricing" heading={pricing.heading} intro={pricing.intro}>
      <PriceTable {...pricing} />
      <Calculator key={rigs} pricing={pricing} registrationFee={membership.registration.fee} />
      <p className={styles.events}>
        <span>More than a few?</span> <a href={withPrefix("/events")}>Plan an event</a>
      </p>
      <Membership {...membership} rates={pricing.rates} />
    </Section>
  );
}

export const fragment = graphql`
  fragment PricingSection on PricingJson {
    heading
    intro
    ...PriceTable
    ...Calculator
  }
`;

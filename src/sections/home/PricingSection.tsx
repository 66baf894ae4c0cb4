import { graphql } from "gatsby";
import { SectionHeader } from "../../components/SectionHeader";
import { EstimateSection } from "./estimate/EstimateSection";
import { Membership } from "./Membership";
import { PackagesTable } from "./PackagesTable";
import * as styles from "./PricingSection.module.scss";
import { RatesTable } from "./RatesTable";

type PricingSectionProps = {
  pricing: Queries.PricingSectionFragment;
  membership: Queries.MembershipFragment & Queries.EstimateMembershipFragment;
  site: Queries.EstimateSiteFragment;
};

export function PricingSection({ pricing, membership, site }: PricingSectionProps) {
  return (
    <section
      className={styles.section}
      id="pricing"
      tabIndex={-1}
      aria-labelledby="pricing-heading"
    >
      <SectionHeader id="pricing-heading" heading={pricing.heading} intro={pricing.intro} />
      <div className={styles.tables}>
        <RatesTable {...pricing} />
        <PackagesTable {...pricing} />
      </div>
      <EstimateSection pricing={pricing} membership={membership} site={site} />
      <Membership {...membership} />
    </section>
  );
}

export const fragment = graphql`
  fragment PricingSection on PricingJson {
    heading
    intro
    ...RatesTable
    ...PackagesTable
    ...EstimatePricing
  }
`;

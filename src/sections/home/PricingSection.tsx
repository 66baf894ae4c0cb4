import { graphql } from "gatsby";
import { Section } from "../../components/Section";
import { Membership } from "./Membership";
import { PackagesTable } from "./PackagesTable";
import * as styles from "./PriceTables.module.scss";
import { PlannerSection } from "./planner/PlannerSection";
import type { PlannerContent } from "./planner/plannerContent";
import { RatesTable } from "./RatesTable";

export function PricingSection(props: PlannerContent) {
  const { pricing, membership } = props;
  return (
    <Section id="pricing" heading={pricing.heading} intro={pricing.intro}>
      <div className={styles.tables}>
        <RatesTable {...pricing} />
        {pricing.packages.length > 0 && <PackagesTable {...pricing} />}
      </div>
      <PlannerSection {...props} />
      <Membership {...membership} />
    </Section>
  );
}

export const fragment = graphql`
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
        unit {
          one
          many
        }
      }
      nonMember
      member
      note
    }
    packagesHeading
    savingLabel
    tryLabel
    packages {
      rig {
        id
        shortName
      }
      hours
      price
    }
  }
`;

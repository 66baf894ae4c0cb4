import { graphql } from "gatsby";
import { Section } from "../../components/Section";
import { RigCard } from "./RigCard";
import * as styles from "./RigsSection.module.scss";

type RigsSectionProps = Queries.RigsSectionFragment & {
  rates: Queries.HomeHeroSectionPricesFragment["rates"];
};

export function RigsSection({ heading, intro, rigs, rates }: RigsSectionProps) {
  return (
    <Section id="rigs" heading={heading} intro={intro}>
      <ul role="list" className={styles.rigs}>
        {rigs.map((rig) => (
          <li key={rig.id}>
            <RigCard
              {...rig}
              hourlyRate={rates.find((rate) => rate.rig.id === rig.id)?.nonMember}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment RigsSection on RigsJson {
    heading
    intro
    rigs {
      ...RigCard
    }
  }
`;

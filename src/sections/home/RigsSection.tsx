import { graphql } from "gatsby";
import { Section } from "../../components/Section";
import { RigCard } from "./RigCard";
import * as styles from "./RigsSection.module.scss";

export function RigsSection({ heading, intro, rigs }: Queries.RigsSectionFragment) {
  return (
    <Section id="rigs" heading={heading} intro={intro}>
      <ul className={styles.rigs}>
        {rigs.map((rig) => (
          <li key={rig.id}>
            <RigCard {...rig} />
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

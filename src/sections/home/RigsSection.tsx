import { graphql } from "gatsby";
import { SectionHeader } from "../../components/SectionHeader";
import { RigCard } from "./RigCard";
import * as styles from "./RigsSection.module.scss";

export function RigsSection({ heading, intro, rigs }: Queries.RigsSectionFragment) {
  return (
    <section className={styles.section} id="rigs" tabIndex={-1} aria-labelledby="rigs-heading">
      <SectionHeader headingId="rigs-heading" heading={heading} intro={intro} />
      <ul className={styles.cards}>
        {rigs.map((rig) => (
          <li key={rig.id}>
            <RigCard {...rig} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment RigsSection on RigsJson {
    heading
    intro
    rigs {
      id
      ...RigCard
    }
  }
`;

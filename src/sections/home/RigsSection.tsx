import { graphql } from "gatsby";
import { PHONE_FULL_WIDTH } from "../../components/photoSizes";
import { Section } from "../../components/Section";
import { from } from "../../styles/mediaQueries";
import { RigCard } from "./RigCard";
import * as styles from "./RigsSection.module.scss";

const SIZES = `${from("xl")} 400px, ${from("md")} 29vw, ${PHONE_FULL_WIDTH}`;

export function RigsSection({ heading, intro, rigs }: Queries.RigsSectionFragment) {
  return (
    <Section id="rigs" heading={heading} intro={intro}>
      <ul className={styles.rigs}>
        {rigs.map((rig) => (
          <li key={rig.id}>
            <RigCard {...rig} sizes={SIZES} />
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
      id
      ...RigCard
    }
  }
`;

import { graphql } from "gatsby";
import { PHONE_FULL_WIDTH } from "../../components/photoSizes";
import { Section } from "../../components/Section";
import { from } from "../../styles/mediaQueries";
import { RigCard } from "./RigCard";
import * as styles from "./RigsSection.module.scss";

const SIZES_IN_TRIOS = `${from("xl")} 400px, ${from("md")} 29vw, ${PHONE_FULL_WIDTH}`;
const SIZES_IN_PAIRS = `${from("xl")} 290px, ${from("md")} 45vw, ${PHONE_FULL_WIDTH}`;

export function RigsSection({ heading, intro, rigs }: Queries.RigsSectionFragment) {
  // With three columns, the last card would be alone in its row.
  const isInPairs = rigs.length > 3 && rigs.length % 3 === 1;
  return (
    <Section id="rigs" heading={heading} intro={intro}>
      <ul className={isInPairs ? styles.pairs : styles.trios}>
        {rigs.map((rig) => (
          <li key={rig.id}>
            <RigCard {...rig} sizes={isInPairs ? SIZES_IN_PAIRS : SIZES_IN_TRIOS} />
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

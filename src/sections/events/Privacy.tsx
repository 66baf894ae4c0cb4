import { graphql } from "gatsby";
import { TextWithLinks } from "../../components/TextWithLinks";
import * as styles from "./Privacy.module.scss";

export function Privacy({ line, parts }: Queries.PrivacyFragment) {
  return (
    <div className={styles.notice}>
      <p>{line}</p>
      <details>
        <summary className={styles.label}>
          Privacy notice · <span lang="ms">Notis privasi</span>
        </summary>
        {/* With the id inside `<details>`, browsers open the notice for a link to it. */}
        <div className={styles.text} id="privacy">
          {parts.map(({ english }) => (
            <Part key={english.heading} {...english} />
          ))}
        </div>
        <div className={styles.text} lang="ms">
          {parts.map(({ malay }) => (
            <Part key={malay.heading} {...malay} />
          ))}
        </div>
      </details>
    </div>
  );
}

function Part({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <h3>{heading}</h3>
      <p>
        <TextWithLinks text={text} />
      </p>
    </>
  );
}

export const fragment = graphql`
  fragment Privacy on EventsJsonInquiryPrivacy {
    line
    parts {
      english {
        heading
        text
      }
      malay {
        heading
        text
      }
    }
  }
`;

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dataOf } from "../../../../src/content/node/dataOf";
import { routes } from "../../../../src/domain/routes";
import type { Output } from "../output";
import { structuredData } from "./structuredData";

/**
 * Adds structured data to the end of each page, where it delays nothing. From a component, visitors would download its code and
 * data.
 */
export async function addStructuredData({
  graphql,
  pathPrefix,
  publicFolder,
}: Output): Promise<void> {
  const content = dataOf(
    await graphql<Queries.StructuredDataQuery>(`
      query StructuredData {
        siteJson {
          name
          siteBase
          contact {
            phone
            email
          }
          address {
            street
            suburb
            postcode
            city
            state
          }
          map {
            directionsUrl
          }
          links {
            instagram {
              url
            }
          }
          hours {
            days
            opens
            closes
            specialDays {
              date
              opens
              closes
              note
            }
          }
        }
        pagesJson {
          home {
            title
            description
            sharePhoto {
              childImageSharp {
                # As in PageHead.tsx, so that this makes no other picture.
                gatsbyImageData(width: 1200, breakpoints: [1200], formats: [AUTO], quality: 80)
              }
            }
          }
          events {
            title
          }
          faq {
            title
          }
          about {
            title
          }
        }
        pricingJson {
          rates {
            nonMember
            member
          }
        }
        faqJson {
          heading
          questions {
            question
            answer
          }
        }
        comingEventsJson {
          events {
            id
            title
            description
            starts
            ends
            price
            signUp
            photo {
              childImageSharp {
                # As in ComingEvent.tsx, so that this makes no other pictures.
                gatsbyImageData(width: 810, breakpoints: [350, 440, 540, 700, 810])
              }
            }
          }
        }
      }
    `),
  );
  const urlOf = (path: string) => content.siteJson.siteBase + pathPrefix + path;
  for (const route of routes) {
    const file = join(publicFolder, route, "index.html");
    const html = await readFile(file, "utf8");
    await writeFile(file, withData(html, structuredData({ route, urlOf }, content)));
  }
}

function withData(html: string, data: object): string {
  // Escaped so that no text in it can close the script element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const script = `<script type="application/ld+json">${json}</script>`;
  return html.replace("</body>", () => `${script}</body>`);
}

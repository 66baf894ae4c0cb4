import type { BuildArgs } from "gatsby";
import { dataOfQuery } from "../../../src/node/dataOfQuery";

export type Content = Queries.MachineReadableQuery;

/** What each file of this plugin is made from. */
export type PostBuild = { content: Content; pathPrefix: string; publicFolder: string };

export async function postBuild(
  { graphql, pathPrefix }: Pick<BuildArgs, "graphql" | "pathPrefix">,
  publicFolder: string,
): Promise<PostBuild> {
  const content = dataOfQuery(
    await graphql<Content>(`
      query MachineReadable {
        siteJson {
          name
          siteBase
          icon {
            absolutePath
          }
          appIcon {
            absolutePath
            internal {
              contentDigest
            }
          }
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
            otherHours {
              weekdays
              opens
              closes
            }
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
            description
            sharePhoto {
              childImageSharp {
                # As in PageHead.tsx, so that this makes no other picture.
                gatsbyImageData(width: 1200, breakpoints: [1200], formats: [AUTO], quality: 80)
              }
            }
          }
        }
        pricingJson {
          rates {
            nonMember
            member
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
  return { content, pathPrefix, publicFolder };
}

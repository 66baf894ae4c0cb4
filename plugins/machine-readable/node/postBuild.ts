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
            phones {
              number
            }
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
            social {
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
              ...SearchPicture
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
              ...SearchPicture
            }
          }
        }
      }

      # A picture for search engines, in one size.
      fragment SearchPicture on File {
        childImageSharp {
          gatsbyImageData(width: 1200, breakpoints: [1200], formats: [AUTO], quality: 80)
        }
      }
    `),
  );
  return { content, pathPrefix, publicFolder };
}

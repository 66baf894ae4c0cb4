import { formatProblem } from "../../../src/build/content/check/problem";
import { collectFacts } from "../../../src/build/content/facts";
import { fillContent, loadContent } from "../../../src/build/content/loadContent";
import { type Content, contentNames, schemas } from "../../../src/build/content/schema";
import { fieldNotes } from "../../../src/build/content/schema/fieldNotes";
import { mapLeaves } from "../../../src/build/content/schema/fieldTree";
import { comingEvents } from "../../../src/domain/events/comingEvents";
import { noticesToCome } from "../../../src/domain/notices";
import { isOver, type SpecialDay } from "../../../src/domain/openingHours/openState";
import { applyChange, type Change } from "./change";
import { fixtureData } from "./dataCopy";

const { content, valid, problems } = loadContent(fixtureData);
if (!content) throw new Error(problems.map(formatProblem).join("\n"));

// biome-ignore lint/suspicious/noExplicitAny: it replaces the result of every query.
type QueryResult = any;

/** The fixture's data files, before placeholders are filled. */
export const dataFiles = valid as Content;

export function changedFiles(change: Change<Content>): Content {
  const files: Content = JSON.parse(JSON.stringify(dataFiles));
  applyChange(files, change);
  return files;
}

/** The value of each placeholder. */
export const facts = collectFacts(dataFiles);

/** The fixture's content as queries return it. */
export const siteContent = asSiteContent(dataFiles);

/** The result of a query: `pricingJson` for `pricing`. */
export function queryResult(content: QueryResult): QueryResult {
  return Object.fromEntries(contentNames.map((name) => [`${name}Json`, content[name]]));
}

/** The result of static queries: for the fixture, or for the last content that `renderWholePage` was given. */
export const staticQuery = { result: queryResult(siteContent) };

/**
 * Turns data files into what queries return: fills placeholders, and replaces the ids of rigs by rigs and photos by image
 * data. The image files do not exist.
 */
export function asSiteContent(files: Content): QueryResult {
  const filled = fillContent(files);
  const content = Object.fromEntries(
    contentNames.map((name) => [
      name,
      mapLeaves(schemas[name], filled[name], ({ schema, value }) => {
        const { directive } = fieldNotes.get(schema)?.graphql ?? {};
        if (directive === '@link(by: "relativePath")') return asFile(String(value));
        if (directive === "@rigById") return files.rigs.rigs.find(({ id }) => id === value);
        return value;
      }),
    ]),
  ) as QueryResult;
  const now = Date.now();
  content.comingEvents.events = comingEvents(content.comingEvents.events, now);
  content.notices.notices = noticesToCome(content.notices.notices, now);
  const { hours } = content.site;
  hours.specialDays = hours.specialDays.filter((day: SpecialDay) => !isOver(day, now));
  return content;
}

function asFile(path: string) {
  return {
    publicURL: `/static/${path}`,
    childImageSharp: {
      large: {
        layout: "constrained",
        width: 2000,
        height: 1500,
        images: {
          fallback: {
            src: `${path}.large.webp`,
            srcSet: `${path}.large.webp 2000w`,
            sizes: "100vw",
          },
          sources: [],
        },
      },
      gatsbyImageData: {
        layout: "constrained",
        width: 800,
        height: 600,
        backgroundColor: "#120c2c",
        images: {
          fallback: { src: path, srcSet: `${path} 800w`, sizes: "100vw" },
          sources: [{ srcSet: `${path}.webp 800w`, type: "image/webp", sizes: "100vw" }],
        },
      },
    },
  };
}
